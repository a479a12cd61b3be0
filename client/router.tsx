import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readHomeSearch, readStepSearch, readTierSearch } from '#client/paths.ts'
import { ErrorPage } from '#client/shell/error-page.tsx'
import { HomePage } from '#client/shell/home-page.tsx'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { RootLayout } from '#client/shell/root-layout.tsx'

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readHomeSearch,
  component: HomePage,
})
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/signin',
  component: lazyRouteComponent(() => import('#client/features/accounts/sign-in-page.tsx'), 'SignInPage'),
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  component: lazyRouteComponent(() => import('#client/features/accounts/sign-up-page.tsx'), 'SignUpPage'),
})
const accountSetup = createRoute({
  getParentRoute: () => root,
  path: '/account-setup',
  validateSearch: readTierSearch,
  component: lazyRouteComponent(() => import('#client/features/accounts/account-setup-page.tsx'), 'AccountSetupPage'),
})
const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  validateSearch: readStepSearch,
  component: lazyRouteComponent(() => import('#client/features/onboarding/onboarding-page.tsx'), 'OnboardingPage'),
})
const pricing = createRoute({
  getParentRoute: () => root,
  path: '/pricing',
  component: lazyRouteComponent(() => import('#client/features/billing/pricing-page.tsx'), 'PricingPage'),
})
const check = createRoute({
  getParentRoute: () => root,
  path: '/check',
  component: lazyRouteComponent(() => import('#client/features/check/check-page.tsx'), 'CheckPage'),
})
const method = createRoute({
  getParentRoute: () => root,
  path: '/method',
  component: lazyRouteComponent(() => import('#client/features/method/method-page.tsx'), 'MethodPage'),
})
const recipe = createRoute({
  getParentRoute: () => root,
  path: '/recipes/$id',
  component: lazyRouteComponent(() => import('#client/features/recipes/recipe-page.tsx'), 'RecipePage'),
})

export const router = createRouter({
  routeTree: root.addChildren([home, signIn, signUp, accountSetup, onboarding, pricing, check, method, recipe]),
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
