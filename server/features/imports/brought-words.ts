import type { BroughtWords } from '#contract/imports.ts'
import type { FittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'

/** A recipe from elsewhere as the form takes it; a file's star is not for the form. */
export function broughtWords(recipe: FittedRecipe, read: Pick<BroughtWords, 'by' | 'photo'>): BroughtWords {
  const { isFavorite: _, ...words } = recipe
  return { ...words, servings: words.servings ?? null, difficulty: words.difficulty ?? null, ...read }
}
