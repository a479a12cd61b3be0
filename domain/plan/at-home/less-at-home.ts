import { foods as table } from '#domain/food/foods.ts'
import { cents } from '#domain/food/line/weighing/package-sizes.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import { amountLeft } from '#domain/plan/at-home/amount-left.ts'
import { wantsOfListed } from '#domain/plan/at-home/listed-wants.ts'
import { crumb, type HomeWant, Shelf, type Taking } from '#domain/plan/at-home/take.ts'
import { productOfListed } from '#domain/plan/at-home/typed-stock.ts'
import { byProduct } from '#domain/plan/meal-plan/provisions/stock-uses.ts'
import { packagesFor, pieceOf } from '#domain/plan/products/packages.ts'
import { wholeOf } from '#domain/plan/products/whole-of.ts'
import { amountOfGrams, type ListAmount } from '#domain/plan/shopping/list-amount.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { gramsOfParts } from '#domain/plan/shopping/wanted-food.ts'

/** What lies at home and may be counted on. */
export interface LotAtHome {
  readonly id: number
  readonly product: string
  /** null: some. */
  readonly grams: number | null
  /** 'YYYY-MM-DD' */
  readonly useBy: string | null
  /** Titles of the lists that have counted on some of it already. */
  readonly heldBy?: readonly string[]
}

/** A list before anybody has looked at home. */
export interface ListToMeet {
  readonly title: string
  readonly lines: readonly LineToMeet[]
  /** Whether what it counts on is there for no list behind it. */
  readonly isHolding: boolean
}

/** A line of a list before anybody has looked at home. */
export interface LineToMeet {
  readonly food: ListedFood
  readonly checked: boolean
  /** Grams that may come from home: what recipes want, not what somebody typed to be bought. */
  readonly open: number
  /** Grams that came from home before the list was taken there. */
  readonly given: number
  /** It was there then: whatever was cooked since, this list buys none of it. */
  readonly wasThere: boolean
}

/** What is at home of a line. */
export interface LessOfLine {
  /** What is still to be bought; null where nothing is. */
  readonly rest: ListedFood | null
  /** Of what is there; 0 where all of it is for the lists of `heldBy`. */
  readonly grams: number
  readonly said: ListAmount
  /** Of what is meant to be used for it the day that comes first. */
  readonly useBy: string | null
  /** What is counted on of which lot. */
  readonly taken: readonly Taking[]
  /** Titles of the lists that come first with the same product. */
  readonly heldBy: readonly string[]
}

/** What each of several lists need not buy, the first one first: what it counts on is not there for the next. */
export function lessOfLists(lists: readonly ListToMeet[], lots: readonly LotAtHome[]): (LessOfLine | undefined)[][] {
  let left = lots
  return lists.map(({ title, lines, isHolding }) => {
    const less = lessAtHome(lines, left)
    if (isHolding) left = withoutHeld(left, less, title)
    return less
  })
}

function withoutHeld(
  lots: readonly LotAtHome[],
  less: readonly (LessOfLine | undefined)[],
  title: string,
): LotAtHome[] {
  const held = new Map<number, number>()
  for (const { lot, grams } of less.flatMap((line) => line?.taken ?? [])) held.set(lot, (held.get(lot) ?? 0) + grams)
  return lots.map((lot) => {
    const grams = held.get(lot.id)
    if (grams === undefined || lot.grams === null) return lot
    return { ...lot, grams: Math.max(0, hundredths(lot.grams - grams)), heldBy: [...(lot.heldBy ?? []), title] }
  })
}

const hundredths = (grams: number) => Math.round(grams * 100) / 100

/**
 * What a list need not buy, line by line, undefined where home changes nothing. Two lines of one product share what is there, the first one
 * first. What is ticked lies in the basket already: there is only less of it, never nothing. What can be taken from something else at home
 * (orange juice from oranges) is taken from that behind its own; oranges that lose their zest for one line have their juice for the next.
 */
