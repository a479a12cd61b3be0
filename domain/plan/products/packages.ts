import type { Food } from '#domain/food/food.ts'
import { cents, packagesToCover } from '#domain/food/line/weighing/package-sizes.ts'
import { pieceSold } from '#domain/food/line/weighing/usual-weights.ts'
import { isFree } from '#domain/food/prices/cost.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { unitWeight } from '#domain/measure/convert.ts'
import { pluralOf } from '#domain/measure/plural.ts'
import { printAmount } from '#domain/measure/print.ts'

/** What is laid into the basket: packages, how they are called ('1 carton of 18 and 1 carton of 6'), their price in cents and what they hold. */
export interface Packages {
  quantity: number
  /** Empty for what is sold loose. */
  label: string
  cents: number
  grams: number
}

/** A can or bag of a size that the recipes name: '2 (28-oz) cans'. */
export interface NamedPackage {
  count: number
  /** 'can', and '28 oz'. */
  noun: string
  size?: string
}

/**
 * What must be bought so that there are `grams` (as bought; null: some) of a food. Fruit, vegetables and eggs by the piece, `pieces` of them;
 * what is sold by the pound in quarters of one; everything else by the cheapest packages
 * that hold it, or by the one that the recipes name; by usual ones where they are what is counted.
 */
export function packagesFor(
  food: Food,
  grams: number | null,
  pieces: number | undefined,
  named?: NamedPackage,
  isCounted = false,
): Packages {
  const price = priceOf(food)
  if (isFree(food)) return { quantity: 1, label: '', cents: 0, grams: grams ?? 0 }
  if (named && grams !== null) {
    const quantity = Math.max(1, Math.ceil(named.count - 1e-6))
    const noun = quantity > 1 ? pluralOf(named.noun) : named.noun
    const label = `${quantity} ${named.size ? `(${hyphened(named.size)}) ` : ''}${noun}`
    const bought = (grams * quantity) / named.count
    return { quantity, label, cents: atLeastOne(cents(bought, price.usd)), grams: bought }
  }
  const one = pieceOf(food)
  if (one !== undefined && boxedPiece(food) === undefined) {
    const wanted = Math.max(grams ?? one, (pieces ?? 1) * one * 0.75)
    return { quantity: 1, label: '', cents: atLeastOne(cents(wanted, price.usd)), grams: wanted }
  }
  const step = looseStep(food, grams ?? 0)
  if (step !== undefined) {
    const weighed = Math.max(1, Math.ceil((grams ?? 0) / step - 0.02)) * step
    return { quantity: 1, label: '', cents: atLeastOne(cents(weighed, price.usd)), grams: weighed }
  }
  const sets = packagesToCover(food, grams ?? 0, isCounted)
  return {
    quantity: sets.reduce((sum, { count }) => sum + count, 0),
    label: sets.map(({ pack, count }) => labelOf(food, pack, count)).join(' and '),
    cents: sets.reduce((sum, set) => sum + set.cents, 0),
    grams: sets.reduce((sum, { pack, count }) => sum + pack.grams * count, 0),
  }
}

/** Grams as sold of one of what is bought by the piece: an onion, a lemon, an egg. Undefined for everything else. */
export function pieceOf(food: Food): number | undefined {
  return boxedPiece(food) ?? pieceSold(food)
}

/** Grams of one of what is counted and sold by the box, as the label of its package says: '12 eggs'. */
function boxedPiece({ pack }: Food): number | undefined {
  const count = /^(\d+) eggs$/.exec(pack.label)?.[1]
  return count === undefined ? undefined : pack.grams / Number(count)
}

/** Grams of the steps in which a food is weighed out: a quarter of a pound, an ounce. */
function looseStep({ aisle, pack }: Food, grams: number): number | undefined {
  const { label } = pack
  if (!counters.has(aisle)) return undefined
  // Of a roast or a leg the butcher cuts what is asked for.
  if (aisle === 'Meat' && /\b(?:roast|leg|piece)$/.test(label) && grams > 0 && grams < pack.grams * 0.9) return 113.4
  if (/^\d+ lb$/.test(label)) return 113.4
  return /^\d+ oz$/.test(label) ? 28.35 : undefined
}

