/** Days from the first to the last of a plan, both included; days of a calendar, so that no clock that is turned moves them. */
export function daysOfPlan({ startDate, endDate }: { startDate: string; endDate: string }): number {
  return daysBetween(startDate, endDate) + 1
}

/** Days from one 'YYYY-MM-DD' to another; below 0 where that is earlier. */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from)
}

/** 'YYYY-MM-DD' so many days later, or earlier. */
export function dayAfter(date: string, days: number): string {
  const target = numberOf(date) + days
  // the year is a good guess, and a step away from the right one at most
  let year = Math.floor(target / 365.2425)
  while (numberAt(year + 1, 1, 1) <= target) year += 1
  while (numberAt(year, 1, 1) > target) year -= 1
  let month = 12
  while (numberAt(year, month, 1) > target) month -= 1
  const day = target - numberAt(year, month, 1) + 1
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** Whether a date is one that a calendar of ours can have: of the years 2000 to 2099. */
export function isInCentury(date: string): boolean {
  return date >= '2000-01-01' && date <= '2099-12-31'
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  // the first day of year 1 was a Monday
  return (((numberOf(date) - numberAt(1, 1, 1)) % 7) + 7) % 7
}

function numberOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  return numberAt(year!, month!, day!)
}

/** Days since a day long ago, by the Gregorian calendar. */
function numberAt(year: number, month: number, day: number): number {
  const before = year - 1
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return before * 365 + leaps + daysBefore[month - 1]! + (isLeap && month > 2 ? 1 : 0) + day
}
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
