import type { PaymentVerification } from '#contract/billing/billing.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { findUser, type UserRow, userView } from '#server/features/accounts/store.ts'
import { type CheckoutRow, findCheckoutRow } from '#server/features/billing/checkout/checkouts.ts'
import { checkoutUsed, claimCheckout } from '#server/features/billing/checkout/claim-checkout.ts'
import { finishChange } from '#server/features/billing/checkout/finish-change.ts'
import { nameOf } from '#server/features/billing/checkout/payer-name.ts'
import { paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import { runningSubscription } from '#server/features/billing/settling/running-subscription.ts'
import { settle } from '#server/features/billing/settling/settle.ts'
import type { Checkout } from '#server/ports/payments/payments.ts'

/**
 * What came of a checkout. It gives a signed-in member what was paid, once, however often it is asked; a visitor learns what
 * an unclaimed payment says of the payer. Throws not_found, payment_incomplete, or checkout_used for a visitor's.
 */
export async function verifyPayment(
  context: AppContext,
  account: UserRow | undefined,
  id: string,
): Promise<PaymentVerification> {
  const row = await findCheckoutRow(context.database, id)
  if (!row || (account && row.userId !== null && row.userId !== account.id)) throw noCheckout()
  if (!account) return forVisitor(context, row)
  const user = await memberAfter(context, row, account)
  const view = await userView(context.database, user, context.now())
  return { success: true, tier: view.subscriptionTier, user: view, email: null, firstName: null, lastName: null }
}

/** The provider's word on a checkout that is paid. */
export async function paidCheckout(context: Pick<AppContext, 'payments' | 'log'>, id: string): Promise<Checkout> {
  const checkout = await paymentsOf(context).findCheckout(id)
  if (!checkout) throw noCheckout()
  if (checkout.status === 'open') throw incomplete('This payment isn’t complete yet.')
  if (checkout.status === 'expired')
    throw incomplete('This checkout has expired; nothing was charged. Please start again.', { isExpired: true })
  return checkout
}

export function noCheckout(): AppError {
  return new AppError('not_found', 'We can’t find that checkout.')
}

export function incomplete(sentence: string, details: { isExpired?: true } = {}): AppError {
  return new AppError('payment_incomplete', sentence, details)
}

async function forVisitor(context: AppContext, row: CheckoutRow): Promise<PaymentVerification> {
  if (row.userId !== null) throw checkoutUsed()
  const { email = null, name } = await paidCheckout(context, row.id)
  return { success: true, tier: row.tier, user: null, email, ...nameOf(name) }
}

/** The member, after the checkout has had its effect; `row` may be older than what another call of theirs has done since. */
export async function memberAfter(context: AppContext, row: CheckoutRow, account: UserRow): Promise<UserRow> {
  if (row.kind === 'change') return changed(context, row, account)
  if (row.settledAt !== null && row.userId === account.id) return asNow(context, account)
  if (row.userId === null) await refuseSecondPlan(context, row, account)
  try {
    const checkout = await paidCheckout(context, row.id)
    return (await claimCheckout(context, account.id, checkout)) ?? account
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // somebody was faster: to this member it is a stranger's checkout from now on
    if (error.code === 'checkout_used') throw noCheckout()
    // a notice, or another try of this member's, was faster than a provider that does not answer
    const now = await findCheckoutRow(context.database, row.id)
    const isDone = error.code === 'unavailable' && now?.userId === account.id && now.settledAt !== null
    if (isDone) return asNow(context, account)
    throw error
  }
}

/**
 * Who pays for a plan takes no payment that was made signed out: it would end their own subscription, and anybody can send a
 * link to one. Not where they pay by this very checkout, which another call of theirs has taken meanwhile.
 */
async function refuseSecondPlan(context: AppContext, { id }: CheckoutRow, account: UserRow): Promise<void> {
  if (!(await runningSubscription(context, account.id))) return
  const now = await findCheckoutRow(context.database, id)
  if (now?.userId === account.id) return
  if (now && now.userId !== null) throw noCheckout()
  throw new AppError(
    'checkout_used',
    'You already pay for a plan, so we didn’t attach this payment to your account. If it’s yours, please write to us and we’ll refund it.',
  )
}

/** Another call of theirs may have changed their plan since this one began. */
async function asNow(context: AppContext, account: UserRow): Promise<UserRow> {
  return (await findUser(context.database, account.id)) ?? account
}

async function changed(context: AppContext, row: CheckoutRow, account: UserRow): Promise<UserRow> {
  const found = await settle(context, account.id)
  if (found?.provider.subscription?.tier !== row.tier)
    throw incomplete('Your plan hasn’t changed yet. Please try again in a moment.')
  return (await finishChange(context, account.id, found)).user
}
