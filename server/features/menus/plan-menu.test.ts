import { describe, expect, test } from 'vitest'
import { MenuRequest } from '#contract/planning/menus.ts'
import { anything } from '#domain/options/wish.ts'
import { sharedMains, sharesMain } from '#domain/plan/menu/goes-together.ts'
import { planOfPlace } from '#domain/plan/menu/meal.ts'
import type { MenuOrder } from '#server/features/menus/course-dishes.ts'
import { planMenu, planPlace } from '#server/features/menus/plan-menu.ts'
import { testKitchen } from '#server/test-world/test-kitchen.ts'

const kitchen = testKitchen()
const orderWith = (budget?: number): MenuOrder => ({
  request: { ...MenuRequest.parse({ mealType: 'dinner', recipeCount: 2 }), budget },
  common: { ...anything, servings: 4 },
  include: [],
  // whose cheapest second dish is not also the one that goes best
  seed: 4,
})

test('another dish of a menu keeps its budget, or is refused with what it would come to', async () => {
  const [first, second] = await planMenu(kitchen, orderWith())
  const plan = planOfPlace('dinner', [first!.plan.course, second!.plan.course], 1)
  const others = [first!.dish]
  const swap = (budget?: number) => planPlace(kitchen, orderWith(budget), { plan, others, before: new Set() })
  const refusal = await swap(first!.dish.cost + 0.01).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'wishes_contradict', details: { wishes: ['budget'] } })
  const [, least] = /^The cheapest other dish we found would bring this menu to \$(\d+\.\d\d), more than/.exec(
    (refusal as Error).message,
  )!
  // what was named is enough, and less than what goes best beside the others
  expect(first!.dish.cost + (await swap(Number(least))).dish.cost).toBeLessThanOrEqual(Number(least) + 0.005)
  expect(first!.dish.cost + (await swap()).dish.cost).toBeGreaterThan(Number(least) + 0.005)
})

test('a menu is refused for its budget only after cheaper dishes than the first ones were looked for', async () => {
  const order = (budget: number): MenuOrder => ({
    request: MenuRequest.parse({ mealType: 'lunch', recipeCount: 3, servings: 8, budget }),
    common: { ...anything, servings: 8, maxMinutes: 30 },
    include: [],
    seed: 126_000,
  })
  const cost = async (budget: number) =>
    (await planMenu(kitchen, order(budget))).reduce((sum, { dish }) => sum + dish.cost, 0)
  expect(await cost(22)).toBeLessThanOrEqual(22.005)
  await expect(cost(10)).rejects.toMatchObject({
    code: 'wishes_contradict',
    details: { wishes: ['budget', 'recipeCount', 'servings'] },
  })
})

describe('a narrow diet', () => {
  const richInProtein = (more: object, seed: number): MenuOrder => ({
    request: MenuRequest.parse({ ...more, dietaryPreferences: ['High-Protein'] }),
    common: { ...anything, servings: 4, diet: 'high-protein' },
    include: [],
    seed,
  })
  test.each([
    [{ mealType: 'snack', recipeCount: 5 }, [1, 8]],
    [{ mealType: 'lunch', recipeCount: 5, cuisineType: 'Thai' }, [0, 2]],
  ])('has no main food twice: %j', async (more, turns) => {
    for (const turn of turns) {
      const menu = await planMenu(kitchen, richInProtein(more, turn * 1000))
      expect(sharedMains(menu.map(({ dish }) => dish))).toEqual([])
    }
  })

  test('has another dish in a place that is about none of the foods beside it', async () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const order = richInProtein({ mealType: 'snack', recipeCount: 2 }, seed)
      const plan = planOfPlace('snack', ['snack', 'drink'], 1)
      const usual = await planPlace(kitchen, order, { plan, others: [], before: new Set() })
      const swapped = await planPlace(kitchen, order, { plan, others: [usual.dish], before: new Set() })
      expect(sharesMain(usual.dish, swapped.dish)).toBe(false)
    }
  })
})
