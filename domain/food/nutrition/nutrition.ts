import { z } from 'zod'
import type { Food, Nutrients } from '#domain/food/food.ts'
import type { Weight } from '#domain/food/line/line.ts'
import { coverageOf, isAsBought, isTrifle, type WeighedLine } from '#domain/food/line/weighing/weighed-line.ts'
import { afterLosses, energyOf } from '#domain/food/losses/loss.ts'

/** How far a figure can be trusted, best first. */
const sources = ['weighed', 'portion', 'density', 'assumed', 'none'] as const
type Source = (typeof sources)[number]

const NutritionLine = z.strictObject({
  line: z.int(),
  /** Names of the foods matched; null when the line is unknown. */
  food: z.string().nullable(),
  grams: z.number().nullable(),
  /** How the grams were got: '2 medium at 120 g', '1 cup at 185 g'. */
  how: z.string(),
  source: z.string(),
  per100: z.number().nullable(),
  calories: z.number().nullable(),
})
type NutritionLine = z.infer<typeof NutritionLine>

export const Nutrition = z.strictObject({
  perServing: z.strictObject({
    calories: z.number(),
    protein: z.number(),
    carbs: z.number(),
    fat: z.number(),
    fiber: z.number(),
    sugar: z.number(),
    saturatedFat: z.number(),
    sodium: z.number(),
  }),
  /** Grams a serving of the carbohydrate that passes unused: sugar alcohols. */
  unused: z.number().optional(),
  /** Calories a serving, low to high. */
  range: z.strictObject({ low: z.number(), high: z.number() }),
  /** Share of the lines' weight that was matched to a food, 0 to 1. */
  coverage: z.number(),
  worstSource: z.enum(sources),
  lines: z.array(NutritionLine),
})
export type Nutrition = z.infer<typeof Nutrition>

/** Calories of one food vary from sample to sample by about this share (breed, ripeness, maker). */
const foodVariance = 0.08
/**
 * What the errors of the lines have to be widened by, and the share of the whole that no line tells of (the yield, what stays in the pan,
 * another publisher's tables and servings), so that four in five figures that publishers state lie within the range: fitted to two thirds
 * of the published recipes, row 13 of bench:kitchen measures it on the other third.
 */
const fitted = { lines: 2, whole: 0.27 }
/** Of lines without figures no more than this share of a dish is guessed. */
const mostMissing = 0.7
const nutrientNames = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'saturatedFat', 'sodium'] as const

/**
 * Nutrition of a dish for `servings` people, energy in kcal, sodium in mg, the rest in g. The range adds the errors of the lines
 * as independent ones (root of the sum of squares): each line's own weight range and that of its food, and an error of the whole. Its upper
 * end counts lines without figures like the others.
 */
export function nutritionOf(lines: readonly WeighedLine[], servings: number): Nutrition {
  const total: Nutrients = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, saturatedFat: 0, sodium: 0 }
  let unused = 0
  let below = 0
  let above = 0
  let worst: Source = 'weighed'
  const rows = lines.map((weighed, line): NutritionLine => {
    let grams = 0
    let calories = 0
    for (const { food, weight, losses = [], doubt } of weighed.portions) {
      worst = worse(worst, sourceOf(weighed, food, weight))
      if (!weight) continue
      grams += weight.grams
      if (!food) continue
      const eaten = (edibleGrams(food, weight) * weighed.eaten.share) / 100
      const nutrients = losses.length > 0 ? afterLosses(food.nutrients, losses) : food.nutrients
      for (const name of nutrientNames) total[name] += nutrients[name] * eaten
      unused += (nutrients.unused ?? 0) * eaten
      const kcal = nutrients.calories * eaten
      calories += kcal
      const unsure = losses.reduce((sum, { of, unsure }) => sum + energyOf(of, food.nutrients) * unsure * eaten, 0)
      const share = weight.grams > 1e-6 ? 1 / weight.grams : 0
      const foodError = doubt?.share ?? foodVariance
      below += (kcal * ((weight.grams - weight.low) * share + foodError)) ** 2 + unsure ** 2
      above += (kcal * ((weight.high - weight.grams) * share + foodError)) ** 2 + unsure ** 2
    }
    return row(line, weighed, grams, calories)
  })
  const coverage = coverageOf(lines, ({ food }) => food !== undefined)
  const missing = Math.min(mostMissing, 1 - coverage)
  const whole = fitted.whole * total.calories
  return {
    perServing: perServing({ ...total, calories: sumAsPrinted(rows) }, servings),
    ...(unused > 0 && { unused: oneDecimal(unused / servings) }),
    range: {
      low: Math.max(0, Math.round((total.calories - Math.hypot(fitted.lines * Math.sqrt(below), whole)) / servings)),
      high: Math.round(
        (total.calories / (1 - missing) + Math.hypot(fitted.lines * Math.sqrt(above), whole)) / servings,
      ),
    },
    coverage: twoDecimals(coverage),
    worstSource: worst,
    lines: rows,
  }
}

