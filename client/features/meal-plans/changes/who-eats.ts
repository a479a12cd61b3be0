import { listText } from '#client/features/dishes/format.ts'
import { randomId } from '#client/features/list-keeping/waiting-changes.ts'
import { dishOfEntry, isAt } from '#client/features/meal-plans/plan-changes.ts'
import { titleOf } from '#client/features/meal-plans/plan-words.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { PlanChangeGiven } from '#contract/planning/plan-wish.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'
import { blockedAt, eatersOf } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { eatersOutAt, everyoneAt, householdOf, seatedAt } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater } from '#domain/plan/meal-plan/meal-plan.ts'

type Plan = Pick<MealPlanWithMeals, 'entries' | 'recipes' | 'eaters' | 'rules' | 'startDate'>
type Entry = MealPlanWithMeals['entries'][number]
type Added = Extract<PlanChangeGiven, { kind: 'add' }>
type Dish = Added['dish']

/** Changes that belong together, and those that take them back. */
interface Undoable {
  changes: PlanChangeGiven[]
  /** Undefined where nothing that stood there before is changed. */
  undo?: PlanChangeGiven[]
}

/** What is eaten at a meal: dishes that are cooked and leftovers, whoever they are for. */
export function dishesAt({ entries }: Pick<Plan, 'entries'>, place: Place): Entry[] {
  return entries.filter((entry) => isAt(entry, place) && (entry.kind === 'recipe' || entry.kind === 'leftover'))
}

/** Ids of those whom something that is put at a meal is for at first: those who have no dish there, else everyone at that meal. */
export function unfedAt(plan: Plan, place: Place): string[] {
  const everyone = idsAt(plan, everyoneAt(place, householdOf(plan)))
  const fed = new Set(dishesAt(plan, place).flatMap((entry) => fedBy(plan, entry)))
  const unfed = everyone.filter((id) => !fed.has(id))
  return unfed.length > 0 ? unfed : everyone
}

/** Ids of those who sit at an entry and may have it. */
function fedBy(plan: Plan, entry: Entry): string[] {
  const blocked = new Set(blockedAt(plan, entry))
  return idsOf(eatersOf(plan, entry).seated.filter((eater) => !blocked.has(eater)))
}

/** What makes an entry one for those who are chosen, by their ids; nothing where they eat it already. Whoever is to eat it eats out no more. */
export function seatChanges(plan: Plan, entry: Entry, chosen: readonly string[]): Undoable {
  if (isSame(idsOf(eatersOf(plan, entry).seated), chosen)) return { changes: [] }
  const out = outAt(plan, entry).filter((id) => !chosen.includes(id))
  const home = outChanges(plan, entry, out)
  const everyone = sittingAt(plan, entry).filter((id) => !out.includes(id))
  return {
    changes: [...home.changes, ...seatedChange(entry, namedAmong(plan, everyone, chosen))],
    undo: [...(home.undo ?? []), ...seatedChange(entry, entry.eaters)],
  }
}

/** Ids of those who eat out at a meal. */
export function outAt(plan: Plan, place: Place): string[] {
  return idsAt(plan, eatersOutAt(place, householdOf(plan)))
}

/** Ids of those who sit at a meal, by the rules or by name, wherever they eat. */
export function seatedIds(plan: Plan, place: Place): string[] {
  const household = householdOf(plan)
  const there = plan.entries.filter((entry) => entry.kind !== 'note' && isAt(entry, place))
  const seated = new Set([{ ...place, eaters: [] }, ...there].flatMap((one) => seatedAt(one, household)))
  return idsOf(plan.eaters.filter((_, at) => seated.has(at)))
}

/** What has those who are chosen, by their ids, eat out at a meal and nobody else; nothing where they do already. */
export function outChanges(plan: Plan, place: Place, chosen: readonly string[]): Undoable {
  if (isSame(outAt(plan, place), chosen)) return { changes: [] }
  const [first, ...others] = plan.entries.filter((entry) => entry.kind === 'out' && isAt(entry, place))
  const gone = chosen.length > 0 || !first ? others : [first, ...others]
  const removed = gone.map(({ id }): PlanChangeGiven => ({ kind: 'remove', entry: id }))
  const restored = gone.map(({ id }): PlanChangeGiven => ({ kind: 'restore', entry: id }))
  if (chosen.length === 0) return { changes: removed, undo: restored }
  const eaters = outNamed(plan, place, chosen)
  if (first) {
    return {
      changes: [...seatedChange(first, eaters), ...removed],
      undo: [...seatedChange(first, first.eaters), ...restored],
    }
  }
  const { day, meal } = place
  const entry = randomId()
  const added: PlanChangeGiven = { kind: 'add', entry, day, meal, dish: { kind: 'out', eaters } }
  return { changes: [added], undo: [{ kind: 'remove', entry }] }
}

