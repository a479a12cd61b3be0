import type { CookedRecipe } from '#client/features/recipes/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { recipeText } from '#client/features/recipes/spread/recipe-text.ts'
import { saveText } from '#client/ui/save-text.ts'
import { safeFileName } from '#domain/recipe/recipe-text.ts'

/** Saves the recipe as a text file, for as many people and in the measures that the page shows. */
export function saveAsText(recipe: CookedRecipe, cooking: Cooking): void {
  saveText(`${safeFileName(recipe.title)}.txt`, recipeText(recipe, cooking))
}

/** The other forms that a recipe can be kept in. */
export const fileFormats = [
  { format: 'pdf', name: 'PDF, for printing' },
  { format: 'md', name: 'Markdown' },
  { format: 'jsonld', name: 'JSON-LD, for other programs' },
] as const

/** Where the server has the recipe as such a file. */
export function addressOfFile(id: number, { servings, units }: Cooking, format: string): string {
  const query = new URLSearchParams({ format, servings: String(Math.round(servings * 100) / 100) })
  if (units !== 'written') query.set('units', units)
  if (format === 'pdf' && /-(?:US|CA|MX|PH)\b/.test(navigator.language)) query.set('paper', 'letter')
  return `/api/recipes/${id}/file?${query}`
}
