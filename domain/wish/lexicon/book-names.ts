import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namesByMachine, versionsOf } from '#domain/catalogue/book/machine-versions.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Diet } from '#domain/food/diets.ts'
import { withoutAsides } from '#domain/plain-text.ts'
import { remembered } from '#domain/remembered.ts'
import type { Meaning, Phrases } from '#domain/wish/meaning.ts'
import { cleaned, tokensOf } from '#domain/wish/spelling/tokens.ts'

/**
 * The dishes of the catalogue by every name that people have for them, and by their titles where those are no other's name, in the
 * singular and the plural: phrases as `tokensOf` makes them. What `byHand` knows under the same name comes after the dish itself and what it calls near.
 */
export function bookNames(byHand: Phrases): [string, Meaning][] {
  const dishes = [...bookDishes.values()].map((dish) => ({
    ...dish,
    names: dish.names.flatMap(namesByMachine).map(phraseOf),
  }))
  const named = new Set(dishes.flatMap(({ names }) => names).flatMap((each) => [each, otherNumber(each)]))
  return dishes.flatMap(({ id, names, title, near, lines, entry }) => {
    const phrases = [...names, ...titlePhrases(title).filter((each) => !named.has(each))]
    const madeWith = lines.flatMap(({ foods: [food], mayGo }) => (food && !mayGo ? [food] : []))
    return phrases.flatMap((phrase): [string, Meaning][] => {
      const hand = byHand.get(phrase)
      const other = hand?.is === 'dish' ? hand.dish : undefined
      const forms = [
        ...new Set([
          id,
          ...near.filter(isDish),
          ...calledAlike(phrase),
          ...near,
          ...versionsOf(id),
          ...(other?.forms ?? []),
        ]),
      ]
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

/** The dishes whose titles end with the one word that a dish is named by: turkey chili is chili, for whoever may have no beef in theirs. */
function calledAlike(phrase: string): FormId[] {
  return phrase.includes(' ') ? [] : byNoun(singular(phrase))
}
function isDish(id: FormId): boolean {
  return bookDishes.has(id)
}
const byNoun = remembered((noun) =>
  [...bookDishes.values()].flatMap(({ id, title }) => {
    const words = withoutAsides(title).toLowerCase().split(' ')
    // fish and chips are no kind of chips
    const isJoined = words.includes('and') || words.includes('with')
    return !isJoined && singular(words.at(-1) ?? '') === noun ? [id] : []
  }),
)

/** Whoever read a title asks by it: as it is printed, and without what it adds in parentheses. */
function titlePhrases(title: string): string[] {
  return [...new Set([title, withoutAsides(title)])].map(phraseOf)
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
