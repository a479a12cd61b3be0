import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { families } from '#domain/food/mentions/food-families.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'

/**
 * How many words of the cook's name for the dish name this food, by the longest of its names that is all there: a ham quiche has ham where
 * another has bacon, and a skirt steak is no flank steak. The word of a whole family, 'bread', is no one food's.
 */
export function wordsSaid(id: string, { dish }: Asked['reading']): number {
  const food = dish && !/^(?:vegan|veg|gf|df|soy|oat)-/.test(id) ? namedFood(id) : undefined
  if (!food || !dish) return 0
  const said = saidIn(dish)
  const lengths = wordsOf(food).map((words) => (words.every((word) => said.has(word)) ? words.length : 0))
  return Math.max(...lengths)
}
const wordsOf = rememberedFor(({ food, ...of }: DishFood): readonly (readonly string[])[] =>
  [
    ...shortNames({ food, ...of }).slice(0, 1),
    food.name,
    ...food.aliases.filter((alias) => !Object.hasOwn(families, alias)),
  ].map((name) => singular(name).split(' ')),
)
const saidIn = rememberedFor(({ words }: DishMeaning): ReadonlySet<string> => new Set(singular(words).split(' ')))
