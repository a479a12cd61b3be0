import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlanChangeGiven } from '#contract/planning/plan-wish.ts'
import { changed, planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const eaters = [
  { id: 'eater-ada', name: 'Ada' },
  { id: 'eater-vera', name: 'Vera', diet: 'vegan' as const },
  { id: 'eater-sam', name: 'Sam', portion: 2 },
]
const roast = {
  title: 'Roast potatoes',
  servings: 4,
  ingredients: ['2 lb potatoes', '2 tbsp olive oil', '1/2 cup feta'],
  instructions: ['Roast the potatoes in the oil at 425°F for 40 minutes.', 'Scatter the feta over them.'],
}
const salad = {
  title: 'Bean salad',
  servings: 2,
  ingredients: ['2 cups canned chickpeas', '1 onion'],
  instructions: ['Slice the onion and toss it with the chickpeas for 5 minutes.'],
}

async function dinnerOf(...dishes: readonly { recipeId: number; eaters?: string[] }[]) {
  const made = await ada.api.mealPlans.create({ body: { ...week, eaters } })
  const added = dishes.map(
    (dish, at): PlanChangeGiven => ({
      kind: 'add',
      entry: `dish-${at}`,
      day: 3,
      meal: 'dinner',
      dish: { kind: 'recipe', ...dish },
    }),
  )
  return changed(ada, made, ...added)
}
const mealOf = ({ id }: { id: number }, meal: 'lunch' | 'dinner' = 'dinner', day = 3) =>
  ada.api.mealPlans.meal({ params: { id }, query: { day, meal } })

let ada: Awaited<ReturnType<typeof planner>>
let roastId: number
let saladId: number
beforeAll(async () => {
  ada = await planner(world)
  roastId = (await ada.api.recipes.create({ body: roast })).id
  saladId = (await ada.api.recipes.create({ body: salad })).id
})

test('the dishes of a meal have one timeline, and each says for how many, for whom, and what is left off whose plate', async () => {
  const plan = await dinnerOf({ recipeId: saladId, eaters: ['eater-vera'] }, { recipeId: roastId })
  await changed(
    ada,
    plan,
    { kind: 'add', entry: 'rest-of', day: 4, meal: 'lunch', dish: { kind: 'leftover', cookedAt: 'dish-1' } },
    { kind: 'add', entry: 'note-of', day: 3, meal: 'dinner', dish: { kind: 'note' }, note: 'Candles' },
  )
  const meal = await mealOf(plan)
  expect(meal).toMatchObject({ title: week.title, weekday: 3, at: '18:30' })
  // what most of them eat comes first; its leftovers are cooked with it
  expect(meal.dishes.map(({ entry, servings, whom }) => [entry, servings, whom])).toEqual([
    ['dish-1', 8, null],
    ['dish-0', 1, 'for Vera'],
  ])
  expect(meal.dishes.map(({ remarks }) => remarks.map(({ words }) => words))).toEqual([
    ['Vera: no feta on their plate'],
    [],
  ])
  const { timeline } = meal
  expect(timeline.titles).toEqual([roast.title, salad.title])
  expect(timeline.isBest).toBe(true)
  expect(Math.max(...timeline.tasks.map(({ end }) => end))).toBe(0)
  expect(new Set(timeline.tasks.map(({ dish }) => dish))).toEqual(new Set([0, 1]))
  // the salad is made while the potatoes roast
  const alone = (await mealOf(await dinnerOf({ recipeId: roastId }))).timeline
  expect(timeline.minutes).toBe(alone.minutes)
  expect(meal.dishes[0]!.recipe.verification).toBeDefined()
})

test('a recipe that is cooked twice for a meal is two dishes, told by whom they are for', async () => {
  const plan = await dinnerOf(
    { recipeId: saladId, eaters: ['eater-sam'] },
    { recipeId: saladId, eaters: ['eater-ada', 'eater-vera'] },
  )
  const { dishes, timeline } = await mealOf(plan)
  expect(timeline.titles).toEqual(['Bean salad, for Ada and Vera', 'Bean salad, for Sam'])
  expect(dishes.map(({ servings }) => servings)).toEqual([2, 2])
  expect(timeline.activeMinutes).toBe(2 * (await mealOf(await dinnerOf({ recipeId: saladId }))).timeline.activeMinutes)
})

test('a recipe that was deleted is not cooked, and a meal without any has nothing to cook', async () => {
  const { id } = await ada.api.recipes.create({ body: { ...salad, title: 'Gone' } })
  const plan = await dinnerOf({ recipeId: id }, { recipeId: saladId })
  await ada.api.recipes.remove({ params: { id }, body: {} })
  expect((await mealOf(plan)).dishes.map(({ recipe }) => recipe.title)).toEqual([salad.title])
  const nothing = await mealOf(plan, 'lunch')
  expect([nothing.dishes, nothing.timeline.tasks, nothing.timeline.minutes]).toEqual([[], [], 0])
  expect((await mealOf(plan, 'dinner', 27)).dishes).toEqual([])
})

test('today says which day of the plan it is, so that its meals are found', async () => {
  const plan = await dinnerOf({ recipeId: saladId }, { recipeId: roastId })
  const today = await ada.api.mealPlans.today({ query: { date: '2026-11-26' } })
  expect([today.planId, today.day]).toEqual([plan.id, 3])
})
