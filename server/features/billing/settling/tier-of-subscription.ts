import { type Tier, tiers } from '#contract/plans.ts'
import type { PaidTier, SubscriptionStatus } from '#server/ports/payments/payments.ts'

/** What is on record of a subscription. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus
  /** Null where its price is none of ours. */
  readonly tier: PaidTier | null
  readonly periodEnd: Date
  readonly endsAtPeriodEnd: boolean
}

export interface Access {
  readonly tier: Tier
  /** When `tier` ends unless somebody says otherwise, and gives way to `afterwards`; always in the future. */
  readonly endsAt: Date | null
  readonly afterwards: Tier
}

/**
 * The tier that a member has at this moment: the higher one of what was granted and what is subscribed to. A subscription
 * counts while it is paid or the provider still tries to collect; one that is to end counts until its period is over, even
 * where nobody says that it has ended.
 */
export function accessOf(subscription: SubscriptionState | undefined, granted: Tier, now: Date): Access {
  const grant = { tier: granted, endsAt: null, afterwards: granted }
  if (!subscription?.tier || !isLive(subscription.status) || rank(subscription.tier) <= rank(granted)) return grant
  const { tier, periodEnd, endsAtPeriodEnd } = subscription
  if (!endsAtPeriodEnd) return { tier, endsAt: null, afterwards: granted }
  return now < periodEnd ? { tier, endsAt: periodEnd, afterwards: granted } : grant
}

/** Whether a subscription in this state gives what it is for. */
export function isLive(status: SubscriptionStatus | null | undefined): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due'
}

export function rank(tier: Tier): number {
  return tiers.indexOf(tier)
}
