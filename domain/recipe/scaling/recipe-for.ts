import type { Ingredient, Instruction } from '#domain/recipe/recipe.ts'
import { scaleRecipe } from '#domain/recipe/scaling/scale.ts'

/** The words of a recipe for so many people. */
interface RecipeFor {
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly string[]
  /** What to mind of other amounts than it was written for, in a sentence each. */
  readonly notes: readonly string[]
}

/** `servings` above 0, fractions too. `measures`: its lines and steps in other measures, where the kitchen has worked them out. */
export function recipeFor(
  recipe: {
    readonly servings: number
    readonly ingredients: readonly Ingredient[]
    readonly instructions: readonly Instruction[]
  },
  servings: number,
  measures?: {
    readonly ingredients: readonly Ingredient[]
    readonly steps: readonly string[]
    readonly isMetric?: boolean
  },
): RecipeFor {
  const { ingredients, steps, notes } = scaleRecipe(
    {
      servings: recipe.servings,
      ingredients: measures?.ingredients ?? recipe.ingredients,
      steps: measures?.steps ?? recipe.instructions.map(({ description }) => description),
      ...(measures?.isMetric && { isMetric: true }),
    },
    servings / recipe.servings,
  )
  const people = recipe.servings === 1 ? '1 person' : `${recipe.servings} people`
  const isWhole = steps.every(({ isScaled }) => isScaled)
  return {
    ingredients,
    steps: steps.map(({ text }) => text),
    notes: [...notes, ...(isWhole ? [] : [`Some amounts inside the steps are for ${people}.`])],
  }
}
