import { randomBytes } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { dayAfter, isInCentury } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { findPlan } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

/** Throws not_found where the plan is none of theirs. */
export async function ownPlan(
  { database }: Pick<AppContext, 'database'>,
  { id }: UserRow,
  planId: number,
): Promise<StoredPlan> {
  return foundPlan(await findPlan(database, id, planId))
}

export function foundPlan<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that meal plan.')
  return value
}

/** The last day of a plan of so many days. Throws invalid_input where no calendar of ours has it. */
export function endOf(startDate: string, days: number): string {
  const endDate = dayAfter(startDate, days - 1)
  if (isInCentury(endDate)) return endDate
  throw new AppError('invalid_input', 'A plan can’t end after 2099. Please choose an earlier start.')
}

/** Random, as clients make them too. */
export function newEntryId(): string {
  return randomBytes(9).toString('base64url')
}

export function noSuchRecipe(): AppError {
  return new AppError('not_found', 'We can’t find that recipe.')
}
