import { z } from 'zod'
import type { Entitlement } from '#contract/plans.ts'
import { type Limits, mostFoodWords, mostNotes, ofRecipe } from '#contract/recipes/wish-limits.ts'
import { optionalOption, RowId } from '#contract/text.ts'
import {
  complexities,
  cookingMethods,
  cuisines,
  cuisinesOfProfile,
  dietsOfMenus,
  dietsOfProfile,
  dietsOfRequest,
  mealTimes,
  recipeTypes,
  seasons,
  spiceLevels,
} from '#domain/options/options.ts'

export const FoodWords = z.union(
  [z.string().max(mostFoodWords), z.array(z.string().max(100)).max(40)],
  `must be text of at most ${mostFoodWords} characters, or a list of at most 40 names`,
)

/** A number between its limits. */
export const within = ({ least, most }: Limits) => z.number().min(least).max(most)

export const GenerationRequest = z.strictObject({
  diet: optionalOption(dietsOfRequest, dietsOfProfile, dietsOfMenus),
  /** 'Any' sets the cuisines of the profile aside. */
  cuisine: optionalOption(cuisines, cuisinesOfProfile, ['Any']),
  recipeType: optionalOption(recipeTypes),
  mealTime: optionalOption(mealTimes),
  /** Longest total time from start to table, minutes. */
  prepTime: within(ofRecipe.minutes).optional(),
  servings: z.int().min(ofRecipe.servings.least).max(ofRecipe.servings.most).default(4),
  spiceLevel: optionalOption(spiceLevels),
  /** Per serving. */
  calories: within(ofRecipe.calories).optional(),
  includeIngredients: FoodWords.optional(),
  excludeIngredients: FoodWords.optional(),
  cookingMethod: optionalOption(cookingMethods),
  recipeComplexity: optionalOption(complexities),
  season: optionalOption(seasons),
  specialNotes: z.string().max(mostNotes).optional(),
  /** Dollars for the whole recipe, amounts used. */
  budget: within(ofRecipe.budget).optional(),
  kitchenEquipment: z.array(z.string().trim().min(1).max(60)).max(80).optional(),
  /** Of an idea that was offered: that dish and no other. */
  idea: z.int().min(1).max(1000).optional(),
  /** Another try: none of the dishes of these own recipes again. */
  otherThan: z.array(RowId).max(20).optional(),
})
export type GenerationRequest = z.infer<typeof GenerationRequest>
export type GenerationForm = z.input<typeof GenerationRequest>

const premiumFields = [
  'spiceLevel',
  'includeIngredients',
  'cookingMethod',
  'recipeComplexity',
  'season',
  'specialNotes',
] as const

/** Locked fields of the form, by what unlocks them. */
export const lockedFields = { premiumFormFields: premiumFields, calorieTarget: ['calories'] } as const

/** What the plan must allow for a wish, read before its shape is checked. */
export function requiredEntitlements(body: unknown): readonly Entitlement[] {
  if (typeof body !== 'object' || body === null) return []
  const given = (field: string) => {
    const value = (body as Record<string, unknown>)[field]
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  }
  return (Object.keys(lockedFields) as (keyof typeof lockedFields)[]).filter((key) => lockedFields[key].some(given))
}
