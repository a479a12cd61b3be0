import {
  type Corrections,
  correctionsOf,
  type FoodCorrection,
  noCorrections,
} from '#domain/food/corrections/correction.ts'
import { forgetRemembered } from '#domain/remembered.ts'

/**
 * What administrators have set over the tables, all of it together. Reading stays a pure function of its arguments and of this, which whoever
 * does the work sets before the work begins, and not while it is done.
 */
export interface KitchenData {
  /** Counts up with every change. 0: nothing was ever set. */
  readonly edition: number
  readonly corrections: readonly FoodCorrection[]
}

export const noKitchenData: KitchenData = { edition: 0, corrections: [] }

let inForce: { readonly corrections: Corrections } = { corrections: noCorrections }

/** Has this thread work by these data from now on; what it had remembered by others is forgotten. */
export function setKitchenData({ corrections }: KitchenData): void {
  inForce = { corrections: correctionsOf(corrections) }
  forgetRemembered()
}

/** The corrections by which lines are read now. */
export const correctionsInForce = (): Corrections => inForce.corrections
