import { z } from 'zod'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { foodWords, wordsKey } from '#domain/food/match/food-words.ts'
import { packages } from '#domain/measure/unit.ts'

/** What a correction may weigh one of: a piece, or what food is sold in. */
export const weighedUnits = ['each', ...packages] as const
export type WeighedUnit = (typeof weighedUnits)[number]

/** Letters of the name that a correction speaks of. */
export const longestName = 100
/** Grams of one piece or package. */
const gramsOfOne = { least: 0.1, most: 50_000 } as const

const Words = z.string().trim().min(1).max(longestName)
const FoodId = z.string().max(60)

/** What an administrator says over the tables: that a name is a food, or what one piece or package of a food weighs, in grams as sold. */
export const FoodCorrection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('food'), words: Words, food: FoodId }),
  z.strictObject({
    kind: z.literal('weight'),
    food: FoodId,
    unit: z.enum(weighedUnits),
    grams: z.number().min(gramsOfOne.least).max(gramsOfOne.most),
  }),
])
export type FoodCorrection = z.infer<typeof FoodCorrection>

/** Corrections as lines are read by them. */
export interface Corrections {
  /** The food by the key of a name. */
  readonly foods: ReadonlyMap<string, Food>
  /** Grams of one by `sizeKey`. */
  readonly grams: ReadonlyMap<string, number>
}

export const noCorrections: Corrections = { foods: new Map(), grams: new Map() }

/** The later one wins where two speak of the same; one of a food that the table has not is passed over. */
export function correctionsOf(list: readonly FoodCorrection[]): Corrections {
  const named = new Map<string, Food>()
  const grams = new Map<string, number>()
  for (const one of list) {
    const food = foods.get(one.food)
    if (!food) continue
    if (one.kind === 'weight') grams.set(sizeKey(one.food, one.unit), one.grams)
    else {
      const key = nameKeyOf(one.words)
      if (key) named.set(key, food)
    }
  }
  return { foods: named, grams }
}

/** What a correction speaks of, as two of the same thing have it alike. Empty for words without a letter or digit. */
export function correctionKey(one: FoodCorrection): string {
  if (one.kind === 'weight') return `weight ${sizeKey(one.food, one.unit)}`
  const key = nameKeyOf(one.words)
  return key && `food ${key}`
}

/** One key for all spellings of a name. */
export function nameKeyOf(words: string): string {
  return wordsKey(foodWords(words.slice(0, longestName)))
}

export function sizeKey(food: string, unit: WeighedUnit): string {
  return `${food} ${unit}`
}
