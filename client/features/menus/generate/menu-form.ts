import { z } from 'zod'
import { foodWords, heldNumber, specialNotes, typedNumber } from '#client/typed-figures.ts'
import type { MenuForm as MenuCall } from '#contract/planning/menus.ts'
import { recipesOfMenu } from '#contract/planning/planning.ts'
import { ofMenu } from '#contract/recipes/wish-limits.ts'
import { dietsOfMenus } from '#domain/options/options.ts'

/** What the form holds: '' and [] mean not asked for; numbers in fields are as typed. */
export const MenuFields = z.object({
  mealType: z.string().min(1, 'Please select a meal type'),
  servings: z.int().min(ofMenu.servings.least).max(ofMenu.servings.most),
  recipeCount: z.int().min(recipesOfMenu.least).max(recipesOfMenu.most),
  hasBudget: z.boolean(),
  budget: heldNumber(ofMenu.budget),
  cookingTime: heldNumber(ofMenu.minutes),
  cuisineType: z.string(),
  dietaryPreferences: z.array(z.string()),
  includeIngredients: foodWords,
  excludeIngredients: foodWords,
  specialNotes,
  dailyCalories: typedNumber(ofMenu.calories, 'Calories for a day must be'),
  dailyProtein: typedNumber(ofMenu.protein, 'Protein for a day must be', ' g'),
})
export type MenuFields = z.infer<typeof MenuFields>

export const usualMenu: MenuFields = {
  mealType: '',
  servings: 4,
  recipeCount: 3,
  hasBudget: true,
  budget: 50,
  cookingTime: 60,
  cuisineType: '',
  dietaryPreferences: [],
  includeIngredients: '',
  excludeIngredients: '',
  specialNotes: '',
  dailyCalories: '',
  dailyProtein: '',
}

/** The menu that a form begins with: the usual one, of the member's own diet. */
export function menuOf(diet: string | null): MenuFields {
  const own = dietsOfMenus.filter((each) => each.toLowerCase() === diet)
  return { ...usualMenu, dietaryPreferences: own }
}

/** The call: what was left open is left out; targets of a day go with a whole day alone. */
export function menuCallOf(fields: MenuFields): MenuCall {
  const { mealType, servings, recipeCount, hasBudget, budget, cookingTime, dietaryPreferences, ...rest } = fields
  const { dailyCalories, dailyProtein, ...texts } = rest
  const given = Object.entries(texts)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '')
  const targets = Object.entries(mealType === 'complete_day' ? { dailyCalories, dailyProtein } : {})
    .filter(([, text]) => text.trim() !== '')
    .map(([field, text]) => [field, Number(text)] as const)
  return {
    mealType,
    servings,
    recipeCount,
    cookingTime,
    ...(hasBudget && { budget }),
    ...(dietaryPreferences.length > 0 && { dietaryPreferences }),
    ...Object.fromEntries([...given, ...targets]),
  }
}

/** The field of the form that a wish of a refusal means; undefined for what stands in the profile alone. */
export function fieldOfRefusal(wish: string): keyof MenuFields | undefined {
  return Object.keys(MenuFields.shape).find((name): name is keyof MenuFields => name === wish)
}
