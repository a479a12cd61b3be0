import { plans } from '#contract/plans.ts'
import type { AppContext } from '#server/context.ts'
import { paymentsOf } from '#server/features/billing/ask-provider.ts'
import { findCheckoutRow } from '#server/features/billing/checkouts.ts'
import { sendPayerReminder } from '#server/features/letters/store.ts'

/**
 * Writes to somebody who paid signed out and then made no account. Nothing is sent where the account is there by now, or where
 * the provider knows no address. `jobId`: of the job, the same at every try.
 */
export async function remindPayer(context: AppContext, checkoutId: string, jobId: string): Promise<void> {
  const row = await findCheckoutRow(context.database, checkoutId)
  if (!row || row.userId !== null) return
  const checkout = await paymentsOf(context).findCheckout(checkoutId)
  if (checkout?.status !== 'paid' || checkout.email === undefined) return
  const { email, name = '' } = checkout
  const url = `${context.address()}/account-setup?tier=${row.tier}&session_id=${encodeURIComponent(checkoutId)}`
  await sendPayerReminder(context, jobId, { email, name, plan: plans[row.tier].name, url })
}
