import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from '#server/features/billing/settling/settle.ts'
import { type PayingApp, startPayingApp } from '#server/test-world/paying-app.ts'

let world: PayingApp
beforeAll(async () => {
  world = await startPayingApp('stripe')
})
afterAll(() => world.close())

test('an answer that was fetched before somebody else wrote is fetched again', async () => {
  const member = await world.member('mid')
  const { payments } = world
  let asked = 0
  const slow = {
    ...world.context,
    payments: {
      ...payments,
      kind: payments.kind,
      async subscriptionsOf(customerId: string) {
        const answer = await payments.subscriptionsOf(customerId)
        asked += 1
        if (asked > 1) return answer
        // while this answer travels the subscription ends, and a notice of it is settled
        await world.failRenewal(member.subscriptionId)
        await world.giveUp(member.subscriptionId)
        await world.deliver()
        return answer
      },
      findSubscription: (id: string) => payments.findSubscription(id),
    },
  }
  const settled = await settle(slow, member.user.id)
  expect(settled?.user.subscriptionTier).toBe('free')
  expect(asked).toBe(2)
  expect((await member.api.accounts.currentUser({})).subscriptionTier).toBe('free')
})
