import { coveredSpans, findPhrases, isDenied, type Span } from '#domain/food/allergen-words.ts'
import { type ClearingWord, findClearingWords } from '#domain/food/clearing-words.ts'
import type { Food } from '#domain/food/food.ts'
import { foodWords } from '#domain/food/food-words.ts'
import type { NamedFood } from '#domain/food/line.ts'
import { isMaker, isPlainWord } from '#domain/food/line-words.ts'
import { nameKey, readWords, type Word } from '#domain/food/word-keys.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Where a named food stands among the words of its line: the longest of its names, else its own words. */
export function placeOf({ food, words: text }: NamedFood, words: readonly Word[]): Span | undefined {
  return (
    (food && placeIn(namesOf(food), words)) ??
    (text.length > longestName ? undefined : placeIn(new Set([nameKey(text)]), words))
  )
}

/** The spans that name something in earnest: no tools, no 'gluten' of 'gluten-free', no 'anchovy' of 'anchovy-free'. */
export function spokenOf(found: readonly Span[], words: readonly Word[], said: readonly ClearingWord[]): Span[] {
  return found.filter((span) => {
    if (span.phrase.kind === 'none' || isDenied(span, words)) return false
    return !said.some(({ start, end }) => span.start >= start && span.end <= end)
  })
}

/** Whether the terms know every word of a food that says what it is; beside them only plain words and makers may stand. */
export function isNamedByTerms(text: string): boolean {
  if (text.length > longestName) return false
  const words = readWords(text)
  const said = findClearingWords(words)
  const found = findPhrases(words)
  const covered = coveredSpans(found, 'allergens')
  const foods = spokenOf(found, words, said).filter((span) => span.phrase.kind === 'food' && !covered.has(span))
  return (
    foods.length > 0 &&
    words.every((word, at) => {
      if ([...foods, ...said].some(({ start, end }) => at >= start && at < end)) return true
      return foodWords(text.slice(word.from, word.to)).every((one) => isPlainWord(one) || isMaker(one))
    })
  )
}

/** Characters and words of the longest name of a food. */
const longestName = 200
const mostWords = 8

function placeIn(names: ReadonlySet<string>, words: readonly Word[]): Span | undefined {
  let best: Span | undefined
  for (let start = 0; start < words.length; start += 1) {
    let key = ''
    for (let end = start; end < words.length && end < start + mostWords; end += 1) {
      key += words[end]?.key ?? ''
      const length = end + 1 - start
      if (names.has(key) && (!best || length > best.end - best.start))
        best = { start, end: end + 1, phrase: { kind: 'food' } }
    }
  }
  return best
}

const namesOf = rememberedFor(
  ({ name, plural, aliases }: Food): ReadonlySet<string> => new Set([name, plural, ...aliases].map(nameKey)),
)
