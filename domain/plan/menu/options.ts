/** The choices of the menu form, as the specification words them. */

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack', 'complete_day'] as const
export type MealType = (typeof mealTypes)[number]

export const cuisinesOfMenus = [
  'Italian',
  'Mexican',
  'Asian',
  'Mediterranean',
  'American',
  'Indian',
  'French',
  'Thai',
  'Japanese',
  'Chinese',
  'Greek',
  'Middle Eastern',
] as const

/** What a recipe is in a meal, or in a day. */
export const courses = [
  'breakfast',
  'lunch',
  'dinner',
  'starter',
  'soup',
  'salad',
  'main',
  'side',
  'dessert',
  'snack',
  'drink',
] as const
export type Course = (typeof courses)[number]
