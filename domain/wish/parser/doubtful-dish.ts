import type { Intents } from '#domain/wish/intents.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/**
 * The last word of a list of what is left out, where it stands behind a bare comma and may be the dish instead: 'allergic to peanuts, bread'.
 * It stays left out, which harms nobody, and the cook is told; with a 'please' behind it, it is the dish.
 */
export function hearLastOfList(intents: Intents, words: readonly string[], tokens: readonly Token[]): void {
  const last = intents.foods.at(-1)
  if (!last || last.from === 0 || last.passing || (last.as !== 'refused' && last.as !== 'allergy')) return
  if (intents.dishes.length || intents.foods.some(({ as }) => as === 'wanted')) return
  if (tokens[last.from]?.after !== 'comma' || joiners.has(words[last.from] ?? '')) return
  const meaning = phraseAt(words.slice(last.from, last.to), 0)?.meaning
  if (meaning?.is !== 'dish') return
  const rest = words.slice(last.to)
  if (rest.length === 0) intents.doubtful = last.words
  else if (rest.every((word) => courtesies.has(word))) {
    intents.foods.pop()
    intents.dishes.push(meaning.dish)
  }
}
const courtesies: ReadonlySet<string> = new Set(['please', 'thanks', 'tonight', 'today'])
