import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUser } from '#server/features/accounts/store.ts'
import { findCheckoutRow } from '#server/features/billing/checkout/checkouts.ts'
import { startCheckout } from '#server/features/billing/checkout/start-checkout.ts'
import { memberAfter } from '#server/features/billing/checkout/verify-payment.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import { cook, visitor } from '#server/test-world/browser.ts'
import { type PayingApp, providers, startPayingApp } from '#server/test-world/paying-app.ts'
import { startApp } from '#server/test-world/start-app.ts'

const carla = { email: 'carla@example.org', name: 'Carla de la Cruz' }

describe.each(providers)('a checkout at the %s provider', (kind) => {
  let world: PayingApp
  beforeAll(async () => {
    world = await startPayingApp(kind)
  })
  afterAll(() => world.close())

  const verify = (browser: ReturnType<typeof visitor>, sessionId: string) =>
    browser.api.billing.verifyPayment({ params: { sessionId } })
  const start = (browser: ReturnType<typeof visitor>, tier: 'mid' | 'premium') =>
    browser.api.billing.createCheckoutSession({ body: { tier } })

  test("a member's plan comes with the payment, never with the way back", async () => {
    const member = await cook(world.app)
    const { url, sessionId } = await start(member, 'mid')
    expect(world.payments.isOwnAddress(new URL(url))).toBe(true)
    await expect(verify(member, sessionId)).rejects.toMatchObject({ status: 409, code: 'payment_incomplete' })
    expect((await member.api.accounts.currentUser({})).subscriptionTier).toBe('free')
    await world.pay(sessionId)
    const first = await verify(member, sessionId)
    expect(first).toMatchObject({ success: true, tier: 'mid', user: { subscriptionTier: 'mid', isPremium: false } })
    expect(await verify(member, sessionId)).toEqual(first)
    expect(await member.api.accounts.currentUser({})).toEqual(first.user)
    expect(await world.deliver()).not.toContain(500)
    expect((await member.api.accounts.currentUser({})).subscriptionEndsAt).toBeNull()
  })

  test('the notice alone is enough, for a member who never comes back', async () => {
    const member = await cook(world.app)
    const { sessionId } = await start(member, 'premium')
    await world.pay(sessionId)
    expect(new Set(await world.deliver())).toEqual(new Set([200]))
    expect(await member.api.accounts.currentUser({})).toMatchObject({ subscriptionTier: 'premium', isPremium: true })
  })

  test("who pays for a plan takes no stranger's payment by opening a link to it, and loses nothing", async () => {
    const member = await world.member('mid')
    const { sessionId } = await start(visitor(world.app), 'premium')
    await world.pay(sessionId)
    const before = await member.api.accounts.currentUser({})
    await expect(verify(member, sessionId)).rejects.toMatchObject({ status: 409, code: 'checkout_used' })
    await world.deliver()
    await world.jobs.run()
    expect(await member.api.accounts.currentUser({})).toEqual(before)
    expect(await world.payments.findSubscription(member.subscriptionId)).toMatchObject({
      status: 'active',
      tier: 'mid',
    })
    // the payment still waits for its account
    expect(await verify(visitor(world.app), sessionId)).toMatchObject({ tier: 'premium', user: null })
  })

  test('a link on another site begins no payment', async () => {
    const open = (site: string) =>
      visitor(world.app).send({ method: 'GET', url: '/api/checkout-redirect/mid', headers: { 'sec-fetch-site': site } })
    expect((await open('cross-site')).headers.location).toBe('/subscribe?tier=mid')
    expect((await open('same-origin')).headers.location).not.toContain('/subscribe')
  })

  test('nobody is sent back from a payment to a name that only a request has given', async () => {
    for (const host of ['evil.example', 'user@evil.example', '127.0.0.1.evil.example']) {
      const response = await visitor(world.app).send({
        method: 'POST',
        url: '/api/create-checkout-session',
        payload: { tier: 'mid' },
        headers: { host },
      })
      expect([host, response.statusCode, response.json().code]).toEqual([host, 421, 'wrong_host'])
    }
  })

  test('leads back to PUBLIC_URL where that is set, whatever name the request has given', async () => {
    const { payments, seen } = spiedOn(world.payments)
    const publicUrl = new URL('https://meals.example')
    const site = await startApp({ publicUrl }, { database: world.database, payments })
    for (const host of ['meals.example', 'evil.example', 'localhost:3000']) {
      await visitor(site.app).send({
        method: 'POST',
        url: '/api/create-checkout-session',
        payload: { tier: 'mid' },
        headers: { host },
      })
      await visitor(site.app).send({ method: 'GET', url: '/api/checkout-redirect/mid', headers: { host } })
    }
    await site.close()
    expect(new Set(seen.map((url) => new URL(url).origin))).toEqual(new Set([publicUrl.origin]))
    expect(seen).toHaveLength(12)
  })

  test('one receipt is written, however often the payment is looked at', async () => {
    const member = await cook(world.app)
    const { sessionId } = await start(member, 'mid')
    await world.pay(sessionId)
    const notices = world.notices()
    await verify(member, sessionId)
    await world.deliver([...notices, ...notices])
    await verify(member, sessionId)
    await world.jobs.run()
    const receipts = world.letters.filter(({ to, subject }) => to === member.user.email && /receipt/i.test(subject))
    expect(receipts).toHaveLength(1)
    expect(receipts[0]?.text).toContain('$7.00')
  })

  test('is nobody else’s: a stranger finds none, a visitor is told to sign in', async () => {
    const [owner, other] = [await cook(world.app), await cook(world.app)]
    const { sessionId } = await start(owner, 'mid')
    await world.pay(sessionId)
    await expect(verify(other, sessionId)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(verify(visitor(world.app), sessionId)).rejects.toMatchObject({ status: 409, code: 'checkout_used' })
    await world.deliver()
    expect((await other.api.accounts.currentUser({})).subscriptionTier).toBe('free')
    expect((await owner.api.accounts.currentUser({})).subscriptionTier).toBe('mid')
  })

  test('ids that are made up or malformed give nothing', async () => {
    const member = await cook(world.app)
    const answers = []
    for (const id of ['unknown_but_well_formed', 'cs_test_a1b2c3d4', 'short', '%2e%2e%2fetc', "1'or'1'='1"]) {
      const response = await member.send({ method: 'GET', url: `/api/payment/verify/${encodeURIComponent(id)}` })
      answers.push([response.statusCode, response.json().code])
    }
    const [unknown, malformed] = [
      [404, 'not_found'],
      [400, 'invalid_input'],
    ]
    expect(answers).toEqual([unknown, unknown, malformed, malformed, malformed])
    expect((await member.api.accounts.currentUser({})).subscriptionTier).toBe('free')
  })

  test('that has expired says so and gives nothing', async () => {
    const member = await cook(world.app)
    const { sessionId } = await start(member, 'mid')
    await world.expire(sessionId)
    await expect(verify(member, sessionId)).rejects.toMatchObject({
      status: 409,
      code: 'payment_incomplete',
      details: { message: expect.stringContaining('nothing was charged'), isExpired: true },
    })
  })

  test('an older one of the same member is closed by the next', async () => {
    const member = await cook(world.app)
    const older = await start(member, 'mid')
    const newer = await start(member, 'premium')
    expect((await world.payments.findCheckout(older.sessionId))?.status).toBe('expired')
    expect((await world.payments.findCheckout(newer.sessionId))?.status).toBe('open')
  })

  test('an older one that was paid meanwhile counts, and is not paid twice', async () => {
    const member = await cook(world.app)
    const older = await start(member, 'mid')
    await world.pay(older.sessionId)
    await expect(start(member, 'mid')).rejects.toMatchObject({ status: 400 })
    expect((await member.api.accounts.currentUser({})).subscriptionTier).toBe('mid')
  })

  test('of a visitor belongs to the member who comes back with it, once', async () => {
    const [one, other] = [await cook(world.app), await cook(world.app)]
    const { sessionId } = await start(visitor(world.app), 'premium')
    await world.pay(sessionId, carla)
    expect(await verify(visitor(world.app), sessionId)).toEqual({
      success: true,
      tier: 'premium',
      user: null,
      email: carla.email,
      firstName: 'Carla',
      lastName: 'de la Cruz',
    })
    expect((await verify(one, sessionId)).user?.subscriptionTier).toBe('premium')
    await expect(verify(other, sessionId)).rejects.toMatchObject({ status: 404 })
    expect((await other.api.accounts.currentUser({})).subscriptionTier).toBe('free')
  })

  test('fifty uses at once by ten members: one of them has it', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => cook(world.app)))
    const { sessionId } = await start(visitor(world.app), 'mid')
    await world.pay(sessionId, carla)
    const uses = Array.from({ length: 50 }, (_, i) => {
      const member = members[i % members.length]!
      return member.send({ method: 'GET', url: `/api/payment/verify/${sessionId}` })
    })
    const statuses = (await Promise.all(uses)).map(({ statusCode }) => statusCode)
    const tiers = await Promise.all(
      members.map(async ({ api }) => (await api.accounts.currentUser({})).subscriptionTier),
    )
    expect(tiers.filter((tier) => tier === 'mid')).toHaveLength(1)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 404)).toHaveLength(45)
  })

  test('a call that a second one of the same member overtakes has their plan as well', async () => {
    const member = await cook(world.app)
    const { sessionId } = await start(visitor(world.app), 'mid')
    await world.pay(sessionId, carla)
    const row = await findCheckoutRow(world.database, sessionId)
    const account = await findUser(world.database, member.user.id)
    await verify(member, sessionId)
    const theirs = { id: member.user.id, subscriptionTier: 'mid' }
    expect(await memberAfter(world.context, row!, account!)).toMatchObject(theirs)
    const taken = await findCheckoutRow(world.database, sessionId)
    expect(await memberAfter(world.context, taken!, account!)).toMatchObject(theirs)
  })

  test('leads back to where it began', async () => {
    const { payments, seen } = spiedOn(world.payments)
    const member = await cook(world.app)
    const row = await findUser(world.database, member.user.id)
    const wish = { tier: 'mid', origin: 'https://meals.example' } as const
    await startCheckout({ ...world.context, payments }, row, wish)
    await startCheckout({ ...world.context, payments }, undefined, wish)
    expect(seen).toEqual([
      'https://meals.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
      'https://meals.example/pricing',
      'https://meals.example/account-setup?tier=mid&session_id={CHECKOUT_SESSION_ID}',
      'https://meals.example/subscribe?tier=mid',
    ])
  })

  test('the plain link leads to the provider, or to the page that offers it again', async () => {
    const redirect = (tier: string) => visitor(world.app).send({ method: 'GET', url: `/api/checkout-redirect/${tier}` })
    const sent = await redirect('premium')
    expect(sent.statusCode).toBe(303)
    expect(world.payments.isOwnAddress(new URL(sent.headers.location!))).toBe(true)
    const wrong = await redirect('gold')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ code: 'invalid_input', message: 'Invalid subscription tier' })
    world.isDown = true
    const failed = await redirect('mid')
    world.isDown = false
    expect([failed.statusCode, failed.headers.location]).toEqual([303, '/subscribe?tier=mid'])
  })
})

test('an installation without a provider gives nothing away and says so', async () => {
  const world = await startApp({ testCheckout: false }, { payments: undefined })
  const member = await cook(world.app)
  await expect(member.api.billing.createCheckoutSession({ body: { tier: 'mid' } })).rejects.toMatchObject({
    status: 503,
    code: 'payments_off',
  })
  expect(await member.api.billing.subscription({})).toMatchObject({ source: 'none', status: 'none', invoices: [] })
  await world.close()
})

/** The same provider, and the addresses that checkouts were told to lead back to. */
function spiedOn(payments: Payments): { payments: Payments; seen: string[] } {
  const seen: string[] = []
  const startCheckout: Payments['startCheckout'] = (wish) => {
    seen.push(wish.returnUrl, wish.cancelUrl)
    return payments.startCheckout(wish)
  }
  const spied = new Proxy(payments, {
    get: (target, name, receiver) =>
      name === 'startCheckout' ? startCheckout : (Reflect.get(target, name, receiver) as unknown),
  })
  return { payments: spied, seen }
}
