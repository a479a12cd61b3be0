import type { WeekDish, WeekMeal } from '#domain/plan/week/week.ts'
import { weekDishOf } from '#domain/plan/week/week-dish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Wish } from '#domain/recipe/wish.ts'

export interface ComposedCandidate {
  readonly draft: RecipeDraft
  /** Form, main food and flavour. */
  readonly dish: string
  readonly weekDish: WeekDish
}

/** A dish that could be cooked in a plan, composed for a wish and weighed for every eater; undefined where the wish has none. */
export function composedCandidate(
  wish: Wish,
  seed: number,
  meals: readonly WeekMeal[],
  eaters: readonly EaterProfile[],
): ComposedCandidate | undefined {
  const composed = composeIfKept(wish, seed)
  if (!composed) return undefined
  const { draft, dish } = composed
  return { draft, dish, weekDish: weekDishOf(draft, { id: dish, meals }, eaters) }
}
