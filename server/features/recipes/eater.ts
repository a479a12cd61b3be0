import { type Diet, diets } from '#domain/food/diets.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'
import { kitchenFrom } from '#domain/options/equipment.ts'
import { optionKey } from '#domain/options/options.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'

/** The part of a stored user that shapes recipes. */
export interface Preferences {
  readonly dietaryPreference: string | null
  readonly allergies: readonly string[]
  readonly foodDislikes: string | null
  readonly skillLevel: string | null
  readonly preferredCuisines: readonly string[]
  readonly cookingTimePreference: string | null
  readonly kitchenEquipment: readonly string[]
  /** The cook's own words; heard where they name known pieces. */
  readonly specialEquipment: string | null
}

/** The reader as verification knows them. */
export function eaterOf(user: Preferences): EaterProfile {
  const diet = dietOf(user.dietaryPreference ?? undefined)
  return {
    allergens: allergensOf(user.allergies),
    ...(diet && { diet }),
    dislikes: words(user.foodDislikes ?? ''),
    equipment: kitchenOf(user).binding,
  }
}

/** What a member has: what binds recipes, and everything that may be preferred. */
export function kitchenOf({
  kitchenEquipment,
  specialEquipment,
}: Pick<Preferences, 'kitchenEquipment' | 'specialEquipment'>): { binding: string[]; all: string[] } {
  return kitchenFrom(kitchenEquipment, specialEquipment ?? '')
}

export function dietOf(text: string | undefined): Diet | undefined {
  return text === undefined ? undefined : diets.find((diet) => optionKey(diet) === optionKey(text))
}

/** 'mushrooms, blue cheese and olives' as its foods. */
export function words(text: string): string[] {
  return text
    .split(/[,;\n]|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && optionKey(part) !== 'none')
}
