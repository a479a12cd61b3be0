import type { Food } from '#domain/food/food.ts'
import { foodById } from '#domain/food/foods.ts'
import { pieceAsSold } from '#domain/food/line/weighing/usual-weights.ts'
import { plainName } from '#domain/plan/products/bought-as.ts'
import { kindOf } from '#domain/plan/products/kinds/kinds.ts'
import { productKey } from '#domain/plan/products/product-kinds.ts'

/** What lies at home and has this as a part: its product, and grams of it as bought that yield a gram of the part. */
interface Whole {
  readonly product: string
  /** Its id in the table. */
  readonly food: string
  readonly share: number
}

/**
 * What a food can be taken from as well, as the table says: oranges for their juice, eggs for their whites. Undefined for what is no part, and
 * for a kind of it that comes from something else ('yuzu juice').
 */
export function wholeOf(food: Food, name: string): Whole | undefined {
  const { partOf } = food
  if (!partOf || kindOf(food, name) !== undefined) return undefined
  const whole = foodById(partOf.food)
  return { product: productKey(whole, plainName(whole)), food: whole.id, share: pieceAsSold(whole) / partOf.grams }
}
