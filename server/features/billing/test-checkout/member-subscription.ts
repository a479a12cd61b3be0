import type { AppContext } from '#server/context.ts'
import { findBillingAccount } from '#server/features/billing/store.ts'
import type { Subscription } from '#server/ports/payments/payments.ts'
import type { TestCheckoutPayments } from '#server/ports/payments/test-checkout/test-checkout-payments.ts'

/** The subscription that a member has at the test provider, or had last. */
export async function memberSubscription(
  { database }: AppContext,
  provider: TestCheckoutPayments,
  userId: string,
): Promise<Subscription | undefined> {
  const account = await findBillingAccount(database, userId)
  const running = account?.customerId ? await provider.subscriptionsOf(account.customerId) : []
  if (running[0] || !account?.subscriptionId) return running[0]
  return provider.findSubscription(account.subscriptionId)
}
