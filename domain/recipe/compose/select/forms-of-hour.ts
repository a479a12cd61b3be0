import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { rememberedBy } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Of hundreds of forms most fall away by type and meal, and there are few of either. */
function formsThat(fit: (form: Form, occasion: Occasion) => boolean): (occasion: Occasion) => readonly Form[] {
  return rememberedBy(
    ({ recipeType, mealTime }: Occasion) => `${recipeType} ${mealTime}`,
    (occasion) => forms.filter((form) => fit(form, occasion)),
    { size: ({ length }) => 16 + 8 * length },
  )
}
type Occasion = Pick<HeardWish, 'recipeType' | 'mealTime'>

/** Type and meal bind both; without a type the meal says what is eaten then. */
export const formsOfOccasion = formsThat((form, { recipeType: type, mealTime: meal }) => {
  if (meal && !form.meals.includes(meal)) return false
  if (type) return form.types.includes(type) && (type !== 'Main Dish' || !form.sweet || meal === 'Breakfast')
  if (meal === 'Snack') return form.types.some((each) => each === 'Snack' || each === 'Beverage')
  if (meal === 'Breakfast') return form.types.some((each) => each === 'Main Dish' || each === 'Beverage')
  return form.types.includes('Main Dish') && !form.sweet
})

/** Any dish of the size that the hour asks for. */
export const formsOfAnyHour = formsThat((form, { recipeType: type, mealTime: meal }) => {
  if (type) return form.types.includes(type)
  if (meal === 'Snack') return form.types.some((each) => ['Snack', 'Appetizer', 'Side Dish', 'Beverage'].includes(each))
  if (meal === 'Breakfast') return form.types.includes('Main Dish') || form.types.includes('Side Dish')
  // no porridge for dinner, whatever the hour
  return form.types.includes('Main Dish') && !form.sweet && form.meals.some((each) => each !== 'Breakfast')
})

/** Points that a long recipe loses for a lunch: nobody roasts at noon who names no feast. */
export function longLunch({ quickest = 0 }: Form): number {
  return Math.min(5, Math.max(0, (quickest - 45) / 10))
}
