import type { System } from '#domain/measure/systems.ts'
import { keepingOf } from '#domain/recipe/keeping.ts'
import type { Ingredient, Instruction } from '#domain/recipe/recipe.ts'
import { type Measured, measuresOf } from '#domain/recipe/scaling/measures.ts'
import { type StepTime, stepTimers, stepTimes } from '#domain/recipe/scaling/step-timers.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'

export interface ForCooking {
  measures: Record<System, Measured>
  /** The lines that each step works with, 0-based. */
  stepLines: number[][]
  /** Minutes for the timer of each step, 0 for none. */
  stepTimers: number[]
  /** The times that the words of each step state. */
  stepTimes: StepTime[][]
  /** How long what is left over keeps, and how it is warmed: sentences. */
  keeping: string[]
}

/** What a cook needs of a recipe besides its words: both systems of measures, which lines belong to which step, and how leftovers keep. */
export function forCooking(recipe: {
  title?: string
  recipeType?: string
  servings: number
  ingredients: readonly Ingredient[]
  instructions: readonly Instruction[]
}): ForCooking {
  const steps = recipe.instructions.map(({ description }) => description)
  const used = stepsOfLines(readRecipe(recipe))
  return {
    measures: measuresOf({ ingredients: recipe.ingredients, steps }),
    stepLines: steps.map((_, step) => used.flatMap((of, line) => (of.includes(step + 1) ? [line] : []))),
    stepTimers: stepTimers(recipe.instructions),
    stepTimes: steps.map(stepTimes),
    keeping: keepingOf(recipe),
  }
}
