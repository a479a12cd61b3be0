import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Payments } from '#server/ports/payments/payments.ts'
import { stripePayments } from '#server/ports/payments/stripe-payments.ts'
import type { Fault } from '#server/test-world/stripe/faults.ts'
import { stripeWorld } from '#server/test-world/stripe/stripe-world.ts'

const ada = { userId: 'u', email: 'ada@example.org', name: 'Ada Cook', key: 'ada' }
// as words: ids are made of letters too
const personal = /\bada\b|\bcook\b|example\.org/i
const addresses = { returnUrl: 'https://meals.example/back', cancelUrl: 'https://meals.example/pricing' }
const kinds = ['error', 'too many', 'busy', 'hang', 'reset'] as const

const calls: Readonly<Record<string, (payments: Payments, id: Ids) => Promise<unknown>>> = {
  createCustomer: (payments) => payments.createCustomer(ada),
  startCheckout: (payments) =>
    payments.startCheckout({ tier: 'mid', customerId: undefined, key: 'another', ...addresses }),
  startChange: async (payments, { subscription }) =>
    payments.startChange({
      id: 'change_1',
      subscription: { ...stale, id: subscription },
      tier: 'premium',
      ...addresses,
    }),
  findCheckout: (payments, { checkout }) => payments.findCheckout(checkout),
  closeCheckout: (payments, { open }) => payments.closeCheckout(open),
  findSubscription: (payments, { subscription }) => payments.findSubscription(subscription),
  subscriptionsOf: (payments, { customer }) => payments.subscriptionsOf(customer),
  setEnding: (payments, { subscription }) => payments.setEnding(subscription, true),
  endNow: (payments, { subscription }) => payments.endNow(subscription),
  forgetCustomer: (payments, { customer }) => payments.forgetCustomer(customer),
  invoicesOf: (payments, { customer }) => payments.invoicesOf(customer),
  managementUrl: (payments, { customer }) => payments.managementUrl(customer, addresses.returnUrl),
}

