import { type Checkout, type Customer, listOf } from '#server/test-world/stripe/shapes.ts'
import { found, StripeFault, type StripeState } from '#server/test-world/stripe/stripe-state.ts'
import { startSubscription } from '#server/test-world/stripe/subscriptions.ts'

export interface Payer {
  readonly email: string
  readonly name: string
}

export function createCustomer(
  state: StripeState,
  { email, name, metadata }: Partial<Payer> & { metadata?: Record<string, string> },
): Customer {
  const customer: Customer = {
    id: state.id('cus'),
    object: 'customer',
    balance: 0,
    created: state.seconds,
    email: email ?? null,
    livemode: false,
    metadata: metadata ?? {},
    name: name ?? null,
  }
  state.customers.set(customer.id, customer)
  state.record('customer.created', customer)
  return customer
}

/** An open checkout of one plan; `customer` where we know them already. */
export function createCheckout(
  state: StripeState,
  wish: {
    price: string
    customer: string | undefined
    successUrl: string
    cancelUrl: string | null
    metadata: Record<string, string>
  },
): Checkout {
  const price = found(state.prices, wish.price, 'price')
  if (wish.customer !== undefined) found(state.customers, wish.customer, 'customer')
  const id = state.id('cs_test')
  const checkout: Checkout = {
    id,
    object: 'checkout.session',
    amount_total: price.unit_amount,
    cancel_url: wish.cancelUrl,
    created: state.seconds,
    currency: 'usd',
    customer: wish.customer ?? null,
    customer_details: null,
    expires_at: state.seconds + 24 * 3600,
    invoice: null,
    line_items: listOf(
      [{ id: state.id('li'), object: 'item', price, quantity: 1 }],
      `/v1/checkout/sessions/${id}/line_items`,
    ),
    livemode: false,
    metadata: wish.metadata,
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: wish.successUrl,
    url: `${state.pages}/c/pay/${id}`,
  }
  state.checkouts.set(id, checkout)
  return checkout
}

/** The payer paid on the hosted page. */
export function payCheckout(state: StripeState, id: string, payer: Payer): Checkout {
  const checkout = openCheckout(state, id)
  const customer = checkout.customer
    ? found(state.customers, checkout.customer, 'customer')
    : createCustomer(state, payer)
  const [line] = checkout.line_items.data
  if (!line) throw new Error(`${id} sells nothing`)
  const subscription = startSubscription(state, customer.id, line.price)
  checkout.customer = customer.id
  checkout.customer_details = payer
  checkout.subscription = subscription.id
  checkout.invoice = subscription.latest_invoice
  checkout.payment_status = 'paid'
  checkout.status = 'complete'
  checkout.url = null
  state.record('checkout.session.completed', withoutLines(checkout))
  return checkout
}

/** A declined card leaves the checkout open: another one may be tried. */
export function declineCheckout(state: StripeState, id: string): void {
  openCheckout(state, id)
}

export function expireCheckout(state: StripeState, id: string): Checkout {
  return expire(state, openCheckout(state, id))
}

/** One that nobody has paid within a day has expired. */
export function findCheckout(state: StripeState, id: string): Checkout {
  const checkout = found(state.checkouts, id, 'checkout.session')
  if (checkout.status === 'open' && checkout.expires_at <= state.seconds) expire(state, checkout)
  return checkout
}

/** As it is answered where nobody asked for its lines. */
export function withoutLines(checkout: Checkout): Omit<Checkout, 'line_items'> {
  const { line_items: _, ...answer } = checkout
  return answer
}

function expire(state: StripeState, checkout: Checkout): Checkout {
  checkout.status = 'expired'
  checkout.url = null
  state.record('checkout.session.expired', withoutLines(checkout))
  return checkout
}

function openCheckout(state: StripeState, id: string): Checkout {
  const checkout = findCheckout(state, id)
  if (checkout.status !== 'open')
    throw new StripeFault(
      400,
      'checkout_session_not_open',
      `Only Checkout Sessions with a status of open can be used; this one is ${checkout.status}.`,
    )
  return checkout
}
