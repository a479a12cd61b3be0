import { daysBetween } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'

/** A thing of the calendar of a meal plan, by the ids of both. */
export interface PlannedDish {
  readonly plan: number
  readonly entry: string
}

/** A recipe that was cooked on a day of its cook's calendar. */
export interface CookedOnce {
  readonly recipeId: number
  /** 'YYYY-MM-DD' */
  readonly cookedOn: string
  /** As what of a plan; null where nobody said so. */
  readonly planned: PlannedDish | null
}

/** The same with what it took from home, lot by lot. */
export interface CookingWith<Lot> extends CookedOnce {
  readonly taken: readonly Lot[]
}

/** One time of a plan: its first day, how many days it has, and what stands on them. */
export interface TimeOfPlan {
  readonly plan: number
  readonly start: string
  readonly days: number
  /** So many days before or after its own a dish may be cooked and still be of this time, and not of the one before or after. */
  readonly reach: number
  readonly entries: readonly Pick<PlanEntry, 'id' | 'day' | 'kind' | 'recipeId'>[]
}

/**
 * The diary tells that something was cooked, and what went from home tells it too: of one recipe on one day they tell of the same cooking, where
 * they don’t say of two dishes. Each the first one first.
 */
export function cookingsOfBoth<Lot>(
  diary: readonly CookedOnce[],
  home: readonly CookingWith<Lot>[],
): CookingWith<Lot>[] {
  const open = new Map<string, CookedOnce[]>()
  for (const cooking of diary) {
    const same = open.get(keyOf(cooking))
    if (same) same.push(cooking)
    else open.set(keyOf(cooking), [cooking])
  }
  const take = (cooking: CookedOnce, isSame: (told: CookedOnce) => boolean) => {
    const told = open.get(keyOf(cooking)) ?? []
    const at = told.findIndex(isSame)
    return at < 0 ? undefined : told.splice(at, 1)[0]
  }
  const said = new Map(
    // what says which dish it was finds that one before others take it
    [...home.filter(({ planned }) => planned), ...home.filter(({ planned }) => !planned)].map((cooking) => {
      const { planned } = cooking
      const told = planned
        ? (take(cooking, (other) => isDish(other.planned, planned)) ?? take(cooking, (other) => !other.planned))
        : (take(cooking, (other) => other.planned !== null) ?? take(cooking, () => true))
      return [cooking, planned ?? told?.planned ?? null]
    }),
  )
  return [
    ...home.map((cooking) => ({ ...cooking, planned: said.get(cooking) ?? null })),
    ...[...open.values()].flat().map((cooking) => ({ ...cooking, taken: [] })),
  ]
}

/** When an entry was cooked, and what that took. */
export interface CookedEntry<Lot> {
  readonly cookedOn: string
  readonly taken: readonly Lot[]
}

/**
 * What of a time of a plan was cooked, by the entry. A cooking that says which entry it was is that one’s and no other’s; one that doesn’t is of the entry of
 * its recipe whose day is nearest, where it was on one of the plan’s days: dinners change places.
 */
export function cookedInTime<Lot>(
  { plan, start, days, reach, entries }: TimeOfPlan,
  cookings: readonly CookingWith<Lot>[],
): Map<string, CookedEntry<Lot>> {
  const cooked = new Map<string, CookedEntry<Lot>>()
  const dishes = entries.filter(({ kind }) => kind === 'recipe')
  const dayOf = ({ cookedOn }: CookedOnce) => daysBetween(start, cookedOn)
  for (const cooking of cookings) {
    const { planned, recipeId, cookedOn, taken } = cooking
    if (planned?.plan !== plan) continue
    const dish = dishes.find(({ id }) => id === planned.entry)
    if (dish?.recipeId !== recipeId || Math.abs(dayOf(cooking) - dish.day) > reach) continue
    const before = cooked.get(dish.id)
    cooked.set(dish.id, { cookedOn: before?.cookedOn ?? cookedOn, taken: [...(before?.taken ?? []), ...taken] })
  }
  for (const cooking of cookings) {
    const { planned, recipeId, cookedOn, taken } = cooking
    const on = dayOf(cooking)
    if (planned || on < 0 || on >= days) continue
    const [nearest] = dishes
      .filter((dish) => dish.recipeId === recipeId && !cooked.has(dish.id))
      .sort((one, other) => Math.abs(on - one.day) - Math.abs(on - other.day) || one.day - other.day)
    if (nearest) cooked.set(nearest.id, { cookedOn, taken })
  }
  return cooked
}

const keyOf = ({ recipeId, cookedOn }: CookedOnce) => `${recipeId} ${cookedOn}`

function isDish(one: PlannedDish | null, other: PlannedDish): boolean {
  return one?.plan === other.plan && one.entry === other.entry
}
