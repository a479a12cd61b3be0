/** Whatever has lines or steps. */
export interface RecipeLetters {
  readonly ingredients?: readonly (string | LineInParts)[] | undefined
  readonly instructions?: readonly (string | { readonly description: string })[] | undefined
}

interface LineInParts {
  readonly amount?: string | number | undefined
  readonly unit?: string | undefined
  readonly name: string
  readonly preparation?: string | undefined
}

/** Letters of lines and steps together, in UTF-16 units. */
export function lettersOfRecipe({ ingredients = [], instructions = [] }: RecipeLetters): number {
  const lines = ingredients.map((line) =>
    typeof line === 'string' ? line : [line.amount, line.unit, line.name, line.preparation].join(''),
  )
  const steps = instructions.map((step) => (typeof step === 'string' ? step : step.description))
  return [...lines, ...steps].reduce((sum, { length }) => sum + length, 0)
}
