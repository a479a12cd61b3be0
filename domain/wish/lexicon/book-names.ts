import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namesByMachine, versionsOf } from '#domain/catalogue/book/machine-versions.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Diet } from '#domain/food/diets.ts'
import { withoutAsides } from '#domain/plain-text.ts'
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
    const phrases = [...names, ...names.flatMap(withArticle), ...titlePhrases(title).filter((each) => !named.has(each))]
    const madeWith = lines.flatMap(({ foods: [food], mayGo }) => (food && !mayGo ? [food] : []))
    return phrases.flatMap((phrase): [string, Meaning][] => {
      const hand = byHand.get(phrase)
      const other = hand?.is === 'dish' ? hand.dish : undefined
      const forms = [
        ...new Set([id, ...withAlike(near, calledAlike(phrase)), ...versionsOf(id), ...(other?.forms ?? [])]),
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

/** The dishes whose titles end with what a dish is named by: turkey chili is chili, for whoever may have no beef in theirs. */
function calledAlike(phrase: string): FormId[] {
  return dishesByTail().get(singular(phrase)) ?? []
}
/** Made at the first name; the catalogue never changes. */
let byTail: Map<string, FormId[]> | undefined
function dishesByTail(): ReadonlyMap<string, FormId[]> {
  if (byTail) return byTail
  byTail = new Map()
  for (const { id, title } of bookDishes.values()) {
    const words = singular(title).split(' ')
    // fish and chips are no kind of chips, and what a title has to explain is nobody's usual one
    if (words.includes('and') || words.includes('with') || title.includes('(')) continue
    for (let from = 1; from < words.length || from === 1; from += 1) {
      const tail = words.slice(Math.min(from, words.length - 1)).join(' ')
      byTail.set(tail, [...(byTail.get(tail) ?? []), id])
    }
  }
  return byTail
}

/** What a dish calls near, with the dishes of its own name before the first that is made up. */
function withAlike(near: readonly FormId[], alike: readonly FormId[]): FormId[] {
  const madeUp = near.findIndex((id) => !bookDishes.has(id))
  return madeUp < 0 ? [...near, ...alike] : near.toSpliced(madeUp, 0, ...alike)
}

/** 'Chicken pot pie with a biscuit topping'. */
function withArticle(phrase: string): string[] {
  return / with (?!an? |the )\w/.test(phrase) ? [phrase.replace(' with ', ' with a ')] : []
}

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
  [/\bketo\b/, 'keto'],
  [/\blow carb\b/, 'low-carb'],
  [/\bpaleo\b/, 'paleo'],
  [/\bdiabetic\b/, 'diabetic-friendly'],
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
