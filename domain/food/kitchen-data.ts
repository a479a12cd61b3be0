import {
  type Corrections,
  correctionsOf,
  type FoodCorrection,
  noCorrections,
} from '#domain/food/corrections/correction.ts'
import { setPrices } from '#domain/food/prices/price-of.ts'
import type { PriceNow } from '#domain/food/prices/set-price.ts'
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
}

let inForce: InForce = { corrections: noCorrections, withdrawn: noCorrections }

/** Has this thread work by these data from now on; what it had remembered by others is forgotten. */
export function setKitchenData({ corrections, withdrawn, prices }: KitchenData): void {
  inForce = {
    corrections: correctionsOf(corrections),
    withdrawn: correctionsOf(withdrawn),
  }
  setPrices(prices)
  forgetRemembered()
}

/** The corrections by which lines are read now. */
export const correctionsInForce = (): Corrections => inForce.corrections

/** Those by which what was kept may have been read, and is not read now. */
export const correctionsWithdrawn = (): Corrections => inForce.withdrawn
