import { endChanges, listOpenCheckouts } from '#server/features/billing/checkout/checkouts.ts'
import { paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import { type SettleContext, type Settled, settle } from '#server/features/billing/settling/settle.ts'
import { PaymentRefusal } from '#server/ports/payments/payments.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Completes a change of plan that its member has confirmed at the provider, however we came to know of it. Who changes a plan
 * that was to end wants to keep it: the cancellation is taken back. Answers the state afterwards.
 */
export async function finishChange(context: SettleContext, userId: string, settled: Settled): Promise<Settled> {
  const { database, now } = context
  const { subscription } = settled.provider
  const since = new Date(now().getTime() - day)
  const begun = await listOpenCheckouts(database, userId, 'change', since)
  if (!subscription || begun[0]?.tier !== subscription.tier) return settled
  const goesOn = subscription.endsAtPeriodEnd && (await goOn(context, subscription.id))
  await endChanges(database, userId, now())
  return (goesOn && (await settle(context, userId))) || settled
}

/** False where it has ended in the meantime. */
async function goOn(context: SettleContext, subscriptionId: string): Promise<boolean> {
  try {
    await paymentsOf(context).setEnding(subscriptionId, false)
    return true
  } catch (error) {
    if (error instanceof PaymentRefusal) return false
    throw error
  }
}
