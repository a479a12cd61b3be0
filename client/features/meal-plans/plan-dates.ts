import type { MealPlan } from '#contract/planning/plan-view.ts'
import {
  dayAfter,
  daysBetween,
  daysOfPlan,
  isInCentury,
  weekdayOf,
} from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { periodOf, type Repeated, startOn } from '#domain/plan/meal-plan/calendar/repetitions.ts'

/** This day where it is a Monday, else the next one. */
export const mondayFrom = (date: string) => dayAfter(date, (7 - weekdayOf(date)) % 7)

/** From Thursday on: then the next week is what there is to plan. */
export const isWeekEnding = (date: string) => weekdayOf(date) >= 3

export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isInCentury(text) && !Number.isNaN(Date.parse(text))

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const weekdayName = (date: string) => weekdays[weekdayOf(date)]!
export const shortWeekday = (date: string) => weekdayName(date).slice(0, 3)
export const dayOfMonth = (date: string) => Number(date.slice(8))

/** '18:30' as the reader writes it: '6:30 PM'. */
export function hourText(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return new Date(2026, 0, 1, hour, minute).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

/** 'November 23' */
export const dateText = (date: string) => written(date, { month: 'long', day: 'numeric' })

/** A plan with the dates of that time of it which is not over, and how often it comes again after that; where all are over, of the last one. */
export function thisTime<Plan extends Repeated>(plan: Plan, today: string): Plan {
  const startDate = startOn(plan, today)
  const before = daysBetween(plan.startDate, startDate) / periodOf(plan)
  return { ...plan, startDate, endDate: dayAfter(startDate, daysOfPlan(plan) - 1), repeats: plan.repeats - before }
}

/** 'repeats 3 more times'; undefined where a plan does not come again. */
export function repeatsText({ repeats }: Pick<Repeated, 'repeats'>): string | undefined {
  if (repeats === 0) return undefined
  return repeats === 1 ? 'repeats once more' : `repeats ${repeats} more times`
}

/** When that time of a plan starts which is not over, and the first of its days that is left; its first day where all are over. */
export function shoppingStart(plan: Repeated, today: string): { start: string; first: number } {
  const start = startOn(plan, today)
  const past = daysBetween(start, today)
  return { start, first: past > 0 && past < daysOfPlan(plan) ? past : 0 }
}

/** What a plan says of being eaten by; `eatenBy`: the plan of today, undefined until it is known. */
export function activeText(
  { id, isInTurn, isActive, startDate }: Pick<MealPlan, 'id' | 'isInTurn' | 'isActive' | 'startDate'>,
  today: string,
  eatenBy: number | null | undefined,
): string | undefined {
  if (!isInTurn) return undefined
  if (startDate > today) return `Active from ${dateText(startDate)}`
  return (eatenBy === undefined ? isActive : eatenBy === id) ? 'Active' : undefined
}

/** 'Mon, Nov 23' */
export const shortDateText = (date: string) => written(date, { weekday: 'short', month: 'short', day: 'numeric' })

/** 'November 23 to 29', 'November 30 to December 6', 'December 28, 2026 to January 3, 2027'. */
export function spanText(start: string, end: string): string {
  if (start === end) return dateText(start)
  if (start.slice(0, 4) !== end.slice(0, 4))
    return `${dateText(start)}, ${start.slice(0, 4)} to ${dateText(end)}, ${end.slice(0, 4)}`
  const sameMonth = start.slice(0, 7) === end.slice(0, 7)
  return `${dateText(start)} to ${sameMonth ? dayOfMonth(end) : dateText(end)}`
}

function written(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
}
