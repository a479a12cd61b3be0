import type { RecipeDraft } from '#domain/recipe/recipe.ts'

/** What a dish looks like before it is written: its kind, and of each line how much of what. */
export interface PicturedIdea {
  readonly recipeType: string
  readonly lines: readonly string[]
}

export function picturedIdea({
  recipeType,
  ingredients,
}: Pick<RecipeDraft, 'recipeType' | 'ingredients'>): PicturedIdea {
  const lines = ingredients.map(({ amount, unit, name }) => [amount, unit, name].filter(Boolean).join(' '))
  return { recipeType, lines }
}
