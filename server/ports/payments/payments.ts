import type { Tier } from '#contract/plans.ts'

export type PaidTier = Exclude<Tier, 'free'>
export const paidTiers: readonly PaidTier[] = ['mid', 'premium']

/** `ended` is final; `incomplete` has never been paid. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'ended',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A subscription as the provider has it at this moment. */
export interface Subscription {
  readonly id: string
  readonly customerId: string
  /** Undefined where its price is none of ours. */
  readonly tier: PaidTier | undefined
  readonly status: SubscriptionStatus
  /** The paid period's end. */
  readonly periodEnd: Date
  readonly endsAtPeriodEnd: boolean
  readonly lastInvoice: Invoice | undefined
}

export interface Invoice {
  readonly id: string
  readonly number: string
  readonly at: Date
  /** US cents that the card is charged, after credit; never below 0. */
  readonly cents: number
  readonly isPaid: boolean
  /** The provider's own page of it. */
  readonly url: string | undefined
}

export interface Checkout {
  readonly id: string
  readonly status: 'open' | 'paid' | 'expired'
  readonly tier: PaidTier | undefined
  readonly customerId: string | undefined
  readonly subscriptionId: string | undefined
  /** What the payer told the provider. */
  readonly email: string | undefined
  readonly name: string | undefined
}

/** A signed message of the provider. It says what to look at, never what is true: the state is fetched. */
export interface Notice {
  readonly id: string
  readonly kind: string
  readonly checkoutId: string | undefined
  readonly customerId: string | undefined
  readonly subscriptionId: string | undefined
}

/**
 * The payment provider, in words of plans and periods. Every call that changes something takes a `key`: the same key twice is
 * the same change once. Throws AppError('unavailable') where the provider does not answer, and PaymentRefusal where it
 * answers that the request cannot be.
 */
export interface Payments {
  readonly kind: 'stripe' | 'test'
  createCustomer(customer: { userId: string; email: string; name: string; key: string }): Promise<string>
  /** `{CHECKOUT_SESSION_ID}` in `returnUrl` is replaced by the checkout's id. */
  startCheckout(wish: {
    tier: PaidTier
    customerId: string | undefined
    returnUrl: string
    cancelUrl: string
    key: string
  }): Promise<{ id: string; url: string }>
  /** The provider's page on which a running subscription changes its plan, prorated. `id` is ours and stands in `returnUrl`. */
  startChange(wish: {
    id: string
    subscription: Subscription
    tier: PaidTier
    returnUrl: string
    cancelUrl: string
  }): Promise<{ url: string }>
  findCheckout(id: string): Promise<Checkout | undefined>
  /** An open checkout can be paid no more; one that is paid or expired stays as it is. */
  closeCheckout(id: string): Promise<void>
  findSubscription(id: string): Promise<Subscription | undefined>
  /** Those of a customer that have not ended, newest first. */
  subscriptionsOf(customerId: string): Promise<readonly Subscription[]>
  /** Ends with its period, or goes on after all. */
  setEnding(subscriptionId: string, ends: boolean): Promise<Subscription>
  /** Ends at once; what is left of the paid period becomes the customer's credit. */
  endNow(subscriptionId: string): Promise<void>
  /** The customer with name, address and cards; invoices that the law keeps are the provider's. */
  forgetCustomer(customerId: string): Promise<void>
  /** Newest first, 24 at most. */
  invoicesOf(customerId: string): Promise<readonly Invoice[]>
  /** The provider's page for cards and invoices. */
  managementUrl(customerId: string, returnUrl: string): Promise<string>
  /** Throws AppError('invalid_input') where the signature is missing, false or older than five minutes. */
  readNotice(body: Buffer, signature: string | undefined): Notice
  /** Whether a browser may be sent to this address to pay. */
  isOwnAddress(url: URL): boolean
}

/** The provider answered that this cannot be: an unknown id, a subscription that has ended. */
export class PaymentRefusal extends Error {
  override name = 'PaymentRefusal'
}
