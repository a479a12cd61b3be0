import { foods as table } from '#domain/food/foods.ts'
import { packagesFor, pieceOf } from '#domain/plan/products/packages.ts'
import { isStaple } from '#domain/plan/shopping/staples.ts'

/** Grams as bought of a food that has to be bought. */
export interface ToBuy {
  readonly food: string
  readonly grams: number
}

/** Cents that all this costs at the till, as one list counts it: in whole packages and pieces, without what is probably at home. */
export function centsAtTill(wanted: readonly ToBuy[]): number {
  return wanted.reduce((sum, { food: id, grams }) => {
    const food = table.get(id)
    if (!food || !(grams > 0) || isStaple(food, grams)) return sum
    const one = pieceOf(food)
    const pieces = one === undefined ? undefined : Math.max(1, Math.ceil(grams / one - pieceSlack))
    return sum + packagesFor(food, grams, pieces).cents
  }, 0)
}
/** Nobody buys a third egg for a tenth of it. */
const pieceSlack = 0.1
