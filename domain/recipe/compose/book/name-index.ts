import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'

/** A name of a dish of the catalogue, as it stands there and with each of its words in the singular. */
export interface DishName {
  dish: BookDish
  place: number
  words: readonly string[]
  stems: readonly string[]
}

/** Every name of the catalogue that has a word, given in the singular. */
export function namesHaving(stem: string): readonly DishName[] {
  made ??= namesByWord()
  return made.get(stem) ?? []
}

/** How much a word tells of a dish: one that few names have tells more, and one that none has little. */
export function tellingOf(stem: string): number {
  const known = namesHaving(stem).length
  return known ? Math.log(12_000 / known) : 4
}

/** Made at the first name that may be one. */
let made: ReadonlyMap<string, readonly DishName[]> | undefined

function namesByWord(): Map<string, DishName[]> {
  const byWord = new Map<string, DishName[]>()
  const stems = new Map<string, string>()
  for (const dish of bookDishes.values()) {
    for (const [place, name] of dish.names.entries()) {
      const words = name.replaceAll("'", '').split(/[ -]/)
      for (const word of words) if (!stems.has(word)) stems.set(word, singular(word))
      const known = { dish, place, words, stems: words.map((word) => stems.get(word) ?? word) }
      for (const stem of new Set(known.stems)) {
        const list = byWord.get(stem)
        if (list) list.push(known)
        else byWord.set(stem, [known])
      }
    }
  }
  return byWord
}
