import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#contract/errors.ts'
import { planSentences } from '#contract/planning/plan-sentences.ts'
import type { MealPlanEvent } from '#contract/planning/plan-view.ts'
import type { GeneratePlan } from '#contract/planning/plan-wish.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { daysOver } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { countMeals, withoutGone } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { easedWishes } from '#domain/plan/meal-plan/planning/eased-wishes.ts'
import { mealsOfEntries } from '#domain/plan/meal-plan/planning/week-of-entries.ts'
import { emptyWeekPlan, type WeekPlan } from '#domain/plan/week/week-plan.ts'
import type { AppContext } from '#server/context.ts'
import { releaseReservation, reserveGeneration, type UserRow } from '#server/features/accounts/store.ts'
import { ownPlan } from '#server/features/meal-plans/own-plan.ts'
import { planView } from '#server/features/meal-plans/plan-view.ts'
import { joinedWishes } from '#server/features/meal-plans/planning/joined-wishes.ts'
import { provedOf } from '#server/features/meal-plans/planning/let-go.ts'
import { newDishesWay, orderWithNew } from '#server/features/meal-plans/planning/new-dishes-too.ts'
import { orderOf, type PlanOrder, plansOwnOnly } from '#server/features/meal-plans/planning/plan-order.ts'
import { cookedIn } from '#server/features/meal-plans/planning/plan-stock.ts'
import { deliverWeek, keepWeek } from '#server/features/meal-plans/planning/save-week.ts'
import { choosingWords, type Planned, solvePlan } from '#server/features/meal-plans/planning/solve-plan.ts'
import { unfedPlan } from '#server/features/meal-plans/planning/unfed-plan.ts'
import { recipesOfDishes, type WrittenDish } from '#server/features/meal-plans/planning/write-dishes.ts'
import { entriesOf, insertPlan } from '#server/features/meal-plans/store.ts'
import type { StoredEntry, StoredPlan } from '#server/features/meal-plans/tables.ts'
import { assertRoomForRecipes, cancelled, dayIsSpent, startGeneration } from '#server/features/recipes/store.ts'
import { toldBy } from '#server/told-events.ts'

type World = AppContext & { readonly left?: AbortSignal | undefined }

/**
 * Plans a week: composes and weighs dishes, has the planner choose among them, writes those that it took and keeps them with the plan in
 * one transaction. Better plans are told as they are found. A cancel, and a reader who leaves, end it at once and keep nothing. Of a plan that
 * is planned again, the days before the reader's date stay as they are, and so does what was cooked from what was at home; one that has not been
 * changed since is gone on from. Throws invalid_input
 * where no day is left, and wishes_contradict where the rules leave no plan.
 */
export async function* generatePlan(world: World, user: UserRow, given: GeneratePlan): AsyncGenerator<MealPlanEvent> {
  const { database, now, left } = world
  const before = given.planId === undefined ? undefined : await ownPlan(world, user, given.planId)
  // a form that was opened before another device changed the plan
  const wish = before && given.was ? { ...given, ...joinedWishes(given, given.was, before) } : given
  const from = before ? firstPlanned(wish, before) : 0
  const most = mostCooked(wish, from)
  // how many will be written is known once it is planned; where there is no room at all, nobody waits for that
  if (!plansOwnOnly(wish)) await assertRoomForRecipes(database, user.id)
  const reservation = await reserveGeneration(database, user.id, now(), most)
  if (!reservation.allowed) throw dayIsSpent(reservation, now(), most)
  const { signal: stopped, end } = await startGeneration(world, user.id, reservation.id)
  const signal = left ? AbortSignal.any([stopped, left]) : stopped
  const context = { ...world, kitchen: world.kitchen.for(user.id, signal) }
  try {
    yield { type: 'started', generationId: reservation.id }
    const began = now()
    const rows = before ? await entriesOf(database, before.id) : []
    const shown = shownEntries(rows, daysOfPlan(wish), wish)
    const entries = shown.flatMap((entry) => withoutGone(entry, wish.eaters) ?? [])
    const cooked = await cookedIn(world, user, { ...wish, entries, stored: before })
    const held = entries.map((entry) => (cooked.has(entry.id) ? { ...entry, isLocked: true } : entry))
    const plan = { ...wish, entries: held, from, stored: before }
    const composing = (tell: (event: MealPlanEvent) => void) => (done: number, of: number) => {
      if (done % 10 === 0) tell({ type: 'progress', message: 'Composing dishes for everyone at the table', done, of })
    }
    const order = yield* toldBy((tell: (event: MealPlanEvent) => void) => orderOf(context, user, plan, composing(tell)))
    const unfed = yield* toldBy((tell: (event: MealPlanEvent) => void) =>
      unfedPlan(context, user, plan, order, composing(tell)),
    )
    if (unfed) throw unfed
    yield { type: 'progress', message: choosingWords(order.dishes.length) }
    const planned = yield* toldBy((tell: (event: MealPlanEvent) => void) => {
      const letNewIn = async () =>
        newDishesWay(context, await orderWithNew(context, user, plan, composing(tell)), wish.without)
      const withNew = plansOwnOnly(plan) ? letNewIn : undefined
      const start = before && standsAsAsked(wish, before) ? planOf(held, order) : undefined
      const easedTo = (rules: readonly string[], figure: number) => easedWishes(wish, order.week, rules, figure)
      return solvePlan(context, order, { ...wish, owner: user.id, signal, tell, start, withNew, easedTo })
    })
    yield { type: 'progress', message: 'Writing the recipes and checking every line' }
    const written = await recipesOfDishes(context, user, order, planned.plan, signal)
    const asked = { wish, before, rows, held, began }
    const saved = await save(context, user, { ...asked, order, planned, written, id: reservation.id })
    yield { type: 'done', result: await planView(world, saved, user) }
  } catch (error) {
    // whatever it was in the middle of
    throw signal.aborted ? cancelled() : error
  } finally {
    end()
    await releaseReservation(database, user.id, reservation.id)
  }
}

