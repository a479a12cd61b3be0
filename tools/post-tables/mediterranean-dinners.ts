import type { PostTable } from '#contract/blog/post-head.ts'
import type { Wish } from '#domain/options/wish.ts'
import { composedDish } from './composed-dishes.ts'
import { dollars, markdownTable } from './post-table.ts'

const dinners: readonly (readonly [wish: Partial<Wish>, seed: number])[] = [
  [{ include: ['lentils'], recipeType: 'Soup' }, 2],
  [{ cuisine: 'Mediterranean', include: ['chickpeas', 'eggplant'] }, 6],
  [{ cuisine: 'Spanish', include: ['white beans'] }, 1],
  [{ cuisine: 'Mediterranean', include: ['salmon', 'green beans'] }, 4],
]

/** Dinners that keep the Mediterranean diet by our rules, with what a plate of each holds; salt is counted as written in the recipe. */
export function mediterraneanDinners(): PostTable {
  const dishes = dinners.map(([wish, seed]) => {
    const dish = composedDish({ diet: 'mediterranean', mealTime: 'Dinner', servings: 4, ...wish }, seed)
    const verdict = dish.verification.diets.find(({ diet }) => diet === 'mediterranean')?.verdict
    if (verdict !== 'fits') throw new Error(`'${dish.draft.title}' does not fit the Mediterranean diet.`)
    return dish
  })
  const rows = dishes.map(({ draft, verification: { nutrition, cost } }) => {
    const { calories, fiber, saturatedFat, sodium } = nutrition.perServing
    return [draft.title, String(calories), grams(fiber), grams(saturatedFat), `${sodium} mg`, dollars(cost.perServing)]
  })
  const fiber = dishes.map(({ verification }) => verification.nutrition.perServing.fiber)
  const sodium = dishes.map(({ verification }) => verification.nutrition.perServing.sodium)
  return {
    table: markdownTable(['Dinner', 'Calories', 'Fiber', 'Saturated fat', 'Sodium', 'Cost per plate'], rows),
    figures: {
      leastFiber: grams(Math.min(...fiber)),
      mostFiber: grams(Math.max(...fiber)),
      mostSodium: String(Math.max(...sodium)),
    },
  }
}

const grams = (amount: number) => `${Math.round(amount)} g`
