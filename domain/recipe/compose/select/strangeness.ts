import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import { isA } from '#domain/food/food.ts'
import type { RecipeType } from '#domain/options/options.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** A form is best as what it first is: a roasted side makes a poor snack, a glass to drink is nobody's dessert, and a dinner a late breakfast. */
export function strangeness(form: Form, { recipeType, mealTime, intents }: HeardWish): number {
  const [first] = form.types
  const asType = first && recipeType ? (poorAs[recipeType]?.[first] ?? 0) : 0
  const feast = recipeType === 'Dessert' && intents.isFeast
  const cake = feast ? (isForm(form, 'for candles') ? -2.5 : isForm(form, 'for a party') ? 1.5 : 0) : 0
  const sugary = isForm(form, 'sugary') && intents.isLessSweet ? 2 : 0
  const thin = !recipeType && mealTime === 'Breakfast' && first === 'Beverage' ? 1.5 : 0
  const late = mealTime === 'Breakfast' && form.meals.indexOf('Breakfast') >= 2 ? 2.5 : 0
  return (
    asType +
    cake +
    sugary +
    thin +
    late +
    (isOfOffal(form) && !intents.dishes.length ? offal : 0) +
    (isForm(form, 'keeps awake') && intents.hasChildren ? 8 : 0)
  )
}
/** Tripe, liver and their like are for whoever asks for them. */
const offal = 8
function isOfOffal({ main }: Form): boolean {
  return main !== undefined && isA('organ')(namedFood(main)?.food)
}

const poorAs: Partial<Record<RecipeType, Partial<Record<RecipeType, number>>>> = {
  Snack: { 'Side Dish': 2.2, Salad: 2.2, 'Main Dish': 1.2, Beverage: 0.6 },
  Appetizer: { 'Main Dish': 1, 'Side Dish': 0.6, Salad: 0.5 },
  Dessert: { 'Main Dish': 0.9, Beverage: 2.4 },
}
