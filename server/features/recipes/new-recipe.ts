import type { Change, RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { recipeFacts } from '#domain/recipe/verify/summary.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import type { NewRecipe } from '#server/features/recipes/kept-recipes.ts'
import type { WriterEvent } from '#server/ports/recipe-writer/recipe-writer.ts'

export type Written = Extract<WriterEvent, { type: 'written' }>

export interface Checked {
  draft: RecipeDraft
  verification: Verification
  changes: Change[]
}

/** A written and checked recipe as it is stored: every figure is verification's, none the writer's. */
export function newRecipe({ writer, dish, draft, verification, changes }: Written & Checked, wish: Wish): NewRecipe {
  return {
    ...draft,
    ...figuresOf(verification),
    dietaryPreferences: wish.diet ? [wish.diet] : [],
    writer,
    changes,
    dish: dish ?? null,
  }
}

/** What is stored of a verification beside the words of the recipe. */
export function figuresOf(verification: Verification) {
  const { nutrition, time, cost, equipment } = verification
  const { calories, protein, carbs, fat, fiber } = nutrition.perServing
  const preparing = time.schedule.find(({ step }) => step === -1)?.end ?? 0
  return {
    prepTime: preparing,
    cookTime: time.totalMinutes - preparing,
    calories: Math.round(calories),
    estimatedCost: cost.total.toFixed(2),
    nutritionalInfo: { protein: tenth(protein), carbs: tenth(carbs), fat: tenth(fat), fiber: tenth(fiber) },
    requiredEquipment: equipment.needed.map(({ name }) => name),
    facts: recipeFacts(verification),
  }
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10
}
