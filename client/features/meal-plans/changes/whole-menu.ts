import { isAt } from '#client/features/meal-plans/plan-changes.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { PlanChangeGiven } from '#contract/planning/plan-wish.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'

type Entry = MealPlanWithMeals['entries'][number]

/** Changes that belong together, and those that take them back. */
interface Undoable {
  changes: PlanChangeGiven[]
  undo: PlanChangeGiven[]
}

/** A menu that is there still, and those of its dishes that stand together with one of them. */
interface PlacedMenu {
  id: number
  title: string
  entries: Entry[]
}

/** The menu with which a dish was placed; undefined where there was none, or it is gone. */
export function menuOf({ entries, menus }: Pick<MealPlanWithMeals, 'entries' | 'menus'>, entry: Entry) {
  const menu = menus.find(({ id }) => id === entry.menuId)
  return menu && ({ ...menu, entries: besideInMenu(entries, entry) } satisfies PlacedMenu)
}

/** Moves all dishes of a menu with one of them: its meal becomes that one, and what is eaten at other meals of the day goes to the same day. One dish or menu that stands there comes to where they were. */
export function menuMoved(entries: readonly Entry[], entry: Entry, to: Place): Undoable {
  const moved = besideInMenu(entries, entry)
  const there = entries.filter((other) => other.kind !== 'note' && isAt(other, to) && !moved.includes(other))
  const partners = new Set(there.map(({ id, menuId }) => menuId ?? id)).size === 1 ? there : []
  const moves = [
    ...moved.map((dish) => ({ dish, day: to.day, meal: dish.meal === entry.meal ? to.meal : dish.meal })),
    ...partners.map((dish) => ({ dish, day: entry.day, meal: entry.meal })),
  ].filter(({ dish, ...place }) => !isAt(dish, place))
  return {
    changes: moves.map(({ dish, day, meal }) => ({ kind: 'move', entry: dish.id, day, meal })),
    undo: moves.map(({ dish }) => ({ kind: 'move', entry: dish.id, day: dish.day, meal: dish.meal })),
  }
}

/** Takes all these dishes out. */
export function menuRemoved(entries: readonly Entry[]): Undoable {
  return {
    changes: entries.map(({ id }) => ({ kind: 'remove', entry: id })),
    undo: entries.map(({ id }) => ({ kind: 'restore', entry: id })),
  }
}

/** The dishes of a menu on the day of one of them: a menu has each recipe once, so that one which stands there twice is told apart by its meals. */
function besideInMenu(entries: readonly Entry[], entry: Entry): Entry[] {
  if (entry.menuId === null) return [entry]
  const ofDay = entries.filter(({ menuId, day }) => menuId === entry.menuId && day === entry.day)
  const isOnce = new Set(ofDay.map(({ recipeId }) => recipeId)).size === ofDay.length
  return isOnce ? ofDay : ofDay.filter(({ meal }) => meal === entry.meal)
}
