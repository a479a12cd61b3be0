import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { isTestGround, pages, shellPath } from '#contract/pages.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import { openMetrics } from '#server/ports/metrics/prometheus.ts'
import { type Browser, visitor } from '#server/test-world/browser.ts'
import { plainRoutes } from '#server/test-world/plain-routes.ts'
import { routesOf } from '#server/test-world/routes-of.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'
import { bossAccount, type Ids, png, twoMembers } from '#server/test-world/two-members.ts'

/**
 * Every route that is no row of the contract, asked by a stranger, by the member whose things it names, by another member, and by an administrator:
 * what each of them is answered stands here. Those that are rows: entitlement-walk.test.ts, isolation-walk.test.ts.
 */
const webhookSecret = 'a secret that a mail provider knows, too'
const wide = { community: true, adClient: 'ca-pub-1234567890123456', metricsToken: 'm'.repeat(40) }

let world: TestApp
let app: FastifyInstance
let ids: Ids
let photo: Buffer
let accounts: readonly ({ email: string; password: string } | undefined)[]
/** By what stands in an address. */
let named: Readonly<Record<'shared' | 'published' | 'feed' | 'issue' | 'postPicture', string>>
beforeAll(async () => {
  const newsletter = { ...readConfig({}).newsletter, webhookSecret }
  world = await startApp({ ...wide, newsletter }, { metrics: openMetrics() })
  const made = await twoMembers(world)
  ;({ ids, photo } = made)
  const { boss, owner, other } = made
  const accountOf = ({ user, password }: typeof owner) => ({ email: user.email, password })
  accounts = [undefined, accountOf(owner), accountOf(other), bossAccount]
  const { sharePath } = await owner.api.recipes.share({ params: { id: ids.recipe }, body: {} })
  const { path: published } = await owner.api.community.publication({ params: { id: ids.recipe } })
  const { path: feed } = await owner.api.mealPlans.openFeed({ body: {} })
  const issue = await boss.api.newsletterIssues.write({ body: { subject: 'Leeks', markdown: 'Sweet leeks.' } })
  await boss.api.newsletterIssues.sendNewsletter({ body: { subject: 'Plums', markdown: 'Sour plums.' } })
  await world.jobs.run()
  const picture = { method: 'POST', payload: photo, headers: png } as const
  await owner.send({ ...picture, url: '/api/auth/profile-picture' })
  const added = await boss.send({ ...picture, url: '/api/admin/blog/pictures' })
  named = {
    shared: sharePath.replace('/r/', ''),
    published: published!.replace('/community/', ''),
    feed: feed!.replace('/calendar/', ''),
    issue: String(issue.id),
    postPicture: added.json<{ address: string }>().address,
  }
  app = await createApp({ ...world.context, kitchen: drawing(world.context.kitchen) }, builtClient())
})
afterAll(async () => {
  await app.close()
  await world.close()
})

/** Of the stranger, the owner, another member, the administrator; one number: of all of them. */
type Answers = number | readonly [number, number, number, number]
const everybody = 200
const ownersAlone = [401, 200, 404, 404] as const
const eachTheirOwn = [401, 200, 200, 200] as const
const administratorsAlone = [401, 403, 403, 200] as const
const nobodyYet = 404

const form = (fields: Record<string, string>) => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
const upload = () => ({ payload: photo, headers: png })
const ofLink = () => ({ query: { token: 'x'.repeat(43) } })
let newcomers = 0
const newEmail = () => `newcomer${(newcomers += 1)}@example.org`

