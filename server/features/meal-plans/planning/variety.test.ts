import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { GeneratePlan } from '#contract/planning/plan-wish.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { orderOf } from '#server/features/meal-plans/planning/plan-order.ts'
import { findPlan } from '#server/features/meal-plans/store.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, composed, planner, refusal, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
  // a Monday evening
  world.clock.now = new Date('2026-11-23T20:00:00Z')
})
afterAll(() => world.close())

const eaters = [{ id: 'eater-ada', name: 'Ada' }]
const dinner = { meal: 'dinner' as const, at: '18:30' }
const rules = { dishes: 'own' as const, aim: 'cheapest' as const, coldAtMost: null, minutes: Array(7).fill(null) }
const tuesday = { startDate: '2026-11-24', endDate: '2026-11-24', eaters, seconds: 1 }

const write = async (ada: Cook, title: string, ingredients: string[], more: object = {}): Promise<number> => {
  const instructions = ['Cook everything for 20 minutes.']
  return (await ada.api.recipes.create({ body: { title, servings: 4, ingredients, instructions, ...more } })).id
}
const dal = (ada: Cook) => write(ada, 'Lentil dal', ['2 cups brown lentils', '1 onion, chopped'])
const salmon = (ada: Cook) => write(ada, 'Salmon and rice', ['2 lb salmon', '2 cups rice'])
const titles = ({ recipes }: MealPlanWithMeals) => recipes.map(({ title }) => title).toSorted()
const dinnerOfTuesday = async (ada: Cook, more: object = {}) => {
  const plan = await ada.api.mealPlans.generate({ body: { ...tuesday, rules: { ...rules, meals: [dinner], ...more } } })
  return titles(plan)
}

test('what was planned or cooked the evening before is not planned again', async () => {
  const [free, planned, cooked] = await Promise.all([planner(world), planner(world), planner(world)])
  for (const ada of [free, planned, cooked]) await salmon(ada)
  await dal(free)
  expect(await dinnerOfTuesday(free)).toEqual(['Lentil dal'])
  await planned.api.mealPlans.create({ body: { ...week, recipeIds: [await dal(planned)] } })
  expect(await dinnerOfTuesday(planned)).toEqual(['Salmon and rice'])
  const noted = { recipeId: await dal(cooked), cookedOn: '2026-11-23', servings: 4 }
  await cooked.api.cooked.note({ body: noted })
  expect(await dinnerOfTuesday(cooked)).toEqual(['Salmon and rice'])
  // whoever asks for no distance, and for the same dish twice, has it
  expect(await dinnerOfTuesday(cooked, { mainsApart: false, sameDinner: 2 })).toEqual(['Lentil dal'])
})

test('a pan of carrots is no dinner, nor what a dinner is swapped for, and may be put there by hand', async () => {
  const ada = await planner(world)
  await salmon(ada)
  const carrots = await write(ada, 'Pan of carrots', ['2 lb carrots', '1 tbsp butter'], { recipeType: 'Main Dish' })
  const meals = [dinner]
  const plan = await ada.api.mealPlans.generate({ body: { ...tuesday, rules: { ...rules, meals } } })
  expect(titles(plan)).toEqual(['Salmon and rice'])
  expect(await refusal(ada, 'POST', `/${plan.id}/swap`, { day: 0, meal: 'dinner' })).toEqual([
    '422 wishes_contradict',
    'We couldn’t find another dish for this meal.',
  ])
  const dish = { kind: 'recipe' as const, recipeId: carrots, eaters: [] }
  const entry = plan.entries[0]!.id
  const { entries } = await ada.api.mealPlans.update({
    params: { id: plan.id },
    body: { changes: [{ kind: 'dish', entry, dish }] },
  })
  expect(entries.map(({ recipeId }) => recipeId)).toEqual([carrots])
})

