import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, leave, member, newEmail } from '../members.ts'
import { flags, pay, strangersCheckout } from '../payments.ts'

const password = 'paprika and thyme'

test('a payment goes to the account that was there, to one made before it, or to one made of it', async ({
  page,
  failing,
}) => {
  await test.step('who turns out to have an account signs in, and the payment comes along', async () => {
    failing.push('/api/auth/signup-with-payment')
    const { email } = await member(page)
    await leave(page)
    const sessionId = await strangersCheckout(page.request, { name: 'Ada Cook', email })
    await page.goto(`/account-setup?tier=mid&session_id=${sessionId}`)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Create Account', exact: true }).click()
    await expect(toast(page)).toContainText('Account Already Exists')
    await page.waitForURL('/signin')
    await page.getByRole('link', { name: 'New here? Create an account' }).waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(/\/account-setup\?.*session_id=/)
    await expect(toast(page)).toContainText('Payment Successful!')
    await page.waitForURL('/')
    await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible()
  })

  await test.step('declined once, paid after', async () => {
    await leave(page)
    const email = newEmail()
    await page.goto('/subscribe?tier=premium')
    await page.getByRole('link', { name: 'Create Account & Pay' }).click()
    await page.waitForURL(/\/account-setup\?tier=premium&checkoutUrl=http%3A%2F%2F/)
    await expect(page.getByLabel('First name')).toBeVisible()
    await expectAccessible(page, '/account-setup with a checkout')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Cook')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    // it is there for a second and a half
    const told = toast(page).getByText('Account Created!').waitFor()
    await page.getByRole('button', { name: 'Create Account & Pay' }).click()
    await told
    await page.waitForURL(/\/checkout\//)
    const api = apiOf(page.request)
    expect((await api.accounts.currentUser({})).subscriptionTier).toBe('free')
    await page.getByRole('button', { name: 'Decline the card' }).click()
    await expect(page.getByRole('alert')).toContainText('Nothing was charged')
    expect((await api.accounts.currentUser({})).subscriptionTier).toBe('free')
    await pay(page, { name: 'Ada Cook', email })
    await page.waitForURL(/\/account-setup\?tier=premium&session_id=/)
    await expect(toast(page)).toContainText('Payment Successful!')
    await page.waitForURL('/onboarding')
    expect(await flags(page)).toEqual([null, null])
    expect((await api.accounts.currentUser({})).subscriptionTier).toBe('premium')
  })

  await test.step('an account can be made out of the payment itself', async () => {
    await leave(page)
    const email = newEmail()
    const sessionId = await strangersCheckout(page.request, { name: 'Grace Hopper', email })
    await page.goto(`/account-setup?tier=mid&session_id=${sessionId}`)
    await page.getByRole('button', { name: 'Create my account with these payment details' }).click()
    await expect(toast(page)).toContainText('Payment Successful!')
    await page.waitForURL('/onboarding')
    const user = await apiOf(page.request).accounts.currentUser({})
    expect(user).toMatchObject({ email, firstName: 'Grace', subscriptionTier: 'mid' })
  })
})

test('a member pays, is welcomed, and sees no more of advertisements', async ({ page }) => {
  await member(page)
  await page.goto('/')
  await expect(page.locator('[data-ad-slot]')).toHaveCount(2)
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page)
  await page.waitForURL(/\/payment-success\?session_id=/)
  await expect(page.getByRole('heading', { name: 'Welcome to Premium, Ada' })).toBeVisible()
  await expect(page.getByText('$7 a month', { exact: true })).toBeVisible()
  await expectAccessible(page, '/payment-success')
  expect(await flags(page)).toEqual([null, null])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome to Premium, Ada' })).toBeVisible()
  await page.getByRole('link', { name: 'Start creating recipes' }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('button', { name: 'Generate New Recipe' })).toBeVisible()
  await expect(page.locator('[data-ad-slot]')).toHaveCount(0)
  await page.goto('/pricing')
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForURL('/')
})

