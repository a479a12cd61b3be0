import { eatersAt, type Household } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'

/** For how many servings an entry is cooked: portions of all who eat of it, then and later. */
export function servingsCooked(cooked: PlanEntry, entries: readonly PlanEntry[], household: Household): number {
  const portions = eatenOf(cooked, entries)
    .flatMap((entry) => eatersAt(entry, household))
    .map((place) => household.eaters[place]!.portion)
  return Math.round(portions.reduce((sum, portion) => sum + portion, 0) * 100) / 100
}

/** The meals at which a dish is eaten: when it is cooked, and its leftovers. */
export function eatenOf(cooked: PlanEntry, entries: readonly PlanEntry[]): PlanEntry[] {
  return [cooked, ...entries.filter(({ kind, cookedAt }) => kind === 'leftover' && cookedAt === cooked.id)]
}

/**
 * What is bought on which day of shopping: on the first from which it keeps until it is cooked, else on the last before; what is cooked
 * before anybody shops is on the first list. Days count from the start of the plan.
 */
export function boughtOn<Food>(
  cooked: readonly { readonly day: number; readonly foods: readonly Food[] }[],
  days: readonly number[],
  keepsDays: (food: Food) => number,
): Map<number, Food[]> {
  const inOrder = days.toSorted((one, other) => one - other)
  const bought = new Map<number, Food[]>(inOrder.map((day) => [day, []]))
  for (const { day, foods } of cooked) {
    const before = inOrder.filter((shopping) => shopping <= day)
    for (const food of foods) {
      const first = before.find((shopping) => day - shopping <= keepsDays(food))
      bought.get(first ?? before.at(-1) ?? inOrder[0]!)!.push(food)
    }
  }
  return bought
}

/** The fewest days to shop on as well, so that each of these foods is bought no earlier than it keeps and no later than it is cooked. */
export function daysToAdd(short: readonly { readonly day: number; readonly keeps: number }[]): number[] {
  const added: number[] = []
  for (const { day, keeps } of short.toSorted((one, other) => one.day - other.day))
    if (!added.some((shopping) => shopping <= day && day - shopping <= keeps)) added.push(day)
  return added
}
