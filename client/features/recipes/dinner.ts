import type { Recipe } from '#contract/recipes/recipe.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** A real recipe, really verified, for tests: rice with butter and spinach, for an eater, with more lines if wanted. */
export function dinner(eater: Partial<EaterProfile> = {}, more: readonly Ingredient[] = []): Recipe {
  const reader = { allergens: [], dislikes: [], equipment: [], ...eater }
  const draft = {
    title: 'Buttered Rice with Spinach',
    description: 'Rice steamed soft, butter melted through it, and spinach wilted at the end.',
    servings: 2,
    cuisine: 'American',
    recipeType: 'Main Dish',
    difficulty: 'Beginner' as const,
    ingredients: [
      { amount: '1', unit: 'cup', name: 'white rice' },
      { amount: '2', unit: 'tbsp', name: 'butter' },
      { amount: '4', unit: 'oz', name: 'spinach', preparation: 'washed' },
      ...more,
    ],
    instructions: [
      {
        step: 1,
        description: 'Simmer the rice in a covered saucepan with 2 cups water for 18 minutes.',
        time: 20,
        active: 2,
        waiting: 18,
      },
      {
        step: 2,
        description: 'Stir in the butter and the spinach until wilted, 2 minutes.',
        time: 2,
        active: 2,
        waiting: 0,
      },
    ],
    reasons: [],
    notes: [],
  }
  const verification = verifyRecipe(draft, reader)
  return {
    ...draft,
    id: 1,
    userId: 'ana',
    prepTime: 2,
    cookTime: 22,
    calories: verification.nutrition.perServing.calories,
    dietaryPreferences: [],
    estimatedCost: verification.cost.total,
    nutritionalInfo: null,
    imageUrl: '/api/recipes/1/image.svg',
    photoUrl: null,
    requiredEquipment: [],
    tags: [],
    cookNotes: '',
    cooked: { times: 0, last: null },
    wish: null,
    variationOf: null,
    sharePath: null,
    writer: { kind: 'kitchen' },
    changes: [],
    isPublic: false,
    isFavorite: false,
    userRating: null,
    isShared: false,
    shareCount: 0,
    likesCount: 0,
    commentsCount: 0,
    createdAt: '2026-11-20T07:00:00.000Z',
    updatedAt: '2026-11-20T07:00:00.000Z',
    summary: summaryFor(recipeFacts(verification), reader),
    verification,
  }
}
