import { expect, it } from 'vitest'
import { openPayments } from '#server/ports/payments/open-payments.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { StripeStandIn } from '#server/test-world/stripe/stand-in.ts'

it('Stripe takes the money where there is a key, the test checkout where it may run, and nobody otherwise', async () => {
  const database = await freshDatabase()
  const sentences: string[] = []
  const world = {
    database,
    secret: 'a secret of tests that is long enough',
    now: () => new Date(),
    log: { warn: (sentence: string) => void sentences.push(sentence) },
  }
  const stripe = new StripeStandIn().settings
  expect((await openPayments({ ...world, config: { stripe, testCheckout: false } }))?.kind).toBe('stripe')
  expect((await openPayments({ ...world, config: { stripe: undefined, testCheckout: true } }))?.kind).toBe('test')
  expect(sentences).toEqual([])
  expect(await openPayments({ ...world, config: { stripe: undefined, testCheckout: false } })).toBeUndefined()
  expect(sentences).toEqual([expect.stringContaining('set STRIPE_SECRET_KEY')])
})
