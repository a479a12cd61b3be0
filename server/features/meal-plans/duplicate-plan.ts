import type { Input } from '#contract/endpoint.ts'
import type { mealPlans } from '#contract/planning/meal-plans.ts'
import { cutText } from '#domain/cut-text.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { AppContext } from '#server/context.ts'
import { endOf, newEntryId } from '#server/features/meal-plans/own-plan.ts'
import { shownOf } from '#server/features/meal-plans/plan-view.ts'
import { insertPlan } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

/** The same calendar from another day, or as a template. A copy rests: what is eaten today changes when somebody says so. */
export async function duplicatePlan(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  plan: StoredPlan,
  wish: Input<typeof mealPlans.duplicate>['body'],
): Promise<StoredPlan> {
  const { title = `${cutText(plan.title, 193)} (copy)`, startDate = plan.startDate, isTemplate } = wish
  const shown = await shownOf({ database }, plan)
  const fresh = new Map(shown.map(({ id }) => [id, newEntryId()]))
  const entries = shown.map((entry) => ({
    ...entry,
    id: fresh.get(entry.id)!,
    cookedAt: fresh.get(entry.cookedAt ?? '') ?? null,
  }))
  const { description, eaters, rules, repeats } = plan
  const days = { startDate, endDate: endOf(startDate, daysOfPlan(plan)) }
  const copy = { title, description, ...days, eaters, rules, repeats, isTemplate, isActive: false }
  return insertPlan(database, plan.userId, copy, entries, now())
}
