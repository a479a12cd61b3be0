import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '#client/routes.tsx'
import { ErrorPage } from '#client/shell/error-page.tsx'
import { PendingPage } from '#client/shell/pending-page.tsx'

/** The router of the pages, in the browser's own history, or in one that is given where pages are drawn on the server. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    // What a page does not know stays out of its address: otherwise it would reach the page unread.
    search: { strict: true },
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: history === undefined,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
