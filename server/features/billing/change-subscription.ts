import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { endChanges } from '#server/features/billing/checkout/checkouts.ts'
import { paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import { findBillingAccount, grantTier } from '#server/features/billing/settling/billing-accounts.ts'
import { runningSubscription } from '#server/features/billing/settling/running-subscription.ts'
import { settle } from '#server/features/billing/settling/settle.ts'
import { isLive } from '#server/features/billing/settling/tier-of-subscription.ts'
import { PaymentRefusal, type Subscription } from '#server/ports/payments/payments.ts'

/**
 * Moves a member to free: what is paid for is kept until its period ends, what was only granted goes at once. Who has
 * neither stays as they are.
 */
export async function moveToFree(context: AppContext, account: UserRow): Promise<UserRow> {
  const { database, now } = context
  const running = await runningSubscription(context, account.id)
  if (!running) {
    const billing = await findBillingAccount(database, account.id)
    if (!billing || billing.grantedTier === 'free') return account
    return database.transaction(() => grantTier(database, { userId: account.id, tier: 'free' }, now()))
  }
  await endChanges(database, account.id, now())
  return setEnding(context, account, running, true)
}

/** Takes a cancellation back. Throws invalid_input where there is none, or where the period is over. */
export async function resume(context: AppContext, account: UserRow): Promise<UserRow> {
  const running = await runningSubscription(context, account.id)
  if (!running?.endsAtPeriodEnd || running.periodEnd <= context.now()) {
    throw new AppError('invalid_input', 'There’s no cancellation to undo.')
  }
  return setEnding(context, account, running, false)
}

/** A subscription that has ended in the meantime is what the next look finds. */
async function setEnding(
  context: AppContext,
  account: UserRow,
  running: Subscription,
  ends: boolean,
): Promise<UserRow> {
  if (running.endsAtPeriodEnd !== ends) {
    try {
      await paymentsOf(context).setEnding(running.id, ends)
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error
      context.log.warn({ userId: account.id, err: error }, 'The provider refused to change when a subscription ends.')
    }
  }
  const settled = await settle(context, account.id)
  const now = settled?.provider.subscription
  if (now && isLive(now.status) && now.endsAtPeriodEnd !== ends) {
    throw new AppError('unavailable', 'The payment provider didn’t accept this change. Please try again in a minute.')
  }
  return settled?.user ?? account
}
