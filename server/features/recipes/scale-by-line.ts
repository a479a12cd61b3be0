import type { Output } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { recipes } from '#contract/recipes/recipes.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** For how many so much of one line is enough. Throws invalid_input with the sentence that says why it cannot be told. */
export async function scaleByLine(
  kitchen: Kitchen,
  { ingredients, servings }: StoredRecipe,
  { line, have }: { line: number; have: string },
): Promise<Output<typeof recipes.scale>> {
  const ingredient = ingredients[line]
  if (!ingredient) {
    const lines = ingredients.length === 1 ? 'one line' : `${ingredients.length} lines. Please choose one of them`
    throw new AppError('invalid_input', `This recipe has only ${lines}.`)
  }
  const found = await kitchen.ask('servingsFor', ingredient, have, servings)
  if ('problem' in found) throw new AppError('invalid_input', found.problem)
  return found
}
