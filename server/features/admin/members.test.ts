import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminUser, userSorts } from '#contract/desk/admin-views.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startPayingApp } from '#server/test-world/paying-app.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
let bossId: string
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  const name = { firstName: 'Grace', lastName: 'Boss' }
  bossId = (await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } }))
    .id
})
afterAll(() => world.close())

const change = (member: Cook, body: object) => ({ params: { id: member.user.id }, body })
const lastEntry = async () => (await boss.api.admin.audit({ query: { limit: 1 } }))[0]
const countEntries = async () => (await world.database.query('select from audit_log')).rowCount

describe('the list of members', () => {
  const emailsOf = (users: readonly AdminUser[]) => users.map(({ email }) => email)

  test('is the newest hundred for whoever asks without parameters', async () => {
    await world.database.query(
      `insert into users (id, email, first_name, last_name, created_at, generations_used)
       select 'seeded-' || n, 'seeded' || n || '@mail.example', 'Nora', 'Ünal ' || n,
         timestamptz '2026-10-01 00:00:00.000001Z' + n % 7 * interval '1 microsecond', n % 5 from generate_series(1, 120) n`,
    )
    const users = await boss.api.admin.users({})
    expect(users).toHaveLength(100)
    expect(users[0]).toMatchObject({ id: bossId, email: 'boss@example.org', isAdmin: true, dailyGenerationsUsed: 0 })
    expect(Object.keys(users[0]!)).not.toContain('allergies')
  })

  test.each(userSorts)('pages through everybody once, in the order of %s', async (sort) => {
    const seen: AdminUser[] = []
    for (let cursor: string | undefined; ; ) {
      const { rows, next } = await boss.api.admin.usersPage({ query: { sort, limit: 17, cursor } })
      seen.push(...rows)
      if (next === null) break
      cursor = next
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    const { rows } = await world.database.query<{ id: string }>(
      `select id from users order by ${
        {
          newest: 'created_at desc, id desc',
          oldest: 'created_at, id',
          name: `lower(last_name || ' ' || first_name) collate "C", id`,
          email: 'email, id',
          recipes: 'generations_used desc, id desc',
        }[sort]
      }`,
    )
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  test('has whoever makes recipes further up among the others at once, however that is written', async () => {
    const first = async () => (await boss.api.admin.users({ query: { sort: 'recipes', limit: 1 } }))[0]
    const set = (count: number) =>
      world.database.query("update users set generations_used = $1 where id = 'seeded-3'", [count])
    await set(50)
    expect(await first()).toMatchObject({ id: 'seeded-3', generationsUsed: 50 })
    const ada = await cook(world.app)
    await world.database.query('update users set generations_used = 50 where id = $1', [ada.user.id])
    await ada.api.recipes.generate({ body: {} })
    await world.jobs.run()
    expect(await first()).toMatchObject({ id: ada.user.id, generationsUsed: 51 })
    await world.database.query('delete from users where id = $1', [ada.user.id])
    expect(await first()).toMatchObject({ id: 'seeded-3' })
    await set(0)
    expect(await first()).not.toMatchObject({ id: 'seeded-3' })
  })

  test('finds a part of an address or a name in any case, and members of a plan as it is today', async () => {
    const ask = async (query: object) => emailsOf(await boss.api.admin.users({ query }))
    expect(await ask({ q: 'SEEDED17@' })).toEqual(['seeded17@mail.example'])
    expect(await ask({ q: 'nora ünal 118' })).toEqual(['seeded118@mail.example'])
    expect(await ask({ q: '%' })).toEqual([])
    expect(await ask({ q: "' or 1=1 --" })).toEqual([])
    await world.database.query(
      "update users set subscription_tier = 'premium', is_premium = true, tier_ends_at = '2026-11-01Z', tier_afterwards = 'mid' where id = 'seeded-9'",
    )
    expect(await ask({ tier: 'premium' })).toEqual([])
    expect(await ask({ tier: 'mid' })).toEqual(['seeded9@mail.example'])
    expect(await boss.api.admin.users({ query: { tier: 'mid' } })).toMatchObject([
      { subscriptionTier: 'mid', isPremium: false },
    ])
  })

  test.each(['x', '["2026-11-20","x"]', '["2026-11-20 12:00:00+00"]', String.raw`["\u0000","x"]`, '{}'])(
    'refuses a cursor of another list: %s',
    async (text) => {
      const cursor = Buffer.from(text).toString('base64url')
      for (const sort of userSorts) {
        const answer = await boss.send({ method: 'GET', url: '/api/admin/users', query: { cursor, sort } })
        expect(answer.statusCode).toBe(
          sort === 'name' || sort === 'email' ? (text.startsWith('["2026-11-20","x"') ? 200 : 400) : 400,
        )
      }
    },
  )
})

describe('a member’s page', () => {
  test('tells of plan, use and sessions, and nothing that opens or identifies more', async () => {
    const ada = await cook(world.app)
    await ada.api.recipes.generate({ body: {} })
    await ada.api.shopping.create({ body: { title: 'Saturday' } })
    await world.jobs.run()
    const member = await boss.api.admin.user({ params: { id: ada.user.id } })
    expect(member.user).toMatchObject({ email: ada.user.email, subscriptionTier: 'free', dailyGenerationsUsed: 1 })
    expect(member.plan).toEqual({
      grantedTier: 'free',
      subscriptionEndsAt: null,
      stripeCustomerId: null,
      stripeSubscriptionId: null,
    })
    expect(member.usage).toMatchObject({ limit: 3, left: 2, recipes: 1, shoppingLists: 1, menus: 0, mealPlans: 0 })
    expect(member.usage.days.slice(0, 2)).toEqual([
      { date: '2026-11-20', recipes: 1 },
      { date: '2026-11-19', recipes: 0 },
    ])
    const at = '2026-11-20T12:00:00.000Z'
    expect(member.sessions).toEqual([{ device: 'Unknown device', startedAt: at, lastUsedAt: at }])
    expect(await boss.api.admin.userPayments({ params: { id: ada.user.id } })).toMatchObject({
      source: 'none',
      invoices: [],
      isComplete: true,
    })
    for (const url of ['', '/payments', '/emails'])
      expect((await boss.send({ method: 'GET', url: `/api/admin/users/nobody${url}` })).statusCode).toBe(404)
  })
})

describe('what a member pays', () => {
  test('is nothing with a grant, and a subscription with its invoices, also while the provider is away', async () => {
    const paying = await startPayingApp('test')
    const chief = visitor(paying.app)
    const name = { firstName: 'Grace', lastName: 'Boss' }
    await chief.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
    const paymentsOf = ({ user }: Cook) => chief.api.admin.userPayments({ params: { id: user.id } })
    const [granted, payer] = [await cook(paying.app), await paying.member('mid')]
    await chief.api.admin.upgradeUser({ body: { userId: granted.user.id, tier: 'premium' } })
    expect(await paymentsOf(granted)).toMatchObject({ source: 'grant', tier: 'premium', renewsAt: null, invoices: [] })
    const paid = { source: 'subscription', status: 'active', tier: 'mid', price: 7 }
    const renewsAt = expect.stringMatching(/^2026-12-/) as string
    const [invoice] = (await paymentsOf(payer)).invoices
    expect(await paymentsOf(payer)).toMatchObject({ ...paid, renewsAt, endsAt: null, isComplete: true })
    expect(invoice).toMatchObject({ amount: 7, isPaid: true, at: expect.stringMatching(/^2026-11-20/) as string })
    expect((await chief.api.admin.user({ params: { id: payer.user.id } })).plan).toMatchObject({
      grantedTier: 'free',
      stripeCustomerId: payer.customerId,
      stripeSubscriptionId: payer.subscriptionId,
    })
    paying.isDown = true
    expect(await paymentsOf(payer)).toMatchObject({ ...paid, invoices: [], isComplete: false })
    await paying.close()
  })
})

describe('changing a member', () => {
  test('name, tier and role, each told with what it was before', async () => {
    const ada = await cook(world.app)
    const { firstName, lastName } = ada.user
    const body = { firstName: 'Augusta', lastName, subscriptionTier: 'mid', isAdmin: true }
    expect(await boss.api.admin.updateUser(change(ada, body))).toMatchObject({ ...body, id: ada.user.id })
    const [update, grant] = await boss.api.admin.audit({ query: { userId: ada.user.id } })
    expect(update).toMatchObject({
      action: 'update-user',
      actor: { id: bossId, name: 'Grace Boss', email: 'boss@example.org' },
      subject: { id: ada.user.id, email: ada.user.email },
      before: { firstName, isAdmin: false },
      after: { firstName: 'Augusta', isAdmin: true },
    })
    expect(grant).toMatchObject({
      action: 'upgrade-user',
      before: { subscriptionTier: 'free' },
      after: { subscriptionTier: 'mid' },
    })
    expect((await ada.send({ method: 'GET', url: '/api/admin/analytics' })).statusCode).toBe(200)
    await boss.api.admin.updateUser(change(ada, { isAdmin: false }))
    expect((await ada.send({ method: 'GET', url: '/api/admin/analytics' })).statusCode).toBe(403)
  })

  test('tells nothing of what they eat, how they cook and where they live', async () => {
    const ada = await cook(world.app, { foodDislikes: 'beetroot', allergies: ['soy'] })
    const params = { id: ada.user.id }
    const answers = [
      await boss.api.admin.updateUser(change(ada, { lastName: 'King' })),
      await boss.api.admin.upgradeUser({ body: { userId: ada.user.id, tier: 'mid' } }),
      await boss.api.admin.resetGenerations({ params, body: {} }),
    ]
    for (const answer of answers)
      expect(
        Object.keys(answer).filter((key) => /diet|allerg|dislike|skill|cuisine|cook|equip|deliver/i.test(key)),
      ).toEqual([])
  })

  test('a second press of the same button is no second act', async () => {
    const ada = await cook(world.app)
    await ada.api.recipes.generate({ body: {} })
    const before = await countEntries()
    const twice = (press: () => Promise<unknown>) => Promise.all([press(), press()])
    await twice(() => boss.api.admin.updateUser(change(ada, { firstName: 'Augusta' })))
    await twice(() => boss.api.admin.upgradeUser({ body: { userId: ada.user.id, tier: 'mid' } }))
    await twice(() => boss.api.admin.resetGenerations({ params: { id: ada.user.id }, body: {} }))
    expect(await countEntries()).toBe(before! + 3)
  })

  test.each([
    ['a field that is none of theirs', { email: 'eve@example.org' }],
    ['a tier that there is not', { subscriptionTier: 'gold' }],
    ['an empty name', { firstName: ' ' }],
    ['no boolean', { isAdmin: 'yes' }],
    ['no change at all', {}],
  ])('refuses %s', async (_, payload) => {
    const ada = await cook(world.app)
    const answer = await boss.send({ method: 'PATCH', url: `/api/admin/users/${ada.user.id}`, payload })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
  })

  test('the day is given back, once it was used', async () => {
    const ada = await cook(world.app)
    for (let made = 0; made < 3; made += 1) await ada.api.recipes.generate({ body: {} })
    await expect(ada.api.recipes.generate({ body: {} })).rejects.toMatchObject({ code: 'daily_limit_reached' })
    const reset = await boss.api.admin.resetGenerations({ params: { id: ada.user.id }, body: undefined })
    expect(reset).toMatchObject({ dailyGenerationsUsed: 0, generationsLeft: 3, generationsUsed: 3 })
    expect(await lastEntry()).toMatchObject({
      action: 'reset-generations',
      before: { dailyGenerationsUsed: 3 },
      after: { dailyGenerationsUsed: 0 },
    })
    await ada.api.recipes.generate({ body: {} })
    await expect(boss.api.admin.resetGenerations({ params: { id: 'nobody' }, body: {} })).rejects.toThrow('404')
  })
})

describe('the last administrator', () => {
  const demote = (id: string) => boss.api.admin.updateUser({ params: { id }, body: { isAdmin: false } })
  const leave = () => boss.api.ownData.deleteAccount({ body: { password: 'cardamom pods' } })
  const refused = { status: 409, code: 'last_administrator' }

  test('neither gives the role up nor deletes the account, until there is another who stays', async () => {
    const ada = await cook(world.app)
    await expect(demote(bossId)).rejects.toMatchObject(refused)
    await expect(leave()).rejects.toMatchObject(refused)
    await boss.api.admin.updateUser(change(ada, { isAdmin: true }))
    await ada.api.ownData.deleteAccount({ body: { password: ada.password } })
    // of two, the one who stays for seven days more is not enough
    await expect(leave()).rejects.toMatchObject(refused)
    await expect(demote(bossId)).rejects.toMatchObject(refused)
    expect(await boss.api.accounts.currentUser({})).toMatchObject({ isAdmin: true, deletionAt: null })
    await ada.api.ownData.keepAccount({ body: {} })
    expect(await leave()).toMatchObject({ deletionAt: expect.any(String) as string })
    await boss.api.ownData.keepAccount({ body: {} })
    await demote(ada.user.id)
  })

  test('is one of two who leave at the same moment', async () => {
    const ada = await cook(world.app)
    for (let round = 0; round < 6; round += 1) {
      await world.database.query('update users set is_admin = id in ($1, $2)', [bossId, ada.user.id])
      const answers = await Promise.allSettled([
        demote(bossId),
        ada.api.admin.updateUser({ params: { id: ada.user.id }, body: { isAdmin: false } }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const { rows } = await world.database.query('select id from users where is_admin')
      expect(rows).toHaveLength(1)
    }
    await world.database.query('update users set is_admin = (id = $1)', [bossId])
  })

  test('is none of whom the settings make administrator again', async () => {
    const ada = await cook(world.app)
    await boss.api.admin.updateUser(change(ada, { isAdmin: true }))
    await demote(ada.user.id)
    const again = await startApp({ adminEmails: [ada.user.email] }, { database: world.database })
    const before = await world.database.query('select from spent_admin_addresses')
    expect(before.rowCount).toBeGreaterThan(1)
    await again.close()
    expect(await ada.api.accounts.currentUser({})).toMatchObject({ isAdmin: false })
  })
})
