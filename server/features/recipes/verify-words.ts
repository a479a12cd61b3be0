import type { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { recipes } from '#contract/recipes.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'

/** For how many a recipe is taken to be that does not say. */
const usualServings = 4

/** A recipe as far as it has been typed: how each line was read, and what the whole comes to for this reader. Nothing is kept. */
export function verifyWords(
  { title, description, servings = usualServings, ingredients, instructions }: z.output<typeof recipes.verify.body>,
  reader: Preferences,
): Output<typeof recipes.verify> {
  const recipe = { title, description, servings, ingredients, instructions }
  return { lines: lineReports(recipe), verification: verifyRecipe(recipe, eaterOf(reader), { author: 'cook' }) }
}
