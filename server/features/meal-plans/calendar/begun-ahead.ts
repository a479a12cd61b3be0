import type { BegunAhead } from '#contract/planning/plan-view.ts'
import { dayAfter, daysBetween } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { dayOn, startOn } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { CalendarEvent } from '#server/features/meal-plans/calendar/calendar-events.ts'
import { eventsOf } from '#server/features/meal-plans/calendar/plan-events.ts'
import { inUse, planInTime } from '#server/features/meal-plans/plan-cookings.ts'
import { shownOf } from '#server/features/meal-plans/plan-view.ts'
import { planOn, plansInTurn } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/**
 * What of that time of a plan which is not over is begun long before it is cooked, as its calendar has it, first things first; nothing of what was
 * cooked.
 */
export function begunAhead(world: World, plan: StoredPlan, reader: UserRow): Promise<BegunAhead[]> {
  const time = daysBetween(plan.startDate, startOn(plan, todayOf(world)))
  return begunOf(world, plan, reader, time, () => true)
}

/** What is begun on a date for the dishes of that day and of those after it, whichever plan they are of. */
export async function begunOn(world: World, owner: UserRow, date: string): Promise<BegunAhead[]> {
  const inTurn = await plansInTurn(world.database, owner.id, date)
  const eaten = Array.from({ length: mostAhead + 1 }, (_, inDays) => dayAfter(date, inDays)).flatMap((on) => {
    const plan = planOn(inTurn, on)
    const day = plan && dayOn(plan, on)
    return plan && day !== undefined ? [{ plan, day, time: daysBetween(plan.startDate, on) - day }] : []
  })
  const found: BegunAhead[] = []
  // a plan is read once for each of its times
  for (const days of Map.groupBy(eaten, ({ plan, time }) => `${plan.id} ${time}`).values()) {
    const { plan, time } = days[0]!
    const begun = await begunOf(world, plan, owner, time, (entry) => days.some(({ day }) => day === entry.day))
    const today = daysBetween(plan.startDate, date) - time
    found.push(...begun.filter(({ day }) => day === today))
  }
  return found.toSorted((one, other) => one.at.localeCompare(other.at))
}
/** Days: nothing stands for longer before it is eaten, and what weighs 25 pounds has thawed. */
const mostAhead = 6

async function begunOf(
  world: World,
  plan: StoredPlan,
  reader: UserRow,
  time: number,
  isAsked: (entry: Pick<PlanEntry, 'day'>) => boolean,
): Promise<BegunAhead[]> {
  const entries = await shownOf(world, plan)
  const { cooked } = await planInTime(world, reader.id, inUse(plan, entries), todayOf(world))
  const events = await eventsOf(world, plan, reader, isAsked)
  return events
    .filter((event) => event.time === undefined || event.time === time)
    .flatMap((event) => asBegun(event, plan))
    .filter(({ entry }) => !cooked.has(entry))
    .toSorted((one, other) => one.day - other.day || one.at.localeCompare(other.at))
}

const todayOf = ({ now }: World) => now().toISOString().slice(0, 10)

function asBegun({ day, start, recipeId, ahead }: CalendarEvent, { startDate }: StoredPlan): BegunAhead[] {
  if (!ahead || recipeId === null) return []
  const begun = start.toISOString()
  const on = daysBetween(startDate, begun.slice(0, 10))
  return [{ ...ahead, recipeId, day: on, at: begun.slice(11, 16), inDays: day - on }]
}
