import { dishEntries } from '#domain/catalogue/dishes.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { plain } from '#domain/plain-text.ts'
import type { DishMeal } from '#domain/plan/week/week.ts'

export interface NamedRecipe {
  readonly title: string
  readonly recipeType: string
  readonly tags: readonly string[]
  /** Form, main food and flavour of a composed dish. */
  readonly dish: string | null
}

/**
 * Meals at which a recipe is eaten: what a tag says, else by its type and the hours of the composed dish's form. What goes beside another dish
 * is no meal of its own; of what nobody gave a type the catalogue may know by its title what it is.
 */
export function mealsOfRecipe({ title, recipeType, tags, dish }: NamedRecipe): DishMeal[] {
  const tagged = named(tags.join(' '))
  if (tagged.length > 0) return tagged
  const form = dish === null ? undefined : formsById.get(dish.split('/')[0]!)
  const type = recipeType || (typesByName.get(plain(title).trim()) ?? '')
  if (isSmall(type)) return ['snack']
  if (type === 'Side Dish') return []
  if (form) {
    const hours = new Set(hoursOf(form).flatMap((hour) => mealsOfHour[hour] ?? []))
    return hours.size > 0 ? [...hours] : ['lunch', 'dinner']
  }
  const titled = named(title)
  return titled.length > 0 ? titled : ['lunch', 'dinner']
}

/** The usual type of each dish of the catalogue, by all that it is called. */
const typesByName = new Map(
  Object.values(dishEntries).flatMap(({ names, title, types }) =>
    [...names.split(','), title ?? ''].map((name) => [plain(name).trim(), types.split(',')[0]!.trim()] as const),
  ),
)
const formsById = new Map(forms.map((form) => [form.id as string, form]))
/** The hours of a form, its own first: a soup that can be had in the morning is no breakfast of a week. */
const hoursOf = ({ meals }: Pick<Form, 'meals'>) =>
  meals.filter((hour, place) => hour !== 'Breakfast' || place < ownHours)
const ownHours = 2

/** What makes a lunch makes a dinner. */
const mealsOfHour: Readonly<Record<string, readonly DishMeal[]>> = {
  Breakfast: ['breakfast'],
  Lunch: ['lunch', 'dinner'],
  Dinner: ['lunch', 'dinner'],
  Snack: ['snack'],
}

function isSmall(type: string): boolean {
  return type === 'Snack' || type === 'Dessert' || type === 'Appetizer' || type === 'Beverage'
}

/** Meals that a text names: 'brunch' is a breakfast, 'supper' a dinner. */
function named(text: string): DishMeal[] {
  const words = new Set(plain(text).split(/\W+/))
  return [...new Set([...words].flatMap((word) => (Object.hasOwn(wordsOfMeals, word) ? wordsOfMeals[word]! : [])))]
}
const wordsOfMeals: Readonly<Record<string, DishMeal>> = {
  breakfast: 'breakfast',
  brunch: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  supper: 'dinner',
  snack: 'snack',
}
