import { AppError } from '#contract/errors.ts'
import type { GeneratePlan, MealPlanEvent } from '#contract/meal-plans.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'

export async function* generatePlan(
  _context: AppContext,
  _user: UserRow,
  _wish: GeneratePlan,
): AsyncGenerator<MealPlanEvent> {
  yield { type: 'progress', message: 'Looking for the planner' }
  throw new AppError('unavailable', 'Plans are not generated yet.')
}
