import { isDeepStrictEqual } from 'node:util'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'

/** The entries as far as the planner knows them: words, locks and menus change nothing of what they cost. */
export function mealsOf(entries: readonly PlanEntry[]) {
  return entries
    .filter(({ kind }) => kind !== 'note')
    .map(({ note: _note, isLocked: _isLocked, menuId: _menuId, ...entry }) => entry)
}

/** The meal at which an entry stands, as a key. */
export function mealOf({ day, meal }: Pick<PlanEntry, 'day' | 'meal'>): string {
  return `${day} ${meal}`
}

interface Entries {
  /** As the planner was given them. */
  readonly before: readonly PlanEntry[]
  /** As they are by now. */
  readonly now: readonly PlanEntry[]
  readonly planned: readonly PlanEntry[]
}

/**
 * The meals, as keys, that people changed while the planner worked: they stay as people left them. A lock changes the meal of a dish that was
 * to go; notes change none. So do meals stay that would otherwise be leftovers of what is not cooked, or cook what leftovers that stay are of.
 */
export function changedMeals({ before, now, planned }: Entries): ReadonlySet<string> {
  const was = Map.groupBy(mealsOf(before), mealOf)
  const is = Map.groupBy(mealsOf(now), mealOf)
  const others = [...was.keys(), ...is.keys()].filter((meal) => !isDeepStrictEqual(was.get(meal), is.get(meal)))
  const known = new Set(before.map(({ id }) => id))
  const kept = new Set(planned.map(({ id }) => id))
  const locked = now.filter(({ id, isLocked }) => isLocked && known.has(id) && !kept.has(id))
  const standing = new Set(now.map(placeOf))
  const follows = Map.groupBy(
    [
      ...leftoversOf(planned).flatMap(({ leftover, cooked }) =>
        standing.has(placeOf(cooked)) ? [] : { meal: mealOf(cooked), next: mealOf(leftover) },
      ),
      ...leftoversOf(now).flatMap(({ leftover, cooked }) =>
        kept.has(cooked.id) ? [] : { meal: mealOf(leftover), next: mealOf(cooked) },
      ),
    ],
    ({ meal }) => meal,
  )
  const changed = new Set([...others, ...locked.map(mealOf)])
  // what is added while a set is walked is walked too
  for (const meal of changed) for (const { next } of follows.get(meal) ?? []) changed.add(next)
  return changed
}

function placeOf(entry: PlanEntry): string {
  return `${entry.id} ${mealOf(entry)}`
}

/** Each leftover with what it is left of. */
function leftoversOf(entries: readonly PlanEntry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return entries.flatMap((leftover) => {
    const cooked = byId.get(leftover.cookedAt ?? '')
    return cooked ? { leftover, cooked } : []
  })
}
