import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'

/** Whether no more than some drink was named, and what it is to be made with is in it: a punch for who wants a hot drink with apples. */
export function isAnyDrink({ candidate: { form }, lines }: Dish, { dish: heard, wanted }: Reading): boolean {
  const isHeld = wanted.every(({ anyOf }) => lines.some(({ id }) => anyOf.includes(id)))
  return heard !== undefined && anyDrink.test(heard.words) && form.types.includes('Beverage') && isHeld
}
const anyDrink = /^(?:hot|warm|cold|cool)? ?(?:drinks?|beverages?)$/i
