import { EventEmitter } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { createApp } from '#server/app.ts'
import { pageDrawer } from '#server/features/public/drawn-pages.ts'
import { networkOf, type RateLimits } from '#server/http/limits/limits.ts'
import { type Kitchen, type OpenKitchen, openKitchen } from '#server/kitchen/kitchen.ts'
import { type Browser, visitor } from '#server/test-world/browser.ts'
import { quietLog } from '#server/test-world/log.ts'
import { plainRoutes } from '#server/test-world/plain-routes.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

let world: TestApp
let boss: Browser
let recipeId: number
let listId: number
beforeAll(async () => {
  world = await startApp({ community: true })
  boss = visitor(world.app)
  const name = { firstName: 'B', lastName: 'O' }
  await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
  await world.database.query(`update users set subscription_tier = 'premium', is_premium = true`)
  const words = { title: 'Soup', servings: 2, ingredients: ['1 onion'], instructions: ['Boil it.'] }
  recipeId = (await boss.api.recipes.create({ body: words })).id
  listId = (await boss.api.shopping.create({ body: {} })).id
})
afterAll(() => world.close())

const refuse = () => Promise.reject(new AppError('too_many_requests', 'Too many attempts.', { retryAfter: 9 }))
const refusing: RateLimits = { consume: refuse, giveBack: () => Promise.resolve() }

/** Plain GET routes that refuse nobody, and why. */
const uncounted = {
  'GET /api/ads/frame': 'a fixed text',
  'GET /api/login': 'leads on to a page',
  'GET /api/checkout-redirect/:tier': 'is counted, and leads on to a page of ours where that is too much',
  'GET /api/menus/:id/file': 'is counted once there is such a menu: menus.test.ts',
}

test('every plain route that is read has a limit, and keeps to it before it does anything that costs', async () => {
  const app = await createApp({ ...world.context, limits: refusing })
  const reader = visitor(app)
  reader.cookies = { ...boss.cookies }
  const query: Record<string, string> = {
    '/api/blog/picture.svg': '?id=1&dish=soup&type=soup&foods=["onion"]',
    '/api/dish.svg': '?foods=onion',
  }
  const siteFiles = ['/sitemap.xml', '/sitemap/0.xml', '/feed.xml'].map((path) => `GET ${path}`)
  const asked = [...plainRoutes.filter((route) => route.startsWith('GET ')), ...siteFiles]
  const answers = await Promise.all(
    asked.map(async (route) => {
      const path = route.slice('GET '.length)
      const id = String(path.startsWith('/api/shopping-lists') ? listId : recipeId)
      const url = path
        .replace(':id', id)
        .replace(':token', 'x'.repeat(22))
        .replace(':tier', 'mid')
        .replace(':size', '600x400')
      const { statusCode } = await reader.send({ method: 'GET', url: `${url}${query[path] ?? ''}` })
      return [route, statusCode] as const
    }),
  )
  const free = answers.filter(([, status]) => status !== 429).map(([route]) => route)
  expect(free.sort()).toEqual(Object.keys(uncounted).sort())
  await app.close()
})

test('a webhook reads nothing from who asks too often, nor where it is closed', async () => {
  const newsletter = { ...world.context.config.newsletter, webhookSecret: 'a secret that a mail provider knows, too' }
  const strict = await createApp({
    ...world.context,
    config: { ...world.context.config, newsletter },
    limits: refusing,
  })
  const post = async (app: FastifyInstance, url: string) => {
    let isRead = false
    const payload = new Readable({
      read() {
        isRead = true
        this.push(null)
      },
    })
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers })
    return [statusCode, isRead]
  }
  expect(await post(strict, '/api/payment/webhook')).toEqual([429, false])
  expect(await post(strict, '/api/newsletter/reports')).toEqual([429, false])
  expect(await post(world.app, '/api/newsletter/reports')).toEqual([404, false])
  // what is open and not too often is read
  expect(await post(world.app, '/api/payment/webhook')).toEqual([400, true])
  await strict.close()
})

