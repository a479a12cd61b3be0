import { hiddenAllergens } from './data.ts'

/** An allergen that the words of a line name. */
export interface WordFound {
  allergen: string
  certainty: 'certain' | 'usual'
  words: string
}

/**
 * What the words of an ingredient line name, by hidden-allergens.json alone: a reading of its own, which shares no code and no
 * table with the kitchen. The longest term or false friend wins; 'dairy-free', 'vegan' and the like clear what they name.
 */
export function makeWordAudit(source: Words = hiddenAllergens()): (line: string) => readonly WordFound[] {
  const phrases = phrasesOf(source)
  const known = new Map<string, readonly WordFound[]>()
  return (line) => {
    const answer = known.get(line) ?? foundIn(line, phrases)
    if (known.size < 200_000) known.set(line, answer)
    return answer
  }
}

/** Terms and false friends; `allergen` may be any matter that words name, meat as well. */
interface Words {
  terms: Readonly<Record<string, Phrase['claims']>>
  falseFriends: Readonly<Record<string, readonly string[]>>
}

interface Phrase {
  claims: readonly { allergen: string; certainty: 'certain' | 'usual' }[]
  clears: Set<string>
}
interface Span {
  start: number
  end: number
  phrase: Phrase
}

function phrasesOf({ terms, falseFriends }: Words): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>()
  const at = (text: string): Phrase => {
    const key = wordsOf(text).join(' ')
    const phrase = phrases.get(key) ?? { claims: [], clears: new Set() }
    phrases.set(key, phrase)
    return phrase
  }
  for (const [term, claims] of Object.entries(terms)) {
    const phrase = at(term)
    phrase.claims = [...phrase.claims, ...claims]
  }
  for (const [allergen, friends] of Object.entries(falseFriends)) {
    for (const friend of friends) at(friend).clears.add(allergen)
  }
  phrases.delete('')
  return phrases
}

const longest = 7

function foundIn(line: string, phrases: ReadonlyMap<string, Phrase>): WordFound[] {
  const words = wordsOf(line)
  const spans: Span[] = []
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + longest); end += 1) {
      const phrase = phrases.get(words.slice(start, end).join(' '))
      if (phrase) spans.push({ start, end, phrase })
    }
  }
  const freed = freedIn(line)
  const found = new Map<string, WordFound>()
  for (const span of spans) {
    for (const { allergen, certainty } of span.phrase.claims) {
      // 'gluten-free wheat starch' names its wheat itself
      const isFreed = freed.has(allergen) && !words.slice(span.start, span.end).includes('free')
      if (isFreed || span.phrase.clears.has(allergen)) continue
      if (spans.some((other) => stands(other, span, allergen))) continue
      const known = found.get(allergen)
      if (known && (known.certainty === 'certain' || certainty === 'usual')) continue
      found.set(allergen, { allergen, certainty, words: words.slice(span.start, span.end).join(' ') })
    }
  }
  return [...found.values()]
}

/** Whether a longer phrase lies over a span and speaks for it: a term names all that it holds, a false friend what it clears. */
function stands(other: Span, span: Span, allergen: string): boolean {
  if (other.start > span.start || other.end < span.end || other.end - other.start === span.end - span.start)
    return false
  // the terms speak of allergens: 'chicken stock' says nothing of whether it is meat
  const speaks = allergen === 'meat' ? other.phrase.claims.some((claim) => claim.allergen === allergen) : true
  return (speaks && other.phrase.claims.length > 0) || other.phrase.clears.has(allergen)
}

const animal = ['milk', 'egg', 'fish', 'crustacean', 'mollusc', 'meat']
const frees: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bgluten[ -]free\b/, ['gluten', 'wheat']],
  [/\bwheat[ -]free\b/, ['wheat']],
  [/\bdairy[ -]free\b/, ['milk']],
  [/\begg[ -]free\b|\beggless\b/, ['egg']],
  [/\bnut[ -]free\b/, ['tree_nut', 'peanut']],
  [/\bsoy[ -]free\b/, ['soy']],
  [/\bvegan\b|\bplant[ -]based\b/, animal],
  [/\bvegetarian\b/, ['fish', 'crustacean', 'mollusc', 'meat']],
]
function freedIn(line: string): ReadonlySet<string> {
  const text = line.toLowerCase()
  return new Set(frees.flatMap(([words, allergens]) => (words.test(text) ? allergens : [])))
}

/** Lower case, no accents, each word in its singular by the plainest of rules, so that both sides are cut the same way. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|xes|oes|sses)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
