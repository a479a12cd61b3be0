import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alertSentence } from '#contract/desk/alerts.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { startCheckout } from '#server/features/billing/checkout/start-checkout.ts'
import { reconcile } from '#server/features/billing/notices/reconcile.ts'
import { openAlerts } from '#server/features/operations/store.ts'
import { cook, visitor } from '#server/test-world/browser.ts'
import { type PayingApp, providers, startPayingApp } from '#server/test-world/paying-app.ts'

describe.each(providers)('the daily comparison with the %s provider', (kind) => {
  let world: PayingApp
  beforeAll(async () => {
    world = await startPayingApp(kind)
  })
  afterAll(() => world.close())

  const tierOf = async (member: { api: Awaited<ReturnType<typeof cook>>['api'] }) =>
    (await member.api.accounts.currentUser({})).subscriptionTier

  test('finds and mends what notices would have told, and says whose', async () => {
    const [lost, changed, same] = [await world.member('mid'), await world.member('mid'), await world.member('premium')]
    await world.failRenewal(lost.subscriptionId)
    await world.giveUp(lost.subscriptionId)
    const change = await changed.api.billing.createCheckoutSession({ body: { tier: 'premium' } })
    await world.confirmChange(change)
    const unheard = await cook(world.app)
    const { sessionId } = await unheard.api.billing.createCheckoutSession({ body: { tier: 'mid' } })
    await world.pay(sessionId)
    world.notices()
    const { mended, failed } = await reconcile(world.context)
    expect(mended.toSorted()).toEqual([lost, changed, unheard].map(({ user }) => user.id).toSorted())
    expect(failed).toEqual([])
    const tiers = [await tierOf(lost), await tierOf(changed), await tierOf(same), await tierOf(unheard)]
    expect(tiers).toEqual(['free', 'premium', 'premium', 'mid'])
    expect((await reconcile(world.context)).mended).toEqual([])
  })

  test('administrators are told that notices do not arrive, until a comparison finds nothing to mend', async () => {
    const told = async () => {
      await world.jobs.add('reconcile-payments', {})
      await world.jobs.run()
      await world.jobs.add('look-after', {})
      await world.jobs.run()
      return (await openAlerts(world.database)).filter(({ cause }) => cause === 'payments-mended')
    }
    expect(await told()).toEqual([])
    const member = await world.member('mid')
    await world.failRenewal(member.subscriptionId)
    await world.giveUp(member.subscriptionId)
    world.notices()
    expect(await told()).toMatchObject([{ count: 1 }])
    expect(alertSentence('payments-mended', 1)).toMatch(
      /^1 member’s plan didn’t match the payment provider’s records\. It was /,
    )
    expect(await told()).toEqual([])
  })

  test('takes nothing from anybody while the provider is away, and comes again', async () => {
    const member = await world.member('mid')
    await world.jobs.run()
    await world.failRenewal(member.subscriptionId)
    await world.giveUp(member.subscriptionId)
    world.isDown = true
    // and asks for nobody else
    await expect(reconcile(world.context)).rejects.toMatchObject({ code: 'unavailable' })
    await world.jobs.add('reconcile-payments', {})
    const failures = await world.jobs.run({ failing: 'allowed' })
    world.isDown = false
    expect(failures.map(({ name }) => name)).toEqual(['reconcile-payments'])
    expect(await tierOf(member)).toBe('mid')
    await world.jobs.run({ early: true })
    expect(await tierOf(member)).toBe('free')
  })

  test('concludes nothing where the provider knows nothing of its own subscription, as with another key', async () => {
    const member = await world.member('premium')
    const unknown = kind === 'test' ? 'test_sub_of_another_account' : 'sub_of_another_account'
    const put = (id: string) =>
      world.database.query('update billing_accounts set subscription_id = $2, customer_id = null where user_id = $1', [
        member.user.id,
        id,
      ])
    await put(unknown)
    expect((await reconcile(world.context)).failed).toEqual([member.user.id])
    expect(await tierOf(member)).toBe('premium')
    await put(member.subscriptionId)
    expect((await reconcile(world.context)).failed).toEqual([])
  })

  test('writes down what has run out', async () => {
    const member = await world.member('premium')
    await member.api.billing.updateSubscription({ body: { tier: 'free' } })
    const { now } = world.clock
    world.clock.now = new Date('2026-12-20T12:00:00Z')
    await reconcile(world.context)
    world.clock.now = now
    const { rows } = await world.database.query(
      'select subscription_tier, is_premium, tier_ends_at from users where id = $1',
      [member.user.id],
    )
    expect(rows).toEqual([{ subscription_tier: 'free', is_premium: false, tier_ends_at: null }])
  })

  test('a member who bought two plans keeps the newer one and pays one; an administrator can read of it', async () => {
    const member = await cook(world.app)
    // two tabs at once: neither checkout knows of the other, so that none closes it
    const payments = new Proxy(world.payments, {
      get: (target, name, receiver) =>
        name === 'closeCheckout' ? () => Promise.resolve() : (Reflect.get(target, name, receiver) as unknown),
    })
    const account = await findUser(world.database, member.user.id)
    const start = (tier: 'mid' | 'premium') =>
      startCheckout({ ...world.context, payments }, account, { tier, origin: 'https://meals.example' })
    const [first, second] = [await start('mid'), await start('premium')]
    for (const { sessionId } of [first, second]) {
      await world.pay(sessionId)
      await member.api.billing.verifyPayment({ params: { sessionId } })
    }
    const subscriptionOf = async (sessionId: string) =>
      (await world.payments.findCheckout(sessionId))?.subscriptionId ?? ''
    const [ended, kept] = [await subscriptionOf(first.sessionId), await subscriptionOf(second.sessionId)]
    await world.deliver()
    await world.jobs.run()
    await world.deliver()
    expect(await tierOf(member)).toBe('premium')
    expect((await world.payments.findSubscription(ended))?.status).toBe('ended')
    expect((await world.payments.findSubscription(kept))?.status).toBe('active')
    const { rows } = await world.database.query('select action, details from audit_log where subject_id = $1', [
      member.user.id,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      action: 'end-surplus-subscription',
      details: { kept, ended },
    })
    await world.jobs.add('end-subscription', { userId: member.user.id, subscriptionId: kept })
    await world.jobs.run()
    expect((await world.payments.findSubscription(kept))?.status).toBe('active')
  })

  test('a grant and a subscription stand beside each other: the higher one counts', async () => {
    const member = await world.member('mid')
    const boss = visitor(world.app)
    const body = { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' }
    await boss.api.accounts.signUp({ body })
    const grant = (tier: 'free' | 'mid' | 'premium') =>
      boss.api.admin.upgradeUser({ body: { userId: member.user.id, tier } })
    expect((await grant('premium')).subscriptionTier).toBe('premium')
    await world.failRenewal(member.subscriptionId)
    await world.giveUp(member.subscriptionId)
    await world.deliver()
    expect(await tierOf(member)).toBe('premium')
    expect(await member.api.billing.subscription({})).toMatchObject({
      source: 'grant',
      status: 'none',
      tier: 'premium',
    })
    const again = member.api.billing.createCheckoutSession({ body: { tier: 'mid' } })
    await expect(again).rejects.toMatchObject({ status: 400 })
    expect(await member.api.billing.updateSubscription({ body: { tier: 'free' } })).toMatchObject({
      subscriptionTier: 'free',
    })
    const other = await world.member('mid')
    await boss.api.admin.upgradeUser({ body: { userId: other.user.id, tier: 'free' } })
    expect(await tierOf(other)).toBe('mid')
    // what one member pays for gives nothing to another, by whichever id
    const { customerId: stripeCustomerId, subscriptionId: stripeSubscriptionId } = other
    for (const ids of [{ stripeCustomerId }, { stripeSubscriptionId }]) {
      const taken = boss.api.admin.upgradeUser({ body: { userId: member.user.id, tier: 'mid', ...ids } })
      await expect(taken).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    }
    expect(await tierOf(member)).toBe('free')
  })

  test('a visitor whose payment nobody told us of is reminded of the account, once', async () => {
    const [paid, left, back] = await Promise.all(
      Array.from({ length: 3 }, () => visitor(world.app).api.billing.createCheckoutSession({ body: { tier: 'mid' } })),
    )
    const payers = ['unheard@example.org', 'came-back@example.org'] as const
    await world.pay(paid!.sessionId, { email: payers[0], name: 'Una Heard' })
    await world.pay(back!.sessionId, { email: payers[1], name: 'Cam Back' })
    await world.expire(left!.sessionId)
    world.notices()
    for (let days = 0; days < 2; days += 1) {
      expect((await reconcile(world.context)).failed).toEqual([])
      if (days === 0) await cook(world.app).then(({ api }) => api.billing.verifyPayment({ params: back! }))
      await world.jobs.run({ early: true })
    }
    const reminders = payers.map((payer) => world.letters.filter(({ to }) => to === payer).length)
    expect(reminders).toEqual([1, 0])
    const { rows } = await world.database.query('select id from checkout_sessions where id = any($1)', [
      [paid!.sessionId, left!.sessionId],
    ])
    expect(rows).toEqual([{ id: paid!.sessionId }])
  })
})
