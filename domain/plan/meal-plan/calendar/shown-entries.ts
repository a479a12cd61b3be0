import { servedAt } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import type { PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import { weekMeals } from '#domain/plan/week/week.ts'

/** An entry as it is kept. */
export interface KeptEntry extends PlanEntry {
  readonly isRemoved: boolean
  readonly edits: { readonly awaited?: true }
}

/**
 * The entries of a plan of so many days as people see them, by day and meal. What stands beyond its end is out of sight, and in sight
 * again once the plan is longer. A leftover names the entry at which it is cooked and is of its recipe; where nothing is cooked for it
 * any more, or only afterwards, it stays what it was and names none.
 */
export function shownEntries(kept: readonly KeptEntry[], days: number, hours = usualHours): PlanEntry[] {
  const byId = new Map(kept.map((entry) => [entry.id, entry]))
  const isShown = ({ day, isRemoved, edits }: KeptEntry) => !isRemoved && !edits.awaited && day < days
  return kept
    .filter(isShown)
    .map((entry): PlanEntry => {
      const { isRemoved: _isRemoved, edits: _edits, ...shown } = plain(entry)
      if (entry.kind !== 'leftover') return shown
      const cooked = cookedFor(entry, byId)
      const stands = cooked && isShown(cooked) && isAfter(entry, cooked, hours)
      return { ...shown, recipeId: cooked?.recipeId ?? entry.recipeId, cookedAt: stands ? cooked.id : null }
    })
    .sort(inOrder)
}

/** By day and meal; of one meal what is cooked first. */
function inOrder(one: PlanEntry, other: PlanEntry): number {
  return (
    one.day - other.day ||
    mealAt(one) - mealAt(other) ||
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    (one.id < other.id ? -1 : 1)
  )
}

const kinds: readonly PlanEntry['kind'][] = ['recipe', 'leftover', 'out', 'note']
const mealAt = ({ meal }: PlanEntry) => weekMeals.indexOf(meal)

/** What tells when the meals of a plan are on the table. */
interface Hours {
  readonly startDate: string
  readonly rules: Pick<PlanRules, 'meals'>
}
const usualHours: Hours = { startDate: '2001-01-01', rules: { meals: [] } }

type Place = Pick<PlanEntry, 'day' | 'meal'>

/** Whether a meal is on the table after another one. */
export function isAfter(place: Place, earlier: Place, { startDate, rules }: Hours): boolean {
  const [at, before] = [place, earlier].map((one) => servedAt(rules, one, startDate))
  return at!.date > before!.date || (at!.date === before!.date && at!.at > before!.at)
}

/** What is left of leftovers was cooked where these were. */
function cookedFor(leftover: KeptEntry, byId: ReadonlyMap<string, KeptEntry>): KeptEntry | undefined {
  const seen = new Set<KeptEntry>()
  let at = byId.get(leftover.cookedAt ?? '')
  while (at?.kind === 'leftover' && !seen.has(at)) {
    seen.add(at)
    at = byId.get(at.cookedAt ?? '')
  }
  return at?.kind === 'recipe' ? at : undefined
}

/** Without what only the table has. */
function plain({
  id,
  day,
  meal,
  kind,
  recipeId,
  menuId,
  cookedAt,
  eaters,
  without,
  note,
  isLocked,
  ...kept
}: KeptEntry) {
  const { isRemoved, edits } = kept
  return { id, day, meal, kind, recipeId, menuId, cookedAt, eaters, without, note, isLocked, isRemoved, edits }
}
