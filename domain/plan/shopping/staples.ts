import { type Food, isA } from '#domain/food/food.ts'

/**
 * Whether a food is probably at home: what every kitchen keeps, and dried herbs and spices of everyday cooking. More than a fifth of
 * its package is bought all the same, for nobody knows how full the jar is: 500 g of flour, half a bottle of oil. `grams` as bought.
 */
export function isStaple(food: Food, grams: number | null): boolean {
  return isCupboardFood(food) && (grams ?? 0) <= food.pack.grams * spare
}

/** Whether a kitchen keeps it as a rule, however much is wanted. */
export const isCupboardFood = isA('in every cupboard')

const spare = 0.2
