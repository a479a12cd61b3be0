import type { Menu, MenuWithRecipes } from '#contract/planning/menus.ts'
import type { Course, MealType } from '#domain/plan/menu/options.ts'

/** Meal types as people read them. */
export const mealLabels: Readonly<Record<MealType, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  complete_day: 'Full day',
}

/** When a menu is served unless somebody says otherwise, 'HH:MM'. */
export const usualHours: Readonly<Record<MealType, string>> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '19:00',
  snack: '16:00',
  complete_day: '19:00',
}

/** Under which what is kept of cooking a menu is found. */
export const menuPlace = (id: number) => `menu-${id}`

/** Courses as they stand over a recipe. */
export const courseLabels: Readonly<Record<Course, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  starter: 'Appetizer',
  soup: 'Soup',
  salad: 'Salad',
  main: 'Main dish',
  side: 'Side dish',
  dessert: 'Dessert',
  snack: 'Snack',
  drink: 'Drink',
}

/** 'Created 3 recipes for your dinner menu.', 'Created 5 recipes for your full-day menu.' */
export function createdText(recipes: number, meal: MealType): string {
  const kind = mealLabels[meal].toLowerCase().replace(' ', '-')
  return `Created ${recipes} ${recipes === 1 ? 'recipe' : 'recipes'} for your ${kind} menu.`
}

/** 'Dinner, 3 recipes, serves 4', 'Dinner, 2 recipes and 1 deleted, serves 4' */
export function menuSummary({
  mealType,
  servings,
  recipeIds,
  deletedRecipes,
}: Pick<Menu, 'mealType' | 'servings' | 'recipeIds' | 'deletedRecipes'>): string {
  const left = recipeIds.length - deletedRecipes
  const recipes = left === 1 ? '1 recipe' : `${left} recipes`
  const gone = deletedRecipes > 0 ? ` and ${deletedRecipes} deleted` : ''
  return `${mealLabels[mealType]}, ${recipes}${gone}, serves ${servings}`
}

/** Where all of its recipes were deleted. */
export const noRecipesText = 'No recipes found in this menu'

/** What the dishes of a timeline are called where their titles are too long: by their course, where it is theirs alone. */
export function shortNames(
  { recipes, recipeIds, courses }: Pick<MenuWithRecipes, 'recipes' | 'recipeIds' | 'courses'>,
  titles: readonly string[],
): string[] {
  return titles.map((title, dish) => {
    const course = courses[recipeIds.indexOf(recipes[dish]?.id ?? 0)]
    return course && courses.filter((each) => each === course).length === 1 ? courseLabels[course] : title
  })
}
