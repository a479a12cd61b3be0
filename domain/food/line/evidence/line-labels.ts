import { findClearingWords } from '#domain/food/allergens/clearing-words.ts'
import { readEvidence } from '#domain/food/line/evidence/line-reading.ts'
import type { IngredientLine, NamedFood } from '#domain/food/line/line.ts'
import { readWords } from '#domain/food/match/word-keys.ts'

/**
 * What a line says that a food of it is without, as labels say it: 'gluten-free' of 'bread (GF)'. It is all that verification believes of
 * the line, so that who shops by these words buys what was verified.
 */
export function labelsOf(line: IngredientLine, named: NamedFood): readonly string[] {
  const { labels } = readEvidence(line)
  return [...new Set(labels.flatMap((one) => (one.named === undefined || one.named === named ? one.label : [])))]
}

/** The same of words by themselves, a name on a list: whatever is said there is meant. */
export function labelsIn(words: string): readonly string[] {
  return findClearingWords(readWords(words)).flatMap(({ meaning }) => meaning.label ?? [])
}

/** Words without those that say of an allergen that it is not in them: 'chocolate (no nuts)' names no nuts. */
export function withoutLabels(text: string): string {
  const words = readWords(text)
  const cleared = findClearingWords(words).filter(
    ({ meaning }) => meaning.label !== undefined && meaning.clears.length > 0,
  )
  const parts: string[] = []
  let from = 0
  for (const { start, end } of cleared) {
    parts.push(text.slice(from, words[start]?.from))
    from = words[end - 1]?.to ?? from
  }
  return [...parts, text.slice(from)].join(' ')
}
