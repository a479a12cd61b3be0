import type { Wish } from '#domain/options/wish.ts'
import type { CheckedDraft } from '#domain/recipe/check-written.ts'
import type { NewRecipe } from '#server/features/recipes/keeping/insert-recipe.ts'
import type { WriterEvent } from '#server/ports/recipe-writer/recipe-writer.ts'

export type Written = Extract<WriterEvent, { type: 'written' }>

/** A written and checked recipe as it is stored: every figure is verification's, none the writer's. */
export function newRecipe({ writer, dish, draft, changes, kept }: Written & CheckedDraft, wish: Wish): NewRecipe {
  return {
    ...draft,
    ...kept.figures,
    dietaryPreferences: wish.diet ? [wish.diet] : [],
    writer,
    changes,
    dish: dish ?? null,
  }
}
