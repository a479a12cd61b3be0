import { foods as table } from '#domain/food/foods.ts'
import { cents } from '#domain/food/package-sizes.ts'
import { priceOf } from '#domain/food/price-of.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import { amountLeft } from '#domain/plan/at-home/amount-left.ts'
import { crumb, type Taking, takeFrom } from '#domain/plan/at-home/take.ts'
import { productOfListed } from '#domain/plan/at-home/typed-stock.ts'
import { amountOfGrams, type ListAmount } from '#domain/plan/list-amount.ts'
import type { ListedFood } from '#domain/plan/listed-food.ts'
import { packagesFor, pieceOf } from '#domain/plan/packages.ts'
import { wholeOf } from '#domain/plan/whole-of.ts'

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
 * (orange juice from oranges) is taken from that behind its own.
 */
export function lessAtHome(lines: readonly LineToMeet[], lots: readonly LotAtHome[]): (LessOfLine | undefined)[] {
  const left = new Map(lots.map((lot) => [lot.id, lot.grams]))
  const shelves = shelvesOf(lots)
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
      here.some(({ grams, share }) => share === 1 && (grams === null || food.grams === null))
    )
      return whole(food, here, [])
    if (food.grams === null) return undefined
    const measured = here.map(({ id, share }) => ({ id, product: 'it', grams: (left.get(id) ?? 0) / share }))
    const yielded = open > 0 ? takeFrom(measured, [[{ product: 'it', grams: open }]])[0]! : []
    const got = yielded.reduce((sum, { grams }) => sum + grams, 0)
    const shares = new Map(here.map(({ id, share }) => [id, share]))
    const taken = yielded.map(({ lot, grams }) => ({ lot, grams: grams * shares.get(lot)! }))
    const isWhole = food.grams - given - got <= food.grams * crumb
    if (food.isStaple && !isWhole) return undefined
    const isInBasket = checked && isWhole
    if (!isInBasket) for (const { lot, grams } of taken) left.set(lot, (left.get(lot) ?? 0) - grams)
    const used = here.filter(({ id }) => taken.some(({ lot }) => lot === id))
    const holds = isInBasket ? [] : taken
    if (isWhole && !checked) return whole(food, used, holds)
    return part(food, isInBasket ? given : given + got, used, holds, heldBy)
  })
}

/** Lots of a food, and behind them those of what it is a part of, with grams of them that yield a gram of it. */
function shelfFor(
  listed: ListedFood,
  shelves: ReadonlyMap<string, LotAtHome[]>,
): (LotAtHome & { readonly share: number })[] {
  const product = productOfListed(listed)
  const food = listed.food === null ? undefined : table.get(listed.food)
  const piece = food && wholeOf(food, listed.name)
  return [
    { product, share: 1 },
    { product: piece?.product, share: piece?.share ?? 1 },
  ].flatMap(({ product: key, share }) => (shelves.get(key ?? '') ?? []).map((lot) => ({ ...lot, share })))
}

function shelvesOf(lots: readonly LotAtHome[]): ReadonlyMap<string, LotAtHome[]> {
  const shelves = new Map<string, LotAtHome[]>()
  for (const lot of lots) shelves.set(lot.product, [...(shelves.get(lot.product) ?? []), lot])
  return shelves
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
