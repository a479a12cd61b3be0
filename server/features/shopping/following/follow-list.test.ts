import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openFollowing } from '#server/features/shopping/following/follow-list.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { quietLog } from '#server/test-world/log.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
let list: ShoppingList
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
  list = await ada.api.shopping.create({ body: {} })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** What a phone hears that follows a list on an app, message by message. */
async function follow(who: Cook, { id }: { id: number }, { app }: Pick<TestApp, 'app'> = world) {
  const { port } = app.server.address() as AddressInfo
  const leaving = new AbortController()
  const cookies = Object.entries(who.cookies).map(([name, value]) => `${name}=${value}`)
  const response = await fetch(`http://127.0.0.1:${port}/api/shopping-lists/${id}/events`, {
    headers: { cookie: cookies.join('; ') },
    signal: leaving.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let pending = ''
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    leave: () => leaving.abort(),
    /** The next message; undefined when there will be none. */
    async next(): Promise<unknown> {
      for (;;) {
        const end = pending.indexOf('\n\n')
        if (end >= 0) {
          const message = pending.slice(0, end)
          pending = pending.slice(end + 2)
          if (message.startsWith('data: ')) return JSON.parse(message.slice(6))
          continue
        }
        const { done, value } = await reader.read()
        if (done) return undefined
        pending += value
      }
    },
  }
}

/** A list is looked at again so often where nothing is heard, in milliseconds: what comes sooner was told. */
const untilNextLook = 20_000

const add = (text: string, app = ada) => app.api.shopping.addItem({ params: { id: list.id }, body: { text } })

test('a phone hears the version at once, and every change as it is made', async () => {
  const phone = await follow(ada, list)
  expect([phone.status, phone.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect(await phone.next()).toEqual({ version: list.version })
  const { version } = await add('milk')
  const started = performance.now()
  expect(await phone.next()).toEqual({ version })
  expect(performance.now() - started).toBeLessThan(untilNextLook / 2)
  phone.leave()
})

test('only its owner follows a list, and only while it is there', async () => {
  const open = async (who: Cook, id = list.id) => {
    const phone = await follow(who, { id })
    phone.leave()
    return phone.status
  }
  expect(await open(bob)).toBe(404)
  expect(await open(ada, 999_999)).toBe(404)
  expect(await open({ ...bob, cookies: {} })).toBe(401)
  const short = await ada.api.shopping.create({ body: {} })
  const phone = await follow(ada, short)
  expect(await phone.next()).toEqual({ version: 1 })
  await ada.api.shopping.remove({ params: { id: short.id }, body: undefined })
  expect([await phone.next(), await phone.next()]).toEqual([{ gone: true }, undefined])
})

test('who signs out hears no more', async () => {
  const cleo = await cook(world.app)
  const own = await cleo.api.shopping.create({ body: {} })
  const phone = await follow(cleo, own)
  expect(await phone.next()).toEqual({ version: 1 })
  const elsewhere = { ...cleo, cookies: { ...cleo.cookies } }
  await cleo.api.accounts.signOut({ body: undefined })
  expect(elsewhere.cookies).not.toEqual(cleo.cookies)
  await world.context.database.query('update shopping_lists set version = 9 where id = $1', [own.id])
  world.context.events.publish(`list ${own.id}`, '9')
  expect(await phone.next()).toBeUndefined()
})

test('one browser follows four times at most, and again when it has left', async () => {
  const dora = await cook(world.app)
  const own = await dora.api.shopping.create({ body: {} })
  const phones = []
  for (let i = 0; i < 4; i += 1) phones.push(await follow(dora, own))
  expect(phones.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await follow(dora, own)).status).toBe(429)
  phones[0]!.leave()
  await expect
    .poll(async () => {
      const phone = await follow(dora, own)
      phone.leave()
      return phone.status
    })
    .toBe(200)
  for (const phone of phones) phone.leave()
})

test('one member follows twelve times at most, however many browsers', async () => {
  const emil = await cook(world.app)
  const own = await emil.api.shopping.create({ body: {} })
  const anotherBrowser = async () => {
    const browser: Cook = { ...emil, ...visitor(world.app) }
    await browser.api.accounts.signIn({ body: { email: emil.user.email, password: emil.password } })
    return browser
  }
  const browsers = [emil, await anotherBrowser(), await anotherBrowser(), await anotherBrowser()]
  const phones = []
  for (const browser of browsers) for (let i = 0; i < 3; i += 1) phones.push(await follow(browser, own))
  expect(phones.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect((await follow(emil, own)).status).toBe(429)
  expect((await follow(await anotherBrowser(), own)).status).toBe(429)
  const others = await follow(ada, list)
  expect(others.status).toBe(200)
  for (const phone of [...phones, others]) phone.leave()
})

test('a change is looked at once for all who follow, and each session is asked whether it lives', async () => {
  const fay = await cook(world.app)
  const own = await fay.api.shopping.create({ body: {} })
  let looks = 0
  const counted: Database = Object.create(world.database, {
    db: { get: () => ((looks += 1), world.database.db) },
  })
  const asked: string[] = []
  const ended = new Set<string>()
  const following = openFollowing({ database: counted, events: world.context.events })
  const open = async (session: string) => {
    const isSignedIn = async () => (asked.push(session), !ended.has(session))
    const out = await following.open({ listId: own.id, userId: fay.user.id, session, isSignedIn })
    const words = out.setEncoding('utf8')[Symbol.asyncIterator]()
    return async () => (await words.next()).value as string | undefined
  }
  const streams: (() => Promise<string | undefined>)[] = []
  for (const session of ['desk', 'desk', 'phone', 'phone', 'tablet']) streams.push(await open(session))
  const heard = () => Promise.all(streams.map((next) => next()))
  const said = (version: number) => `data: {"version":${version}}\n\n`
  expect(await heard()).toEqual(Array(5).fill(said(1)))

  const change = async (version: number) => {
    await world.database.query('update shopping_lists set version = $2 where id = $1', [own.id, version])
    looks = 0
    asked.length = 0
    world.context.events.publish(`list ${own.id}`, String(version))
  }
  await change(2)
  expect(await heard()).toEqual(Array(5).fill(said(2)))
  expect([looks, asked]).toEqual([1, ['desk', 'phone', 'tablet']])

  ended.add('phone')
  await change(3)
  expect(await heard()).toEqual([said(3), said(3), undefined, undefined, said(3)])
  expect([looks, asked]).toEqual([1, ['desk', 'phone', 'tablet']])
  following.endAll()
})

describe.runIf(inject('databaseKind') === 'postgres')('several instances on one database', () => {
  let other: TestApp
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await openPostgres(world.database.pool.options.connectionString!, quietLog)
    other = await startApp({}, { database })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    close = async () => {
      await other.close()
      await database.close()
    }
  })
  afterAll(() => close())

  test('hear of each other’s changes as they are made', async () => {
    const phone = await follow(ada, list, other)
    await phone.next()
    const { version } = await add('tea')
    const started = performance.now()
    expect(await phone.next()).toEqual({ version })
    expect(performance.now() - started).toBeLessThan(untilNextLook / 2)
    phone.leave()
  })

  test('hear again after the connection broke, also of what was missed', async () => {
    const phone = await follow(ada, list, other)
    await phone.next()
    const ended = await world.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'mealcrafter events' and datname = current_database()`,
    )
    expect(ended.rowCount).toBeGreaterThan(0)
    const { version } = await add('coffee')
    expect(await phone.next()).toEqual({ version })
    const after = await add('cocoa')
    expect(await phone.next()).toEqual({ version: after.version })
    phone.leave()
  })
})

test('a server that ends lets nobody wait', async () => {
  const ending = await startApp({}, { database: world.database })
  await ending.app.listen({ port: 0, host: '127.0.0.1' })
  const phone = await follow(ada, list, ending)
  await phone.next()
  const started = performance.now()
  await ending.close()
  expect(await phone.next()).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(untilNextLook / 2)
})
