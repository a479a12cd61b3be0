import { dollars, price } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar-days.ts'
import type { PlanPrices } from '#domain/plan/meal-plan/meal-plan.ts'

export type BudgetPoint = PlanPrices['budgets'][number]

/** Dollars of the whole plan; the rule says them for a week. Null where there is none. */
export function budgetOf({ rules, startDate, endDate }: MealPlanWithMeals): number | null {
  return rules.budget === null ? null : cents((rules.budget * daysOfPlan({ startDate, endDate })) / 7)
}

/** A budget of the whole plan as the rule says it, for a week. */
export function weeklyBudget(whole: number, { startDate, endDate }: MealPlanWithMeals): number {
  return cents((whole * 7) / daysOfPlan({ startDate, endDate }))
}

/** The dearest budget for which no plan can be; undefined where each has one or may have one. */
export function impossibleUnder(points: readonly BudgetPoint[]): BudgetPoint | undefined {
  return points.findLast(({ isImpossible }) => isImpossible)
}

/** Where the slider stands at first: at the plan's own budget, else at what it costs. */
export function pointNear(points: readonly BudgetPoint[], dollars: number): number {
  return points.reduce(
    (nearest, { budget }, place) =>
      Math.abs(budget - dollars) < Math.abs(points[nearest]!.budget - dollars) ? place : nearest,
    0,
  )
}

/** ' (within 1.2% of the best)' after what a point costs that was not proved to be the best; rounded up, so that it is true. */
export function nearText(gap: BudgetPoint['gap']): string {
  if (gap === null) return ' (we don’t know how close it is to the best)'
  const percent = Math.ceil(gap * 1000) / 10
  return percent === 0 ? '' : ` (within ${percent}% of the best)`
}

/** 'of $110, so $8.78 to spare' */
export function againstText(cost: number, budget: number | null): string {
  if (budget === null) return 'without a budget'
  const spare = Math.round((budget - cost) * 100) / 100
  return spare >= 0
    ? `of ${price(budget)}, so ${dollars(spare)} to spare`
    : `${dollars(-spare)} more than ${price(budget)}`
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100
