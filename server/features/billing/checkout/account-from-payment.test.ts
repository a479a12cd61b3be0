import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cook, visitor } from '#server/test-world/browser.ts'
import { type PayingApp, providers, startPayingApp } from '#server/test-world/paying-app.ts'

describe.each(providers)('an account for a payment at the %s provider', (kind) => {
  let world: PayingApp
  let payers = 0
  beforeAll(async () => {
    world = await startPayingApp(kind)
  })
  afterAll(() => world.close())

  /** A checkout that a visitor has paid. */
  async function paid(tier: 'mid' | 'premium' = 'mid') {
    payers += 1
    const payer = { email: `payer${payers}@example.org`, name: 'Pat Ana Payer' }
    const { sessionId } = await visitor(world.app).api.billing.createCheckoutSession({ body: { tier } })
    await world.pay(sessionId, payer)
    const form = {
      email: payer.email,
      firstName: 'Pat',
      lastName: 'Payer',
      password: 'nutmeg and mace',
      sessionId,
      tier,
    }
    return { sessionId, payer, form }
  }
  const signUp = (payload: object, address?: string) =>
    visitor(world.app, address).send({ method: 'POST', url: '/api/auth/signup-with-payment', payload })
  const accounts = async () => (await world.database.query('select 1 from users')).rows.length

  test('is made with the plan that was paid, and signed in', async () => {
    const { form, sessionId } = await paid('premium')
    const browser = visitor(world.app)
    const user = await browser.api.billing.signUpWithPayment({ body: form })
    expect(user).toMatchObject({
      email: form.email,
      subscriptionTier: 'premium',
      isPremium: true,
      generationsLeft: null,
    })
    expect(await browser.api.accounts.currentUser({})).toEqual(user)
    expect(new Set(await world.deliver())).toEqual(new Set([200]))
    const again = await browser.api.billing.verifyPayment({ params: { sessionId } })
    expect(again).toMatchObject({ tier: 'premium', user: { subscriptionTier: 'premium' } })
  })

  test('needs a payment that is complete, for this plan, and nobody’s', async () => {
    const before = await accounts()
    const { sessionId: open } = await visitor(world.app).api.billing.createCheckoutSession({ body: { tier: 'mid' } })
    const { form } = await paid('mid')
    const answers = []
    for (const wrong of [
      { sessionId: open },
      { tier: 'premium' },
      { tier: 'free' },
      { sessionId: 'never_was_one' },
      { subscriptionTier: 'premium' },
      { password: '12345' },
    ]) {
      const response = await signUp({ ...form, ...wrong })
      answers.push([response.statusCode, response.json().code])
    }
    expect(answers).toEqual([
      [409, 'payment_incomplete'],
      [400, 'invalid_input'],
      [400, 'invalid_input'],
      [404, 'not_found'],
      [400, 'invalid_input'],
      [400, 'invalid_input'],
    ])
    const member = await cook(world.app)
    const { sessionId: taken } = await member.api.billing.createCheckoutSession({ body: { tier: 'mid' } })
    await world.pay(taken)
    expect((await signUp({ ...form, sessionId: taken })).json()).toMatchObject({ code: 'checkout_used' })
    expect(await accounts()).toBe(before + 1)
    expect((await signUp(form)).statusCode).toBe(201)
  })

  test('a tier in an ordinary sign-up is refused', async () => {
    const { form } = await paid('premium')
    const { sessionId, tier, ...body } = form
    for (const extra of [{ tier }, { sessionId }, { subscriptionTier: tier }, { selectedTier: tier }]) {
      const payload = { ...body, ...extra }
      const response = await visitor(world.app).send({ method: 'POST', url: '/api/auth/signup', payload })
      expect(response.statusCode).toBe(400)
    }
  })

  test('an address that has an account leaves the payment to be claimed by it', async () => {
    const member = await cook(world.app)
    const { form, sessionId } = await paid()
    const refused = await signUp({ ...form, email: member.user.email.toUpperCase() })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'account_exists', redirect: '/signin' })
    const { user } = await member.api.billing.verifyPayment({ params: { sessionId } })
    expect(user?.subscriptionTier).toBe('mid')
  })

  test('fifty uses at once by ten people: one account, and nothing of the others', async () => {
    const { form } = await paid()
    const before = await accounts()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => signUp({ ...form, email: `racer${i % 10}.${payers}@example.org` })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
    expect(await accounts()).toBe(before + 1)
    const { rows } = await world.database.query(
      `select 1 from users where email like 'racer%.${payers}@example.org' and subscription_tier = 'mid'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('without a form it takes name and address of the payment, and an email brings the password', async () => {
    const { sessionId, payer } = await paid('premium')
    const browser = visitor(world.app)
    const made = await browser.api.billing.verifyAndCreateAccount({ body: { sessionId, tier: 'premium' } })
    expect(made).toMatchObject({
      success: true,
      tier: 'premium',
      user: { email: payer.email, firstName: 'Pat', lastName: 'Ana Payer', subscriptionTier: 'premium' },
    })
    expect((await browser.api.accounts.currentUser({})).email).toBe(payer.email)
    const twice = visitor(world.app).api.billing.verifyAndCreateAccount({ body: { sessionId, tier: 'premium' } })
    await expect(twice).rejects.toMatchObject({ status: 409, code: 'checkout_used' })
    await world.jobs.run()
    expect(world.letters.some(({ to, subject }) => to === payer.email && /password/i.test(subject))).toBe(true)
  })

  test('who pays and goes away is reminded after an hour, unless the account is there by then', async () => {
    const [gone, back] = [await paid(), await paid()]
    const notices = world.notices()
    await world.deliver([...notices, ...notices])
    const remindersTo = ({ payer }: typeof gone) =>
      world.letters.filter(({ to, text }) => to === payer.email && text.includes('/account-setup?tier=mid&session_id='))
    await world.jobs.run()
    expect(remindersTo(gone)).toEqual([])
    await visitor(world.app).api.billing.signUpWithPayment({ body: back.form })
    await world.jobs.run({ early: true })
    expect(remindersTo(gone)).toHaveLength(1)
    expect(remindersTo(gone)[0]?.text).toContain(gone.sessionId)
    expect(remindersTo(back)).toEqual([])
  })

  test('while the provider is away nothing is made, and later it works', async () => {
    const { form } = await paid()
    const before = await accounts()
    world.isDown = true
    const refused = await signUp(form)
    world.isDown = false
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
    expect(await accounts()).toBe(before)
    expect((await signUp(form)).statusCode).toBe(201)
  })
})
