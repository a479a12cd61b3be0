import { coveredSpans, findPhrases } from '#domain/food/allergens/allergen-words.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { readWords } from '#domain/food/match/word-keys.ts'

/**
 * Whether a text names in any way what holds an allergen, certainly or usually, be it meant or denied: 'no peanuts' does. What only sounds like it
 * ('coconut milk') doesn't.
 */
export function namesAllergen(text: string, allergen: Allergen): boolean {
  const spans = findPhrases(readWords(text))
  const covered = coveredSpans(spans, 'allergens')
  return spans.some(
    (span) => !covered.has(span) && span.phrase.allergens?.some((claim) => claim.allergen === allergen) === true,
  )
}
