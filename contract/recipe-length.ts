import type { z } from 'zod'

/** Letters of a whole recipe, its lines and steps together: several times the longest in print. Whoever checks it takes time by them. */
export const mostLettersOfRecipe = 20_000

interface Words {
  readonly ingredients?: readonly (string | LineInParts)[] | undefined
  readonly instructions?: readonly (string | { readonly description: string })[] | undefined
}

interface LineInParts {
  readonly amount?: string | number | undefined
  readonly unit?: string | undefined
  readonly name: string
  readonly preparation?: string | undefined
}

/** Refuses more letters than a recipe may have. */
export function withinRecipe<Schema extends z.ZodType<Words>>(schema: Schema): Schema {
  return schema.refine((words) => lettersOfRecipe(words) <= mostLettersOfRecipe, {
    path: ['instructions'],
    error: `A recipe may have ${mostLettersOfRecipe.toLocaleString('en-US')} characters at most, its lines and steps together.`,
    abort: true,
  })
}

/** Of its lines and steps. */
export function lettersOfRecipe({ ingredients = [], instructions = [] }: Words): number {
  const lines = ingredients.map((line) =>
    typeof line === 'string' ? line : [line.amount, line.unit, line.name, line.preparation].join(''),
  )
  const steps = instructions.map((step) => (typeof step === 'string' ? step : step.description))
  return [...lines, ...steps].reduce((sum, { length }) => sum + length, 0)
}
