import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getParentRoute } from '#client/routes/root-route.ts'

const desk = () => import('#client/features/newsletter/desk/desk-pages.tsx')
const supportPages = () => import('#client/routes/support-pages.ts')

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
  component: lazyRouteComponent(supportPages, 'InboxPage'),
})
const message = createRoute({
  getParentRoute,
  path: '/admin/inbox/$id',
  component: lazyRouteComponent(supportPages, 'MessagePage'),
})
const corrections = createRoute({
  getParentRoute,
  path: '/admin/corrections/$',
  component: lazyRouteComponent(supportPages, 'CorrectionPages'),
})

/** What administrators do for readers and members. */
export const deskRoutes = [newsletter, issue, inbox, message, corrections] as const
