import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaidTier } from '#contract/billing/billing.ts'
import { deliverNotices } from '#server/features/billing/test-checkout/deliver-notices.ts'
import type { ClockMove } from '#server/ports/payments/test-checkout/clock-moves.ts'
import { isTestCheckout } from '#server/ports/payments/test-checkout/test-checkout-payments.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const payer = { email: 'grace@example.org', name: 'Grace Baker' }

describe('a stranger at the test checkout', () => {
  it('sees what is bought, is declined, says who pays, pays, and comes back with the payment', async () => {
    const stranger = visitor(world.app)
    const id = await checkout(stranger, 'mid')
    const shown = { id, tier: 'mid', kind: 'new', price: 7, dueNow: 7, email: null, name: null }
    expect(await find(stranger, id)).toEqual({ ...shown, status: 'open' })

    const { message } = await stranger.api.testCheckout.decline({ params: { id }, body: {} })
    expect(message).toBe('Your card was declined. Nothing was charged. Try another card, or go back.')
    await expect(stranger.api.testCheckout.pay({ params: { id }, body: {} })).rejects.toThrow(
      'your name and your email',
    )
    expect((await find(stranger, id)).status).toBe('open')

    const { url } = await stranger.api.testCheckout.pay({ params: { id }, body: payer })
    expect(url).toMatch(new RegExp(`/account-setup\\?tier=mid&session_id=${id}$`))
    expect(await find(stranger, id)).toEqual({ ...shown, ...payer, status: 'paid' })
    const payment = await stranger.api.billing.verifyPayment({ params: { sessionId: id } })
    expect(payment).toMatchObject({ tier: 'mid', user: null, email: payer.email, firstName: 'Grace' })
  })

  it('leaves without paying, and the checkout waits for a day', async () => {
    const stranger = visitor(world.app)
    const id = await checkout(stranger, 'premium')
    const { url } = await stranger.api.testCheckout.leave({ params: { id }, body: {} })
    expect(url).toMatch(/\/subscribe\?tier=premium$/)
    expect((await find(stranger, id)).status).toBe('open')
    world.clock.now = new Date(world.clock.now.getTime() + 24 * 60 * 60 * 1000)
    expect((await find(stranger, id)).status).toBe('expired')
    const late = await send(stranger, id, 'pay', payer)
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      400,
      'This checkout has expired. Please start again.',
    ])
    expect((await stranger.api.testCheckout.leave({ params: { id }, body: {} })).url).toBe(url)
  })

  it('finds nothing at ids that nobody was given', async () => {
    const stranger = visitor(world.app)
    for (const action of ['pay', 'decline', 'leave']) {
      expect((await send(stranger, 'test_cs_of_nobody_at_all', action)).statusCode).toBe(404)
      expect((await send(stranger, 'short', action)).statusCode).toBe(400)
    }
    expect((await send(stranger, 'test_cs_of_nobody_at_all', 'pay', { tier: 'premium' })).statusCode).toBe(400)
  })
})

describe('a member at the test checkout', () => {
  it('has the plan as soon as the notice is there, and pays once', async () => {
    const ada = await cook(world.app)
    const id = await checkout(ada, 'premium')
    expect(await find(ada, id)).toMatchObject({
      price: 20,
      email: ada.user.email,
      name: expect.stringContaining('Ada'),
    })
    const { url } = await ada.api.testCheckout.pay({ params: { id }, body: {} })
    expect(url).toMatch(new RegExp(`/payment-success\\?session_id=${id}$`))
    expect(await tierOf(ada)).toBe('premium')
    // a second press, a second tab
    expect((await ada.api.testCheckout.pay({ params: { id }, body: {} })).url).toBe(url)
    expect((await ada.api.billing.subscription({})).invoices).toHaveLength(1)
  })

  it('changes the plan for what the rest of the month costs', async () => {
    const ada = await subscribed('mid')
    const id = await checkout(ada, 'premium')
    expect(await find(ada, id)).toMatchObject({ kind: 'change', price: 20, dueNow: 13, email: ada.user.email })
    await ada.api.testCheckout.pay({ params: { id }, body: {} })
    expect(await tierOf(ada)).toBe('premium')
    expect((await ada.api.testCheckout.clock({})).subscription).toMatchObject({ tier: 'premium', status: 'active' })
  })
})

