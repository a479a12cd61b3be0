import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Payments } from '#server/ports/payments/payments.ts'

/**
 * Who takes the money: Stripe with a key, the test checkout where it may run, nobody otherwise, which the log says. Only the
 * code of the one that was chosen is read. `secret` is the installation's own; `now` judges how old a notice is.
 */
export async function openPayments({
  config,
  database,
  secret,
  now,
  log,
}: {
  config: Pick<Config, 'stripe' | 'testCheckout'>
  database: Db
  secret: string
  now: () => Date
  log: { warn(sentence: string): void }
}): Promise<Payments | undefined> {
  if (config.stripe) {
    const { stripePayments } = await import('#server/ports/payments/stripe-payments.ts')
    return stripePayments(config.stripe, { now })
  }
  if (config.testCheckout) {
    const { testCheckoutPayments } = await import('#server/ports/payments/test-checkout/test-checkout-payments.ts')
    return testCheckoutPayments({ database, secret, now })
  }
  log.warn(
    'Plans cannot be bought: set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MID and STRIPE_PRICE_PREMIUM, or TEST_CHECKOUT=1 to try the pages without real money.',
  )
  return undefined
}
