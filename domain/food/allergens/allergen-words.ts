import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { type Fact, facts } from '#domain/food/food.ts'
import { beginningsOf } from '#domain/food/match/food-words.ts'
import { keysOf, type Word } from '#domain/food/match/word-keys.ts'
import { allergenTerms } from '#domain/food/table/words/allergen-terms.ts'
import { dietTerms } from '#domain/food/table/words/diet-terms.ts'
import { madeFriends, noFood, plainFriends } from '#domain/food/table/words/false-friends.ts'
import { makers } from '#domain/food/table/words/makers.ts'

export type Certainty = 'certain' | 'usual'
export interface AllergenClaim {
  allergen: Allergen
  certainty: Certainty
}

/** What the tables say of one run of words. An empty list speaks too: it says 'none of these'. */
export interface Phrase {
  allergens?: readonly AllergenClaim[]
  facts?: readonly Fact[]
  /** 'food': the list of allergens is whole. 'made': more may stand on the label. 'none': no food at all. */
  kind: 'food' | 'made' | 'none'
}

/** Words `start` up to, not including, `end`. */
export interface Span {
  start: number
  end: number
  phrase: Phrase
}

/** Every run of words that the tables know, the longest at each place; runs never cross a comma or a bracket. */
export function findPhrases(words: readonly Word[]): Span[] {
  const { phrases, longest, heads } = phraseIndex()
  const spans: Span[] = []
  for (let start = 0; start < words.length; start += 1) {
    // '100 g oat milk' is no goat milk.
    if (units.has(words[start]?.key ?? '') && /^\d/.test(words[start - 1]?.key ?? '')) continue
    let key = ''
    for (let end = start; end < words.length && end < start + longest; end += 1) {
      const word = words[end]
      if (word === undefined || (end > start && word.after !== '')) break
      key += word.key
      if (!heads.has(key.slice(0, headLength))) break
      const phrase = phrases.get(key)
      // 'Salt and a pinch' names no anda.
      if (end > start && small.has(words[start]?.key ?? '') && small.has(word.key)) continue
      if (phrase) spans.push({ start, end: end + 1, phrase })
    }
  }
  return spans
}

/** Letters by which runs are seen to begin no phrase. */
const headLength = 6
const units = new Set(['g', 'l', 'c', 't'])
const small = new Set(['a', 'an', 'and', 'as', 'at', 'in', 'is', 'of', 'on', 'or', 'the', 'to'])

/** Whether the words are only denied: 'anchovy' in 'anchovy-free'; not in 'eggs free-range' or 'fish free of bones'. */
export function isDenied({ end }: Span, words: readonly Word[]): boolean {
  const next = words[end]
  return next?.key === 'free' && next.after === '' && !['range', 'of', 'from'].includes(words[end + 1]?.key ?? '')
}

/**
 * The spans over which a longer one stands that speaks of the same matter: the longest term wins. `spans` as `findPhrases`
 * gives them, by start and then by length.
 */
export function coveredSpans(spans: readonly Span[], matter: 'allergens' | 'facts'): ReadonlySet<Span> {
  const covered = new Set<Span>()
  let reach = 0
  for (let at = 0; at < spans.length; ) {
    const start = spans[at]?.start
    let end = at
    while (spans[end]?.start === start) end += 1
    // Those of one start from the longest down, so that each meets what stands over it first.
    for (let one = end - 1; one >= at; one -= 1) {
      const span = spans[one]
      if (!span) continue
      if (reach >= span.end) covered.add(span)
      if (span.phrase[matter] !== undefined || span.phrase.kind === 'none') reach = Math.max(reach, span.end)
    }
    at = end
  }
  return covered
}

interface Index {
  phrases: ReadonlyMap<string, Phrase>
  /** Words of the longest phrase. */
  longest: number
  /** How the phrases begin: their first letters, one to six. */
  heads: ReadonlySet<string>
}
let index: Index | undefined

/** Made at the first look, some 10 to 20 ms: whoever only starts the server does not wait for it. */
function phraseIndex(): Index {
  index ??= makeIndex()
  return index
}

function makeIndex(): Index {
  const phrases = new Map<string, Phrase>()
  let longest = 1
  const enter = (terms: string, entry: Phrase) => {
    for (const term of terms.split(',')) {
      const words = term
        .replace('&', ' & ')
        .trim()
        .split(/[\s-]+/)
      const key = words.map((word) => keysOf(word).join('')).join('')
      if (key === '') continue
      longest = Math.max(longest, words.length)
      const known = phrases.get(key)
      phrases.set(key, known ? merge(known, entry) : entry)
    }
  }
  for (const [contains, terms] of allergenTerms) enter(terms, { allergens: readClaims(contains), kind: 'food' })
  for (const [contains, terms] of plainFriends) enter(terms, { allergens: readClaims(contains), kind: 'food' })
  for (const [contains, terms] of madeFriends) enter(terms, { allergens: readClaims(contains), kind: 'made' })
  enter([noFood, ...makers].join(','), { allergens: [], facts: [], kind: 'none' })
  for (const [given, terms] of dietTerms) enter(terms, { facts: readFacts(given), kind: 'made' })
  return { phrases, longest, heads: new Set([...phrases.keys()].flatMap((key) => beginningsOf(key, headLength))) }
}

/** Two tables that speak of one phrase: all facts of both, and the worse certainty of each allergen. */
function merge(one: Phrase, two: Phrase): Phrase {
  const claims = (one.allergens ?? two.allergens) ? [...(one.allergens ?? []), ...(two.allergens ?? [])] : undefined
  const certain = new Set(claims?.filter(({ certainty }) => certainty === 'certain').map(({ allergen }) => allergen))
  return {
    kind: one.kind === 'made' ? two.kind : one.kind,
    allergens: claims?.filter(
      (claim, at) =>
        (claim.certainty === 'certain' || !certain.has(claim.allergen)) &&
        claims.findIndex(({ allergen, certainty }) => allergen === claim.allergen && certainty === claim.certainty) ===
          at,
    ),
    facts: (one.facts ?? two.facts) ? [...new Set([...(one.facts ?? []), ...(two.facts ?? [])])] : undefined,
  }
}

/** "milk egg?" is milk for certain, egg usually. */
function readClaims(contains: string): AllergenClaim[] {
  if (contains === '') return []
  return contains.split(' ').map((code) => {
    const claim = claims.get(code)
    if (!claim) throw new Error(`Allergen terms: there is no allergen '${code}'.`)
    return claim
  })
}
const claims: ReadonlyMap<string, AllergenClaim> = new Map(
  allergens.flatMap((allergen): [string, AllergenClaim][] => [
    [allergen, { allergen, certainty: 'certain' }],
    [`${allergen}?`, { allergen, certainty: 'usual' }],
  ]),
)

function readFacts(given: string): Fact[] {
  return facts.filter((fact) => given.split(' ').includes(fact))
}
