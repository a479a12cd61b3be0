import { randomBytes } from 'node:crypto'
import { PaymentRefusal, type Subscription } from '#server/ports/payments/payments.ts'
import { type ClockMove, moved } from '#server/ports/payments/test-checkout/clock-moves.ts'
import {
  charge,
  lockCustomer,
  markPaid,
  type Provider,
  priceOf,
  toInvoice,
} from '#server/ports/payments/test-checkout/invoicing.ts'
import type { SignedNotice } from '#server/ports/payments/test-checkout/notices.ts'
import { periodOf, unusedCents } from '#server/ports/payments/test-checkout/periods.ts'
import {
  changeRecord,
  deleteRecords,
  findRecord,
  type Kept,
  recordsOf,
} from '#server/ports/payments/test-checkout/records.ts'

export async function findSubscription(provider: Provider, id: string): Promise<Subscription | undefined> {
  const record = await findRecord(provider.database, 'subscription', id)
  return record && toSubscription(provider, record)
}

/** Those that have not ended, newest first. */
export async function runningSubscriptions(provider: Provider, customerId: string): Promise<readonly Subscription[]> {
  const records = await recordsOf(provider.database, 'subscription', customerId)
  return Promise.all(records.filter(isRunning).map((record) => toSubscription(provider, record)))
}

export async function setEnding(provider: Provider, id: string, ends: boolean): Promise<Subscription> {
  return provider.database.transaction(async () => {
    const { subscription } = await lockSubscription(provider, id)
    if (!isRunning(subscription)) throw new PaymentRefusal('This subscription has ended.')
    return toSubscription(provider, await change(provider, subscription, { endsAtPeriodEnd: ends }))
  })
}

/** The unused part of a month that was paid becomes credit. One that has ended stays as it is. */
export async function endNow(provider: Provider, id: string): Promise<void> {
  const { database, now } = provider
  await database.transaction(async () => {
    const { subscription, customer } = await lockSubscription(provider, id)
    const { tier, status } = subscription.data
    const unused = status === 'active' ? unusedCents(priceOf(tier), periodOf(subscription.data), now()) : 0
    await changeRecord(database, 'customer', {
      ...customer,
      data: { ...customer.data, credit: customer.data.credit + unused },
    })
    await change(provider, subscription, { status: 'ended' })
  })
}

/** Ends what runs and forgets who it was; invoices and subscriptions stay without a name. */
export async function forgetCustomer(provider: Provider, customerId: string): Promise<void> {
  const { database } = provider
  await database.transaction(async () => {
    await findRecord(database, 'customer', customerId, { lock: true })
    const running = (await recordsOf(database, 'subscription', customerId)).filter(isRunning)
    for (const subscription of running) await change(provider, subscription, { status: 'ended' })
    await deleteRecords(database, 'checkout', customerId)
    await deleteRecords(database, 'customer', customerId)
  })
}

/** Lets the period of a subscription, or of a customer's newest one, end in one of five ways. */
export async function moveClock(provider: Provider, id: string, move: ClockMove): Promise<readonly SignedNotice[]> {
  const { database, notices } = provider
  return database.transaction(async () => {
    const newest = await findRecord(database, 'customer', id).then(
      (known) => known && recordsOf(database, 'subscription', id),
    )
    const { subscription, customer } = await lockSubscription(provider, newest?.[0]?.id ?? id)
    const { data } = subscription
    const { isNextPeriod, invoice, isSettled, ...state } = moved(data, move)
    const charged = invoice && (await charge(provider, customer, priceOf(data.tier), { isPaid: invoice === 'paid' }))
    if (isSettled) await markPaid(provider, data.lastInvoiceId)
    // where credit covers the month no card is asked, and none can fail
    const isFailed = charged !== undefined && !charged.invoice.data.isPaid
    const status = invoice === 'failed' && !isFailed ? 'active' : state.status
    await change(provider, subscription, {
      ...state,
      status,
      periods: data.periods + (isNextPeriod ? 1 : 0),
      lastInvoiceId: charged?.invoice.id ?? data.lastInvoiceId,
    })
    const kinds = [
      ...(charged || isSettled ? [isFailed ? 'invoice.payment_failed' : 'invoice.paid'] : []),
      status === 'ended' ? 'subscription.ended' : 'subscription.changed',
    ]
    const about = { customerId: customer.id, subscriptionId: subscription.id }
    return kinds.map((kind) =>
      notices.sign({ id: `test_evt_${randomBytes(24).toString('base64url')}`, kind, ...about }),
    )
  })
}

/** The customer is locked first: whoever changes a subscription holds it. */
async function lockSubscription(provider: Provider, id: string) {
  const { database } = provider
  const known = await findRecord(database, 'subscription', id)
  if (!known) throw new PaymentRefusal('There is no such subscription.')
  const customer = await lockCustomer(provider, known.customerId)
  const subscription = await findRecord(database, 'subscription', id)
  return { customer, subscription: subscription ?? known }
}

async function change(
  { database }: Provider,
  subscription: Kept<'subscription'>,
  data: Partial<Kept<'subscription'>['data']>,
): Promise<Kept<'subscription'>> {
  const changed = { ...subscription, data: { ...subscription.data, ...data } }
  await changeRecord(database, 'subscription', changed)
  return changed
}

async function toSubscription(
  { database }: Provider,
  { id, customerId, data }: Kept<'subscription'>,
): Promise<Subscription> {
  const { tier, status, endsAtPeriodEnd, lastInvoiceId } = data
  const invoice = await findRecord(database, 'invoice', lastInvoiceId)
  return {
    id,
    customerId: customerId ?? '',
    tier,
    status,
    periodEnd: periodOf(data).end,
    endsAtPeriodEnd,
    lastInvoice: invoice && toInvoice(invoice),
  }
}

const isRunning = ({ data }: Kept<'subscription'>) => data.status !== 'ended'
