import { AppError } from '#contract/errors.ts'
import { entriesOfWeek } from '#domain/plan/meal-plan/entries-of-week.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import type { WeekPlan } from '#domain/plan/week/week-plan.ts'
import type { AppContext } from '#server/context.ts'
import { foundPlan, newEntryId } from '#server/features/meal-plans/own-plan.ts'
import type { PlanOrder } from '#server/features/meal-plans/plan-order.ts'
import { lockPlan } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import type { WrittenDish } from '#server/features/meal-plans/write-dishes.ts'
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

/** What was made, where other entries than these were locked for the planner alone. */
export function withLocksOf(made: readonly PlanEntry[], entries: readonly PlanEntry[]): PlanEntry[] {
  const locked = new Set(entries.filter(({ isLocked }) => isLocked).map(({ id }) => id))
  return made.map((entry) => ({ ...entry, isLocked: locked.has(entry.id) }))
}

/** Holds a plan until the transaction ends. Throws changed_elsewhere where it is no more what it was when the work began. */
export async function heldAsBefore({ database }: World, userId: string, before: StoredPlan): Promise<StoredPlan> {
  const held = foundPlan(await lockPlan(database, userId, before.id))
  if (held.version === before.version) return held
  throw new AppError(
    'changed_elsewhere',
    'The plan was changed on another device in the meantime, so we kept that version. Please try again.',
  )
}
