import type { WeekWish } from '#domain/plan/week/week.ts'

/** Whether a day of the plan is over: its meals are what they were, and no rule asks for others. */
export function isOver({ from = 0 }: Pick<WeekWish, 'from'>, day: number): boolean {
  return day < from
}

/** Whether the dish that stands at a meal has to stay: what was eaten does, whatever rules are let go. */
export function keepsLock(wish: WeekWish, place: number, without: ReadonlySet<string>): boolean {
  const { day, locked } = wish.slots[place]!
  return locked !== undefined && (isOver(wish, day) || !without.has(`locked:${place}`))
}

/** Names that days which are over count toward the budget: let go of where that leaves too little for the others. */
export const spentRule = 'spent'

/** Whether days that are over count toward a budget. */
export function countsSpent({ budget, from = 0 }: WeekWish, without: ReadonlySet<string>): boolean {
  return budget !== undefined && from > 0 && !without.has('budget') && !without.has(spentRule)
}

/** 'Day 1 stays as it was', 'Days 1 to 3 stay as they were'; days count from 1. */
export function asTheyWere(from: number): string {
  return from === 1 ? 'Day 1 stays as it was' : `Days 1 to ${from} stay as they were`
}
