import { AppError } from '#contract/errors.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

/** Throws invalid_input for a day that has not come, in the field of this name. A calendar is at most a day ahead of ours. */
export function assertDayCame(field: string, day: string, now: Date): void {
  if (day <= dayAfter(now.toISOString().slice(0, 10), 1)) return
  const message = 'That day hasn’t come yet.'
  throw new AppError('invalid_input', message, { issues: [{ field, message }] })
}
