import { scaleIngredient } from '#domain/measure/print.ts'
import type { ListAmount } from '#domain/plan/list-amount.ts'

/** What is left of so many grams, in the words of the whole: of '2 lb' '1 1/4 lb', of '3' eggs '2'. */
export function amountLeft(said: ListAmount, left: number, whole: number): ListAmount {
  if (left === whole || !(whole > 0)) return said
  const { amount, unit } = scaleIngredient({ ...said, name: '' }, left / whole)
  return { amount, unit }
}
