import { describe, expect, it } from 'vitest'
import { paymentsConformance } from '#server/ports/payments/payments.conformance.ts'
import type { SubscriptionStatus } from '#server/ports/payments/payments.ts'
import { stripePayments } from '#server/ports/payments/stripe-payments.ts'
import { type StripeNotice, sign } from '#server/test-world/stripe/notices.ts'
import type { Subscription } from '#server/test-world/stripe/shapes.ts'
import type { StripeStandIn } from '#server/test-world/stripe/stand-in.ts'
import { stripeWorld } from '#server/test-world/stripe/stripe-world.ts'

paymentsConformance('Stripe', () => stripeWorld({ over: 'http' }))
paymentsConformance('Stripe in this process', () => stripeWorld())

describe('what Stripe says', () => {
  it.each<[Subscription['status'], SubscriptionStatus]>([
    ['trialing', 'trialing'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'unpaid'],
    ['paused', 'paused'],
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'ended'],
    ['canceled', 'ended'],
    ['some_state_of_next_year', 'paused'],
  ])('%s is %s here', async (theirs, ours) => {
    const { payments, subscription } = await subscribed()
    subscription.status = theirs
    expect((await payments.findSubscription(subscription.id))?.status).toBe(ours)
    expect(await payments.subscriptionsOf(subscription.customer)).toHaveLength(ours === 'ended' ? 0 : 1)
  })

  it('a price that is none of ours is no plan', async () => {
    const { payments, standIn, subscription, checkoutId } = await subscribed()
    standIn.state.addPrice('price_of_a_cap', 'prod_cap', 1900)
    const price = standIn.state.prices.get('price_of_a_cap')!
    subscription.items.data[0]!.price = price
    standIn.state.checkouts.get(checkoutId)!.line_items.data[0]!.price = price
    expect((await payments.findSubscription(subscription.id))?.tier).toBeUndefined()
    expect((await payments.findCheckout(checkoutId))?.tier).toBeUndefined()
  })

  it('a checkout that a bank has yet to pay is open', async () => {
    const { payments, standIn, checkoutId } = await subscribed()
    standIn.state.checkouts.get(checkoutId)!.payment_status = 'unpaid'
    expect((await payments.findCheckout(checkoutId))?.status).toBe('open')
  })

  it('an invoice that is not written yet, or was taken back, is none', async () => {
    const { payments, standIn, subscription } = await subscribed()
    const invoice = standIn.state.invoices.get(subscription.latest_invoice ?? '')!
    for (const status of ['draft', 'void']) {
      invoice.status = status
      expect((await payments.findSubscription(subscription.id))?.lastInvoice).toBeUndefined()
      expect(await payments.invoicesOf(subscription.customer)).toEqual([])
    }
  })
})

describe('the customer portal', () => {
  it('sets a date to end on, which counts as ending and can be taken back', async () => {
    const { payments, standIn, subscription } = await subscribed()
    standIn.cancelInPortal(subscription.id)
    expect(subscription.cancel_at_period_end).toBe(false)
    expect((await payments.findSubscription(subscription.id))?.endsAtPeriodEnd).toBe(true)
    expect((await payments.setEnding(subscription.id, false)).endsAtPeriodEnd).toBe(false)
    expect(subscription.cancel_at).toBeNull()
  })

  it('a date after this period does not end it', async () => {
    const { payments, subscription } = await subscribed()
    subscription.cancel_at = subscription.items.data[0]!.current_period_end + 86_400
    expect((await payments.findSubscription(subscription.id))?.endsAtPeriodEnd).toBe(false)
  })

  it('is set up once, also by two servers at once and after a start anew', async () => {
    const { payments, standIn, subscription, clock } = await subscribed()
    const another = stripePayments(standIn.settings, { now: () => clock.now, fetch: standIn.fetch })
    const page = (of: typeof payments) => of.managementUrl(subscription.customer, 'https://meals.example/settings')
    await Promise.all([page(payments), page(payments), page(another)])
    // by then Stripe has forgotten the key it was made under
    clock.now = new Date(clock.now.getTime() + 2 * 86_400_000)
    await page(stripePayments(standIn.settings, { now: () => clock.now, fetch: standIn.fetch }))
    expect([...standIn.state.portalConfigurations.values()]).toEqual([
      expect.objectContaining({
        allowedPrices: ['price_mid', 'price_premium'],
        invoicesAtOnce: true,
        mayCancel: true,
      }),
    ])
  })

  it('is set up by the next call where the first one failed', async () => {
    const { payments, standIn, subscription } = await subscribed()
    standIn.failNext({ kind: 'reset', call: /configurations/, times: 3 })
    const page = () => payments.managementUrl(subscription.customer, 'https://meals.example/settings')
    await expect(page()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await page()).toContain('/p/session/')
  })
})

