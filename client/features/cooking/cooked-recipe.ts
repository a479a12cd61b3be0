import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Scaled, scaleRecipe } from '#domain/recipe/scaling/scale.ts'

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
  | 'stepTimes'
>

/** The measures that a cook reads in; 'written' are those of whoever wrote the recipe. */
export const unitSystems = ['written', 'us', 'metric'] as const
export type UnitSystem = (typeof unitSystems)[number]

/** Lines and steps in the wanted measures, as written where the recipe has no others; for as many people as they were written for, or as are scaled for. */
export function cooked(
  recipe: CookedRecipe,
  units: UnitSystem,
  scaled?: { servings: number; scale: typeof scaleRecipe },
): Pick<Scaled, 'ingredients' | 'steps' | 'notes'> {
  const measured = units === 'written' ? undefined : recipe.measures?.[units]
  const { ingredients, steps } = measured ?? {
    ingredients: recipe.ingredients,
    steps: recipe.instructions.map(({ description }) => description),
  }
  if (scaled) {
    const { servings, scale } = scaled
    const isMetric = measured !== undefined && units === 'metric'
    return scale({ servings: recipe.servings, ingredients, steps, isMetric }, servings / recipe.servings)
  }
  return { ingredients: [...ingredients], steps: steps.map((text) => ({ text, isScaled: true })), notes: [] }
}

/** Minutes for the timer of a step, 0-based; 0 for none. */
export function timerMinutes({ stepTimers, instructions }: CookedRecipe, step: number): number {
  const { time = 0, waiting = 0 } = instructions[step] ?? {}
  return stepTimers?.[step] ?? (waiting > 0 ? waiting : time)
}
