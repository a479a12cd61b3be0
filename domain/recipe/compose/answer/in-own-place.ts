import { bookDishes, dishOfForm } from '#domain/catalogue/book/book-forms.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { type Reading, readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import { bringsMeat } from '#domain/recipe/compose/book/brings-meat.ts'
import { formWith } from '#domain/recipe/compose/book/in-place.ts'
import { type Composed, madeFrom } from '#domain/recipe/compose/make/attempt.ts'
import { candidatesByName } from '#domain/recipe/compose/select/candidates.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'

/**
 * The named dish with each food that the cook names beside it in the place of its own of the same kind: brown rice for white, veggie sausages
 * for pork. Undefined where `composed`, what the kitchen makes of the wish otherwise, has them all in places of their own already, or where none has one.
 */
export function inOwnPlace(wish: HeardWish, composed: Composed | undefined, seed: number): Composed | undefined {
  const heard = readWish(wish)
  const reading = { ...heard, wanted: heard.wanted.map(orCooked) }
  const dish = bookDishes.get(reading.forms[0] ?? '')
  if (!dish || !reading.wanted.length) return undefined
  if (composed && isAnswered(composed, dish, reading)) return undefined
  const allowed = allowedFoods(wish, reading.excluded, reading)
  const form = withAll(dish, reading, allowed)
  if (!form) return undefined
  const wanted = reading.wanted.filter((want) => !isReplaced(want, dish, form))
  const asked = { wish, reading: { ...reading, wanted }, allowed, strain: 0 }
  for (const candidate of candidatesByName(form, wish)) {
    const made = madeFrom(candidate, asked, seed)
    if (made) return made
  }
  return undefined
}

/** Whether what the kitchen makes has all that was named: the dish, or another of the catalogue where nothing was to be instead of a food of that one. */
function isAnswered({ dish, guests, missing }: Composed, named: BookDish, reading: Reading): boolean {
  const [id = ''] = dish.split('/')
  if (id === named.id) return !guests && !missing.length
  const isInstead = named.lines.some((line) => !line.mayGo && reading.excluded.has(ownFoodOf(line)))
  if (isInstead) return false
  return bringsMeat(named.lines, reading.wanted) || (bookDishes.has(id) && !guests && !missing.length)
}

/** Cold brown rice is for frying: a food that is cooked first may be what a dish takes cooked. */
function orCooked(want: Want): Want {
  const cooked = foodNamed(`cooked ${want.words}`)?.filter((id) => id.startsWith('cooked-')) ?? []
  return cooked.length ? { ...want, anyOf: [...new Set([...want.anyOf, ...cooked])] } : want
}

/** Whether a want was for a food of the dish that another is in the place of: the chicken of 'chicken tikka masala with turkey'. */
function isReplaced({ anyOf }: Want, dish: BookDish, form: Form): boolean {
  const now = dishOfForm(form)?.lines ?? []
  const isThere = (lines: readonly BookLine[]) => lines.some(({ foods }) => foods.some((id) => anyOf.includes(id)))
  return isThere(dish.lines) && !isThere(now)
}

/** The dish with every wanted food that has a place in it; undefined where none has. */
function withAll(dish: BookDish, reading: Reading, allowed: AllowedFoods): Form | undefined {
  let form: Form | undefined
  for (const want of reading.wanted) {
    const isOwn = dish.lines.some(({ foods }) => foods.some((id) => want.anyOf.includes(id)))
    if (want.barred || want.leftover || isOwn) continue
    form = withOne((form && dishOfForm(form)) ?? dish, want, reading, allowed) ?? form
  }
  return form
}

function withOne(dish: BookDish, want: Want, reading: Reading, allowed: AllowedFoods): Form | undefined {
  for (const id of new Set([...want.best, ...want.anyOf])) {
    const food = allowed.has(id) ? namedFood(id) : undefined
    if (!food) continue
    for (const line of placesIn(dish, reading)) {
      const isInstead = reading.excluded.has(ownFoodOf(line))
      const form = formWith(dish, line, food, { said: want.words, isInstead })
      if (form) return form
    }
  }
  return undefined
}

/** Lines whose own food the cook does not name besides the dish, those of what is to be left out first: nobody has penne arrabbiata with two kinds of pasta. */
function placesIn({ lines }: BookDish, { wanted, excluded, dish }: Reading): BookLine[] {
  const ofName = new Set(singular(dish?.words ?? '').split(' '))
  const isNamed = (id: string) => wanted.some(({ anyOf, words }) => anyOf.includes(id) && !ofName.has(singular(words)))
  return lines
    .filter((line) => !isNamed(ownFoodOf(line)))
    .toSorted((one, other) => Number(excluded.has(ownFoodOf(other))) - Number(excluded.has(ownFoodOf(one))))
}
