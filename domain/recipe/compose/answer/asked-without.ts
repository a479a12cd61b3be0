import { bookDishes, formOf } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { partCalled, withoutPart } from '#domain/catalogue/book/without-part.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { versionsWithout } from '#domain/recipe/compose/book/made-without.ts'
import { type Composed, madeFrom } from '#domain/recipe/compose/make/attempt.ts'
import { candidatesByName } from '#domain/recipe/compose/select/candidates.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'

/**
 * The dish of the catalogue that a wish names, made without what its eater may not have, where `composed`, what the kitchen makes of the wish
 * otherwise, is another dish. Undefined where it is none without that food, or where what is left of its sentences would not be true.
 */
export function askedWithout(wish: HeardWish, composed: Composed | undefined, seed: number): Composed | undefined {
  const heard = readWish(wish)
  const { withoutPart: part } = wish.intents
  const isSettled = composed !== undefined && part === undefined && isOne(composed, heard.forms, wish)
  if (!heard.dish || heard.dish.unlisted || isSettled) return undefined
  const allowed = allowedFoods(wish, heard.excluded, heard)
  const wanted = heard.wanted.filter(({ anyOf }) => anyOf.some((food) => allowed.has(food)))
  const asked = { wish, reading: { ...heard, wanted }, allowed, strain: 0 }
  const words = heard.dish.words
  const versions = dishesCalled(heard.dish, wish).flatMap((book) =>
    part === undefined ? versionsWithout(book, words, allowed) : partless(book, part, words, allowed),
  )
  for (const version of versions) {
    for (const candidate of candidatesByName(formOf(version), wish)) {
      const made = madeFrom(candidate, asked, seed)
      if (made && !made.other && !made.guests) return made
    }
  }
  return undefined
}

/** The dish without the part that was refused, and without what its eater may not have besides. */
function partless(book: BookDish, name: string, words: string, allowed: AllowedFoods): BookDish[] {
  const part = partCalled(book, new Set([singular(name)]))
  const without = part && withoutPart(book, part)
  return without ? [without, ...versionsWithout(without, words, allowed)] : []
}

/** The dish that the words mean first, after one that is called so for the diet: vegetarian chili. */
function dishesCalled({ forms, words }: DishMeaning, { diet }: HeardWish): BookDish[] {
  const books = forms.flatMap((id) => bookDishes.get(id) ?? [])
  const ofDiet = books.filter(({ names }) => names.includes(`${diet} ${words}`))
  return [...new Set([...ofDiet, ...(bookDishes.has(forms[0] ?? '') ? books.slice(0, 1) : [])])]
}

/**
 * Whether what came is a dish of the catalogue that the wish may mean, and says so of itself. Who only leaves a food out of a dish means that one:
 * a paella without shrimp before the one of vegetables.
 */
function isOne({ dish, other }: Composed, forms: readonly string[], { exclude, diet }: HeardWish): boolean {
  const id = dish.slice(0, dish.indexOf('/'))
  const meant = exclude.length && !diet ? forms.slice(0, 1) : forms
  return other === undefined && meant.includes(id) && bookDishes.has(id)
}
