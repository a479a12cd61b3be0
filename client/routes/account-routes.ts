import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  readAccountSetupSearch,
  readSessionSearch,
  readSettingsSearch,
  readStepSearch,
  readTierSearch,
  readTokenSearch,
} from '#client/paths.ts'
import { getParentRoute } from '#client/routes/root-route.ts'

const signIn = createRoute({
  getParentRoute,
  path: '/signin',
  component: lazyRouteComponent(() => import('#client/features/sign-in/sign-in-page.tsx'), 'SignInPage'),
})
const signUp = createRoute({
  getParentRoute,
  path: '/signup',
  component: lazyRouteComponent(() => import('#client/features/sign-in/sign-up-page.tsx'), 'SignUpPage'),
})
const accountSetup = createRoute({
  getParentRoute,
  path: '/account-setup',
  validateSearch: readAccountSetupSearch,
  component: lazyRouteComponent(() => import('#client/features/sign-in/account-setup-page.tsx'), 'AccountSetupPage'),
})
const onboarding = createRoute({
  getParentRoute,
  path: '/onboarding',
  validateSearch: readStepSearch,
  component: lazyRouteComponent(() => import('#client/features/onboarding/onboarding-page.tsx'), 'OnboardingPage'),
})
const settings = createRoute({
  getParentRoute,
  path: '/settings',
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(() => import('#client/features/settings/settings-page.tsx'), 'SettingsPage'),
})
const forgotPassword = createRoute({
  getParentRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('#client/features/security/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})
const resetPassword = createRoute({
  getParentRoute,
  path: '/reset-password',
  validateSearch: readTokenSearch,
  component: lazyRouteComponent(() => import('#client/features/security/reset-password-page.tsx'), 'ResetPasswordPage'),
})
const confirmEmail = createRoute({
  getParentRoute,
  path: '/confirm-email',
  validateSearch: readTokenSearch,
  component: lazyRouteComponent(() => import('#client/features/security/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})
const subscribe = createRoute({
  getParentRoute,
  path: '/subscribe',
  validateSearch: readTierSearch,
  component: lazyRouteComponent(() => import('#client/features/billing/subscribe-page.tsx'), 'SubscribePage'),
})
const paymentSuccess = createRoute({
  getParentRoute,
  path: '/payment-success',
  validateSearch: readSessionSearch,
  component: lazyRouteComponent(
    () => import('#client/features/billing/payment-success-page.tsx'),
    'PaymentSuccessPage',
  ),
})
const checkout = createRoute({
  getParentRoute,
  path: '/checkout/$id',
  component: lazyRouteComponent(
    () => import('#client/features/billing/test-checkout/checkout-page.tsx'),
    'CheckoutPage',
  ),
})
const testCheckout = createRoute({
  getParentRoute,
  path: '/test-checkout',
  component: lazyRouteComponent(
    () => import('#client/features/billing/test-checkout/test-checkout-page.tsx'),
    'TestCheckoutPage',
  ),
})
const checkoutTest = createRoute({
  getParentRoute,
  path: '/checkout-test',
  component: lazyRouteComponent(
    () => import('#client/features/billing/test-checkout/checkout-test-page.tsx'),
    'CheckoutTestPage',
  ),
})

/** The way in, a member’s own settings, and what they pay. */
export const accountRoutes = [
  signIn,
  signUp,
  accountSetup,
  onboarding,
  settings,
  forgotPassword,
  resetPassword,
  confirmEmail,
  subscribe,
  paymentSuccess,
  checkout,
  testCheckout,
  checkoutTest,
] as const
