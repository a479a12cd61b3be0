import { z } from 'zod'
import type { Food } from '#domain/food/food.ts'
import type { Weight } from '#domain/food/line/line.ts'
import { cents, packagesToCover } from '#domain/food/line/weighing/package-sizes.ts'
import { coverageOf, isAsBought, type WeighedLine } from '#domain/food/line/weighing/weighed-line.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'

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
  const basket = new Map<string, Basket>()
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
      const price = priceOf(food)
      const range =
        weight.grams > 1e-6 ? { low: weight.low / weight.grams, high: weight.high / weight.grams } : { low: 1, high: 1 }
      row.priced += 1
      row.used += isFree(food) ? 0 : cents(grams, price.usd)
      low += isFree(food) ? 0 : cents(grams * range.low, price.low)
      high += isFree(food) ? 0 : cents(grams * range.high, price.high)
      const packages = packagesFor(food, grams, basket)
      row.toBuy += packages.cents
      row.packs.push(packages.label)
      row.sources.add(price.source)
      row.months.add(price.month)
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

/** Grams of one food that the lines so far want, and cents of the packages that hold them. */
interface Basket {
  grams: number
  cents: number
}

/** Cents that this line adds to the cheapest packages for it and the lines before it, and of what sizes they are. */
function packagesFor(food: Food, grams: number, basket: Map<string, Basket>): { cents: number; label: string } {
  if (isFree(food)) return { cents: 0, label: '' }
  if (grams <= 0) return { cents: 0, label: '' }
  const before = basket.get(food.id) ?? { grams: 0, cents: 0 }
  const packages = packagesToCover(food, before.grams + grams, false)
  const sum = packages.reduce((all, one) => all + one.cents, 0)
  // Of more there may be a cheaper set; what was laid in stays.
  const after = { grams: before.grams + grams, cents: Math.max(before.cents, sum) }
  basket.set(food.id, after)
  return { cents: after.cents - before.cents, label: packages.map(({ pack }) => pack.label).join(' and ') }
}

/** Tap water, and ice of it. */
export function isFree(food: Food): boolean {
  return priceOf(food).usd === 0
}