export function lessAtHome(lines: readonly LineToMeet[], lots: readonly LotAtHome[]): (LessOfLine | undefined)[] {
  let home = new Shelf(lots.map((lot) => ({ ...lot, grams: lot.grams ?? 0 })))
  const shelves = byProduct(lots)
  return lines.map((line) => {
    const { food, checked, open, given, wasThere } = line
    if (wasThere && !checked) return whole(food, [], [])
    const shelf = shelfFor(food, shelves)
    const heldBy = open === 0 ? [] : [...new Set(shelf.flatMap((lot) => lot.heldBy ?? []))]
    const here = shelf.filter(({ grams }) => grams !== 0)
    if (here.length === 0 && given === 0) return allHeld(food, heldBy)
    const isSomeEnough = food.grams === null || food.isStaple
    if (
      isSomeEnough &&
      !checked &&
      open !== 0 &&
      here.some(({ grams, isPart }) => !isPart && (grams === null || food.grams === null))
    )
      return whole(food, here, [])
    if (food.grams === null) return undefined
    const after = new Shelf(home)
    const { got, taken, from } = gotFor(open > 0 ? wantsOfListed(food, open) : [], open, after)
    const isWhole = food.grams - given - got <= food.grams * crumb
    if (food.isStaple && !isWhole) return undefined
    const isInBasket = checked && isWhole
    if (!isInBasket) home = after
    const used = here.filter(({ id }) => from.has(id))
    const holds = isInBasket ? [] : taken
    if (isWhole && !checked) return whole(food, used, holds)
    return part(food, isInBasket ? given : given + got, used, holds, heldBy)
  })
}

/** Grams of a line that are there, what is taken for them, and the lots that they come from. */
function gotFor(wants: readonly HomeWant[], grams: number, shelf: Shelf) {
  const all = wants.map(([first, ...others]) => ({ ...first!, ...shelf.take([first!, ...others]) }))
  const lacking = all.map(({ part: of = 'whole', grams: wanted, share }) => ({ part: of, grams: wanted * (1 - share) }))
  return {
    got: all.length === 0 ? 0 : hundredths(grams - (gramsOfParts(lacking) ?? 0)),
    taken: all.flatMap(({ taken }) => taken),
    from: new Set(all.flatMap(({ lots }) => lots)),
  }
}

/** Lots of a food, and behind them those of what it is a part of. */
function shelfFor(
  listed: ListedFood,
  shelves: ReadonlyMap<string, LotAtHome[]>,
): (LotAtHome & { readonly isPart: boolean })[] {
  const product = productOfListed(listed)
  const food = listed.food === null ? undefined : table.get(listed.food)
  const piece = food && wholeOf(food, listed.name)
  return [
    { key: product, isPart: false },
    { key: piece?.product, isPart: true },
  ].flatMap(({ key, isPart }) => (shelves.get(key ?? '') ?? []).map((lot) => ({ ...lot, isPart })))
}

function whole({ grams, amount, unit }: ListedFood, used: readonly LotAtHome[], taken: readonly Taking[]): LessOfLine {
  return { rest: null, grams: grams ?? 0, said: { amount, unit }, useBy: soonest(used), taken, heldBy: [] }
}

/** What is there is for other lists. */
function allHeld(food: ListedFood, heldBy: readonly string[]): LessOfLine | undefined {
  return heldBy.length === 0
    ? undefined
    : { rest: food, grams: 0, said: { amount: '', unit: '' }, useBy: null, taken: [], heldBy }
}

function part(
  food: ListedFood,
  grams: number,
  used: readonly LotAtHome[],
  taken: readonly Taking[],
  heldBy: readonly string[],
): LessOfLine | undefined {
  if (!(grams > 0) || food.grams === null) return allHeld(food, heldBy)
  const said = amountLeft(food, grams, food.grams)
  return { rest: restOf(food, grams), grams, said, useBy: soonest(used), taken, heldBy }
}

const soonest = (lots: readonly LotAtHome[]) =>
  lots
    .flatMap(({ useBy }) => useBy ?? [])
    .reduce<string | null>((first, day) => (first && first < day ? first : day), null)

/** A line of which so many grams are there: packages and price are those of the rest. */
export function restOf(listed: ListedFood, there: number): ListedFood {
  const food = listed.food === null ? undefined : table.get(listed.food)
  if (!food || listed.grams === null || !(there > 0)) return listed
  const grams = Math.max(0, Math.round((listed.grams - there) * 100) / 100)
  const one = pieceOf(food)
  const pieces = one === undefined ? undefined : Math.max(1, Math.ceil(grams / one - pieceSlack))
  const bought = packagesFor(food, grams, pieces)
  const estimatedPrice = Math.min(bought.cents / 100, listed.estimatedPrice)
  return {
    ...listed,
    ...(pieces !== undefined && listed.unit === ''
      ? { amount: String(pieces), unit: '' }
      : amountOfGrams(food, grams, isMetricUnit(listed.unit))),
    grams,
    quantity: bought.quantity,
    package: bought.label,
    estimatedPrice,
    usedPrice: Math.min(cents(grams, priceOf(food).usd) / 100, estimatedPrice),
  }
}
const pieceSlack = 0.1

export const isMetricUnit = (unit: string) => metric.has(unitNamed(unit)?.id ?? '')
const metric = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])
