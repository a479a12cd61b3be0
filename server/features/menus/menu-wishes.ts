import type { MenuRequest } from '#contract/planning/menus.ts'
import type { GenerationRequest } from '#contract/recipes/generation.ts'
import { hardestFirst } from '#domain/food/diets.ts'
import type { Wish, WishField } from '#domain/options/wish.ts'
import type { CoursePlan } from '#domain/plan/menu/meal.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { dietOf, makeWish } from '#server/features/recipes/store.ts'

type Lately = Pick<Wish, 'recent' | 'liked' | 'disliked'>

/** What all recipes of a menu have in common: the profile folded in, every diet kept, no food wanted yet. */
export function wishOfMenu(user: UserRow, request: MenuRequest, { recent, ...tastes }: Lately): Wish {
  const [diet, ...alsoDiets] = hardestFirst(request.dietaryPreferences.flatMap((name) => dietOf(name) ?? []))
  const asked: GenerationRequest = {
    cuisine: request.cuisineType,
    prepTime: request.cookingTime,
    servings: request.servings,
    excludeIngredients: request.excludeIngredients,
    specialNotes: request.specialNotes,
  }
  // a diet that is given replaces the profile's
  const eater = diet ? { ...user, dietaryPreference: null } : user
  const wish = { ...makeWish(eater, asked, recent), ...tastes }
  return { ...wish, ...(diet && { diet }), ...(alsoDiets.length > 0 && { alsoDiets }) }
}

export interface OfCourse {
  readonly include: readonly string[]
  readonly cuisine: Wish['cuisine']
  /** Kilocalories of a serving. */
  readonly calories?: number | undefined
  /** Dollars. */
  readonly budget?: number | undefined
}

/** What the notes say of the eaters binds every recipe of the menu; the rest of them is about its main dish. */
export function boundBy(common: Wish, heard: Wish): Wish {
  const { diet, allergens, exclude, servings } = heard
  return { ...common, ...(diet && { diet }), allergens, exclude, servings }
}

/** The wish for one place of the menu. */
export function wishOfCourse(common: Wish, plan: CoursePlan, { include, cuisine, calories, budget }: OfCourse): Wish {
  return {
    ...common,
    include,
    notes: plan.isMain ? common.notes : '',
    ...(plan.recipeType && { recipeType: plan.recipeType }),
    ...(plan.mealTime && { mealTime: plan.mealTime }),
    ...(cuisine && { cuisine }),
    ...(calories && { calories: Math.round(calories) }),
    ...(budget && { budget }),
  }
}

/** The field of the menu's form, or of the profile, that a wish came from: what a refusal names. */
export function menuFieldOf(wish: WishField, request: MenuRequest): string {
  if (wish === 'exclude') return request.excludeIngredients === undefined ? 'foodDislikes' : 'excludeIngredients'
  if (wish === 'calories') return request.dailyCalories === undefined ? 'mealType' : 'dailyCalories'
  return fields[wish] ?? wish
}

const fields: Partial<Record<WishField, string>> = {
  diet: 'dietaryPreferences',
  include: 'includeIngredients',
  cuisine: 'cuisineType',
  maxMinutes: 'cookingTime',
  recipeType: 'mealType',
  mealTime: 'mealType',
  notes: 'specialNotes',
  allergens: 'allergies',
  complexity: 'skillLevel',
  equipment: 'kitchenEquipment',
}