/** The first day of a plan that is planned again; a template has no day that is over. */
function firstPlanned({ startDate, endDate, date }: GeneratePlan, { isTemplate, repeats }: StoredPlan): number {
  if (date === undefined || isTemplate) return 0
  const over = daysOver({ startDate, endDate, repeats }, date)
  if (over < daysOfPlan({ startDate, endDate })) return over
  throw new AppError('invalid_input', planSentences.isOver)
}

/** Whether a plan was planned by these very wishes and has not been changed since: the search goes on from it, and never makes it worse. */
function standsAsAsked({ without, ...wish }: GeneratePlan, { proof, ...plan }: StoredPlan): boolean {
  const wishesOf = ({ startDate, endDate, eaters, rules }: Wishes) => ({ startDate, endDate, eaters, rules })
  const proved = provedOf(proof)
  return (
    proved !== undefined &&
    proved.letGo.every(({ rule }) => without.includes(rule)) &&
    isDeepStrictEqual(wishesOf(wish), wishesOf(plan))
  )
}
type Wishes = Pick<StoredPlan, 'startDate' | 'endDate' | 'eaters' | 'rules'>

/** What stands in a calendar as a plan of the planner; figures that no search asks for are left out. */
function planOf(entries: readonly PlanEntry[], { week, household }: PlanOrder): WeekPlan {
  return { ...emptyWeekPlan, meals: mealsOfEntries(entries, week, household) }
}

/** Meals that could each be a recipe of their own: so long places are held. */
function mostCooked(wish: Pick<GeneratePlan, 'startDate' | 'endDate' | 'rules'>, from: number): number {
  return Math.max(1, countMeals(wish, wish.rules.meals, from))
}

interface ToSave {
  readonly wish: GeneratePlan
  readonly before: StoredPlan | undefined
  readonly rows: readonly StoredEntry[]
  readonly began: Date
  /** What stood there, as the planner had it. */
  readonly held: readonly PlanEntry[]
  readonly order: PlanOrder
  readonly planned: Planned
  readonly written: readonly WrittenDish[]
  /** Of the reservation. */
  readonly id: string
}

async function save(
  context: AppContext,
  user: UserRow,
  { wish, before, rows, began, held, order, planned: { plan, proof }, written, id }: ToSave,
): Promise<StoredPlan> {
  const { database, now } = context
  return database.transaction(async () => {
    const standing = await deliverWeek(context, user.id, { order, plan, written, before: held, id })
    if (before) return keepWeek(context, user.id, { before, rows, wish, began, standing, proof })
    const { startDate, endDate, eaters, rules, title = weekTitle(startDate), description = '' } = wish
    const made = { startDate, endDate, eaters, rules, title, description, proof, prices: null, isActive: true }
    return insertPlan(database, user.id, made, standing, now())
  })
}

/** 'Week of November 23'. */
function weekTitle(startDate: string): string {
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return `Week of ${day.format(Date.parse(startDate))}`
}
