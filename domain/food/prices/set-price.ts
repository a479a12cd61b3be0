import type { Food, Price } from '#domain/food/food.ts'

/** What somebody has said that a food costs, over the table. */
export interface SetPrice {
  /** Dollars for 100 g, as sold. */
  readonly usd: number
  /** 'YYYY-MM', the first month in which it holds. */
  readonly since: string
  /** Months of the year in which it holds, 1 to 12; empty: all of them. */
  readonly months: readonly number[]
  /** Where the figure comes from. */
  readonly source: string
}

/** What a food costs now that somebody has ever set a price for: null where the table's holds again. */
export interface PriceNow {
  readonly food: string
  readonly set: SetPrice | null
}

/** A price may be so many times the table's, or so small a part of it: what is typed in cents, or for a ton, is farther off. */
export const mostTimes = 20

/** Prices of these are not set: tap water and ice are free, and nothing is so many times as much. */
export function hasSetPrice(food: Food): boolean {
  return food.tablePrice.usd > 0
}

/**
 * The one of the prices set for a food that holds in a month, 'YYYY-MM': one for months of the year goes before one for all of them, then the
 * one that begins last, then the one that was set last. Undefined: the table's.
 */
export function priceIn<One extends SetPrice>(month: string, inOrder: readonly One[]): One | undefined {
  const ofYear = Number(month.slice(5))
  return inOrder
    .filter(({ since, months }) => since <= month && (months.length === 0 || months.includes(ofYear)))
    .reduce<One | undefined>((best, one) => (best && goesBefore(best, one) ? best : one), undefined)
}

function goesBefore(one: SetPrice, later: SetPrice): boolean {
  const [isOfMonths, isLaterOfMonths] = [one.months.length > 0, later.months.length > 0]
  return isOfMonths === isLaterOfMonths ? one.since > later.since : isOfMonths
}

/** A set price as the kitchen works by it: the dearest and the cheapest shop differ from it as they do from the table's. */
export function priceSet({ tablePrice }: Food, { usd, since, source }: SetPrice): Price {
  const times = usd / tablePrice.usd
  return { usd, low: tablePrice.low * times, high: tablePrice.high * times, source, month: since }
}

/** So many months from one on, 'YYYY-MM' each. */
export function monthsFrom(month: string, count: number): string[] {
  const first = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  return Array.from({ length: count }, (_, at) => {
    const of = first + at
    return `${String(Math.floor(of / 12)).padStart(4, '0')}-${String((of % 12) + 1).padStart(2, '0')}`
  })
}
