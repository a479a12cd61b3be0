import { AppError } from '#contract/errors.ts'
import { complexities } from '#domain/recipe/options.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { swapFood } from '#domain/recipe/repair/swaps.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import type { Db } from '#server/db/database.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import { rewriteRecipe } from '#server/features/recipes/kept-recipes.ts'
import { figuresOf } from '#server/features/recipes/new-recipe.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/** Makes an offered swap in a stored recipe: words, figures and the change to tell. Refuses a food that is not offered for this line. */
export async function swapIngredient(
  db: Db,
  recipe: StoredRecipe,
  { line, food }: { line: number; food: string },
  reader: Preferences,
  now: Date,
): Promise<StoredRecipe> {
  const swapped = swapFood(draftOf(recipe), line, food, eaterOf(reader))
  if (!swapped)
    throw new AppError('invalid_input', 'That food cannot stand in for this line. Please choose one that is offered.')
  const verification = verifyRecipe(swapped.draft, eaterOf(reader))
  const { title, description, ingredients, instructions } = swapped.draft
  const fits = (diet: string) => verification.diets.some((row) => row.diet === diet && row.verdict === 'fits')
  const rewritten = await rewriteRecipe(
    db,
    recipe,
    {
      title,
      description,
      ingredients,
      instructions,
      ...figuresOf(verification),
      dietaryPreferences: recipe.dietaryPreferences.filter(fits),
      changes: [...recipe.changes, swapped.change],
    },
    now,
  )
  if (!rewritten)
    throw new AppError('changed_elsewhere', 'This recipe has just been changed elsewhere. Please load it again.')
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
