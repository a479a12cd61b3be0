import type { Without } from '#domain/plan/week/choices.ts'
import { worthOf } from '#domain/plan/week/plan-week.ts'
import type { SearchOptions } from '#domain/plan/week/search-week.ts'
import { costOf, takenOf } from '#domain/plan/week/table.ts'
import type { Slot, WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { ServedDish, WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
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
  const staying = new Set(wish.slots.map(({ locked }) => locked))
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

/** The wish with every meal locked as the plan has it, but one; what is cooked beside a pot has slots after all others. */
export function lockedBut(wish: WeekWish, { meals }: WeekPlan, slot: number): WeekWish {
  const staying = meals.filter((served) => served.slot !== slot)
  const besides = staying.flatMap(({ slot: place, dishes: [, ...beside] }) =>
    beside.map((served) => ({ ...lockedTo(wish.slots[place]!, served), isBeside: true })),
  )
  const pots = wish.slots.map((one, place) => {
    const pot = staying.find((served) => served.slot === place)?.dishes[0]
    return pot ? lockedTo(one, pot) : one
  })
  return { ...wish, slots: [...pots, ...besides] }
}

function lockedTo(slot: Slot, { dish, kind, cookedAt, plates }: ServedDish): Slot {
  const lockedFrom = kind === 'again' ? cookedAt : undefined
  const eaters = plates.map(({ eater }) => eater)
  return { ...slot, eaters, locked: dish, ...(lockedFrom !== undefined && { lockedFrom }) }
}
