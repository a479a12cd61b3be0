import { leftOffPlate, type PlanOfPlates, recipeOf } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { eatersAt, householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { eatenOf } from '#domain/plan/meal-plan/provisions/shopping-days.ts'

/** An entry whose recipe is cooked on its day of the plan, for all who eat of it then and later. */
export interface PlannedCooking {
  readonly entry: string
  readonly recipeId: number
  readonly day: number
  /** Servings of the recipe as it is written, and of what some have without lines of it. */
  readonly plates: readonly { readonly without: readonly string[]; readonly servings: number }[]
}

/**
 * What is cooked in a plan; nothing where everyone eats out. What is left of it is cooked with it and not again; servings are sums of portions. Lines are left off a plate as the plan says of
 * it, whether the planner or somebody else put the dish there.
 */
export function plannedCookings(plan: PlanOfPlates): PlannedCooking[] {
  return plan.entries.flatMap((cooked): PlannedCooking[] => {
    const { id: entry, kind, recipeId, day } = cooked
    if (kind !== 'recipe' || recipeId === null) return []
    const plates = platesOf(plan, eatenOf(cooked, plan.entries))
    return plates.length > 0 ? [{ entry, recipeId, day, plates }] : []
  })
}

function platesOf(plan: PlanOfPlates, eaten: readonly PlanEntry[]): PlannedCooking['plates'] {
  const household = householdOf(plan)
  const servings = new Map<string, { without: readonly string[]; servings: number }>()
  for (const entry of eaten) {
    const recipe = recipeOf(plan, entry)
    for (const place of eatersAt(entry, household)) {
      const { id, portion } = plan.eaters[place]!
      const without = leftOffPlate(entry, recipe, id)
      const key = without.join('\n')
      servings.set(key, { without, servings: (servings.get(key)?.servings ?? 0) + portion })
    }
  }
  return [...servings.values()]
}
