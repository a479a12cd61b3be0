import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { type Browser, type Cook, visitor } from '#server/test-world/browser.ts'
import { namesNothing } from '#server/test-world/names-nothing.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { type Ids, png, twoMembers } from '#server/test-world/two-members.ts'

/**
 * Two members and an administrator, all with the largest plan. Every route that names what is a member's own, by its address or in its body, is called
 * by the other one and by the administrator with what its owner would send: not found, and nothing of the owner's has moved.
 */
let world: TestApp
let boss: Browser
let owner: Cook
let other: Cook
let ids: Ids
let photo: Buffer

beforeAll(async () => {
  world = await startApp()
  ;({ boss, owner, other, ids, photo } = await twoMembers(world))
})
afterAll(() => world.close())

const words = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }
const order = { deliveryService: 'kroger', deliveryAddress: '1 Main St' }
const week = { startDate: '2026-11-23', endDate: '2026-11-29' }
const eaters = [{ id: 'eater-1', name: 'Ada' }]
const dish = () => ({ kind: 'recipe', recipeId: ids.recipe })
/** Each way to name what is somebody else's. `of`: what stands in the address. */
const calls: Readonly<Record<string, readonly { of?: keyof Ids; body?: () => object }[]>> = {
  'GET /api/recipes/:id': [{}, { of: 'deletedRecipe' }],
  'PATCH /api/recipes/:id': [{ body: () => ({ title: 'Mine now' }) }],
  'DELETE /api/recipes/:id': [{ body: () => ({}) }],
  'POST /api/recipes/:id/restore': [{ of: 'deletedRecipe', body: () => ({}) }],
  'PATCH /api/recipes/:id/rate': [{ body: () => ({ rating: 1 }) }],
  'PATCH /api/recipes/:id/favorite': [{ body: () => ({}) }],
  'GET /api/recipes/:id/swaps': [{}],
  'GET /api/recipes/:id/worth': [{}],
  'POST /api/recipes/:id/swap': [{ body: () => ({ line: 0, food: 'tofu' }) }],
  'GET /api/recipes/:id/scale': [{}],
  'POST /api/recipes/:id/share': [{ body: () => ({}) }],
  'DELETE /api/recipes/:id/share': [{ body: () => ({}) }],
  'DELETE /api/recipes/:id/photo': [{ body: () => ({}) }],
  'POST /api/recipes/:id/photo/address': [{ body: () => ({ address: 'https://example.org/a.png' }) }],
  'POST /api/recipes/:id/shopping-list': [{ body: () => ({}) }],
  'POST /api/recipes': [{ body: () => ({ ...words, variationOf: ids.recipe }) }],
  'POST /api/recipes/tag': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.recipe], tag: 'mine', isOn: true }) }],
  'POST /api/recipes/delete': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.recipe] }) }],
  'POST /api/recipes/restore': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.deletedRecipe] }) }],
  'POST /api/collections': [{ body: () => ({ name: 'Mine', recipeIds: [ids.ownRecipe, ids.recipe] }) }],
  'PATCH /api/collections/:id': [{ body: () => ({ name: 'Mine now' }) }],
  'DELETE /api/collections/:id': [{ body: () => ({}) }],
  'POST /api/collections/:id/restore': [{ body: () => ({}) }],
  'POST /api/collections/:id/recipes': [
    { body: () => ({ recipeIds: [ids.ownRecipe] }) },
    { of: 'ownCollection', body: () => ({ recipeIds: [ids.recipe] }) },
  ],
  'POST /api/collections/:id/recipes/remove': [{ body: () => ({ recipeIds: [ids.recipe] }) }],
  'GET /api/shopping-lists/:id': [{}, { of: 'deletedList' }],
  'PATCH /api/shopping-lists/:id': [
    { body: () => ({ title: 'Mine now' }) },
    { body: () => ({ changes: [{ kind: 'tick', item: ids.item, checked: true }] }) },
  ],
  'DELETE /api/shopping-lists/:id': [{ body: () => ({}) }],
  'POST /api/shopping-lists/:id/restore': [{ of: 'deletedList', body: () => ({}) }],
  'POST /api/shopping-lists/:id/items': [{ body: () => ({ text: '2 milk' }) }],
  'POST /api/shopping-lists/:id/recipes': [{ body: () => ({ recipeId: ids.ownRecipe }) }],
  'DELETE /api/shopping-lists/:id/recipes/:recipeId': [{ body: () => ({}) }],
  'POST /api/shopping-lists/combined': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.recipe] }) }],
  'POST /api/shopping-lists/preview': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.recipe] }) }],
  'POST /api/shopping-list': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.recipe] }) }],
  'POST /api/shopping-lists/delivery-link': [
    { body: () => ({ ...order, shoppingListId: ids.list }) },
    { body: () => ({ ...order, recipeIds: [ids.recipe] }) },
  ],
  'GET /api/menus/:id': [{}, { of: 'deletedMenu' }],
  'GET /api/menus/:id/timeline': [{}],
  'GET /api/menus/:id/cooking': [{}],
  'PATCH /api/menus/:id': [
    { body: () => ({ title: 'Mine now' }) },
    { of: 'ownMenu', body: () => ({ recipeIds: [ids.recipe] }) },
  ],
  'POST /api/menus/:id/swap': [{ body: () => ({ place: 0 }) }],
  'POST /api/menus/:id/duplicate': [{ body: () => ({}) }],
  'DELETE /api/menus/:id': [{ body: () => ({}) }],
  'POST /api/menus/:id/restore': [{ of: 'deletedMenu', body: () => ({}) }],
  'POST /api/meal-plans': [
    { body: () => ({ ...week, title: 'Week', recipeIds: [ids.ownRecipe, ids.recipe] }) },
    { body: () => ({ ...week, title: 'Week', menuIds: [ids.ownMenu, ids.menu] }) },
  ],
  'POST /api/meal-plans/generate': [{ body: () => ({ ...week, eaters, planId: ids.plan }) }],
  'GET /api/meal-plans/:id': [{}, { of: 'deletedPlan' }],
  'GET /api/meal-plans/:id/meal': [{}],
  'GET /api/meal-plans/:id/ahead': [{}],
  'PATCH /api/meal-plans/:id': [
    { body: () => ({ title: 'Mine now' }) },
    { body: () => ({ isActive: true }) },
    { body: () => ({ changes: [{ kind: 'remove', entry: ids.entry }] }) },
    {
      of: 'ownPlan',
      body: () => ({ changes: [{ kind: 'add', entry: 'entry-1', day: 0, meal: 'dinner', dish: dish() }] }),
    },
    { of: 'ownPlan', body: () => ({ changes: [{ kind: 'dish', entry: 'entry-1', dish: dish() }] }) },
  ],
  'POST /api/meal-plans/:id/swap': [{ body: () => ({ day: 0, meal: 'dinner' }) }],
  'POST /api/meal-plans/:id/prices': [{ body: () => ({}) }],
  'POST /api/meal-plans/:id/duplicate': [{ body: () => ({}) }],
  'POST /api/meal-plans/:id/shopping-lists': [{ body: () => ({ days: [0] }) }],
  'POST /api/meal-plans/:id/shopping-days': [{ body: () => ({ days: [0] }) }],
  'DELETE /api/meal-plans/:id': [{ body: () => ({}) }],
  'POST /api/meal-plans/:id/restore': [{ of: 'deletedPlan', body: () => ({}) }],
  'PATCH /api/at-home/:id': [{ body: () => ({ useBy: null }) }, { body: () => ({ text: '1 egg' }) }],
  'DELETE /api/at-home/:id': [{ body: () => ({}) }],
  'POST /api/at-home/:id/restore': [{ of: 'deletedStock', body: () => ({}) }],
  'POST /api/at-home/from-list': [{ body: () => ({ listId: ids.list }) }],
  'POST /api/at-home/from-list/undo': [{ body: () => ({ listId: ids.list, added: [], rows: [] }) }],
  'GET /api/at-home/recipes/:recipeId': [{}],
  'POST /api/cooked': [{ body: () => ({ recipeId: ids.recipe, cookedOn: '2026-11-02', servings: 2 }) }],
  'PATCH /api/cooked/:id': [{ body: () => ({ note: 'mine now' }) }],
  'DELETE /api/cooked/:id': [{ body: () => ({}) }],
  'POST /api/cooked/:id/restore': [{ of: 'deletedEntry', body: () => ({}) }],
  'POST /api/at-home/cooked': [{ body: () => ({ recipeId: ids.recipe, servings: 2 }) }],
  'POST /api/at-home/cooked/:cookingId/undo': [{ body: () => ({}) }],
  'GET /api/recipes/:id/publication': [{}, { of: 'deletedRecipe' }],
  'POST /api/recipes/:id/publication': [{ body: () => ({}) }, { of: 'deletedRecipe', body: () => ({}) }],
  'DELETE /api/recipes/:id/publication': [{ body: () => ({}) }],
  'DELETE /api/community/comments/:id': [{ of: 'comment', body: () => ({}) }],
  'POST /api/community/comments/:id/hide': [{ of: 'comment', body: () => ({ isHidden: true }) }],
  'DELETE /api/auth/sessions/:id': [{ of: 'session', body: () => ({}) }],
}
/** The same for the plain routes. */
const plain: Readonly<Record<string, () => Partial<InjectOptions>>> = {
  'GET /api/recipes/:id/image.svg': () => ({}),
  'GET /api/recipes/:id/image.png': () => ({ query: { width: '96' } }),
  'GET /api/recipes/:id/picture': () => ({}),
  'GET /api/recipes/:id/photo': () => ({}),
  'POST /api/recipes/:id/photo': () => ({ payload: photo, headers: png }),
  'GET /api/recipes/:id/file': () => ({ query: { format: 'txt' } }),
  'GET /api/shopping-lists/:id/file': () => ({ query: { format: 'txt' } }),
  'GET /api/shopping-lists/:id/events': () => ({}),
  'GET /api/menus/:id/file': () => ({}),
}
const queries: Readonly<Record<string, Record<string, string>>> = {
  'GET /api/recipes/:id/swaps': { line: '0' },
  'GET /api/meal-plans/:id/meal': { day: '0', meal: 'dinner' },
  'GET /api/recipes/:id/scale': { line: '0', have: '350 g' },
}
const rows = Object.values(contract)
  .flatMap((table) => Object.values(table as Record<string, Endpoint>))
  .filter(({ access }) => access === 'account' || access === 'either')
  .map(({ method, path }) => `${method} ${path}`)

