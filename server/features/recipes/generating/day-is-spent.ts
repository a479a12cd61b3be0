import { resetsAt } from '#contract/billing/quota.ts'
import { AppError } from '#contract/errors.ts'

/** The refusal of a day in which no place is left; of a menu of so many recipes that fewer are. */
export function dayIsSpent({ limit, used }: { limit: number; used: number }, now: Date, wanted = 1): AppError {
  const left = Math.max(0, limit - used)
  const message =
    left === 0
      ? `You’ve reached your daily limit of ${limit} recipes. You’ll get more at midnight UTC.`
      : `This menu needs ${wanted} recipes, but you have only ${left} of your ${limit} left today. You’ll get more at midnight UTC.`
  return new AppError('daily_limit_reached', message, {
    limit,
    used,
    resetsAt: resetsAt(now).toISOString(),
    retryAfter: Math.ceil((resetsAt(now).getTime() - now.getTime()) / 1000),
  })
}

export function cancelled(): AppError {
  return new AppError('generation_cancelled', 'We stopped writing. This didn’t count toward your daily limit.')
}
