import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { apiOf, member } from '../members.ts'
import { pay, subscribe } from '../payments.ts'

test('a plan is moved up and down, cancelled and resumed, and ends with an account that is given up', async ({
  page,
}) => {
  const { password } = await member(page)

  await test.step('a member moves up and down between the paid plans, in one subscription', async () => {
    await subscribe(page, 'mid')
    await page.goto('/settings?tab=subscription')
    await page.getByRole('link', { name: 'Upgrade to Unlimited' }).click()
    await expect(
      page.getByText(/^Unlimited starts right away\. Today you pay for the rest of this month/),
    ).toBeVisible()
    await expectAccessible(page, 'a change of plan')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await pay(page)
    await page.waitForURL(/\/payment-success\?session_id=/)
    await expect(page.getByRole('heading', { name: 'Welcome to Unlimited, Ada' })).toBeVisible()
    await page.getByRole('link', { name: 'Manage subscription' }).click()
    await page.waitForURL('/settings?tab=subscription')
    await page.getByRole('link', { name: 'Downgrade to Premium' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Welcome to Premium, Ada' })).toBeVisible()
    expect(await tierOf(page)).toBe('mid')
    await page.goto('/subscribe?tier=mid')
    await expect(page.getByRole('heading', { name: 'You’re already on Premium' })).toBeVisible()
  })

  await test.step('a member cancels, keeps the plan until its month ends, and takes it back', async () => {
    await page.goto('/settings?tab=subscription')
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
    await expect(dialog).toContainText('You’ll keep Premium until')
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(toast(page)).toContainText('Subscription Updated!')
    expect(await apiOf(page.request).accounts.currentUser({})).toMatchObject({
      subscriptionTier: 'mid',
      subscriptionEndsAt: expect.stringMatching(/^20/),
    })
    await page.goto('/subscribe?tier=mid')
    await page.getByRole('link', { name: 'Resume subscription' }).click()
    await page.getByRole('button', { name: 'Resume Premium' }).click()
    await expect(toast(page)).toContainText('Subscription Updated!')
    expect(await apiOf(page.request).accounts.currentUser({})).toMatchObject({
      subscriptionTier: 'mid',
      subscriptionEndsAt: null,
    })
  })

  await test.step('a member who keeps the account after all is told that the plan still ends, and resumes it', async () => {
    await apiOf(page.request).ownData.deleteAccount({ body: { password } })
    await page.goto('/settings?tab=account')
    await page.getByRole('button', { name: 'Keep my account' }).last().click()
    await expect(toast(page)).toContainText(
      /You’ve kept your account.*Your Premium plan still ends on .*unless you resume it/,
    )
    await toast(page).getByRole('button', { name: 'Resume it' }).click()
    await page.getByRole('button', { name: 'Resume Premium' }).click()
    await expect(toast(page)).toContainText('Subscription Updated!')
    expect((await apiOf(page.request).accounts.currentUser({})).subscriptionEndsAt).toBeNull()
  })
})

test('a renewal fails and recovers; then one fails for good, and the plan ends', async ({ page }) => {
  await member(page)
  await subscribe(page, 'premium')
  await page.goto('/test-checkout')
  await moveClock(page, 'Renewal', 'the next one is paid for')
  await moveClock(page, 'Failed renewal', 'The provider keeps trying')
  expect(await tierOf(page)).toBe('premium')
  await page.goto('/settings?tab=subscription')
  await expect(page.getByText('Your last payment didn’t go through.')).toBeVisible()
  await expectAccessible(page, 'a payment that failed')
  await page.goto('/test-checkout')
  await moveClock(page, 'Payment recovered', 'went through after all')
  await page.goto('/settings?tab=subscription')
  await expect(page.getByText('Your last payment didn’t go through.')).toBeHidden()
  expect(await tierOf(page)).toBe('premium')
  await page.goto('/test-checkout')
  await moveClock(page, 'Failed renewal', 'The provider keeps trying')
  await moveClock(page, 'Provider gives up', 'has ended')
  expect(await tierOf(page)).toBe('free')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toBeVisible()
  await expect(page.locator('[data-ad-slot]').first()).toBeVisible()
})

async function moveClock(page: Page, move: string, said: string): Promise<void> {
  await page.getByRole('button', { name: move, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
}

async function tierOf(page: Page): Promise<string> {
  return (await apiOf(page.request).accounts.currentUser({})).subscriptionTier
}
