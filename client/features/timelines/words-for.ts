import type { Recipe } from '#contract/recipes/recipe.ts'
import type { scaleRecipe } from '#domain/recipe/scaling/scale.ts'

/** A recipe as far as its words are read. */
export type InWords = Pick<Recipe, 'id' | 'title' | 'servings' | 'ingredients' | 'instructions'>

/** The words of a recipe for so many; a step whose amounts can’t be worked out says for how many they are. */
export function wordsFor(recipe: InWords, servings: number, scale: typeof scaleRecipe): InWords {
  if (recipe.servings === servings) return recipe
  const steps = recipe.instructions.map(({ description }) => description)
  const scaled = scale({ ...recipe, steps }, servings / recipe.servings)
  const instructions = recipe.instructions.map((each, step) => {
    const { text, isScaled } = scaled.steps[step]!
    return { ...each, description: isScaled ? text : `${text} (The amount in this step serves ${recipe.servings}.)` }
  })
  return { ...recipe, servings, ingredients: scaled.ingredients, instructions }
}
