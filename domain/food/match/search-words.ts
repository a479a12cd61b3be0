import type { Food } from '#domain/food/food.ts'
import { foodCalled } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { inPlainLetters } from '#domain/food/match/word-keys.ts'
import { plain } from '#domain/plain-text.ts'

/** One word of a text: as it was typed, without accents and in lower case, and in its one canonical form: 'tomatoes' is 'tomato'. */
export interface SearchWord {
  readonly typed: string
  readonly canonical: string
}

/** The words of a text as a search compares them, each once, at most `most`. Signs that nobody sees part nothing. */
export function searchWords(text: string, most = 4000): SearchWord[] {
  const clean = plain(inPlainLetters(text.replace(/\p{Cf}/gu, ''))).replace(possessive, '')
  const words = new Map<string, SearchWord>()
  for (const [found] of clean.matchAll(word)) {
    const typed = found.slice(0, longestWord)
    if (words.size < most && !words.has(typed)) words.set(typed, { typed, canonical: foodWords(typed)[0] ?? typed })
  }
  return [...words.values()]
}

/** Words side by side that together name a food exactly: 'spring onions' is the scallion. The longest names win. */
export interface SearchPart {
  readonly words: readonly SearchWord[]
  readonly food: Food | undefined
}

/** What was typed into a search, taken apart: names of foods together, other words by themselves. */
export function searchParts(typed: string, most = 12): SearchPart[] {
  const words = searchWords(typed, most)
  const parts: SearchPart[] = []
  for (let at = 0; at < words.length; ) {
    const part = longestName(words, at) ?? { words: [words[at]!], food: undefined }
    parts.push(part)
    at += part.words.length
  }
  return parts
}

function longestName(words: readonly SearchWord[], at: number): SearchPart | undefined {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length)
    const food = foodCalled(run.map(({ typed }) => typed).join(' '))
    if (food) return { words: run, food }
  }
  return undefined
}

const longestWord = 40
const possessive = /'s?(?!\p{L})/gu
const word = /[\p{L}\p{N}]+/gu
