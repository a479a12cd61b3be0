import type { Db } from '#server/db/database.ts'
import { findUser, type UserRow, updateUser } from '#server/features/accounts/store.ts'
import { accessOf, type SubscriptionState } from '#server/features/billing/settling/tier-of-subscription.ts'
import type { billingAccountsTable } from '#server/features/billing/tables.ts'

type BillingAccount = typeof billingAccountsTable.$inferSelect

/** Writes the tier that follows from what is on record; nothing else in the house writes one. Inside a transaction. */
export async function writeTier(db: Db, account: BillingAccount, now: Date): Promise<UserRow> {
  const { tier, endsAt, afterwards } = accessOf(stateOf(account), account.grantedTier, now)
  const user = await findUser(db, account.userId)
  if (!user) throw new Error('The user of a billing account is gone.')
  const isPremium = tier === 'premium'
  const isSame =
    user.subscriptionTier === tier &&
    user.isPremium === isPremium &&
    user.tierEndsAt?.getTime() === endsAt?.getTime() &&
    user.tierAfterwards === afterwards
  if (isSame) return user
  const change = { subscriptionTier: tier, isPremium, tierEndsAt: endsAt, tierAfterwards: afterwards }
  return (await updateUser(db, user.id, change, now)) ?? user
}

/** What is on record of a member's subscription. */
export function stateOf(account: BillingAccount): SubscriptionState | undefined {
  const { status, subscribedTier: tier, periodEnd, endsAtPeriodEnd } = account
  return status === null || periodEnd === null ? undefined : { status, tier, periodEnd, endsAtPeriodEnd }
}
