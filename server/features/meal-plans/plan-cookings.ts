import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar-days.ts'
import {
  type CookedEntry,
  type CookedOnce,
  cookedInTime,
  cookingsOfBoth,
  type TimeOfPlan,
} from '#domain/plan/meal-plan/cookings-of-plan.ts'
import type { CookingFromHome, LotOfHome } from '#domain/plan/meal-plan/home-without-plan.ts'
import { type PlanEntry, planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import { periodOf, startOn } from '#domain/plan/meal-plan/repetitions.ts'
import type { AppContext } from '#server/context.ts'
import { cookingsFromHome } from '#server/features/at-home/store.ts'
import { cookedSince } from '#server/features/cooked/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

/** A plan with what stands in it. */
export interface PlanInUse {
  readonly startDate: string
  readonly endDate: string
  readonly entries: readonly PlanEntry[]
  readonly stored: Pick<StoredPlan, 'id' | 'createdAt' | 'repeats' | 'isTemplate'>
}

/** What a member has cooked lately: by their diary, and by what went from home. `at`: when that was said. */
export interface Cookings {
  readonly diary: readonly (CookedOnce & { readonly at: Date })[]
  readonly home: readonly (CookingFromHome & { readonly at: Date })[]
}

/** As far back from a date as a plan with that date may have begun, and as far again, for who cooks ahead. */
export async function cookingsBefore(
  { database }: Pick<AppContext, 'database'>,
  ownerId: string,
  date: string,
): Promise<Cookings> {
  const since = dayAfter(date, -2 * planBounds.days)
  const [diary, home] = await Promise.all([cookedSince(database, ownerId, since), cookingsFromHome(database, ownerId)])
  return { diary, home }
}

/** The time of a plan that is not over on a date. */
export function timeOf({ startDate, endDate, entries, stored }: PlanInUse, date: string): TimeOfPlan {
  const { id, repeats } = stored
  const span = { startDate, endDate, repeats }
  const period = periodOf(span)
  // what is cooked between two times of a plan is of the nearer one
  const reach = repeats > 0 ? Math.floor((period - 1) / 2) : period - 1
  return { plan: id, start: startOn(span, date), days: daysOfPlan(span), reach, entries }
}

/** What of a time of a plan was cooked since there is this plan, by the entry: dishes, not their leftovers. Nobody eats by a template. */
export function cookedOf(
  { stored: { createdAt, isTemplate } }: Pick<PlanInUse, 'stored'>,
  time: TimeOfPlan,
  { diary, home }: Cookings,
): ReadonlyMap<string, CookedEntry<LotOfHome>> {
  if (isTemplate) return new Map()
  const isSince = ({ at }: { readonly at: Date }) => at >= createdAt
  return cookedInTime(time, cookingsOfBoth(diary.filter(isSince), home.filter(isSince)))
}
