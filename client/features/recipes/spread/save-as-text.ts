import type { CookedRecipe } from '#client/features/recipes/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { recipeText } from '#client/features/recipes/spread/recipe-text.ts'
import { saveText } from '#client/ui/save-text.ts'
import { safeFileName } from '#domain/recipe/recipe-text.ts'

/** Saves the recipe as a text file, for as many people and in the measures that the page shows. */
export function saveAsText(recipe: CookedRecipe, cooking: Cooking): void {
  saveText(`${safeFileName(recipe.title)}.txt`, recipeText(recipe, cooking))
}
