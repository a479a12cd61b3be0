import type {
  Checkout,
  Invoice,
  Notice,
  PaidTier,
  Subscription,
  SubscriptionStatus,
} from '#server/ports/payments/payments.ts'
import type { Stripe } from '#server/ports/payments/stripe-client.ts'
import type { StripeSettings } from '#server/ports/payments/stripe-settings.ts'

type Prices = StripeSettings['prices']

/** `latest_invoice` has to be expanded. */
export function subscriptionIn(found: Stripe.Subscription, prices: Prices): Subscription {
  const item = planIn(found, prices)
  const periodEnd = item?.current_period_end ?? found.ended_at ?? found.created
  const invoice = found.latest_invoice
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    tier: tierOf(item?.price.id, prices),
    status: statusIn(found.status),
    periodEnd: at(periodEnd),
    // the customer portal sets a date and leaves the flag alone
    endsAtPeriodEnd: found.cancel_at_period_end || (found.cancel_at !== null && found.cancel_at <= periodEnd),
    lastInvoice: invoice && typeof invoice === 'object' ? invoiceIn(invoice) : undefined,
  }
}

/** The item that is one of our plans; the first one where none is. */
export function planIn({ items }: Stripe.Subscription, prices: Prices): Stripe.SubscriptionItem | undefined {
  return items.data.find(({ price }) => tierOf(price.id, prices)) ?? items.data[0]
}

/** Undefined for one that is not written yet, or was taken back. */
export function invoiceIn(found: Stripe.Invoice): Invoice | undefined {
  if (found.number === null || found.status === 'draft' || found.status === 'void') return undefined
  return {
    id: found.id,
    number: found.number,
    at: at(found.created),
    cents: found.amount_due,
    isPaid: found.status === 'paid',
    url: found.hosted_invoice_url ?? undefined,
  }
}

/** `line_items` have to be expanded. */
export function checkoutIn(found: Stripe.Checkout.Session, prices: Prices): Checkout {
  return {
    id: found.id,
    status: checkoutStatus(found),
    tier: tierOf(found.line_items?.data[0]?.price?.id, prices),
    customerId: idOf(found.customer),
    subscriptionId: idOf(found.subscription),
    email: found.customer_details?.email ?? undefined,
    name: found.customer_details?.name ?? undefined,
  }
}

/** Whom and what an event is about, whatever version of the API it was written in. */
export function noticeIn({ id, type, data }: Stripe.Event): Notice {
  const about = data.object as unknown as Readonly<Record<string, unknown>>
  const itself = (kind: string) => (about['object'] === kind ? text(about['id']) : undefined)
  return {
    id,
    kind: type,
    checkoutId: itself('checkout.session'),
    customerId: itself('customer') ?? anyId(about['customer']),
    subscriptionId: itself('subscription') ?? anyId(about['subscription']) ?? billedSubscription(about['parent']),
  }
}

function tierOf(priceId: string | undefined, prices: Prices): PaidTier | undefined {
  if (priceId === prices.mid) return 'mid'
  return priceId === prices.premium ? 'premium' : undefined
}

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
}

/** A state that Stripe may add later gives nothing away and ends nothing. */
function statusIn(status: string): SubscriptionStatus {
  return statuses[status] ?? 'paused'
}

/** Paid later, as by a bank's debit, is not paid yet. */
function checkoutStatus({ status, payment_status: payment }: Stripe.Checkout.Session): Checkout['status'] {
  if (status === 'complete') return payment === 'unpaid' ? 'open' : 'paid'
  return status === 'expired' ? 'expired' : 'open'
}

function billedSubscription(parent: unknown): string | undefined {
  const details: unknown = Object(parent)['subscription_details']
  return anyId(Object(details)['subscription'])
}

const at = (seconds: number) => new Date(seconds * 1000)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : (value?.id ?? undefined))
const anyId = (value: unknown) => text(value) ?? text(Object(value)['id'])
