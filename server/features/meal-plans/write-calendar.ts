import ical, { ICalAlarmType, ICalEventRepeatingFreq } from 'ical-generator'
import { readable } from '#contract/text.ts'
import { periodOf } from '#domain/plan/meal-plan/repetitions.ts'
import type { CalendarEvent } from '#server/features/meal-plans/calendar-events.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

/**
 * The calendar of a plan as phones subscribe to it. Its times have no zone: dinner is at half past six wherever they are, also on the
 * Sunday on which clocks are turned. Without a plan it is empty. `address` is where links to recipes begin.
 */
export function calendarText(plan: StoredPlan | undefined, events: readonly CalendarEvent[], address: string): string {
  const calendar = ical({
    name: plan ? readable(plan.title) : 'Meal plan',
    prodId: { company: 'MealCrafter', product: 'Meal plans', language: 'EN' },
    ttl: hour,
  })
  if (!plan) return calendar.toString()
  for (const { id, start, end, summary, description, recipeId, rings } of events) {
    const url = recipeId === null ? undefined : `${address}/recipes/${recipeId}`
    const event = calendar.createEvent({
      id: `plan-${plan.id}-${id}@mealcrafter`,
      start,
      end,
      summary,
      description: url ? `${description}\n${url}` : description,
      floating: true,
      sequence: plan.version,
      stamp: plan.updatedAt,
      lastModified: plan.updatedAt,
      ...(url && { url }),
    })
    if (plan.repeats > 0) event.repeating(repeating(plan))
    if (rings) event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary })
  }
  return calendar.toString()
}

/** Seconds after which phones look again. */
const hour = 3600

function repeating(plan: StoredPlan) {
  return { freq: ICalEventRepeatingFreq.WEEKLY, interval: periodOf(plan) / 7, count: plan.repeats + 1 }
}
