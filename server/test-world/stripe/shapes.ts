import type { Stripe } from 'stripe'

/** What the stand-in keeps, in the words of Stripe's API: each a part of the official type, so that it cannot drift. */
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'email' | 'name' | 'balance' | 'created' | 'livemode' | 'metadata'
>

export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'livemode' | 'nickname' | 'type' | 'unit_amount'
> & { product: string }

type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_start' | 'current_period_end' | 'quantity' | 'subscription'
> & { price: Price }

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
> & { customer: string; latest_invoice: string | null; items: List<Item> }

export type Line = Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'currency' | 'description' | 'period'>

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'ending_balance'
  | 'hosted_invoice_url'
  | 'livemode'
  | 'number'
  | 'starting_balance'
  | 'status'
  | 'subtotal'
  | 'total'
> & {
  customer: string
  lines: List<Line>
  parent: Pick<Stripe.Invoice.Parent, 'type'> & { subscription_details: { subscription: string } }
}

export type Checkout = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  customer: string | null
  subscription: string | null
  invoice: string | null
  customer_details: Pick<Stripe.Checkout.Session.CustomerDetails, 'email' | 'name'> | null
  /** Answered only where it is asked for by `expand`. */
  line_items: List<Pick<Stripe.LineItem, 'id' | 'object' | 'quantity'> & { price: Price }>
}

export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'return_url' | 'url'
> & {
  configuration: string
  /** The change that its page asks the payer to confirm. */
  change: { subscription: string; item: string; price: string; afterwards: string } | undefined
}

export type PortalConfiguration = Pick<
  Stripe.BillingPortal.Configuration,
  'id' | 'object' | 'active' | 'created' | 'is_default' | 'livemode' | 'metadata'
> & {
  /** Prices that its page may move a subscription to, and whether it prorates at once. */
  allowedPrices: readonly string[]
  invoicesAtOnce: boolean
  mayCancel: boolean
}

export type Event = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks'
> & {
  type: string
  data: { object: object }
}

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export const listOf = <T>(data: T[], url: string, has_more = false): List<T> => ({
  object: 'list',
  data,
  has_more,
  url,
})
