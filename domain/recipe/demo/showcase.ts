import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const wish: Wish = {
  ...anything,
  diet: 'vegan',
  allergens: ['peanut'],
  cuisine: 'Indian',
  recipeType: 'Main Dish',
  mealTime: 'Dinner',
  maxMinutes: 45,
}

/** The landing page's recipe: composed and verified as all are, the same one for every visitor. */
export function showcase(): {
  recipe: RecipeDraft & { prepTime: number; cookTime: number }
  verification: Verification
} {
  const composed = compose(wish, 1)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const { draft } = composed
  const verification = verifyRecipe(draft)
  const prepTime = verification.time.schedule.find(({ step }) => step === -1)?.active ?? 0
  return { recipe: { ...draft, prepTime, cookTime: verification.time.totalMinutes - prepTime }, verification }
}
