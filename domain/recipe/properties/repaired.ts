import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Ingredient, RecipeDraft } from '#domain/recipe/recipe.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'

/** For the tests of repairs: a line of the list, a recipe for four of such lines and steps, and what becomes of it for an eater. */
export function ingredient(amount: string, unit: string, name: string, preparation?: string): Ingredient {
  return { amount, unit, name, ...(preparation && { preparation }) }
}
export function draftOf(title: string, ingredients: Ingredient[], ...steps: string[]): RecipeDraft {
  return {
    title,
    description: '',
    servings: 4,
    cuisine: 'American',
    recipeType: 'Main Dish',
    difficulty: 'Beginner',
    ingredients,
    instructions: steps.map((description, index) => ({ step: index + 1, description, time: 0 })),
    reasons: [],
    notes: [],
  }
}
/** Throws with what blocked it where it could not be mended. */
export function repaired(draft: RecipeDraft, eater: Partial<EaterProfile> = {}) {
  const result = repairRecipe(draft, { ...nobody, ...eater })
  if ('failed' in result) throw new Error(result.failed.map(({ message }) => message).join(' '))
  return result
}
