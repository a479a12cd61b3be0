import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext } from '#server/context.ts'
import { ownDataJobs } from '#server/features/own-data/delete-accounts.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { stripeWorld } from '#server/test-world/stripe/stripe-world.ts'

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Grace', lastName: 'Boss', password: 'cardamom pods' },
  })
})
afterAll(() => world.close())

/** A member for whom an administrator puts IDs of the payment provider on record, and who asks to be deleted. */
async function leaver(ids: { stripeCustomerId?: string; stripeSubscriptionId?: string }) {
  const { api, user, password } = await cook(world.app)
  await boss.api.admin.upgradeUser({ body: { userId: user.id, tier: 'mid', ...ids } })
  await api.ownData.deleteAccount({ body: { password } })
  return async () => (await world.database.query('select 1 from users where id = $1', [user.id])).rows.length === 1
}

/** The hourly job, a week on. */
const deleteDue = (payments: AppContext['payments']) => {
  const now = () => new Date(world.clock.now.getTime() + 7 * 24 * 60 * 60 * 1000)
  return ownDataJobs({ ...world.context, payments, now })['delete-accounts']({}, 'a job')
}

test('an ID that no provider has ever told about holds nobody’s deletion back', async () => {
  const isThere = await leaver({ stripeCustomerId: 'cus_typo', stripeSubscriptionId: 'sub_typo' })
  await deleteDue(undefined)
  expect(await isThere()).toBe(false)
})

test('a subscription that is known by its ID alone ends before the account goes', async () => {
  const { standIn, payments, pay, close } = await stripeWorld({ clock: world.clock })
  const shop = await startApp({}, { database: world.database, payments })
  const { sessionId } = await visitor(shop.app).api.billing.createCheckoutSession({ body: { tier: 'mid' } })
  await pay(sessionId, { email: 'payer@example.org', name: 'Ada' })
  const stripeSubscriptionId = (await payments.findCheckout(sessionId))?.subscriptionId ?? ''
  const isThere = await leaver({ stripeSubscriptionId })
  await deleteDue(payments)
  expect(await isThere()).toBe(false)
  expect([...standIn.state.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
  await Promise.all([shop.close(), close?.()])
})
