import type { Diet } from '#domain/food/diets.ts'
import { type Nutrients, netCarbs } from '#domain/food/food.ts'
import { wholeText } from '#domain/measure/figures.ts'

/** Grams of net carbohydrate a serving; sources for all of these stand in docs/method.md. */
const netCarbLimits = { keto: 15, 'low-carb': 30 } as const
const diabeticCarbLimit = 45
const heartSodiumLimit = 600

/** Why the figures of a serving break a diet, in a sentence part, or undefined. `grams` is what one serving weighs. */
export function figuresBreak(diet: Diet, per: Nutrients, grams: number): string | undefined {
  const net = Math.max(0, netCarbs(per))
  const used = per.carbs - (per.unused ?? 0)
  const energyOf = (amount: number, kcal: number) =>
    per.calories > 0 ? Math.round((amount * kcal * 100) / per.calories) : 0
  switch (diet) {
    case 'keto':
    case 'low-carb':
      return net > netCarbLimits[diet]
        ? `a serving has ${Math.round(net)} g of net carbohydrate, over the limit of ${netCarbLimits[diet]} g`
        : undefined
    case 'low-fat':
      if (per.fat <= 3) return undefined
      if (grams > 0 && (per.fat * 100) / grams > 3)
        return `it has ${rounded((per.fat * 100) / grams)} g of fat per 100 g, over the limit of 3 g`
      return energyOf(per.fat, 9) > 30
        ? `${energyOf(per.fat, 9)}% of its calories come from fat, over the limit of 30%`
        : undefined
    case 'diabetic-friendly':
      return used > diabeticCarbLimit
        ? `a serving has ${Math.round(used)} g of carbohydrate, over the limit of ${diabeticCarbLimit} g`
        : undefined
    case 'high-protein':
      if (per.protein < 10) return `a serving has ${rounded(per.protein)} g of protein, under the 10 g it needs`
      return energyOf(per.protein, 4) < 20
        ? `${energyOf(per.protein, 4)}% of its calories come from protein, under the 20% it needs`
        : undefined
    case 'heart-healthy':
      if (per.sodium > heartSodiumLimit)
        return `a serving has ${wholeText(per.sodium)} mg of sodium, over the limit of ${heartSodiumLimit} mg`
      return energyOf(per.saturatedFat, 9) > 10
        ? `${energyOf(per.saturatedFat, 9)}% of its calories come from saturated fat, over the limit of 10%`
        : undefined
    case 'vegan':
    case 'vegetarian':
    case 'pescatarian':
    case 'paleo':
    case 'mediterranean':
    case 'gluten-free':
    case 'dairy-free':
    case 'nut-free':
      return undefined
  }
}

/** Diets that figures can break: without the figures they cannot be promised. */
export function needsFigures(diet: Diet): boolean {
  return figureDiets.has(diet)
}
const figureDiets: ReadonlySet<Diet> = new Set([
  'keto',
  'low-carb',
  'low-fat',
  'diabetic-friendly',
  'high-protein',
  'heart-healthy',
])

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
