/** Every page of the product. A path that is none of these answers 404 with the not-found page. */
export const pages = [
  '/',
  '/signin',
  '/signup',
  '/account-setup',
  '/onboarding',
  '/pricing',
  '/subscribe',
  '/payment-success',
  '/checkout/:id',
  '/test-checkout',
  '/checkout-test',
  '/settings',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/contact',
  '/check',
  '/method',
  '/recipes',
  '/recipes/new',
  '/recipes/:id',
  '/r/:token',
  '/recipes/:id/edit',
  '/ideas',
  '/lists',
  '/lists/:id',
  '/at-home',
  '/menu-planning',
  '/menus/:id',
  '/menus/:id/cook',
  '/meal-plans/:id',
] as const

/** Whether a page is there where the test checkout runs, and for administrators alone elsewhere. */
export function isTestGround(path: string): boolean {
  return /^\/(?:test-checkout|checkout-test)\/?$/.test(path)
}

export function isPage(path: string): boolean {
  const asked = path.length > 1 ? path.replace(/\/$/, '') : path
  return patterns.some((pattern) => pattern.test(asked))
}

const patterns = pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`))
