import type { BookLine } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'

/**
 * Whether a dish of the catalogue has meat or fish that nobody named, where beans, lentils or the like were: a burrito with beans is none with
 * beef, and nobody buys chicken for red lentils and carrots, nor for a load of zucchini. A stock is none.
 */
export function bringsMeat(lines: readonly BookLine[], wanted: readonly Pick<Want, 'anyOf' | 'much'>[]): boolean {
  const isNamed = (id: string) => wanted.some(({ anyOf }) => anyOf.includes(id))
  return (
    wanted.some(({ anyOf, much }) => anyOf.every(isMeatlessMain) || (much && !anyOf.some(isMeat))) &&
    lines.some(({ foods: [id = ''], mayGo }) => !mayGo && isMeat(id) && !isNamed(id))
  )
}

function isMeat(id: string): boolean {
  const food = namedFood(id)?.food
  return food !== undefined && isFlesh(food)
}

function isMeatlessMain(id: string): boolean {
  return !isMeat(id) && (namedFood(id)?.food.roles.includes('protein') ?? false)
}
