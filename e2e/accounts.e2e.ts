import { expect, expectAccessible, test, toast } from './journey.ts'
import { apiOf, member, newcomer, newEmail, signIn } from './members.ts'

test('a wrong password is told in a toast and what was typed stays', async ({ page, failing }) => {
  failing.push('/api/auth/signin')
  const { email, password } = await member(page)
  await page.context().clearCookies()
  await page.goto('/signin')
  await expectAccessible(page, '/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toContainText('Sign In Failed')
  await expect(toast(page)).toContainText('The email address or the password isn’t right.')
  await expectAccessible(page, 'a destructive toast')
  await expect(page).toHaveURL(/\/signin$/)
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toContainText('Welcome back!')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Account: Ada Cook' })).toBeVisible()
})

test('an address that has an account is told so and led to /signin after two seconds', async ({ page, failing }) => {
  failing.push('/api/auth/signup')
  const { email } = await member(page)
  await page.context().clearCookies()
  await page.goto('/signup')
  await expectAccessible(page, '/signup')
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('href', '/api/login')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill('another long password')
  const asked = Date.now()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page)).toContainText('Account Already Exists')
  await page.waitForURL('/signin')
  expect(Date.now() - asked).toBeGreaterThanOrEqual(2000)
})

test('what a form lacks is said beside each field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/account-setup?tier=free')
  await page.getByLabel('Email').fill('ada at home')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  for (const [field, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Please enter a valid email address'],
    ['Password', 'Password must be at least 6 characters'],
  ] as const) {
    const input = page.getByLabel(field, { exact: true })
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(new RegExp(message))
  }
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('ada at home')
  await expectAccessible(page, '/account-setup with errors')

  await page.goto('/signin')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  expect(sent).toEqual([])
})

test('a form that comes drawn and is sent empty says in words what each field lacks', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('a paid plan without payment is refused and leads back to the plans', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/account-setup?tier=mid')
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible()
  await expect(toast(page)).toContainText('Payment Required')
  await expect(toast(page)).toContainText('Please complete payment first to unlock premium features.')
  await page.waitForURL('/?upgrade=mid')
  await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeInViewport()
  expect(sent).toEqual([])
})

test('/api/login is a way to the sign-in page, and strangers are sent there from members’ pages', async ({ page }) => {
  await page.goto('/api/login')
  await expect(page).toHaveURL(/\/signin$/)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto('/onboarding')
  await expect(page).toHaveURL(/\/signin$/)
  await page.goto('/recipes/1')
  await expect(page).toHaveURL(/\/signin$/)
})

