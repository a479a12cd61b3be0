import type { Chance } from '#domain/chance.ts'
import type { Without } from '#domain/plan/week/choices/choices.ts'
import { worthOf } from '#domain/plan/week/plan-week.ts'
import type { Solve } from '#domain/plan/week/program/solver.ts'
import { searchWeek } from '#domain/plan/week/search/search-week.ts'
import { mealColumns } from '#domain/plan/week/search/table.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { writePlan } from '#domain/plan/week/search/write-plan.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'

/**
 * A plan that keeps every rule, made by hand in about a second and without a solver, so that nothing is known of how near it is to the
 * best. Undefined where none was met, which proves nothing.
 */
export function firstWeek(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  { chance, now, without }: { chance: Chance; now: () => number; without: Without },
): { plan: WeekPlan; worth: Worth } | undefined {
  const week = weekProgram(wish, dishes, without)
  if (mealColumns(week).some(({ pots }) => pots.length === 0)) return undefined
  const began = now()
  const left = () => seconds - (now() - began) / 1000
  const search = () =>
    searchWeek(week, { solve: unsolved, chance, now, seconds: left(), gap: 0, isFirstEnough: true }).found
  let found = search()
  // a week of few dishes is tried in no time, and may want other luck
  while (!found && left() > 0) found = search()
  return found && { plan: writePlan(week, found.taken), worth: worthOf(found) }
}

const seconds = 2
const unsolved: Solve = () => ({ outcome: 'unknown', bound: Number.NEGATIVE_INFINITY })
