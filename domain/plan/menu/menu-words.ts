import { cutText } from '#domain/cut-text.ts'
import type { Course, MealType } from '#domain/plan/menu/options.ts'

/** What a meal is called in a sentence. */
const mealNames: Readonly<Record<MealType, string>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snack',
  complete_day: 'day',
}

const courseNames: Readonly<Record<Course, string>> = {
  breakfast: 'a breakfast',
  lunch: 'a lunch',
  dinner: 'a dinner',
  starter: 'an appetizer',
  soup: 'a soup',
  salad: 'a salad',
  main: 'a main dish',
  side: 'a side dish',
  dessert: 'a dessert',
  snack: 'a snack',
  drink: 'a drink',
}

/** 'Thai dinner: Basil Chicken', after its main dish; at most 200 letters. */
export function menuTitle(meal: MealType, cuisine: string | undefined, mainTitle: string): string {
  // 'Italian dinner: Italian Wedding Soup' says it twice
  const kitchen = cuisine && !mainTitle.startsWith(cuisine) ? [cuisine] : []
  const of = meal === 'complete_day' ? 'A full day' : [...kitchen, mealNames[meal]].join(' ')
  return cutText(`${of.charAt(0).toUpperCase()}${of.slice(1)}: ${mainTitle}`, 200)
}

/** 'A soup, a main dish and a dessert for four; none is about the same food as another.' */
export function menuDescription(courses: readonly Course[], servings: number, isVaried: boolean): string {
  const names = courses.map((course) => courseNames[course])
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
  const varied = isVaried && courses.length > 1 ? '; no two share a main ingredient' : ''
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)} for ${servings}${varied}.`
}
