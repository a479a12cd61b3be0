import type { Choice } from '#domain/plan/week/choices/choices.ts'
import { goesOff } from '#domain/plan/week/choices/points.ts'
import { weekOfDay, weeksOf } from '#domain/plan/week/choices/weeks.ts'
import { leftFor, ownLots } from '#domain/plan/week/larder/lots.ts'
import { type Paid, payLarder, spentUntil } from '#domain/plan/week/larder/pay-larder.ts'
import type { Program } from '#domain/plan/week/program/program.ts'
import type { Larder } from '#domain/plan/week/rules/packages.ts'
import type { WeekWish } from '#domain/plan/week/week.ts'

/** A program as far as its dishes and larders are known; its rows may not be. */
interface Priced {
  readonly wish: WeekWish
  readonly choices: readonly Choice[]
  readonly larders: readonly Larder[]
  readonly program: Pick<Program, 'columns'>
}

/** What is paid for each larder when these columns are taken; what a part can be taken from stands before it. */
export function paidFor(week: Priced, taken: readonly number[]): Paid[] {
  const paid: Paid[] = []
  for (const larder of week.larders)
    paid.push(
      payLarder(
        leftFor(larder, (whole) => paid[whole]!.spent),
        cookedBy(week, taken, larder.product),
      ),
    )
  return paid
}

/** Grams of a product in what is cooked until the end of a day. */
export function cookedBy({ choices, wish }: Priced, taken: readonly number[], product: string) {
  return (day: number): number => {
    let grams = 0
    for (const column of taken) {
      const { cookedAt, grams: each } = choices[column]!
      if (wish.slots[cookedAt]!.day <= day) grams += each.get(product) ?? 0
    }
    return grams
  }
}

/** Cents of each week, not rounded: the amounts that its dishes use, less what they take from home. */
export function centsOfWeeks(week: Priced, taken: readonly number[]): number[] {
  const { choices, larders, wish } = week
  const weeks = weeksOf(wish.days)
  const cents = weeks.map(() => 0)
  for (const column of taken) cents[weekOfDay(wish.slots[choices[column]!.cookedAt]!.day)]! += choices[column]!.cents
  for (const larder of larders) {
    const { product, food } = larder
    const lots = ownLots(larder)
    const cooked = cookedBy(week, taken, product)
    let before = 0
    for (const [place, { last }] of weeks.entries()) {
      const until = spentUntil(lots, cooked, last)
      cents[place]! -= food.rate * (until - before)
      before = until
    }
  }
  return cents
}

/** Cents of a plan, not rounded, its larders as cheap as they can be. */
export function centsOf(week: Priced, taken: readonly number[]): number {
  return (
    taken.reduce((sum, column) => sum + week.program.columns[column]!.cents, 0) +
    paidFor(week, taken).reduce((sum, { cents }) => sum + cents, 0)
  )
}

/** Points of what goes off at home unused, when so many grams of each lot are spent. */
export function pointsOfMissed({ food, stock }: Larder, spent: readonly number[]): number {
  return stock.reduce(
    (sum, { missed, stock: { grams } }, lot) =>
      missed === undefined ? sum : sum + food.rate * goesOff * (grams - spent[lot]!),
    0,
  )
}
