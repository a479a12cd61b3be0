import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getParentRoute, readByPage } from '#client/routes/root-route.ts'

const supportPages = () => import('#client/routes/support-pages.ts')

/** One route for all of them, as every page carries its routes. */
const desk = createRoute({
  getParentRoute,
  path: '/admin/$',
  component: lazyRouteComponent(() => import('#client/routes/desk-pages.tsx'), 'DeskPages'),
})
const inbox = createRoute({
  getParentRoute,
  path: '/admin/inbox',
  validateSearch: readByPage,
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
  validateSearch: readByPage,
  component: lazyRouteComponent(supportPages, 'CorrectionPages'),
})

/** What administrators do for readers and members. */
export const deskRoutes = [desk, inbox, message, corrections] as const
