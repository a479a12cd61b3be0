import { z } from 'zod'
import type { Food } from '#domain/food/food.ts'
import type { Weight } from '#domain/food/line.ts'
import { coverageOf, isAsBought, type WeighedLine } from '#domain/food/weighed-line.ts'

const CostLine = z.strictObject({
  line: z.int(),
  food: z.string().nullable(),
  used: z.number().nullable(),
  toBuy: z.number().nullable(),
  pack: z.string(),
  source: z.string(),
  month: z.string(),
})
type CostLine = z.infer<typeof CostLine>

/** Dollars. */
export const Cost = z.strictObject({
  total: z.number(),
  perServing: z.number(),
  /** Whole packages. */
  toBuy: z.number(),
  range: z.strictObject({ low: z.number(), high: z.number() }),
  coverage: z.number(),
  lines: z.array(CostLine),
})
type Cost = z.infer<typeof Cost>

/**
 * What a dish costs, in dollars: the amounts used, and the whole packages to buy. Sums are of whole cents. Low and high add up over the
 * lines, because a dear shop is dear throughout. Two lines of one food share their packages; tap water and ice are free and not bought.
 */
export function costOf(lines: readonly WeighedLine[], servings: number): Cost {
  const bought = new Map<string, number>()
  let used = 0
  let toBuy = 0
  let low = 0
  let high = 0
  const rows = lines.map((weighed, line): CostLine => {
    const row = {
      used: 0,
      toBuy: 0,
      priced: 0,
      names: [] as string[],
      packs: [] as string[],
      sources: new Set<string>(),
      months: new Set<string>(),
    }
    for (const { food, weight } of weighed.portions) {
      if (!food) continue
      row.names.push(food.name)
      if (!weight) continue
      const grams = gramsAsSold(food, weight)
      const range =
        weight.grams > 1e-6 ? { low: weight.low / weight.grams, high: weight.high / weight.grams } : { low: 1, high: 1 }
      row.priced += 1
      row.used += isFree(food) ? 0 : cents(grams, food.price.usd)
      low += isFree(food) ? 0 : cents(grams * range.low, food.price.low)
      high += isFree(food) ? 0 : cents(grams * range.high, food.price.high)
      row.toBuy += packagesFor(food, grams, bought)
      row.packs.push(isFree(food) ? '' : food.pack.label)
      row.sources.add(food.price.source)
      row.months.add(food.price.month)
    }
    used += row.used
    toBuy += row.toBuy
    const priced = row.priced > 0
    return {
      line,
      food: row.names.length > 0 ? row.names.join(', ') : null,
      used: priced ? row.used / 100 : null,
      toBuy: priced ? row.toBuy / 100 : null,
      pack: row.packs.filter(Boolean).join('; '),
      source: [...row.sources].join('; '),
      month: [...row.months].sort().at(0) ?? '',
    }
  })
  return {
    total: used / 100,
    perServing: Math.round(used / servings) / 100,
    toBuy: toBuy / 100,
    range: { low: low / 100, high: high / 100 },
    coverage: Math.round(coverageOf(lines, ({ food }) => food !== undefined) * 100) / 100,
    lines: rows,
  }
}

/** Grams that must be paid for: counts and cups are edible grams, what is bought has its peel and bones. */
export function gramsAsSold(food: Food, weight: Weight): number {
  return isAsBought(weight) || food.edible <= 0 ? weight.grams : weight.grams / food.edible
}

/** Cents of the packages that this line adds to those already in the basket. */
function packagesFor(food: Food, grams: number, bought: Map<string, number>): number {
  if (isFree(food) || grams <= 0) return 0
  const before = bought.get(food.id) ?? 0
  bought.set(food.id, before + grams)
  const packages = packagesOf(food, before + grams) - packagesOf(food, before)
  return packages * cents(food.pack.grams, food.price.usd)
}

/** Usual packages that hold so many grams: a can of 15 oz is enough for 425.2 g, and no two bunches are the same. */
export function packagesOf({ pack }: Food, grams: number): number {
  return Math.max(0, Math.ceil(grams / pack.grams - (/\b(?:bunch|head)$/.test(pack.label) ? 0.05 : 0.02)))
}

/** Tap water and ice. */
export function isFree(food: Food): boolean {
  return food.price.usd === 0 || food.id === 'water' || food.id === 'ice'
}
/** Whole cents for grams at dollars for 100 g. */
export function cents(grams: number, dollarsPer100: number): number {
  return Math.round(grams * dollarsPer100)
}
