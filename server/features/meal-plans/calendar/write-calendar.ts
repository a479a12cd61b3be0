import ical, { ICalAlarmType, ICalEventRepeatingFreq } from 'ical-generator'
import { readable } from '#contract/text.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { periodOf } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import type { CalendarEvent } from '#server/features/meal-plans/calendar/calendar-events.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

export interface PlanOfCalendar {
  readonly plan: StoredPlan
  readonly events: readonly CalendarEvent[]
  /** Whether it is the plan of a date. */
  readonly isOn: (date: string) => boolean
}

/**
 * The calendar of plans as phones subscribe to it. Its times have no zone: dinner is at half past six wherever they are, also on the
 * Sunday on which clocks are turned. Without a plan it is empty. `address` is where links to recipes begin.
 */
export function calendarText(plans: readonly PlanOfCalendar[], address: string): string {
  const [only, ...others] = plans
  const calendar = ical({
    name: only && others.length === 0 ? readable(only.plan.title) : 'Meal plan',
    prodId: { company: 'MealCrafter', product: 'Meal plans', language: 'EN' },
    ttl: hour,
  })
  for (const { plan, events, isOn } of plans)
    for (const { id, day, start, end, summary, description, recipeId, ahead, time } of events) {
      const all = Array.from({ length: plan.repeats + 1 }, (_, at) => at * periodOf(plan))
      const times = time === undefined ? all : [time]
      const left = times.filter((days) => !isOn(dayAfter(plan.startDate, day + days)))
      if (left.length === times.length) continue
      const url = recipeId === null ? undefined : `${address}/recipes/${recipeId}`
      const event = calendar.createEvent({
        id: `plan-${plan.id}-${id}@mealcrafter`,
        start: daysLater(start, times[0]!),
        end: daysLater(end, times[0]!),
        summary,
        description: url ? `${description}\n${url}` : description,
        floating: true,
        sequence: plan.version,
        stamp: plan.updatedAt,
        lastModified: plan.updatedAt,
        ...(url && { url }),
      })
      const exclude = left.map((days) => daysLater(start, days))
      if (times.length > 1) event.repeating({ ...repeating(plan), ...(exclude.length > 0 && { exclude }) })
      if (ahead) event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary })
    }
  return calendar.toString()
}

/** Seconds after which phones look again. */
const hour = 3600

function daysLater(time: Date, days: number): Date {
  return new Date(time.getTime() + days * 86_400_000)
}

function repeating(plan: StoredPlan) {
  return { freq: ICalEventRepeatingFreq.WEEKLY, interval: periodOf(plan) / 7, count: plan.repeats + 1 }
}
