import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { isKnownFor } from '#domain/catalogue/book/kinds.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import { ingredientOf } from '#domain/recipe/compose/listing/list-line.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

/** Times its own amount up to which a dish takes more of a food, and from which on it makes do with less. */
const mostTimes = 1.7
const leastTimes = 0.6
/** Times what there is from which on a batch that is made whole wants more of it bought. */
const bought = 1.3

/** How much of a food there is; an 'a' counts where there is nothing else. */
function wantOf(id: string, { wanted, onlyHas }: Reading): (Want & { grams: number }) | undefined {
  const want = wanted.find(
    ({ anyOf, grams, isLoose }) => grams !== undefined && (onlyHas || !isLoose) && anyOf.includes(id),
  )
  return want?.grams === undefined ? undefined : { ...want, grams: want.grams }
}

/** Grams of a food for a dish that would take so many: what there is, where the dish bears it. */
export function fitted(own: number, { id }: DishFood, reading: Reading): number {
  const there = wantOf(id, reading)?.grams
  if (there === undefined) return own
  if (!reading.onlyHas && there < own * leastTimes) return own
  return Math.min(there, own * mostTimes)
}

/**
 * For how many there is enough: by the food that a dish has most of where there is nothing else, by its eggs, meat or fish, or what it is made of, where
 * a list of foods is all that was said.
 */
export function servingsOnHand(
  lines: readonly (DishFood & { grams: number })[],
  servings: number,
  reading: Reading,
  form: Form,
): number {
  if (!reading.onlyHas && reading.dish) return servings
  const heaviest = new Set(lines.toSorted((one, other) => other.grams - one.grams).slice(0, 2))
  const counted = lines.filter((line) => {
    const want = wantOf(line.id, reading)
    const isMadeOf = want !== undefined && heaviest.has(line) && isNamedAfter(form, want)
    return want && (reading.onlyHas || line.food.roles.includes('protein') || isMadeOf)
  })
  const [main] = counted.toSorted((one, other) => caloriesOf(other) - caloriesOf(one))
  const share = main ? (wantOf(main.id, reading)?.grams ?? 0) / main.grams : 1
  if (share >= (reading.onlyHas ? 0.8 : leastTimes)) return servings
  return reading.onlyHas || share >= worthMaking ? Math.max(1, Math.round(servings * share)) : servings
}
/** A share of a dish below which what there is makes no plate of it. */
const worthMaking = 0.2

/** Whether a dish is called by the first word of a food: a coconut curry for who has coconut milk. */
function isNamedAfter(form: Form, { words }: Want): boolean {
  const [first = words] = words.split(' ')
  return isKnownFor(form, { anyOf: [], words }) || isKnownFor(form, { anyOf: [], words: first })
}

function caloriesOf({ food, grams }: DishFood & { grams: number }): number {
  return food.nutrients.calories * grams
}

/** Points for a dish of the catalogue that uses up what there is. */
export function usedUpPoints(form: Form, { wanted, forms, onlyHas }: Reading, servings: number): number {
  const there = wanted.filter(({ grams, isLoose }) => grams !== undefined && !isLoose)
  if (!there.length || forms.length || onlyHas || !form.book) return 0
  const lines = bookDishes.get(form.id)?.lines ?? []
  const share = ({ anyOf, grams = 0 }: Want) => {
    const line = lines.find(({ foods: [own = ''] }) => anyOf.includes(own))
    if (!line) return 0
    // a cake that takes three times the whites that there are is not made of them
    const own = line.grams * (form.feeds?.(servings) ?? servings)
    return Math.min(1, (own * mostTimes) / grams, form.feeds && own > grams * bought ? grams / own : 1)
  }
  return (9 * there.reduce((sum, want) => sum + share(want), 0)) / there.length
}

/** What of the amounts that there are was not used, or is not enough, in a sentence each without a full stop. */
export function onHandNotes(
  lines: readonly DishLine[],
  { servings, asked }: { servings: number; asked: number },
  reading: Reading,
): string[] {
  const notes = servings < asked ? [`What you have is enough for ${servings}`] : []
  for (const line of lines) {
    const want = wantOf(line.id, reading)
    const isTold = reading.notes.some((note) => note.includes(`“${want?.said},”`))
    if (!want || want.isLoose || isTold || isUsed(line, reading)) continue
    const { preparation: _preparation, ...bare } = ingredientOf(line)
    const more = line.grams > want.grams ? 'needs' : 'uses'
    notes.push(`You wrote “${want.said}”: this ${more} ${ingredientText(bare)}`)
  }
  return notes
}

/** Whether a line takes what there is, or nearly. */
function isUsed(line: DishLine, reading: Reading): boolean {
  const there = wantOf(line.id, reading)?.grams ?? line.grams
  return Math.abs(line.grams - there) <= there * 0.3
}

/** What was said of a food whose amount the dish takes. */
export function usedUp(lines: readonly DishLine[], reading: Reading): string[] {
  return lines.flatMap((line) => {
    const want = wantOf(line.id, reading)
    return want?.said && isUsed(line, reading) ? [want.said.toLowerCase()] : []
  })
}
