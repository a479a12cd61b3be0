import { type Diet, diets } from '#domain/food/diets.ts'
import { allergensOf } from '#domain/recipe/declared-allergies.ts'
import { bindingEquipmentOf, knownEquipment, piecesNamedIn } from '#domain/recipe/equipment.ts'
import { type BindingEquipment, optionKey } from '#domain/recipe/options.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** The part of a stored user that shapes recipes. */
export interface Preferences {
  readonly dietaryPreference: string | null
  readonly allergies: readonly string[]
  readonly foodDislikes: string | null
  readonly skillLevel: string | null
  readonly preferredCuisines: readonly string[]
  readonly cookingTimePreference: string | null
  readonly kitchenEquipment: readonly string[]
  /** Her own words; heard where they name known pieces. */
  readonly specialEquipment: string | null
}

/** The reader as verification knows her. */
export function eaterOf(user: Preferences): EaterProfile {
  const diet = dietOf(user.dietaryPreference ?? undefined)
  return {
    allergens: allergensOf(user.allergies),
    ...(diet && { diet }),
    dislikes: words(user.foodDislikes ?? ''),
    equipment: kitchenOf(user).binding,
  }
}

/** The eater that a wish is for: its diet and equipment are those asked for, not those of the profile. */
export function eaterOfWish({ allergens, diet, exclude, equipment }: Wish): EaterProfile {
  return { allergens, ...(diet && { diet }), dislikes: exclude, equipment }
}

/**
 * What a member has: what binds recipes, and everything that may be preferred. A list that she never filled in binds nothing,
 * whatever her own words name besides.
 */
export function kitchenOf({
  kitchenEquipment,
  specialEquipment,
}: Pick<Preferences, 'kitchenEquipment' | 'specialEquipment'>): { binding: BindingEquipment[]; all: string[] } {
  const all = [...kitchenEquipment, ...piecesNamedIn(specialEquipment ?? '')]
  const binding = bindingOf(all)
  const keys = new Set(all.map(optionKey))
  const pieces = knownEquipment.filter((piece) => keys.has(optionKey(piece)))
  return {
    binding: bindingOf(kitchenEquipment).length > 0 ? binding : [],
    all: [...new Set([...binding, ...pieces])],
  }
}

export function dietOf(text: string | undefined): Diet | undefined {
  return text === undefined ? undefined : diets.find((diet) => optionKey(diet) === optionKey(text))
}

/** Heat sources and machines among these names; pots and spoons are everybody's. Empty is no constraint. */
function bindingOf(equipment: readonly string[]): BindingEquipment[] {
  return [...new Set(equipment.map(bindingEquipmentOf).filter((piece) => piece !== undefined))]
}

/** 'mushrooms, blue cheese and olives' as its foods. */
export function words(text: string): string[] {
  return text
    .split(/[,;\n]|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && optionKey(part) !== 'none')
}
