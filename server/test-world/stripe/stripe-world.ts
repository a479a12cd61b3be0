import { stripePayments } from '#server/ports/payments/stripe-payments.ts'
import type { PaymentWorld } from '#server/test-world/payments/payment-world.ts'
import { StripeStandIn } from '#server/test-world/stripe/stand-in.ts'

let count = 0

/**
 * The Stripe adapter and its stand-in, over HTTP on loopback or, much faster, in this process alone. `timeout` is in
 * milliseconds a try; each world signs with a secret of its own.
 */
export async function stripeWorld({
  over = 'nothing',
  clock = { now: new Date('2026-11-20T12:00:00Z') },
  timeout = 10_000,
}: {
  over?: 'http' | 'nothing'
  clock?: { now: Date }
  timeout?: number
} = {}): Promise<PaymentWorld & { standIn: StripeStandIn }> {
  count += 1
  const standIn = new StripeStandIn(() => clock.now, [`whsec_${count}`])
  if (over === 'http') await standIn.listen()
  const fetch = over === 'http' ? undefined : standIn.fetch
  const does = (deed: () => void) => new Promise<void>((done) => done(deed()))
  return {
    standIn,
    payments: stripePayments(standIn.settings, { now: () => clock.now, timeout, fetch }),
    clock,
    pay: (id, payer) => does(() => standIn.pay(id, payer)),
    decline: (id) => does(() => standIn.decline(id)),
    expire: (id) => does(() => standIn.expire(id)),
    confirmChange: ({ url }) => does(() => standIn.confirmChange(url)),
    renew: (id) => does(() => standIn.renew(id)),
    failRenewal: (id) => does(() => standIn.failRenewal(id)),
    recover: (id) => does(() => standIn.recover(id)),
    giveUp: (id) => does(() => standIn.giveUp(id)),
    notices: () => Promise.resolve(standIn.notices.take()),
    close: () => standIn.close(),
  }
}
