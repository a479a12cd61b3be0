import type { PaidTier, Payments } from '#server/ports/payments/payments.ts'

export interface SignedNotice {
  readonly body: Buffer
  readonly signature: string
}

/** A provider with somebody at its pages and a hand on its clock. Each has a secret of its own. */
export interface PaymentWorld {
  readonly payments: Payments
  /** The provider's time and ours; a test moves it. */
  readonly clock: { now: Date }
  /** The payer pays at the page of a checkout. */
  readonly pay: (checkoutId: string, payer?: { email: string; name: string }) => Promise<void>
  readonly decline: (checkoutId: string) => Promise<void>
  readonly expire: (checkoutId: string) => Promise<void>
  /** The payer confirms at the page that startChange led to; `id` is the one it was given. */
  readonly confirmChange: (change: { id: string; url: string }) => Promise<void>
  /** The paid month is over: the next one is paid, or the card fails; one that is to end has ended. */
  readonly renew: (subscriptionId: string) => Promise<void>
  readonly failRenewal: (subscriptionId: string) => Promise<void>
  /** A later try at the card pays after all, or was the last one that the provider made. */
  readonly recover: (subscriptionId: string) => Promise<void>
  readonly giveUp: (subscriptionId: string) => Promise<void>
  /** What the provider has said since this was asked last, oldest first. */
  readonly notices: () => Promise<readonly SignedNotice[]>
  readonly close?: () => Promise<void>
}

/** The time at which a world opens. */
export const start = new Date('2026-11-20T12:00:00Z')
export const halfWay = new Date('2026-12-05T12:00:00Z')
export const site = 'https://meals.example'
export const ada = { email: 'ada@example.org', name: 'Ada Cook' }

export function wish(tier: PaidTier, { customerId, key = 'first' }: { customerId?: string; key?: string } = {}) {
  const returnUrl = `${site}/account-setup?tier=${tier}&session_id={CHECKOUT_SESSION_ID}`
  return { tier, customerId, returnUrl, cancelUrl: `${site}/subscribe?tier=${tier}`, key }
}

/** Ada, who has paid for a plan. */
export async function subscribed({ payments, pay }: PaymentWorld, tier: PaidTier) {
  const { id: checkoutId } = await payments.startCheckout(wish(tier))
  await pay(checkoutId, ada)
  const { customerId = '', subscriptionId = '' } = (await payments.findCheckout(checkoutId)) ?? {}
  return { checkoutId, customerId, id: subscriptionId }
}
