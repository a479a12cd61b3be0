import {
  type Corrections,
  correctionsOf,
  type FoodCorrection,
  noCorrections,
} from '#domain/food/corrections/correction.ts'
import type { Food, Price } from '#domain/food/food.ts'
import { hasSetPrice, type PriceNow, priceSet, type SetPrice } from '#domain/food/set-price.ts'
import { forgetRemembered } from '#domain/remembered.ts'

/**
 * What administrators have set over the tables, all of it together. Reading stays a pure function of its arguments and of this, which whoever
 * does the work sets before the work begins, and not while it is done.
 */
export interface KitchenData {
  /** Counts up with every change. 0: nothing was ever set. */
  readonly edition: number
  readonly corrections: readonly FoodCorrection[]
  /** Corrections that were in force once and were taken back: what was kept meanwhile was read by them. */
  readonly withdrawn: readonly FoodCorrection[]
  /** One for each food that a price was ever set for. */
  readonly prices: readonly PriceNow[]
}

export const noKitchenData: KitchenData = { edition: 0, corrections: [], withdrawn: [], prices: [] }

interface InForce {
  readonly corrections: Corrections
  readonly withdrawn: Corrections
  /** By the id of a food; null where the table's holds again. */
  readonly prices: ReadonlyMap<string, SetPrice | null>
  /** Those that were asked for, worked out. The table of foods itself is not read here: pages know how a cost is told. */
  readonly worked: Map<string, Price>
}

let inForce: InForce = { corrections: noCorrections, withdrawn: noCorrections, prices: new Map(), worked: new Map() }

/** Has this thread work by these data from now on; what it had remembered by others is forgotten. */
export function setKitchenData({ corrections, withdrawn, prices }: KitchenData): void {
  inForce = {
    corrections: correctionsOf(corrections),
    withdrawn: correctionsOf(withdrawn),
    prices: new Map(prices.map(({ food, set }) => [food, set])),
    worked: new Map(),
  }
  forgetRemembered()
}

/** The corrections by which lines are read now. */
export const correctionsInForce = (): Corrections => inForce.corrections

/** Those by which what was kept may have been read, and is not read now. */
export const correctionsWithdrawn = (): Corrections => inForce.withdrawn

/** What a food costs by what administrators have set, else by the table. */
export function priceOf(food: Food): Price {
  const set = inForce.prices.get(food.id)
  if (!set || !hasSetPrice(food)) return food.tablePrice
  const price = inForce.worked.get(food.id) ?? priceSet(food, set)
  inForce.worked.set(food.id, price)
  return price
}

/** Whether a price was ever set for a food: what was kept of it may have been worked out by another one. */
export const wasPriced = (food: string): boolean => inForce.prices.has(food)
