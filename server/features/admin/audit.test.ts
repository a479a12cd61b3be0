import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { foldEmail } from '#server/email-address.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { plainRoutes } from '#server/test-world/plain-routes.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const hour = 60 * 60 * 1000
const start = new Date('2026-11-20T12:00:00Z')
const password = 'cardamom pods'

let world: TestApp
let boss: Browser
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Grace', lastName: 'Boss', password },
  })
})
beforeEach(() => {
  world.clock.now = start
})
afterAll(() => world.close())

const exportEmails = (payload?: object, browser = boss) =>
  browser.send({ method: 'POST', url: '/api/admin/export-emails', ...(payload && { payload }) })

test('the log is read newest first, searched by person and action, and page by page', async () => {
  const ada = await cook(world.app)
  for (const tier of ['mid', 'premium', 'free'] as const)
    await boss.api.admin.upgradeUser({ body: { userId: ada.user.id, tier } })
  await boss.api.admin.updateUser({ params: { id: ada.user.id }, body: { lastName: 'Ünal' } })
  const { rows, next } = await boss.api.admin.auditPage({ query: { limit: 3 } })
  expect(rows.map(({ action }) => action)).toEqual(['update-user', 'upgrade-user', 'upgrade-user'])
  expect(rows[0]).toMatchObject({
    at: start.toISOString(),
    actor: { name: 'Grace Boss', email: 'boss@example.org' },
    subject: { name: `${ada.user.firstName} Ünal`, email: ada.user.email },
    before: { lastName: ada.user.lastName },
    after: { lastName: 'Ünal' },
  })
  const rest = await boss.api.admin.auditPage({ query: { limit: 3, cursor: next! } })
  expect([rest.rows.length, rest.next]).toEqual([1, null])
  const found = async (query: object) => (await boss.api.admin.audit({ query })).length
  expect(await found({ q: 'ÜNAL' })).toBe(4)
  expect(await found({ q: 'grace boss' })).toBe(4)
  expect(await found({ q: 'nobody at all' })).toBe(0)
  expect(await found({ action: 'update-user' })).toBe(1)
  expect(await found({ userId: ada.user.id })).toBe(4)
  expect(await found({ userId: 'nobody' })).toBe(0)
  await world.database.query("update audit_log set at = $1 where action = 'update-user'", ['2026-11-18T23:59:59.999Z'])
  expect(await found({ before: '2026-11-19T00:00:00Z' })).toBe(1)
  expect(await found({ from: '2026-11-19T00:00:00Z' })).toBe(3)
  expect(await found({ from: '2026-11-18T19:00:00-05:00', before: start.toISOString() })).toBe(0)
  expect(await found({ from: start.toISOString(), q: 'grace', action: 'upgrade-user' })).toBe(3)
  expect(await found({ from: '0000-01-01T00:00:00Z', before: '9999-12-31T23:59:59Z' })).toBe(4)
  await expect(found({ from: 'yesterday' })).rejects.toMatchObject({ status: 400 })
})

test('an address that a test was sent to is not said any longer once its account is deleted', async () => {
  const [gone, stays] = ['zoë@bücher.example', 'b.zoë@bücher.example'] as const
  const { user } = await cook(world.app)
  await world.database.query('update users set email = $2, deletion_at = $3 where id = $1', [
    user.id,
    foldEmail(gone),
    start,
  ])
  for (const testTo of ['Zoë@BÜCHER.example', stays])
    await boss.api.newsletterIssues.sendNewsletter({ body: { subject: 'Figs', markdown: 'Figs.', testTo } })
  const tests = async () => {
    const rows = await boss.api.admin.audit({ query: { action: 'test-newsletter', limit: 2 } })
    return rows.map(({ after }) => after)
  }
  expect(await tests()).toEqual([
    { sentTo: stays, subject: 'Figs' },
    { sentTo: gone, subject: 'Figs' },
  ])
  await world.jobs.add('delete-accounts', {})
  await world.jobs.run()
  expect(await tests()).toEqual([{ sentTo: stays, subject: 'Figs' }, { subject: 'Figs' }])
  expect(await boss.api.admin.audit({ query: { q: gone } })).toEqual([])
})

test('the log is searched by what was done to what, and by the words of what changed', async () => {
  const draft = await boss.api.newsletterIssues.write({
    body: { subject: 'Leeks in season', markdown: 'Sweet leeks.' },
  })
  const { id } = await boss.api.newsletterIssues.change({
    params: { id: draft.id },
    body: { subject: 'Plums in season', markdown: 'Sweet plums, and a knödel.', changedAt: draft.changedAt },
  })
  expect((await boss.api.admin.audit({ query: { limit: 1 } }))[0]).toMatchObject({
    action: 'change-newsletter',
    before: { subject: 'Leeks in season', text: 'Sweet leeks.' },
    after: { subject: 'Plums in season', text: 'Sweet plums, and a knödel.' },
  })
  await boss.api.foodPrices.set({ body: { food: 'milk', usd: 0.2, since: '2026-11', source: 'five receipts' } })
  const of = async (q: string) => (await boss.api.admin.audit({ query: { q } })).map(({ action }) => action)
  expect(await of(`newsletter ${id}`)).toEqual(['change-newsletter', 'write-newsletter'])
  expect(await of('PLUMS in sea')).toEqual(['change-newsletter'])
  expect(await of('leeks in season')).toEqual(['change-newsletter', 'write-newsletter'])
  expect(await of('price of milk')).toEqual(['set-food-price'])
  expect(await of('five receipts')).toEqual(['set-food-price'])
  expect(await of('Knödel')).toEqual(['change-newsletter'])
  // a number is whole, words stand in their order, and signs are no query
  expect(await of(`newsletter ${id}0`)).toEqual([])
  expect(await of('season in')).toEqual([])
  for (const q of ['&|!():*<->', "' or 1=1 --", 'zz:*', '\\', '"', '-', '%']) expect(await of(q)).toEqual([])
  await boss.api.newsletterIssues.discard({ params: { id }, body: undefined })
})

