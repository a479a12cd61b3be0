import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'

export interface Dish {
  readonly draft: RecipeDraft
  readonly verification: Verification
}

/** Composed and verified as every recipe of the product is; the same wish and seed give the same dish. Throws where no dish keeps the wish. */
export function composedDish(wish: Partial<Wish>, seed: number): Dish {
  const composed = compose({ ...anything, recipeType: 'Main Dish', ...wish }, seed)
  if ('contradiction' in composed) throw new Error(`A dish for a post: ${composed.contradiction.message}`)
  return composed
}
