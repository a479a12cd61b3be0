import type { Nutrition } from '#domain/food/nutrition/nutrition.ts'
import type { DishMeal } from '#domain/plan/week/week.ts'

/** Kilocalories of a serving below which a dish is no lunch and no dinner by itself, a soup and a salad among them: 15% of the FDA's 2,000. */
export const leastOfMeal = 300

/** Share of the weight that has to be known before calories say anything of the whole dish. */
const enoughKnown = 0.8

/** The meals of a dish at which a serving of it is enough: whatever its kind, a pan of carrots is no dinner. Of what is hardly known all stay. */
export function mealsItFills(
  meals: readonly DishMeal[],
  { perServing, coverage }: Pick<Nutrition, 'perServing' | 'coverage'>,
): DishMeal[] {
  const isEnough = coverage < enoughKnown || perServing.calories >= leastOfMeal
  return meals.filter((meal) => isEnough || (meal !== 'lunch' && meal !== 'dinner'))
}
