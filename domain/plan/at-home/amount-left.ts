import { foods } from '#domain/food/foods.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { scaleIngredient } from '#domain/measure/print.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { unitById } from '#domain/measure/unit.ts'
import { bundleOf, type ListAmount } from '#domain/plan/shopping/list-amount.ts'

/** What is left of so many grams, in the words of the whole: of '2 lb' '1 1/4 lb', of '3' eggs '2'. */
export function amountLeft(said: ListAmount, left: number, whole: number): ListAmount {
  if (left === whole || !(whole > 0)) return said
  const { amount, unit } = scaleIngredient({ ...said, name: '' }, left / whole)
  return { amount, unit }
}

/** Pieces by what they are called in the shop: '1/2' of a cabbage is '1/2' 'head'. What is counted by another piece, as a scallion is, stays a number. */
export function inPieces(said: ListAmount, grams: number | null, food: string | null): ListAmount {
  const known = foods.get(food ?? '')
  const piece = known && bundleOf(known)
  const counted = readAmount(said.amount)
  if (said.unit !== '' || !piece || grams === null || !counted) return said
  const count = toNumber(counted)
  if (!(Math.abs(grams / count - known.pack.grams) < known.pack.grams / 3)) return said
  const unit = unitById(piece)
  return { ...said, unit: (count > 1 ? unit?.many : unit?.one) ?? piece }
}
