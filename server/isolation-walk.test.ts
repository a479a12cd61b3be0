import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import {
  calls,
  ids,
  type Named,
  namesNothing,
  pictures,
  plain,
  png,
  queries,
  week,
  words,
} from '#server/test-world/foreign-calls.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

/**
 * Two members, both with the largest plan. Every route that names a recipe, a list, a menu, a meal plan or what is at home, by its
 * address or in its body, is called by the other one with what its owner would send: not found, and nothing of the owner's has moved.
 */
let world: TestApp
let owner: Cook
let other: Cook

beforeAll(async () => {
  world = await startApp()
  const boss = visitor(world.app)
  const name = { firstName: 'B', lastName: 'O' }
  await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
  owner = await cook(world.app)
  other = await cook(world.app)
  for (const { user } of [owner, other])
    await boss.api.admin.upgradeUser({ body: { userId: user.id, tier: 'premium' } })
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  pictures.photo = photo
  const made = async (member: Cook) => (await member.api.recipes.generate({ body: {} })).id
  ids.recipe = await made(owner)
  ids.deletedRecipe = await made(owner)
  const list = await owner.api.shopping.ofRecipe({ params: { id: ids.recipe }, body: {} })
  ids.list = list.id
  ids.item = list.items[0]!.id
  ids.deletedList = (await owner.api.shopping.create({ body: { title: 'Gone' } })).id
  ids.ownRecipe = await made(other)
  ids.ownList = (await other.api.shopping.create({ body: {} })).id
  const collectionOf = async (member: Cook, recipe: number) =>
    (await member.api.collections.create({ body: { name: 'Suppers', recipeIds: [recipe] } })).id
  ids.collection = await collectionOf(owner, ids.recipe)
  ids.ownCollection = await collectionOf(other, ids.ownRecipe)
  const menuOf = async (member: Cook) =>
    (await member.api.menus.generate({ body: { mealType: 'snack', recipeCount: 2 } })).menu.id
  ids.menu = await menuOf(owner)
  ids.deletedMenu = await menuOf(owner)
  ids.ownMenu = await menuOf(other)
  const stockOf = async (text: string) => (await owner.api.atHome.add({ body: { text } })).id
  ids.stock = await stockOf('2 lb chicken thighs')
  ids.deletedStock = await stockOf('3 eggs')
  await owner.api.atHome.remove({ params: { id: ids.deletedStock }, body: {} })
  await stockOf('1 loaf bread')
  const toast = await owner.api.recipes.create({ body: words })
  const { cookingId } = await owner.api.atHome.cooked({ body: { recipeId: toast.id, servings: 1 } })
  ids.cooking = cookingId!
  await owner.api.menus.remove({ params: { id: ids.deletedMenu }, body: {} })
  const planOf = (member: Cook, recipe: number) =>
    member.api.mealPlans.create({ body: { ...week, title: 'Week', recipeIds: [recipe] } })
  const plan = await planOf(owner, ids.recipe)
  ids.plan = plan.id
  ids.entry = plan.entries[0]!.id
  ids.deletedPlan = (await planOf(owner, ids.recipe)).id
  ids.ownPlan = (await planOf(other, ids.ownRecipe)).id
  await owner.api.mealPlans.remove({ params: { id: ids.deletedPlan }, body: {} })
  await owner.api.mealPlans.openFeed({ body: {} })
  await owner.api.recipes.share({ params: { id: ids.recipe }, body: {} })
  await owner.send({ method: 'POST', url: `/api/recipes/${ids.recipe}/photo`, payload: photo, headers: png })
  await owner.api.recipes.remove({ params: { id: ids.deletedRecipe }, body: {} })
  await owner.api.shopping.remove({ params: { id: ids.deletedList }, body: {} })
})
afterAll(() => world.close())

const rows = [
  contract.recipes,
  contract.library,
  contract.collections,
  contract.shopping,
  contract.menus,
  contract.mealPlans,
  contract.atHome,
].flatMap((table) => Object.values(table as Record<string, Endpoint>).map(({ method, path }) => `${method} ${path}`))

