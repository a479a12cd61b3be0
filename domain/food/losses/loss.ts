import type { Nutrients } from '#domain/food/food.ts'

/** What of a food does not reach the plate: a share, 0 to 1, of its fat or of its alcohol, and the words that tell it. */
export interface Loss {
  of: 'fat' | 'alcohol'
  share: number
  /** By how much the share may be off either way, where the recipe does not say what becomes of it. */
  unsure: number
  how: string
}

/** Energy of a gram of fat, of protein and of carbohydrate, kcal (Atwater's general factors). */
const perGram = { fat: 9, protein: 4, carbs: 4 } as const

/** Energy, kcal, of what a loss speaks of in 100 g of a food. */
export function energyOf(of: Loss['of'], { calories, fat, protein, carbs }: Nutrients): number {
  if (of === 'fat') return Math.min(calories, fat * perGram.fat)
  return Math.max(0, calories - fat * perGram.fat - protein * perGram.protein - carbs * perGram.carbs)
}

/** Figures of 100 g of a food once its losses are taken off. */
export function afterLosses(nutrients: Nutrients, losses: readonly Loss[]): Nutrients {
  return losses.reduce((left, { of, share }) => {
    const calories = left.calories - energyOf(of, nutrients) * share
    return of === 'fat'
      ? { ...left, calories, fat: left.fat * (1 - share), saturatedFat: left.saturatedFat * (1 - share) }
      : { ...left, calories }
  }, nutrients)
}
