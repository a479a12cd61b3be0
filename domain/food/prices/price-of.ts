import type { Food, Price } from '#domain/food/food.ts'
import { hasSetPrice, type PriceNow, priceSet, type SetPrice } from '#domain/food/prices/set-price.ts'

/** By the id of a food; null where the table's holds again. The table itself is not read here: pages know how a cost is told, and not the table. */
let inForce: ReadonlyMap<string, SetPrice | null> = new Map()
/** Of those the prices that were asked for. */
const worked = new Map<string, Price>()

/** What `setKitchenData` says of prices. */
export function setPrices(prices: readonly PriceNow[]): void {
  inForce = new Map(prices.map(({ food, set }) => [food, set]))
  worked.clear()
}

/** What a food costs by what administrators have set, else by the table. */
export function priceOf(food: Food): Price {
  const set = inForce.get(food.id)
  if (!set || !hasSetPrice(food)) return food.tablePrice
  const price = worked.get(food.id) ?? priceSet(food, set)
  worked.set(food.id, price)
  return price
}

/** Whether a price was ever set for a food: what was kept of it may have been worked out by another one. */
export const wasPriced = (food: string): boolean => inForce.has(food)
