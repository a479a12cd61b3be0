import { expect, test } from 'vitest'
import { MenuRequest } from '#contract/menus.ts'
import { planOfPlace } from '#domain/plan/menu/meal.ts'
import { anything } from '#domain/recipe/wish.ts'
import { type MenuOrder, planMenu, planPlace } from '#server/features/menus/plan-menu.ts'
import { testKitchen } from '#server/test-world/test-kitchen.ts'

const kitchen = testKitchen()
const orderWith = (budget?: number): MenuOrder => ({
  request: { ...MenuRequest.parse({ mealType: 'dinner', recipeCount: 2 }), budget },
  common: { ...anything, servings: 4 },
  include: [],
  seed: 2,
})

test('another dish of a menu keeps its budget, or is refused with what it would come to', async () => {
  const [first, second] = await planMenu(kitchen, orderWith())
  const plan = planOfPlace('dinner', [first!.plan.course, second!.plan.course], 1)
  const others = [first!.dish]
  const swap = (budget?: number) => planPlace(kitchen, orderWith(budget), { plan, others, before: new Set() })
  const refusal = await swap(first!.dish.cost + 0.01).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'wishes_contradict', details: { wishes: ['budget'] } })
  const [, least] = /^The cheapest other dish that we found would bring this menu to \$(\d+\.\d\d), more than/.exec(
    (refusal as Error).message,
  )!
  // what was named is enough, and less than what goes best beside the others
  expect(first!.dish.cost + (await swap(Number(least))).dish.cost).toBeLessThanOrEqual(Number(least) + 0.005)
  expect(first!.dish.cost + (await swap()).dish.cost).toBeGreaterThan(Number(least) + 0.005)
})
