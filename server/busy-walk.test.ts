import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import { type Cook, visitor } from '#server/test-world/browser.ts'
import { everyRow } from '#server/test-world/every-row.ts'
import { goodBodies } from '#server/test-world/good-bodies.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { type Ids, png, twoMembers } from '#server/test-world/two-members.ts'

/**
 * What answers `busy` is asked once more by the client itself, whatever it does: it may not have written anything. Every call that can write
 * is made by who owns what it names, while the kitchen has no room.
 */
let world: TestApp
let owner: Cook
let ids: Ids
let token: string
let file: Buffer
beforeAll(async () => {
  world = await startApp({ community: true })
  ;({ owner, ids, photo: file } = await twoMembers(world))
  token = (await owner.api.community.publication({ params: { id: ids.recipe } })).path!.replace('/community/', '')
})
afterAll(() => world.close())

const busy = () => new AppError('busy', 'The kitchen is busy.', { retryAfter: 3 })
/** Nothing that was worked out before is known under this version. */
function fullKitchen(): Kitchen {
  const kitchen: Kitchen = {
    figures: () => world.context.kitchen.figures(),
    reached: () => Promise.resolve(),
    version: 'full',
    for: () => kitchen,
    ask: () => Promise.reject(busy()),
    letIn() {
      throw busy()
    },
  }
  return kitchen
}

const words = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }
const week = { startDate: '2026-11-23', endDate: '2026-11-29' }
/** Bodies that name something of the owner's; the others are those that suit everybody. */
const bodies: Readonly<Record<string, () => object>> = {
  'recipes.generate': () => ({}),
  'recipes.create': () => words,
  'recipes.update': () => ({ title: 'Other toast', ingredients: ['2 slices bread'] }),
  'recipes.swap': () => ({ line: 0, food: 'tofu' }),
  'menus.generate': () => ({ mealType: 'snack', recipeCount: 2 }),
  'menus.update': () => ({ title: 'Supper', recipeIds: [ids.recipe] }),
  'menus.swap': () => ({ place: 0 }),
  'mealPlans.create': () => ({ ...week, title: 'Week', recipeIds: [ids.recipe] }),
  'mealPlans.generate': () => ({ ...week, eaters: [{ id: 'eater-1', name: 'Ada' }], planId: ids.plan }),
  'mealPlans.update': () => ({ title: 'My week' }),
  'mealPlans.swap': () => ({ day: 0, meal: 'dinner' }),
  'mealPlans.duplicate': () => ({ title: 'Next week', startDate: '2026-11-30' }),
  'mealPlans.shop': () => ({ days: [0] }),
  'shopping.combined': () => ({ recipeIds: [ids.recipe] }),
  'shopping.preview': () => ({ recipeIds: [ids.recipe] }),
  'shopping.ofMenu': () => ({ recipeIds: [ids.recipe], recipeNames: ['Toast'] }),
  'shopping.addRecipe': () => ({ recipeId: ids.recipe, servings: 2 }),
  'shopping.deliveryLink': () => ({
    deliveryService: 'kroger',
    deliveryAddress: '1 Main St',
    shoppingListId: ids.list,
  }),
  'atHome.fromList': () => ({ listId: ids.list }),
  'atHome.cooked': () => ({ recipeId: ids.recipe, servings: 2 }),
  'cooked.note': () => ({ recipeId: ids.recipe, cookedOn: '2026-11-05', servings: 2 }),
  'cooked.update': () => ({ note: 'good' }),
  'atHome.undoFromList': () => ({ listId: ids.list, added: [], rows: [] }),
  'collections.create': () => ({ name: 'Soups', recipeIds: [ids.recipe] }),
  'collections.rename': () => ({ name: 'Breakfasts' }),
  'collections.add': () => ({ recipeIds: [ids.recipe] }),
  'collections.take': () => ({ recipeIds: [ids.recipe] }),
  'community.like': () => ({ isLiked: true }),
  'community.share': () => ({ platform: 'link' }),
  'community.comment': () => ({ content: 'Good' }),
  'community.hideComment': () => ({ isHidden: true }),
  'community.saveProfile': () => ({ handle: 'other' }),
}
const deleted: Readonly<Record<string, keyof Ids>> = {
  'recipes.restore': 'deletedRecipe',
  'shopping.restore': 'deletedList',
  'menus.restore': 'deletedMenu',
  'mealPlans.restore': 'deletedPlan',
  'atHome.restore': 'deletedStock',
  'cooked.restore': 'deletedEntry',
}
const own: Readonly<Record<string, keyof Ids>> = {
  recipes: 'recipe',
  shopping: 'list',
  menus: 'menu',
  mealPlans: 'plan',
  atHome: 'stock',
  cooked: 'diary',
  collections: 'collection',
  community: 'comment',
}
/** What asks the kitchen, as far as the walk knows how: a call that is refused for what it says shows nothing. */
const asking = [
  'photo',
  'recipes.generate',
  'recipes.create',
  'recipes.update',
  'recipes.restore',
  'recipes.verify',
  'recipes.ideas',
  'recipes.swap',
  'recipes.removePhoto',
  'shopping.ofRecipe',
  'shopping.combined',
  'shopping.preview',
  'shopping.ofMenu',
  'shopping.create',
  'shopping.update',
  'shopping.restore',
  'shopping.addItem',
  'shopping.addRecipe',
  'shopping.deliveryLink',
  'shopping.removeRecipe',
  'menus.generate',
  'menus.swap',
  'mealPlans.create',
  'mealPlans.generate',
  'mealPlans.update',
  'mealPlans.swap',
  'mealPlans.duplicate',
  'mealPlans.shop',
  'mealPlans.restore',
  'atHome.add',
  'atHome.update',
  'atHome.fromList',
  'atHome.cooked',
  'community.keep',
]

test('what is answered busy was not begun', async () => {
  const app = await createApp({ ...world.context, kitchen: fullKitchen() })
  const browser = visitor(app)
  browser.cookies = { ...owner.cookies }
  const rows = Object.keys(own).flatMap((feature) =>
    Object.entries(contract[feature as 'recipes'] as Record<string, Endpoint>)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name, row]) => ({ name: `${feature}.${name}`, feature, ...row })),
  )
  // what is deleted is deleted last, and what stands in it before
  const depth = ({ method, path }: Endpoint) => (method === 'DELETE' ? 10 - path.split('/').length : 0)
  const refused: string[] = []
  const written: string[] = []
  const calls = rows.toSorted((one, other) => depth(one) - depth(other))
  const photo = { name: 'photo', feature: 'recipes', method: 'POST', path: '/api/recipes/:id/photo' } as const
  for (const { name, feature, method, path } of [photo, ...calls]) {
    const before = await everyRow(world.database)
    const url = path
      .replace(':id', String(ids[deleted[name] ?? own[feature]!]))
      .replace(':recipeId', String(ids.recipe))
      .replace(':cookingId', String(ids.cooking))
      .replace(':token', token)
      .replace(':handle', 'owner')
    const isPhoto = name === 'photo'
    const payload = isPhoto ? file : (bodies[name]?.() ?? goodBodies[name] ?? {})
    const answer = await browser.send({ method, url, payload, headers: isPhoto ? png : {} })
    if (answer.statusCode !== 503) continue
    refused.push(name)
    if ((await everyRow(world.database)) !== before) written.push(name)
  }
  expect(written).toEqual([])
  expect(refused).toEqual(expect.arrayContaining(asking))
  await app.close()
})
