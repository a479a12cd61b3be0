import type { PaidTier } from '#contract/billing/billing.ts'
import { AppError } from '#contract/errors.ts'
import { Email } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import { createAccount, type UserRow } from '#server/features/accounts/store.ts'
import { findCheckoutRow, lockUnclaimed, takeCheckout } from '#server/features/billing/checkout/checkouts.ts'
import { checkoutUsed, lookAgain } from '#server/features/billing/checkout/claim-checkout.ts'
import { nameForAccount } from '#server/features/billing/checkout/payer-name.ts'
import { incomplete, noCheckout, paidCheckout } from '#server/features/billing/checkout/verify-payment.ts'
import { askProvider, paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import { lockBillingAccount } from '#server/features/billing/settling/billing-accounts.ts'
import { writeState } from '#server/features/billing/settling/write-state.ts'
import type { Checkout } from '#server/ports/payments/payments.ts'

interface Form {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string | undefined
}

interface Paid {
  readonly sessionId: string
  readonly tier: PaidTier
}

/**
 * Makes the account that a payment waits for; without a form out of what the payer told the provider. Account, claim and tier
 * are kept together: of many who use one checkout at once, one gets an account and the others leave nothing behind. Throws
 * not_found, payment_incomplete, checkout_used, invalid_input for another plan, account_exists.
 */
export async function accountFromPayment(context: AppContext, paid: Paid, form: Form | undefined): Promise<UserRow> {
  const { database, now } = context
  const checkout = await payableCheckout(context, paid)
  const wanted = form ?? formOf(checkout)
  const provider = await askProvider(paymentsOf(context), {
    customerId: checkout.customerId,
    named: checkout.subscriptionId,
    onRecord: undefined,
  })
  const made = await database.transaction(async () => {
    if (!(await lockUnclaimed(database, checkout.id))) throw checkoutUsed()
    const user = await createAccount(context, wanted, now())
    if (!(await takeCheckout(database, checkout.id, user.id, now()))) throw checkoutUsed()
    const account = await lockBillingAccount(database, user.id)
    return writeState(context, account, provider, checkout.customerId)
  })
  return (await lookAgain(context, made.user.id, made)).user
}

/** A paid checkout of this plan that nobody has claimed. */
async function payableCheckout(context: AppContext, { sessionId, tier }: Paid): Promise<Checkout> {
  const row = await findCheckoutRow(context.database, sessionId)
  if (!row) throw noCheckout()
  if (row.userId !== null) throw checkoutUsed()
  const checkout = await paidCheckout(context, sessionId)
  if (row.tier !== tier) throw new AppError('invalid_input', 'This payment is for another plan.')
  return checkout
}

function formOf({ email, name }: Checkout): Form {
  const address = Email.safeParse(email)
  if (!address.success) {
    throw incomplete('The payment doesn’t include an email address. Please fill in the form to create your account.')
  }
  return { email: address.data, ...nameForAccount(name), password: undefined }
}
