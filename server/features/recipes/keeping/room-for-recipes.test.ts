import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostRecipes } from '#contract/how-many.ts'
import { createApp } from '#server/app.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { bringIn, json, outcomes, send } from '#server/test-world/imports/bring-in.ts'
import { planner } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
/** One recipe of somebody else, which all of a full library are like. */
let one: number
beforeAll(async () => {
  world = await startApp()
  const bob = await planner(world)
  const words = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }
  one = (await bob.api.recipes.create({ body: words })).id
})
afterAll(() => world.close())

/** A member with room for so many more. */
async function memberWithRoomFor(more: number, at = world): Promise<Cook> {
  const ada = await planner(at)
  const { rows } = await world.database.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'recipes' and column_name not in ('id', 'user_id')
       and is_generated = 'NEVER'`,
  )
  const columns = rows.map(({ name }) => `"${name}"`).join(', ')
  await world.database.query(
    `insert into recipes (user_id, ${columns})
     select $1, ${columns} from recipes, generate_series(1, $3::int) where id = $2`,
    [ada.user.id, one, mostRecipes - more],
  )
  return ada
}

const standing = async ({ user }: Cook) => {
  const text = 'select count(*)::int as n from recipes where user_id = $1 and deleted_at is null'
  return (await world.database.query<{ n: number }>(text, [user.id])).rows[0]!.n
}

const words = { title: 'Onion soup', servings: 2, ingredients: ['2 onions'], instructions: ['Boil them.'] }
const full = {
  status: 400,
  code: 'invalid_input',
  message: 'You can have at most 50,000 recipes. Please delete some that you no longer need.',
}
const refusal = ({ statusCode, ...answer }: Awaited<ReturnType<Cook['send']>>) => {
  const { code, message } = answer.json<{ code: string; message: string }>()
  return { status: statusCode, code, message }
}
const post = async (who: Cook, url: string, payload: object = {}) =>
  refusal(await who.send({ method: 'POST', url, payload }))

test('a member has so many recipes at most, however they come', async () => {
  const ada = await memberWithRoomFor(1)
  const last = await ada.api.recipes.create({ body: words })
  expect(await post(ada, '/api/recipes', { ...words, title: 'Another soup' })).toEqual(full)
  expect(await post(ada, '/api/generate-recipe')).toEqual(full)
  expect(await post(ada, '/api/generate-menu', { mealType: 'dinner', recipeCount: 2 })).toEqual(full)
  expect(await ada.api.accounts.currentUser({})).toMatchObject({ generationsUsed: 0 })

  // one that is deleted makes room, which may be taken when it is wanted back
  await ada.api.recipes.remove({ params: { id: last.id }, body: undefined })
  const another = await ada.api.recipes.create({ body: { ...words, title: 'Another soup' } })
  expect(await post(ada, `/api/recipes/${last.id}/restore`)).toEqual(full)
  await ada.api.recipes.remove({ params: { id: another.id }, body: undefined })
  await ada.api.recipes.restore({ params: { id: last.id }, body: undefined })
  expect(await standing(ada)).toBe(mostRecipes)
})

test('a plan and another meal of it write nothing where there is no room for all that they would', async () => {
  let composed = 0
  const kitchen = heard(world.context.kitchen, () => (composed += 1))
  const app = await createApp({ ...world.context, kitchen })
  const ada = await memberWithRoomFor(1, { ...world, app })
  const every = [0, 1, 2, 3, 4, 5, 6]
  const rules = {
    meals: [{ meal: 'dinner' as const, at: '18:30', weekdays: every }],
    sameDinner: 1,
    minutes: every.map((): number | null => null),
  }
  const days = { startDate: '2026-11-23', endDate: '2026-11-24', eaters: [{ id: 'eater-ada', name: 'Ada' }], rules }
  expect(await post(ada, '/api/meal-plans/generate', { ...days, seconds: 1 })).toEqual(full)
  expect(composed).toBe(0)

  const plan = await ada.api.mealPlans.create({ body: { ...days, title: 'By hand', recipeIds: [] } })
  await ada.api.recipes.create({ body: words })
  expect(await post(ada, `/api/meal-plans/${plan.id}/swap`, { day: 0, meal: 'dinner' })).toEqual(full)
  expect([composed, await standing(ada)]).toEqual([0, mostRecipes])
  expect(await ada.api.accounts.currentUser({})).toMatchObject({ generationsUsed: 0 })
  await app.close()
})

/** A kitchen that tells of each recipe that it is to compose. */
function heard(kitchen: Kitchen, onComposed: () => void): Kitchen {
  return {
    ...kitchen,
    ask: (name, ...given) => {
      if (name === 'compose') onComposed()
      return kitchen.ask(name, ...given)
    },
    for: (owner, signal) => heard(kitchen.for(owner, signal), onComposed),
  }
}

test('an import brings in what there is room for, and says which recipe did not come in, and that others may follow', async () => {
  const ada = await memberWithRoomFor(2)
  const file = json([1, 2, 3, 4, 5].map((at) => shared(`Soup ${at}`)))
  const { recipes, result } = await bringIn(ada, file, { name: 'soups.json' })
  expect(outcomes(recipes)).toEqual([
    ['kept', 'Soup 1'],
    ['kept', 'Soup 2'],
    ['unread', 'Soup 3'],
  ])
  expect(recipes[2]).toMatchObject({
    reason:
      'You can have at most 50,000 recipes. We didn’t import this one or those after it. Delete some that you no longer need, then import the rest.',
  })
  expect(result).toEqual({ kept: 2, doubles: 0, unread: 1 })
  expect(await standing(ada)).toBe(mostRecipes)
  expect(refusal(await send(ada, file, { name: 'soups.json' }))).toEqual(full)
})

/** A recipe as pages tell of it. */
const shared = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeYield: '2',
  recipeIngredient: ['2 onions', '1 l water'],
  recipeInstructions: 'Boil the onions in the water for 20 minutes.',
})
