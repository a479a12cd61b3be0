import { AppError } from '#contract/errors.ts'
import type { BroughtWords } from '#contract/recipes/imports.ts'
import { type FittedRecipe, most } from '#domain/recipe/import/fitted-recipe.ts'
import { withOverInNotes } from '#domain/recipe/import/over-in-notes.ts'

/** A recipe from elsewhere as the form takes it; marks are those of files. Throws invalid_input where it is more than a recipe and its notes can hold. */
export function broughtWords(brought: FittedRecipe, read: Pick<BroughtWords, 'by' | 'photo'>): BroughtWords {
  const fitted = withOverInNotes(brought)
  if (!fitted) throw new AppError('invalid_input', tooLong(brought))
  const { marks: _, ...words } = fitted.recipe
  return {
    ...words,
    servings: words.servings ?? null,
    difficulty: words.difficulty ?? null,
    ...read,
    ...(fitted.over && { over: fitted.over }),
  }
}

function tooLong({ ingredients, instructions }: FittedRecipe): string {
  const [many, fit] =
    ingredients.length > most.lines
      ? [`${ingredients.length.toLocaleString('en-US')} ingredient lines`, most.lines]
      : [`${instructions.length.toLocaleString('en-US')} steps`, most.steps]
  return `We found ${many} there, and a recipe can have at most ${fit}. Copy the part you want and paste it instead.`
}
