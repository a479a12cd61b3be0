import { AppError } from '#contract/errors.ts'
import type { SwappedPlan } from '#contract/planning/plan-view.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { everyoneAt, householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { dishOfRecipe } from '#domain/plan/meal-plan/planning/week-wish.ts'
import { ruleWords } from '#domain/plan/week/words/rule-words.ts'
import type { AppContext } from '#server/context.ts'
import { releaseReservation, reserveGeneration, type UserRow } from '#server/features/accounts/store.ts'
import { planView } from '#server/features/meal-plans/plan-view.ts'
import { letGoOf } from '#server/features/meal-plans/planning/let-go.ts'
import { orderOf, type PlanOrder } from '#server/features/meal-plans/planning/plan-order.ts'
import { deliverWeek, keepWeek } from '#server/features/meal-plans/planning/save-week.ts'
import { recipesOfDishes } from '#server/features/meal-plans/planning/write-dishes.ts'
import { entriesOf } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { dayIsSpent } from '#server/features/recipes/store.ts'
import type { Hearing } from '#server/kitchen/week-line.ts'

type World = AppContext & { readonly left?: AbortSignal | undefined }
type Place = Pick<PlanEntry, 'day' | 'meal'>

/**
 * Another dish at one meal; all others stay, but what was to be eaten again of the one that goes. What is locked there is not swapped.
 * Counts as one recipe where a new one is written.
 */
export async function swapMeal(world: World, user: UserRow, plan: StoredPlan, place: Place): Promise<SwappedPlan> {
  const { database, now, left } = world
  const began = now()
  const rows = await entriesOf(database, plan.id)
  const entries = shownEntries(rows, daysOfPlan(plan), plan)
  const { going, leftovers, staying } = apart({ ...plan, entries }, place)
  const kept = letGoOf(plan.proof)
  const asked = await orderOf(world, user, {
    ...plan,
    entries: staying,
    only: [place, ...leftovers],
    stored: plan,
    without: kept?.letGo.map(({ rule }) => rule),
  })
  const [slot] = freePlaces(asked, [place])
  if (slot === undefined) throw new AppError('invalid_input', 'This plan doesn’t have that meal on that day.')
  const meal = { slot, going, freed: freePlaces(asked, leftovers) }
  const chosen = await another(world, asked, meal, { owner: user.id, signal: left })
  const order = { ...asked, week: chosen.wish }
  const reservation = await reserveGeneration(database, user.id, now())
  if (!reservation.allowed) throw dayIsSpent(reservation, now())
  try {
    const signal = left ?? new AbortController().signal
    const written = await recipesOfDishes(world, user, order, chosen.plan, signal)
    const saved = await database.transaction(async () => {
      const week = { order, plan: chosen.plan, written, before: staying, id: reservation.id }
      const standing = await deliverWeek(world, user.id, week)
      return keepWeek(world, user.id, { before: plan, rows, wish: plan, began, standing, proof: kept })
    })
    const letGo = chosen.letGo.map((rule) => ruleWords(order.week, order.dishes, rule))
    return { ...(await planView(world, saved, user)), considered: chosen.considered, letGo }
  } finally {
    await releaseReservation(database, user.id, reservation.id)
  }
}

/**
 * What goes, and all the rest, which is locked for the planner. Whoever eats out does so still, but where nobody would be left. Throws where what
 * is there, or what is left of it, is locked.
 */
function apart(
  plan: Pick<StoredPlan, 'startDate' | 'eaters' | 'rules'> & { entries: readonly PlanEntry[] },
  at: Place,
) {
  const { entries } = plan
  const stays = everyoneAt(at, householdOf(plan)).length > 0 ? ['note', 'out'] : ['note']
  const isHere = ({ day, meal, kind }: PlanEntry) => day === at.day && meal === at.meal && !stays.includes(kind)
  const going = entries.filter(isHere)
  if (going.some(({ isLocked }) => isLocked))
    throw new AppError('invalid_input', 'This meal is locked. Please unlock it first.')
  const gone = new Set(going.map(({ id }) => id))
  const leftovers = entries.filter(({ id, cookedAt }) => !gone.has(id) && cookedAt !== null && gone.has(cookedAt))
  if (leftovers.some(({ isLocked }) => isLocked))
    throw new AppError('invalid_input', 'The leftovers of this meal are locked. Please unlock them first.')
  const staying = entries
    .filter((entry) => !gone.has(entry.id) && !leftovers.includes(entry))
    .map((entry) => ({ ...entry, isLocked: true }))
  return { going, leftovers, staying }
}

/** Meals at these hours in which nothing stands: their places in the wish. */
function freePlaces({ week: { slots } }: PlanOrder, hours: readonly Place[]): number[] {
  return slots.flatMap(({ locked, isOut, ...slot }, at) =>
    locked === undefined && !isOut && hours.some(({ day, meal }) => day === slot.day && meal === slot.meal) ? [at] : [],
  )
}

/** With as many rules of the plan as can be kept. */
async function another(
  { weekPlanner }: Pick<AppContext, 'weekPlanner'>,
  { week, dishes, composed }: PlanOrder,
  { slot, going, freed }: { slot: number; going: readonly PlanEntry[]; freed: readonly number[] },
  hearing: Hearing,
) {
  const titles = new Set(
    dishes
      .filter(({ id }) => going.some(({ recipeId }) => recipeId !== null && id === dishOfRecipe(recipeId)))
      .map(({ title }) => title),
  )
  // the dish that goes stands among the composed ones too
  const but = dishes
    .filter(({ id, title }) => titles.has(title) && (composed.has(id) || id.startsWith('r')))
    .map(({ id }) => id)
  // the rest of a second is for writing the dish
  const effort = { seconds: 0.8, gap: 0, seed: 1 }
  const found = await weekPlanner.ask('swap', [week, dishes, { slot, but, freed }, effort], hearing)
  if (found) return found
  throw new AppError('wishes_contradict', 'We couldn’t find another dish for this meal.', { wishes: [], ways: [] })
}
