import type { Without } from '#domain/plan/week/choices.ts'
import { worthOf } from '#domain/plan/week/plan-week.ts'
import type { SearchOptions } from '#domain/plan/week/search-week.ts'
import { costOf, takenOf } from '#domain/plan/week/table.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import { weekProgram } from '#domain/plan/week/week-program.ts'
import { writePlan } from '#domain/plan/week/write-plan.ts'

export interface MealToSwap {
  /** The meal that is to be another, its place in the wish; all others are locked there. */
  readonly slot: number
  /** Dishes that are not served at it. */
  readonly but: readonly string[]
  /** Rules that need not be kept. */
  readonly without?: Without
}

/** The best plan in which one meal is another and all others stay; undefined where every other dish would break a rule. */
export function swapMeal(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  { slot, but, without = new Set() }: MealToSwap,
  { solve, seconds }: Pick<SearchOptions, 'solve' | 'seconds'>,
): { plan: WeekPlan; worth: Worth } | undefined {
  const staying = new Set(wish.slots.flatMap(({ locked, lockedBeside = [] }) => [locked, ...lockedBeside]))
  const { meal } = wish.slots[slot]!
  const slots = wish.slots.map((one, place) => (place === slot ? { ...one, not: [...but] } : one))
  const considered = dishes.filter(({ id, meals }) => staying.has(id) || meals.includes(meal))
  const week = weekProgram({ ...wish, slots }, considered, without)
  // one meal alone is left to choose: that needs no search
  const { values, bound } = solve(week.program, { seconds })
  if (!values) return undefined
  const taken = takenOf(week, values)
  return { plan: writePlan(week, taken), worth: worthOf({ taken, cost: costOf(week, taken), bound }) }
}

/** The wish with every meal locked as the plan has it, but one. */
export function lockedBut(wish: WeekWish, { meals }: WeekPlan, slot: number): WeekWish {
  return {
    ...wish,
    slots: wish.slots.map((one, place) => {
      const [pot, ...beside] = meals.find((served) => served.slot === place)?.dishes ?? []
      if (place === slot || !pot) return one
      return {
        ...one,
        locked: pot.dish,
        ...(pot.kind === 'again' ? { lockedFrom: pot.cookedAt } : {}),
        ...(beside.length > 0 ? { lockedBeside: beside.map(({ dish }) => dish) } : {}),
      }
    }),
  }
}
