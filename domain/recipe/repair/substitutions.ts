import { cupboardSwaps } from '#domain/recipe/repair/cupboard-swaps.ts'
import { dairySwaps } from '#domain/recipe/repair/dairy-swaps.ts'
import { dietSwaps } from '#domain/recipe/repair/diet-swaps.ts'
import { grainSwaps } from '#domain/recipe/repair/grain-swaps.ts'
import { meatSwaps } from '#domain/recipe/repair/meat-swaps.ts'
import type { Substitute, Swap } from '#domain/recipe/repair/substitute.ts'

export const swaps: readonly Swap[] = [...dairySwaps, ...meatSwaps, ...grainSwaps, ...dietSwaps, ...cupboardSwaps]

/** What may stand in for a food of the table, in order; for desserts and baking what bakes well comes first. */
export function substitutesFor(foodId: string, baking = false): readonly Substitute[] {
  const all = byFood.get(foodId) ?? []
  return baking ? [...all.filter(({ forBaking }) => forBaking), ...all.filter(({ forBaking }) => !forBaking)] : all
}
const byFood = new Map(
  swaps.flatMap(({ from, to }) => from.split(' ').map((id) => [id, to.filter(({ food }) => food !== id)] as const)),
)
