import { wordSet } from '#domain/plain-text.ts'
import { phraseTable } from '#domain/text/phrase-table.ts'
import { type Token, tokens } from '#domain/text/tokens.ts'

/**
 * Where the name of a food ends and what is said of it begins: 'for the pan', 'cut into wedges', 'or more to taste', or a sentence of its own.
 * The place of the space or full stop before it; -1 where nothing is said.
 */
export function tailAt(text: string): number {
  const lower = text.toLowerCase().replaceAll('’', "'")
  if (lower.length !== text.length) return -1
  const words = tokens(lower)
  for (const [at, { at: from, word }] of words.entries()) {
    const space = spaceBefore(text, from)
    if (space < 0 || /\w/.test(text.charAt(from + word.length))) continue
    if (at > 0 && text.charAt(space - 1) === '.' && sentences.has(word.split("'")[0] ?? '')) return space - 1
    if (openers.lengthAt(words, at) > 0 || opensBefore(words, at, text)) return space
  }
  return -1
}

/** Where the spaces begin that stand right before a place; -1 where none do. */
function spaceBefore(text: string, from: number): number {
  let at = from
  while (at > 0 && /\s/.test(text.charAt(at - 1))) at -= 1
  return at < from ? at : -1
}

/** What opens a tail only before some words: 'plus 2 tbsp', 'cut crosswise', 'white and green parts'. */
function opensBefore(words: readonly Token[], at: number, text: string): boolean {
  const { word } = words[at]!
  const next = words[at + 1]
  const behind = text.slice(words[at]!.at + word.length)
  if (word === 'plus') return /^ \d(?!\w)/.test(behind)
  if (word === 'cut')
    return /^\s+\d/.test(behind) || (next !== undefined && /^\s+$/.test(next.gap) && directions.test(next.word))
  const greens = whiteAndGreen.lengthAt(words, at)
  if (greens === 0) return false
  const part = words[at + greens]
  return part === undefined || (/^\s+$/.test(part.gap) && parts.has(part.word))
}

const openers = phraseTable(`
  for, to, like, if, until, as, about, preferably, divided, optional, instead, without, unlike, at, from, that, which, where, depending, including,
  reserved, separated, removed, dissolved, see, approx, aka, such as, in place|lieu of, rather than, mixed|combined with, of choice|your,
  plus more|extra|additional|some|a, or more|less|similar|to|as|so|enough|other|another|any, or something|anything similar,
  cut|peeled|sliced|chopped|diced|torn|broken|crushed|shaved|grated into|in|from|on,
  i|we|i've use|used|like|liked|love|prefer|recommend|make|made|buy|always|usually`)
const sentences = wordSet(
  'i we you this these it if see use or the any most make usually always but not also both either other others',
)
const directions = /^(?:(?:in|on|up|to|from)$|cross|length|diagonal)/
const whiteAndGreen = phraseTable('white and light|pale|dark? green|greens')
const parts = wordSet('part parts portion portions top tops end ends separated only')
