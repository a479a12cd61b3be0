import { AppError } from '#contract/errors.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { takeCheckout } from '#server/features/billing/checkout/checkouts.ts'
import { findBillingAccount } from '#server/features/billing/settling/billing-accounts.ts'
import { type SettleContext, type Settled, settle } from '#server/features/billing/settling/settle.ts'
import type { Checkout } from '#server/ports/payments/payments.ts'

/**
 * Gives a paid checkout to a member, and the tier with it, in one transaction. `record` may keep something beside it. Throws
 * checkout_used where it is somebody else's; undefined where `record` said that this was done before.
 */
export async function claimCheckout(
  context: SettleContext,
  userId: string,
  checkout: Checkout,
  record: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<UserRow | undefined> {
  const { database, now } = context
  const wasKnown = (await findBillingAccount(database, userId))?.customerId === checkout.customerId
  const claimed = await settle(context, userId, {
    customerId: checkout.customerId,
    subscriptionId: checkout.subscriptionId,
    async record() {
      if (!(await record())) return false
      if (await takeCheckout(database, checkout.id, userId, now())) return true
      throw checkoutUsed()
    },
  })
  return claimed && (wasKnown ? claimed : await lookAgain(context, userId, claimed)).user
}

/**
 * Until the claim was kept, notices about this customer spoke of nobody: what they said between our looking and our writing
 * is looked up now. Where that fails the next notice or the daily comparison does it.
 */
export async function lookAgain<T extends Pick<Settled, 'user'>>(
  context: SettleContext,
  userId: string,
  claimed: T,
): Promise<T | Settled> {
  try {
    return (await settle(context, userId)) ?? claimed
  } catch (error) {
    context.log.warn({ userId, err: error }, 'A claimed payment could not be checked again.')
    return claimed
  }
}

export function checkoutUsed(): AppError {
  return new AppError('checkout_used', 'This payment already belongs to an account. Please sign in.', {
    redirect: '/signin',
  })
}
