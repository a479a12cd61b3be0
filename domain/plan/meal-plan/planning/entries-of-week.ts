import { everyoneAt, type Household } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { stayingOf } from '#domain/plan/meal-plan/planning/week-wish.ts'
import type { WeekWish } from '#domain/plan/week/week.ts'
import type { ServedDish, WeekPlan } from '#domain/plan/week/week-plan.ts'

export interface Written {
  readonly wish: WeekWish
  readonly household: Household
  /** Entries that were there before: those that stay keep their ids, notes stand where they stood. */
  readonly before: readonly PlanEntry[]
  /** The recipe of a dish of the plan. */
  readonly recipeOf: (dish: string) => number
  /** A fresh id for each call. */
  readonly newId: () => string
}

/**
 * A planned week as the entries of a calendar: what stayed, and one for each dish that is cooked or eaten again. Of a dish that stayed for
 * somebody who may not have it, the others are named: they have another now. Of days that are over all is as it was.
 */
export function entriesOfWeek(plan: WeekPlan, { wish, household, before, recipeOf, newId }: Written): PlanEntry[] {
  const { from = 0 } = wish
  const kept = new Map(stayingOf(before, from).map((entry) => [entry.id, entry]))
  const open = new Set(kept.values())
  const cookedIn = new Map<string, string>()
  const keyOf = (slot: number, dish: string) => `${slot} ${dish}`
  const made = plan.meals
    .filter(({ slot }) => wish.slots[slot]!.day >= from)
    .flatMap(({ slot, dishes }) => dishes.map((served) => ({ slot, served })))
    // what is cooked comes before what is eaten again
    .sort((one, other) => Number(one.served.kind === 'again') - Number(other.served.kind === 'again'))
    .flatMap(({ slot, served }): PlanEntry[] => {
      const { day, meal, locked, eaters: sitting } = wish.slots[slot]!
      const recipeId = recipeOf(served.dish)
      const kind = served.kind === 'again' ? 'leftover' : 'recipe'
      const isThis = (entry: PlanEntry) =>
        entry.day === day && entry.meal === meal && entry.kind === kind && entry.recipeId === recipeId
      const known = served.kind !== 'beside' && served.dish === locked ? [...open].find(isThis) : undefined
      const id = known?.id ?? newId()
      if (kind === 'recipe') cookedIn.set(keyOf(slot, served.dish), id)
      const shared = plates(served, everyoneAt({ day, meal }, household), household.eaters)
      if (!known) {
        const cookedAt = kind === 'leftover' ? (cookedIn.get(keyOf(served.cookedAt, served.dish)) ?? null) : null
        return [{ id, day, meal, recipeId, menuId: null, kind, cookedAt, ...shared, note: '', isLocked: false }]
      }
      open.delete(known)
      if (served.plates.length < sitting.length) kept.set(id, { ...known, ...shared })
      return []
    })
  return [...kept.values(), ...made]
}

/** Nobody is named where everyone at the table eats of it. */
function plates(
  { plates: served }: ServedDish,
  sitting: readonly number[],
  eaters: readonly Eater[],
): Pick<PlanEntry, 'eaters' | 'without'> {
  const idOf = (eater: number) => eaters[eater]!.id
  const here = new Set(served.map(({ eater }) => eater))
  return {
    eaters:
      here.size === sitting.length && sitting.every((eater) => here.has(eater))
        ? []
        : served.map(({ eater }) => idOf(eater)),
    without: served.flatMap(({ eater, without }) =>
      without.length > 0 ? [{ eater: idOf(eater), lines: without }] : [],
    ),
  }
}
