import { hourOf } from '#client/features/meal-plans/plan-words.ts'
import { listText } from '#client/features/recipes/format.ts'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'

/** Whether another dish can be found for an entry: only at meals that the rules have is anything planned. */
export function canSwap(plan: Pick<MealPlanWithMeals, 'rules' | 'startDate'>, entry: PlanEntry): boolean {
  return entry.kind !== 'note' && hourOf(plan, entry) !== undefined
}

/** What a swap came to; where a rule of the plan had to go for it, which. */
export function swappedText(letGo: readonly string[]): string {
  const swapped = 'A new dish took its place; all the others stay.'
  if (letGo.length === 0) return swapped
  return `${swapped} No dish kept every rule, so the plan goes without ${listText(letGo.map((each) => `“${each}”`))}.`
}
