import type { Nutrients } from '#domain/food/food.ts'
import type { MealType } from '#domain/plan/menu/options.ts'

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
  /** Milligrams. */
  sodium: 2300,
} as const

/** What a menu that is a whole day is to come to, for one person: their own targets, else the FDA's; undefined for any other meal. */
export function dayTargets({
  mealType,
  dailyCalories = dailyValues.calories,
  dailyProtein = dailyValues.protein,
}: {
  readonly mealType: MealType
  readonly dailyCalories?: number | undefined
  readonly dailyProtein?: number | undefined
}): DayTargets | undefined {
  return mealType === 'complete_day' ? { calories: dailyCalories, protein: dailyProtein } : undefined
}

export const dayNutrients = ['calories', 'protein', 'fiber', 'fat', 'saturatedFat', 'sodium'] as const
export type DayNutrient = (typeof dayNutrients)[number]
/** What one person has of a day: kilocalories, grams, of sodium milligrams. */
export type DayFigures = Pick<Nutrients, DayNutrient>

/** A value that a day doesn't keep: what the day has of it, and what it was to have at least, or at most. */
export interface DayMiss {
  readonly of: DayNutrient
  readonly has: number
  readonly bound: 'least' | 'most'
  readonly value: number
}

export interface DayBounds {
  readonly least: DayFigures
  readonly most: DayFigures
}

/**
 * The figures between which a day keeps its targets, in whole units as labels give them: the energy within 10%, enough protein and fiber, no more
 * fat and sodium than the FDA says. Fiber and fats grow and shrink with the energy; sodium doesn't, as on the FDA's label for 2,500 kcal.
 */
export function dayBounds({ calories, protein }: DayTargets): DayBounds {
  const size = calories / dailyValues.calories
  const { fiber, fat, saturatedFat, sodium } = dailyValues
  const noBound = Number.POSITIVE_INFINITY
  return {
    least: {
      calories: Math.round(0.9 * calories),
      protein: Math.round(protein),
      fiber: Math.round(fiber * size),
      fat: 0,
      saturatedFat: 0,
      sodium: 0,
    },
    most: {
      calories: Math.round(1.1 * calories),
      protein: noBound,
      fiber: noBound,
      fat: Math.round(fat * size),
      saturatedFat: Math.round(saturatedFat * size),
      sodium,
    },
  }
}

/** The values that a day doesn't keep. */
export function dayMisses(day: DayFigures, { least, most }: DayBounds): DayMiss[] {
  return dayNutrients.flatMap((of): DayMiss[] => {
    const has = Math.round(day[of])
    if (has < least[of]) return [{ of, has, bound: 'least', value: least[of] }]
    return has > most[of] ? [{ of, has, bound: 'most', value: most[of] }] : []
  })
}

/**
 * What speaks against a day that has between so much and so much of each nutrient, in points, at least: each value that it surely misses, and more the
 * further it is off. Of a day that is whole, both are what it has.
 */
export function offTargets(fewest: DayFigures, greatest: DayFigures, { least, most }: DayBounds): number {
  let points = 0
  for (const of of dayNutrients) {
    if (Math.round(greatest[of]) < least[of]) points += missed + perShare * (1 - greatest[of] / least[of])
    else if (Math.round(fewest[of]) > most[of]) points += missed + perShare * (fewest[of] / most[of] - 1)
  }
  return points
}
/** Points for a value that is missed: more than for dishes that go ill together, less than for a main food that comes twice. */
const missed = 10
/** Points for all of a value. */
const perShare = 40
