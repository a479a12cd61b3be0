import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getParentRoute } from '#client/routes/root-route.ts'

const pages = () => import('#client/features/community/community-pages.tsx')

/** One route for all its pages, so that no other page loads anything of them. */
const community = createRoute({
  getParentRoute,
  path: '/community/$',
  validateSearch: (search: Record<string, unknown>) => search,
  component: lazyRouteComponent(pages, 'CommunityPages'),
})
const cook = createRoute({
  getParentRoute,
  path: '/cooks/$handle',
  component: lazyRouteComponent(pages, 'CookPage'),
})

/** What members publish for each other. */
export const communityRoutes = [community, cook] as const
