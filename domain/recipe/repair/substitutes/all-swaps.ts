import { cupboardSwaps } from '#domain/recipe/repair/substitutes/cupboard-swaps.ts'
import { dairySwaps } from '#domain/recipe/repair/substitutes/dairy-swaps.ts'
import { dietSwaps } from '#domain/recipe/repair/substitutes/diet-swaps.ts'
import { grainSwaps } from '#domain/recipe/repair/substitutes/grain-swaps.ts'
import { meatSwaps } from '#domain/recipe/repair/substitutes/meat-swaps.ts'
import type { Substitute, Swap } from '#domain/recipe/repair/substitutes/substitute.ts'

export const swaps: readonly Swap[] = [...dairySwaps, ...meatSwaps, ...grainSwaps, ...dietSwaps, ...cupboardSwaps]

/** What may stand in for a food of the table, in order; for desserts and baking what bakes well comes first. */
export function substitutesFor(foodId: string, baking = false): readonly Substitute[] {
  const all = byFood.get(foodId) ?? []
  return baking ? [...all.filter(({ forBaking }) => forBaking), ...all.filter(({ forBaking }) => !forBaking)] : all
}
const byFood = new Map(
  swaps.flatMap(({ from, to }) => from.split(' ').map((id) => [id, to.filter(({ food }) => food !== id)] as const)),
)
