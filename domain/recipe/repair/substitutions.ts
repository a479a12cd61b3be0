import { cupboardSwaps } from '#domain/recipe/repair/cupboard-swaps.ts'
import { dairySwaps } from '#domain/recipe/repair/dairy-swaps.ts'
import { dietSwaps } from '#domain/recipe/repair/diet-swaps.ts'
import { grainSwaps } from '#domain/recipe/repair/grain-swaps.ts'
import { meatSwaps } from '#domain/recipe/repair/meat-swaps.ts'

/** A food of the table that may stand in for another. */
export interface Substitute {
  food: string
  /** What steps and title call it; its own name where that is short enough. */
  short?: string
  /** Amount of it for one of the old food. */
  ratio?: number
  /** Where it is measured otherwise: tablespoons for an egg. */
  unit?: string
  preparation?: string
  /** Handled as the old food is: what the line says of its preparation stays. */
  keeps?: true
  /** Comes first in desserts and baking, where a solid fat or a neutral taste matters. */
  forBaking?: boolean
}
/** Foods by id, apart by spaces, and what may stand in for each of them, the nearest first. */
export interface Swap {
  from: string
  to: readonly Substitute[]
}

export const swaps: readonly Swap[] = [...dairySwaps, ...meatSwaps, ...grainSwaps, ...dietSwaps, ...cupboardSwaps]

/** What may stand in for a food of the table, in order; for desserts and baking what bakes well comes first. */
export function substitutesFor(foodId: string, baking = false): readonly Substitute[] {
  const all = byFood.get(foodId) ?? []
  return baking ? [...all.filter(({ forBaking }) => forBaking), ...all.filter(({ forBaking }) => !forBaking)] : all
}
const byFood = new Map(
  swaps.flatMap(({ from, to }) => from.split(' ').map((id) => [id, to.filter(({ food }) => food !== id)] as const)),
)
