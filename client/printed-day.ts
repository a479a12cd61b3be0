/** A day ('YYYY-MM-DD') or the day of an instant by UTC, written out: 'November 3, 2026'; the same for every reader and on the server. */
export function printedDay(date: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(date).toLocaleDateString('en-US', day)
}