const matrix: Readonly<Record<string, [Answers, (() => Partial<InjectOptions>)?]>> = {
  'GET /api/account/export': [eachTheirOwn],
  // past the door there is no such article
  'GET /api/admin/blog/:id/preview': [[401, 403, 403, 404], () => ({ url: '/api/admin/blog/999/preview' })],
  'GET /api/admin/newsletters/:id/preview': [administratorsAlone],
  'GET /api/ads/frame': [everybody, () => ({ query: { slot: 'dashboard' } })],
  // the others have none
  'GET /api/auth/profile-picture': [ownersAlone],
  'GET /api/blog/picture.svg': [
    everybody,
    () => ({ query: { id: '1', dish: 'soup', type: 'soup', foods: '["onion"]' } }),
  ],
  'GET /api/blog/pictures/:size': [everybody, () => ({ url: named.postPicture })],
  'GET /api/blog/posts/:id/preview.png': [everybody],
  'GET /api/checkout-redirect/:tier': [303],
  'GET /api/community/recipes/:token/image.svg': [everybody],
  'GET /api/community/recipes/:token/photo': [everybody],
  'GET /api/community/recipes/:token/picture': [nobodyYet],
  'GET /api/community/recipes/:token/picture.png': [everybody],
  'GET /api/dish.svg': [everybody, () => ({ query: { foods: 'onion' } })],
  'GET /api/food.svg': [everybody],
  'GET /api/login': [302],
  'GET /api/menus/:id/file': [ownersAlone],
  'GET /api/openapi.json': [everybody],
  'GET /api/recipe-library/file': [eachTheirOwn],
  'GET /api/recipes/:id/file': [ownersAlone],
  'GET /api/recipes/:id/image.png': [ownersAlone],
  'GET /api/recipes/:id/image.svg': [ownersAlone],
  'GET /api/recipes/:id/photo': [ownersAlone],
  'GET /api/recipes/:id/picture': [[401, 404, 404, 404]],
  'GET /api/shared/:token/image.svg': [everybody],
  'GET /api/shared/:token/photo': [everybody],
  'GET /api/shared/:token/picture': [nobodyYet],
  'GET /api/shared/:token/picture.png': [everybody],
  'GET /api/shopping-lists/:id/events': [ownersAlone],
  'GET /api/shopping-lists/:id/file': [ownersAlone],
  'GET /api/showcase/image.svg': [everybody],
  'GET /api/showcase/picture.png': [everybody],
  'POST /api/admin/blog/pictures': [administratorsAlone, upload],
  'POST /api/admin/export-emails': [administratorsAlone],
  'POST /api/auth/profile-picture': [eachTheirOwn, upload],
  // nobody's session is a signature
  'POST /api/newsletter/reports': [400, () => ({ payload: { type: 'bounce', messageId: 'x' } })],
  'POST /api/payment/webhook': [400, () => ({ payload: { type: 'checkout.session.completed' } })],
  'POST /api/recipe-imports/file': [[401, 400, 400, 400], () => ({ payload: '', headers: bytes })],
  // no model reads photographs here
  'POST /api/recipe-imports/photo': [[401, 400, 400, 400], upload],
  'POST /api/recipes/:id/photo': [ownersAlone, upload],

  'GET /assets/:name': [everybody],
  'GET /calendar/:file': [everybody],
  'GET /feed.xml': [everybody],
  'GET /icon.svg': [everybody],
  // nor a token
  'GET /metrics': [401],
  'GET /newsletter/confirm': [everybody, ofLink],
  'GET /newsletter/unsubscribe': [everybody, ofLink],
  'GET /robots.txt': [everybody],
  [`GET ${shellPath}`]: [everybody],
  'GET /sitemap.xml': [everybody],
  'GET /sitemap/:name': [everybody],
  'POST /contact': [everybody, () => form({ name: 'Ada', email: newEmail(), subject: 'Salt', message: 'How much?' })],
  'POST /newsletter/confirm': [400, ofLink],
  'POST /newsletter/subscribe': [everybody, () => form({ email: newEmail(), source: 'footer' })],
  'POST /newsletter/unsubscribe': [400, ofLink],
  'POST /signin': [401, () => form({ email: newEmail(), password: 'nobody’s password' })],
  'POST /signout': [303, () => form({})],
  'POST /signup': [
    303,
    () => form({ firstName: 'Eve', lastName: 'Fig', email: newEmail(), password: 'marjoram and rain' }),
  ],
}
const bytes = { 'content-type': 'application/octet-stream' }

const inContract = new Set(
  Object.values(contract).flatMap((table) =>
    Object.values(table as Record<string, Endpoint>).map(({ method, path }) => `${method} ${path}`),
  ),
)
const ofPages = new Set(pages.map((page) => `GET ${page}`))
const others = (of: FastifyInstance) => routesOf(of).filter((route) => !inContract.has(route) && !ofPages.has(route))

test('every route is a row of the contract, a page, or stands here', () => {
  expect(routesOf(app)).toEqual(expect.arrayContaining([...inContract, ...ofPages]))
  expect(others(app).toSorted()).toEqual(Object.keys(matrix).toSorted())
  expect(plainRoutes.toSorted()).toEqual(
    Object.keys(matrix)
      .filter((route) => route.includes(' /api/'))
      .toSorted(),
  )
})

