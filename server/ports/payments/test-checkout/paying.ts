import { type PaidTier, PaymentRefusal } from '#server/ports/payments/payments.ts'
import {
  afterCredit,
  charge,
  lockCustomer,
  markPaid,
  type Provider,
  priceOf,
} from '#server/ports/payments/test-checkout/invoicing.ts'
import type { SignedNotice } from '#server/ports/payments/test-checkout/notices.ts'
import { periodOf, unusedCents } from '#server/ports/payments/test-checkout/periods.ts'
import {
  addRecord,
  changeRecord,
  type Data,
  findRecord,
  type Kept,
} from '#server/ports/payments/test-checkout/records.ts'

export interface Payer {
  readonly email?: string | undefined
  readonly name?: string | undefined
}

/** A checkout as its page shows it. Money in US cents. */
export interface ShownCheckout {
  readonly id: string
  readonly kind: 'new' | 'change'
  readonly tier: PaidTier
  readonly status: 'open' | 'paid' | 'expired'
  readonly priceCents: number
  readonly dueCents: number
  readonly email: string | undefined
  readonly name: string | undefined
  readonly returnUrl: string
  readonly cancelUrl: string
}

export async function shownCheckout(provider: Provider, id: string): Promise<ShownCheckout | undefined> {
  const { database, now } = provider
  const checkout = await findRecord(database, 'checkout', id)
  if (!checkout) return undefined
  const { kind, tier, returnUrl, cancelUrl, subscriptionId } = checkout.data
  const customer =
    checkout.customerId === null ? undefined : await findRecord(database, 'customer', checkout.customerId)
  const status = statusOf(checkout.data, now())
  const subscription =
    kind === 'change' && subscriptionId !== null
      ? await findRecord(database, 'subscription', subscriptionId)
      : undefined
  const isOver = kind === 'change' && !mayChange(subscription?.data, tier)
  const amount = subscription ? changeAmount(subscription.data, tier, now()) : priceOf(tier)
  const open = subscription && status === 'open' ? await openCents(provider, subscription.data) : 0
  return {
    id,
    kind,
    tier,
    status: status === 'open' && isOver ? 'expired' : status,
    priceCents: priceOf(tier),
    dueCents: open + afterCredit(amount, customer?.data.credit ?? 0).due,
    email: customer?.data.email,
    name: customer?.data.name,
    returnUrl,
    cancelUrl,
  }
}

/**
 * Pays, once: whoever pays a checkout that is paid gets the same notices again. Throws PaymentRefusal where the checkout is
 * unknown or has expired, or where nobody has said who pays.
 */
export async function payCheckout(provider: Provider, id: string, payer: Payer): Promise<readonly SignedNotice[]> {
  const { database, now } = provider
  const paid = await database.transaction(async () => {
    const checkout = await findRecord(database, 'checkout', id, { lock: true })
    if (!checkout) throw new PaymentRefusal('We can’t find that checkout.')
    const status = statusOf(checkout.data, now())
    if (status === 'expired') throw new PaymentRefusal('This checkout has expired. Please start again.')
    if (status === 'paid') return checkout
    const done =
      checkout.data.kind === 'new' ? await subscribe(provider, checkout, payer) : await change(provider, checkout)
    await changeRecord(database, 'checkout', done)
    return done
  })
  return noticesOf(provider, paid)
}

/** The bank says no: the checkout stays open. */
export async function declineCheckout(
  { database, notices, now }: Provider,
  id: string,
): Promise<readonly SignedNotice[]> {
  const checkout = await findRecord(database, 'checkout', id)
  if (!checkout) throw new PaymentRefusal('We can’t find that checkout.')
  const status = statusOf(checkout.data, now())
  if (status !== 'open')
    throw new PaymentRefusal(
      status === 'paid' ? 'This checkout is already complete.' : 'This checkout has expired. Please start again.',
    )
  const checkoutId = id
  const about = checkout.customerId === null ? { checkoutId } : { checkoutId, customerId: checkout.customerId }
  return [
    notices.sign({ id: notices.idOf('evt', 'declined', id, now().toISOString()), kind: 'payment.declined', ...about }),
  ]
}

