import { listText } from '#client/features/dishes/format.ts'
import { hourOf } from '#client/features/meal-plans/plan-words.ts'
import type { MealPlanWithMeals, SwappedPlan } from '#contract/planning/plan-view.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { punctuatedInside } from '#domain/text/quotes.ts'

/** Whether another dish can be found for an entry: only at meals that the rules have is anything planned. */
export function canSwap(plan: Pick<MealPlanWithMeals, 'rules' | 'startDate'>, entry: PlanEntry): boolean {
  return entry.kind !== 'note' && hourOf(plan, entry) !== undefined
}

/** What a swap came to, and among how many dishes; where a rule of the plan had to go for it, which. */
export function swappedText({ considered, letGo }: Pick<SwappedPlan, 'considered' | 'letGo'>): string {
  const isOnly = considered === 1
  const chosen = isOnly ? 'the only other one we found' : `chosen from ${considered} options for this meal`
  const swapped = `We swapped in a new dish, ${chosen}. Everything else stays the same.`
  if (letGo.length === 0) return swapped
  const broken = isOnly ? 'It doesn’t follow every rule' : `None of the ${considered} options follows every rule`
  const dropped = listText(letGo.map((each) => `“${each}”`))
  return punctuatedInside(`${swapped} ${broken}, so the plan drops ${dropped}.`)
}
