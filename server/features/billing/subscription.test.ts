import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitor } from '#server/test-world/browser.ts'
import { type Payer, type PayingApp, providers, startPayingApp } from '#server/test-world/paying-app.ts'

const periodEnd = '2026-12-20T12:00:00.000Z'

describe.each(providers)('a subscription at the %s provider', (kind) => {
  let world: PayingApp
  beforeAll(async () => {
    world = await startPayingApp(kind)
  })
  afterAll(() => world.close())

  const user = (member: Payer) => member.api.accounts.currentUser({})
  const plan = (member: Payer) => member.api.billing.subscription({})
  const free = (member: Payer) => member.api.billing.updateSubscription({ body: { tier: 'free' } })
  const resume = (member: Payer) => member.api.billing.resumeSubscription({ body: undefined })
  const letters = async (member: Payer) => {
    await world.jobs.run()
    return world.letters.filter(({ to }) => to === member.user.email).map(({ subject }) => subject)
  }

  test('a change that is paid after the plan was cancelled is told as it is', async () => {
    const member = await world.member('mid')
    const change = await member.api.billing.createCheckoutSession({ body: { tier: 'premium' } })
    await free(member)
    const look = () => member.api.billing.verifyPayment({ params: { sessionId: change.sessionId } })
    await expect(look()).rejects.toMatchObject({ status: 409, code: 'payment_incomplete' })
    await world.confirmChange(change)
    expect(await look()).toMatchObject({ tier: 'premium', user: { subscriptionTier: 'premium' } })
  })

  test('shows plan, next payment and invoices', async () => {
    const member = await world.member('mid')
    expect(await plan(member)).toMatchObject({
      source: 'subscription',
      status: 'active',
      tier: 'mid',
      price: 7,
      renewsAt: periodEnd,
      endsAt: null,
      invoices: [{ amount: 7, isPaid: true }],
      isComplete: true,
    })
    world.isDown = true
    const alone = await plan(member)
    world.isDown = false
    expect(alone).toMatchObject({ status: 'active', tier: 'mid', renewsAt: periodEnd, invoices: [], isComplete: false })
  })

  test('a failed renewal keeps the plan while the provider retries, and one email says so', async () => {
    const member = await world.member('premium')
    await world.failRenewal(member.subscriptionId)
    const notices = world.notices()
    await world.deliver([...notices, ...notices])
    expect(await user(member)).toMatchObject({ subscriptionTier: 'premium', subscriptionEndsAt: null })
    expect((await plan(member)).status).toBe('payment_failed')
    await world.recover(member.subscriptionId)
    await world.deliver()
    expect((await plan(member)).status).toBe('active')
    const said = await letters(member)
    expect(said.filter((subject) => /didn’t go through/.test(subject))).toHaveLength(1)
    expect(said.filter((subject) => /receipt/i.test(subject))).toHaveLength(2)
  })

  test('ends when the provider gives up, which an email says', async () => {
    const member = await world.member('mid')
    await world.failRenewal(member.subscriptionId)
    await world.deliver()
    await world.giveUp(member.subscriptionId)
    await world.deliver()
    expect(await user(member)).toMatchObject({ subscriptionTier: 'free', isPremium: false, subscriptionEndsAt: null })
    expect(await plan(member)).toMatchObject({ source: 'none', status: 'none', tier: 'free', price: 0 })
    expect((await letters(member)).filter((subject) => /has ended/.test(subject))).toHaveLength(1)
  })

  test('moving to free keeps the plan until the period ends, even where nobody says that it has', async () => {
    const member = await world.member('premium')
    expect(await free(member)).toMatchObject({ subscriptionTier: 'premium', subscriptionEndsAt: periodEnd })
    expect(await plan(member)).toMatchObject({ status: 'ending', endsAt: periodEnd, renewsAt: null })
    expect(await free(member)).toMatchObject({ subscriptionTier: 'premium', subscriptionEndsAt: periodEnd })
    expect((await letters(member)).filter((subject) => /will end/.test(subject))).toHaveLength(1)
    const { now } = world.clock
    try {
      // a session lives thirty days from its last use
      world.clock.now = new Date('2026-12-10T12:00:00Z')
      await user(member)
      world.clock.now = new Date('2026-12-20T11:59:59Z')
      expect(await user(member)).toMatchObject({ subscriptionTier: 'premium', subscriptionEndsAt: periodEnd })
      world.clock.now = new Date(periodEnd)
      expect(await user(member)).toMatchObject({ subscriptionTier: 'free', isPremium: false, subscriptionEndsAt: null })
      expect(await plan(member)).toMatchObject({ source: 'none', tier: 'free' })
    } finally {
      world.clock.now = now
    }
  })

  test('a cancellation can be taken back, and a second one is told again', async () => {
    const member = await world.member('mid')
    await expect(resume(member)).rejects.toMatchObject({ status: 400 })
    await free(member)
    expect(await resume(member)).toMatchObject({ subscriptionTier: 'mid', subscriptionEndsAt: null })
    await world.deliver()
    expect((await plan(member)).status).toBe('active')
    await free(member)
    expect((await letters(member)).filter((subject) => /will end/.test(subject))).toHaveLength(2)
  })

  test.each([
    ['mid', 'premium'],
    ['premium', 'mid'],
  ] as const)('a change from %s to %s changes the same subscription', async (from, to) => {
    const member = await world.member(from)
    await expect(start(member, from)).rejects.toMatchObject({ status: 400 })
    const change = await start(member, to)
    expect(world.payments.isOwnAddress(new URL(change.url))).toBe(true)
    const verify = () => member.api.billing.verifyPayment({ params: { sessionId: change.sessionId } })
    await expect(verify()).rejects.toMatchObject({ status: 409, code: 'payment_incomplete' })
    await world.confirmChange(change)
    expect(await verify()).toMatchObject({ tier: to, user: { subscriptionTier: to } })
    expect(await verify()).toMatchObject({ tier: to, user: { subscriptionTier: to } })
    await world.deliver()
    const running = await world.payments.subscriptionsOf(member.customerId)
    expect(running.map(({ id, tier }) => [id, tier])).toEqual([[member.subscriptionId, to]])
    const stranger = await world.member('mid')
    const foreign = stranger.api.billing.verifyPayment({ params: { sessionId: change.sessionId } })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })

  test.each(['notice', 'return'] as const)('who changes a plan that was to end keeps it (%s)', async (way) => {
    const member = await world.member('mid')
    await free(member)
    const refused = await start(member, 'mid').catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 400 })
    const change = await start(member, 'premium')
    expect((await user(member)).subscriptionEndsAt).toBe(periodEnd)
    await world.confirmChange(change)
    if (way === 'notice') await world.deliver()
    else await member.api.billing.verifyPayment({ params: { sessionId: change.sessionId } })
    expect(await user(member)).toMatchObject({ subscriptionTier: 'premium', subscriptionEndsAt: null })
    // the way back does not take a later cancellation back
    await free(member)
    await member.api.billing.verifyPayment({ params: { sessionId: change.sessionId } })
    expect((await user(member)).subscriptionEndsAt).toBe(periodEnd)
  })

  test('a change that is heard of late takes no later cancellation back', async () => {
    const member = await world.member('mid')
    await world.confirmChange(await start(member, 'premium'))
    const late = world.notices()
    expect(await free(member)).toMatchObject({ subscriptionTier: 'premium', subscriptionEndsAt: periodEnd })
    expect(new Set(await world.deliver(late))).toEqual(new Set([200]))
    expect((await user(member)).subscriptionEndsAt).toBe(periodEnd)
  })

  test('while the provider is away nobody loses a plan, and the page offers it again', async () => {
    const member = await world.member('premium')
    await world.failRenewal(member.subscriptionId)
    await world.giveUp(member.subscriptionId)
    const notices = world.notices()
    world.isDown = true
    expect(new Set(await world.deliver(notices))).toEqual(new Set([503]))
    await expect(free(member)).rejects.toMatchObject({ status: 503, code: 'unavailable' })
    await expect(start(member, 'mid')).rejects.toMatchObject({ status: 503 })
    expect((await user(member)).subscriptionTier).toBe('premium')
    world.isDown = false
    expect(new Set(await world.deliver(notices))).toEqual(new Set([200]))
    expect((await user(member)).subscriptionTier).toBe('free')
  })

  test('the page for cards and invoices is the provider’s, for those who have something there', async () => {
    const member = await world.member('mid')
    const { url } = await member.api.billing.manageSubscription({ body: undefined })
    expect(url).toMatch(/^https?:\/\//)
    const newcomer = visitor(world.app)
    await newcomer.api.accounts.signUp({
      body: { email: `new.${kind}@example.org`, firstName: 'N', lastName: 'C', password: 'juniper berries' },
    })
    await expect(newcomer.api.billing.manageSubscription({ body: undefined })).rejects.toMatchObject({ status: 404 })
    await expect(newcomer.api.billing.resumeSubscription({ body: undefined })).rejects.toMatchObject({ status: 400 })
    expect(await newcomer.api.billing.updateSubscription({ body: { tier: 'free' } })).toMatchObject({
      subscriptionTier: 'free',
    })
    for (const tier of ['mid', 'gold', undefined]) {
      const response = await newcomer.send({ method: 'POST', url: '/api/update-subscription', payload: { tier } })
      expect(response.json()).toMatchObject({ code: 'invalid_input', message: 'Invalid subscription tier' })
    }
  })

  const start = (member: Payer, tier: 'mid' | 'premium') => member.api.billing.createCheckoutSession({ body: { tier } })
})
