import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#contract/errors.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanPrices } from '#domain/plan/meal-plan/meal-plan.ts'
import { mealsOfEntries } from '#domain/plan/meal-plan/planning/week-of-entries.ts'
import { wishesToPrice } from '#domain/plan/week/rule-costs.ts'
import type { WeekDish } from '#domain/plan/week/week.ts'
import { emptyWeekPlan, type WeekPlan } from '#domain/plan/week/week-plan.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { foundPlan } from '#server/features/meal-plans/own-plan.ts'
import { planView } from '#server/features/meal-plans/plan-view.ts'
import { provedOf } from '#server/features/meal-plans/planning/let-go.ts'
import { orderOf } from '#server/features/meal-plans/planning/plan-order.ts'
import { entriesOf, lockPlan, updatePlan } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

type World = AppContext & { readonly left?: AbortSignal | undefined }

/**
 * What each rule in a generated plan costs, and the line between money and what speaks against a plan, at some budgets around its own.
 * Each is solved anew for a few seconds. Throws invalid_input for a plan that is not as it was planned.
 */
export async function pricePlan(world: World, user: UserRow, plan: StoredPlan): Promise<MealPlanWithMeals> {
  const { database, now, weekPlanner, left } = world
  const proof = provedOf(plan.proof)
  if (!proof) throw notAsPlanned()
  const entries = shownEntries(await entriesOf(database, plan.id), daysOfPlan(plan), plan)
  const without = proof.letGo.map(({ rule }) => rule)
  const {
    week: asked,
    dishes,
    basis,
  } = await orderOf(world, user, {
    ...plan,
    entries,
    standing: entries,
    from: proof.from,
    stored: plan,
    without,
  })
  // what was cooked beside it since changes nothing of what is proved
  const week = { ...asked, near: proof.near ?? [] }
  if ((proof.basis ?? basis) !== basis) throw notAsPlanned()
  // figures that no search asks for are left out
  const known = { ...emptyWeekPlan, meals: mealsOfEntries(entries, week, householdOf({ ...plan, entries })) }
  const cents = Math.round(proof.cost * 100)
  const hearing = { owner: user.id, signal: left }
  const { asked: wishes, more } = wishesToPrice(week, new Set(without), mostWishes)
  const effort = { seconds: secondsEach, gap: 0.002, seed: 1 }
  const cost = Math.round((proof.cost + proof.points) * 100)
  const planned = { plan: known, cost, without }
  const costs = await weekPlanner.ask('ruleCosts', [week, dishes, planned, effort, wishes], hearing)
  const budgets = shares.map((share) => Math.round((cents * share) / 50) * 50)
  const line = await weekPlanner.ask('frontier', [week, dishes, { budgets, without }, effort], hearing)
  const prices: PlanPrices = {
    rules: costs.map(({ rule, words, saves, savesAtMost }) => ({
      rule,
      words,
      saves: Math.round(saves) / 100,
      savesAtMost: savesAtMost === undefined ? null : Math.round(savesAtMost) / 100,
    })),
    ...(more > 0 && { more }),
    budgets: line.map(({ budget, plan: other, worth, isImpossible }) => ({
      budget: budget / 100,
      cost: other ? other.cents / 100 : null,
      gap: worth?.gap ?? null,
      isImpossible,
      ...(other ? changedTitles(known, other, dishes) : { comes: [], goes: [] }),
    })),
  }
  const saved = await database.transaction(async () => {
    const held = foundPlan(await lockPlan(database, user.id, plan.id))
    // whatever else was changed meanwhile: where it is proved as it was, they are its prices
    if (!isDeepStrictEqual(held.proof, proof)) return held
    return foundPlan(await updatePlan(database, user.id, plan.id, { prices }, now()))
  })
  return planView(world, saved, user)
}

function notAsPlanned(): AppError {
  return new AppError(
    'invalid_input',
    'We can tell you what each rule costs only if the plan hasn’t changed since it was made. Please plan it again.',
  )
}

const secondsEach = 2
const mostWishes = 12
/** Of what the plan costs. */
const shares = [0.7, 0.8, 0.85, 0.9, 0.95, 1, 1.1, 1.25]

function changedTitles(
  before: WeekPlan,
  after: WeekPlan,
  dishes: readonly WeekDish[],
): { comes: string[]; goes: string[] } {
  const titles = new Map(dishes.map(({ id, title }) => [id, title]))
  const titlesOf = ({ meals }: WeekPlan) =>
    new Set(meals.flatMap(({ dishes: served }) => served.flatMap(({ dish }) => titles.get(dish) ?? [])))
  const [was, is] = [titlesOf(before), titlesOf(after)]
  return { comes: [...is].filter((title) => !was.has(title)), goes: [...was].filter((title) => !is.has(title)) }
}
