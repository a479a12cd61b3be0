import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { PaidTier } from '#contract/billing/billing.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { asOf, findUser, type UserRow } from '#server/features/accounts/store.ts'
import { insertCheckout, listOpenCheckouts } from '#server/features/billing/checkout/checkouts.ts'
import { claimCheckout } from '#server/features/billing/checkout/claim-checkout.ts'
import { isKnownTo, paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import {
  findBillingAccount,
  lockBillingAccount,
  writeBillingAccount,
} from '#server/features/billing/settling/billing-accounts.ts'
import { runningSubscription } from '#server/features/billing/settling/running-subscription.ts'
import { rank } from '#server/features/billing/settling/tier-of-subscription.ts'
import { PaymentRefusal, type Subscription } from '#server/ports/payments/payments.ts'

interface Wish {
  readonly tier: PaidTier
  /** Of this site, as the browser that asks knows it. */
  readonly origin: string
}

interface Started {
  readonly url: string
  readonly sessionId: string
}

const day = 24 * 60 * 60 * 1000

/**
 * Starts a payment at the provider. A member who pays for a plan already gets the page that changes it: there is never a
 * second subscription. Throws payments_off, unavailable, and invalid_input for a plan that the member has.
 */
export async function startCheckout(context: AppContext, account: UserRow | undefined, wish: Wish): Promise<Started> {
  const payments = paymentsOf(context)
  if (account) return forMember(context, account, wish)
  const { tier, origin } = wish
  const { id, url } = await payments.startCheckout({
    tier,
    customerId: undefined,
    returnUrl: `${origin}/account-setup?tier=${tier}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/subscribe?tier=${tier}`,
    key: `checkout_${randomUUID()}`,
  })
  await insertCheckout(context.database, { id, tier, kind: 'new', createdAt: context.now() })
  return { url, sessionId: id }
}

async function forMember(context: AppContext, account: UserRow, wish: Wish): Promise<Started> {
  const { database, now } = context
  await closeOlder(context, account.id)
  const running = await runningSubscription(context, account.id)
  if (running) return startChange(context, account.id, wish, running)
  const { subscriptionTier } = asOf((await findUser(database, account.id)) ?? account, now())
  if (rank(subscriptionTier) >= rank(wish.tier)) throw hasPlan(subscriptionTier === wish.tier)
  const { id, url } = await paymentsOf(context).startCheckout({
    tier: wish.tier,
    customerId: await customerOf(context, account),
    returnUrl: `${wish.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${wish.origin}/pricing`,
    key: `checkout_${randomUUID()}`,
  })
  await insertCheckout(database, { id, userId: account.id, tier: wish.tier, kind: 'new', createdAt: now() })
  return { url, sessionId: id }
}

/** An older checkout can be paid no more; one that was paid meanwhile has its effect. */
async function closeOlder(context: AppContext, userId: string): Promise<void> {
  const payments = paymentsOf(context)
  const since = new Date(context.now().getTime() - day)
  for (const { id } of await listOpenCheckouts(context.database, userId, 'new', since)) {
    if (!isKnownTo(payments, id)) continue
    await payments.closeCheckout(id)
    const checkout = await payments.findCheckout(id)
    if (checkout?.status === 'paid') await claimCheckout(context, userId, checkout)
  }
}

async function startChange(
  context: AppContext,
  userId: string,
  { tier, origin }: Wish,
  subscription: Subscription,
): Promise<Started> {
  if (subscription.tier === tier) throw hasPlan(true, subscription.endsAtPeriodEnd)
  const id = `change_${randomBytes(18).toString('base64url')}`
  try {
    const { url } = await paymentsOf(context).startChange({
      id,
      subscription,
      tier,
      returnUrl: `${origin}/payment-success?session_id=${id}`,
      cancelUrl: `${origin}/pricing`,
    })
    await insertCheckout(context.database, { id, userId, tier, kind: 'change', createdAt: context.now() })
    return { url, sessionId: id }
  } catch (error) {
    if (!(error instanceof PaymentRefusal)) throw error
    context.log.warn({ userId, err: error }, 'The provider refused to change a plan.')
    const first = subscription.endsAtPeriodEnd ? 'Please resume it in your settings first.' : 'Please try again later.'
    throw new AppError('invalid_input', `We can’t change your plan right now. ${first}`, {}, { cause: error })
  }
}

function hasPlan(isSame: boolean, isEnding = false): AppError {
  if (!isSame) return new AppError('invalid_input', 'Your plan already includes this.')
  const resume = isEnding ? ' It’s about to end: resume it in your settings to keep it.' : ''
  return new AppError('invalid_input', `You’re already on this plan.${resume}`)
}

/** The member's customer at the provider, made once. */
async function customerOf(context: AppContext, { id: userId, email, firstName, lastName }: UserRow): Promise<string> {
  const { database } = context
  const payments = paymentsOf(context)
  const known = (await findBillingAccount(database, userId))?.customerId
  if (isKnownTo(payments, known)) return known
  const name = `${firstName} ${lastName}`.trim()
  // the same member under another address is another request, which the provider would not take under the same key
  const version = createHash('sha256')
    .update(JSON.stringify([email, name]))
    .digest('hex')
    .slice(0, 16)
  const made = await payments.createCustomer({ userId, email, name, key: `customer_${userId}_${version}` })
  return database.transaction(async () => {
    const account = await lockBillingAccount(database, userId)
    if (isKnownTo(payments, account.customerId)) return account.customerId
    await writeBillingAccount(database, account, { customerId: made })
    return made
  })
}
