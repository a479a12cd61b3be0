import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { PaidTier } from '#contract/billing/billing.ts'
import { apiOf } from './members.ts'

/** Fills in who pays, where the checkout asks for it, and pays. */
export async function pay(page: Page, payer?: { name: string; email: string }): Promise<void> {
  await page.waitForURL(/\/checkout\/[\w-]+$/)
  if (payer) {
    await page.getByLabel('Name', { exact: true }).fill(payer.name)
    await page.getByLabel('Email').fill(payer.email)
  }
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** The member of this page pays for a plan without looking at a page. */
export async function subscribe(page: Page, tier: PaidTier): Promise<void> {
  const api = apiOf(page.request)
  const { sessionId } = await api.billing.createCheckoutSession({ body: { tier } })
  await api.testCheckout.pay({ params: { id: sessionId }, body: {} })
  const user = await api.accounts.currentUser({})
  expect(user.subscriptionTier).toBe(tier)
}

/** A checkout that a stranger has started, paid where a payer is named; answers its id. */
export async function strangersCheckout(
  request: APIRequestContext,
  payer?: { name: string; email: string },
): Promise<string> {
  const api = apiOf(request)
  const { sessionId } = await api.billing.createCheckoutSession({ body: { tier: 'mid' } })
  if (payer) await api.testCheckout.pay({ params: { id: sessionId }, body: payer })
  return sessionId
}

/**
 * As if the browser had left for a checkout so many milliseconds ago. The next page that is gone to finds it so, and its clock stands still however
 * long it takes to load. No page is open when the clock is set: for a moment it would read 1970.
 */
export async function leftForCheckout(page: Page, ago: number): Promise<void> {
  const now = Date.now()
  await page.evaluate((left) => {
    sessionStorage.setItem('stripe_checkout_initiated', 'true')
    sessionStorage.setItem('stripe_checkout_time', String(left))
  }, now - ago)
  await page.goto('about:blank')
  await page.clock.setFixedTime(now)
}

/** What the tab still notes of a checkout. */
export function flags(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['stripe_checkout_initiated', 'stripe_checkout_time'].map((name) => sessionStorage.getItem(name)),
  )
}
