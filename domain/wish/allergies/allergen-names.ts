import { wordSet } from '#domain/plain-text.ts'
import { unlabeledAllergens } from '#domain/wish/allergies/unlabeled-allergens.ts'
import { allergenWords } from '#domain/wish/lexicon/diet-words.ts'
import { type Found, foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

/** In an allergy the words for an allergen come before all others, in any tongue; 'corn allergy' is one of corn. */
export function allergenAt(reading: Reading, at: number, isTold: boolean): Found | undefined {
  if (!isTold && !unlabeledFirst.has(reading.word(at))) return undefined
  for (let length = Math.min(3, reading.partEnd(at) - at); length > 0; length--) {
    const words = reading.said(at, at + length)
    const isNamed = isTold
      ? allergenWords.has(words) || unlabeledAllergens.has(words)
      : unlabeledAllergens.has(words) && ill.test(reading.word(at + length))
    if (isNamed) return { words, length, foods: foodNamed(words) ?? [] }
  }
  return undefined
}

/** Allergens that are no foods of a kitchen: named alone they are told for the eater's sake. */
export function bareAllergenAt(reading: Reading, at: number): Found | undefined {
  const word = reading.word(at)
  // in other tongues and before the word itself: 'Soja-Allergie'
  const next = reading.word(at + 1) === 'se' ? reading.word(at + 2) : reading.word(at + 1)
  const isTold = allergenWords.has(word) && ill.test(next)
  return noFoods.has(word) || isTold ? { words: word, length: 1, foods: [] } : undefined
}

const ill = /^(?:allerg|alerg|intoler|sensitiv)/
/** Words that the names of unlabeled allergens begin with: most words of a text are none of them. */
const unlabeledFirst: ReadonlySet<string> = new Set(
  [...unlabeledAllergens.keys()].map((name) => name.split(' ')[0] ?? ''),
)
const noFoods = wordSet(`
  msg monosodium glutamate ajinomoto lupin lupine sulphite sulphites sulfite sulfites casein whey crustacean crustaceans mollusc molluscs mollusk mollusks`)