const counters: ReadonlySet<string> = new Set(['Produce', 'Meat', 'Seafood', 'Deli'])

const atLeastOne = (money: number) => Math.max(1, money)

/** '2 (15-oz) cans', '1 bunch', '2 cartons of 12', '3 half pints'. */
function labelOf(food: Food, { label, grams }: Food['pack'], count: number): string {
  const say = (noun: string, rest = '') => `${count} ${count > 1 ? pluralOf(noun) : noun}${rest}`
  const sayOf = (size: string, noun: string) => `${count} (${hyphened(size)}) ${count > 1 ? pluralOf(noun) : noun}`
  const plain = label.split(',')[0] ?? label
  const sized = /^([\d./]+)-(oz|fl-oz|lb|pint) (.+)$/.exec(plain)
  if (sized) return sayOf(`${sized[1]} ${sized[2]}`, sized[3] ?? '')
  const part = /^1\/2 (\w+)$/.exec(plain)
  if (part) return say(`half ${part[1]}`)
  if (/^[\d.]+ (?:lb|oz)$/.test(plain)) return sayOf(plain, 'package')
  const single = /^1 (?:small )?(.+?)( of \d+)?$/.exec(plain)
  if (single) return say(single[1] ?? '', single[2])
  const several = /^(\d+) (.+)$/.exec(plain)
  if (several) return several[2] === 'eggs' ? say('carton', ` of ${several[1]}`) : say('package', ` of ${plain}`)
  const of = /^(.+)( of \d+)$/.exec(plain)
  if (of) return say(of[1] ?? '', of[2])
  return sayOf(isDrink(food, plain) ? contentOf(food, grams) : sizeOf(grams), plain.replace(/^drained /, ''))
}

/** '15-oz', '1/2-gallon', '32-fl-oz': as it stands before the package. */
const hyphened = (size: string) => size.replaceAll(' ', '-')

/** Bottles, cans and cartons of what is drunk, not jars and boxes of coffee and tea. */
const isDrink = ({ aisle }: Food, label: string) => aisle === 'Drinks' && /\b(?:bottle|can|carton)$/.test(label)

/** What a label says of a drink: '2 l', '750 ml', '12 fl oz', '1/2 gallon'. */
function contentOf({ portions }: Food, grams: number): string {
  const millilitres = grams / (unitWeight('ml', portions)?.grams ?? 1)
  const [nearest] = contents
    .map(([label, size]) => ({ label, off: Math.abs(millilitres / size - 1) }))
    .sort((one, other) => one.off - other.off)
  return nearest && nearest.off < 0.05 ? nearest.label : `${Math.round(millilitres / 29.57)} fl oz`
}
/** Sizes in which American shops sell drinks, in millilitres. */
const contents: readonly (readonly [label: string, millilitres: number])[] = [
  ['12 fl oz', 355],
  ['16 fl oz', 473],
  ['500 ml', 500],
  ['700 ml', 700],
  ['750 ml', 750],
  ['1 l', 1000],
  ['32 fl oz', 946],
  ['46 fl oz', 1360],
  ['52 fl oz', 1538],
  ['1/2 gallon', 1893],
  ['2 l', 2000],
]

/** Grams as American labels have them: '15 oz', '2 lb'. */
function sizeOf(grams: number): string {
  if (grams < 3) return `${grams} g`
  const ounces = grams / 28.34952
  if (grams < 10) return `${Math.round(ounces * 10) / 10} oz`
  if (ounces >= 31.5) return `${printAmount(Math.round((ounces / 16) * 4) / 4)} lb`
  return `${ounces < 10 ? Math.round(ounces * 2) / 2 : Math.round(ounces)} oz`
}
