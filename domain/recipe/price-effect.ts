import { foodById } from '#domain/food/foods.ts'
import { cents } from '#domain/food/line/weighing/package-sizes.ts'
import { costOf, gramsAsSold } from '#domain/food/prices/cost.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { anything } from '#domain/options/wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** What a dish with the food costs in all by one price and by another, in dollars. */
export interface PriceEffect {
  readonly title: string
  readonly servings: number
  readonly before: number
  readonly after: number
}

/**
 * A dish that the kitchen makes with a food, at one price of it and at another, in dollars for 100 g; where it makes none with it, 100 g of the
 * food. The same for the same food. Takes some tenths of a second.
 */
export function priceEffect(id: string, before: number, after: number): PriceEffect {
  const dish = dishWith(id)
  const { lines } = readRecipe(dish)
  const grams = lines.flatMap(({ portions }) =>
    portions.flatMap(({ food, weight }) => (food?.id === id && weight ? gramsAsSold(food, weight) : [])),
  )
  const now = Math.round(costOf(lines, dish.servings).total * 100)
  const usedAt = (usd: number) => grams.reduce((sum, each) => sum + cents(each, usd), 0)
  const at = (usd: number) => (now - usedAt(priceOf(foodById(id)).usd) + usedAt(usd)) / 100
  return { title: dish.title, servings: dish.servings, before: at(before), after: at(after) }
}

const tries = 5

function dishWith(id: string) {
  const { name } = foodById(id)
  for (let seed = 1; seed <= tries; seed += 1) {
    const draft = composeIfKept({ ...anything, include: [name] }, seed)?.draft
    if (draft && readRecipe(draft).lines.some(({ foods }) => foods.some((food) => food.id === id))) return draft
  }
  return { title: `100 g of ${name}`, servings: 1, ingredients: [`100 g ${name}`] }
}
