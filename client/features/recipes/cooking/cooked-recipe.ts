import type { Recipe } from '#contract/recipe.ts'
import { type Scaled, scaleRecipe } from '#domain/recipe/scale.ts'

/** What is read and cooked of a recipe: an own one, or one that was shared. */
export type CookedRecipe = Pick<
  Recipe,
  | 'title'
  | 'description'
  | 'servings'
  | 'prepTime'
  | 'cookTime'
  | 'cuisine'
  | 'recipeType'
  | 'difficulty'
  | 'ingredients'
  | 'instructions'
  | 'reasons'
  | 'notes'
  | 'imageUrl'
  | 'photoUrl'
  | 'verification'
  | 'measures'
  | 'stepLines'
  | 'stepTimers'
>

/** The measures that a cook reads in; 'written' are those of whoever wrote the recipe. */
export const unitSystems = ['written', 'us', 'metric'] as const
export type UnitSystem = (typeof unitSystems)[number]

/** Lines and steps for so many people, in the wanted measures; as written where the recipe has no others. */
export function cooked(recipe: CookedRecipe, servings: number, units: UnitSystem): Scaled {
  const measured = units === 'written' ? undefined : recipe.measures?.[units]
  const { ingredients, steps } = measured ?? {
    ingredients: recipe.ingredients,
    steps: recipe.instructions.map(({ description }) => description),
  }
  return scaleRecipe({ servings: recipe.servings, ingredients, steps }, servings / recipe.servings)
}

/** Minutes for the timer of a step, 0-based; 0 for none. */
export function timerMinutes({ stepTimers, instructions }: CookedRecipe, step: number): number {
  const { time = 0, waiting = 0 } = instructions[step] ?? {}
  return stepTimers?.[step] ?? (waiting > 0 ? waiting : time)
}
