import type { Page } from '@playwright/test'

export type Who = 'visitor' | 'newcomer' | 'unset' | 'empty' | 'spent' | 'household' | 'unlimited' | 'shopper' | 'boss'

/** One thing to be seen: whose browser, which address, and what is done there before the picture. */
export interface Scene {
  readonly name: string
  readonly who: Who
  /** `:id` stands for a recipe of the household, `:long` for one with long words, `:list` for a list, `:token` for a link to a recipe; `:own` and `:week` for the shopper's, `:menu` and `:dinner` for menus. */
  readonly path: string
  readonly arrange?: (page: Page) => Promise<void>
  /** Before the page is opened: what the network does. */
  readonly prepare?: (page: Page) => Promise<void>
  /** The window alone: for dialogs, which lie over the page. */
  readonly window?: true
  /** Without JavaScript. */
  readonly isBare?: true
}

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
/** Calls to this address are never answered. */
const hold = (address: string) => async (page: Page) => void (await page.route(address, () => undefined))
const fail = (address: string) => async (page: Page) =>
  void (await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))
const checks = ['Diet', 'Allergens', 'Calories', 'Cost per serving', 'Equipment', 'Time']

/** Everything there is to see besides the routes themselves. */
export const scenes: readonly Scene[] = [
  { name: 'not-found', who: 'visitor', path: '/spoons' },
  { name: 'no-answer', who: 'household', path: '/recipes', prepare: fail('**/api/auth/user') },
  { name: 'account-setup-paid', who: 'visitor', path: '/account-setup?tier=mid', window: true },
  {
    name: 'landing-demo',
    who: 'visitor',
    path: '/',
    arrange: async (page) => {
      await page.locator('#demo-query').press('Enter')
      await page.locator('section[aria-labelledby="demo-recipe"]').waitFor()
    },
  },
  { name: 'signup-errors', who: 'visitor', path: '/signup', arrange: signUpEmpty },
  { name: 'signin-wrong', who: 'visitor', path: '/signin', arrange: signInWrongly, window: true },
  ...[1, 2, 3, 4, 5, 6].map(
    (step): Scene => ({ name: `onboarding-${step}`, who: 'newcomer', path: `/onboarding?step=${step}` }),
  ),
  { name: 'subscribe-failing', who: 'visitor', path: '/subscribe', prepare: fail('**/api/create-checkout-session') },
  { name: 'subscribe-change', who: 'household', path: '/subscribe?tier=premium' },
  { name: 'then-pay', who: 'visitor', path: '/subscribe?tier=premium', arrange: follow('Create Account & Pay') },
  { name: 'test-payment', who: 'visitor', path: '/subscribe', arrange: openCheckout },
  { name: 'test-payment-declined', who: 'visitor', path: '/subscribe', arrange: decline },
  { name: 'paid-signed-out', who: 'visitor', path: '/subscribe', arrange: pay },
  { name: 'paid-signed-in', who: 'visitor', path: '/', arrange: payAsMember },
  { name: 'settings-paid', who: 'visitor', path: '/', arrange: seeSubscription },
  { name: 'check-result', who: 'visitor', path: '/check', arrange: checkRecipe },
  { name: 'setup-screen', who: 'unset', path: '/' },
  { name: 'dashboard-empty', who: 'empty', path: '/' },
  { name: 'dashboard-loading', who: 'empty', path: '/', prepare: hold('**/api/recipes?*') },
  { name: 'dashboard-failing', who: 'empty', path: '/', prepare: fail('**/api/recipes?*') },
  { name: 'dashboard-tonight-failing', who: 'empty', path: '/', prepare: fail('**/api/tonight*') },
  { name: 'dashboard-spent', who: 'spent', path: '/' },
  { name: 'dashboard', who: 'household', path: '/' },
  { name: 'settings-account', who: 'household', path: '/settings?tab=account' },
  { name: 'settings-subscription', who: 'household', path: '/settings?tab=subscription' },
  { name: 'settings-spent', who: 'spent', path: '/settings?tab=subscription' },
  {
    name: 'settings-failing',
    who: 'empty',
    path: '/settings?tab=account',
    prepare: fail('**/api/auth/security'),
    arrange: (page) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
  },
  {
    name: 'settings-delete',
    who: 'household',
    path: '/settings?tab=account',
    arrange: askToDelete,
    window: true,
  },
  { name: 'avatar-menu', who: 'household', path: '/', arrange: openAvatarMenu, window: true },
  { name: 'generate', who: 'household', path: '/?dialog=generate', window: true },
  { name: 'generate-free', who: 'empty', path: '/?dialog=generate', window: true },
  {
    name: 'generate-locked',
    who: 'empty',
    path: '/?dialog=generate',
    arrange: unfold('Notes, spice and more'),
    window: true,
  },
  {
    name: 'generate-profile',
    who: 'household',
    path: '/?dialog=generate',
    arrange: unfold('From your profile'),
    window: true,
  },
  { name: 'generate-kind', who: 'household', path: '/?dialog=generate', arrange: unfold('Kind of dish'), window: true },
  { name: 'generate-named', who: 'household', path: '/?dialog=generate', arrange: nameFoods, window: true },
  { name: 'generate-limit', who: 'spent', path: '/?dialog=generate', window: true },
  { name: 'generate-contradiction', who: 'empty', path: '/?dialog=generate', arrange: contradict, window: true },
  {
    name: 'generate-writing',
    who: 'empty',
    path: '/?dialog=generate',
    prepare: hold('**/api/generate-recipe'),
    arrange: press('Generate My Recipe'),
    window: true,
  },
  { name: 'generate-done', who: 'household', path: '/?dialog=generate', arrange: generate, window: true },
  { name: 'recipe-made', who: 'household', path: '/?dialog=generate', arrange: generateAndOpen },
  { name: 'recipe-dialog', who: 'household', path: '/?recipe=:id', window: true },
  {
    name: 'recipe-dialog-read',
    who: 'household',
    path: '/?recipe=:id',
    arrange: (page) =>
      page
        .getByRole('dialog')
        .getByRole('heading', { name: 'Ingredients' })
        .evaluate((heading) => heading.closest('article')?.parentElement?.scrollBy(0, 720)),
    window: true,
  },
  {
    name: 'delete',
    who: 'household',
    path: '/recipes/:id',
    arrange: async (page) => {
      await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    },
    window: true,
  },
  { name: 'recipe-loading', who: 'household', path: '/recipes/:id', prepare: hold('**/api/recipes/*') },
  { name: 'recipe-failing', who: 'household', path: '/recipes/:id', prepare: fail('**/api/recipes/*') },
  { name: 'recipe-not-found', who: 'household', path: '/recipes/999999' },
  ...checks.map(
    (check): Scene => ({
      name: `recipe-${check.toLowerCase().replaceAll(' ', '-')}`,
      who: 'household',
      path: '/recipes/:id',
      arrange: open(check),
    }),
  ),
]

