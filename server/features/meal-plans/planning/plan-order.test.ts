import { afterAll, beforeAll, expect, test } from 'vitest'
import { GeneratePlan } from '#contract/planning/plan-wish.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { recipesToConsider } from '#server/features/meal-plans/planned-recipes.ts'
import { orderOf } from '#server/features/meal-plans/planning/plan-order.ts'
import { composed, planner } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

test('some of the dishes are composed for what is at home, no more of them than without', async () => {
  const ada = await planner(world)
  const user = (await findUser(world.database, ada.user.id))!
  const plan = GeneratePlan.parse({
    startDate: '2026-11-23',
    endDate: '2026-11-26',
    eaters: [{ id: 'eater-ada', name: 'Ada' }],
    rules: { meals: [{ meal: 'dinner', at: '18:30' }] },
  })
  const kale = ({ composed: all }: { composed: ReadonlyMap<string, { wish: { include: readonly string[] } }> }) =>
    [...all.values()].filter(({ wish }) => wish.include.includes('lacinato kale')).length
  const without = await orderOf(world.context, user, { ...plan, entries: [] })
  await ada.api.atHome.add({ body: { text: '1 lb kale', useBy: '2026-11-24' } })
  const beside = await orderOf(world.context, user, { ...plan, entries: [] })
  expect(kale(without)).toBe(0)
  // a dozen for each dinner; of the last three at once some may be too many
  for (const { composed: all } of [without, beside]) {
    expect(all.size).toBeGreaterThanOrEqual(48)
    expect(all.size).toBeLessThanOrEqual(50)
  }
  expect(kale(beside)).toBeGreaterThan(beside.composed.size / 20)
  expect(kale(beside)).toBeLessThanOrEqual(beside.composed.size / 4)
})

test('whatever stays of a plan, its dishes need not be composed again', async () => {
  const ada = await planner(world)
  const user = (await findUser(world.database, ada.user.id))!
  const plan = GeneratePlan.parse({
    startDate: '2026-11-23',
    endDate: '2026-11-24',
    eaters: ['eater-ada', 'eater-ben'].map((id) => ({ id, name: id })),
    rules: { meals: [{ meal: 'dinner', at: '18:30' }], sameDinner: 2 },
  })
  const first = await orderOf(world.context, user, { ...plan, entries: [] })
  expect(first.composed.size).toBeGreaterThan(0)
  // Ada eats out, so that a third table is set for Ben
  const out: PlanEntry = {
    id: 'entry-out',
    day: 0,
    meal: 'dinner',
    kind: 'out',
    recipeId: null,
    menuId: null,
    cookedAt: null,
    eaters: ['eater-ada'],
    without: [],
    note: '',
    isLocked: false,
  }
  let asked = 0
  const again = await orderOf(world.context, user, { ...plan, entries: [out] }, () => (asked += 1))
  expect(again.week.slots.length).toBeGreaterThan(first.week.slots.length)
  expect([[...again.composed.keys()], asked]).toEqual([[...first.composed.keys()], 0])
})

test('what somebody likes is considered before what is newer', async () => {
  const ada = await planner(world)
  const [favorite, rated, plain, newest] = await composed(ada, 4)
  const considered = async (limit: number) =>
    (await recipesToConsider(world.database, ada.user.id, limit)).map(({ id }) => id)
  expect(await considered(3)).toEqual([newest, plain, rated])
  await ada.api.recipes.toggleFavorite({ params: { id: favorite! }, body: {} })
  await ada.api.recipes.rate({ params: { id: rated! }, body: { rating: 1 } })
  expect(await considered(3)).toEqual([rated, favorite, newest])
  expect(await considered(9)).toEqual([rated, favorite, newest, plain])
})

test('a dish that was written for others is composed for those who may not have it as it was written', async () => {
  const ada = await planner(world)
  const user = (await findUser(world.database, ada.user.id))!
  const plan = GeneratePlan.parse({
    startDate: '2026-11-23',
    endDate: '2026-11-24',
    eaters: [{ id: 'eater-ada', name: 'Ada', diet: 'vegan' }],
    rules: { meals: [{ meal: 'dinner', at: '18:30' }], sameDinner: 2 },
  })
  const [first] = (await orderOf(world.context, user, { ...plan, entries: [] })).composed.values()
  const isComposed = async () => {
    const { composed: fresh } = await orderOf(world.context, user, { ...plan, entries: [] })
    return [...fresh.values()].some(({ dish }) => dish === first!.dish)
  }
  const written = async (ingredients: string[]) => {
    const instructions = ['Simmer everything together for 20 minutes.', 'Let it rest for 5 minutes and serve.']
    const body = { title: 'What was written', servings: 2, ingredients, instructions }
    const { id } = await ada.api.recipes.create({ body })
    await world.database.query('update recipes set dish = $2 where id = $1', [id, first!.dish])
  }
  await written(['1 lb ground beef', '1 cup rice', '2 cups water'])
  expect(await isComposed()).toBe(true)
  await written(['1 lb potatoes', '1 cup rice', '2 cups water'])
  expect(await isComposed()).toBe(false)
})
