import { AppError } from '#contract/errors.ts'
import type { WeekPlan } from '#domain/plan/week/week-plan.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import type { ComposedDish } from '#server/features/meal-plans/planning/plan-candidates.ts'
import type { PlanOrder } from '#server/features/meal-plans/planning/plan-order.ts'
import {
  assertRoomForRecipes,
  cancelled,
  newRecipe,
  type RecipeToKeep,
  writeChecked,
} from '#server/features/recipes/store.ts'

/** A composed dish that a plan took, as a recipe that has passed every check; it is not kept yet. */
export interface WrittenDish extends RecipeToKeep {
  /** Its name among the candidates. */
  readonly dish: string
}

/**
 * Writes the composed dishes that a plan serves, each once; the member's own recipes are there already. Throws LibraryFull before the first one
 * where there is no room for all of them.
 */
export async function recipesOfDishes(
  context: Pick<AppContext, 'database' | 'recipeWriters' | 'kitchen' | 'log'>,
  user: UserRow,
  { composed }: PlanOrder,
  { meals }: WeekPlan,
  signal: AbortSignal,
): Promise<WrittenDish[]> {
  const served = new Set(meals.flatMap(({ dishes }) => dishes.map(({ dish }) => dish)))
  const fresh = [...served].flatMap((id) => composed.get(id) ?? [])
  if (fresh.length > 0) await assertRoomForRecipes(context.database, user.id, fresh.length)
  const written: WrittenDish[] = []
  for (const dish of fresh) written.push({ dish: dish.weekDish.id, ...(await recipeOf(context, user, dish, signal)) })
  return written
}

/** The dish as the planner weighed it: whatever else writes recipes here, it is the composer's, and its figures are those of the proof. */
async function recipeOf(
  context: Pick<AppContext, 'recipeWriters' | 'kitchen' | 'log'>,
  user: UserRow,
  { wish, seed, weekDish }: ComposedDish,
  signal: AbortSignal,
): Promise<RecipeToKeep> {
  const writing = writeChecked(context, user.id, wish, signal, { idea: seed, nextSeed: () => seed })
  let turn = await writing.next()
  while (!turn.done) turn = await writing.next()
  const outcome = turn.value
  if (!outcome || signal.aborted) throw cancelled()
  if (outcome.type === 'contradiction' || outcome.draft.title !== weekDish.title)
    throw new AppError('internal', 'We couldn’t write one of the dishes as it was planned. Please plan again.')
  return { recipe: newRecipe(outcome, wish), entry: outcome.kept.entry }
}