function open(check: string) {
  return async (page: Page) => {
    const trigger = page.getByRole('region', { name: 'What was checked' }).getByRole('button', { name: check })
    if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click()
  }
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('not a password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Sign In Failed').waitFor()
}

async function contradict(page: Page): Promise<void> {
  await unfold('Budget and equipment')(page)
  await page.getByLabel('Budget').fill('1')
  await page.getByLabel('Servings', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Generate My Recipe' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('alert').scrollIntoViewIfNeeded()
}

async function generateAndOpen(page: Page): Promise<void> {
  await generate(page)
  await page.getByRole('link', { name: 'Open recipe' }).click()
  await page.waitForURL(/\/recipes\/\d+$/)
  for (const name of ['Another try', 'Good to know', 'Your tags and notes'])
    await page.getByRole('main').getByRole('region', { name }).waitFor()
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate My Recipe' }).click()
  await page.getByRole('link', { name: 'Open recipe' }).waitFor()
}

/** Opens a fold of the form that is folded away. */
function unfold(title: string) {
  return async (page: Page) => {
    const fold = page.locator('summary').filter({ hasText: title })
    await fold.click()
    await fold.scrollIntoViewIfNeeded()
  }
}

async function nameFoods(page: Page): Promise<void> {
  await page.getByLabel('Specific ingredients').fill('chickpeas, cherry tomatoes, a lemon')
  await page.getByLabel('Special notes').fill('something with the spinach')
  await page.waitForResponse(/spinach/)
}

function follow(name: string) {
  return async (page: Page) => {
    await page.getByRole('link', { name }).click()
    await page.getByLabel('Email').waitFor()
  }
}

async function openCheckout(page: Page): Promise<void> {
  // the one is a stranger's, the other a member's
  const without = page.getByRole('link', { name: /^Pay now/ })
  await without.or(page.getByRole('button', { name: 'Continue to payment' })).click()
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
}

async function decline(page: Page): Promise<void> {
  await openCheckout(page)
  await page.getByRole('button', { name: /Decline/ }).click()
  await page.getByRole('alert').waitFor()
}

async function pay(page: Page): Promise<void> {
  await openCheckout(page)
  const email = page.getByLabel('Email')
  if (await email.isVisible()) {
    await page.getByLabel('Name').fill('Benedikta Wolkenstein-Mühlenberger')
    await email.fill(`payer-${Date.now()}@demo.example`)
  }
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: /Create your account|Welcome to/ }).waitFor()
}

/** Somebody new each time: a plan is bought once. */
async function payAsMember(page: Page): Promise<void> {
  const person = { firstName: 'Ada', lastName: 'Cook', email: `member-${Date.now()}@demo.example` }
  await page.request.post('/api/auth/signup', { data: { ...person, password: 'paprika and thyme' } })
  await page.request.patch('/api/auth/profile', { data: { hasCompletedOnboarding: true, hasCompletedSetup: true } })
  await page.goto('/subscribe')
  await pay(page)
}

async function seeSubscription(page: Page): Promise<void> {
  await payAsMember(page)
  await page.goto('/settings?tab=subscription')
  await page.getByText('Invoices').first().waitFor()
}

/** Until every sentence is there. */
async function signUpEmpty(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('First name is required').waitFor()
}

async function askToDelete(page: Page): Promise<void> {
  await press('Delete my account')(page)
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
}

async function openAvatarMenu(page: Page): Promise<void> {
  await press(/^\S* ?Account: /)(page)
  await page.getByRole('menu').waitFor()
}

/** A line of an allergen, one that nobody knows, and one with a slip. */
async function checkRecipe(page: Page): Promise<void> {
  await page
    .getByLabel('Recipe or ingredients')
    .fill(
      'Satay noodles\nServes 2\n\nIngredients\n8 oz rice noodles\n3 tbsp peanut butter\n1 cup frobnicated wub\n1/2 cup oat mlik\n\nMethod\n1. Soak the noodles for 10 minutes.\n2. Stir the peanut butter and oat milk together, and toss everything.',
    )
  const fold = page.getByRole('button', { name: 'Must avoid' })
  if (await fold.isVisible()) await fold.click()
  await page.getByRole('checkbox', { name: 'Peanuts' }).check()
  await press('Check it')(page)
  await page.getByRole('region', { name: 'Line by line' }).waitFor()
}
