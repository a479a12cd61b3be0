const dayMs = 86_400_000

/** Days from the first to the last of a plan, both included; days of a calendar, so that no clock that is turned moves them. */
export function daysOfPlan({ startDate, endDate }: { startDate: string; endDate: string }): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1
}

/** 'YYYY-MM-DD' so many days later, or earlier. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(Date.parse(date)).getUTCDay() + 6) % 7
}
