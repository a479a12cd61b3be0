import { AppError } from '#contract/errors.ts'
import type { GenerationRequest } from '#contract/generation.ts'
import { entitlements, type Tier } from '#contract/plans.ts'
import { allergensOf } from '#domain/recipe/declared-allergies.ts'
import { knownEquipment } from '#domain/recipe/equipment.ts'
import { type Cuisine, complexities, cuisines, optionKey } from '#domain/recipe/options.ts'
import type { Wish, WishField } from '#domain/recipe/wish.ts'
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
 * Folds a member's profile into her request: allergies and dislikes always bind, a diet or equipment list that is given
 * replaces the profile's, and what she leaves open is filled from the profile.
 */
export function makeWish(
  user: Preferences & { subscriptionTier: Tier },
  request: GenerationRequest,
  recent: readonly string[],
): Wish {
  const diet = dietOf(request.diet ?? user.dietaryPreference ?? undefined)
  const likes = request.cuisine === 'Any' ? [] : cuisinesOf(user.preferredCuisines)
  const dislikes = words(user.foodDislikes ?? '')
  if (request.kitchenEquipment) assertKnown(request.kitchenEquipment, user.kitchenEquipment)
  // a list that comes with the request is all there is
  const kitchen = request.kitchenEquipment
    ? kitchenOf({ kitchenEquipment: request.kitchenEquipment, specialEquipment: null })
    : kitchenOf(user)
  const equipment = kitchen.binding
  const maxMinutes = request.prepTime ?? minutesOf[user.cookingTimePreference ?? '']
  const complexity = request.recipeComplexity ?? complexityOf[user.skillLevel ?? '']
  const allergens = allergensOf(user.allergies)
  const because: Wish['because'] = [
    ...(request.diet === undefined && diet ? (['diet'] as const) : []),
    ...(allergens.length > 0 ? (['allergies'] as const) : []),
    ...(dislikes.length > 0 ? (['dislikes'] as const) : []),
    ...(request.recipeComplexity === undefined && complexity ? (['skill'] as const) : []),
    ...(request.cuisine === undefined && likes.length > 0 ? (['cuisines'] as const) : []),
    ...(request.prepTime === undefined && maxMinutes !== undefined ? (['time'] as const) : []),
    ...(request.kitchenEquipment === undefined && equipment.length > 0 ? (['equipment'] as const) : []),
  ]
  return {
    diet,
    allergens,
    exclude: [...dislikes, ...listOf(request.excludeIngredients)],
    include: listOf(request.includeIngredients),
    cuisine: request.cuisine === 'Any' ? undefined : request.cuisine,
    preferredCuisines: likes,
    recipeType: request.recipeType,
    mealTime: request.mealTime,
    maxMinutes,
    servings: request.servings,
    spiceLevel: request.spiceLevel,
    calories: request.calories,
    cookingMethod: request.cookingMethod,
    complexity,
    season: request.season,
    budget: request.budget,
    equipment,
    preferEquipment: entitlements[user.subscriptionTier].equipmentOptimisation ? kitchen.all : [],
    notes: request.specialNotes ?? '',
    because,
    recent,
  }
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
    throw new AppError('invalid_input', `Kitchen equipment: '${unknown}' is in no list, nor among your own.`)
  }
}

/** The field of the request, or of the profile, that a wish came from: what a refusal names. */
export function requestFieldOf(wish: WishField, request: GenerationRequest): string {
  if (wish === 'exclude') return request.excludeIngredients === undefined ? 'foodDislikes' : 'excludeIngredients'
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