// all at once: each waits for the second and third try
describe.concurrent('Stripe does not answer', () => {
  it('any call says so, and nothing of it is personal', async () => {
    const ways = kinds.flatMap((kind) => Object.entries(calls).map(([name, call]) => ({ kind, name, call })))
    await Promise.all(
      ways.map(async ({ kind, name, call }) => {
        const { payments, standIn, ids, close } = await subscribed(100)
        standIn.failNext({ kind, times: Infinity })
        const failure = await call(payments, ids).catch((error: unknown) => error)
        expect({ name, kind, failure }).toMatchObject({
          failure: {
            code: 'unavailable',
            message: 'The payment provider isn’t answering right now. Please try again in a minute.',
          },
        })
        expect(inspect(failure, { depth: 9 })).not.toMatch(personal)
        await close?.()
      }),
    )
  })

  it('and a refusal tells no more than its code', async () => {
    const { payments, close } = await subscribed()
    await payments.createCustomer(ada)
    const refusal = await payments.createCustomer({ ...ada, name: 'Ada Baker' }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'PaymentRefusal', message: expect.stringContaining('idempotency_error 400') })
    expect(inspect(refusal, { depth: 9 })).not.toMatch(personal)
    await close?.()
  })

  it('a server that is not there at all', async () => {
    const { standIn, ids, close } = await subscribed()
    await close?.()
    const payments = stripePayments(standIn.settings, { now: () => new Date() })
    await expect(payments.findSubscription(ids.subscription)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('a key that Stripe does not know is no refusal of a request', async () => {
    const { standIn, ids, close } = await subscribed()
    const payments = stripePayments({ ...standIn.settings, secretKey: 'sk_test_revoked' }, { now: () => new Date() })
    await expect(payments.findSubscription(ids.subscription)).rejects.toMatchObject({ code: 'unavailable' })
    await close?.()
  })

  it('two tries that fail and a third that works are an answer', async () => {
    // too many requests are not answered by more of them; and who hangs is seen below
    const again = kinds.filter((kind) => kind !== 'too many' && kind !== 'hang')
    await Promise.all(
      again.map(async (kind) => {
        const { payments, standIn, ids, close } = await subscribed(30_000)
        standIn.failNext({ kind, times: 2 })
        expect((await payments.findSubscription(ids.subscription))?.status).toBe('active')
        await close?.()
      }),
    )
  })

  it('a slow answer is an answer', async () => {
    const { payments, standIn, ids, close } = await subscribed(30_000)
    standIn.failNext({ kind: 'slow', delay: 50 })
    expect((await payments.findSubscription(ids.subscription))?.status).toBe('active')
    await close?.()
  })
})

describe.concurrent('an answer that was lost', () => {
  it('makes no second customer or checkout', async () => {
    await Promise.all(
      lost.map(async (fault) => {
        const { payments, standIn, close } = await subscribed()
        standIn.failNext(fault)
        const customerId = await payments.createCustomer(ada)
        standIn.failNext(fault)
        await payments.startCheckout({ tier: 'mid', customerId, key: 'another', ...addresses })
        expect([fault.kind, standIn.state.customers.size, standIn.state.checkouts.size]).toEqual([fault.kind, 2, 3])
        await close?.()
      }),
    )
  })

  it('ends and credits once', async () => {
    await Promise.all(
      lost.map(async (fault) => {
        const { payments, standIn, ids, close } = await subscribed()
        standIn.failNext({ ...fault, call: /^POST/ })
        expect((await payments.setEnding(ids.subscription, true)).endsAtPeriodEnd).toBe(true)
        standIn.failNext({ ...fault, call: /^DELETE/ })
        await payments.endNow(ids.subscription)
        const { status } = (await payments.findSubscription(ids.subscription)) ?? {}
        const balance = standIn.state.customers.get(ids.customer)?.balance
        expect([fault.kind, status, balance]).toEqual([fault.kind, 'ended', -700])
        await close?.()
      }),
    )
  })

  it('and every try of it: the same key later is still the same thing', async () => {
    const { payments, standIn, close } = await subscribed()
    const before = standIn.state.customers.size
    standIn.failNext({ kind: 'reset', effect: true, times: 3 })
    await expect(payments.createCustomer(ada)).rejects.toMatchObject({ code: 'unavailable' })
    const id = await payments.createCustomer(ada)
    expect(standIn.state.customers.has(id)).toBe(true)
    expect(standIn.state.customers.size).toBe(before + 1)
    await close?.()
  })
})

const lost: Fault[] = [
  { kind: 'error', effect: true },
  { kind: 'hang', effect: true },
  { kind: 'reset', effect: true },
]

interface Ids {
  checkout: string
  open: string
  customer: string
  subscription: string
}

const stale = {
  customerId: '',
  tier: 'mid',
  status: 'active',
  periodEnd: new Date(0),
  endsAtPeriodEnd: false,
  lastInvoice: undefined,
} as const

/** `timeout`: milliseconds until a call that hangs is tried again; a busy machine answers within it. */
async function subscribed(timeout = 1000) {
  const world = await stripeWorld({ over: 'http' })
  const { payments, standIn, clock } = world
  const { id: checkout } = await payments.startCheckout({
    tier: 'mid',
    customerId: undefined,
    key: 'first',
    ...addresses,
  })
  const { id: open } = await payments.startCheckout({ tier: 'mid', customerId: undefined, key: 'second', ...addresses })
  await world.pay(checkout)
  const [subscription] = standIn.state.subscriptions.values()
  if (!subscription) throw new Error('no subscription')
  const ids: Ids = { checkout, open, customer: subscription.customer, subscription: subscription.id }
  return { ...world, ids, payments: stripePayments(standIn.settings, { now: () => clock.now, timeout }) }
}
