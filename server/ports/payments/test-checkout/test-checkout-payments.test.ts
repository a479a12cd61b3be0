import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type PaymentWorld, paymentsConformance } from '#server/ports/payments/payments.conformance.ts'
import type { SignedNotice } from '#server/ports/payments/test-checkout/notices.ts'
import {
  type TestCheckoutPayments,
  testCheckoutPayments,
} from '#server/ports/payments/test-checkout/test-checkout-payments.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})

const ada = { email: 'ada@example.org', name: 'Ada Cook' }
let secrets = 0

/** A provider whose ids nobody else has: each secret makes its own. */
function open(): PaymentWorld & { payments: TestCheckoutPayments; said: SignedNotice[] } {
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const payments = testCheckoutPayments({ database, secret: `secret ${(secrets += 1)}`, now: () => clock.now })
  const said: SignedNotice[] = []
  const saying = async (notices: Promise<readonly SignedNotice[]>) => void said.push(...(await notices))
  return {
    payments,
    clock,
    said,
    pay: (id, payer = ada) => saying(payments.pay(id, payer)),
    decline: (id) => saying(payments.decline(id)),
    expire: (id) => payments.closeCheckout(id),
    confirmChange: ({ id }) => saying(payments.pay(id, {})),
    renew: (id) => saying(payments.moveClock(id, 'renew')),
    failRenewal: (id) => saying(payments.moveClock(id, 'fail')),
    recover: (id) => saying(payments.moveClock(id, 'recover')),
    giveUp: (id) => saying(payments.moveClock(id, 'give-up')),
    notices: () => Promise.resolve(said.splice(0)),
  }
}

paymentsConformance('the test checkout', () => Promise.resolve(open()))

