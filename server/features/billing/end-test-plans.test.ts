import { afterAll, beforeAll, expect, test } from 'vitest'
import { endTestPlans } from '#server/features/billing/end-test-plans.ts'
import { type PayingApp, startPayingApp } from '#server/test-world/paying-app.ts'

let world: PayingApp
beforeAll(async () => {
  world = await startPayingApp('test')
})
afterAll(() => world.close())

test('a plan of the test checkout ends where that does not run any more, and not before', async () => {
  const member = await world.member('premium')
  const tier = async () => (await member.api.accounts.currentUser({})).subscriptionTier
  await endTestPlans(world.context)
  expect(await tier()).toBe('premium')
  await endTestPlans({ ...world.context, payments: undefined })
  expect(await tier()).toBe('free')
})

test('what a real provider told about stays while its key is missing', async () => {
  const stripe = await startPayingApp('stripe')
  const member = await stripe.member('mid')
  await endTestPlans({ ...stripe.context, payments: undefined })
  expect((await member.api.accounts.currentUser({})).subscriptionTier).toBe('mid')
  await stripe.close()
})
