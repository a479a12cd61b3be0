import type { Diet } from '#domain/food/diets.ts'
import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import type { Meaning, Phrases } from '#domain/recipe/compose/free-text/meaning.ts'
import { cleaned, tokensOf } from '#domain/recipe/compose/free-text/tokens.ts'

/**
 * The dishes of the catalogue by every name that people have for them, in the singular and the plural: phrases as `tokensOf` makes
 * them. What `byHand` knows under the same name comes after the dish itself and what it calls near.
 */
export function bookNames(byHand: Phrases): [string, Meaning][] {
  const owned = new Set([...bookDishes.values()].flatMap(({ names }) => names.map(phraseOf)))
  return [...bookDishes.values()].flatMap(({ id, names: own, title, near, lines, entry }) => {
    const names = [...titleNames(title).filter((name) => !owned.has(phraseOf(name))), ...own]
    const madeWith = lines.flatMap(({ foods: [food], mayGo }) => (food && !mayGo ? [food] : []))
    return names.flatMap((name): [string, Meaning][] => {
      const phrase = phraseOf(name)
      const hand = byHand.get(phrase)
      const other = hand?.is === 'dish' ? hand.dish : undefined
      const forms = [...new Set([id, ...near, ...(other?.forms ?? [])])]
      const dish = {
        words: phrase,
        forms,
        families: [...new Set([entry.family, ...(other?.families ?? [])])],
        foods: [],
        madeWith,
        diets: dietsIn(phrase),
        ...(!other && { alsoFood: true }),
      }
      return [phrase, otherNumber(phrase)].map((each) => [each, { is: 'dish', dish }])
    })
  })
}

/** A dish is asked for by what is printed over it too: 'Gyudon (Japanese Beef Bowl)' by all of it, and by what stands before the bracket. */
function titleNames(title: string): string[] {
  return [...new Set([title, title.replace(/ *\(.*$/, '')])]
}

/** A name that holds a diet asks for it: nobody's vegan bolognese has cheese on it. */
function dietsIn(phrase: string): Diet[] {
  return dietWords.flatMap(([words, diet]) => (words.test(phrase) ? [diet] : []))
}
const dietWords: readonly (readonly [RegExp, Diet])[] = [
  [/\b(?:vegan|plant based)\b/, 'vegan'],
  [/\b(?:vegetarian|veggie|veg|meatless)\b/, 'vegetarian'],
  [/\bgluten free\b/, 'gluten-free'],
  [/\bdairy free\b/, 'dairy-free'],
]

function otherNumber(phrase: string): string {
  if (/(?<![isu])s$/.test(phrase)) return phrase.slice(0, -1)
  return phrase.endsWith('s') ? phrase : `${phrase}s`
}

function phraseOf(name: string): string {
  return tokensOf(cleaned(name))
    .map(({ word }) => word)
    .join(' ')
}