test('a new one would be missing here', async () => {
  const next = await createApp(world.context, builtClient())
  next.get('/api/recipes/:id/secret', () => 'salt')
  expect(others(next).filter((route) => !(route in matrix))).toEqual(['GET /api/recipes/:id/secret'])
  await next.close()
})

test.each(Object.entries(matrix))('%s', async (route, [answers, request]) => {
  const [method, path] = route.split(' ') as ['GET', string]
  const expected = typeof answers === 'number' ? [answers, answers, answers, answers] : answers
  expect(await askedByAll(() => ({ method, url: addressOf(path), ...request?.() }))).toEqual(expected)
})

/** What a page names is its member's alone: others are told what they are told of what was never there, and strangers to sign in. */
const ofOwner = new Set([
  '/recipes/:id',
  '/recipes/:id/edit',
  '/lists/:id',
  '/menus/:id',
  '/menus/:id/cook',
  '/meal-plans/:id',
  '/meal-plans/:id/meals/:place',
  '/meal-plans/:id/meals/:place/cook',
])
/** Where nothing is made here that they could name. */
const ofDesk = new Set([
  '/admin-analytics/members/:id',
  '/admin/inbox/:id',
  '/admin/prices/:id',
  '/admin/corrections/:id',
])
function answersOf(page: string): readonly number[] {
  if (ofOwner.has(page)) return [200, 200, 404, 404]
  if (ofDesk.has(page)) return [200, 200, 200, 404]
  return Array<number>(4).fill(page === '/checkout/:id' ? 404 : 200)
}

test.each(pages)(
  'the page %s is the program, which asks for what it shows, for whom it has something',
  async (page) => {
    expect(await askedByAll(() => ({ method: 'GET', url: addressOf(page) }))).toEqual(answersOf(page))
  },
)

test('grounds for testing payments are the administrators’ where payments are real or off', async () => {
  const given = { ...world.context, kitchen: drawing(world.context.kitchen), payments: undefined }
  const real = await createApp(given, builtClient())
  for (const page of pages.filter(isTestGround))
    expect(await askedByAll(() => ({ method: 'GET', url: page }), real)).toEqual([404, 404, 404, 200])
  await real.close()
})

/** Each with a session of their own, which may end. */
async function askedByAll(request: () => InjectOptions, of = app): Promise<number[]> {
  const statuses: number[] = []
  for (const account of accounts) {
    const caller = visitor(of)
    if (account) await caller.api.accounts.signIn({ body: account })
    statuses.push(await statusOf(caller, request()))
  }
  return statuses
}

async function statusOf(caller: Browser, request: InjectOptions): Promise<number> {
  const isEndless = typeof request.url === 'string' && request.url.endsWith('/events')
  const answer = await caller.send({ ...request, ...(isEndless && { payloadAsStream: true }) })
  if (isEndless)
    answer
      .stream()
      .on('error', () => undefined)
      .destroy()
  return answer.statusCode
}

function addressOf(path: string): string {
  const kinds = { '/api/recipes': ids.recipe, '/api/menus': ids.menu, '/api/shopping-lists': ids.list } as const
  const own = Object.entries(kinds).find(([root]) => path.startsWith(root))?.[1]
  const token = path.includes('/community/') ? named.published : named.shared
  return path
    .replace(':id', String(path.includes('newsletters') ? named.issue : (own ?? 1)))
    .replace(':token', token)
    .replace(':file', named.feed)
    .replace(':name', path.startsWith('/assets') ? 'app.js' : '0.xml')
    .replace(':tier', 'mid')
    .replace(':handle', 'owner')
    .replace(':place', 'd0-dinner')
    .replace(':number', '1')
}

/** What `npm run build` leaves, as far as the server looks at it. */
function builtClient(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const page of ['index', 'member', 'drawn']) writeFileSync(join(folder, `${page}.html`), '<!--head--><!--page-->')
  for (const file of ['icon.svg', 'assets/app.js']) writeFileSync(join(folder, file), '')
  return folder
}

/** The same kitchen, which draws every page as an empty one: the client is not built here. */
function drawing(real: Kitchen): Kitchen {
  const kitchen: Kitchen = {
    ...real,
    for: () => kitchen,
    ask: (name, ...given) =>
      name === 'drawPage' ? Promise.resolve({ head: '', body: '' } as never) : real.ask(name, ...given),
  }
  return kitchen
}
