import type { VerifiedRecipe } from '#contract/recipe.ts'
import { anything, type Wish } from '#domain/recipe/wish.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

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
export async function showcase(kitchen: Kitchen): Promise<VerifiedRecipe> {
  made ??= make(kitchen)
  try {
    return await made
  } catch (error) {
    made = undefined
    throw error
  }
}

let made: Promise<VerifiedRecipe> | undefined

async function make(kitchen: Kitchen): Promise<VerifiedRecipe> {
  const composed = await kitchen.ask('compose', wish, 1)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const { draft } = composed
  const verification = await kitchen.ask('verify', draft)
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