/** A dish of a meal that is left to the rest, because those who have something else there may not eat it. */
interface Narrowed {
  entry: Entry
  rest: Eater[]
}

/** Dishes of a meal that aren't for some of those who get something else there, and whom that leaves; not where it leaves nobody. */
export function narrowedAt(plan: Plan, place: Place, chosen: readonly string[]): Narrowed[] {
  return dishesAt(plan, place).flatMap((entry) => {
    const leaving = new Set(blockedAt(plan, entry).filter(({ id }) => chosen.includes(id)))
    const rest = eatersOf(plan, entry).seated.filter((eater) => !leaving.has(eater))
    return leaving.size > 0 && rest.length > 0 && dishOfEntry(entry) ? [{ entry, rest }] : []
  })
}

/** '“Pad thai” will be for Ana and Ben only.' */
export function narrowedText(plan: Plan, { entry, rest }: Narrowed): string {
  return `“${titleOf(plan, entry)}” will be for ${listText(rest.map(({ name }) => name))} only.`
}

/** Adds dishes, those of this meal for the people who are chosen, and takes these off what stands there and isn't for them. */
export function besideChanges(plan: Plan, place: Place, chosen: readonly string[], added: readonly Added[]): Undoable {
  const named = namedAt(plan, place, chosen)
  const here = added.filter((one) => isAt(one, place))
  // whoever eats out leaves what is cooked there by that alone
  const narrowed = here.some(({ dish }) => isEaten(dish)) ? narrowedAt(plan, place, chosen) : []
  const namedOf = ({ dish }: Added) => (dish.kind === 'out' ? outNamed(plan, place, chosen) : named)
  const changes = [
    ...added.map((one) => (here.includes(one) ? { ...one, dish: dishFor(one.dish, namedOf(one)) } : one)),
    ...narrowed.flatMap(({ entry, rest }) => seatedChange(entry, namedAt(plan, entry, idsOf(rest)))),
  ]
  if (narrowed.length === 0) return { changes }
  const undo: PlanChangeGiven[] = [
    ...added.map(({ entry }) => ({ kind: 'remove' as const, entry })),
    ...narrowed.flatMap(({ entry }) => seatedChange(entry, entry.eaters)),
  ]
  return { changes, undo }
}

/** Ids as an entry at a meal names them: none where they are everyone at that meal. Whoever has left the plan isn't named. */
function namedAt(plan: Plan, place: Place, chosen: readonly string[]): string[] {
  return namedAmong(plan, idsAt(plan, everyoneAt(place, householdOf(plan))), chosen)
}

/** The same of those who eat out. */
function outNamed(plan: Plan, place: Place, chosen: readonly string[]): string[] {
  return namedAmong(plan, sittingAt(plan, place), chosen)
}

/** Ids of those who sit at a meal by the rules, wherever they eat. */
function sittingAt(plan: Plan, place: Place): string[] {
  return idsAt(plan, seatedAt({ ...place, eaters: [] }, householdOf(plan)))
}

function namedAmong(plan: Plan, everyone: readonly string[], chosen: readonly string[]): string[] {
  const here = idsOf(plan.eaters).filter((id) => chosen.includes(id))
  return isSame(here, everyone) ? [] : here
}

const idsAt = ({ eaters }: Plan, places: readonly number[]) => places.map((place) => eaters[place]!.id)

/** The same dish for those who are named; nothing where its recipe, or the meal it is left from, is gone. */
function seatedChange(entry: Entry, named: string[]): PlanChangeGiven[] {
  const dish = dishOfEntry(entry)
  return dish ? [{ kind: 'dish', entry: entry.id, dish: dishFor(dish, named) }] : []
}

const dishFor = (dish: Dish, eaters: string[]): Dish => (dish.kind === 'note' ? dish : { ...dish, eaters })

const isEaten = (dish: Dish): dish is Extract<Dish, { kind: 'recipe' | 'leftover' }> =>
  dish.kind === 'recipe' || dish.kind === 'leftover'

const idsOf = (eaters: readonly Eater[]) => eaters.map(({ id }) => id)

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id))
