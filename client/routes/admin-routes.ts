import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getParentRoute, readByPage } from '#client/routes/root-route.ts'

/** What whoever runs the site sees of it: one route for all its pages, so that nobody else's page loads anything of them. */
export const admin = createRoute({
  getParentRoute,
  path: '/admin-analytics/$',
  validateSearch: readByPage,
  component: lazyRouteComponent(() => import('#client/features/admin/admin-pages.tsx'), 'AdminPages'),
})
