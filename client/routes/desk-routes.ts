import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { InboxSearch } from '#client/desk-paths.ts'
import { getParentRoute } from '#client/routes/root-route.ts'

const newsletter = createRoute({
  getParentRoute,
  path: '/admin/newsletter',
  component: lazyRouteComponent(() => import('#client/features/newsletter/desk/desk-pages.tsx'), 'DeskPage'),
})
const issue = createRoute({
  getParentRoute,
  path: '/admin/newsletter/$id',
  component: lazyRouteComponent(() => import('#client/features/newsletter/desk/desk-pages.tsx'), 'WritePage'),
})
const inbox = createRoute({
  getParentRoute,
  path: '/admin/inbox',
  validateSearch: ({ folder }): InboxSearch => (folder === 'done' || folder === 'spam' ? { folder } : {}),
  component: lazyRouteComponent(() => import('#client/features/contact/inbox/inbox-pages.tsx'), 'InboxPage'),
})
const message = createRoute({
  getParentRoute,
  path: '/admin/inbox/$id',
  component: lazyRouteComponent(() => import('#client/features/contact/inbox/inbox-pages.tsx'), 'MessagePage'),
})

/** What administrators do for readers and members. */
export const deskRoutes = [newsletter, issue, inbox, message] as const