test('every row that members call stands here', () => {
  expect([...Object.keys(calls), ...namesNothing].toSorted()).toEqual(rows.toSorted())
})

const ways = Object.entries(calls).flatMap(([row, ways]) => ways.map((way, number) => ({ row, way, number })))

describe.each([
  ['another member', () => other],
  ['an administrator', () => boss],
])('%s', (_, caller) => {
  test.each(ways)("$row, way $number, with what is somebody else's", async ({ row, way }) => {
    const [method, path] = row.split(' ') as ['GET', string]
    const body = way.body?.()
    const request = { method, query: queries[row] ?? {}, ...(body && { payload: body }) }
    expect(await refusalOf(caller(), { ...request, url: addressOf(path, way.of) })).toEqual(refused)
  })

  test.each(Object.entries(plain))("%s, with what is somebody else's", async (route, request) => {
    const [method, path] = route.split(' ') as ['GET', string]
    expect(await refusalOf(caller(), { method, ...request(), url: addressOf(path) })).toEqual(refused)
  })
})

test('the owner is still signed in, and has all of it', async () => {
  expect((await owner.api.recipes.get({ params: { id: ids.recipe } })).userId).toBe(owner.user.id)
})

test("a list takes no recipe of somebody else's", async () => {
  const [url, payload] = [`/api/shopping-lists/${ids.ownList}/recipes`, { recipeId: ids.recipe }]
  expect(await refusalOf(other, { method: 'POST', url, payload })).toEqual(refused)
})

