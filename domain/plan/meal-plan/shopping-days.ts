import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { eatersAt, type Household } from '#domain/plan/meal-plan/seating.ts'

/** A recipe that is cooked on a day of the plan, for all who eat of it then and later. */
export interface Cooking {
  readonly recipeId: number
  readonly day: number
  /** Servings of the recipe as it is written, and of what some have without lines of it. */
  readonly plates: readonly { readonly without: readonly string[]; readonly servings: number }[]
}

/** What is cooked in a plan. What is left of it is cooked with it and not again; servings are sums of portions. */
export function cookingsOf(entries: readonly PlanEntry[], household: Household): Cooking[] {
  return entries.flatMap((cooked): Cooking[] => {
    const { kind, recipeId, day } = cooked
    if (kind !== 'recipe' || recipeId === null) return []
    const eaten = eatenOf(cooked, entries)
    const servings = new Map<string, { without: string[]; servings: number }>()
    for (const entry of eaten)
      for (const place of eatersAt(entry, household)) {
        const { id: eater, portion } = household.eaters[place]!
        const without = entry.without.find((plate) => plate.eater === eater)?.lines ?? []
        const key = without.join('\n')
        servings.set(key, { without, servings: (servings.get(key)?.servings ?? 0) + portion })
      }
    return [{ recipeId, day, plates: [...servings.values()] }]
  })
}

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
