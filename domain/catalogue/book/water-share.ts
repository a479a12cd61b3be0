import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { type BookDish, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'

/** How many times its own water a sentence measures, where there is more or less of what drinks it than the dish has: rice for fewer calories. */
export function waterShare(foods: readonly string[], { lines }: BookDish, { lines: weighed, servings }: Kit): number {
  const drinking = lines.filter((line) => foods.includes(ownFoodOf(line)) && drinks(ownFoodOf(line)))
  const own = drinking.reduce((sum, { grams }) => sum + grams * servings, 0)
  const now = drinking.reduce((sum, line) => {
    const here = weighed.find(({ id, slot }) => slot === line.slot && id === ownFoodOf(line))
    return sum + (here?.grams ?? line.grams * servings)
  }, 0)
  const share = own > 0 ? now / own : 1
  return Math.abs(share - 1) < rounding ? 1 : share
}

function drinks(id: string): boolean {
  return drinkers.has(namedFood(id)?.behaviour.kind ?? 'other')
}
const drinkers: ReadonlySet<Kind> = new Set([
  'rice',
  'risotto rice',
  'paella rice',
  'quinoa',
  'bulgur',
  'couscous',
  'pasta',
  'oats',
  'flour',
  'lentil',
])
/** What cups and ounces round away. */
const rounding = 0.12
