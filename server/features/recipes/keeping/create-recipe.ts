import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { recipes } from '#contract/recipes/recipes.ts'
import type { AppContext } from '#server/context.ts'
import { eq } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { eaterOf } from '#server/features/recipes/eater.ts'
import { insertRecipe } from '#server/features/recipes/keeping/insert-recipe.ts'
import { findRecipe } from '#server/features/recipes/keeping/kept-recipes.ts'
import { refuseTwice } from '#server/features/recipes/keeping/refuse-twice.ts'
import { keptWords } from '#server/features/recipes/keeping/words-of-cook.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/**
 * Adds a cook's own recipe to their recipes. Throws recipe_exists where the cook has the same title with the same list already, unless
 * they want both or make a variation; not_found for a variation of a recipe that is not theirs.
 */
export async function createRecipe(
  { database: db, kitchen, now }: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  cook: typeof usersTable.$inferSelect,
  body: z.output<typeof recipes.create.body>,
): Promise<StoredRecipe> {
  const { keepBoth = false, variationOf, ...given } = body
  const kept = await keptWords(kitchen, given)
  const { title = '', ingredients = [] } = kept
  const words = {
    title,
    description: kept.description ?? '',
    servings: kept.servings ?? 1,
    ingredients,
    instructions: kept.instructions ?? [],
    cuisine: kept.cuisine ?? '',
    recipeType: kept.recipeType ?? '',
    tags: kept.tags ?? [],
    cookNotes: kept.cookNotes ?? '',
  }
  const eater = eaterOf(cook)
  const { figures, entry, fits } = await kitchen.ask('keptFacts', words, eater, 'cook')
  const recipe = {
    ...words,
    ...figures,
    dietaryPreferences: fits.filter((diet) => diet === eater.diet),
    difficulty: kept.difficulty ?? 'Beginner',
    variationOf: variationOf ?? null,
    reasons: [],
    notes: [],
    changes: [],
    writer: { kind: 'cook' as const },
  }
  return db.transaction(async () => {
    // one after the other: of two that are sent at once the second finds the first
    await db.db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, cook.id)).for('update')
    if (variationOf !== undefined && !(await findRecipe(db, cook.id, variationOf)))
      throw new AppError('not_found', 'You can make variations only of your own recipes.')
    if (!keepBoth && variationOf === undefined) await refuseTwice(db, cook.id, title, ingredients)
    return insertRecipe(db, cook.id, recipe, entry, now())
  })
}
