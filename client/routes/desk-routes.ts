import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { InboxSearch } from '#client/desk-paths.ts'
import { getParentRoute } from '#client/routes/root-route.ts'

const desk = () => import('#client/features/newsletter/desk/desk-pages.tsx')
const inboxPages = () => import('#client/features/contact/inbox/inbox-pages.tsx')

const newsletter = createRoute({
  getParentRoute,
  path: '/admin/newsletter',
  component: lazyRouteComponent(desk, 'DeskPage'),
})
const issue = createRoute({
  getParentRoute,
  path: '/admin/newsletter/$id',
  component: lazyRouteComponent(desk, 'WritePage'),
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
export const deskRoutes = [newsletter, issue, inbox, message] as const
