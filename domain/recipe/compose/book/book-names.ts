import type { Diet } from '#domain/food/diets.ts'
import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import type { Meaning, Phrases } from '#domain/recipe/compose/free-text/meaning.ts'
import { cleaned, tokensOf } from '#domain/recipe/compose/free-text/tokens.ts'

/**
 * The dishes of the catalogue by every name that people have for them, in the singular and the plural: phrases as `tokensOf` makes
 * them. What `byHand` knows under the same name comes after the dish itself and what it calls near.
 */
export function bookNames(byHand: Phrases): [string, Meaning][] {
  return [...bookDishes.values()].flatMap(({ id, names, near, entry }) =>
    names.flatMap((name): [string, Meaning][] => {
      const phrase = phraseOf(name)
      const hand = byHand.get(phrase)
      const other = hand?.is === 'dish' ? hand.dish : undefined
      const forms = [...new Set([id, ...near, ...(other?.forms ?? [])])]
      const diet = diets.find(([words]) => words.test(phrase))?.[1]
      const dish = { words: phrase, forms, families: [entry.family], foods: [], ...(diet && { diet }) }
      return [phrase, otherNumber(phrase)].map((each) => [each, { is: 'dish', dish }])
    }),
  )
}

function otherNumber(phrase: string): string {
  if (/(?<![isu])s$/.test(phrase)) return phrase.slice(0, -1)
  return phrase.endsWith('s') ? phrase : `${phrase}s`
}

function phraseOf(name: string): string {
  return tokensOf(cleaned(name))
    .map(({ word }) => word)
    .join(' ')
}

/** Diets that a name asks for: who wants a veggie lasagna wants no rennet in its cheese. */
const diets: readonly (readonly [RegExp, Diet])[] = [
  [/^(?:vegan|plant based)\b/, 'vegan'],
  [/^(?:vegetarian|veggie|veg|meatless|meat free)\b/, 'vegetarian'],
  [/^gluten free\b/, 'gluten-free'],
  [/^dairy free\b/, 'dairy-free'],
  [/^keto\b/, 'keto'],
]
