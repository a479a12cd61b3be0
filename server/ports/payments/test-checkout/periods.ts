/** Billing months of a subscription: each begins on the day of the first one, or on the month's last day where that is earlier. */
export interface Months {
  readonly anchor: Date
  /** How many have begun. */
  readonly periods: number
}

export interface Period {
  readonly start: Date
  readonly end: Date
}

export function periodOf({ anchor, periods }: Months): Period {
  return { start: monthsAfter(anchor, periods - 1), end: monthsAfter(anchor, periods) }
}

/**
 * The part of a month's price that is not used yet at `now`, in cents. A period that has been moved ahead of the clock is
 * wholly unused.
 */
export function unusedCents(cents: number, { start, end }: Period, now: Date): number {
  const whole = end.getTime() - start.getTime()
  const left = Math.min(whole, Math.max(0, end.getTime() - now.getTime()))
  return Number((2n * BigInt(cents) * BigInt(left) + BigInt(whole)) / (2n * BigInt(whole)))
}

function monthsAfter(anchor: Date, months: number): Date {
  const date = new Date(anchor)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return date
}
