import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
let admin: User
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  admin = await boss.api.accounts.signUp({
    body: { email: 'Boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
})
afterAll(() => world.close())

test('strangers get 401 and members 403 from everything under /api/admin/, built yet or not', async () => {
  const member = await cook(world.app)
  for (const url of ['/api/admin/upgrade-user', '/api/admin/analytics', '/api/admin/never/built']) {
    const payload = { userId: member.user.id, tier: 'premium' }
    expect((await visitor(world.app).send({ method: 'POST', url, payload })).statusCode).toBe(401)
    expect((await member.send({ method: 'POST', url, payload })).statusCode).toBe(403)
  }
  expect(await member.api.accounts.currentUser({})).toMatchObject({ subscriptionTier: 'free' })
})

test('an administrator grants a tier, and the grant is written down', async () => {
  const member = await cook(world.app)
  expect(admin.isAdmin).toBe(true)
  const granted = await boss.api.admin.upgradeUser({
    body: { userId: member.user.id, tier: 'premium', stripeCustomerId: 'cus_1' },
  })
  expect(granted).toMatchObject({
    id: member.user.id,
    subscriptionTier: 'premium',
    isPremium: true,
    generationsLeft: null,
  })
  const { rows } = await world.database.query('select actor_id, action, subject_id, details from audit_log')
  expect(rows).toEqual([
    {
      actor_id: admin.id,
      action: 'upgrade-user',
      subject_id: member.user.id,
      details: {
        from: { subscriptionTier: 'free', stripeCustomerId: null },
        to: { subscriptionTier: 'premium', stripeCustomerId: 'cus_1' },
      },
    },
  ])
  await expect(boss.api.admin.upgradeUser({ body: { userId: 'nobody', tier: 'mid' } })).rejects.toMatchObject({
    status: 404,
  })
  // what one member pays for gives nothing to another
  const other = await cook(world.app)
  const taken = boss.api.admin.upgradeUser({ body: { userId: other.user.id, tier: 'mid', stripeCustomerId: 'cus_1' } })
  await expect(taken).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  expect(await other.api.accounts.currentUser({})).toMatchObject({ subscriptionTier: 'free' })
})

test('an empty ID of the payment provider is none, and one that no provider gives is refused', async () => {
  const [one, other] = [await cook(world.app), await cook(world.app)]
  for (const { user } of [one, other]) {
    const none = { stripeCustomerId: ' ', stripeSubscriptionId: '' }
    await boss.api.admin.upgradeUser({ body: { userId: user.id, tier: 'mid', ...none } })
    const { plan } = await boss.api.admin.user({ params: { id: user.id } })
    expect(plan).toMatchObject({ grantedTier: 'mid', stripeCustomerId: null, stripeSubscriptionId: null })
  }
  for (const ids of [{ stripeCustomerId: 'sub_1' }, { stripeSubscriptionId: 'cus_1' }, { stripeCustomerId: 'cus 1' }]) {
    const wrong = boss.api.admin.upgradeUser({ body: { userId: one.user.id, tier: 'mid', ...ids } })
    await expect(wrong).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  }
})

test.each([
  ['customer', 'stripeCustomerId', 'cus'],
  ['subscription', 'stripeSubscriptionId', 'sub'],
] as const)(
  'of two who are given one %s at the same moment one gets it, and the other is told whose it is',
  async (_, field, prefix) => {
    for (let round = 0; round < 5; round += 1) {
      const members = [await cook(world.app), await cook(world.app)]
      const grant = ({ user: { id: userId } }: (typeof members)[number]) =>
        boss.api.admin.upgradeUser({ body: { userId, tier: 'mid', [field]: ` ${prefix}_round${round} ` } })
      const grants = await Promise.allSettled(members.map(grant))
      const refused = grants.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
      expect(refused).toMatchObject([{ status: 400, code: 'invalid_input' }])
      expect(String(refused)).toContain('This customer or subscription belongs to another member.')
      const winner = members.find((_member, at) => grants[at]!.status === 'fulfilled')
      // the same once more, also twice at once, is the same
      await Promise.all([grant(winner!), grant(winner!)])
    }
  },
)

test('an administrator reads the outbox and the queue, and nobody else does', async () => {
  const member = await cook(world.app)
  await visitor(world.app).api.security.forgotPassword({ body: { email: member.user.email } })
  await world.jobs.run()
  const letters = await boss.api.admin.outbox({ query: { limit: 100 } })
  expect(
    letters
      .filter(({ to }) => to === member.user.email)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['Please confirm your email address', 'Set a new password', 'Welcome to MealCrafter'])
  const confirmation = letters.find(({ subject }) => subject === 'Please confirm your email address')
  expect(confirmation?.text).toContain('Confirm my address:\n(link hidden)')
  const reset = letters.find(({ subject, to }) => subject === 'Set a new password' && to === member.user.email)
  expect(reset?.text).toContain('Choose a new password:\n(link hidden)')
  expect(JSON.stringify(letters)).not.toMatch(/token|http/)
  expect(await boss.api.admin.jobs({ query: { limit: 100 } })).toEqual([])
  for (const url of ['/api/admin/outbox', '/api/admin/jobs']) {
    expect((await visitor(world.app).send({ method: 'GET', url })).statusCode).toBe(401)
    expect((await member.send({ method: 'GET', url })).statusCode).toBe(403)
  }
})

test('a job that fails is seen with its reason, the newest first, and without an address', async () => {
  const member = await cook(world.app)
  world.mail.mood = 'is away'
  await world.jobs.run({ failing: 'allowed' })
  world.mail.mood = 'takes'
  await world.jobs.add('send-letter', { userId: member.user.id, kind: 'password-changed' })
  const jobs = await boss.api.admin.jobs({ query: { limit: 2 } })
  expect(jobs).toMatchObject([
    { name: 'send-letter', state: 'created', tries: 0, failure: null },
    { name: 'send-letter', state: 'retry', failure: 'MailFailure (is away)' },
  ])
  expect(JSON.stringify(jobs)).not.toMatch(/@|password-changed/)
  await world.jobs.run({ early: true })
  expect(await boss.api.admin.jobs({ query: {} })).toEqual([])
})
