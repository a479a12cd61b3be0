import { listen } from '#domain/recipe/compose/free-text/listen.ts'
import type { Said } from '#domain/recipe/compose/free-text/said.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** A wish without the dish that its notes name, and that dish in the cook's words. */
export interface WithoutDish {
  wish: Wish
  words: string
}

/**
 * The foods that the notes name beside a dish, wanted in any dish; undefined where the notes name no dish or no food beside it,
 * or hold more than foods and what `heard` has put into the wish already.
 */
export function withoutDish(wish: Wish): WithoutDish | undefined {
  if (!wish.notes) return undefined
  const said = listen(wish.notes)
  const [dish] = said.dishes
  const foods = said.foods.filter(({ as, anyOf, either }) => as === 'wanted' && anyOf.length && !either)
  if (!dish || !foods.length || saysMore(said)) return undefined
  const include = [...new Set([...wish.include, ...foods.map(({ words }) => words)])]
  return { wish: { ...wish, include, notes: '' }, words: dish.words }
}

/** Second diets, lines to count, cuisines and shapes that are refused and choices between foods are read from the notes alone. */
function saysMore({
  diets,
  figures,
  foods,
  refusedDishes,
  refusedTypes,
  refusedCuisines,
  refusedFamilies,
  refusedMethods,
  keepsApart,
}: Said): boolean {
  return (
    diets.length > 1 ||
    keepsApart ||
    refusedDishes.length +
      refusedTypes.length +
      refusedCuisines.length +
      refusedFamilies.length +
      refusedMethods.length >
      0 ||
    foods.some(({ either }) => either) ||
    figures.some(({ of }) => of === 'ingredients')
  )
}
