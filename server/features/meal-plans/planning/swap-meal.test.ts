import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { createApp } from '#server/app.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, planner, refusal } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const every = [0, 1, 2, 3, 4, 5, 6]
const three = { title: 'By hand', startDate: '2026-11-23', endDate: '2026-11-25' }
const hours = { breakfast: '08:00', lunch: '12:30', dinner: '18:30' }
type Meal = keyof typeof hours
const rules = (...meals: Meal[]) => ({
  meals: meals.map((meal) => ({ meal, at: hours[meal], weekdays: every })),
  minutes: every.map(() => null),
  mainsApart: false,
  coldAtMost: null,
  sameDinner: 3,
  dishes: 'own' as const,
})

/** Stews that differ in their beans; more of them than a plan takes. */
async function stews(ada: Cook, beans: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const bean of beans)
    ids.push(
      (
        await ada.api.recipes.create({
          body: {
            title: `Stew of ${bean} for dinner`,
            servings: 2,
            ingredients: [`2 cups ${bean}`, '3 tbsp olive oil', '1 onion, chopped', '2 cups vegetable broth'],
            instructions: [`Simmer the onion in the broth for 10 minutes. Add the ${bean} and warm for 10 minutes.`],
          },
        })
      ).id,
    )
  return ids
}
const beans = ['canned black beans', 'canned chickpeas', 'canned pinto beans', 'canned lentils']
const at = ({ entries }: MealPlanWithMeals, day: number, meal: Meal) =>
  entries.filter((entry) => entry.day === day && entry.meal === meal)

test('a dish is not swapped while what is left of it is locked', async () => {
  const ada = await planner(world)
  const recipeIds = await stews(ada, beans)
  const plan = await ada.api.mealPlans.create({
    body: { ...three, recipeIds: recipeIds.slice(0, 3), rules: rules('dinner') },
  })
  const [dinner] = at(plan, 0, 'dinner')
  const dish = { kind: 'leftover' as const, cookedAt: dinner!.id }
  await changed(
    ada,
    plan,
    { kind: 'add', entry: 'left-of-it', day: 1, meal: 'lunch', dish },
    { kind: 'lock', entry: 'left-of-it', isLocked: true },
  )
  const place = { day: 0, meal: 'dinner' as const }
  expect(await refusal(ada, 'POST', `/${plan.id}/swap`, place)).toEqual([
    '400 invalid_input',
    'The leftovers of this meal are locked. Please unlock them first.',
  ])
  await changed(ada, plan, { kind: 'lock', entry: 'left-of-it', isLocked: false })
  const swapped = await ada.api.mealPlans.swap({ params: { id: plan.id }, body: place })
  expect(at(swapped, 0, 'dinner')).toMatchObject([{ recipeId: recipeIds[3] }])
  expect(at(swapped, 1, 'lunch')).toEqual([])
})

test('of a plan that was filled by hand nothing else changes, whoever may not have a dish of it', async () => {
  const ada = await planner(world)
  const recipeIds = await stews(ada, beans)
  const ribs = await ada.api.recipes.create({
    body: {
      title: 'Braised ribs',
      servings: 2,
      ingredients: ['1 lb beef short ribs', '1 onion, chopped'],
      instructions: ['Brown the ribs with the onion for 10 minutes. Cover and braise for 20 minutes.'],
    },
  })
  const plan = await ada.api.mealPlans.create({
    body: {
      ...three,
      eaters: [
        { id: 'eater-ada', name: 'Ada' },
        { id: 'eater-mia', name: 'Mia', diet: 'vegan' },
      ],
      recipeIds: [...recipeIds.slice(0, 2), ribs.id],
      rules: rules('breakfast', 'lunch', 'dinner'),
    },
  })
  const swapped = await ada.api.mealPlans.swap({ params: { id: plan.id }, body: { day: 0, meal: 'dinner' } })
  expect(recipeIds.slice(2)).toContain(at(swapped, 0, 'dinner')[0]!.recipeId)
  const others = ({ entries }: MealPlanWithMeals) => entries.filter(({ day }) => day > 0)
  expect(swapped.letGo).toEqual([])
  expect(swapped.entries).toHaveLength(3)
  expect(others(swapped)).toEqual(others(plan))
})

test('a rule that has to go for another dish is told', async () => {
  const ada = await planner(world)
  const recipeIds = await stews(ada, beans.slice(0, 3))
  const once = { ...rules('dinner'), sameDinner: 1 }
  const plan = await ada.api.mealPlans.create({ body: { ...three, recipeIds, rules: once } })
  const { considered, letGo, ...swapped } = await ada.api.mealPlans.swap({
    params: { id: plan.id },
    body: { day: 0, meal: 'dinner' },
  })
  expect(letGo).toEqual(['the same lunch or dinner dish at most once'])
  expect(considered).toBe(2)
  expect(recipeIds.slice(1)).toContain(at(swapped, 0, 'dinner')[0]!.recipeId)
  expect(await ada.api.mealPlans.get({ params: { id: plan.id } })).toEqual(swapped)
})

test('where the dishes of the week are not remembered, dishes are composed for this meal alone', async () => {
  let composed = 0
  const app = await createApp({ ...world.context, kitchen: heard(world.context.kitchen, () => (composed += 1)) })
  const ada = await planner({ ...world, app })
  const eaters = [{ id: 'eater-ada', name: 'Ada' }]
  const days = { startDate: '2026-11-23', endDate: '2026-11-26' }
  const recipeIds = await stews(ada, beans)
  const all = { ...rules('lunch', 'dinner'), sameDinner: 1, dishes: 'all' as const }
  const { id } = await ada.api.mealPlans.create({ body: { ...days, title: 'By hand', eaters, recipeIds, rules: all } })
  const swap = (day: number) => ada.api.mealPlans.swap({ params: { id }, body: { day, meal: 'dinner' } })
  const cold = await swap(0)
  // of 24 dishes for one meal; the eight meals of the plan have 96
  expect(composed).toBeGreaterThan(0)
  expect(composed).toBeLessThanOrEqual(34)
  expect(recipeIds).not.toContain(at(cold, 0, 'dinner')[0]!.recipeId)

  await ada.api.mealPlans.generate({ body: { ...days, planId: id, eaters, rules: all, seconds: 1 } })
  expect(composed).toBeGreaterThan(2 * 34)
  composed = 0
  const warm = await swap(1)
  expect(composed).toBe(0)
  expect(warm.considered).toBeGreaterThan(cold.considered)
  await app.close()
})

/** A kitchen that tells of each dish that it is to compose for a plan. */
function heard(kitchen: Kitchen, onComposed: () => void): Kitchen {
  return {
    ...kitchen,
    ask: (name, ...given) => {
      if (name === 'composedCandidate') onComposed()
      return kitchen.ask(name, ...given)
    },
    for: (owner, signal) => heard(kitchen.for(owner, signal), onComposed),
  }
}
