import type { Form } from '#domain/recipe/compose/form.ts'
import { notSweet } from '#domain/recipe/compose/quantities.ts'
import type { RecipeType } from '#domain/recipe/options.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** A form is best as what it first is: a roasted side makes a poor snack, and a glass to drink is nobody's dessert. */
export function strangeness({ id, types: [first] }: Form, { recipeType, mealTime, notes }: Wish): number {
  const asType = first && recipeType ? (poorAs[recipeType]?.[first] ?? 0) : 0
  const feast = recipeType === 'Dessert' && /\b(?:birthday|celebrat\w+|party)\b/i.test(notes)
  const cake = feast ? (cakes.has(id) ? -2.5 : id === 'fruit-plate' ? 1.5 : 0) : 0
  const sugary = sugarlike.has(id) && notSweet.test(notes) ? 2 : 0
  const thin = !recipeType && mealTime === 'Breakfast' && first === 'Beverage' ? 1.5 : 0
  return asType + cake + sugary + thin + (grownUp.has(id) && children.test(notes) ? 8 : 0)
}
const poorAs: Partial<Record<RecipeType, Partial<Record<RecipeType, number>>>> = {
  Snack: { 'Side Dish': 2.2, Salad: 2.2, 'Main Dish': 1.2, Beverage: 0.6 },
  Appetizer: { 'Main Dish': 1, 'Side Dish': 0.6, Salad: 0.5 },
  Dessert: { 'Main Dish': 0.9, Beverage: 2.4 },
}
/** Sweet by nature, whatever is left out. */
const sugarlike: ReadonlySet<string> = new Set([
  'mulled-juice',
  'horchata',
  'fruit-shake',
  'flan',
  'halwa',
  'kulfi',
  'punch',
])
/** What candles stand on. */
const cakes: ReadonlySet<string> = new Set(['snack-cake', 'nut-cake', 'loaf-cake', 'brownies', 'flan', 'mousse'])
/** Cups that keep a child awake. */
const grownUp: ReadonlySet<string> = new Set(['coffee-drink', 'matcha-latte', 'iced-tea', 'spiced-tea'])
const children = /\b(?:kids?|child(?:ren)?|toddlers?|daughters?|sons?|little ones|boys|girls)\b/i