test('every row about recipes, collections, lists, menus, meal plans and what is at home stands here', () => {
  const named = new Set([...Object.keys(calls), ...namesNothing])
  expect(rows.filter((row) => !named.has(row) && row !== 'POST /api/generate-recipe')).toEqual([])
})

test.each(Object.entries(calls).flatMap(([row, ways]) => ways.map((way, number) => ({ row, way, number }))))(
  "$row, way $number, with what is somebody else's",
  async ({ row, way }) => {
    const [method, path] = row.split(' ') as ['GET', string]
    const body = way.body?.()
    const request = { method, query: queries[row] ?? {}, ...(body && { payload: body }) }
    expect(await refusalOf({ ...request, url: addressOf(path, way.of) })).toEqual(refused)
  },
)

test.each(Object.entries(plain))("%s, with what is somebody else's", async (route, request) => {
  const [method, path] = route.split(' ') as ['GET', string]
  expect(await refusalOf({ method, ...request(), url: addressOf(path) })).toEqual(refused)
})

test("a list takes no recipe of somebody else's", async () => {
  const url = `/api/shopping-lists/${ids.ownList}/recipes`
  expect(await refusalOf({ method: 'POST', url, payload: { recipeId: ids.recipe } })).toEqual(refused)
})

test('a stranger is asked to sign in, and learns nothing of what is there', async () => {
  for (const route of [...Object.keys(calls), ...Object.keys(plain)]) {
    const [method, path] = route.split(' ') as ['GET', string]
    const answer = await visitor(world.app).send({ method, url: addressOf(path) })
    expect([route, answer.statusCode]).toEqual([route, 401])
  }
})

test('lists of recipes, shopping lists, menus and meal plans hold the own ones alone', async () => {
  const recipes: object[] = await other.api.recipes.list({})
  const lists = await other.api.shopping.list({})
  const menus = await other.api.menus.list({})
  const plans = await other.api.mealPlans.list({})
  for (const row of [...recipes, ...lists, ...menus, ...plans]) expect(row).toMatchObject({ userId: other.user.id })
  expect(await other.api.atHome.list({})).toEqual([])
})

const refused = { status: 404, code: 'not_found', hasMoved: false }

async function refusalOf(request: InjectOptions) {
  const before = await fingerprint()
  const answer = await other.send(request)
  const { code } = answer.json<{ code: string }>()
  return { status: answer.statusCode, code, hasMoved: (await fingerprint()) !== before }
}

function addressOf(path: string, of?: Named): string {
  const roots = {
    collection: '/api/collections',
    recipe: '/api/recipes',
    menu: '/api/menus',
    plan: '/api/meal-plans',
    stock: '/api/at-home',
  } as const
  const kind =
    (['collection', 'recipe', 'menu', 'plan', 'stock'] as const).find((each) => path.startsWith(roots[each])) ?? 'list'
  const id = ids[of ?? kind]
  return path
    .replace(':id', String(id))
    .replace(':recipeId', String(ids.recipe))
    .replace(':cookingId', String(ids.cooking))
}

/** Of everything that the owner has. */
async function fingerprint(): Promise<string> {
  const owned = [
    'recipes',
    'recipe_search',
    'recipe_pictures',
    'collections',
    'collection_recipes',
    'shared_recipes',
    'shopping_lists',
    'menus',
    'meal_plans',
    'calendar_feeds',
    'at_home_items',
    'at_home_cookings',
  ]
  const parts = [
    ...owned.map((table) => `select to_jsonb(t) as row from ${table} t where user_id = $1`),
    'select to_jsonb(t) as row from shopping_list_items t where list_id in (select id from shopping_lists where user_id = $1)',
    'select to_jsonb(t) as row from meal_plan_entries t where plan_id in (select id from meal_plans where user_id = $1)',
    'select to_jsonb(t) as row from shopping_list_recipes t where list_id in (select id from shopping_lists where user_id = $1)',
  ]
  const { rows: found } = await world.database.query(`${parts.join(' union all ')} order by 1`, [owner.user.id])
  return createHash('sha256').update(JSON.stringify(found)).digest('hex')
}
