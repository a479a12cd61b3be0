import { AppError } from '#contract/errors.ts'
import { plain } from '#domain/plain-text.ts'
import { type Ingredient, ingredientText } from '#domain/recipe/recipe.ts'
import type { Db } from '#server/db/database.ts'
import { recipesTitled } from '#server/features/recipes/search/find-recipes.ts'

/** Throws recipe_exists where a cook has the same title with the same list already. */
export async function refuseTwice(
  db: Db,
  ownerId: string,
  title: string,
  ingredients: readonly Ingredient[],
): Promise<void> {
  const titled = await recipesTitled(db, ownerId, title)
  const same = titled.find((recipe) => plain(recipe.title) === plain(title) && areSame(recipe.ingredients, ingredients))
  if (!same) return
  throw new AppError('recipe_exists', `You already have “${same.title}” with the same ingredients.`, {
    recipeId: same.id,
    title: same.title,
  })
}

/** Lines that say the same in the same order, however they are spaced and written. */
function areSame(one: readonly Ingredient[], other: readonly Ingredient[]): boolean {
  const key = (ingredient: Ingredient) => plain(ingredientText(ingredient)).replace(/\s+/g, ' ')
  return one.length === other.length && one.every((ingredient, at) => key(ingredient) === key(other[at]!))
}
