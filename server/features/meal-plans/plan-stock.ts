import { hashOf } from '#domain/chance.ts'
import { dayAfter, daysBetween } from '#domain/plan/meal-plan/calendar-days.ts'
import type { Stock } from '#domain/plan/week/week.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { stockOf } from '#server/features/at-home/store.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** What is at home for a plan that starts on that day; the days until which it is good are counted from there. */
export async function stockFor(
  { database }: Pick<AppContext, 'database'>,
  { id }: UserRow,
  startDate: string,
): Promise<Stock[]> {
  const stock = await stockOf(database, id)
  return stock.map(({ product, grams, useBy }) => ({
    product,
    grams,
    lastDay: useBy === null ? lastOfAll : daysBetween(startDate, useBy),
  }))
}
/** What has no last day. */
const lastOfAll = 10_000

/** Names what a proof is true of besides its wish: what is at home, and the tables of foods and prices. */
export function basisOf({ version }: Pick<Kitchen, 'version'>, stock: readonly Stock[]): string {
  const lots = stock.map(({ product, grams, lastDay }) => `${product} ${grams} ${lastDay}`).sort()
  return `${version}.${hashOf(lots.join())}`
}

/** The day of the calendar until which stock is good; null where it has none. */
export function useByOf(startDate: string, lastDay: number): string | null {
  return lastDay >= lastOfAll ? null : dayAfter(startDate, lastDay)
}
