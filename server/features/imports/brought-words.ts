import type { BroughtWords } from '#contract/imports.ts'
import type { FittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'

/** A recipe from elsewhere as the form takes it. */
export function broughtWords(
  { isFavorite: _, servings, difficulty, ...words }: FittedRecipe,
  read: Pick<BroughtWords, 'by' | 'photo'>,
): BroughtWords {
  return { ...words, servings: servings ?? null, difficulty: difficulty ?? null, ...read }
}