test('a stranger is asked to sign in, and learns nothing of what is there', async () => {
  for (const route of [...Object.keys(calls), ...Object.keys(plain)]) {
    const [method, path] = route.split(' ') as ['GET', string]
    const answer = await visitor(world.app).send({ method, url: addressOf(path) })
    expect([route, answer.statusCode]).toEqual([route, 401])
  }
})

test('lists of recipes, shopping lists, menus and meal plans hold the own ones alone', async () => {
  const { recipes, shopping, menus, mealPlans } = other.api
  for (const { list } of [recipes, shopping, menus, mealPlans])
    for (const row of (await list({})) as object[]) expect(row).toMatchObject({ userId: other.user.id })
  expect(await other.api.atHome.list({})).toEqual([])
  expect(await other.api.cooked.list({ query: { recipeId: ids.recipe } })).toEqual([])
})

const refused = { status: 404, code: 'not_found', hasMoved: false }

async function refusalOf(caller: Browser, request: InjectOptions) {
  const before = await fingerprint()
  const answer = await caller.send(request)
  const { code } = answer.json<{ code: string }>()
  return { status: answer.statusCode, code, hasMoved: (await fingerprint()) !== before }
}

function addressOf(path: string, of?: keyof Ids): string {
  const kinds = {
    collections: 'collection',
    recipes: 'recipe',
    menus: 'menu',
    'meal-plans': 'plan',
    'at-home': 'stock',
    cooked: 'diary',
  } as const
  const kind = Object.entries(kinds).find(([root]) => path.startsWith(`/api/${root}`))?.[1] ?? 'list'
  const id = ids[of ?? kind]
  return path
    .replace(':id', String(id))
    .replace(':recipeId', String(ids.recipe))
    .replace(':cookingId', String(ids.cooking))
}

/** Of everything that the owner has. */
async function fingerprint(): Promise<string> {
  const owned = `recipes recipe_search recipe_pictures shared_recipes shopping_lists menus meal_plans calendar_feeds
    collections collection_recipes community_profiles published_recipes recipe_likes recipe_comments at_home_items at_home_cookings cooked_dishes`.split(
    /\s+/,
  )
  const parts = [
    ...owned.map((table) => `select to_jsonb(t) as row from ${table} t where user_id = $1`),
    'select to_jsonb(t) as row from shopping_list_items t where list_id in (select id from shopping_lists where user_id = $1)',
    'select to_jsonb(t) as row from meal_plan_entries t where plan_id in (select id from meal_plans where user_id = $1)',
    'select to_jsonb(t) as row from shopping_list_recipes t where list_id in (select id from shopping_lists where user_id = $1)',
  ]
  const { rows: found } = await world.database.query(`${parts.join(' union all ')} order by 1`, [owner.user.id])
  return createHash('sha256').update(JSON.stringify(found)).digest('hex')
}
