import type { InjectOptions } from 'fastify'

/** Of what there is when the calls are made: the owner's, and where it says so the other one's. */
export const ids = {
  recipe: 0,
  deletedRecipe: 0,
  list: 0,
  deletedList: 0,
  menu: 0,
  deletedMenu: 0,
  ownMenu: 0,
  plan: 0,
  deletedPlan: 0,
  ownPlan: 0,
  entry: '',
  stock: 0,
  deletedStock: 0,
  cooking: 0,
  item: '',
  ownList: 0,
  ownRecipe: 0,
  collection: 0,
  ownCollection: 0,
}
/** The photograph of the owner. */
export const pictures = { photo: Buffer.alloc(0) }
export const png = { 'content-type': 'image/png' }

export const words = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }
const order = { deliveryService: 'kroger', deliveryAddress: '1 Main St' }

export const week = { startDate: '2026-11-23', endDate: '2026-11-29' }
const eaters = [{ id: 'eater-1', name: 'Ada' }]
const dish = () => ({ kind: 'recipe', recipeId: ids.recipe })

export type Named =
  | 'ownCollection'
  | 'deletedRecipe'
  | 'deletedList'
  | 'deletedMenu'
  | 'ownMenu'
  | 'deletedPlan'
  | 'ownPlan'
  | 'deletedStock'

/** Each way to name what is somebody else's. `of`: what stands in the address. */
export const calls: Readonly<Record<string, readonly { of?: Named; body?: () => object }[]>> = {
  'GET /api/recipes/:id': [{}, { of: 'deletedRecipe' }],
  'PATCH /api/recipes/:id': [{ body: () => ({ title: 'Mine now' }) }],
  'DELETE /api/recipes/:id': [{ body: () => ({}) }],
  'POST /api/recipes/:id/restore': [{ of: 'deletedRecipe', body: () => ({}) }],
  'PATCH /api/recipes/:id/rate': [{ body: () => ({ rating: 1 }) }],
  'PATCH /api/recipes/:id/favorite': [{ body: () => ({}) }],
  'GET /api/recipes/:id/swaps': [{}],
  'POST /api/recipes/:id/swap': [{ body: () => ({ line: 0, food: 'tofu' }) }],
  'GET /api/recipes/:id/scale': [{}],
  'POST /api/recipes/:id/share': [{ body: () => ({}) }],
  'DELETE /api/recipes/:id/share': [{ body: () => ({}) }],
  'DELETE /api/recipes/:id/photo': [{ body: () => ({}) }],
  'POST /api/recipes/:id/shopping-list': [{ body: () => ({}) }],
  'POST /api/recipes': [{ body: () => ({ ...words, variationOf: ids.recipe }) }],
  'POST /api/recipes/tag': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.recipe], tag: 'mine', isOn: true }) }],
  'POST /api/recipes/delete': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.recipe] }) }],
  'POST /api/recipes/restore': [{ body: () => ({ recipeIds: [ids.ownRecipe, ids.deletedRecipe] }) }],
  'POST /api/collections': [{ body: () => ({ name: 'Mine', recipeIds: [ids.ownRecipe, ids.recipe] }) }],
  'PATCH /api/collections/:id': [{ body: () => ({ name: 'Mine now' }) }],
  'DELETE /api/collections/:id': [{ body: () => ({}) }],
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
  'DELETE /api/meal-plans/:id': [{ body: () => ({}) }],
  'POST /api/meal-plans/:id/restore': [{ of: 'deletedPlan', body: () => ({}) }],
  'PATCH /api/at-home/:id': [{ body: () => ({ useBy: null }) }, { body: () => ({ text: '1 egg' }) }],
  'DELETE /api/at-home/:id': [{ body: () => ({}) }],
  'POST /api/at-home/:id/restore': [{ of: 'deletedStock', body: () => ({}) }],
  'POST /api/at-home/from-list': [{ body: () => ({ listId: ids.list }) }],
  'POST /api/at-home/from-list/undo': [{ body: () => ({ listId: ids.list, added: [], rows: [] }) }],
  'GET /api/at-home/recipes/:recipeId': [{}],
  'POST /api/at-home/cooked': [{ body: () => ({ recipeId: ids.recipe, servings: 2 }) }],
  'POST /api/at-home/cooked/:cookingId/undo': [{ body: () => ({}) }],
}
/** The same for the plain routes. */
export const plain: Readonly<Record<string, () => Partial<InjectOptions>>> = {
  'GET /api/recipes/:id/image.svg': () => ({}),
  'GET /api/recipes/:id/image.png': () => ({ query: { width: '96' } }),
  'GET /api/recipes/:id/picture': () => ({}),
  'GET /api/recipes/:id/photo': () => ({}),
  'POST /api/recipes/:id/photo': () => ({ payload: pictures.photo, headers: png }),
  'GET /api/recipes/:id/file': () => ({ query: { format: 'txt' } }),
  'GET /api/shopping-lists/:id/file': () => ({ query: { format: 'txt' } }),
  'GET /api/shopping-lists/:id/events': () => ({}),
  'GET /api/menus/:id/file': () => ({}),
}
export const queries: Readonly<Record<string, Record<string, string>>> = {
  'GET /api/recipes/:id/swaps': { line: '0' },
  'GET /api/recipes/:id/scale': { line: '0', have: '350 g' },
}
/** What these answer is the caller's own, and nobody else's can be named in them. */
export const namesNothing = new Set([
  'POST /api/generations/:id/cancel',
  'GET /api/recipes',
  'GET /api/recipes/tags',
  'GET /api/recipes/counts',
  'GET /api/collections',
  'POST /api/recipes/verify',
  'POST /api/recipes/ideas',
  'GET /api/shopping-lists',
  'POST /api/shopping-lists',
  'GET /api/delivery-stores',
  'POST /api/generate-menu',
  'GET /api/menus',
  'GET /api/meal-plans',
  'GET /api/meal-plans/today',
  'GET /api/calendar-feed',
  'POST /api/calendar-feed',
  'DELETE /api/calendar-feed',
  'GET /api/at-home',
  'POST /api/at-home',
])
