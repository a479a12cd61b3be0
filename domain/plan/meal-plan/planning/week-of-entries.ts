import { eatersAt, type Household } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { dishOfRecipe } from '#domain/plan/meal-plan/planning/week-wish.ts'
import type { Slot, WeekWish } from '#domain/plan/week/week.ts'
import type { ServedDish, WeekPlan } from '#domain/plan/week/week-plan.ts'

/** Entries of a calendar as the meals of a planner's plan, so that a search can begin with them; figures are left out. */
export function mealsOfEntries(
  entries: readonly PlanEntry[],
  { slots }: WeekWish,
  household: Household,
): WeekPlan['meals'] {
  const slotOf = (entry: PlanEntry) => {
    const dish = dishOfRecipe(entry.recipeId ?? 0)
    const [one] = eatersAt(entry, household)
    const isTheirs = ({ day, meal, eaters: here }: Slot) =>
      day === entry.day && meal === entry.meal && here.includes(one!)
    const own = slots.findIndex((slot) => isTheirs(slot) && slot.locked === dish)
    return own < 0 ? slots.findIndex((slot) => isTheirs(slot) && slot.locked === undefined) : own
  }
  const served = entries.flatMap((entry) => {
    const slot = slotOf(entry)
    const source = entry.kind === 'leftover' ? entries.find(({ id }) => id === entry.cookedAt) : entry
    if (slot < 0 || entry.recipeId === null || !source) return []
    return [{ slot, source, recipeId: entry.recipeId, kind: entry.kind, plates: eatersAt(entry, household) }]
  })
  return slots.map((_, slot) => ({
    slot,
    dishes: served
      .filter((one) => one.slot === slot)
      // the pot is what most of them eat
      .sort((one, other) => other.plates.length - one.plates.length)
      .map(({ recipeId, source, kind, plates }, place): ServedDish => {
        return {
          dish: dishOfRecipe(recipeId),
          title: '',
          kind: kind === 'leftover' ? 'again' : place === 0 ? 'pot' : 'beside',
          cookedAt: kind === 'leftover' ? slotOf(source) : slot,
          servings: 0,
          plates: plates.map((eater) => ({ eater, without: [] })),
          cents: 0,
        }
      }),
  }))
}
