import { AppError } from '#contract/errors.ts'
import type { MealPlanWithMeals } from '#contract/meal-plans.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

export function pricePlan(_context: AppContext, _user: UserRow, _plan: StoredPlan): Promise<MealPlanWithMeals> {
  return Promise.reject(new AppError('unavailable', 'Plans are not priced yet.'))
}
