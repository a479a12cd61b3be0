import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { StripeStandIn, standInKey, standInSecret } from '#server/test-world/stripe/stand-in.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const addresses = {
  success_url: 'http://127.0.0.1:1/account-setup?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:1/pricing?a=1&b=2',
}
const mid: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [{ price: 'price_mid', quantity: 1 }],
  ...addresses,
}

describe("the stand-in's API", () => {
  it('refuses what Stripe would: unknown and missing parameters, foreign ids, other calls', async () => {
    const { stripe } = await listening()
    const parameters = { email: 'ada@example.org', favourite_dish: 'soup' } as Stripe.CustomerCreateParams
    await expect(stripe.customers.create(parameters)).rejects.toMatchObject({ code: 'parameter_unknown' })
    const { line_items: _, ...nothing } = mid
    await expect(stripe.checkout.sessions.create(nothing)).rejects.toMatchObject({ code: 'parameter_missing' })
    await expect(stripe.prices.retrieve('price_of_nothing')).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 })
    const both = { cancel_at: 1, cancel_at_period_end: true }
    await expect(stripe.subscriptions.update('sub_1', both)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('gives the same answer to the same key, and none to another body under it', async () => {
    const { stripe, standIn } = await listening()
    const idempotencyKey = 'ada'
    const one = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey })
    expect(await stripe.customers.create({ name: 'Ada' }, { idempotencyKey })).toEqual(one)
    expect(standIn.state.customers.size).toBe(1)
    await expect(stripe.customers.create({ name: 'Bob' }, { idempotencyKey })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('lets time pass: renewals that are due, a card that fails, checkouts that nobody pays', async () => {
    const clock = { now: new Date('2026-01-31T12:00:00Z') }
    const standIn = new StripeStandIn(() => clock.now)
    const stripe = new Stripe(standInKey, { httpClient: Stripe.createFetchHttpClient(standIn.fetch) })
    const { id } = await stripe.checkout.sessions.create(mid)
    const { id: forgotten } = await stripe.checkout.sessions.create(mid)
    standIn.pay(id)
    const [subscription] = standIn.state.subscriptions.values()
    clock.now = new Date('2026-04-01T12:00:00Z')
    standIn.catchUp()
    // the last day of April, though February had none such
    expect(subscription?.items.data[0]?.current_period_end).toBe(Date.UTC(2026, 3, 30, 12) / 1000)
    expect(subscription?.status).toBe('active')
    expect(standIn.state.invoices.size).toBe(3)
    expect((await stripe.checkout.sessions.retrieve(forgotten)).status).toBe('expired')
    clock.now = new Date('2026-05-01T12:00:00Z')
    standIn.catchUp([subscription?.customer ?? ''])
    expect(subscription?.status).toBe('past_due')
    standIn.giveUp(subscription?.id ?? '', 'unpaid')
    expect(subscription?.status).toBe('unpaid')
  })
})

describe("the stand-in's pages", () => {
  it('take a payment, decline a card, and lead back', async () => {
    const { stripe, press } = await listening()
    const { id, url } = await stripe.checkout.sessions.create(mid)
    const page = await (await fetch(url ?? '')).text()
    expect(page).toContain('Pay $7.00 a month')
    expect(page).toContain('href="http://127.0.0.1:1/pricing?a=1&amp;b=2"')
    expect(await (await press(`${url}/decline`)).text()).toContain('Your card was declined.')
    const paid = await press(`${url}/pay`, { email: 'pat@example.org', name: 'Pat' })
    expect(paid.headers.get('location')).toBe(`http://127.0.0.1:1/account-setup?session_id=${id}`)
    expect((await stripe.checkout.sessions.retrieve(id)).customer_details).toMatchObject({ name: 'Pat' })
    expect((await press(`${url}/pay`)).status).toBe(400)
    expect((await fetch(`${url}x`)).status).toBe(404)
  })

  it('cancel a subscription and keep it after all', async () => {
    const { stripe, standIn, press } = await listening()
    const { id } = await stripe.checkout.sessions.create(mid)
    standIn.pay(id)
    const [subscription] = standIn.state.subscriptions.values()
    const { id: configuration } = await stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true } },
    })
    const customer = subscription?.customer ?? ''
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      configuration,
      return_url: addresses.cancel_url,
    })
    expect(await (await fetch(url)).text()).toContain('Cancel subscription')
    expect(await (await press(`${url}/cancel`)).text()).toContain('Ends on')
    expect(subscription?.cancel_at).not.toBeNull()
    expect(await (await press(`${url}/keep`)).text()).toContain('Renews on')
    expect(subscription?.cancel_at).toBeNull()
  })
})

describe("the stand-in's notices", () => {
  it('arrive signed, in any order, any number of times, or not at all', async () => {
    const { stripe, standIn } = await listening()
    const { url, heard } = await webhook()
    standIn.webhook = url
    await stripe.customers.create({ name: 'Ada' })
    await stripe.customers.create({ name: 'Bob' })
    const notices = standIn.notices.take()
    expect(await standIn.deliver([...notices.toReversed(), ...notices.slice(1)])).toEqual([200, 200, 200])
    const names = heard.map(({ body, signature }) => {
      const event = stripe.webhooks.constructEvent(body, signature, standInSecret)
      return event.type === 'customer.created' ? event.data.object.name : event.type
    })
    expect(names).toEqual(['Bob', 'Ada', 'Bob'])
    expect(await standIn.deliver()).toEqual([])
  })

  it('are sent by themselves where it is told so', async () => {
    const { stripe, standIn } = await listening()
    const { url, heard } = await webhook()
    standIn.webhook = url
    standIn.deliversAtOnce = true
    await stripe.customers.create({ name: 'Ada' })
    await expect.poll(() => heard.length).toBe(1)
  })
})

async function listening() {
  const standIn = new StripeStandIn()
  const { port } = new URL(await standIn.listen())
  closing.push(() => standIn.close())
  const stripe = new Stripe(standInKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false })
  const press = (url: string, form: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return { standIn, stripe, press }
}

/** Somebody who listens to notices. */
async function webhook() {
  const heard: { body: string; signature: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      heard.push({ body, signature: String(request.headers['stripe-signature']) })
      response.end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(() => closed()))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, heard }
}
