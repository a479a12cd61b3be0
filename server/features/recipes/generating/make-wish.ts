import { AppError } from '#contract/errors.ts'
import { entitlements, type Tier } from '#contract/plans.ts'
import type { GenerationRequest } from '#contract/recipes/generation.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'
import { knownEquipment } from '#domain/options/equipment.ts'
import { type Cuisine, complexities, cuisines, optionKey } from '#domain/options/options.ts'
import type { Wish, WishField } from '#domain/options/wish.ts'
import { dietOf, kitchenOf, type Preferences, words } from '#server/features/recipes/eater.ts'

/** Longest total minutes of the profile's cooking times; 'varies' and 'leisurely' set none. */
const minutesOf: Readonly<Record<string, number>> = { quick: 30, moderate: 60 }
const complexityOf: Readonly<Record<string, (typeof complexities)[number]>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Professional',
}

/**
 * Folds a member's profile into their request: allergies and dislikes always bind, a diet or equipment list that is given
 * replaces the profile's, and what the request leaves open is filled from the profile.
 */
export function makeWish(
  user: Preferences & { subscriptionTier: Tier },
  request: GenerationRequest,
  recent: readonly string[],
): Wish {
  const dislikes = words(user.foodDislikes ?? '')
  const kitchen = kitchenFor(user, request.kitchenEquipment)
  const wish = {
    diet: dietOf(request.diet ?? user.dietaryPreference ?? undefined),
    allergens: allergensOf(user.allergies),
    exclude: [...dislikes, ...listOf(request.excludeIngredients)],
    include: listOf(request.includeIngredients),
    cuisine: request.cuisine === 'Any' ? undefined : request.cuisine,
    preferredCuisines: request.cuisine === 'Any' ? [] : cuisinesOf(user.preferredCuisines),
    recipeType: request.recipeType,
    mealTime: request.mealTime,
    maxMinutes: request.prepTime ?? minutesOf[user.cookingTimePreference ?? ''],
    servings: request.servings,
    spiceLevel: request.spiceLevel,
    calories: request.calories,
    cookingMethod: request.cookingMethod,
    complexity: request.recipeComplexity ?? complexityOf[user.skillLevel ?? ''],
    season: request.season,
    budget: request.budget,
    equipment: kitchen.binding,
    preferEquipment: entitlements[user.subscriptionTier].equipmentOptimisation ? kitchen.all : [],
    notes: request.specialNotes ?? '',
    recent,
  }
  return { ...wish, because: ofProfile(wish, dislikes, request) }
}

/** The kitchen of the profile; a list that comes with the request is all there is. */
function kitchenFor(user: Preferences, given: readonly string[] | undefined) {
  if (!given) return kitchenOf(user)
  assertKnown(given, user.kitchenEquipment)
  return kitchenOf({ kitchenEquipment: [...given], specialEquipment: null })
}

/** What of a wish the profile says, not the request. */
function ofProfile(
  wish: Omit<Wish, 'because'>,
  dislikes: readonly string[],
  { diet, recipeComplexity, cuisine, prepTime, kitchenEquipment }: GenerationRequest,
): Wish['because'] {
  return [
    ...(diet === undefined && wish.diet ? (['diet'] as const) : []),
    ...(wish.allergens.length > 0 ? (['allergies'] as const) : []),
    ...(dislikes.length > 0 ? (['dislikes'] as const) : []),
    ...(recipeComplexity === undefined && wish.complexity ? (['skill'] as const) : []),
    ...(cuisine === undefined && wish.preferredCuisines.length > 0 ? (['cuisines'] as const) : []),
    ...(prepTime === undefined && wish.maxMinutes !== undefined ? (['time'] as const) : []),
    ...(kitchenEquipment === undefined && wish.equipment.length > 0 ? (['equipment'] as const) : []),
  ]
}

function listOf(given: GenerationRequest['includeIngredients']): string[] {
  return (typeof given === 'string' ? [given] : (given ?? [])).flatMap((text) => words(text))
}

function cuisinesOf(stored: readonly string[]): Cuisine[] {
  return cuisines.filter((cuisine) => stored.some((text) => optionKey(text) === optionKey(cuisine)))
}

function assertKnown(equipment: readonly string[], own: readonly string[]): void {
  const known = new Set([...knownEquipment, ...own].map(optionKey))
  const unknown = equipment.find((item) => !known.has(optionKey(item)))
  if (unknown !== undefined) {
    throw new AppError('invalid_input', `“${unknown}” isn’t on our equipment list or among your own items.`)
  }
}

/** The field of the request, or of the profile, that a wish came from: what a refusal names. */
export function requestFieldOf(wish: WishField, request: GenerationRequest): string {
  if (wish === 'exclude') return request.excludeIngredients === undefined ? 'foodDislikes' : 'excludeIngredients'
  // words in the box for foods are heard as notes are
  if (wish === 'notes' && request.specialNotes === undefined) return 'includeIngredients'
  return requestFields[wish] ?? wish
}

const requestFields: Partial<Record<WishField, string>> = {
  include: 'includeIngredients',
  maxMinutes: 'prepTime',
  complexity: 'recipeComplexity',
  equipment: 'kitchenEquipment',
  notes: 'specialNotes',
  allergens: 'allergies',
}
