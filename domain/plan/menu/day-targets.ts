import type { Nutrients } from '#domain/food/food.ts'

/** What one person is to have of a day. */
export interface DayTargets {
  /** Kilocalories. */
  readonly calories: number
  /** Grams, at least. */
  readonly protein: number
}

/** FDA Daily Values for 2,000 kcal (21 CFR 101.9(c)(8)(iv) and (c)(9)). */
export const dailyValues = {
  calories: 2000,
  protein: 50,
  fiber: 28,
  fat: 78,
  saturatedFat: 20,
  carbs: 275,
  /** Milligrams. */
  sodium: 2300,
} as const

/** How far a day is from its targets, in points: a tenth off is one. Limits are those of the FDA, grown or shrunk with the energy. */
export function offTargets(day: Nutrients, { calories, protein }: DayTargets): number {
  const size = calories / dailyValues.calories
  const most = (nutrient: 'fat' | 'saturatedFat' | 'sodium') =>
    Math.max(0, day[nutrient] / (dailyValues[nutrient] * size) - 1)
  return (
    10 *
    (2 * Math.max(0, Math.abs(day.calories / calories - 1) - 0.03) +
      Math.max(0, 1 - day.protein / protein) +
      Math.max(0, 1 - day.fiber / (dailyValues.fiber * size)) +
      most('fat') +
      most('saturatedFat') +
      most('sodium'))
  )
}
