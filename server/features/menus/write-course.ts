import { AppError } from '#contract/errors.ts'
import { sharesMain } from '#domain/plan/menu/goes-together.ts'
import type { CoursePlan } from '#domain/plan/menu/meal.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'
import type { AppContext } from '#server/context.ts'
import type { PlannedCourse } from '#server/features/menus/plan-menu.ts'
import { cancelled, newRecipe, type RecipeToKeep, writeChecked } from '#server/features/recipes/store.ts'

/** A course that was written and has passed every check; it is not kept yet. */
export interface WrittenCourse extends RecipeToKeep {
  readonly plan: CoursePlan
  readonly dish: MenuDish
}

/**
 * Has a planned course written as any recipe is. A language model that writes another dish about a food that the menu has already is
 * not taken: then the planned dish is. Throws generation_cancelled once the signal is aborted.
 */
export async function writeCourse(
  context: Pick<AppContext, 'recipeWriters' | 'kitchen' | 'log'>,
  owner: string,
  { plan, wish, dish }: PlannedCourse,
  before: readonly { readonly dish: MenuDish }[],
  signal: AbortSignal,
): Promise<WrittenCourse> {
  const written = await write(undefined)
  if (!before.some((other) => sharesMain(other.dish, written.dish)) || written.recipe.writer.kind === 'kitchen')
    return written
  return write(dish.seed)

  async function write(idea: number | undefined): Promise<WrittenCourse> {
    const writing = writeChecked(context, owner, wish, signal, { idea, nextSeed: () => dish.seed })
    let turn = await writing.next()
    while (!turn.done) turn = await writing.next()
    const outcome = turn.value
    if (!outcome || signal.aborted) throw cancelled()
    if (outcome.type === 'contradiction') throw new AppError('wishes_contradict', outcome.message, { wishes: [] })
    const recipe = newRecipe(outcome, wish)
    const asDish =
      outcome.writer.kind === 'kitchen' ? dish : await context.kitchen.ask('menuDishOf', outcome.draft, wish)
    return { plan, dish: asDish, recipe, entry: outcome.kept.entry }
  }
}