test('pay first, account after: the plan is there from the first page on', async ({ page }) => {
  await test.step('Get Started Today goes straight to the payment of Premium', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Get Started Today' }).click()
    await page.waitForURL(/\/checkout\//)
    await expect(page.getByRole('heading', { name: 'Pay for Premium' })).toBeVisible()
    expect(await flags(page)).toEqual(['true', expect.stringMatching(/^\d+$/)])
    await page.evaluate(() => sessionStorage.clear())
  })

  await test.step('whoever chose a plan pays as a stranger, and the account that is made has it', async () => {
    const email = newEmail()
    await page.goto('/')
    await page.getByRole('link', { name: 'Choose Premium' }).click()
    await page.waitForURL('/subscribe?tier=mid')
    await expect(page.getByRole('link', { name: 'Create Account & Pay' })).toBeVisible()
    await expectAccessible(page, '/subscribe')
    await page.getByRole('link', { name: /^Pay now/ }).click()
    await page.waitForURL(/\/checkout\//)
    expect(await flags(page)).toEqual(['true', expect.stringMatching(/^\d+$/)])
    await pay(page, { name: 'Grace Hopper', email })
    await page.waitForURL(/\/account-setup\?tier=mid&session_id=/)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('First name')).toHaveValue('Grace')
    await expect(page.getByLabel('Last name')).toHaveValue('Hopper')
    expect(await flags(page)).toEqual([null, null])
    await expectAccessible(page, 'the account of a payment')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Create Account', exact: true }).click()
    await expect(toast(page)).toContainText('Account Created!')
    await page.waitForURL('/onboarding')
    const user = await apiOf(page.request).accounts.currentUser({})
    expect(user).toMatchObject({ email, subscriptionTier: 'mid' })
  })
})

test('checkouts that go wrong, payments that are none of ours', async ({ page, failing, playwright, baseURL }) => {
  await test.step('a checkout that cannot be begun says so and offers again', async () => {
    failing.push('/api/create-checkout-session')
    let answer: object | null = {}
    await page.route('**/api/create-checkout-session', (route) =>
      answer === null ? route.continue() : route.fulfill({ status: 'code' in answer ? 503 : 200, json: answer }),
    )
    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: 'Payment Setup Failed' })).toBeVisible()
    await expect(page.getByText('Failed to initialize payment. Please try again.')).toBeVisible()
    await expectAccessible(page, '/subscribe, failed')
    answer = { code: 'unavailable', message: 'The payment provider does not answer.' }
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('The payment provider does not answer.')).toBeVisible()
    answer = null
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('link', { name: 'Create Account & Pay' })).toBeVisible()
    await page.unroute('**/api/create-checkout-session')
    await page.getByRole('link', { name: 'Back to Pricing' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  })

  await test.step('a checkout that asks for an account first leads to one', async () => {
    failing.push('/api/create-checkout-session')
    await page.route('**/api/create-checkout-session', (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Account creation required' } }),
    )
    await page.goto('/subscribe?tier=premium')
    await page.waitForURL('/account-setup?tier=premium')
    await page.unroute('**/api/create-checkout-session')
  })

  await test.step('an address that is no payment page of ours is never followed', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const address of [
      'https://evil.example/checkout/test_cs_12345678',
      'javascript:alert(1)',
      '//evil.example/',
    ]) {
      await page.goto(`/account-setup?tier=mid&checkoutUrl=${encodeURIComponent(address)}`)
      await expect(page.getByRole('heading', { name: 'This isn’t one of our payment pages' })).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    }
    await expectAccessible(page, 'a refused checkoutUrl')
    expect(asked.filter((url) => url.includes('evil.example/') && !url.includes('checkoutUrl='))).toEqual([])
  })

  await test.step('a foreign, unpaid or malformed session gives nothing away', async () => {
    failing.push('/api/payment/verify/')
    const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const open = await strangersCheckout(stranger)
    await page.goto(`/account-setup?tier=mid&session_id=${open}`)
    await expect(page.getByRole('heading', { name: 'Payment not complete yet' })).toBeVisible()
    await expectAccessible(page, 'a payment that is not there yet')
    const payer = { name: 'Grace Hopper', email: newEmail() }
    const used = await strangersCheckout(stranger, payer)
    await apiOf(stranger).billing.verifyAndCreateAccount({ body: { sessionId: used, tier: 'mid' } })
    await stranger.dispose()
    await page.goto(`/account-setup?tier=mid&session_id=${used}`)
    await expect(
      page.getByRole('heading', { name: 'This payment was already used to create an account' }),
    ).toBeVisible()
    await member(page)
    for (const session of [`?session_id=${used}`, '?session_id=nonsense-1', '?session_id=x', '']) {
      await page.goto(`/payment-success${session}`)
      await expect(
        page.getByText("We couldn't verify your payment. If you were charged, please contact support."),
      ).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact')
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/pricing')
    await expectAccessible(page, '/payment-success without a payment')
    expect((await apiOf(page.request).accounts.currentUser({})).subscriptionTier).toBe('free')
  })
})