test('a day has up to three snacks, each with its hour, in the order of the day', async () => {
  const ada = await planner(world)
  const [bars] = await composed(ada, 1)
  const meals = [
    { meal: 'evening-snack' as const, at: '20:45' },
    { meal: 'dinner' as const, at: '18:30' },
    { meal: 'snack' as const, at: '15:30' },
    { meal: 'morning-snack' as const, at: '10:15' },
  ]
  const plan = await ada.api.mealPlans.create({ body: { ...week, rules: { meals } } })
  expect(plan.rules.meals.map(({ meal, at }) => [meal, at])).toEqual(meals.map(({ meal, at }) => [meal, at]))
  const dish = { kind: 'recipe', recipeId: bars! } as const
  const added = await changed(
    ada,
    plan,
    { kind: 'add', entry: 'after-dinner', day: 1, meal: 'evening-snack', dish },
    { kind: 'add', entry: 'before-lunch', day: 1, meal: 'morning-snack', dish },
    { kind: 'add', entry: 'at-lunchtime', day: 1, meal: 'lunch', dish },
  )
  expect(added.entries.map(({ id }) => id)).toEqual(['before-lunch', 'at-lunchtime', 'after-dinner'])
  const { meals: today } = await ada.api.mealPlans.today({ query: { date: '2026-11-24' } })
  expect(today.map(({ meal, at }) => [meal, at])).toEqual([
    ['morning-snack', '10:15'],
    ['lunch', '12:30'],
    ['evening-snack', '20:45'],
  ])
  expect((await refusal(ada, 'PATCH', `/${plan.id}`, { rules: { meals: [...meals, meals[0]] } }))[1]).toContain(
    'A day can have each meal only once.',
  )
})

test('three snacks of a day are three dishes, and where there are too few, that is said', async () => {
  const ada = await planner(world)
  const meals = (['morning-snack', 'snack', 'evening-snack'] as const).map((meal, at) => ({ meal, at: `1${at}:00` }))
  const body = { ...tuesday, rules: { ...rules, meals, sameBreakfast: 28 } }
  const recipeType = 'Snack'
  await write(ada, 'Apple slices', ['4 apples'], { recipeType })
  await write(ada, 'Roasted almonds', ['1 cup almonds'], { recipeType })
  expect(await refusal(ada, 'POST', '/generate', body)).toEqual([
    '422 wishes_contradict',
    expect.stringContaining('A day has 3 snacks, but we found only 2 that Ada can eat'),
  ])
  await write(ada, 'Yogurt', ['4 cups yogurt'], { recipeType })
  const plan = await ada.api.mealPlans.generate({ body })
  expect(plan.entries.map(({ meal }) => meal)).toEqual(meals.map(({ meal }) => meal))
  expect(titles(plan)).toEqual(['Apple slices', 'Roasted almonds', 'Yogurt'])
})

/** On which days beside a plan something was cooked, as the planner is told. */
async function daysNear(ada: Cook, { id, startDate, endDate }: MealPlanWithMeals): Promise<number[]> {
  const user = (await findUser(world.database, ada.user.id))!
  const stored = (await findPlan(world.database, ada.user.id, id))!
  const wish = GeneratePlan.parse({ startDate, endDate, eaters, rules: { ...rules, meals: [dinner] } })
  const { week: asked } = await orderOf(world.context, user, { ...wish, entries: [], stored })
  return (asked.near ?? []).map(({ day }) => day).toSorted((one, other) => one - other)
}

test('a dish that the diary has as two of a plan was cooked twice', async () => {
  const ada = await planner(world)
  const recipeId = await dal(ada)
  const plan = await ada.api.mealPlans.create({ body: { ...week, startDate: '2026-11-24' } })
  for (const entry of ['for-sam', 'for-ada'])
    await ada.api.cooked.note({
      body: { recipeId, cookedOn: '2026-11-23', servings: 1, planned: { plan: plan.id, entry } },
    })
  expect(await daysNear(ada, plan)).toEqual([-1, -1])
})

test('a plan that comes again looks at the days beside the time it is in', async () => {
  const ada = await planner(world)
  const recipeId = await dal(ada)
  const plan = await ada.api.mealPlans.create({
    body: { ...week, startDate: '2026-11-03', endDate: '2026-11-06' },
  })
  await ada.api.mealPlans.update({ params: { id: plan.id }, body: { repeats: 3 } })
  for (const cookedOn of ['2026-11-01', '2026-11-22', '2026-11-23'])
    await ada.api.cooked.note({ body: { recipeId, cookedOn, servings: 1 } })
  expect(await daysNear(ada, plan)).toEqual([-2, -1])
})
