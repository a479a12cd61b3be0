/** Some days of a plan: its first and last, from 0, and their share of all its days, 0 to 1. */
export interface WeekOfPlan {
  readonly first: number
  readonly last: number
  readonly share: number
}

/** The weeks of a plan of so many days: seven days each from its start, the last one perhaps shorter. */
export function weeksOf(days: number): WeekOfPlan[] {
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) => {
    const first = week * 7
    const last = Math.min(first + 7, days) - 1
    return { first, last, share: (last - first + 1) / days }
  })
}

/** The place of a day's week. */
export function weekOfDay(day: number): number {
  return Math.floor(day / 7)
}
