import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#contract/errors.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { entriesOfWeek } from '#domain/plan/meal-plan/planning/entries-of-week.ts'
import type { WeekPlan } from '#domain/plan/week/week-plan.ts'
import type { AppContext } from '#server/context.ts'
import { foundPlan, newEntryId } from '#server/features/meal-plans/own-plan.ts'
import { joinedWeek } from '#server/features/meal-plans/planning/join-week.ts'
import { joinedWishes } from '#server/features/meal-plans/planning/joined-wishes.ts'
import { type KeptProof, letGoOf } from '#server/features/meal-plans/planning/let-go.ts'
import type { PlanOrder } from '#server/features/meal-plans/planning/plan-order.ts'
import type { WrittenDish } from '#server/features/meal-plans/planning/write-dishes.ts'
import { entriesOf, lockPlan, saveEntries, updatePlan } from '#server/features/meal-plans/store.ts'
import type { StoredEntry, StoredPlan } from '#server/features/meal-plans/tables.ts'
import { cancelled, deliverRecipes } from '#server/features/recipes/store.ts'

type World = Pick<AppContext, 'database' | 'dishPainter' | 'jobs' | 'now'>

interface ToDeliver {
  readonly order: PlanOrder
  readonly plan: WeekPlan
  readonly written: readonly WrittenDish[]
  /** What stands and stays. */
  readonly before: readonly PlanEntry[]
  /** Of the reservation. */
  readonly id: string
}

/**
 * Within a transaction: keeps the recipes that were written for a plan, counts them, has them painted, and answers the calendar. Throws
 * generation_cancelled where the reservation is gone.
 */
export async function deliverWeek(
  { database, dishPainter, jobs, now }: World,
  userId: string,
  { order, plan, written, before, id }: ToDeliver,
): Promise<PlanEntry[]> {
  const recipes = await deliverRecipes(database, userId, id, written, now())
  if (!recipes) throw cancelled()
  if (dishPainter) for (const recipe of recipes) await jobs.add('paint-dish', { userId, recipeId: recipe.id })
  const ids = new Map(recipes.map((recipe, place) => [written[place]!.dish, recipe.id]))
  return entriesOfWeek(plan, {
    wish: order.week,
    household: order.household,
    before,
    recipeOf: (dish) => ids.get(dish) ?? Number(dish.slice(1)),
    newId: newEntryId,
  })
}

/** What a plan was planned from and what came of it. */
interface PlannedAgain {
  /** The plan and its rows as the planner was given them. */
  readonly before: StoredPlan
  readonly rows: readonly StoredEntry[]
  /** What was asked for, and when the planner began. */
  readonly wish: Pick<StoredPlan, 'startDate' | 'endDate' | 'eaters' | 'rules'> & Partial<Words>
  readonly began: Date
  /** What stands in it now. */
  readonly standing: readonly PlanEntry[]
  /** Null where nothing is proved of it, nor let go. */
  readonly proof: KeptProof | null
}
type Words = Pick<StoredPlan, 'title' | 'description'>

/**
 * Within a transaction: writes what was planned into its plan as it is by now, beside all that other devices changed since the planner began.
 * Nothing is proved of it where meals, people, rules or dates are not those that were planned. Throws not_found, invalid_input where nobody
 * or no meal is left, and changed_elsewhere where nothing that was planned is.
 */
export async function keepWeek(
  { database, now }: Pick<World, 'database' | 'now'>,
  userId: string,
  { before, rows, wish, began, standing, proof }: PlannedAgain,
): Promise<StoredPlan> {
  const held = foundPlan(await lockPlan(database, userId, before.id))
  // as if the other devices had begun with the plan that was asked for
  const { eaters, rules } = joinedWishes(held, before, wish)
  const span = later(spanOf(before), spanOf(held), spanOf(wish))
  const is = await entriesOf(database, before.id)
  const joined = joinedWeek({ planId: before.id, standing, was: rows, is, span: wish, eaters, began })
  if (joined.isNothing)
    throw new AppError(
      'changed_elsewhere',
      'The plan was changed on another device in the meantime, so we kept that version. Please try again.',
    )
  const known = new Set(is)
  await saveEntries(
    database,
    joined.rows.filter((row) => !known.has(row)),
  )
  const isWished = isDeepStrictEqual(
    { eaters, rules, ...span },
    { eaters: wish.eaters, rules: wish.rules, ...spanOf(wish) },
  )
  const change = {
    ...span,
    eaters,
    rules,
    title: later(before.title, held.title, wish.title || before.title),
    description: later(before.description, held.description, wish.description || before.description),
    proof: !isWished ? null : joined.isOther ? letGoOf(proof) : proof,
    prices: null,
  }
  return foundPlan(await updatePlan(database, userId, before.id, change, now()))
}

const spanOf = ({ startDate, endDate }: Pick<StoredPlan, 'startDate' | 'endDate'>) => ({ startDate, endDate })

/** What another device made of a thing since; what was asked for where none did. */
function later<Thing>(before: Thing, is: Thing, asked: Thing): Thing {
  return isDeepStrictEqual(is, before) ? asked : is
}
