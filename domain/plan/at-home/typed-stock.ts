import { foods as table } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { printAmount } from '#domain/measure/print.ts'
import { unitById } from '#domain/measure/unit.ts'
import { productKey } from '#domain/plan/products/product-kinds.ts'
import { sumOfSaid } from '#domain/plan/shopping/list-amount.ts'
import type { ListCategory } from '#domain/plan/shopping/list-categories.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { kitchenName } from '#domain/plan/shopping/listed-name.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { asLine, typedWants } from '#domain/plan/shopping/typed-words.ts'

/** What lies at home as the kitchen reads it: one food of the table and its weight as bought, or words that it does not know. */
export interface ReadStock {
  readonly food: string | null
  readonly product: string | null
  readonly name: string
  /** As it was said: '2' 'lb'. */
  readonly amount: string
  readonly unit: string
  readonly grams: number | null
  readonly category: ListCategory
}

/** Reads what somebody says is there: '2 lb chicken thighs', '3 eggs', 'candles'. Of 'flour' nobody knows how much. */
export function typedStock(text: string): ReadStock {
  const read = stockOfListed(typedItem(text))
  if (read.amount !== '') return read
  const { amount, unit, packageSize } = readIngredientLine(asLine(text))
  const [want] = typedWants(text)
  const measure = unitById(unit ?? '')
  if (!amount || !want?.food || measure?.dimension === 'length') return { ...read, grams: null }
  // a list leaves '2-3 onions' and '2 x 500 g flour' in their words; what lies at home grows less. '2 8-inch tortillas' are two
  const isPacked = packageSize !== undefined && unitById(packageSize.unit)?.dimension !== 'length'
  const packed = isPacked
    ? sumOfSaid([{ amount: toNumber(amount) * toNumber(packageSize.amount), unit: packageSize.unit }])
    : undefined
  const said = packed ?? { amount: printAmount(amount), unit: measure?.many ?? '' }
  const name = kitchenName(want.food, [{ want }], said)
  return { ...read, ...said, name, product: productKey(want.food, name) }
}

/** A line of a list as it lies at home. */
export function stockOfListed({ food, name, amount, unit, grams, category }: ListedFood): ReadStock {
  return {
    food,
    product: productOfListed({ food, name }),
    name,
    amount,
    unit,
    grams: food === null ? null : grams,
    category,
  }
}

/** Two lines with one key are the same thing in a shop; null for what the kitchen does not know. */
export function productOfListed({ food, name }: Pick<ListedFood, 'food' | 'name'>): string | null {
  const known = food === null ? undefined : table.get(food)
  return known ? productKey(known, name) : null
}
