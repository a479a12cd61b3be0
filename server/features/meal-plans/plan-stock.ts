import type { Stock } from '#domain/plan/week/week.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'

/** What is at home for a plan that starts on that day; days are counted from there. */
export async function stockFor(
  _world: Pick<AppContext, 'database'>,
  _user: UserRow,
  _startDate: string,
): Promise<Stock[]> {
  return []
}