test('a session that was ended elsewhere is noticed, told, and led to /signin', async ({ page, failing }) => {
  failing.push('/api/auth/profile')
  await newcomer(page)
  await page.goto('/onboarding?step=6')
  await expect(page.getByText('Step 6 of 6')).toBeVisible()
  await apiOf(page.request).accounts.signOut({ body: {} })
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(toast(page)).toContainText('Unauthorized')
  await expect(toast(page)).toContainText('You are logged out. Logging in again...')
  await page.waitForURL('/signin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('signing out kills the session, and a failure to do so is told', async ({ page, failing }) => {
  failing.push('/api/auth/logout')
  await member(page)
  const cookies = await page.context().cookies()
  await page.goto('/')
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.getByRole('button', { name: 'Account: Ada Cook' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the avatar menu')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(toast(page)).toContainText('Logout Failed')
  await expect(toast(page)).toContainText('There was an error signing out. Please try again.')

  await page.unroute('**/api/auth/logout')
  await page.getByRole('button', { name: 'Account: Ada Cook' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  await page.context().addCookies(cookies)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test('what is no page is a 404 that says so', async ({ page, failing }) => {
  failing.push('/spoons')
  const response = await page.goto('/spoons')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible(page, 'the 404 page')
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
})

test('answers given half-way are there after a reload, and only their owner’s', async ({ page }) => {
  await newcomer(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/onboarding/)
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Vegan' }).check()
  await page.getByRole('checkbox', { name: 'Tree Nuts' }).check()
  await page.getByLabel('Foods you dislike').fill('cilantro, okra')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Expert' }).check()
  await page.reload()
  await expect(page.getByText('Step 3 of 6')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Expert' })).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: 'Vegan' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Tree Nuts' })).toBeChecked()
  await expect(page.getByLabel('Foods you dislike')).toHaveValue('cilantro, okra')

  await page.goto('/')
  await expect(page.getByText('Step 2 of 6')).toBeVisible()

  await page.context().clearCookies()
  await newcomer(page)
  await page.goto('/onboarding')
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('radio', { name: 'Vegan' })).not.toBeChecked()
})

test('a profile that cannot be saved is told, and no answer is lost', async ({ page, failing }) => {
  failing.push('/api/auth/profile')
  await newcomer(page)
  await page.goto('/onboarding?step=3')
  await page.getByRole('radio', { name: 'Beginner' }).check()
  await page.goto('/onboarding?step=6')
  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(toast(page)).toContainText('Error')
  await expect(toast(page)).toContainText('Failed to update profile')
  await page.unroute('**/api/auth/profile')
  await page.getByRole('checkbox', { name: /first recipe/ }).uncheck()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(toast(page)).toContainText('Profile Updated!')
  await expect(page).toHaveURL('/')
  expect((await apiOf(page.request).accounts.currentUser({})).skillLevel).toBe('beginner')
})

test('an account whose set-up is open gets the set-up screen before the kitchen', async ({ page }) => {
  await newcomer(page)
  await apiOf(page.request).accounts.changeProfile({ body: { hasCompletedOnboarding: true } })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible()
  await expectAccessible(page, 'the set-up screen')
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(toast(page)).toContainText('First Name Required')
  await expect(toast(page)).toContainText('Please enter your first name to continue.')
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('checkbox', { name: 'Blender' }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(toast(page)).toContainText('Account Setup Complete!')
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeHidden()
  const user = await apiOf(page.request).accounts.currentUser({})
  expect(user).toMatchObject({ hasCompletedSetup: true, kitchenEquipment: ['blender'] })
})

test('/pricing shows three plans with their prices and marks the member’s own', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  for (const price of ['$0', '$7', '$20']) await expect(page.getByText(price, { exact: true })).toBeVisible()
  await expect(page.getByText('MOST POPULAR')).toBeVisible()
  await expect(page.getByText('Your plan', { exact: true })).toBeHidden()
  await expectAccessible(page, '/pricing')
  await member(page)
  await page.reload()
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible()
  const upgrades = page.getByRole('link', { name: /^Upgrade to/ })
  await expect(upgrades).toHaveText(['Upgrade', 'Upgrade'])
  // what comes later is not sold yet
  await expect(page.getByText(/priority support/i)).toHaveCount(0)
})

test('a theme that was chosen stays, before anything is painted', async ({ page }) => {
  await page.goto('/method')
  await page.getByRole('button', { name: 'Switch to dark' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/signin')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Switch to light' }).first()).toBeVisible()
})

test('an address in use is refused by every spelling, a free one is let in', async ({ page }) => {
  const email = newEmail()
  await page.goto('/account-setup?tier=free')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('paprika and thyme')
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page)).toContainText('Account Created!')
  await page.waitForURL('/onboarding')
  await page.goto('/signup')
  await expect(page).toHaveURL(/\/onboarding/)
})

test('whoever is sent to sign in comes back to the page they wanted, once, and after signing out no longer', async ({
  page,
}) => {
  const ada = await member(page)
  await page.context().clearCookies()
  await page.goto('/recipes?q=leek+pie')
  await page.waitForURL('/signin')
  await signIn(page, ada)
  await expect(page).toHaveURL('/recipes?q=leek+pie')
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Generate New Recipe' })).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('/lists')
  await page.getByRole('button', { name: 'Account: Ada Cook' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  await page.goto('/signin')
  await signIn(page, ada)
  await expect(page.getByRole('button', { name: 'Generate New Recipe' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a newcomer’s way leads through a new account and its questions to the page they wanted', async ({ page }) => {
  await page.goto('/lists')
  await page.waitForURL('/signin')
  await page.getByRole('link', { name: 'New here? Create an account' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('paprika and thyme')
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/onboarding')
  await page.goto('/onboarding?step=6')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page).toHaveURL('/lists')
})
