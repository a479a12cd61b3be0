import { expect, expectAccessible, test, toast } from '../journey.ts'
import { member } from '../members.ts'
import { flags, leftForCheckout, strangersCheckout, subscribe } from '../payments.ts'

const minute = 60_000

test('strangers who left for a checkout are held up once, and not when they come back from the payment', async ({
  page,
}) => {
  await test.step('who abandons a payment and comes back is told so once, and sent home', async () => {
    await page.goto('/subscribe?tier=mid')
    await page.getByRole('link', { name: /^Pay now/ }).click()
    await page.waitForURL(/\/checkout\//)
    await page.getByRole('button', { name: 'Leave without paying' }).click()
    await page.waitForURL('/subscribe?tier=mid')
    await page.goto('/account-setup?tier=mid')
    await expect(toast(page)).toContainText('Payment Required')
    await expect(toast(page)).toContainText('Please complete your payment to access premium features.')
    await page.waitForURL('/')
    expect(await flags(page)).toEqual([null, null])
    await page.goto('/account-setup?tier=free')
    await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible()
  })

  await test.step('the pricing page holds up for five minutes after leaving for a checkout', async () => {
    const plans = page.getByRole('heading', { name: 'Choose Your Plan' })
    await page.goto('/method')
    await leftForCheckout(page, 4.9 * minute)
    await page.goto('/pricing')
    await expect(toast(page)).toContainText('Access Blocked')
    await page.waitForURL('/')
    expect(await flags(page)).toEqual([null, null])
    await page.goto('/pricing')
    await expect(plans).toBeVisible()
    await leftForCheckout(page, 5.1 * minute)
    await page.goto('/pricing')
    await expect(plans).toBeVisible()
    await expect(page.getByText('Access Blocked')).toHaveCount(0)
  })

  await test.step('nobody is held up who comes back from the payment', async () => {
    const payer = { name: 'Grace Hopper', email: 'grace.guard@example.org' }
    const sessionId = await strangersCheckout(page.request, payer)
    await page.goto('/method')
    await leftForCheckout(page, minute)
    await page.goto(`/account-setup?tier=mid&session_id=${sessionId}`)
    await expect(page.getByLabel('Email')).toHaveValue(payer.email)
  })
})

test('the dialog with the plans closes itself for two minutes, and opens the next time, and at once for who has paid', async ({
  page,
}) => {
  await member(page)
  await page.goto('/')
  await leftForCheckout(page, 1.9 * minute)
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' })
  // it is there for a second and a half
  const seen = dialog.waitFor()
  await page.goto('/?upgrade=premium')
  await seen
  await expect(toast(page)).toContainText('Access Blocked')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  expect(await flags(page)).toEqual([null, null])
  await leftForCheckout(page, 2.1 * minute)
  await page.goto('/?upgrade=premium')
  await expect(dialog).toBeVisible()
  await page.waitForTimeout(2000)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Upgrade to/ })).toHaveText(['Upgrade', 'Upgrade'])
  await expectAccessible(page, 'the plans over the dashboard')

  await subscribe(page, 'mid')
  await leftForCheckout(page, minute)
  await page.goto('/pricing')
  await expect(dialog).toBeVisible()
  await page.waitForTimeout(2000)
  await expect(dialog).toBeVisible()
})
