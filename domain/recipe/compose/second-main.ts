import { isFlesh } from '#domain/food/flesh.ts'
import type { DishFood } from '#domain/recipe/compose/dish-food.ts'
import type { Pick } from '#domain/recipe/compose/pick.ts'
import type { Reading } from '#domain/recipe/compose/read-wish.ts'

/** Whether a dish is built on meat or fish that nobody named: what was named is no second one, fried beside it. */
export function isSecondMain(food: DishFood, picks: readonly Pick[], { wanted }: Reading): boolean {
  const isNamed = (id: string) => wanted.some(({ anyOf }) => anyOf.includes(id) && !anyOf.includes(food.id))
  return isPiece(food) && picks.some((pick) => isPiece(pick.food) && !isNamed(pick.food.id))
}

/** Bacon and ham go with anything. */
function isPiece({ food, behaviour }: DishFood): boolean {
  return isFlesh(food) && food.roles.includes('protein') && behaviour.kind !== 'cured meat'
}
