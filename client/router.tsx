import { createRouter, type RouterOptions } from '@tanstack/react-router'
import { routeTree } from '#client/routes/route-tree.ts'
import { ErrorPage } from '#client/shell/error-page.tsx'
import { PendingPage } from '#client/shell/pending-page.tsx'

type Surroundings = Pick<RouterOptions<typeof routeTree, 'never'>, 'history' | 'scrollRestoration'>

/** The router of the pages: by default in the browser's own history. */
export function createAppRouter(surroundings: Surroundings) {
  return createRouter({
    ...surroundings,
    routeTree,
    // What a page does not know stays out of its address: otherwise it would reach the page unread.
    search: { strict: true },
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
