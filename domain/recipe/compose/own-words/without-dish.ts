import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { nothingHeard } from '#domain/wish/heard-wish.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'

/** A wish without the dish that its notes name, and that dish in the cook's words. */
export interface WithoutDish {
  wish: HeardWish
  words: string
}

/**
 * The foods that the notes name beside a dish, wanted in any dish; undefined where the notes name no dish or no food beside it,
 * or hold more than foods and what `heard` has put into the wish already.
 */
export function withoutDish(wish: HeardWish): WithoutDish | undefined {
  const { intents } = wish
  const [dish] = intents.dishes
  const foods = intents.foods.filter(({ as, anyOf, either }) => as === 'wanted' && anyOf.length && !either)
  // who asks for pasta with sage would rather have pasta
  if (!dish || foods.every(isSeasoning) || saysMore(intents)) return undefined
  const include = [...new Set([...wish.include, ...foods.map(({ words }) => words)])]
  return { wish: { ...wish, include, intents: nothingHeard }, words: dish.words }
}

/** Whether a food only flavors what it is in: an herb, a spice, fat. Nothing is made of it. */
function isSeasoning({ anyOf }: Named): boolean {
  return anyOf.every((id) => seasonings.has(namedFood(id)?.behaviour.kind ?? 'other'))
}
const seasonings: ReadonlySet<Kind> = new Set<Kind>([
  'herb',
  'woody herb',
  'spice',
  'seed spice',
  'fresh chile',
  'quick aromatic',
  'oil',
  'solid fat',
  'vinegar',
  'sweetener',
])

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
}: Intents): boolean {
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
