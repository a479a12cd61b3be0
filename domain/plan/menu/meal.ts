import type { MealTime, RecipeType } from '#domain/options/options.ts'
import { type Course, courses, type MealType } from '#domain/plan/menu/options.ts'

/** A place of a menu: what a recipe is there, how a wish asks for it, and its share of the energy and the money. */
export interface CoursePlan {
  readonly course: Course
  /** The one that the meal is about. */
  readonly isMain: boolean
  readonly recipeType?: RecipeType
  readonly mealTime?: MealTime
  /** Of all courses together, 0 to 1. */
  readonly share: number
  /** Kilocalories of a serving that sit well beside the others; of a whole day the targets say. */
  readonly calories?: number
}

/** The courses of a meal of so many recipes, 1 to 8, in the order of eating. */
export function coursesOf(meal: MealType, count: number): readonly CoursePlan[] {
  const chosen = inOrderOfNeed[meal].slice(0, count)
  const plans = chosen
    .map((course, place) => ({ course, place }))
    .sort((one, other) => eaten.indexOf(one.course) - eaten.indexOf(other.course) || one.place - other.place)
    .map(({ course }) => ({ course, ...askedAs(course, meal) }))
  const total = plans.reduce((sum, { weight }) => sum + weight, 0)
  const main = plans.findIndex(({ course }) => course === inOrderOfNeed[meal][0])
  return plans.map(({ weight, ...plan }, place) => ({ ...plan, isMain: place === main, share: weight / total }))
}

/** Whether its dishes are cooked at once; the meals of a day are cooked each by itself. */
export function hasTimeline(menu: { readonly mealType: MealType; readonly recipes: readonly unknown[] }): boolean {
  return menu.mealType !== 'complete_day' && menu.recipes.length > 0
}

/** A place as the meal plans it; of a menu that was put together by hand, one of so many. */
export function planOfPlace(meal: MealType, courses: readonly Course[], place: number): CoursePlan {
  const plans = coursesOf(meal, courses.length)
  const course = courses[place]!
  const planned = plans[place]?.course === course ? plans[place] : plans.find((plan) => plan.course === course)
  if (planned) return planned
  const { weight: _weight, ...plan } = askedAs(course, meal)
  return { course, isMain: false, share: 1 / courses.length, ...plan }
}

/** What a recipe is in the menu of a meal that somebody puts it in: a course that the meal has, where it has one of that type. */
export function courseOfType(recipeType: string, meal: MealType): Course {
  const known = [...inOrderOfNeed[meal], 'main' as const, ...courses]
  return known.find((course) => asked[course].recipeType === recipeType) ?? 'main'
}

/** What a meal has first, second, and so on. */
const inOrderOfNeed: Readonly<Record<MealType, readonly Course[]>> = {
  breakfast: ['breakfast', 'drink', 'side', 'breakfast', 'snack', 'drink', 'breakfast', 'snack'],
  lunch: ['main', 'salad', 'dessert', 'soup', 'drink', 'side', 'starter', 'side'],
  dinner: ['main', 'salad', 'dessert', 'soup', 'side', 'drink', 'starter', 'side'],
  snack: ['snack', 'drink', 'snack', 'snack', 'dessert', 'snack', 'drink', 'snack'],
  complete_day: ['dinner', 'breakfast', 'lunch', 'snack', 'dessert', 'salad', 'drink', 'snack'],
}

/** The order in which they come to the table. */
const eaten: readonly Course[] = [
  'breakfast',
  'lunch',
  'snack',
  'starter',
  'soup',
  'salad',
  'main',
  'dinner',
  'side',
  'dessert',
  'drink',
]

interface Asked {
  readonly recipeType?: RecipeType
  readonly mealTime?: MealTime
  readonly weight: number
  readonly calories?: number
}

/** Weights: about the kilocalories that such a course has, over ten. */
const asked: Readonly<Record<Course, Asked>> = {
  breakfast: { mealTime: 'Breakfast', weight: 45 },
  lunch: { mealTime: 'Lunch', recipeType: 'Main Dish', weight: 60 },
  dinner: { mealTime: 'Dinner', recipeType: 'Main Dish', weight: 65 },
  main: { recipeType: 'Main Dish', weight: 60, calories: 560 },
  starter: { recipeType: 'Appetizer', weight: 18, calories: 200 },
  soup: { recipeType: 'Soup', weight: 18, calories: 220 },
  salad: { recipeType: 'Salad', weight: 18, calories: 220 },
  side: { recipeType: 'Side Dish', weight: 18, calories: 200 },
  dessert: { recipeType: 'Dessert', weight: 28, calories: 300 },
  snack: { recipeType: 'Snack', mealTime: 'Snack', weight: 20, calories: 200 },
  drink: { recipeType: 'Beverage', weight: 12, calories: 100 },
}

/** Whatever is eaten at a meal is a dish of its hour: no mulled wine for breakfast. A day has its hours by its courses. */
function askedAs(course: Course, meal: MealType): Asked {
  return meal === 'complete_day' ? asked[course] : { ...asked[course], mealTime: hours[meal] }
}

const hours: Readonly<Record<Exclude<MealType, 'complete_day'>, MealTime>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}
