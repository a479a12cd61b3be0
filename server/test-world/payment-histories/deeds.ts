import { tiers } from '#contract/plans.ts'
import type { Chance } from '#domain/chance.ts'
import type { AppContext } from '#server/context.ts'
import { findUser, type UserRow } from '#server/features/accounts/store.ts'
import { upgradeUser } from '#server/features/admin/upgrade-user.ts'
import { moveToFree, resume } from '#server/features/billing/change-subscription.ts'
import { startCheckout } from '#server/features/billing/checkout/start-checkout.ts'
import { verifyPayment } from '#server/features/billing/checkout/verify-payment.ts'
import type { Traffic } from '#server/test-world/payment-histories/traffic.ts'
import type { StripeStandIn } from '#server/test-world/stripe/stand-in.ts'
import { itemOf } from '#server/test-world/stripe/subscriptions.ts'

export interface Deed {
  readonly does: () => Promise<unknown>
  /** It may make a payment of somebody unknown a member's. */
  readonly isClaim?: true
}

/** What members, their cards, an administrator and the calendar may do next. */
export interface Deeds {
  next(): Deed
  /** Something that the provider does of itself. */
  besides(): Deed
}

interface World {
  readonly chance: Chance
  readonly traffic: Traffic
  readonly clock: { now: Date }
  readonly standIn: StripeStandIn
  readonly userIds: readonly string[]
  readonly context: AppContext
}

const origin = 'http://localhost:3000'

export function deedsOf(world: World): Deeds {
  const { chance, traffic, clock, standIn, userIds, context } = world
  const { state } = standIn
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)]
  const member = async (): Promise<UserRow> => (await findUser(context.database, one(userIds)!))!
  const paidTier = () => (chance() < 0.5 ? 'mid' : 'premium')
  const running = () => [...state.subscriptions.values()].filter(({ status }) => status !== 'canceled')
  const unclaimed: string[] = []

  /** The provider acts while whatever else is going on goes on. */
  const there = (deed: (subscriptionId: string) => void) => async () => {
    const subscription = one(running())
    await traffic.wait()
    if (subscription && subscription.status !== 'canceled') deed(subscription.id)
  }

  const monthPasses = (card: 'pays' | 'fails') =>
    there((id) => {
      const subscription = state.subscriptions.get(id)!
      if (subscription.status !== 'active') return
      const until = itemOf(subscription).current_period_end * 1000
      if (until > clock.now.getTime()) clock.now = new Date(until)
      if (card === 'pays') standIn.renew(id)
      else standIn.failRenewal(id)
    })

  async function buy(): Promise<void> {
    const buyer = await member()
    const { sessionId, url } = await startCheckout(context, buyer, { tier: paidTier(), origin })
    await traffic.wait()
    if (chance() < 0.2) return
    if (sessionId.startsWith('change_')) standIn.confirmChange(url)
    else standIn.pay(sessionId)
    await traffic.wait()
    // a page that is loaded twice asks twice at once
    const views = Math.floor(chance() * 3)
    await through(Array.from({ length: views }, () => verifyPayment(context, buyer, sessionId)))
  }

  async function buySignedOut(): Promise<void> {
    const { sessionId } = await startCheckout(context, undefined, { tier: paidTier(), origin })
    if (chance() < 0.2) return
    standIn.pay(sessionId)
    unclaimed.push(sessionId)
  }

  async function claim(): Promise<void> {
    const sessionId = one(unclaimed)
    if (sessionId === undefined) return
    const rivals = chance() < 0.5 ? userIds : [one(userIds)!]
    const rows = await Promise.all(rivals.map((id) => findUser(context.database, id)))
    await through(rows.map((row) => verifyPayment(context, row, sessionId)))
  }

  const ofProvider: Weighed[] = [
    [3, { does: monthPasses('pays') }],
    [3, { does: monthPasses('fails') }],
    [2, { does: there((id) => standIn.recover(id)) }],
    [2, { does: there((id) => isFailing(id) && standIn.giveUp(id, chance() < 0.7 ? 'canceled' : 'unpaid')) }],
    [2, { does: there((id) => standIn.cancelInPortal(id)) }],
  ]
  const deeds: Weighed[] = [
    ...ofProvider,
    [5, { does: buy }],
    [2, { does: buySignedOut }],
    [3, { does: claim, isClaim: true }],
    [2, { does: async () => moveToFree(context, await member()) }],
    [2, { does: async () => resume(context, await member()) }],
    [
      1,
      {
        does: async () =>
          upgradeUser(context.database, 'boss', { userId: one(userIds)!, tier: one(tiers)! }, clock.now),
      },
    ],
    [1, { does: days }],
  ]
  const isFailing = (id: string) => state.subscriptions.get(id)?.status === 'past_due'
  async function days(): Promise<void> {
    clock.now = new Date(clock.now.getTime() + chance() * 3 * 24 * 3600 * 1000)
  }

  return { next: () => drawn(deeds, chance), besides: () => drawn(ofProvider, chance) }
}

type Weighed = readonly [weight: number, deed: Deed]

function drawn(deeds: readonly Weighed[], chance: Chance): Deed {
  let at = chance() * deeds.reduce((sum, [weight]) => sum + weight, 0)
  const found = deeds.find(([weight]) => (at -= weight) < 0)
  return found?.[1] ?? deeds[0]![1]
}

/** All of them to their end; throws what one of them did. */
async function through(tries: readonly Promise<unknown>[]): Promise<void> {
  const refused = (await Promise.allSettled(tries)).find((each) => each.status === 'rejected')
  if (refused) throw refused.reason
}
