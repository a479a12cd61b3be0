import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cook, visitor } from '#server/test-world/browser.ts'
import { type PayingApp, post, providers, startPayingApp } from '#server/test-world/paying-app.ts'

describe.each(providers)('notices of the %s provider', (kind) => {
  let world: PayingApp
  beforeAll(async () => {
    world = await startPayingApp(kind)
  })
  afterAll(() => world.close())

  const tierOf = async (member: { api: Awaited<ReturnType<typeof cook>>['api'] }) =>
    (await member.api.accounts.currentUser({})).subscriptionTier
  const events = async () =>
    (await world.database.query<{ id: string }>("select id from payment_events where kind <> 'letter'")).rows

  test('that are forged, tampered with, old or unsigned change nothing', async () => {
    const member = await world.member('mid')
    await world.failRenewal(member.subscriptionId)
    await world.giveUp(member.subscriptionId)
    const [notice] = world.notices()
    const { body, signature } = notice!
    const before = await events()
    const stamp = signature.split(',')[0]!
    const forgeries = [
      { body: Buffer.concat([body, Buffer.from(' ')]), signature },
      { body: Buffer.from(body.toString().replace(/"id":\s*"/, '"id":"x')), signature },
      { body, signature: `${stamp},v1=${'0'.repeat(64)}` },
      { body, signature: signature.replace(/t=\d+/, 't=1') },
      { body, signature: '' },
      { body, signature: 'nonsense' },
      { body: Buffer.alloc(0), signature },
      { body: Buffer.from('{}'), signature: '' },
    ]
    for (const forgery of forgeries) {
      const answer = await post(world, forgery)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
    }
    const { app } = world
    expect((await app.inject({ method: 'POST', url: '/api/payment/webhook', payload: body })).statusCode).toBe(400)
    const start = world.clock.now
    world.clock.now = new Date(start.getTime() + 301_000)
    expect((await post(world, notice!)).statusCode).toBe(400)
    world.clock.now = start
    expect(await events()).toEqual(before)
    expect(await tierOf(member)).toBe('mid')
    expect((await post(world, notice!)).statusCode).toBe(200)
    expect(await tierOf(member)).toBe('free')
  })

  test('are taken in any order, any number of times, each once', async () => {
    const member = await world.member('mid')
    await world.failRenewal(member.subscriptionId)
    await world.recover(member.subscriptionId)
    await world.renew(member.subscriptionId)
    const notices = world.notices()
    const before = (await events()).length
    const statuses = await world.deliver([...notices.toReversed(), ...notices])
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await events()).length - before).toBe(notices.length)
    expect(await tierOf(member)).toBe('mid')
  })

  test('that come at once are all taken', async () => {
    const member = await world.member('premium')
    await world.failRenewal(member.subscriptionId)
    await world.giveUp(member.subscriptionId)
    const notices = world.notices()
    const before = (await events()).length
    const answers = await Promise.all([...notices, ...notices, ...notices].map((notice) => post(world, notice)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await events()).length - before).toBe(notices.length)
    expect(await tierOf(member)).toBe('free')
  })

  test('about people who are not ours are taken and forgotten', async () => {
    const { id } = await world.payments.startCheckout({
      tier: 'mid',
      customerId: undefined,
      returnUrl: 'https://elsewhere.example/{CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://elsewhere.example/',
      key: 'elsewhere',
    })
    await world.pay(id)
    const before = await events()
    expect(new Set(await world.deliver())).toEqual(new Set([200]))
    expect(await events()).toEqual(before)
  })

  test('larger than a megabyte are refused', async () => {
    const answer = await post(world, { body: Buffer.alloc(1024 * 1024 + 1, 'x'), signature: 't=1,v1=00' })
    expect(answer.statusCode).toBe(413)
  })

  test('whose effect fails are asked for again and then take effect', async () => {
    const member = await world.member('mid')
    await world.failRenewal(member.subscriptionId)
    await world.giveUp(member.subscriptionId)
    const notices = world.notices()
    await world.database.query('alter table payment_events rename to payment_events_away')
    const failed = await world.deliver(notices)
    await world.database.query('alter table payment_events_away rename to payment_events')
    expect(new Set(failed)).toEqual(new Set([500]))
    expect(await tierOf(member)).toBe('mid')
    expect(new Set(await world.deliver(notices))).toEqual(new Set([200]))
    expect(await tierOf(member)).toBe('free')
  })

  test('a browser of another site cannot post one', async () => {
    const answer = await visitor(world.app).send({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { origin: 'https://evil.example' },
      payload: {},
    })
    expect(answer.statusCode).toBe(403)
  })
})
