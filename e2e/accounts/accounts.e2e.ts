import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, leave, member, newcomer, newEmail, signIn } from '../members.ts'

test('a member signs in, wherever they wanted to go, and out', async ({ page, failing }) => {
  const ada = await member(page)
  await leave(page)

  await test.step('a wrong password is told above the button, not in a toast over the page, and what was typed stays', async () => {
    failing.push('/api/auth/signin')
    await page.goto('/recipes?q=leek+pie')
    await page.waitForURL('/signin')
    await expectAccessible(page, '/signin')
    await signIn(page, { email: ada.email, password: 'not my password' })
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('Sign In Failed')
    await expect(refusal).toContainText('The email address or the password isn’t right.')
    await expect(toast(page).getByText('Sign In Failed')).toHaveCount(0)
    await expectAccessible(page, 'a refused sign-in')
    await expect(page).toHaveURL(/\/signin$/)
    await expect(page.getByLabel('Email')).toHaveValue(ada.email)
  })

  await test.step('whoever was sent to sign in comes back to the page they wanted, once', async () => {
    await signIn(page, ada)
    await expect(toast(page)).toContainText('Welcome back!')
    await expect(page).toHaveURL('/recipes?q=leek+pie')
    await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Generate New Recipe' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  await test.step('signing out kills the session, and a failure to do so is told', async () => {
    failing.push('/api/auth/logout')
    const cookies = await page.context().cookies()
    await page.goto('/lists')
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
    await page.context().clearCookies()
  })

  await test.step('after signing out the page they were on is no longer waited for', async () => {
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await signIn(page, ada)
    await expect(page.getByRole('button', { name: 'Generate New Recipe' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test('an account is made, and every form says what it lacks', async ({ page, failing }) => {
  const { email } = await member(page)
  await leave(page)

  await test.step('a form that comes drawn and is sent empty says in words what each field lacks', async () => {
    await page.goto('/signup')
    await expectAccessible(page, '/signup')
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

  await test.step('an address that has an account is told so and led to /signin after two seconds', async () => {
    failing.push('/api/auth/signup')
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

  await test.step('what a form lacks is said beside each field, and nothing is sent', async () => {
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

    await page.goto('/lists')
    await page.waitForURL('/signin')
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    expect(sent).toEqual([])
  })

  await test.step('a newcomer’s way leads through a new account and its questions to the page they wanted', async () => {
    await page.getByRole('link', { name: 'New here? Create an account' }).click()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Cook')
    // the browser's own field for addresses hands on 'xn--exmple-cua.de'
    const email = newEmail().replace('ada', 'jörg').replace('example.org', 'exämple.de')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('paprika and thyme')
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
    await expect(toast(page)).toContainText('Account Created!')
    await page.waitForURL('/onboarding')
    expect((await apiOf(page.request).accounts.currentUser({})).email).toBe(email)
    await page.goto('/signup')
    await expect(page).toHaveURL(/\/onboarding/)
    await page.goto('/onboarding?step=6')
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await expect(page).toHaveURL('/lists')
  })
})

test('what a stranger finds: no such page, the plans, a payment that is missing, and the way to sign in', async ({
  page,
  failing,
}) => {
  await test.step('what is no page is a 404 that says so', async () => {
    failing.push('/spoons')
    const response = await page.goto('/spoons')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expectAccessible(page, 'the 404 page')
    await page.getByRole('link', { name: 'Go home' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('/pricing shows three plans with their prices and marks the member’s own', async () => {
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
    for (const price of ['$0', '$7', '$20']) await expect(page.getByText(price, { exact: true })).toBeVisible()
    await expect(page.getByText('MOST POPULAR', { exact: true })).toBeVisible()
    await expect(page.getByText('Your plan', { exact: true })).toBeHidden()
    await expectAccessible(page, '/pricing')
    await member(page)
    await page.reload()
    await expect(page.getByText('Your plan', { exact: true })).toBeVisible()
    const upgrades = page.getByRole('link', { name: /^Upgrade to/ })
    await expect(upgrades).toHaveText(['Upgrade', 'Upgrade'])
    await expect(page.getByText('Priority support', { exact: true })).toHaveCount(1)
  })

  await test.step('a paid plan without payment is refused and leads back to the plans', async () => {
    await leave(page)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    // they are there for a second and a half
    const seen = Promise.all([
      page.getByRole('heading', { name: 'Premium' }).waitFor(),
      toast(page).getByText('Payment Required').waitFor(),
    ])
    await page.goto('/account-setup?tier=mid')
    await seen
    await expect(toast(page)).toContainText('Please complete payment first to unlock premium features.')
    await page.waitForURL('/?upgrade=mid')
    await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeInViewport()
    expect(sent).toEqual([])
  })

  await test.step('/api/login is a way to the sign-in page; a theme that was chosen stays, before anything is painted', async () => {
    await page.goto('/method')
    await page.getByRole('button', { name: 'Switch to dark mode' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto('/api/login')
    await expect(page).toHaveURL(/\/signin$/)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Switch to light mode' }).first()).toBeVisible()
  })

  await test.step('strangers are sent there from members’ pages', async () => {
    await page.goto('/onboarding')
    await expect(page).toHaveURL(/\/signin$/)
    await page.goto('/recipes/1')
    await expect(page).toHaveURL(/\/signin$/)
  })
})

test('the questions of onboarding: kept, not lost by a failure or an ended session, and what comes after them', async ({
  page,
  failing,
}) => {
  await test.step('answers given half-way are there after a reload', async () => {
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
  })

  await test.step('a session that was ended elsewhere is noticed, told, and led to /signin', async () => {
    failing.push('/api/auth/profile')
    for (let step = 2; step < 6; step += 1) await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Step 6 of 6')).toBeVisible()
    await apiOf(page.request).accounts.signOut({ body: {} })
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await expect(toast(page)).toContainText('Unauthorized')
    await expect(toast(page)).toContainText('You are logged out. Logging in again...')
    await page.waitForURL('/signin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('they are only their owner’s; a profile that cannot be saved is told, and no answer is lost', async () => {
    failing.push('/api/auth/profile')
    await newcomer(page)
    await page.goto('/onboarding')
    await expect(page.getByText('Step 1 of 6')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('radio', { name: 'Vegan' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('radio', { name: 'Beginner' }).check()
    for (let step = 3; step < 6; step += 1) await page.getByRole('button', { name: 'Next' }).click()
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

  await test.step('an account whose set-up is open gets the set-up screen before the kitchen', async () => {
    await leave(page)
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
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    await page.getByRole('button', { name: 'Show all 16' }).click()
    await page.getByRole('checkbox', { name: 'Blender' }).check()
    await page.getByRole('button', { name: 'Show fewer' }).click()
    await expect(page.getByRole('checkbox', { name: 'Blender' })).toBeChecked()
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await expect(toast(page)).toContainText('Account Setup Complete!')
    await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeHidden()
    const user = await apiOf(page.request).accounts.currentUser({})
    expect(user).toMatchObject({ hasCompletedSetup: true, kitchenEquipment: ['blender'] })
  })
})
