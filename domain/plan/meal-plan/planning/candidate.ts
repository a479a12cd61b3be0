import type { Wish } from '#domain/options/wish.ts'
import { weekDishOf } from '#domain/plan/week/dishes/week-dish.ts'
import type { DishMeal, WeekDish } from '#domain/plan/week/week.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'

/**
 * A dish that could be cooked in a plan, composed for a wish and weighed for every eater; undefined where the wish has none. The wish
 * with this seed composes the same dish again.
 */
export function composedCandidate(
  wish: Wish,
  seed: number,
  { id, meals, eaters }: { id: string; meals: readonly DishMeal[]; eaters: readonly EaterProfile[] },
): { dish: string; weekDish: WeekDish } | undefined {
  const composed = composeIfKept(wish, seed)
  if (!composed) return undefined
  const { draft, dish } = composed
  const proposed = { id, meals, cuisine: draft.cuisine, form: dish.split('/')[0] }
  const weekDish = weekDishOf(draft, proposed, eaters)
  // too little for the meals that it is for
  return weekDish.meals.length === 0 ? undefined : { dish, weekDish }
}
