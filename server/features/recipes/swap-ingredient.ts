import { AppError } from '#contract/errors.ts'
import { complexities } from '#domain/options/options.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { AppContext } from '#server/context.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import { rewriteRecipe } from '#server/features/recipes/keeping/kept-recipes.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/** Makes an offered swap in a stored recipe: words, figures and the change to tell. Refuses a food that is not offered for this line. */
export async function swapIngredient(
  { database, kitchen, now }: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  recipe: StoredRecipe,
  { line, food }: { line: number; food: string },
  reader: Preferences,
): Promise<StoredRecipe> {
  const { tags, cookNotes } = recipe
  const swapped = await kitchen.ask('swapped', draftOf(recipe), line, food, eaterOf(reader), { tags, cookNotes })
  if (!swapped)
    throw new AppError(
      'invalid_input',
      'That food can’t replace this line. Please choose one of the substitutes offered.',
    )
  const { title, description, ingredients, instructions } = swapped.draft
  const { figures, entry, fits } = swapped.kept
  const rewritten = await rewriteRecipe(
    database,
    recipe,
    {
      title,
      description,
      ingredients,
      instructions,
      ...figures,
      dietaryPreferences: recipe.dietaryPreferences.filter((diet) => fits.some((each) => each === diet)),
      changes: [...recipe.changes, swapped.change],
    },
    entry,
    now(),
  )
  if (!rewritten)
    throw new AppError('changed_elsewhere', 'This recipe was just changed somewhere else. Please reload it.')
  return rewritten
}

/** The words of a stored recipe, as writers and repairs know them. */
export function draftOf(recipe: StoredRecipe): RecipeDraft {
  const { title, description, servings, cuisine, recipeType, difficulty, ingredients, instructions, reasons, notes } =
    recipe
  return {
    title,
    description,
    servings,
    cuisine,
    recipeType,
    difficulty: levelOf(difficulty),
    ingredients,
    instructions,
    reasons,
    notes,
  }
}

function levelOf(stored: string): RecipeDraft['difficulty'] {
  return complexities.find((level) => level === stored) ?? 'Intermediate'
}
