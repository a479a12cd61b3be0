import type { VerifiedRecipe } from '#contract/recipe.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { anything, type Wish } from '#domain/recipe/wish.ts'

const wish: Wish = {
  ...anything,
  diet: 'vegan',
  allergens: ['peanut'],
  cuisine: 'Indian',
  recipeType: 'Main Dish',
  mealTime: 'Dinner',
  maxMinutes: 45,
}

/** The landing page's recipe: composed and verified as any other, the same one for every visitor. Made once. */
export function showcase(): VerifiedRecipe {
  made ??= make()
  return made
}

let made: VerifiedRecipe | undefined

function make(): VerifiedRecipe {
  const composed = compose(wish, 1)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const { draft, verification } = composed
  const preparing = verification.time.schedule.find(({ step }) => step === -1)?.end ?? 0
  return {
    recipe: {
      ...draft,
      prepTime: preparing,
      cookTime: verification.time.totalMinutes - preparing,
      imageUrl: '/api/showcase/image.svg',
    },
    verification,
  }
}
