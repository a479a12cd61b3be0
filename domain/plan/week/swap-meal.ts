import { partOfProgram } from '#domain/plan/week/part-of-program.ts'
import type { Solve } from '#domain/plan/week/solver.ts'
import { columnsOfPlan, costOf, takenOf } from '#domain/plan/week/table.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { WeekPlan } from '#domain/plan/week/week-plan.ts'
import { weekProgram } from '#domain/plan/week/week-program.ts'
import { writePlan } from '#domain/plan/week/write-plan.ts'

/**
 * The best plan in which one meal is another and all others stay; none of the dishes in `but` is served at it. Undefined where every
 * other dish would break a rule, or another meal eats what this one cooks ahead.
 */
export function swapMeal(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  { plan, slot, but, solve }: { plan: WeekPlan; slot: number; but: readonly string[]; solve: Solve },
): { plan: WeekPlan; cost: number } | undefined {
  const week = weekProgram(wish, dishes)
  const { choices, program } = week
  const stays = columnsOfPlan(week, plan).filter((column) => choices[column]!.slot !== slot)
  const kept = new Set(stays)
  const part = partOfProgram(program, (column) => {
    const choice = choices[column]
    return !choice || kept.has(column) || (choice.slot === slot && !but.includes(dishes[choice.dish]!.id))
  })
  const fixed = new Map(part.columns.flatMap((column, place) => (kept.has(column) ? [[place, 1] as const] : [])))
  const solved = solve(part.program, { seconds: mostSeconds, fixed })
  if (!solved.values) return undefined
  const taken = takenOf(week, part.whole(solved.values))
  return { plan: writePlan(week, taken), cost: costOf(week, taken) }
}

/** Other meals are fixed, so that it is through in a moment. */
const mostSeconds = 2
