import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { goodBodies } from '#server/test-world/good-bodies.ts'
import type { Ids } from '#server/test-world/two-members.ts'

export interface OwnerCall {
  readonly name: string
  readonly method: Endpoint['method']
  readonly url: string
  readonly payload: object
}

/**
 * Every call that can write to what a member has, by who owns what it names (`token`: of the recipe they have published). What is deleted is
 * deleted last, and what stands in it before.
 */
export function ownerCalls(ids: Ids, token: string): OwnerCall[] {
  const rows = Object.keys(own).flatMap((feature) =>
    Object.entries(contract[feature as 'recipes'] as Record<string, Endpoint>)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name, row]) => ({ name: `${feature}.${name}`, feature, ...row })),
  )
  const depth = ({ method, path }: Endpoint) => (method === 'DELETE' ? 10 - path.split('/').length : 0)
  const bodies = bodiesFor(ids)
  return rows
    .toSorted((one, other) => depth(one) - depth(other))
    .map(({ name, feature, method, path }) => ({
      name,
      method,
      url: path
        .replace(':id', String(ids[deleted[name] ?? own[feature]!]))
        .replace(':recipeId', String(ids.recipe))
        .replace(':cookingId', String(ids.cooking))
        .replace(':token', token)
        .replace(':handle', 'owner'),
      payload: bodies[name] ?? goodBodies[name] ?? {},
    }))
}

const words = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }
const week = { startDate: '2026-11-23', endDate: '2026-11-29' }
/** Bodies that name something of the owner's; the others are those that suit everybody. */
const bodiesFor = (ids: Ids): Readonly<Record<string, object>> => ({
  'recipes.generate': {},
  'recipes.create': words,
  'recipes.update': { title: 'Other toast', ingredients: ['2 slices bread'] },
  'recipes.swap': { line: 0, food: 'tofu' },
  'menus.generate': { mealType: 'snack', recipeCount: 2 },
  'menus.update': { title: 'Supper', recipeIds: [ids.recipe] },
  'menus.swap': { place: 0 },
  'mealPlans.create': { ...week, title: 'Week', recipeIds: [ids.recipe] },
  'mealPlans.generate': { ...week, eaters: [{ id: 'eater-1', name: 'Ada' }], planId: ids.plan },
  'mealPlans.update': { title: 'My week' },
  'mealPlans.swap': { day: 0, meal: 'dinner' },
  'mealPlans.duplicate': { title: 'Next week', startDate: '2026-11-30' },
  'mealPlans.shop': { days: [0] },
  'shoppingDays.keeping': { days: [0] },
  'shopping.combined': { recipeIds: [ids.recipe] },
  'shopping.preview': { recipeIds: [ids.recipe] },
  'shopping.ofMenu': { recipeIds: [ids.recipe], recipeNames: ['Toast'] },
  'shopping.addRecipe': { recipeId: ids.recipe, servings: 2 },
  'shopping.deliveryLink': {
    deliveryService: 'kroger',
    deliveryAddress: '1 Main St',
    shoppingListId: ids.list,
  },
  'atHome.fromList': { listId: ids.list },
  'atHome.cooked': { recipeId: ids.recipe, servings: 2 },
  'cooked.note': { recipeId: ids.recipe, cookedOn: '2026-11-05', servings: 2 },
  'cooked.update': { note: 'good' },
  'atHome.undoFromList': { listId: ids.list, added: [], rows: [] },
  'collections.create': { name: 'Soups', recipeIds: [ids.recipe] },
  'collections.update': { name: 'Breakfasts' },
  'collections.add': { recipeIds: [ids.recipe] },
  'collections.take': { recipeIds: [ids.recipe] },
  'community.like': { isLiked: true },
  'community.share': { platform: 'link' },
  'community.comment': { content: 'Good' },
  'community.hideComment': { isHidden: true },
  'community.saveProfile': { handle: 'other' },
})
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
  shoppingDays: 'plan',
  atHome: 'stock',
  cooked: 'diary',
  collections: 'collection',
  community: 'comment',
}
