import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'
import { createApp } from '#server/app.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'
import { type Ids, twoMembers } from '#server/test-world/two-members.ts'

/** The program as members get it: what its pages answer before a script runs. */
let world: TestApp
let app: FastifyInstance
let owner: Cook
let other: Cook
let ids: Ids
let client: string
beforeAll(async () => {
  world = await startApp()
  ;({ owner, other, ids } = await twoMembers(world))
  client = temporaryFolder()
  const files = ['index', 'drawn', 'member'].map((name) => join(client, `${name}.html`))
  await Promise.all(files.map((file) => writeFile(file, '<p>the program</p>')))
  app = await createApp(world.context, client)
})
afterAll(async () => {
  await app.close()
  await world.close()
})

/** Who asks, in the browser that they are signed in with. */
const as = ({ cookies }: Browser, server = app): Browser => Object.assign(visitor(server), { cookies: { ...cookies } })
const statusOf = async (who: Browser, url: string) => (await who.send({ url })).statusCode
const statuses = (who: Browser, urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => [url, await statusOf(who, url)] as const))
const all = (urls: readonly string[], status: number) => urls.map((url) => [url, status])

/** Of each page that members have of their own: where the owner has one, and where they had one. */
const owned = () => [
  { path: (id: number) => `/recipes/${id}`, there: ids.recipe, gone: ids.deletedRecipe },
  { path: (id: number) => `/recipes/${id}/edit`, there: ids.recipe, gone: ids.deletedRecipe },
  { path: (id: number) => `/lists/${id}`, there: ids.list, gone: ids.deletedList },
  { path: (id: number) => `/menus/${id}`, there: ids.menu, gone: ids.deletedMenu },
  { path: (id: number) => `/menus/${id}/cook`, there: ids.menu, gone: ids.deletedMenu },
  { path: (id: number) => `/meal-plans/${id}`, there: ids.plan, gone: ids.deletedPlan },
  { path: (id: number) => `/meal-plans/${id}/meals/d3-dinner`, there: ids.plan, gone: ids.deletedPlan },
  { path: (id: number) => `/meal-plans/${id}/meals/d3-dinner/cook`, there: ids.plan, gone: ids.deletedPlan },
  { path: (id: number) => `/recipes?collection=${id}`, there: ids.collection, gone: 2_147_483_647 },
]

test('a page of one’s own is there, what was deleted or never was is not, and what is somebody else’s is the same as none', async () => {
  for (const { path, there, gone } of owned()) {
    const [mine, deleted, never] = [path(there), path(gone), path(999_999)]
    expect(await statuses(as(owner), [mine, deleted, never])).toEqual([
      [mine, 200],
      [deleted, 404],
      [never, 404],
    ])
    const theirs = await as(other).send({ url: mine })
    const none = await as(other).send({ url: never })
    const ofEach = new Set(['date', 'x-request-id'])
    const told = ({ statusCode, payload, headers }: typeof none) => ({
      statusCode,
      payload,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofEach.has(name))),
    })
    expect(told(theirs)).toEqual(told(none))
    expect(told(none)).toMatchObject({ statusCode: 404, payload: '<p>the program</p>' })
  }
})

test('no address below a page of theirs is a page, nor one at which nothing can be', async () => {
  const dead = ['/recipes/abc', '/recipes/0', '/lists/7.5', '/menus/-1', '/meal-plans/newer', '/recipes/1/2/3']
  const unknown = ['/shopping-lists/999', '/no-such-page', '/settings/more', '/recipes/999/?servings=4']
  const meals = ['xyz', 'd1-brunch', 'd99-dinner', 'd99-dinner/cook'].map(
    (meal) => `/meal-plans/${ids.plan}/meals/${meal}`,
  )
  const urls = [...dead, ...unknown, ...meals]
  expect(await statuses(as(owner), urls)).toEqual(all(urls, 404))
  const forms = [
    '/recipes?collection=9999999999',
    '/recipes/new',
    '/recipes/import',
    '/meal-plans/new',
    '/recipes?collection=',
    '/recipes?collection=all',
  ]
  expect(await statuses(as(owner), forms)).toEqual(all(forms, 200))
})

test('what anybody may read is looked up for members too', async () => {
  const { sharePath } = await owner.api.recipes.share({ params: { id: ids.recipe }, body: {} })
  const { path } = await owner.api.community.publish({ params: { id: ids.recipe }, body: {} })
  const there = [sharePath, path!, '/cooks/owner', '/blog/3', '/help']
  expect(await statuses(as(other), there)).toEqual(all(there, 200))
  const token = 'x'.repeat(22)
  const dead = [
    `/r/${token}`,
    `/community/${token}`,
    '/cooks/nobody',
    '/blog/999',
    '/newsletter/999',
    '/checkout/none1234',
  ]
  expect(await statuses(as(other), dead)).toEqual(all(dead, 404))
})

test('what administrators open is looked up for them alone, and everybody else is told that it is for them', async () => {
  const boss = await administrator()
  const there = [`/admin-analytics/members/${owner.user.id}`, '/admin/prices/onion', '/admin/blog/1']
  expect(await statuses(as(boss), there)).toEqual(all(there, 200))
  const places = ['newsletter/999', 'inbox/999', 'blog/999', 'prices/no-such-food', 'corrections/999']
  const dead = ['/admin-analytics/members/nobody', ...places.map((place) => `/admin/${place}`)]
  expect(await statuses(as(boss), dead)).toEqual(all(dead, 404))
  expect(await statuses(as(owner), dead)).toEqual(all(dead, 200))
})

test('strangers, and members of a smaller plan, learn first that they may not: nothing is looked up', async () => {
  const free = await cook(world.app)
  for (const id of [ids.menu, 999])
    expect(await statuses(as(free), [`/menus/${id}`, `/meal-plans/${id}`])).toEqual(
      all([`/menus/${id}`, `/meal-plans/${id}`], 200),
    )
  for (const { path, there, gone } of owned())
    expect(await statuses(visitor(app), [path(there), path(gone)])).toEqual(all([path(there), path(gone)], 200))
})

test('whoever asks too often gets the program, as does everybody where the database does not answer', async () => {
  const refusing = { ...world.context.limits, consume: () => Promise.reject(new Error('too often')) }
  const strict = await createApp({ ...world.context, limits: refusing }, client)
  expect(await statusOf(as(owner, strict), '/lists/999')).toBe(200)
  await strict.close()
})

test('every page that names something has nothing at a name that nothing has', async () => {
  const boss = await administrator()
  await boss.api.admin.upgradeUser({ body: { userId: boss.user.id, tier: 'premium' } })
  const dead = pages
    .filter((page) => page.includes(':'))
    .map((page) => page.replace(/:\w+/, (name) => nothings[name] ?? '99999999'))
  expect(dead.length).toBeGreaterThan(15)
  expect(await statuses(as(boss), dead)).toEqual(all(dead, 404))
})
const nothings: Readonly<Record<string, string>> = { ':token': 'x'.repeat(22), ':handle': 'nobody' }

async function administrator() {
  const boss = visitor(world.app)
  const user = await boss.api.accounts.signIn({ body: { email: 'boss@example.org', password: 'cardamom pods' } })
  return Object.assign(boss, { user })
}
