import type { Food } from '#domain/food/food.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { packageSizes } from '#domain/food/table/package-sizes.ts'
import { rememberedFor } from '#domain/remembered.ts'

type Pack = Food['pack']
/** So many packages of one size. */
export interface PackagesOfSize {
  pack: Pack
  count: number
  /** Cents for all of them. */
  cents: number
}

/**
 * The cheapest packages that hold `grams` of a food as bought: one size, or a larger and a smaller one where that saves a twentieth at
 * least. Only usual packages where the shopper counts them: '2 milk' are two quarts.
 */
export function packagesToCover(food: Food, grams: number, isUsual: boolean): readonly PackagesOfSize[] {
  const sizes = isUsual ? [food.pack] : sizesOf(food)
  const ofOne = (pack: Pack, count: number): PackagesOfSize => ({ pack, count, cents: count * packCents(food, pack) })
  const alike = sizes.map((pack) => [ofOne(pack, Math.max(1, packagesOf({ pack, aisle: food.aisle }, grams)))])
  const mixed = sizes.flatMap((large, at) =>
    sizes.slice(at + 1).map((small) => {
      const whole = Math.max(1, Math.floor(grams / large.grams))
      return [
        ofOne(large, whole),
        ofOne(small, Math.max(1, packagesOf({ pack: small, aisle: food.aisle }, grams - whole * large.grams))),
      ]
    }),
  )
  const dearness = (set: readonly PackagesOfSize[]) =>
    set.reduce((sum, one) => sum + one.cents, 0) * (1 + (set.length - 1) * trouble)
  return [...alike, ...mixed].reduce((best, set) => (dearness(set) < dearness(best) ? set : best))
}
/** What a shopper pays to have packages that are all alike. */
const trouble = 0.05

/** Every size in which a food is sold, the largest first, with its price in cents. */
export function pricedSizes(food: Food): readonly { pack: Pack; cents: number }[] {
  return sizesOf(food).map((pack) => ({ pack, cents: packCents(food, pack) }))
}

/** The price is that of the usual package; twice as much in one costs 1.87 times as much, half of it 0.62 (both estimated). */
function packCents(food: Food, { grams }: Pack): number {
  const size = grams / food.pack.grams
  return Math.max(1, Math.round(cents(food.pack.grams, priceOf(food).usd) * size ** (size > 1 ? 0.9 : 0.7)))
}

/** Usual packages that hold so many grams: a can of 15 oz is enough for 425.2 g, and no two bunches or punnets are the same. */
export function packagesOf({ pack, aisle }: Pick<Food, 'pack' | 'aisle'>, grams: number): number {
  const isGrown = aisle === 'Produce' || /\b(?:bunch|head)$/.test(pack.label)
  return Math.max(0, Math.ceil(grams / pack.grams - (isGrown ? 0.05 : 0.02)))
}

/** Whole cents for grams at dollars for 100 g. */
export function cents(grams: number, dollarsPer100: number): number {
  return Math.round(grams * dollarsPer100)
}

/** The largest first. */
const sizesOf = rememberedFor(({ id, pack }: Food): readonly Pack[] =>
  [pack, ...(others.get(id) ?? [])].sort((one, other) => other.grams - one.grams),
)

const others: ReadonlyMap<string, readonly Pack[]> = new Map(
  Object.entries(packageSizes).flatMap(([ids, sizes]) => {
    const packs = sizes.split(', ').map((size) => {
      const at = size.lastIndexOf(' ')
      return { label: size.slice(0, at), grams: Number(size.slice(at)) }
    })
    return ids.split(' ').map((id) => [id, packs] as const)
  }),
)
