import type { Diet } from '#domain/food/diets.ts'
import { type Nutrients, netCarbs } from '#domain/food/food.ts'
import { wholeText } from '#domain/measure/figures.ts'

/** Why the figures of a serving break a diet, in a sentence part, or undefined. `grams` is what one serving weighs. */
export function figuresBreak(diet: Diet, per: Nutrients, grams: number): string | undefined {
  return limits[diet]?.(per, grams)
}

/** Diets that figures can break: without the figures they cannot be promised. */
export function needsFigures(diet: Diet): boolean {
  return limits[diet] !== undefined
}

/** Grams of net carbohydrate a serving; sources for all of these stand in docs/method.md. */
const ketoCarbs = 15
const lowCarbs = 30
const diabeticCarbLimit = 45
const heartSodiumLimit = 600

type Limit = (per: Nutrients, grams: number) => string | undefined

/** What a serving may have; undefined where foods alone decide. */
const limits: Readonly<Record<Diet, Limit | undefined>> = {
  keto: netCarbsUpTo(ketoCarbs),
  'low-carb': netCarbsUpTo(lowCarbs),
  'low-fat'(per, grams) {
    if (per.fat <= 3) return undefined
    const share = (per.fat * 100) / grams
    if (grams > 0 && share > 3) return `it has ${rounded(share)} g of fat per 100 g, over the limit of 3 g`
    const percent = energyShare(per, per.fat, 9)
    return percent > 30 ? `${percent}% of its calories come from fat, over the limit of 30%` : undefined
  },
  'diabetic-friendly'(per) {
    const used = per.carbs - (per.unused ?? 0)
    return used > diabeticCarbLimit
      ? `a serving has ${Math.round(used)} g of carbohydrate, over the limit of ${diabeticCarbLimit} g`
      : undefined
  },
  'high-protein'(per) {
    if (per.protein < 10) return `a serving has ${rounded(per.protein)} g of protein, under the 10 g it needs`
    const percent = energyShare(per, per.protein, 4)
    return percent < 20 ? `${percent}% of its calories come from protein, under the 20% it needs` : undefined
  },
  'heart-healthy'(per) {
    if (per.sodium > heartSodiumLimit)
      return `a serving has ${wholeText(per.sodium)} mg of sodium, over the limit of ${heartSodiumLimit} mg`
    const percent = energyShare(per, per.saturatedFat, 9)
    return percent > 10 ? `${percent}% of its calories come from saturated fat, over the limit of 10%` : undefined
  },
  vegan: undefined,
  vegetarian: undefined,
  pescatarian: undefined,
  paleo: undefined,
  mediterranean: undefined,
  'gluten-free': undefined,
  'dairy-free': undefined,
  'nut-free': undefined,
}

function netCarbsUpTo(most: number): Limit {
  return (per) => {
    const net = Math.max(0, netCarbs(per))
    return net > most
      ? `a serving has ${Math.round(net)} g of net carbohydrate, over the limit of ${most} g`
      : undefined
  }
}

/** Percent of the calories that come from so many grams. */
function energyShare({ calories }: Nutrients, grams: number, kcal: number): number {
  return calories > 0 ? Math.round((grams * kcal * 100) / calories) : 0
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