describe('the clock', () => {
  it('is a member’s own: another one’s subscription stays where it is', async () => {
    const [ada, grace] = [await subscribed('mid'), await subscribed('mid')]
    const before = await grace.api.testCheckout.clock({})
    const { subscription } = await move(ada, 'renew')
    expect(subscription).toMatchObject({ tier: 'mid', status: 'active', endsAtPeriodEnd: false })
    expect(new Date(subscription!.periodEnd).getTime()).toBeGreaterThan(
      new Date(before.subscription!.periodEnd).getTime(),
    )
    expect(await grace.api.testCheckout.clock({})).toEqual(before)
    const stranger = await visitor(world.app).send({
      method: 'POST',
      url: '/api/test-checkout/clock',
      payload: { move: 'cancel' },
    })
    expect(stranger.statusCode).toBe(401)
  })

  it('a failed renewal keeps the plan, recovers, fails again and is given up: then it is gone', async () => {
    const ada = await subscribed('premium')
    expect((await move(ada, 'fail')).subscription?.status).toBe('past_due')
    expect(await tierOf(ada)).toBe('premium')
    await expect(move(ada, 'renew')).rejects.toThrow('still unpaid')
    expect((await move(ada, 'recover')).subscription?.status).toBe('active')
    await move(ada, 'fail')
    expect((await move(ada, 'give-up')).subscription?.status).toBe('ended')
    expect(await tierOf(ada)).toBe('free')
    await expect(move(ada, 'renew')).rejects.toThrow('has ended')
  })

  it('a cancelled subscription ends with its month', async () => {
    const ada = await subscribed('mid')
    await ada.api.billing.updateSubscription({ body: { tier: 'free' } })
    expect((await ada.api.testCheckout.clock({})).subscription?.endsAtPeriodEnd).toBe(true)
    expect(await tierOf(ada)).toBe('mid')
    await move(ada, 'renew')
    expect(await tierOf(ada)).toBe('free')
  })

  it('a member without a subscription has no clock', async () => {
    const ada = await cook(world.app)
    expect(await ada.api.testCheckout.clock({})).toEqual({ subscription: null })
    await expect(move(ada, 'renew')).rejects.toThrow(/^404: .*Buy a plan first/)
  })
})

it('a notice that is not taken comes again, twice; then the payment stands without it', async () => {
  const payments = world.context.payments
  if (!isTestCheckout(payments)) throw new Error('another provider')
  const ada = await cook(world.app)
  const notices = await payments.pay(await checkout(ada, 'mid'), {})
  let failures = 3
  let heard = 0
  const subscriptionsOf = (id: string) => {
    heard += 1
    return heard > failures ? payments.subscriptionsOf(id) : Promise.reject(new Error('no answer'))
  }
  const context = { ...world.context, payments: { ...payments, subscriptionsOf } }
  await deliverNotices(context, notices.slice(0, 1))
  expect([heard, await tierOf(ada)]).toEqual([3, 'free'])
  failures = 5
  await deliverNotices(context, notices.slice(0, 1))
  expect(await tierOf(ada)).toBe('mid')
})

describe('where there is no test checkout', () => {
  it('none of its calls exists', async () => {
    const elsewhere = await startApp({ testCheckout: false }, { database: world.database, payments: undefined })
    const id = await checkout(visitor(world.app), 'mid')
    const ada = await cook(elsewhere.app)
    for (const action of ['pay', 'decline', 'leave'])
      expect((await send(ada, id, action, action === 'pay' ? payer : {})).statusCode).toBe(404)
    for (const url of [`/api/test-checkout/sessions/${id}`, '/api/test-checkout/clock'])
      expect((await ada.send({ url })).statusCode).toBe(404)
    await expect(move(ada, 'renew')).rejects.toThrow(/^404: /)
    await elsewhere.close()
  })
})

async function checkout(browser: Browser, tier: PaidTier): Promise<string> {
  const { url, sessionId } = await browser.api.billing.createCheckoutSession({ body: { tier } })
  expect(new URL(url).pathname).toBe(`/checkout/${sessionId}`)
  return sessionId
}

const find = (browser: Browser, id: string) => browser.api.testCheckout.find({ params: { id } })
const move = (browser: Browser, to: ClockMove) => browser.api.testCheckout.moveClock({ body: { move: to } })
const tierOf = async (browser: Browser) => (await browser.api.accounts.currentUser({})).subscriptionTier
const send = (browser: Browser, id: string, action: string, payload: object = {}) =>
  browser.send({ method: 'POST', url: `/api/test-checkout/sessions/${id}/${action}`, payload })

async function subscribed(tier: PaidTier): Promise<Cook> {
  const member = await cook(world.app)
  const id = await checkout(member, tier)
  await member.api.testCheckout.pay({ params: { id }, body: {} })
  return member
}
