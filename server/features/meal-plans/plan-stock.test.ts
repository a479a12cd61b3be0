import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

let ada: Cook
beforeEach(async () => {
  world.clock.now = new Date('2026-11-25T12:00:00Z')
  ada = await planner(world)
})

const eaters = [
  { id: 'ada-ada', name: 'Ada' },
  { id: 'bob-bob', name: 'Bob' },
]
const cooks = async (...ingredients: string[]) =>
  (
    await ada.api.recipes.create({
      body: { title: 'Dinner', servings: 2, ingredients, instructions: ['Cook everything for 20 minutes.'] },
    })
  ).id
const dinnersOf = (plan: typeof week, recipeIds: number[]) =>
  ada.api.mealPlans.create({ body: { ...plan, eaters, recipeIds } })
const spentOf = ({ totals }: MealPlanWithMeals) =>
  totals.spent.map(({ food, grams }) => [food, Math.round(grams)] as const)

describe('what is at home counts for the product that it is, in a plan as in its list', () => {
  test.each([
    // at home, what the recipe asks for, whether that is the same
    ['800 g whole tomatoes', '800 g crushed tomatoes', false],
    ['800 g crushed tomatoes', '800 g crushed tomatoes', true],
    ['500 g gluten-free bread', '200 g bread (gluten-free)', true],
    ['500 g chicken thighs', '400 g halal chicken thighs', false],
    ['500 g halal chicken thighs', '400 g halal chicken thighs', true],
    ['500 g rigatoni', '200 g penne', false],
    ['500 g rigatoni', '200 g rigatoni', true],
    ['500 g mushrooms', '200 g canned mushrooms', false],
    ['1000 g milk', '1 cup lactose-free milk', false],
    ['500 g rice', '2 cups cooked rice', true],
    ['500 g spinach', '200 g spinach', true],
    ['500 g baby spinach', '200 g baby spinach', true],
  ])('%s for %s: %s', async (atHome, wanted, isSame) => {
    await ada.api.atHome.add({ body: { text: atHome } })
    const plan = await dinnersOf(week, [await cooks(wanted)])
    const [list] = await ada.api.mealPlans.shop({ params: { id: plan.id }, body: { days: [0] } })
    const listed = [...(list!.atHome ?? []), ...list!.items.filter(({ fromHome }) => fromHome)]
    expect([listed.length > 0, spentOf(plan).length > 0, plan.totals.fromHome > 0]).toEqual([isSame, isSame, isSame])
  })
})
