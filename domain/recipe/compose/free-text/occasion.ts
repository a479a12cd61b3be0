import { forms } from '#domain/recipe/compose/forms/all.ts'
import type { Said } from '#domain/recipe/compose/free-text/said.ts'
import type { MealTime, RecipeType } from '#domain/recipe/options.ts'

/** What a named dish is eaten as. */
interface Occasion {
  type?: RecipeType | undefined
  meal?: MealTime | undefined
}

/**
 * The type or the meal that a named dish belongs to where nobody asked for one: 'hummus' is an appetizer, 'tiramisu' a dessert,
 * 'pancakes' are for breakfast. Nothing where one of the dishes is a main dish anyway, or none is named.
 */
export function occasionFor({ dishes }: Said, meal: MealTime | undefined): Occasion {
  const ids = new Set<string>(dishes.flatMap((dish) => dish.forms.slice(0, 1)))
  const named = forms.filter(({ id }) => ids.has(id))
  const [first] = named
  if (!first) return {}
  const isMeal = named.some(
    (form) =>
      form.types.includes('Main Dish') &&
      (meal ? form.meals.includes(meal) : true) &&
      (!form.sweet || meal === 'Breakfast'),
  )
  if (isMeal) return {}
  return first.types[0] === 'Main Dish' ? { meal: first.meals[0] } : { type: first.types[0] }
}
