import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { PlanChangeGiven, PlanDish } from '#contract/planning/plan-wish.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'

type PlannedEntry = MealPlanWithMeals['entries'][number]
type Change = PlanChangeGiven

/** Entries that were taken out, and their recipes. */
export type Gone = Pick<MealPlanWithMeals, 'entries' | 'recipes'>

export const isAt = ({ day, meal }: Place, place: Place) => day === place.day && meal === place.meal

/**
 * The plan as it is to be shown: what the server said, with everything that it has not heard of yet. `gone` is what was taken out here,
 * so that one that is brought back is there at once.
 */
export function withChanges(
  plan: MealPlanWithMeals,
  changes: readonly Change[],
  gone: Gone = nothing,
): MealPlanWithMeals {
  if (changes.length === 0) return plan
  const entries = changes
    .filter((change, place) => !isTakenBack(change, changes.slice(place + 1)))
    .reduce<readonly PlannedEntry[]>((standing, change) => changed(standing, change, gone.entries), plan.entries)
  const isOtherPlan = changes.some(({ kind }) => kind !== 'note' && kind !== 'lock')
  const recipes = gone.recipes.filter(({ id }) => plan.recipes.every((recipe) => recipe.id !== id))
  return { ...plan, entries: [...entries], recipes: [...plan.recipes, ...recipes], ...(isOtherPlan && { proof: null }) }
}

const nothing: Gone = { entries: [], recipes: [] }

/** What the server said, with the recipes that it will hear of by these changes, as they are known here. */
export function withAwaited(
  answered: MealPlanWithMeals,
  known: Pick<MealPlanWithMeals, 'recipes'>,
  changes: readonly Change[],
): MealPlanWithMeals {
  const awaited = new Set(
    changes.flatMap((change) => ('dish' in change && change.dish.kind === 'recipe' ? [change.dish.recipeId] : [])),
  )
  for (const { id } of answered.recipes) awaited.delete(id)
  if (awaited.size === 0) return answered
  return { ...answered, recipes: [...answered.recipes, ...known.recipes.filter(({ id }) => awaited.has(id))] }
}

/** A removal that was taken back before the server heard of either has not happened. */
function isTakenBack(change: Change, later: readonly Change[]): boolean {
  return change.kind === 'remove' && later.some(({ kind, entry }) => kind === 'restore' && entry === change.entry)
}

function changed(
  entries: readonly PlannedEntry[],
  change: Change,
  gone: readonly PlannedEntry[],
): readonly PlannedEntry[] {
  if (change.kind === 'remove') return entries.filter(({ id }) => id !== change.entry)
  if (change.kind === 'add')
    return entries.some(({ id }) => id === change.entry) ? entries : [...entries, added(change, entries)]
  if (change.kind === 'restore' && entries.every(({ id }) => id !== change.entry))
    return [...entries, ...gone.filter(({ id }) => id === change.entry)]
  return entries.map((entry) => (entry.id === change.entry ? { ...entry, ...difference(change, entries) } : entry))
}

function difference(
  change: Exclude<Change, { kind: 'add' | 'remove' }>,
  entries: readonly PlannedEntry[],
): Partial<PlannedEntry> {
  switch (change.kind) {
    case 'move':
      return { day: change.day, meal: change.meal }
    case 'dish':
      return dishChange(change, entries)
    case 'note':
      return { note: change.note }
    case 'lock':
      return { isLocked: change.isLocked }
    case 'restore':
      return {}
  }
}

/** Another dish was not cooked; who eats of one changes nothing of that. */
function dishChange(
  { entry, dish }: Extract<Change, { kind: 'dish' }>,
  entries: readonly PlannedEntry[],
): Partial<PlannedEntry> {
  const made = dishOf(dish, entries)
  const before = entries.find(({ id }) => id === entry)
  const isOther = before?.kind !== made.kind || before.recipeId !== made.recipeId
  return { ...made, without: [], ...(isOther && { cookedOn: null }) }
}

function added(
  { entry, day, meal, dish, note = '' }: Extract<Change, { kind: 'add' }>,
  entries: readonly PlannedEntry[],
) {
  return { id: entry, day, meal, ...dishOf(dish, entries), without: [], note, isLocked: false, cost: 0, cookedOn: null }
}

function dishOf(dish: Extract<Change, { kind: 'dish' }>['dish'], entries: readonly PlannedEntry[]) {
  const eaters = 'eaters' in dish ? (dish.eaters ?? []) : []
  const none = { recipeId: null, menuId: null, cookedAt: null }
  if (dish.kind === 'recipe')
    return { ...none, kind: dish.kind, recipeId: dish.recipeId, menuId: dish.menuId ?? null, eaters }
  if (dish.kind === 'leftover') {
    const recipeId = entries.find(({ id }) => id === dish.cookedAt)?.recipeId ?? null
    return { ...none, kind: dish.kind, recipeId, cookedAt: dish.cookedAt, eaters }
  }
  return { ...none, kind: dish.kind, eaters }
}

/** What an entry says of its dish. */
export function dishOfEntry({ kind, recipeId, menuId, cookedAt, eaters }: PlanEntry): PlanDish | undefined {
  if (kind === 'recipe')
    return recipeId === null ? undefined : { kind, recipeId, ...(menuId !== null && { menuId }), eaters }
  if (kind === 'leftover') return cookedAt === null ? undefined : { kind, cookedAt, eaters }
  return kind === 'out' ? { kind, eaters } : { kind }
}

/** The dish that gives its place to what is put there; undefined where there is none, or several, beside which there is room. */
export function partnerAt(entries: readonly PlannedEntry[], moved: string, to: Place): PlannedEntry | undefined {
  const there = entries.filter((entry) => entry.id !== moved && entry.kind !== 'note' && isAt(entry, to))
  return there.length === 1 ? there[0] : undefined
}

/** An entry goes to a place; the one dish that stands there comes to where it was. Notes join. */
export function moveChanges(entries: readonly PlannedEntry[], moved: string, to: Place): Change[] {
  const entry = entries.find(({ id }) => id === moved)
  if (!entry || isAt(entry, to)) return []
  const partner = entry.kind === 'note' ? undefined : partnerAt(entries, moved, to)
  return [
    { kind: 'move', entry: moved, day: to.day, meal: to.meal },
    ...(partner ? [{ kind: 'move' as const, entry: partner.id, day: entry.day, meal: entry.meal }] : []),
  ]
}

/** What takes moves back, before they are made. */
export function movesBack(entries: readonly PlannedEntry[], moves: readonly Change[]): Change[] {
  return entries.flatMap(({ id, day, meal }): Change[] =>
    moves.some(({ kind, entry }) => kind === 'move' && entry === id) ? [{ kind: 'move', entry: id, day, meal }] : [],
  )
}