describe('the test checkout', () => {
  it('a checkout of a stranger becomes a customer, a subscription and a paid invoice', async () => {
    const { payments } = open()
    const { id, url } = await checkout(payments)
    expect(url).toBe(`https://meals.example/checkout/${id}`)
    expect(payments.isOwnAddress(new URL(url))).toBe(true)
    expect(await payments.shown(id)).toMatchObject({
      status: 'open',
      priceCents: 700,
      dueCents: 700,
      returnUrl: `https://meals.example/account-setup?tier=mid&session_id=${id}`,
    })
    await payments.pay(id, ada)
    const paid = await payments.findCheckout(id)
    expect(paid).toMatchObject({ status: 'paid', tier: 'mid', ...ada })
    const subscription = await payments.findSubscription(paid?.subscriptionId ?? '')
    expect(subscription).toMatchObject({ status: 'active', tier: 'mid', periodEnd: new Date('2026-12-20T12:00:00Z') })
    expect(subscription?.lastInvoice).toMatchObject({ cents: 700, isPaid: true })
  })

  it('one checkout paid twenty times at once is one subscription and one invoice', async () => {
    const { payments } = open()
    const { id } = await checkout(payments)
    const answers = await Promise.all(Array.from({ length: 20 }, () => payments.pay(id, ada)))
    const customerId = (await payments.findCheckout(id))?.customerId ?? ''
    expect(await payments.subscriptionsOf(customerId)).toHaveLength(1)
    expect(await payments.invoicesOf(customerId)).toHaveLength(1)
    // and everybody hears of the same events
    const heard = answers.flat().map(({ body, signature }) => payments.readNotice(body, signature).id)
    expect(new Set(heard).size).toBe(3)
  })

  it('a checkout is open for a day, and a stranger has to say who pays', async () => {
    const { payments, clock } = open()
    const { id } = await checkout(payments)
    await expect(payments.pay(id, {})).rejects.toThrow('who is paying')
    clock.now = new Date('2026-11-21T12:00:00Z')
    expect((await payments.findCheckout(id))?.status).toBe('expired')
    await expect(payments.pay(id, ada)).rejects.toThrow('expired')
    await expect(payments.decline(id)).rejects.toThrow('expired')
    await expect(payments.pay('test_cs_nobody_knows_it', ada)).rejects.toThrow('can’t find that checkout')
  })

  it('a declined card leaves the checkout open for the next one', async () => {
    const { payments } = open()
    const { id } = await checkout(payments)
    const [notice] = await payments.decline(id)
    expect(payments.readNotice(notice!.body, notice!.signature)).toMatchObject({
      checkoutId: id,
      kind: 'payment.declined',
    })
    expect((await payments.findCheckout(id))?.status).toBe('open')
    await payments.pay(id, ada)
    expect((await payments.findCheckout(id))?.status).toBe('paid')
  })

  it('forged, altered, late and foreign notices are refused', async () => {
    const { payments, clock } = open()
    const { id } = await checkout(payments)
    const [first] = await payments.pay(id, ada)
    const { body, signature } = first!
    expect(payments.readNotice(body, signature)).toMatchObject({ kind: 'checkout.paid', checkoutId: id })
    const altered = Buffer.from(body.toString().replace(id, `${id.slice(0, -1)}_`))
    const later = signature.replace(/t=(\d+)/, (_, at) => `t=${Number(at) + 60}`)
    for (const [text, mark] of [
      [altered, signature],
      [body, later],
      [body, undefined],
      [body, ''],
      [body, signature.slice(0, -1)],
      [body, signature.replace('v1', 'v0')],
      [Buffer.alloc(0), signature],
    ] as const)
      expect(() => payments.readNotice(text, mark)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
    expect(() => open().payments.readNotice(body, signature)).toThrow('has an invalid signature')
    clock.now = new Date(clock.now.getTime() + 300_000)
    expect(payments.readNotice(body, signature).checkoutId).toBe(id)
    clock.now = new Date(clock.now.getTime() + 1_000)
    expect(() => payments.readNotice(body, signature)).toThrow('too old')
  })
})

describe('the clock of the test checkout', () => {
  it('renews month by month, each with its invoice', async () => {
    const world = await subscribed('premium')
    await world.payments.moveClock(world.customerId, 'renew')
    await world.payments.moveClock(world.id, 'renew')
    expect(await world.state()).toMatchObject({ status: 'active', periodEnd: new Date('2027-02-20T12:00:00Z') })
    const invoices = await world.payments.invoicesOf(world.customerId)
    expect(invoices.map(({ cents }) => cents)).toEqual([2000, 2000, 2000])
    expect(invoices.every(({ isPaid }) => isPaid)).toBe(true)
    expect(invoices.map(({ number }) => number.slice(-4))).toEqual(['0003', '0002', '0001'])
  })

  it('a renewal that failed recovers with the same invoice, or is given up', async () => {
    const world = await subscribed('mid')
    await world.payments.moveClock(world.id, 'fail')
    const failed = await world.state()
    expect(failed).toMatchObject({ status: 'past_due', lastInvoice: { cents: 700, isPaid: false } })
    await expect(world.payments.moveClock(world.id, 'renew')).rejects.toThrow('still unpaid')
    await world.payments.moveClock(world.id, 'recover')
    expect(await world.state()).toMatchObject({
      status: 'active',
      lastInvoice: { id: failed?.lastInvoice?.id, isPaid: true },
    })
    await expect(world.payments.moveClock(world.id, 'give-up')).rejects.toThrow('nothing to give up on')
    await world.payments.moveClock(world.id, 'fail')
    await world.payments.moveClock(world.id, 'give-up')
    expect(await world.state()).toMatchObject({ status: 'ended' })
    await expect(world.payments.moveClock(world.id, 'recover')).rejects.toThrow('has ended')
    expect(await world.payments.subscriptionsOf(world.customerId)).toEqual([])
  })

  it('one that is to end has ended when its month is over, whatever the card would say', async () => {
    for (const move of ['renew', 'fail', 'cancel'] as const) {
      const world = await subscribed('mid')
      if (move !== 'cancel') await world.payments.setEnding(world.id, true)
      const notices = await world.payments.moveClock(world.id, move)
      expect(await world.state()).toMatchObject({ status: 'ended', endsAtPeriodEnd: true })
      expect(notices.map(({ body, signature }) => world.payments.readNotice(body, signature).kind)).toEqual([
        'subscription.ended',
      ])
      expect(await world.payments.invoicesOf(world.customerId)).toHaveLength(1)
    }
  })

  it('two moves at once are two moves, one after the other', async () => {
    const world = await subscribed('mid')
    await Promise.all(Array.from({ length: 6 }, () => world.payments.moveClock(world.id, 'renew')))
    expect((await world.state())?.periodEnd).toEqual(new Date('2027-06-20T12:00:00Z'))
    expect(await world.payments.invoicesOf(world.customerId)).toHaveLength(7)
  })
})

describe('a change of plan at the test checkout', () => {
  it('upgrading half-way costs half of the difference, on the same subscription', async () => {
    const world = await subscribed('mid')
    world.clock.now = new Date('2026-12-05T12:00:00Z')
    const id = await world.change('premium')
    expect(await world.payments.shown(id)).toMatchObject({ kind: 'change', priceCents: 2000, dueCents: 650, ...ada })
    await Promise.all([world.payments.pay(id, {}), world.payments.pay(id, {})])
    expect(await world.state()).toMatchObject({
      tier: 'premium',
      periodEnd: new Date('2026-12-20T12:00:00Z'),
      lastInvoice: { cents: 650, isPaid: true },
    })
    expect(await world.payments.subscriptionsOf(world.customerId)).toHaveLength(1)
    expect(await world.payments.invoicesOf(world.customerId)).toHaveLength(2)
  })

  it('a month that credit covers asks no card, so none can fail', async () => {
    const world = await subscribed('premium')
    await world.payments.pay(await world.change('mid'), {})
    await world.payments.moveClock(world.id, 'fail')
    expect(await world.state()).toMatchObject({ status: 'active', lastInvoice: { cents: 0, isPaid: true } })
  })

  it('takes a cancellation back, and pays what a failed renewal left open', async () => {
    const world = await subscribed('mid')
    await world.payments.setEnding(world.id, true)
    await world.payments.pay(await world.change('premium'), {})
    expect(await world.state()).toMatchObject({ endsAtPeriodEnd: false, tier: 'premium' })
    await world.payments.moveClock(world.id, 'fail')
    const id = await world.change('mid')
    expect(await world.payments.shown(id)).toMatchObject({ dueCents: 2000 })
    await world.payments.pay(id, {})
    expect(await world.state()).toMatchObject({ status: 'active', tier: 'mid' })
    expect((await world.payments.invoicesOf(world.customerId)).every(({ isPaid }) => isPaid)).toBe(true)
  })

  it('is refused for the plan that is there, and for a subscription that has ended meanwhile', async () => {
    const world = await subscribed('mid')
    await expect(world.change('mid')).rejects.toThrow('already has that plan')
    const id = await world.change('premium')
    await world.payments.moveClock(world.id, 'cancel')
    expect(await world.payments.shown(id)).toMatchObject({ status: 'expired' })
    await expect(world.payments.pay(id, {})).rejects.toThrow('ended')
    await expect(world.change('premium')).rejects.toThrow('ended')
  })

  it('ending at once turns the rest of the month into credit for the next subscription', async () => {
    const world = await subscribed('premium')
    world.clock.now = new Date('2026-12-05T12:00:00Z')
    await Promise.all([world.payments.endNow(world.id), world.payments.endNow(world.id)])
    const { id } = await checkout(world.payments, 'again', world.customerId)
    expect(await world.payments.shown(id)).toMatchObject({ priceCents: 700, dueCents: 0 })
    await world.payments.pay(id, {})
    const [running] = await world.payments.subscriptionsOf(world.customerId)
    expect(running?.lastInvoice).toMatchObject({ cents: 0, isPaid: true })
  })

  it('a customer who is forgotten leaves invoices without a name', async () => {
    const world = await subscribed('mid')
    await world.payments.forgetCustomer(world.customerId)
    await world.payments.forgetCustomer(world.customerId)
    expect(await world.state()).toMatchObject({ status: 'ended' })
    const kept = await database.query<{ data: object }>('select data from test_provider where customer_id = $1', [
      world.customerId,
    ])
    expect(kept.rows).toHaveLength(2)
    expect(JSON.stringify(kept.rows)).not.toMatch(/\bada\b|\bcook\b|meals\.example/i)
    await expect(world.payments.moveClock(world.id, 'renew')).rejects.toThrow('can’t find this customer')
  })
})

function checkout(payments: TestCheckoutPayments, key = 'first', customerId?: string) {
  return payments.startCheckout({
    tier: 'mid',
    customerId,
    returnUrl: 'https://meals.example/account-setup?tier=mid&session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://meals.example/subscribe?tier=mid',
    key,
  })
}

/** Ada, who has paid for a plan. */
async function subscribed(tier: 'mid' | 'premium') {
  const world = open()
  const { payments } = world
  const customerId = await payments.createCustomer({ userId: 'ada', ...ada, key: 'ada' })
  const addresses = { returnUrl: 'https://meals.example/payment-success', cancelUrl: 'https://meals.example/pricing' }
  const { id: checkoutId } = await payments.startCheckout({ tier, customerId, key: 'first', ...addresses })
  await payments.pay(checkoutId, {})
  const [{ id } = { id: '' }] = await payments.subscriptionsOf(customerId)
  let changes = 0
  return {
    ...world,
    customerId,
    id,
    state: () => payments.findSubscription(id),
    async change(next: 'mid' | 'premium') {
      const subscription = await payments.findSubscription(id)
      const changeId = `change_of_${customerId.slice(-20)}_${(changes += 1)}`
      await payments.startChange({ id: changeId, subscription: subscription!, tier: next, ...addresses })
      return changeId
    },
  }
}