test('whoever leaves takes their task back out of the queue', async () => {
  const thread = new URL('./test-world/busy-thread.ts', import.meta.url)
  const kitchen: OpenKitchen = openKitchen({ threads: 1, deadlineMs: 600_000, patienceMs: 600_000, thread }, quietLog)
  const app: FastifyInstance = await createApp({ ...world.context, kitchen })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const cookie = Object.entries(boss.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  kitchen.ask('typedItems', 600_000 as never).catch(() => undefined)
  const waiting = () => kitchen.figures().waiting
  for (const [asked, body] of [
    ['GET /api/dish.svg?foods=onion'],
    [`GET /api/recipes/${recipeId}/image.svg`],
    [`GET /api/recipes/${recipeId}/file`],
    // rows of the contract, whoever asks
    ['POST /api/check', { text: '1 onion' }],
    ['POST /api/recipes', { title: 'Stew', servings: 2, ingredients: ['1 leek'], instructions: ['Boil it.'] }],
  ] as const) {
    const sent = body ? JSON.stringify(body) : ''
    const type = `Content-Type: application/json\r\nContent-Length: ${sent.length}\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.write(`${asked} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n${body ? type : ''}\r\n${sent}`)
    await expect.poll(waiting, { message: asked }).toBe(1)
    socket.destroy()
    await expect.poll(waiting, { message: asked }).toBe(0)
  }
  expect(kitchen.figures().running).toBe(1)
  await kitchen.close()
  await app.close()
})

test('whose task it is, is the member, or the network of a stranger', async () => {
  const owners: string[] = []
  const kitchen: Kitchen = {
    ...world.context.kitchen,
    for: (owner, signal) => {
      owners.push(owner)
      return world.context.kitchen.for(owner, signal)
    },
  }
  const app = await createApp({ ...world.context, kitchen })
  const member = visitor(app)
  member.cookies = { ...boss.cookies }
  const { id } = await member.api.accounts.currentUser({})
  owners.length = 0
  await member.api.recipes.list({})
  await visitor(app).api.check.checkText({ body: { text: '1 onion' } })
  expect(owners).toEqual([id, networkOf('127.0.0.1')])
  await app.close()
})

test('dead links are drawn once for all of them, and who asks too often gets the program and costs nothing', async () => {
  const drawn: string[] = []
  const looked: string[] = []
  const kitchen = {
    ...world.context.kitchen,
    for: () => kitchen,
    ask: (_name: string, path: string) => Promise.resolve({ head: drawn.push(path), body: path, isThere: false }),
  } as unknown as Kitchen
  const warned: object[] = []
  const log = { ...quietLog, warn: (details: object) => warned.push(details) } as never
  const drawer = (limits: RateLimits) =>
    pageDrawer({ ...world.context, kitchen, limits, log }, async (_world, path) => {
      looked.push(path)
      return path.startsWith('/r/') ? { shared: null } : { issue: null }
    })
  const request = { ip: '198.51.100.7', headers: {}, cookies: {} } as unknown as FastifyRequest
  const reply = {
    raw: new EventEmitter(),
    request: { raw: { socket: new EventEmitter() } },
  } as unknown as FastifyReply
  const draw = drawer(world.context.limits)
  for (const path of ['/r/dead-1', '/r/dead-2', '/r/dead-3', '/newsletter/7', '/newsletter/8'])
    expect(await draw(path, request, reply)).toMatchObject({ isThere: false })
  expect([looked.length, drawn]).toEqual([5, ['/r/none', '/newsletter/999999999']])
  expect(await drawer(refusing)('/r/dead-4', request, reply)).toBeUndefined()
  expect([looked.length, drawn.length, warned]).toEqual([5, 2, []])
})

test('a page costs one look and none once it is kept, so that its readers cost crawlers nothing; a post that is not there is not found', async () => {
  const client = temporaryFolder()
  const files = ['index', 'drawn', 'member'].map((name) => join(client, `${name}.html`))
  await Promise.all(files.map((file) => writeFile(file, '<!--head--><!--page-->')))
  let counted: string[] = []
  const limits: RateLimits = { ...refusing, consume: async (name) => void counted.push(name) }
  const kitchen: Kitchen = {
    ...world.context.kitchen,
    for: () => kitchen,
    ask: (name, ...given) =>
      name === 'drawPage'
        ? Promise.resolve({
            head: '',
            body: '',
            isThere: !['/404', '/blog/none'].includes(given[0] as string),
          } as never)
        : world.context.kitchen.ask(name, ...given),
  }
  const app = await createApp({ ...world.context, limits, kitchen }, client)
  const reader = visitor(app)
  const asked = async (url: string) => {
    counted = []
    const { statusCode } = await reader.send({ method: 'GET', url })
    return [statusCode, ...counted]
  }
  expect([await asked('/about'), await asked('/about')]).toEqual([[200, 'look'], [200]])
  expect([await asked('/blog'), await asked('/blog/1')]).toEqual([
    [200, 'look'],
    [200, 'look'],
  ])
  expect([await asked('/blog/999'), await asked('/blog/998/')]).toEqual([
    [404, 'look'],
    [404, 'look'],
  ])
  expect(await asked('/nowhere')).toEqual([404, 'look'])
  expect([await asked('/nowhere/else'), await asked('/sitemap.xml')]).toEqual([[404], [200, 'read']])
  reader.cookies = { ...boss.cookies }
  expect(await asked('/blog/999')).toEqual([404, 'look'])
  await app.close()
})
