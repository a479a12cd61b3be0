import { expect, test } from 'vitest'
import { type Tier, tiers } from '#contract/plans.ts'
import { accessOf } from '#server/features/billing/settling/tier-of-subscription.ts'
import { paidTiers, type SubscriptionStatus, subscriptionStatuses } from '#server/ports/payments/payments.ts'

const end = new Date('2026-12-20T12:00:00Z')
const times = { before: -1, at: 0, after: 1 } as const

/** What each status gives, as the decisions have it: past_due is kept while the provider retries. */
const gives: Readonly<Record<SubscriptionStatus, boolean>> = {
  trialing: true,
  active: true,
  past_due: true,
  unpaid: false,
  paused: false,
  incomplete: false,
  ended: false,
}

test('every status, ending or not, before, at and after the end, for every plan and grant', () => {
  let count = 0
  for (const status of subscriptionStatuses)
    for (const endsAtPeriodEnd of [false, true])
      for (const [name, offset] of Object.entries(times))
        for (const tier of [...paidTiers, null])
          for (const granted of tiers) {
            const now = new Date(end.getTime() + offset)
            const access = accessOf({ status, tier, periodEnd: end, endsAtPeriodEnd }, granted, now)
            const isOver = endsAtPeriodEnd && name !== 'before'
            const paid: Tier = gives[status] && !isOver && tier !== null ? tier : 'free'
            const isPaid = tiers.indexOf(paid) > tiers.indexOf(granted)
            expect([status, endsAtPeriodEnd, name, tier, granted, access]).toEqual([
              status,
              endsAtPeriodEnd,
              name,
              tier,
              granted,
              { tier: isPaid ? paid : granted, endsAt: isPaid && endsAtPeriodEnd ? end : null, afterwards: granted },
            ])
            count += 1
          }
  expect(count).toBe(7 * 2 * 3 * 3 * 3)
})

test('without a subscription the grant counts, for as long as it stands', () => {
  for (const granted of tiers)
    expect(accessOf(undefined, granted, end)).toEqual({ tier: granted, endsAt: null, afterwards: granted })
})

test('a renewal that nobody has told us of takes nothing away', () => {
  const state = { status: 'active', tier: 'premium', periodEnd: end, endsAtPeriodEnd: false } as const
  const muchLater = new Date('2027-06-01T00:00:00Z')
  expect(accessOf(state, 'free', muchLater)).toEqual({ tier: 'premium', endsAt: null, afterwards: 'free' })
})
