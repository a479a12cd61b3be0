import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLink } from '#server/features/security/store.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** The same member at another browser. */
async function another({ user, password }: Cook, userAgent = ''): Promise<Browser> {
  const browser = visitor(world.app, '10.8.0.1')
  const payload = { email: user.email, password }
  await browser.send({ method: 'POST', url: '/api/auth/signin', payload, headers: { 'user-agent': userAgent } })
  return browser
}

const statusOf = async (browser: Browser) => (await browser.send({ method: 'GET', url: '/api/auth/user' })).statusCode

describe('signing out by oneself', () => {
  const outs: readonly (readonly [string, (id: string) => InjectOptions])[] = [
    ['here', () => ({ method: 'POST', url: '/api/auth/logout' })],
    ['everywhere', () => ({ method: 'POST', url: '/api/auth/logout-everywhere' })],
    ['of this browser by its row', (id: string) => ({ method: 'DELETE', url: `/api/auth/sessions/${id}` })],
  ]

  test.each(outs)('has the browser forget the pictures that it was sent: %s', async (_name, out) => {
    const member = await cook(world.app)
    const id = (await member.api.security.security({})).sessions[0]!.id
    const { statusCode, headers } = await member.send(out(id))
    expect([statusCode, headers['clear-site-data']]).toEqual([200, '"cache"'])
    expect(await statusOf(member)).toBe(401)
  })

  test('says so to no other browser, and at no other time', async () => {
    const member = await cook(world.app)
    await another(member)
    const { sessions } = await member.api.security.security({})
    const { id } = sessions.find((one) => !one.isThisOne)!
    const { statusCode, headers } = await member.send({ method: 'DELETE', url: `/api/auth/sessions/${id}` })
    expect([statusCode, headers['clear-site-data']]).toEqual([200, undefined])
  })
})

describe('the list of sessions', () => {
  test('names browser and system, times, and the one that asks', async () => {
    const member = await cook(world.app)
    const firefox = await another(member, 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0')
    const { sessions } = await firefox.api.security.security({})
    expect(sessions).toHaveLength(2)
    const at = world.clock.now.toISOString()
    expect(sessions.find((one) => one.isThisOne)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      device: 'Firefox on Windows',
      startedAt: at,
      lastUsedAt: at,
      isThisOne: true,
    })
    expect(sessions.filter((one) => one.isThisOne)).toHaveLength(1)
    const { rows } = await world.database.query('select sess from sessions')
    expect(JSON.stringify(rows)).not.toContain('Gecko/20100101')
  })

  test('knows the day of the last use, and which one was used last', async () => {
    const start = world.clock.now
    const member = await cook(world.app)
    const other = await another(member)
    try {
      world.clock.now = new Date(start.getTime() + 3 * 86_400_000)
      await other.api.accounts.currentUser({})
      const { sessions } = await other.api.security.security({})
      expect(sessions.map(({ lastUsedAt }) => lastUsedAt)).toEqual([world.clock.now.toISOString(), start.toISOString()])
      expect(sessions[0]!.isThisOne).toBe(true)
      world.clock.now = new Date(start.getTime() + 31 * 86_400_000)
      expect((await other.api.security.security({})).sessions).toHaveLength(1)
    } finally {
      world.clock.now = start
    }
  })

  test('holds sessions of an older version too, and ends them', async () => {
    const member = await cook(world.app)
    const other = await another(member)
    await world.database.query(
      "update sessions set sess = sess - 'device' - 'lastUsedAt' where sess ->> 'userId' = $1",
      [member.user.id],
    )
    const { sessions } = await member.api.security.security({})
    expect(sessions.map(({ device }) => device)).toEqual(['Unknown device', 'Unknown device'])
    const { id } = sessions.find((one) => !one.isThisOne)!
    await member.api.security.endSession({ params: { id }, body: undefined })
    expect([await statusOf(member), await statusOf(other)]).toEqual([200, 401])
  })

  test('has a hundred of a member: another sign-in ends the one used longest ago, and nobody else’s', async () => {
    const start = world.clock.now
    const [member, stranger] = [await cook(world.app), await cook(world.app)]
    try {
      world.clock.now = new Date(start.getTime() + 2 * 86_400_000)
      const idle = await another(member)
      world.clock.now = new Date(start.getTime() + 3 * 86_400_000)
      // the oldest by its sign-in alone, it is used again
      await member.api.accounts.currentUser({})
      await world.database.query(
        `insert into sessions (sid, sess, expire)
         select 'seeded ' || n, jsonb_build_object('userId', $1::text, 'startedAt', $2::text, 'lastUsedAt', $2::text),
           $2::text::timestamptz + interval '1 day' from generate_series(1, 98) n`,
        [member.user.id, world.clock.now.toISOString()],
      )
      expect((await member.api.security.security({})).sessions).toHaveLength(100)
      const latest = await another(member)
      const { sessions } = await latest.api.security.security({})
      expect([sessions.length, sessions.filter(({ isThisOne }) => isThisOne).length]).toEqual([100, 1])
      expect(await Promise.all([member, idle, latest, stranger].map(statusOf))).toEqual([200, 401, 200, 200])
    } finally {
      world.clock.now = start
    }
  })

  test('calls a session by nothing that its key or token could be had from', async () => {
    const member = await cook(world.app)
    const { sessions } = await member.api.security.security({})
    const token = Object.values(member.cookies)[0]!
    const { rows } = await world.database.query<{ sid: string }>('select sid from sessions')
    for (const secret of [token, ...rows.map(({ sid }) => sid)]) {
      expect(sessions[0]!.id).not.toContain(secret.slice(0, 12))
      expect(sessions[0]!.id).not.toBe(createHash('sha256').update(secret).digest('base64url').slice(0, 22))
    }
  })
})