/** What a reader adds up line by line, in whole tenths: a sum of fractions depends on their order. */
function sumAsPrinted(rows: readonly NutritionLine[]): number {
  return rows.reduce((tenths, { calories }) => tenths + Math.round((calories ?? 0) * 10), 0) / 10
}

/** Grams that are eaten of what a line weighs: a weight is as bought, bones and peel included, unless the line says that they are off; counts and cups are edible grams. */
export function edibleGrams(food: Food, weight: Weight): number {
  return weight.grams * shareEaten(food, weight)
}

function shareEaten(food: Food, weight: Weight): number {
  return isAsBought(weight) ? (weight.eaten ?? food.edible) : 1
}

function sourceOf({ line, heading }: WeighedLine, food: Food | undefined, weight: Weight | undefined): Source {
  if (heading) return 'weighed'
  if (!food) return 'none'
  if (weight) return weight.source
  return line.optional || line.toTaste || isTrifle(line) ? 'assumed' : 'none'
}

function row(line: number, weighed: WeighedLine, grams: number, calories: number): NutritionLine {
  const known = weighed.portions.filter(({ food }) => food !== undefined)
  const measured = weighed.portions.filter(({ weight }) => weight !== undefined)
  const hasFigures = known.some(({ weight }) => weight !== undefined)
  return {
    line,
    food: known.length > 0 ? known.map(({ food }) => food?.name).join(', ') : null,
    grams: measured.length > 0 ? oneDecimal(grams) : null,
    how: howGot(weighed),
    source: [...new Set(known.map(({ food }) => food?.nutrientSource))].join('; '),
    per100:
      known.length === 1
        ? (known[0]?.food?.nutrients.calories ?? null)
        : hasFigures && grams > 0
          ? Math.round((calories / grams) * 100)
          : null,
    calories: hasFigures ? oneDecimal(calories) : null,
  }
}

/** '2 lb; bones and trimmings left out: 32%; 12% of its fat melts out and stays behind'. */
function howGot({ portions, eaten }: WeighedLine): string {
  const measured = portions.flatMap(({ food, weight, losses = [], doubt }) => {
    if (!weight) return []
    const eaten = food ? shareEaten(food, weight) : 1
    const leftOut = food && eaten < 1 ? [`${refuseOf(food)} left out: ${percentOf(1 - eaten)}`] : []
    return [[weight.how, ...(doubt ? [doubt.how] : []), ...leftOut, ...losses.map(({ how }) => how)].join('; ')]
  })
  return [...measured, ...(eaten.how && measured.length > 0 ? [eaten.how] : [])].join('; ')
}

/** What of a food is not eaten, as bought. */
function refuseOf({ aisle, facts }: Food): string {
  if (aisle === 'Seafood') return 'shells and bones'
  if (facts.has('meat')) return 'bones and trimmings'
  return aisle === 'Produce' ? 'peel, core and stems' : 'what is not eaten'
}

function percentOf(share: number): string {
  return `${Math.round(share * 100)}%`
}

function perServing(total: Nutrients, servings: number): Nutrients {
  const { calories, sodium, ...rest } = total
  return {
    calories: Math.round(calories / servings),
    protein: oneDecimal(rest.protein / servings),
    carbs: oneDecimal(rest.carbs / servings),
    fat: oneDecimal(rest.fat / servings),
    fiber: oneDecimal(rest.fiber / servings),
    sugar: oneDecimal(rest.sugar / servings),
    saturatedFat: oneDecimal(rest.saturatedFat / servings),
    sodium: Math.round(sodium / servings),
  }
}

function worse(a: Source, b: Source): Source {
  return sources.indexOf(a) >= sources.indexOf(b) ? a : b
}
function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}
