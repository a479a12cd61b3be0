import { listText } from '#client/features/dishes/format.ts'
import { isOwnEquipment, ownDiet, setAside, type WishForm } from '#client/features/generate/wish-form.ts'
import { capital, words } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { typedText } from '#domain/measure/typed-figure.ts'

/** The parts of the form that are folded away until somebody wants them, and the fields in each. */
export const folds = {
  profile: [],
  dish: ['recipeType', 'mealTime', 'diet', 'cuisine'],
  means: ['budget', 'kitchenEquipment'],
  tuning: ['spiceLevel', 'cookingMethod', 'recipeComplexity', 'season', 'calories'],
  locked: [],
} as const satisfies Record<string, readonly (keyof WishForm)[]>
export type FoldName = keyof typeof folds

/** What the profile brings, in a line: what binds comes first. */
export function profileSummary({ allergies, foodDislikes, ...user }: User): string {
  const named = allergies.filter((allergy) => allergy !== 'none')
  const dislikes = foodDislikes?.trim()
  return [
    named.length > 0 && `no ${listText(named.map(words))}`,
    dislikes && `without ${dislikes}`,
    ownDiet({ allergies, foodDislikes, ...user })?.toLowerCase(),
    user.preferredCuisines.length > 0 && listText(user.preferredCuisines.map(capital)),
    user.kitchenEquipment.length > 0 && 'your kitchen',
  ]
    .filter(Boolean)
    .join(', ')
}

/** What is asked of the dish; 'Any' as long as everything is open. */
export function dishSummary({ recipeType, mealTime, diet, cuisine }: WishForm): string {
  const asked = [
    recipeType,
    mealTime,
    diet === setAside.diet ? 'any diet' : diet,
    cuisine === setAside.cuisine ? 'any cuisine' : cuisine,
  ].filter((word) => word !== '')
  return asked.length > 0 ? asked.join(', ') : 'Any'
}

/** The budget, and what there is to cook with. */
export function meansSummary({ budget, kitchenEquipment }: WishForm, user: User): string {
  const money = budget.trim() === '' ? [] : [`$${budget.trim()}`]
  const kitchen = isOwnEquipment(kitchenEquipment, user)
    ? user.kitchenEquipment.length > 0
      ? ['your kitchen']
      : []
    : kitchenEquipment.length > 0
      ? [kitchenEquipment.join(', ')]
      : ['any equipment']
  return capital([...money, ...kitchen].join(', ')) || 'No limit'
}

export function tuningSummary({ spiceLevel, cookingMethod, recipeComplexity, season, calories }: WishForm): string {
  const asked = [spiceLevel, cookingMethod, recipeComplexity, season, calories.trim() && `${typedText(calories)} kcal`]
  return asked.filter(Boolean).join(', ') || 'Any'
}
