import { api } from '#client/api.ts'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { recipeText } from '#client/features/spread/saving/recipe-text.ts'
import { saveText } from '#client/ui/browser/save-text.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { safeFileName } from '#domain/recipe/texts/recipe-text.ts'
import { worthLines } from '#domain/recipe/worth/worth-lines.ts'

type Saved = CookedRecipe & Partial<Pick<Recipe, 'id' | 'keeping'>>

/** Saves the recipe as a text file, for as many people and in the measures that the page shows. */
export async function saveAsText(recipe: Saved, cooking: Cooking): Promise<void> {
  const worth = recipe.id === undefined ? undefined : await worthOf(recipe.id)
  saveText(`${safeFileName(recipe.title)}.txt`, recipeText(recipe, cooking, worthLines(worth, recipe.keeping)))
}

/** A file without it is better than none: it is not waited for long, and not missed without reception. */
function worthOf(id: number) {
  return api.recipes.worth({ params: { id }, signal: AbortSignal.timeout(2000) }).catch(() => undefined)
}
