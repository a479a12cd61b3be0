import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { settle } from '#server/features/billing/store.ts'
import { deleteTestPayments, paymentsOf } from '#server/features/own-data/store.ts'
import { PaymentRefusal } from '#server/ports/payments/payments.ts'

/**
 * Lets the subscription of a member end with its period, since the account will be gone. Where the provider is away nothing
 * is lost: it is ended at once before the account goes.
 */
export async function letSubscriptionEnd(
  context: Pick<AppContext, 'database' | 'payments' | 'jobs' | 'log' | 'now'>,
  userId: string,
): Promise<void> {
  const { database, payments, log } = context
  const { account } = await paymentsOf(database, userId)
  if (!payments || !account?.customerId) return
  try {
    for (const { id, endsAtPeriodEnd } of await payments.subscriptionsOf(account.customerId)) {
      if (!endsAtPeriodEnd) await payments.setEnding(id, true)
    }
    await settle(context, userId)
  } catch (error) {
    log.warn({ err: error }, 'A subscription could not be set to end; it will end before its account is deleted.')
  }
}

/**
 * Ends at once whatever an account pays or could still pay, and has the provider forget the payer. May run any number of
 * times. Throws AppError('unavailable') where the provider does not answer, or is configured no more while a paid
 * subscription may still run: the account stays until somebody can end it.
 */
export async function endPayments(
  { database, payments }: Pick<AppContext, 'database' | 'payments'>,
  userId: string,
): Promise<void> {
  const { account, checkouts } = await paymentsOf(database, userId)
  const customers = new Set(account?.customerId ? [account.customerId] : [])
  // an administrator may have put it on record without its customer
  const onRecord = account?.subscriptionId && (await unlessUnknown(payments?.findSubscription(account.subscriptionId)))
  if (onRecord) customers.add(onRecord.customerId)
  if (account && payments?.kind !== 'stripe' && mayCost(account)) {
    throw new AppError('unavailable', 'A subscription must end first, but its payment provider is not configured.')
  }
  for (const { id, isOpen } of checkouts) {
    if (isOpen) await unlessUnknown(payments?.closeCheckout(id))
    // who paid before there was an account is a customer of that payment's own
    const customer = (await unlessUnknown(payments?.findCheckout(id)))?.customerId
    if (customer !== undefined) customers.add(customer)
  }
  for (const customer of customers) {
    for (const { id } of (await payments?.subscriptionsOf(customer)) ?? []) {
      await unlessUnknown(payments?.endNow(id))
    }
    // before the provider forgets what leads there: it keeps invoices, but not in our database
    await deleteTestPayments(database, customer)
    await payments?.forgetCustomer(customer)
  }
}

/**
 * Of what the provider has told about, and has not ended; what an administrator has put on record may be no subscription at all. One of the test
 * checkout takes no money: it ends with its rows, whether or not that checkout still runs.
 */
function mayCost({ subscriptionId, status }: { subscriptionId: string | null; status: string | null }): boolean {
  return status !== null && status !== 'ended' && !subscriptionId?.startsWith('test_')
}

/** What the provider does not know, or has ended already, is as we want it. */
async function unlessUnknown<T>(call: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PaymentRefusal) return undefined
    throw error
  }
}