/** What asks for the password once more where it was last given over twelve hours ago, with a body that does. */
const guarded = Object.entries(contract).flatMap(([feature, table]) =>
  Object.entries(table as Record<string, Endpoint>)
    .filter(([, { needsPassword }]) => needsPassword !== undefined)
    .map(([name, row]) => ({ name: `${feature}.${name}`, row })),
)
const guardedPlain = ['POST /api/admin/export-emails']
const dangerous: Readonly<Record<string, object>> = {
  'newsletterIssues.sendNewsletter': { subject: 'Soup', markdown: 'Soup.' },
  'newsletterIssues.send': { changedAt: start.toISOString() },
  'admin.updateUser': { isAdmin: true },
}

test('mail to all, export and roles ask for the password, and nobody has forgotten one here', () => {
  expect(guarded.map(({ name }) => name).toSorted()).toEqual(Object.keys(dangerous).toSorted())
  expect(plainRoutes).toEqual(expect.arrayContaining(guardedPlain))
})

test.each([
  ...guarded.map(({ name, row }) => ({
    name,
    method: row.method,
    url: row.path.replace(':id', '1'),
    payload: dangerous[name]!,
  })),
  ...guardedPlain.map((route) => ({ name: route, method: 'POST' as const, url: route.split(' ')[1]!, payload: {} })),
])('$name is refused after twelve hours until the password is given', async ({ method, url, payload }) => {
  await boss.api.accounts.signIn({ body: { email: 'boss@example.org', password } })
  const code = async () => (await boss.send({ method, url, payload })).json<{ code?: string }>().code
  world.clock.now = new Date(start.getTime() + 12 * hour)
  const { rowCount: before } = await world.database.query('select from audit_log')
  expect(await code()).toBe('password_needed')
  expect((await world.database.query('select from audit_log')).rowCount).toBe(before)
  await boss.api.admin.confirmPassword({ body: { password } })
  const answered = await boss.send({ method, url, payload })
  expect([200, 202, 404]).toContain(answered.statusCode)
})

test('what an entry tells of a deleted account is that something was done, to which plan and role', async () => {
  const ada = await cook(world.app)
  await boss.api.admin.updateUser({
    params: { id: ada.user.id },
    body: { firstName: 'Perpetua', subscriptionTier: 'mid' },
  })
  await ada.api.ownData.deleteAccount({ body: { password: ada.password } })
  world.clock.now = new Date(start.getTime() + 7 * 24 * hour)
  await world.jobs.add('delete-accounts', {})
  await world.jobs.run()
  const [update, grant] = await boss.api.admin.audit({ query: { limit: 2 } })
  const gone = { id: 'deleted account', name: null, email: null }
  expect(update).toMatchObject({ action: 'update-user', subject: gone, before: {}, after: {} })
  expect(grant).toMatchObject({
    subject: gone,
    before: { subscriptionTier: 'free' },
    after: { subscriptionTier: 'mid' },
  })
  expect(JSON.stringify([update, grant])).not.toMatch(/Perpetua|ada\d+@/)
})

test('after twelve hours what is dangerous asks for the password, by a call of its own, and nothing else does', async () => {
  const ada = await cook(world.app)
  const params = { id: ada.user.id }
  await boss.api.accounts.signIn({ body: { email: 'boss@example.org', password } })
  world.clock.now = new Date(start.getTime() + 11.9 * hour)
  expect((await exportEmails()).statusCode).toBe(200)
  world.clock.now = new Date(start.getTime() + 12 * hour)
  const needed = { status: 403, code: 'password_needed', sentence: 'Please enter your password again to do this.' }
  const refused = await exportEmails()
  expect([refused.statusCode, refused.json<object>()]).toMatchObject([403, { code: 'password_needed' }])
  await expect(boss.api.admin.updateUser({ params, body: { isAdmin: true } })).rejects.toMatchObject(needed)
  // also before anything is said of its shape
  expect((await exportEmails({ tier: 'gold' })).statusCode).toBe(403)
  await boss.api.admin.updateUser({ params, body: { firstName: 'Augusta' } })
  await boss.api.admin.upgradeUser({ body: { userId: ada.user.id, tier: 'mid' } })
  expect(await ada.api.accounts.currentUser({})).toMatchObject({ isAdmin: false })

  const wrong = boss.api.admin.confirmPassword({ body: { password: 'not this one' } })
  await expect(wrong).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
  expect((await exportEmails()).statusCode).toBe(403)
  expect(await boss.api.admin.confirmPassword({ body: { password } })).toEqual({ success: true })
  expect((await exportEmails()).statusCode).toBe(200)
  await boss.api.admin.updateUser({ params, body: { isAdmin: true } })
  // of this browser alone
  const phone = visitor(world.app)
  phone.cookies = { ...ada.cookies }
  expect((await exportEmails(undefined, phone)).statusCode).toBe(403)
  await boss.api.admin.updateUser({ params, body: { isAdmin: false } })
})

test('a session that began without a password has given none', async () => {
  await boss.api.accounts.signIn({ body: { email: 'boss@example.org', password } })
  // as sessions of older versions are, and those of accounts that a payment has made
  await world.database.query("update sessions set sess = sess - 'passwordAt'")
  expect((await exportEmails()).statusCode).toBe(403)
  await boss.api.admin.confirmPassword({ body: { password } })
  expect((await exportEmails()).statusCode).toBe(200)
})
