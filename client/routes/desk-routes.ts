import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { InboxSearch } from '#client/desk-paths.ts'
import { getParentRoute } from '#client/routes/root-route.ts'

const inboxPages = () => import('#client/features/contact/inbox/inbox-pages.tsx')

/** One route for all of them, as every page carries its routes. */
const desk = createRoute({
  getParentRoute,
  path: '/admin/$',
  component: lazyRouteComponent(() => import('#client/routes/desk-pages.tsx'), 'DeskPages'),
})
const inbox = createRoute({
  getParentRoute,
  path: '/admin/inbox',
  validateSearch: ({ folder }): InboxSearch => (folder === 'done' || folder === 'spam' ? { folder } : {}),
  component: lazyRouteComponent(inboxPages, 'InboxPage'),
})
const message = createRoute({
  getParentRoute,
  path: '/admin/inbox/$id',
  component: lazyRouteComponent(inboxPages, 'MessagePage'),
})

/** What administrators do for readers and members. */
export const deskRoutes = [desk, inbox, message] as const
