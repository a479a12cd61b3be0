import type { Said } from '#domain/recipe/compose/free-text/said.ts'
import { joiners } from '#domain/recipe/compose/free-text/small-words.ts'
import type { Token } from '#domain/recipe/compose/free-text/tokens.ts'
import { phraseAt } from '#domain/recipe/compose/free-text/vocabulary.ts'

/**
 * The last word of a list of what is left out, where it stands behind a bare comma and may be the dish instead: 'allergic to peanuts, bread'.
 * It stays left out, which harms nobody, and the cook is told.
 */
export function doubtfulDish(said: Said, words: readonly string[], tokens: readonly Token[]): string | undefined {
  const last = said.foods.at(-1)
  if (!last || last.to !== words.length || last.from === 0 || last.passing) return undefined
  if (last.as !== 'refused' && last.as !== 'allergy') return undefined
  if (said.dishes.length || said.foods.some(({ as }) => as === 'wanted')) return undefined
  if (tokens[last.from]?.after !== 'comma' || joiners.has(words[last.from] ?? '')) return undefined
  return phraseAt(words.slice(last.from, last.to), 0)?.meaning?.is === 'dish' ? last.words : undefined
}