export function statusOf({ status, openUntil }: Data<'checkout'>, now: Date): 'open' | 'paid' | 'expired' {
  return status === 'open' && openUntil <= now ? 'expired' : status
}

async function subscribe(provider: Provider, checkout: Kept<'checkout'>, payer: Payer): Promise<Kept<'checkout'>> {
  const { database, notices, now } = provider
  const { tier } = checkout.data
  const customerId = checkout.customerId ?? (await becomeCustomer(provider, checkout.id, payer))
  const { customer, invoice } = await charge(provider, await lockCustomer(provider, customerId), priceOf(tier))
  const subscriptionId = notices.idOf('sub', checkout.id)
  await addRecord(database, 'subscription', {
    id: subscriptionId,
    customerId,
    data: {
      tier,
      status: 'active',
      anchor: now(),
      periods: 1,
      endsAtPeriodEnd: false,
      lastInvoiceId: invoice.id,
      order: customer.data.count,
    },
  })
  return { id: checkout.id, customerId, data: { ...checkout.data, status: 'paid', subscriptionId } }
}

async function becomeCustomer({ database, notices }: Provider, checkoutId: string, payer: Payer): Promise<string> {
  const { email, name } = payer
  if (!email || !name) throw new PaymentRefusal('Please tell us who is paying: a name and an email address.')
  const id = notices.idOf('cus', 'checkout', checkoutId)
  await addRecord(database, 'customer', { id, customerId: id, data: { email, name, credit: 0, count: 0 } })
  return id
}

/** The same subscription goes on with another plan. Whoever changes a plan stays: a cancellation is taken back. */
async function change(provider: Provider, checkout: Kept<'checkout'>): Promise<Kept<'checkout'>> {
  const { database, now } = provider
  const customer = await lockCustomer(provider, checkout.customerId)
  const subscription = await findRecord(database, 'subscription', checkout.data.subscriptionId ?? '')
  const { tier } = checkout.data
  if (!subscription || !mayChange(subscription.data, tier))
    throw new PaymentRefusal('The subscription you wanted to change has ended or is already on this plan.')
  await markPaid(provider, subscription.data.lastInvoiceId)
  const { invoice } = await charge(provider, customer, changeAmount(subscription.data, tier, now()))
  await changeRecord(database, 'subscription', {
    ...subscription,
    data: { ...subscription.data, tier, status: 'active', endsAtPeriodEnd: false, lastInvoiceId: invoice.id },
  })
  return { ...checkout, data: { ...checkout.data, status: 'paid' } }
}

function mayChange(subscription: Data<'subscription'> | undefined, tier: PaidTier): boolean {
  return subscription !== undefined && subscription.status !== 'ended' && subscription.tier !== tier
}

/** The rest of the month at the new price, less what is unused at the old one: negative where the new plan costs less. */
function changeAmount(subscription: Data<'subscription'>, tier: PaidTier, now: Date): number {
  const period = periodOf(subscription)
  return unusedCents(priceOf(tier), period, now) - unusedCents(priceOf(subscription.tier), period, now)
}

/** What a failed renewal has left unpaid: it is paid with the change. */
async function openCents({ database }: Provider, { lastInvoiceId }: Data<'subscription'>): Promise<number> {
  const invoice = await findRecord(database, 'invoice', lastInvoiceId)
  return invoice && !invoice.data.isPaid ? invoice.data.cents : 0
}

function noticesOf({ notices }: Provider, { id, customerId, data }: Kept<'checkout'>): readonly SignedNotice[] {
  const about = {
    ...(customerId !== null && { customerId }),
    ...(data.subscriptionId !== null && { subscriptionId: data.subscriptionId }),
  }
  const kinds = ['checkout.paid', data.kind === 'new' ? 'subscription.started' : 'subscription.changed', 'invoice.paid']
  return kinds.map((kind) =>
    notices.sign({
      id: notices.idOf('evt', kind, id),
      kind,
      ...(kind === 'checkout.paid' && { checkoutId: id }),
      ...about,
    }),
  )
}
