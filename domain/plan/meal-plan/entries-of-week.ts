import type { Eater, PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { stays } from '#domain/plan/meal-plan/week-wish.ts'
import type { WeekWish } from '#domain/plan/week/week.ts'
import type { ServedDish, WeekPlan } from '#domain/plan/week/week-plan.ts'

export interface Written {
  readonly wish: WeekWish
  readonly eaters: readonly Eater[]
  /** Entries that were there before: those that stay keep their ids, notes stand where they stood. */
  readonly before: readonly PlanEntry[]
  /** The recipe of a dish of the plan. */
  readonly recipeOf: (dish: string) => number
  /** A fresh id for each call. */
  readonly newId: () => string
}

/** A planned week as the entries of a calendar: what stayed, and one for each dish that is cooked or eaten again. */
export function entriesOfWeek(plan: WeekPlan, { wish, eaters, before, recipeOf, newId }: Written): PlanEntry[] {
  const kept = before.filter((entry) => stays(entry) || entry.kind === 'note')
  const cookedIn = new Map<string, string>()
  const keyOf = (slot: number, dish: string) => `${slot} ${dish}`
  const made = plan.meals
    .flatMap(({ slot, dishes }) => dishes.map((served) => ({ slot, served })))
    // what is cooked comes before what is eaten again
    .sort((one, other) => Number(one.served.kind === 'again') - Number(other.served.kind === 'again'))
    .flatMap(({ slot, served }): PlanEntry[] => {
      const { day, meal } = wish.slots[slot]!
      const recipeId = recipeOf(served.dish)
      const known = kept.find(
        (entry) => stays(entry) && entry.day === day && entry.meal === meal && entry.recipeId === recipeId,
      )
      const id = known?.id ?? newId()
      if (served.kind !== 'again') cookedIn.set(keyOf(slot, served.dish), id)
      if (known) return []
      return [
        {
          id,
          day,
          meal,
          recipeId,
          kind: served.kind === 'again' ? 'leftover' : 'recipe',
          cookedAt: served.kind === 'again' ? (cookedIn.get(keyOf(served.cookedAt, served.dish)) ?? null) : null,
          ...plates(served, wish.slots[slot]!.eaters, eaters),
          note: '',
          isLocked: false,
        },
      ]
    })
  return [...kept, ...made]
}

/** Nobody is named where everyone at the table eats of it. */
function plates(
  { plates: served }: ServedDish,
  sitting: readonly number[],
  eaters: readonly Eater[],
): Pick<PlanEntry, 'eaters' | 'without'> {
  const idOf = (eater: number) => eaters[eater]!.id
  return {
    eaters: served.length === sitting.length ? [] : served.map(({ eater }) => idOf(eater)),
    without: served.flatMap(({ eater, without }) =>
      without.length > 0 ? [{ eater: idOf(eater), lines: without }] : [],
    ),
  }
}
