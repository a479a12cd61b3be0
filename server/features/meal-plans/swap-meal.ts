import { AppError } from '#contract/errors.ts'
import type { MealPlanWithMeals } from '#contract/meal-plans.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

export function swapMeal(
  _context: AppContext,
  _user: UserRow,
  _plan: StoredPlan,
  _place: Pick<PlanEntry, 'day' | 'meal'>,
): Promise<MealPlanWithMeals> {
  return Promise.reject(new AppError('unavailable', 'Meals are not swapped yet.'))
}
