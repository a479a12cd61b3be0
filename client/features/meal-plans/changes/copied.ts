import { randomId } from '#client/features/list-keeping/waiting-changes.ts'
import { menuOf } from '#client/features/meal-plans/changes/whole-menu.ts'
import { dishOfEntry } from '#client/features/meal-plans/plan-changes.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { PlanChangeGiven, PlanDish } from '#contract/planning/plan-wish.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'
import { isAfter } from '#domain/plan/meal-plan/calendar/shown-entries.ts'

type Plan = Pick<MealPlanWithMeals, 'entries' | 'menus' | 'startDate' | 'rules'>
type Entry = MealPlanWithMeals['entries'][number]

/**
 * Puts copies of some things of a calendar at other meals, beside what stands there, and what takes them back. A menu that is copied whole is one
 * there too. Leftovers are of the copy of their dish, else of the dish itself; where that is not cooked by then, they are not copied.
 */
export function copied(
  plan: Plan,
  entries: readonly Entry[],
  to: (entry: Entry) => Place,
): { changes: PlanChangeGiven[]; undo: PlanChangeGiven[] } {
  const copies = new Map(entries.map((entry) => [entry.id, randomId()]))
  const placeOf = (id: string) => {
    const entry = entries.find((each) => each.id === id)
    return entry ? to(entry) : plan.entries.find((each) => each.id === id)
  }
  const dishOf = (entry: Entry): PlanDish | undefined => {
    const dish = dishOfEntry({ ...entry, menuId: isWholeMenu(plan, entry, copies) ? entry.menuId : null })
    if (dish?.kind !== 'leftover') return dish
    const cooked = placeOf(dish.cookedAt)
    const isCooked = cooked && isAfter(to(entry), cooked, plan)
    return isCooked ? { ...dish, cookedAt: copies.get(dish.cookedAt) ?? dish.cookedAt } : undefined
  }
  const changes = entries
    // a dish is there before what is left of it
    .toSorted((one, other) => Number(one.kind === 'leftover') - Number(other.kind === 'leftover'))
    .flatMap((entry): PlanChangeGiven[] => {
      const dish = dishOf(entry)
      const { day, meal } = to(entry)
      return dish ? [{ kind: 'add', entry: copies.get(entry.id)!, day, meal, dish, note: entry.note }] : []
    })
  return { changes, undo: changes.map(({ entry }) => ({ kind: 'remove', entry })) }
}

function isWholeMenu(plan: Plan, entry: Entry, copies: ReadonlyMap<string, string>): boolean {
  const menu = menuOf(plan, entry)
  return menu !== undefined && menu.entries.every(({ id }) => copies.has(id))
}
