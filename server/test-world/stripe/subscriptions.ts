import { bill, failInvoice, payInvoice } from '#server/test-world/stripe/invoices.ts'
import { listOf, type Price, type Subscription } from '#server/test-world/stripe/shapes.ts'
import { found, StripeFault, type StripeState } from '#server/test-world/stripe/stripe-state.ts'

/** A first month, paid. */
export function startSubscription(state: StripeState, customer: string, price: Price): Subscription {
  const id = state.id('sub')
  const start = state.seconds
  const subscription: Subscription = {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: 'usd',
    customer,
    ended_at: null,
    items: listOf(
      [
        {
          id: state.id('si'),
          object: 'subscription_item',
          created: start,
          current_period_start: start,
          current_period_end: nextPeriodEnd(start, start),
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    metadata: {},
    start_date: start,
    status: 'active',
  }
  state.subscriptions.set(id, subscription)
  state.record('customer.subscription.created', subscription)
  bill(state, subscription, 'subscription_create', [aMonth(subscription)])
  return subscription
}

/** The period is over: one that is to end has ended, any other is billed for the next month. */
export function passPeriod(state: StripeState, id: string, card: 'pays' | 'fails'): void {
  const subscription = running(state, id)
  const item = itemOf(subscription)
  if (subscription.cancel_at !== null) {
    end(state, subscription, item.current_period_end)
    return
  }
  item.current_period_start = item.current_period_end
  item.current_period_end = nextPeriodEnd(subscription.start_date, item.current_period_start)
  const invoice = bill(state, subscription, 'subscription_cycle', [aMonth(subscription)], card === 'pays')
  subscription.status = invoice.status === 'paid' ? 'active' : 'past_due'
  state.record('customer.subscription.updated', subscription)
}

/** Lets every period pass that is over by now; the cards of `brokenCards` fail. */
export function catchUp(state: StripeState, brokenCards: readonly string[]): void {
  for (const subscription of state.subscriptions.values())
    while (subscription.status !== 'canceled' && itemOf(subscription).current_period_end <= state.seconds)
      passPeriod(state, subscription.id, brokenCards.includes(subscription.customer) ? 'fails' : 'pays')
}

/** Another try to collect the open invoice. */
export function retryPayment(state: StripeState, id: string, card: 'pays' | 'fails'): void {
  const subscription = running(state, id)
  const invoice = found(state.invoices, subscription.latest_invoice ?? '', 'invoice')
  if (invoice.status === 'paid') return
  if (card === 'fails') {
    failInvoice(state, invoice)
    return
  }
  payInvoice(state, invoice)
  subscription.status = 'active'
  state.record('customer.subscription.updated', subscription)
}

/** The retries are over; what then becomes of the subscription is a setting of the account. */
export function giveUp(state: StripeState, id: string, outcome: 'canceled' | 'unpaid' = 'canceled'): void {
  const subscription = running(state, id)
  if (outcome === 'canceled') {
    end(state, subscription, state.seconds)
    return
  }
  subscription.status = 'unpaid'
  state.record('customer.subscription.updated', subscription)
}

/** As a call has it (`cancel_at_period_end`), or as the portal does: by the date alone. */
export function scheduleEnd(state: StripeState, id: string, by: 'call' | 'portal' | 'nothing'): Subscription {
  const subscription = running(state, id)
  subscription.cancel_at_period_end = by === 'call'
  subscription.cancel_at = by === 'nothing' ? null : itemOf(subscription).current_period_end
  subscription.canceled_at = by === 'nothing' ? null : state.seconds
  state.record('customer.subscription.updated', subscription)
  return subscription
}

/** Ends at once; with `prorate` the rest of the month becomes credit. */
export function cancelNow(state: StripeState, id: string, prorate: boolean): Subscription {
  const subscription = running(state, id)
  if (prorate) bill(state, subscription, 'subscription_update', [unusedTime(state, subscription)])
  end(state, subscription, state.seconds)
  return subscription
}

/** The same subscription at another price, billed at once for the difference until the period ends. */
export function changePrice(state: StripeState, id: string, price: Price): Subscription {
  const subscription = running(state, id)
  const item = itemOf(subscription)
  const unused = unusedTime(state, subscription)
  item.price = price
  const rest = { ...unused, cents: share(state, subscription), description: `Remaining time on ${price.id}` }
  bill(state, subscription, 'subscription_update', [unused, rest])
  state.record('customer.subscription.updated', subscription)
  return subscription
}

export function itemOf({ id, items }: Subscription): Subscription['items']['data'][number] {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}

/** The next time after `from` that a month counted from `anchor` is over, the last day where there is no such day. Unix seconds. */
function nextPeriodEnd(anchor: number, from: number): number {
  const first = new Date(anchor * 1000)
  for (let months = 1; ; months += 1) {
    const end = new Date(first)
    end.setUTCMonth(first.getUTCMonth() + months)
    if (end.getUTCDate() !== first.getUTCDate()) end.setUTCDate(0)
    if (end.getTime() / 1000 > from) return end.getTime() / 1000
  }
}

function running(state: StripeState, id: string): Subscription {
  const subscription = found(state.subscriptions, id, 'subscription')
  if (subscription.status === 'canceled')
    throw new StripeFault(404, 'resource_missing', `No such subscription: '${id}'`)
  return subscription
}

function end(state: StripeState, subscription: Subscription, at: number): void {
  subscription.status = 'canceled'
  subscription.canceled_at ??= at
  subscription.ended_at = at
  state.record('customer.subscription.deleted', subscription)
}

function aMonth(subscription: Subscription) {
  const { price, current_period_start: from, current_period_end: until } = itemOf(subscription)
  return { cents: price.unit_amount ?? 0, description: `1 x ${price.id}`, from, until }
}

function unusedTime(state: StripeState, subscription: Subscription) {
  const { price, current_period_end: until } = itemOf(subscription)
  const cents = -share(state, subscription)
  return { cents, description: `Unused time on ${price.id}`, from: Math.min(state.seconds, until), until }
}

/** What the rest of the period costs, in whole cents. */
function share(state: StripeState, subscription: Subscription): number {
  const { price, current_period_start: from, current_period_end: until } = itemOf(subscription)
  const left = Math.min(1, Math.max(0, (until - state.seconds) / (until - from)))
  return Math.round((price.unit_amount ?? 0) * left)
}
