import { plans } from '#contract/plans.ts'
import type { AppContext } from '#server/context.ts'
import { findCheckoutRow } from '#server/features/billing/checkout/checkouts.ts'
import { paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import { recordEvent } from '#server/features/billing/settling/billing-accounts.ts'
import { sendPayerReminder } from '#server/features/letters/store.ts'

/** Seconds that a payer is given to make the account that was paid for. */
const patience = 60 * 60

/** Has somebody who paid signed out reminded, once, unless the account is there in time. Inside a transaction. */
export async function remindLater(
  { database, jobs, now }: Pick<AppContext, 'database' | 'jobs' | 'now'>,
  checkoutId: string,
): Promise<void> {
  if (!(await recordEvent(database, { id: `reminder:${checkoutId}`, kind: 'letter' }, now()))) return
  await jobs.add('remind-payer', { checkoutId }, { after: patience, key: checkoutId })
}

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
