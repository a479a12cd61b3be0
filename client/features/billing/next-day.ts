/** The instant at which the next day of recipes begins: a day is a UTC day, wherever the cook lives. */
export function nextDay(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString()
}
