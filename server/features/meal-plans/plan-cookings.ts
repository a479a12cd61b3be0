import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import {
  type CookedEntry,
  type CookedOnce,
  cookedInTime,
  cookingsOfBoth,
  type TimeOfPlan,
} from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'
import { periodOf, startOn } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import type { CookingFromHome, LotOfHome } from '#domain/plan/meal-plan/provisions/home-without-plan.ts'
import type { AppContext } from '#server/context.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { cookedBetween } from '#server/features/recipes/store.ts'
import { cookingsFromHome } from '#server/features/stock/store.ts'

/** A plan with what stands in it. */
export interface PlanInUse {
  readonly startDate: string
  readonly endDate: string
  readonly entries: readonly PlanEntry[]
  readonly stored: Pick<StoredPlan, 'id' | 'createdAt' | 'repeats' | 'isTemplate'>
}

/** A time of a plan, and what of it was cooked, by the entry: dishes, not their leftovers. */
export interface PlanInTime {
  readonly time: TimeOfPlan
  readonly cooked: ReadonlyMap<string, CookedEntry<LotOfHome>>
}

/** What a member has cooked: by their diary, and by what went from home. `at`: when that was said. */
interface Cookings {
  readonly diary: readonly (CookedOnce & { readonly at: Date })[]
  readonly home: readonly (CookingFromHome & { readonly at: Date })[]
}

/** A plan as it is kept, with what stands in it. */
export function inUse(stored: StoredPlan, entries: readonly PlanEntry[]): PlanInUse {
  const { startDate, endDate } = stored
  return { startDate, endDate, entries, stored }
}

/** The time of a plan that is not over on a date. */
export async function planInTime(
  { database }: Pick<AppContext, 'database'>,
  ownerId: string,
  plan: PlanInUse,
  date: string,
): Promise<PlanInTime> {
  const { start, days, reach } = timeOf(plan, date)
  const cookings = await cookingsBetween({ database }, ownerId, dayAfter(start, -reach), dayAfter(start, days + reach))
  return inTime(plan, cookings, date)
}

/** The same of what is known to have been cooked. Nobody eats by a template, and what was cooked before there was this plan is not of it. */
export function inTime(plan: PlanInUse, { diary, home }: Cookings, date: string): PlanInTime {
  const { createdAt, isTemplate } = plan.stored
  const time = timeOf(plan, date)
  if (isTemplate) return { time, cooked: new Map() }
  const isSince = ({ at }: { readonly at: Date }) => at >= createdAt
  return { time, cooked: cookedInTime(time, cookingsOfBoth(diary.filter(isSince), home.filter(isSince))) }
}

/** What was cooked on these days, the first and the last among them. */
export async function cookingsBetween(
  { database }: Pick<AppContext, 'database'>,
  ownerId: string,
  first: string,
  last: string,
): Promise<Cookings> {
  const [diary, home] = await Promise.all([
    cookedBetween(database, ownerId, first, last),
    cookingsFromHome(database, ownerId),
  ])
  return { diary, home: home.filter(({ cookedOn }) => cookedOn >= first && cookedOn <= last) }
}

function timeOf({ startDate, endDate, entries, stored }: PlanInUse, date: string): TimeOfPlan {
  const { id, repeats } = stored
  const span = { startDate, endDate, repeats }
  const period = periodOf(span)
  // what is cooked between two times of a plan is of the nearer one
  const reach = repeats > 0 ? Math.floor((period - 1) / 2) : period - 1
  return { plan: id, start: startOn(span, date), days: daysOfPlan(span), reach, entries }
}
