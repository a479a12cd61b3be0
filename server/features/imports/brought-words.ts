import type { BroughtWords } from '#contract/imports.ts'
import type { FittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'

/** A recipe from elsewhere as the form takes it; marks are those of files. */
export function broughtWords(recipe: FittedRecipe, read: Pick<BroughtWords, 'by' | 'photo'>): BroughtWords {
  const { marks: _, ...words } = recipe
  return { ...words, servings: words.servings ?? null, difficulty: words.difficulty ?? null, ...read }
}
