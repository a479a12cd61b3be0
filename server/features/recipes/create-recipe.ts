import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { recipes } from '#contract/recipes.ts'
import type { Db } from '#server/db/database.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import { eaterOf } from '#server/features/recipes/eater.ts'
import { refuseTwice } from '#server/features/recipes/refuse-twice.ts'
import { findRecipe, insertRecipe } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { figuresOfWords, keptWords } from '#server/features/recipes/words-of-cook.ts'

/**
 * Puts a cook's own recipe among hers. Throws recipe_exists where she has the same title with the same list already, unless
 * she wants both or makes a variation; not_found where that would be one of a recipe that is none of hers.
 */
export async function createRecipe(
  db: Db,
  cook: UserRow,
  body: z.output<typeof recipes.create.body>,
  now: Date,
): Promise<StoredRecipe> {
  const { keepBoth = false, variationOf, ...given } = body
  const { title = '', servings = 1, ingredients = [], instructions = [], description = '', ...rest } = keptWords(given)
  const words = { title, servings, ingredients, instructions, description }
  const figures = figuresOfWords(words, eaterOf(cook), 'cook')
  const recipe = {
    ...words,
    ...figures,
    cuisine: rest.cuisine ?? '',
    recipeType: rest.recipeType ?? '',
    difficulty: rest.difficulty ?? 'Beginner',
    tags: rest.tags ?? [],
    cookNotes: rest.cookNotes ?? '',
    variationOf: variationOf ?? null,
    reasons: [],
    notes: [],
    changes: [],
    writer: { kind: 'cook' as const },
  }
  return db.transaction(async () => {
    // one after the other: of two that are sent at once the second finds the first
    await lockUser(db, cook.id)
    if (variationOf !== undefined && !(await findRecipe(db, cook.id, variationOf)))
      throw new AppError('not_found', 'The recipe that this would be a variation of is none of yours.')
    if (!keepBoth && variationOf === undefined) await refuseTwice(db, cook.id, title, ingredients)
    return insertRecipe(db, cook.id, recipe, now)
  })
}
