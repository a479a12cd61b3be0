import type { Wish } from '#domain/options/wish.ts'
import { askedFoods } from '#domain/plan/tonight/missing-foods.ts'
import { type PicturedIdea, picturedIdea } from '#domain/plan/tonight/pictured-idea.ts'
import { leastOfMeal } from '#domain/plan/week/dishes/enough-for-a-meal.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type RecipeSummary, recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'

/** A dish that can be composed, and the seed that composes it. */
export interface ComposedDinner {
  readonly seed: number
  readonly title: string
  /** What it takes besides what stands in every cupboard: ids, and names as a shop has them. */
  readonly foods: readonly string[]
  readonly names: readonly string[]
  readonly pictured: PicturedIdea
  readonly summary: RecipeSummary
}

/** What the wish becomes with each of these seeds: no dish twice, and none that is too little for a dinner. The same for the same wish and seeds. */
export function composedDinners(wish: Wish, seeds: readonly number[], eater: EaterProfile): ComposedDinner[] {
  const dinners = new Map<string, ComposedDinner>()
  for (const seed of seeds) {
    const composed = composeIfKept(wish, seed)
    if (!composed) break
    const { draft, dish, verification } = composed
    const summary = summaryFor(recipeFacts(verification), eater)
    if (dinners.has(dish) || summary.calories < leastOfMeal) continue
    const asked = askedFoods(draft.ingredients).filter(({ mayLack }) => !mayLack)
    dinners.set(dish, {
      seed,
      title: draft.title,
      foods: asked.flatMap(({ ids }) => ids ?? []),
      names: asked.map(({ name }) => name),
      pictured: picturedIdea(draft),
      summary,
    })
  }
  return [...dinners.values()]
}
