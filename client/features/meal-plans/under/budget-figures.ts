import { spanText } from '#client/features/meal-plans/plan-dates.ts'
import { dollars, price } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { PlanPrices } from '#domain/plan/meal-plan/meal-plan.ts'

export type BudgetPoint = PlanPrices['budgets'][number]

/** Dollars of the whole plan; the rule says them for a week. Null where there is none. */
export function budgetOf({ rules, startDate, endDate }: MealPlanWithMeals): number | null {
  return rules.budget === null ? null : cents((rules.budget * daysOfPlan({ startDate, endDate })) / 7)
}

export interface WeekAgainst {
  /** 'Nov 23–29' */
  readonly span: string
  readonly cost: number
  /** '$4.20 over $60'; undefined where the week keeps its share, or there is no budget. */
  readonly over: string | undefined
}

/** What each week of a longer plan costs against its share of the budget by days; none where the plan is one week or less. */
export function weeksAgainst({ rules, startDate, totals: { weeks } }: MealPlanWithMeals): WeekAgainst[] {
  if (weeks.length < 2) return []
  return weeks.map(({ days, cost }, week) => {
    const first = dayAfter(startDate, week * 7)
    const share = rules.budget === null ? Number.POSITIVE_INFINITY : cents((rules.budget * days) / 7)
    const span = spanText(first, dayAfter(first, days - 1))
    // a cent is what rounding may do
    return {
      span,
      cost,
      over: cost > share + 0.015 ? `${dollars(cents(cost - share))} over ${price(share)}` : undefined,
    }
  })
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

/** 'of $110, with $8.78 to spare' */
export function againstText(cost: number, budget: number | null): string {
  if (budget === null) return 'no budget set'
  const spare = Math.round((budget - cost) * 100) / 100
  return spare >= 0
    ? `of ${price(budget)}, with ${dollars(spare)} to spare`
    : `${dollars(-spare)} more than ${price(budget)}`
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100
