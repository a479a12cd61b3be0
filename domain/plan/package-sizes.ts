import type { Food } from '#domain/food/food.ts'
import { cents, packagesOf } from '#domain/food/prices.ts'
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
  const ofOne = (pack: Pack, count: number): PackagesOfSize => ({ pack, count, cents: count * priceOf(food, pack) })
  const alike = sizes.map((pack) => [ofOne(pack, Math.max(1, packagesOf({ ...food, pack }, grams)))])
  const mixed = sizes.flatMap((large, at) =>
    sizes.slice(at + 1).map((small) => {
      const whole = Math.max(1, Math.floor(grams / large.grams))
      return [
        ofOne(large, whole),
        ofOne(small, Math.max(1, packagesOf({ ...food, pack: small }, grams - whole * large.grams))),
      ]
    }),
  )
  const dearness = (set: readonly PackagesOfSize[]) =>
    set.reduce((sum, one) => sum + one.cents, 0) * (1 + (set.length - 1) * trouble)
  return [...alike, ...mixed].reduce((best, set) => (dearness(set) < dearness(best) ? set : best))
}
/** What a shopper pays to have packages that are all alike. */
const trouble = 0.05

/** Dollars of the table are those of the usual package; twice as much in one costs 1.87 times as much, half of it 0.62 (both estimated). */
function priceOf(food: Food, { grams }: Pack): number {
  const size = grams / food.pack.grams
  return Math.max(1, Math.round(cents(food.pack.grams, food.price.usd) * size ** (size > 1 ? 0.9 : 0.7)))
}

/** The largest first. */
const sizesOf = rememberedFor(({ id, pack }: Food): readonly Pack[] =>
  [pack, ...(others.get(id) ?? [])].sort((one, other) => other.grams - one.grams),
)

/** Sizes beside the usual one in which American supermarkets sell it, as the table of foods writes a package: label and grams. */
const others: ReadonlyMap<string, readonly Pack[]> = new Map(
  Object.entries({
    egg: '6 eggs 341, 18 eggs 1023',
    'milk low-fat-milk skim-milk': '1 pint 488, 1/2 gallon 1952, 1 gallon 3904',
    buttermilk: '1 pint 490, 1/2 gallon 1960',
    'oat-milk almond-milk soy-milk': '1 quart 945',
    'half-and-half': '1/2 pint 242, 1 quart 968',
    cream: '1 pint 476, 1 quart 952',
    'sour-cream light-sour-cream': '16-oz tub 454',
    'yogurt low-fat-yogurt greek-yogurt nonfat-greek-yogurt': '6-oz tub 170, 16-oz tub 454',
    'butter salted-butter': '8-oz package 227',
    'ricotta part-skim-ricotta': '32-oz tub 907',
    'cottage-cheese low-fat-cottage-cheese': '24-oz tub 680',
    mozzarella: '16-oz bag 454',
    cheddar: '16-oz block 454',
    flour: 'bag 907, bag 4536',
    sugar: 'bag 907, bag 4536',
    'brown-sugar powdered-sugar': 'bag 454',
    'long-rice basmati jasmine brown-rice': 'bag 454, bag 2268',
    oats: 'canister 510',
    'olive-oil': 'bottle 230, bottle 920',
    'neutral-oil': 'bottle 435',
    'soy-sauce': 'bottle 150, bottle 600',
    'white-vinegar': 'bottle 473',
    'cider-vinegar': 'bottle 946',
    'chicken-stock beef-stock veg-stock': 'can 411',
    honey: 'bottle 680',
    maple: 'bottle 227',
    mayonnaise: 'jar 850',
    'peanut-butter': 'jar 1134',
  }).flatMap(([ids, sizes]) => {
    const packs = sizes.split(', ').map((size) => {
      const at = size.lastIndexOf(' ')
      return { label: size.slice(0, at), grams: Number(size.slice(at)) }
    })
    return ids.split(' ').map((id) => [id, packs] as const)
  }),
)
