import { type FittedRecipe, most } from '#domain/recipe/import/fitted-recipe.ts'

/** How many lines and steps a recipe has more than it may. */
export interface Over {
  ingredients: number
  instructions: number
}

/**
 * A recipe whose list and method are no longer than they may be: what goes beyond stands at the end of its notes, and nothing is lost. Undefined where
 * it is more than the notes can hold.
 */
export function withOverInNotes(recipe: FittedRecipe): { recipe: FittedRecipe; over: Over | undefined } | undefined {
  const lines = recipe.ingredients.slice(most.lines)
  const steps = recipe.instructions.slice(most.steps).map(({ description }) => description)
  if (lines.length + steps.length === 0) return { recipe, over: undefined }
  const parts = [
    recipe.cookNotes,
    ...(lines.length > 0 ? [`More ingredients:\n${lines.join('\n')}`] : []),
    ...(steps.length > 0 ? [`More steps:\n${steps.join('\n')}`] : []),
  ]
  const cookNotes = parts.filter((part) => part !== '').join('\n\n')
  if (cookNotes.length > most.notes) return undefined
  return {
    recipe: {
      ...recipe,
      ingredients: recipe.ingredients.slice(0, most.lines),
      instructions: recipe.instructions.slice(0, most.steps),
      cookNotes,
    },
    over: { ingredients: lines.length, instructions: steps.length },
  }
}
