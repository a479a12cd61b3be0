import type { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { recipes } from '#contract/recipes/recipes.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** For how many a recipe is taken to be that does not say. */
const usualServings = 4

/** A recipe as far as it has been typed: how each line was read, and what the whole comes to for this reader. Nothing is kept. */
export function verifyWords(
  kitchen: Kitchen,
  { title, description, servings = usualServings, ingredients, instructions }: z.output<typeof recipes.verify.body>,
  reader: Preferences,
): Promise<Output<typeof recipes.verify>> {
  return kitchen.ask('verifyWords', { title, description, servings, ingredients, instructions }, eaterOf(reader))
}