it('ending at once gives no credit for a month that was never paid', async () => {
  const { payments, standIn, subscription } = await subscribed()
  standIn.failRenewal(subscription.id)
  await payments.endNow(subscription.id)
  expect(subscription.status).toBe('canceled')
  expect(standIn.state.customers.get(subscription.customer)?.balance).toBe(0)
})

describe('a notice of Stripe', () => {
  it('is read with the old secret and the new one while they change places', async () => {
    const { payments, standIn } = await subscribed()
    const { body } = newest(standIn)
    const { seconds } = standIn.state
    standIn.notices.secrets.push('whsec_new')
    const [old] = standIn.notices.secrets
    for (const secrets of [[old!], ['whsec_new'], [old!, 'whsec_new'], ['whsec_foreign', 'whsec_new']])
      expect(payments.readNotice(body, sign(body, secrets, seconds)).kind).toBe('checkout.session.completed')
    expect(() => payments.readNotice(body, sign(body, ['whsec_foreign'], seconds))).toThrow(
      'isn’t signed by the payment provider',
    )
  })

  it.each([
    [
      'an invoice of today',
      { object: 'invoice', customer: 'cus_1', parent: { subscription_details: { subscription: 'sub_1' } } },
    ],
    ['an invoice of an older version', { object: 'invoice', customer: 'cus_1', subscription: 'sub_1' }],
    ['a subscription', { object: 'subscription', id: 'sub_1', customer: 'cus_1' }],
    [
      'one with its objects written out',
      { object: 'checkout.session', id: 'cs_1', customer: { id: 'cus_1' }, subscription: { id: 'sub_1' } },
    ],
  ])('names what it is about: %s', async (_, object) => {
    const { payments, standIn } = await subscribed()
    standIn.state.record('something.happened', object)
    const { body, signature } = newest(standIn)
    expect(payments.readNotice(body, signature)).toMatchObject({ customerId: 'cus_1', subscriptionId: 'sub_1' })
  })

  it('about something else entirely names nothing', async () => {
    const { payments, standIn } = await subscribed()
    standIn.state.record('payout.paid', { object: 'payout', id: 'po_1' })
    const { body, signature } = newest(standIn)
    expect(payments.readNotice(body, signature)).toEqual({
      id: expect.any(String),
      kind: 'payout.paid',
      checkoutId: undefined,
      customerId: undefined,
      subscriptionId: undefined,
    })
  })
})

it('only pages of Stripe are its own', async () => {
  const { standIn, clock } = await stripeWorld()
  const payments = stripePayments({ ...standIn.settings, apiUrl: undefined }, { now: () => clock.now })
  const isOwn = (url: string) => payments.isOwnAddress(new URL(url))
  expect(isOwn('https://checkout.stripe.com/c/pay/cs_1#x')).toBe(true)
  expect(isOwn('https://billing.stripe.com/p/session/1')).toBe(true)
  for (const url of [
    'http://checkout.stripe.com/c/pay/cs_1',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com:8443/',
    'https://evil.example/checkout.stripe.com',
    'javascript:alert(1)//checkout.stripe.com',
    'data:text/html,checkout.stripe.com',
  ])
    expect(isOwn(url)).toBe(false)
  expect(isOwn('https://checkout.stripe.com@evil.example/')).toBe(false)
})

function newest(standIn: StripeStandIn): StripeNotice {
  const notice = standIn.notices.take().at(-1)
  if (!notice) throw new Error('nothing was said')
  return notice
}

async function subscribed() {
  const world = await stripeWorld()
  const { id: checkoutId } = await world.payments.startCheckout({
    tier: 'mid',
    customerId: undefined,
    returnUrl: 'https://meals.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://meals.example/pricing',
    key: 'first',
  })
  await world.pay(checkoutId)
  const [subscription] = world.standIn.state.subscriptions.values()
  if (!subscription) throw new Error('no subscription')
  return { ...world, subscription, checkoutId }
}
