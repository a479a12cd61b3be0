import { AppError } from '#contract/errors.ts'
import type { ShoppingList } from '#contract/shopping.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

export function shopPlan(
  _context: AppContext,
  _user: UserRow,
  _plan: StoredPlan,
  _days: readonly number[],
): Promise<ShoppingList[]> {
  return Promise.reject(new AppError('unavailable', 'Plans are not shopped for yet.'))
}