describe('every way of ending a session leaves its cookie dead', () => {
  test('signing out', async () => {
    const member = await cook(world.app)
    const copy = visitor(world.app)
    copy.cookies = { ...member.cookies }
    await member.api.accounts.signOut({ body: undefined })
    expect(await statusOf(copy)).toBe(401)
  })

  test('one by one: the others stay, and nobody ends those of somebody else', async () => {
    const [member, stranger] = [await cook(world.app), await cook(world.app)]
    const other = await another(member)
    const { sessions } = await member.api.security.security({})
    const { id } = sessions.find((one) => !one.isThisOne)!
    const foreign = await stranger.send({ method: 'DELETE', url: `/api/auth/sessions/${id}` })
    expect([foreign.statusCode, await statusOf(other)]).toEqual([404, 200])
    const left = await member.api.security.endSession({ params: { id }, body: undefined })
    expect(left.sessions.map((one) => one.isThisOne)).toEqual([true])
    expect([await statusOf(member), await statusOf(other)]).toEqual([200, 401])
    expect((await member.send({ method: 'DELETE', url: `/api/auth/sessions/${id}` })).statusCode).toBe(404)
    const own = left.sessions[0]!.id
    const ended = await member.api.security.endSession({ params: { id: own }, body: undefined })
    expect([ended.sessions, member.cookies]).toEqual([[], {}])
  })

  test('everywhere', async () => {
    const [member, stranger] = [await cook(world.app), await cook(world.app)]
    const others = [await another(member), await another(member)]
    const copy = visitor(world.app)
    copy.cookies = { ...member.cookies }
    await member.api.security.signOutEverywhere({ body: undefined })
    expect(await Promise.all([copy, ...others, stranger].map(statusOf))).toEqual([401, 401, 401, 200])
    expect(member.cookies).toEqual({})
  })

  test('another password: this browser stays in, by a new token', async () => {
    const member = await cook(world.app)
    const other = await another(member)
    const copy = visitor(world.app)
    copy.cookies = { ...member.cookies }
    const body = { currentPassword: member.password, newPassword: 'cardamom and rain' }
    await member.api.security.changePassword({ body })
    expect(await Promise.all([member, other, copy].map(statusOf))).toEqual([200, 401, 401])
  })

  test('a password set by email', async () => {
    const member = await cook(world.app)
    const { id, email } = member.user
    const token = await makeLink(world.context, { userId: id, purpose: 'set-password', email }, world.clock.now)
    const other = await another(member)
    await visitor(world.app).api.security.resetPassword({ body: { token, password: 'cardamom and rain' } })
    expect(await Promise.all([member, other].map(statusOf))).toEqual([401, 401])
  })

  test('the end of the account', async () => {
    const member = await cook(world.app)
    await world.database.query('delete from users where id = $1', [member.user.id])
    expect(await statusOf(member)).toBe(401)
  })
})
