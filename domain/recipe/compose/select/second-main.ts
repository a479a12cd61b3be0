import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import { isSameStaple } from '#domain/recipe/compose/book/of-one-kind.ts'
import type { Pick } from '#domain/recipe/compose/dish/pick.ts'

/** Whether a dish is built on meat or fish that nobody named: what was named is no second one, fried beside it. */
export function isSecondMain(food: DishFood, picks: readonly Pick[], { wanted, dish }: Reading): boolean {
  // the fish of 'fish cakes' is the dish's own
  const own = new Set(dish?.words.split(' '))
  const isNamed = (id: string) =>
    wanted.some(({ anyOf, words }) => anyOf.includes(id) && !anyOf.includes(food.id) && !own.has(words))
  return isPiece(food) && picks.some((pick) => isPiece(pick.food) && !isNamed(pick.food.id))
}

/** Whether a dish has rice, pasta or bread of its own: what is named in its place and cannot be there is no second one beside it. */
export function isSecondStarch(food: DishFood, picks: readonly Pick[]): boolean {
  return picks.some(({ slot, food: own }) => slot.id === 'starch' && isSameStaple(own, food))
}

/** Bacon and ham go with anything. */
function isPiece({ food, behaviour }: DishFood): boolean {
  return isFlesh(food) && food.roles.includes('protein') && behaviour.kind !== 'cured meat'
}
