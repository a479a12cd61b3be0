import { weeksOf } from '#domain/plan/week/choices/weeks.ts'
import { ownLots } from '#domain/plan/week/larder/lots.ts'
import { spentUntil } from '#domain/plan/week/larder/pay-larder.ts'
import { centsOf, cookedBy, paidFor, pointsOfMissed } from '#domain/plan/week/rules/cents.ts'
import { pointsOfCount, type Tally } from '#domain/plan/week/rules/tally.ts'
import type { WeekProgram } from '#domain/plan/week/search/week-program.ts'
import type { WeekPlan } from '#domain/plan/week/week-plan.ts'

/** What is on the table at one meal: a pot, and a dish beside it for each group that may not have it; columns of the program. */
export interface Served {
  readonly pot: number
  readonly beside: readonly number[]
}

/** The columns of each meal of a program, in the order of the meals that are cooked. */
export interface MealColumns {
  readonly slot: number
  /** Pots and what is eaten again. */
  readonly pots: readonly number[]
  readonly beside: ReadonlyMap<string, readonly number[]>
}

export function mealColumns({ wish, choices }: WeekProgram): MealColumns[] {
  const meals = wish.slots.map((_, slot) => ({ slot, pots: [] as number[], beside: new Map<string, number[]>() }))
  for (const [column, { slot, kind, group }] of choices.entries()) {
    const meal = meals[slot]!
    if (kind !== 'beside') meal.pots.push(column)
    else {
      const known = meal.beside.get(group!)
      if (known) known.push(column)
      else meal.beside.set(group!, [column])
    }
  }
  return meals.filter(({ slot }) => !wish.slots[slot]!.isOut)
}

/** Cents and points of a plan, its larders as cheap as they can be. */
export function costOf(week: WeekProgram, taken: readonly number[]): number {
  const points = taken.reduce((sum, column) => sum + week.program.columns[column]!.points, 0)
  return centsOf(week, taken) + points + pointsOfWhole(week, taken)
}

/** Points of what is too much or too little over the whole plan, and of what goes off at home. */
export function pointsOfWhole(week: WeekProgram, taken: readonly number[]): number {
  const paid = paidFor(week, taken)
  return week.larders.reduce(
    (sum, larder, at) => sum + pointsOfMissed(larder, paid[at]!.spent),
    pointsOfTallies(week, taken),
  )
}

function pointsOfTallies({ tallies }: WeekProgram, taken: readonly number[]): number {
  const here = new Set(taken)
  return tallies.reduce((sum, one) => sum + pointsOfCount(one, countOf(one, here)), 0)
}

function countOf({ of, factors }: Tally, taken: ReadonlySet<number>): number {
  return of.reduce((sum, column, at) => sum + (taken.has(column) ? factors[at]! : 0), 0)
}

/** Values of all columns: what is taken, and the cheapest larders for it. */
export function valuesOf(week: WeekProgram, taken: readonly number[]): number[] {
  const values = week.program.columns.map(() => 0)
  for (const column of taken) values[column] = 1
  for (const [at, { packs, spent }] of paidFor(week, taken).entries()) {
    const larder = week.larders[at]!
    for (const [size, column] of larder.packs.entries()) values[column] = packs[size]!
    for (const [lot, { column, missed, stock }] of larder.stock.entries()) {
      values[column] = spent[lot]!
      if (missed !== undefined) values[missed] = stock.grams - spent[lot]!
    }
  }
  const weeks = weeksOf(week.wish.days)
  for (const { larder, week: place, column, sums } of week.homeUses) {
    const cooked = cookedBy(week, taken, week.larders[larder]!.product)
    const lots = ownLots(week.larders[larder]!)
    values[column] = spentUntil(lots, cooked, weeks[place]!.last)
    const [least] = sums.toSorted((one, other) => cooked(one.until) + one.atHome - cooked(other.until) - other.atHome)
    values[least!.column] = 1
  }
  const here = new Set(taken)
  for (const tally of week.tallies) {
    const count = countOf(tally, here)
    values[tally.column] = count
    for (const { column, free } of tally.steps) values[column] = Math.max(0, count - free)
  }
  return values
}

/** The columns that a plan takes, as far as they stand in this program. */
export function columnsOfPlan({ choices, dishes }: WeekProgram, plan: WeekPlan): number[] {
  const keyOf = (slot: number, kind: string, cookedAt: number, dish: string, eaters: readonly number[]) =>
    [slot, kind, cookedAt, dish, ...eaters].join(' ')
  const wanted = new Set(
    plan.meals.flatMap(({ slot, dishes: served }) =>
      served.map(({ kind, cookedAt, dish, plates }) =>
        keyOf(
          slot,
          kind,
          cookedAt,
          dish,
          plates.map(({ eater }) => eater),
        ),
      ),
    ),
  )
  return choices.flatMap(({ slot, kind, cookedAt, dish, eaters }, column) =>
    wanted.has(keyOf(slot, kind, cookedAt, dishes[dish]!.id, eaters)) ? [column] : [],
  )
}

/** The choices that a solution takes. */
export function takenOf({ choices }: WeekProgram, values: ArrayLike<number>): number[] {
  return choices.flatMap((_, column) => (values[column]! > 0.5 ? [column] : []))
}
