import type { Span } from '#domain/food/allergen-words.ts'
import { type Meaning, meaningOf } from '#domain/food/clearing-meanings.ts'
import type { Word } from '#domain/food/word-keys.ts'
import { wordSet } from '#domain/plain-text.ts'

/** 'Gluten-free', 'vegan', 'may contain': what is taken back of the words from `start` up to `end`. */
export interface Clearing extends Meaning {
  start: number
  end: number
}

/**
 * The clearings of a line. A clearing word speaks of the words behind it up to the next comma, 'and' or 'or'
 * ('gluten-free soy sauce'), or standing alone of those before it ('soy sauce (gluten-free)'). After 'or', 'if', 'not' it
 * clears nothing: 'milk, dairy-free if needed' is milk. `foods` are the spans that name something to be cleared.
 */
export function findClearings(
  words: readonly Word[],
  found: readonly ClearingWord[],
  foods: readonly Span[],
): Clearing[] {
  if (found.length === 0) return []
  const parts = partsOf(words)
  return found.flatMap((one) => {
    if (one.meaning.warns) return [{ ...one.meaning, start: one.start, end: endOfWarning(words, one.start) }]
    const at = parts.findIndex((part) => one.start >= part.start && one.start < part.end)
    const reach = isVoid(words, one, parts[at]) ? undefined : reachOf(one, at, parts, words, found, foods)
    return reach ? [{ ...one.meaning, ...reach }] : []
  })
}

/** A clearing word as it stands in a line. */
export interface ClearingWord {
  start: number
  end: number
  meaning: Meaning
}
interface Part {
  start: number
  end: number
  opener: string
}

/** The clearing words of a line; 'eggs free-range' is none. */
export function findClearingWords(words: readonly Word[]): ClearingWord[] {
  const found: ClearingWord[] = []
  for (let start = 0; start < words.length; start += 1) {
    let key = ''
    let longest: ClearingWord | undefined
    for (let end = start; end < words.length && end < start + 3; end += 1) {
      const word = words[end]
      if (word === undefined || (end > start && word.after !== '')) break
      key += word.key
      const meaning = meaningOf(key)
      if (meaning && words[end + 1]?.key !== 'range') longest = { start, end: end + 1, meaning }
    }
    if (longest) {
      found.push(longest)
      start = longest.end - 1
    }
  }
  return found
}

function partsOf(words: readonly Word[]): Part[] {
  const parts: Part[] = []
  words.forEach((word, at) => {
    const joins = joiners.has(word.key)
    const last = parts.at(-1)
    if (!last || joins || word.after !== '')
      parts.push({ start: at, end: at + 1, opener: joins ? word.key : word.after })
    else last.end = at + 1
  })
  return parts
}

/** 'If needed', 'not', 'for': the word is spoken of, not said. */
function isVoid(words: readonly Word[], one: ClearingWord, part: Part | undefined): boolean {
  if (!part) return true
  const before = words[one.start - 1]
  if (before && deniers.has(before.key) && before.after !== ')') return true
  return words.slice(part.start, part.end).some(({ key }) => conditions.has(key))
}

function reachOf(
  one: ClearingWord,
  at: number,
  parts: readonly Part[],
  words: readonly Word[],
  all: readonly ClearingWord[],
  foods: readonly Span[],
): { start: number; end: number } | undefined {
  const says = (from: number, to: number) => words.slice(from, to).some((word, i) => isWordOfFood(word, from + i, all))
  const part = parts[at]
  if (!part) return undefined
  if (says(one.end, part.end)) return { start: one.end, end: part.end }
  if (says(part.start, one.start)) return { start: part.start, end: one.start }
  if (part.opener === 'or' || part.opener === '/') return undefined
  for (let before = at - 1; before >= 0; before -= 1) {
    const earlier = parts[before]
    if (!earlier) break
    if (foods.some(({ start, end }) => start < earlier.end && end > earlier.start)) return earlier
    if (earlier.opener === 'or' || earlier.opener === '/') return undefined
  }
  for (const later of parts.slice(at + 1)) {
    if (later.opener === 'or' || later.opener === '/') return undefined
    if (says(later.start, later.end)) return later
  }
  return undefined
}

function isWordOfFood({ key }: Word, at: number, all: readonly ClearingWord[]): boolean {
  return !fillers.has(key) && !/^\d/.test(key) && !all.some(({ start, end }) => at >= start && at < end)
}

function endOfWarning(words: readonly Word[], start: number): number {
  const end = words.findIndex((word, at) => at > start && (word.after === ')' || word.after === ';'))
  return end < 0 ? words.length : end
}

/** 'No nuts but almonds': what is excepted is not denied. */
const joiners = new Set(['or', 'and', 'plus', 'with', 'except', 'but', 'besides', 'apart', 'other', 'only', 'just'])
const deniers = new Set(['not', 'non', 'isn', 'isnt', 'for', 'if', 'your', 'make', 'keep'])
/** 'If needed': the word is wished for, not said. */
const conditions = new Set([
  'if',
  'needed',
  'necessary',
  'desired',
  'required',
  'preferably',
  'ideally',
  'could',
  'substitute',
  'works',
  'work',
  'whatever',
  'otherwise',
  'possible',
])
/** Amounts and words that may stand beside a clearing word which stands alone. */
const fillers =
  wordSet(`certified labelled labeled brand use and or plus with both purely completely also cup c tablespoon tbsp teaspoon tsp ounce oz
  pound lb gram g kg ml l liter litre can tin jar package packet pkg bag box bottle carton tub loaf sheet block stick slice piece pinch dash handful
  small medium large extra about approx a an the of`)
