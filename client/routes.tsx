import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readLibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { lazyPart } from '#client/lazy-part.ts'
import {
  readAccountSetupSearch,
  readCookedSearch,
  readCookMenuSearch,
  readHomeSearch,
  readIdeasSearch,
  readListSearch,
  readNewRecipeSearch,
  readPlanningSearch,
  readPlanSearch,
  readRecipeSearch,
  readSessionSearch,
  readSettingsSearch,
  readStepSearch,
  readTierSearch,
  readTokenSearch,
} from '#client/paths.ts'
import { HomePage } from '#client/shell/home-page.tsx'
import { RootLayout } from '#client/shell/root-layout.tsx'

const NotFoundPage = lazyPart(async () => (await import('#client/shell/not-found-page.tsx')).NotFoundPage)

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
  validateSearch: readAccountSetupSearch,
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
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(() => import('#client/features/settings/settings-page.tsx'), 'SettingsPage'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('#client/features/security/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: readTokenSearch,
  component: lazyRouteComponent(() => import('#client/features/security/reset-password-page.tsx'), 'ResetPasswordPage'),
})
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  validateSearch: readTokenSearch,
  component: lazyRouteComponent(() => import('#client/features/security/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})
const subscribe = createRoute({
  getParentRoute: () => root,
  path: '/subscribe',
  validateSearch: readTierSearch,
  component: lazyRouteComponent(() => import('#client/features/billing/subscribe-page.tsx'), 'SubscribePage'),
})
const paymentSuccess = createRoute({
  getParentRoute: () => root,
  path: '/payment-success',
  validateSearch: readSessionSearch,
  component: lazyRouteComponent(
    () => import('#client/features/billing/payment-success-page.tsx'),
    'PaymentSuccessPage',
  ),
})
const checkout = createRoute({
  getParentRoute: () => root,
  path: '/checkout/$id',
  component: lazyRouteComponent(
    () => import('#client/features/billing/test-checkout/checkout-page.tsx'),
    'CheckoutPage',
  ),
})
const menuPlanning = createRoute({
  getParentRoute: () => root,
  path: '/menu-planning',
  validateSearch: readPlanningSearch,
  component: lazyRouteComponent(() => import('#client/features/menus/menu-planning-page.tsx'), 'MenuPlanningPage'),
})
const menu = createRoute({
  getParentRoute: () => root,
  path: '/menus/$id',
  component: lazyRouteComponent(() => import('#client/features/menus/menu-page.tsx'), 'MenuPage'),
})
const cookMenu = createRoute({
  getParentRoute: () => root,
  path: '/menus/$id/cook',
  validateSearch: readCookMenuSearch,
  component: lazyRouteComponent(() => import('#client/features/menus/cook-menu-page.tsx'), 'CookMenuPage'),
})
const mealPlan = createRoute({
  getParentRoute: () => root,
  path: '/meal-plans/$id',
  validateSearch: readPlanSearch,
  component: lazyRouteComponent(() => import('#client/features/meal-plans/plan-page.tsx'), 'PlanPage'),
})
const testCheckout = createRoute({
  getParentRoute: () => root,
  path: '/test-checkout',
  component: lazyRouteComponent(
    () => import('#client/features/billing/test-checkout/test-checkout-page.tsx'),
    'TestCheckoutPage',
  ),
})
const checkoutTest = createRoute({
  getParentRoute: () => root,
  path: '/checkout-test',
  component: lazyRouteComponent(
    () => import('#client/features/billing/test-checkout/checkout-test-page.tsx'),
    'CheckoutTestPage',
  ),
})
const blog = createRoute({
  getParentRoute: () => root,
  path: '/blog',
  component: lazyRouteComponent(() => import('#client/features/blog/blog-page.tsx'), 'BlogPage'),
})
const post = createRoute({
  getParentRoute: () => root,
  path: '/blog/$id',
  component: lazyRouteComponent(() => import('#client/features/blog/post-page.tsx'), 'PostPage'),
})
const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: lazyRouteComponent(() => import('#client/features/contact/contact-page.tsx'), 'ContactPage'),
})
const newsletterConfirm = createRoute({
  getParentRoute: () => root,
  path: '/newsletter/confirm',
  validateSearch: readTokenSearch,
  component: lazyRouteComponent(() => import('#client/features/newsletter/confirm-page.tsx'), 'NewsletterConfirmPage'),
})
const newsletterUnsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/newsletter/unsubscribe',
  validateSearch: readTokenSearch,
  component: lazyRouteComponent(
    () => import('#client/features/newsletter/unsubscribe-page.tsx'),
    'NewsletterUnsubscribePage',
  ),
})
const check = createRoute({
  getParentRoute: () => root,
  path: '/check',
  component: lazyRouteComponent(() => import('#client/features/check/check-page.tsx'), 'CheckPage'),
})
const method = createRoute({
  getParentRoute: () => root,
  path: '/method',
  component: lazyRouteComponent(() => import('#client/features/public/method-page.tsx'), 'MethodPage'),
})
const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyRouteComponent(() => import('#client/features/words/about-page.tsx'), 'AboutPage'),
})
const help = createRoute({
  getParentRoute: () => root,
  path: '/help',
  component: lazyRouteComponent(() => import('#client/features/words/help-page.tsx'), 'HelpPage'),
})
const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('#client/features/words/privacy-page.tsx'), 'PrivacyPage'),
})
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('#client/features/words/terms-page.tsx'), 'TermsPage'),
})
const library = createRoute({
  getParentRoute: () => root,
  path: '/recipes',
  validateSearch: readLibrarySearch,
  component: lazyRouteComponent(() => import('#client/features/recipes/library/library-page.tsx'), 'LibraryPage'),
})
const newRecipe = createRoute({
  getParentRoute: () => root,
  path: '/recipes/new',
  validateSearch: readNewRecipeSearch,
  component: lazyRouteComponent(() => import('#client/features/recipes/editor/new-recipe-page.tsx'), 'NewRecipePage'),
})
const importRecipes = createRoute({
  getParentRoute: () => root,
  path: '/recipes/import',
  component: lazyRouteComponent(() => import('#client/features/recipes/bring-in/import-page.tsx'), 'ImportPage'),
})
const editRecipe = createRoute({
  getParentRoute: () => root,
  path: '/recipes/$id/edit',
  component: lazyRouteComponent(() => import('#client/features/recipes/editor/edit-recipe-page.tsx'), 'EditRecipePage'),
})
const ideas = createRoute({
  getParentRoute: () => root,
  path: '/ideas',
  validateSearch: readIdeasSearch,
  component: lazyRouteComponent(() => import('#client/features/recipes/ideas/ideas-page.tsx'), 'IdeasPage'),
})
const lists = createRoute({
  getParentRoute: () => root,
  path: '/lists',
  component: lazyRouteComponent(() => import('#client/features/shopping/lists-page.tsx'), 'ListsPage'),
})
const list = createRoute({
  getParentRoute: () => root,
  path: '/lists/$id',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('#client/features/shopping/list-page.tsx'), 'ListPage'),
})
const atHome = createRoute({
  getParentRoute: () => root,
  path: '/at-home',
  component: lazyRouteComponent(() => import('#client/features/at-home/at-home-page.tsx'), 'AtHomePage'),
})
const cooked = createRoute({
  getParentRoute: () => root,
  path: '/cooked',
  validateSearch: readCookedSearch,
  component: lazyRouteComponent(() => import('#client/features/cooked/cooked-page.tsx'), 'CookedPage'),
})
const recipe = createRoute({
  getParentRoute: () => root,
  path: '/recipes/$id',
  validateSearch: readRecipeSearch,
  component: lazyRouteComponent(() => import('#client/features/recipes/recipe-page.tsx'), 'RecipePage'),
})
const sharedRecipe = createRoute({
  getParentRoute: () => root,
  path: '/r/$token',
  validateSearch: readRecipeSearch,
  component: lazyRouteComponent(() => import('#client/features/recipes/sharing/shared-page.tsx'), 'SharedPage'),
})

/** Every page of the product at its address. */
export const routeTree = root.addChildren([
  home,
  signIn,
  signUp,
  accountSetup,
  onboarding,
  pricing,
  subscribe,
  paymentSuccess,
  checkout,
  menuPlanning,
  menu,
  cookMenu,
  mealPlan,
  testCheckout,
  checkoutTest,
  settings,
  forgotPassword,
  resetPassword,
  confirmEmail,
  blog,
  post,
  contact,
  newsletterConfirm,
  newsletterUnsubscribe,
  check,
  method,
  about,
  help,
  privacy,
  terms,
  lists,
  list,
  atHome,
  cooked,
  library,
  newRecipe,
  importRecipes,
  editRecipe,
  ideas,
  recipe,
  sharedRecipe,
])
