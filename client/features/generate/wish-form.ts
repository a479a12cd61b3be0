import { z } from 'zod'
import { foodWords, specialNotes, typedNumber } from '#client/typed-figures.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import { ofRecipe } from '#contract/recipes/wish-limits.ts'
import { bindingEquipmentOf } from '#domain/options/equipment.ts'
import {
  dietsOfMenus,
  dietsOfProfile,
  equipmentOfProfile,
  equipmentOfRequest,
  optionKey,
} from '#domain/options/options.ts'

/** What the form holds: '' and [] mean not asked for; numbers are as typed. */
export const WishForm = z.object({
  diet: z.string(),
  cuisine: z.string(),
  recipeType: z.string(),
  mealTime: z.string(),
  prepTime: typedNumber(ofRecipe.minutes, 'Time must be', ' minutes'),
  servings: z.int().min(ofRecipe.servings.least).max(ofRecipe.servings.most),
  budget: typedNumber(ofRecipe.budget, 'Budget must be a number from'),
  excludeIngredients: foodWords,
  kitchenEquipment: z.array(z.string()),
  spiceLevel: z.string(),
  includeIngredients: foodWords,
  cookingMethod: z.string(),
  recipeComplexity: z.string(),
  season: z.string(),
  specialNotes,
  calories: typedNumber(ofRecipe.calories, 'Calories must be', ' per serving'),
})
export type WishForm = z.infer<typeof WishForm>

export const defaultServings = 4
/** What each field says to set the profile's answer aside: no diet, any cuisine, the longest time that can be asked for. */
export const setAside = { diet: 'None', cuisine: 'Any', prepTime: String(ofRecipe.minutes.most) } as const

/** A form that asks for nothing yet; equipment is ticked as the profile has it. */
export function emptyWish(user: User): WishForm {
  return {
    diet: '',
    cuisine: '',
    recipeType: '',
    mealTime: '',
    prepTime: '',
    servings: defaultServings,
    budget: '',
    excludeIngredients: '',
    kitchenEquipment: ownEquipment(user),
    spiceLevel: '',
    includeIngredients: '',
    cookingMethod: '',
    recipeComplexity: '',
    season: '',
    specialNotes: '',
    calories: '',
  }
}

/** The request: what was left open is left out, so that the profile fills it and can say so. */
export function requestOf(form: WishForm, user: User): GenerationForm {
  const { servings, kitchenEquipment, prepTime, budget, calories, ...texts } = form
  const given = Object.entries(texts)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '')
  const numbers = Object.entries({ prepTime, budget, calories })
    .filter(([, text]) => text.trim() !== '')
    .map(([field, text]) => [field, Number(text)] as const)
  return {
    ...Object.fromEntries([...given, ...numbers]),
    servings,
    ...(!isOwnEquipment(kitchenEquipment, user) && { kitchenEquipment }),
  }
}

/** The pieces to choose from: those of the form, then what else is in the member's own kitchen. */
export function equipmentChoices(user: User): string[] {
  const rest = user.kitchenEquipment.filter((piece) => !equipmentOfRequest.some((choice) => isSamePiece(choice, piece)))
  return [...equipmentOfRequest, ...rest.map(labelOf)]
}

/** The profile's kitchen in the words of the form. */
export function ownEquipment(user: User): string[] {
  return equipmentChoices(user).filter((choice) => user.kitchenEquipment.some((piece) => isSamePiece(choice, piece)))
}

export function isOwnEquipment(chosen: readonly string[], user: User): boolean {
  const own = ownEquipment(user)
  return own.length === chosen.length && own.every((piece) => chosen.includes(piece))
}

/** The profile's diet in its printed words; undefined for none. */
export function ownDiet(user: User): string | undefined {
  const stored = optionKey(user.dietaryPreference ?? 'none')
  if (stored === 'none') return undefined
  return (
    [...dietsOfProfile, ...dietsOfMenus].find((diet) => optionKey(diet) === stored) ??
    user.dietaryPreference ??
    undefined
  )
}

/** The field of the form that a wish of a refusal means; undefined for what stands in the profile alone. */
export function fieldOfWish(wish: string): keyof WishForm | undefined {
  return Object.keys(WishForm.shape).find((name): name is keyof WishForm => name === wish)
}

/** An Instant Pot is a pressure cooker. */
function isSamePiece(one: string, other: string): boolean {
  const binding = bindingEquipmentOf(one)
  return optionKey(one) === optionKey(other) || (binding !== undefined && binding === bindingEquipmentOf(other))
}

function labelOf(piece: string): string {
  return equipmentOfProfile.find((label) => optionKey(label) === optionKey(piece)) ?? piece
}
