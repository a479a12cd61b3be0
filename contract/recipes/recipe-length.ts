import type { z } from 'zod'
import { lettersOfRecipe, type RecipeLetters } from '#domain/recipe/texts/letters-of-recipe.ts'

/** Letters of a whole recipe, its lines and steps together: several times the longest in print. Whoever checks it takes time by them. */
export const mostLettersOfRecipe = 20_000

/** Refuses more letters than a recipe may have. */
export function withinRecipe<Schema extends z.ZodType<RecipeLetters>>(schema: Schema): Schema {
  return schema.refine((words) => lettersOfRecipe(words) <= mostLettersOfRecipe, {
    path: ['instructions'],
    error: `A recipe can have at most ${mostLettersOfRecipe.toLocaleString('en-US')} characters, counting its lines and steps together.`,
    abort: true,
  })
}
