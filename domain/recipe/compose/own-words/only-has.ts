import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'

/** What a list needs besides the foods that are there, for who said that there is nothing else and nobody goes shopping; or, where there is no fridge, besides what keeps. */
export function lackingOf<Line extends DishFood>(
  lines: readonly Line[],
  { onlyHas, isUnchilled, wanted }: Reading,
): Line[] {
  if (!onlyHas && !isUnchilled) return []
  const isThere = onlyHas && wanted.length ? isStaple : isKept
  return lines.filter((line) => !isThere(line) && !wanted.some(({ anyOf }) => anyOf.includes(line.id)))
}

/** What goes without saying: salt, pepper, oil and water. */
function isPlain(line: DishFood): boolean {
  return hasFact(line, 'always there') || isKind(line, 'oil', 'salt')
}

/** What any kitchen is taken to have besides: dried spices and herbs, flour, sugar. */
function isStaple(line: DishFood): boolean {
  return isPlain(line) || staples.has(line.id)
}
const staples: ReadonlySet<string> = new Set(
  'flour sugar cumin coriander turmeric curry-powder smoked-paprika sweet-paprika flakes chili-powder cinnamon oregano dried-thyme herbes bay garlic-powder'.split(
    ' ',
  ),
)

/** What stands in a cupboard for months, and the onions and potatoes beside it. */
function isKept(line: DishFood): boolean {
  return isStaple(line) || shelves.has(line.food.aisle) || hasFact(line, 'keeps')
}
const shelves: ReadonlySet<string> = new Set([
  'Grains & Pasta',
  'Canned & Jarred',
  'Baking',
  'Nuts & Seeds',
  'Spices & Herbs',
  'Oils & Vinegars',
  'Sauces & Condiments',
])

/** Whether a place of a dish may stay empty for who has nothing for it. */
export function isDoneWithout(food: DishFood, reading: Reading): boolean {
  return lackingOf([food], reading).length > 0
}

/** What a list takes for granted where somebody told all that there is: dried spices and herbs, flour, sugar. */
export function countedOn<Line extends DishFood>(lines: readonly Line[], reading: Reading): Line[] {
  if (!reading.onlyHas || reading.wanted.length === 0) return []
  return lines.filter((line) => !isPlain(line) && isStaple(line) && !isNamed(line, reading))
}

/** How much a line counts that is not there: what grows fresh is no more than worse to carry. */
export function lackingWeight({ onlyHas }: Reading): number {
  return onlyHas ? 1 : 0.3
}

/** How much of its list a form lacks then, before it is made. */
export function lackingIn(form: Form, reading: Reading): number {
  if (!reading.onlyHas && !reading.isUnchilled) return 0
  const lines = bookDishes.get(form.id)?.lines.filter(({ mayGo }) => !mayGo)
  const own = lines?.flatMap(({ foods: [id = ''] }) => namedFood(id) ?? [])
  // what grows fresh is in nearly all that the grammar makes up
  return own ? lackingOf(own, reading).length : reading.wanted.length ? usual : 2 * usual
}
/** Lines that a dish which is no dish of the catalogue is likely to lack. */
const usual = 3

/** Sentences without a full stop that name what else it takes, and what it counts on: none where it takes nothing. */
export function lackingNotes(lines: readonly DishFood[], reading: Reading): string[] {
  if (!reading.onlyHas) return []
  const lacking = lackingOf(lines, reading)
  const names = namesOf(lacking)
  const counted = namesOf(countedOn(lines, reading))
  return [
    ...(names.length ? [`Besides what you have, you’ll need ${joined(names)}`] : []),
    ...(counted.length ? [`We take it that you have ${joined(counted)}`] : []),
  ]
}

function isNamed({ id }: DishFood, { wanted }: Reading): boolean {
  return wanted.some(({ anyOf }) => anyOf.includes(id))
}

function namesOf(lines: readonly DishFood[]): string[] {
  return [...new Set(lines.map(({ food }) => food.name))]
}
