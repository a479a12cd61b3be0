import { dayAfter, daysBetween, daysOfPlan, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'

export interface Repeated {
  readonly startDate: string
  readonly endDate: string
  /** How often it comes again after the first time. */
  readonly repeats: number
}

/** Days from one time of a plan to the next: as many whole weeks as it is long. */
export function periodOf(plan: Repeated): number {
  return Math.ceil(daysOfPlan(plan) / 7) * 7
}

/** The day of the plan on which a date falls, 0 is its first; undefined where it falls on none. */
export function dayOn(plan: Repeated, date: string): number | undefined {
  const since = daysOfPlan({ startDate: plan.startDate, endDate: date }) - 1
  const period = periodOf(plan)
  const time = Math.floor(since / period)
  const day = since - time * period
  return time >= 0 && time <= plan.repeats && day < daysOfPlan(plan) ? day : undefined
}

/** Whether a plan has a day, from a date on, that another one does not have. */
export function hasDaysBeside(plan: Repeated, other: Repeated, from: string): boolean {
  const days = daysOfPlan(plan) + plan.repeats * periodOf(plan)
  const dates = Array.from({ length: days }, (_, day) => dayAfter(plan.startDate, day))
  return dates.some((date) => date >= from && dayOn(plan, date) !== undefined && dayOn(other, date) === undefined)
}

/** The first day of that time of the plan which is not over on a date; where all are, of the last one. */
export function startOn(plan: Repeated, date: string): string {
  const past = daysOfPlan({ startDate: plan.endDate, endDate: date }) - 1
  const time = Math.max(0, Math.min(plan.repeats, Math.ceil(past / periodOf(plan))))
  return dayAfter(plan.startDate, time * periodOf(plan))
}

/** How many days of that time of a plan which is not over are before a date; all of them where the plan is over. */
export function daysOver(plan: Repeated, date: string): number {
  return Math.max(0, Math.min(daysOfPlan(plan), daysBetween(startOn(plan, date), date)))
}

/** When a meal is on the table on a weekday from Monday, 'HH:MM'; a meal that the rules do not have comes at its usual hour. */
export function tableTime({ meals }: Pick<PlanRules, 'meals'>, meal: PlanEntry['meal'], weekday: number): string {
  const same = meals.filter((one) => one.meal === meal)
  return (same.find(({ weekdays }) => weekdays.includes(weekday)) ?? same[0])?.at ?? usualHours[meal]
}

export const usualHours: Readonly<Record<PlanEntry['meal'], string>> = {
  breakfast: '08:00',
  'morning-snack': '10:30',
  lunch: '12:30',
  snack: '15:30',
  dinner: '18:30',
  'evening-snack': '20:30',
}

/** When an entry is on the table: the date of a day of the plan that starts on one, and the time. */
export function servedAt(
  rules: Pick<PlanRules, 'meals'>,
  { day, meal }: Pick<PlanEntry, 'day' | 'meal'>,
  startDate: string,
): { date: string; at: string } {
  const date = dayAfter(startDate, day)
  return { date, at: tableTime(rules, meal, weekdayOf(date)) }
}
