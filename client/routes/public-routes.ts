import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readHomeSearch, readRecipeSearch } from '#client/paths.ts'
import { getParentRoute } from '#client/routes/root-route.ts'
import { HomePage } from '#client/shell/home-page.tsx'

const home = createRoute({
  getParentRoute,
  path: '/',
  validateSearch: readHomeSearch,
  component: HomePage,
})
const pricing = createRoute({
  getParentRoute,
  path: '/pricing',
  component: lazyRouteComponent(() => import('#client/features/billing/pricing-page.tsx'), 'PricingPage'),
})
const blog = createRoute({
  getParentRoute,
  path: '/blog',
  component: lazyRouteComponent(() => import('#client/features/blog/blog-page.tsx'), 'BlogPage'),
})
const post = createRoute({
  getParentRoute,
  path: '/blog/$id',
  component: lazyRouteComponent(() => import('#client/features/blog/post-page.tsx'), 'PostPage'),
})
const contact = createRoute({
  getParentRoute,
  path: '/contact',
  component: lazyRouteComponent(() => import('#client/features/contact/contact-page.tsx'), 'ContactPage'),
})
const archive = createRoute({
  getParentRoute,
  path: '/newsletter',
  component: lazyRouteComponent(() => import('#client/features/newsletter/archive-pages.tsx'), 'ArchivePage'),
})
const issue = createRoute({
  getParentRoute,
  path: '/newsletter/$number',
  component: lazyRouteComponent(() => import('#client/features/newsletter/archive-pages.tsx'), 'IssuePage'),
})
const check = createRoute({
  getParentRoute,
  path: '/check',
  component: lazyRouteComponent(() => import('#client/features/check/check-page.tsx'), 'CheckPage'),
})
const method = createRoute({
  getParentRoute,
  path: '/method',
  component: lazyRouteComponent(() => import('#client/features/public/method-page.tsx'), 'MethodPage'),
})
const about = createRoute({
  getParentRoute,
  path: '/about',
  component: lazyRouteComponent(() => import('#client/features/public/about-page.tsx'), 'AboutPage'),
})
const help = createRoute({
  getParentRoute,
  path: '/help',
  component: lazyRouteComponent(() => import('#client/features/words/help-page.tsx'), 'HelpPage'),
})
const privacy = createRoute({
  getParentRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('#client/features/words/privacy-page.tsx'), 'PrivacyPage'),
})
const terms = createRoute({
  getParentRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('#client/features/words/terms-page.tsx'), 'TermsPage'),
})
const sharedRecipe = createRoute({
  getParentRoute,
  path: '/r/$token',
  validateSearch: readRecipeSearch,
  component: lazyRouteComponent(() => import('#client/features/sharing/shared-page.tsx'), 'SharedPage'),
})

/** Pages that anybody reads, signed in or not. */
export const publicRoutes = [
  home,
  pricing,
  blog,
  post,
  contact,
  archive,
  issue,
  check,
  method,
  about,
  help,
  privacy,
  terms,
  sharedRecipe,
] as const
