import { countWord, joined, withArticle } from '#domain/catalogue/writing/sentences.ts'
import { cutText } from '#domain/cut-text.ts'
import { pluralOf } from '#domain/measure/plural.ts'
import { familyName } from '#domain/plan/menu/dish-traits.ts'
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
  breakfast: 'breakfast dish',
  lunch: 'lunch',
  dinner: 'dinner',
  starter: 'appetizer',
  soup: 'soup',
  salad: 'salad',
  main: 'main dish',
  side: 'side dish',
  dessert: 'dessert',
  snack: 'snack',
  drink: 'drink',
}

/** 'Thai dinner: Basil Chicken', after its main dish; at most 200 letters. */
export function menuTitle(meal: MealType, cuisine: string | undefined, mainTitle: string): string {
  // 'Italian dinner: Italian Wedding Soup' says it twice
  const kitchen = cuisine && !mainTitle.startsWith(cuisine) ? [cuisine] : []
  const of = meal === 'complete_day' ? 'A full day' : [...kitchen, mealNames[meal]].join(' ')
  return cutText(`${of.charAt(0).toUpperCase()}${of.slice(1)}: ${mainTitle}`, 200)
}

/** Who put the dishes of a menu together: the kitchen looks for those that share nothing. */
export type MenuMaker = 'kitchen' | 'cook'

/**
 * 'A soup, a main dish and two desserts for 4; no two share a main ingredient.', or which they share; `shared`: families of foods, as
 * `sharedMains` has them.
 */
export function menuDescription(
  courses: readonly Course[],
  servings: number,
  shared: readonly string[],
  maker: MenuMaker = 'kitchen',
): string {
  const listed = joined([...new Set(courses)].map((course) => counted(course, courses)))
  const varied = shared.length === 0 && courses.length > 1 ? '; no two share a main ingredient' : ''
  const why = maker === 'kitchen' ? ': we found no other dish that fits everything you asked for' : ''
  const again = shared.length > 0 ? ` More than one is based on ${joined(shared.map(familyName))}${why}.` : ''
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)} for ${servings}${varied}.${again}`
}

/** 'a dessert', 'two side dishes' */
function counted(course: Course, courses: readonly Course[]): string {
  const count = courses.filter((each) => each === course).length
  return count === 1 ? withArticle(courseNames[course]) : `${countWord(count)} ${pluralOf(courseNames[course])}`
}
