import { findBillingAccount } from '#server/features/billing/settling/billing-accounts.ts'
import { type SettleContext, settle } from '#server/features/billing/settling/settle.ts'
import { isLive } from '#server/features/billing/settling/tier-of-subscription.ts'
import type { Subscription } from '#server/ports/payments/payments.ts'

/** The subscription that a member pays for at this moment, by the provider's word; the tier is settled on the way. */
export async function runningSubscription(context: SettleContext, userId: string): Promise<Subscription | undefined> {
  const account = await findBillingAccount(context.database, userId)
  if (!account?.customerId && !account?.subscriptionId) return undefined
  const subscription = (await settle(context, userId))?.provider.subscription
  return isLive(subscription?.status) ? subscription : undefined
}
