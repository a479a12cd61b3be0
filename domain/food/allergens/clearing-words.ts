import type { Span } from '#domain/food/allergens/allergen-words.ts'
import { type AnimalSpan, type ImitatedLine, imitationReach } from '#domain/food/allergens/clearing-imitations.ts'
import { beginsMeaning, isOfAnimals, type Meaning, meaningOf } from '#domain/food/allergens/clearing-meanings.ts'
import type { Word } from '#domain/food/match/word-keys.ts'
import { wordSet } from '#domain/plain-text.ts'

/** 'Gluten-free', 'vegan', 'may contain': what is taken back of the words from `start` up to `end`. */
export interface Clearing extends Meaning {
  start: number
  end: number
  /** Words behind it are of something else: it does not speak of a whole name. */
  stops?: true
}

/**
 * The clearings of a line. A clearing word speaks of the words behind it up to the next comma, 'and' or 'or'
 * ('gluten-free soy sauce'), or standing alone of those before it ('soy sauce (gluten-free)'). After 'or', 'if', 'not' it
 * clears nothing: 'milk, dairy-free if needed' is milk. `foods` are the spans that name something to be cleared. A word that makes something
 * else of meat or fish ('vegan') speaks of the one food that it stands before: of a 'vegan mayonnaise tuna salad' the tuna is fish.
 */
export function findClearings(
  words: readonly Word[],
  found: readonly ClearingWord[],
  foods: readonly Span[],
  animals: readonly AnimalSpan[] = [],
  names: readonly Span[] = [],
): Clearing[] {
  if (found.length === 0) return []
  const line = readParts(words, found, foods)
  const imitated: ImitatedLine = {
    words,
    animals: longestByStart(animals),
    names: longestByStart(names),
    isClearing: (at) => line.clearing.has(at),
  }
  return found.flatMap((one) => {
    if (one.meaning.warns)
      return [{ ...one.meaning, start: one.start, end: line.warningEnds[one.start] ?? words.length }]
    const whole = isVoid(words, one, line) ? undefined : reachOf(one, line)
    const reach = whole && isOfAnimals(one.meaning) ? imitationReach(one, whole, imitated) : whole
    return reach ? [{ ...one.meaning, ...reach }] : []
  })
}

function longestByStart<Place extends { start: number; end: number }>(places: readonly Place[]): Map<number, Place> {
  const longest = new Map<number, Place>()
  for (const place of places) {
    const known = longest.get(place.start)
    if (!known || known.end < place.end) longest.set(place.start, place)
  }
  return longest
}

/** A clearing word as it stands in a line. */
export interface ClearingWord {
  start: number
  end: number
  meaning: Meaning
}
/** Words between two joiners or signs, and what opens them: 'or', ',', '('. */
export interface Part {
  start: number
  end: number
  opener: string
}

/** What clearing words ask of a line, worked out once for all of them. */
interface Parts {
  parts: readonly Part[]
  /** For each word the part in which it stands. */
  partOf: readonly number[]
  /** Places of the clearing words themselves. */
  clearing: ReadonlySet<number>
  /** For each word the words of food before it; one more entry for all of them. */
  foodWordsBefore: readonly number[]
  /** Parts in which the word is spoken of, not said: 'if needed'. */
  conditional: ReadonlySet<number>
  /** Parts behind which what a clearing word stands for is told: 'butter (vegan: olive oil)'. */
  explained: ReadonlySet<number>
  /** For each part the nearest with a food, itself or before it, with what it stands in; 'parted' where an 'or' comes first. */
  foodAtOrBefore: readonly (Part | 'parted' | undefined)[]
  /** For each part the nearest with words of food, itself or behind it; none where an 'or' comes first. */
  wordsAtOrAfter: readonly (Part | undefined)[]
  /** For each word where a warning that begins there ends. */
  warningEnds: readonly number[]
}

function readParts(words: readonly Word[], found: readonly ClearingWord[], foods: readonly Span[]): Parts {
  const parts = partsOf(words)
  const partOf = parts.flatMap(({ start, end }, at) => Array<number>(end - start).fill(at))
  const clearing = new Set(found.flatMap(({ start, end }) => placesFrom(start, end)))
  const foodWordsBefore = [0]
  for (const [at, word] of words.entries())
    foodWordsBefore.push(foodWordsBefore[at]! + (mayNameFood(word) && !clearing.has(at) ? 1 : 0))
  const conditional = new Set(words.flatMap((_, at) => (isCondition(words, at) ? partOf[at]! : [])))
  const withFood = new Set(foods.flatMap(({ start, end }) => placesFrom(partOf[start]!, partOf[end - 1]! + 1)))
  const foodAtOrBefore: (Part | 'parted' | undefined)[] = []
  for (const [at, part] of parts.entries()) {
    const before = foodAtOrBefore[at - 1]
    const standsIn = places.has(part.opener) && before && before !== 'parted' ? { ...part, start: before.start } : part
    foodAtOrBefore.push(withFood.has(at) ? standsIn : isChoice(part) ? 'parted' : before)
  }
  const explained = new Set(
    parts.flatMap(({ opener, start }, at) => {
      const isNote = opener === ',' && parts[at - 1]?.opener === '('
      const isOfIt = opener === ':' || (isNote && (withFood.has(at) || swapping.has(words[start]!.key)))
      return isOfIt ? [at - 1] : []
    }),
  )
  const wordsAtOrAfter: (Part | undefined)[] = []
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at]!
    const says = foodWordsBefore[part.end]! > foodWordsBefore[part.start]!
    wordsAtOrAfter[at] = isChoice(part) ? undefined : says ? part : wordsAtOrAfter[at + 1]
  }
  const warningEnds: number[] = []
  for (let at = words.length - 1, end = words.length; at >= 0; at -= 1) {
    warningEnds[at] = end
    if (words[at]?.after === ')' || words[at]?.after === ';') end = at
  }
  return {
    parts,
    partOf,
    clearing,
    foodWordsBefore,
    conditional,
    explained,
    foodAtOrBefore,
    wordsAtOrAfter,
    warningEnds,
  }
}

function placesFrom(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at)
}

/** Whether a word is no amount, no joiner and no measure. */
export function mayNameFood({ key }: Word): boolean {
  return !fillers.has(key) && !/^\d/.test(key)
}

/** 'Or' parts what is cleared from what is not. */
export function isChoice({ opener }: Part): boolean {
  return opener === 'or' || opener === '/'
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
      if (!beginsMeaning(key)) break
      const meaning = meaningOf(key)
      const isEither =
        words[start]?.key === 'without' && words[start - 1]?.key === 'or' && words[start - 2]?.key === 'with'
      if (meaning && !isEither && words[end + 1]?.key !== 'range') longest = { start, end: end + 1, meaning }
    }
    if (longest) {
      found.push(longest)
      start = longest.end - 1
    }
  }
  return found
}

/** The parts of a line in order; a joiner is the first word of its part. */
export function partsOf(words: readonly Word[]): Part[] {
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
function isVoid(words: readonly Word[], { start }: ClearingWord, { partOf, conditional }: Parts): boolean {
  const before = words[start - 1]
  if (before && deniers.has(before.key) && before.after !== ')') return true
  return conditional.has(partOf[start]!)
}

function reachOf({ start, end }: ClearingWord, line: Parts): { start: number; end: number } | undefined {
  const { parts, partOf, foodWordsBefore, explained, foodAtOrBefore, wordsAtOrAfter } = line
  const says = (from: number, to: number) => foodWordsBefore[to]! > foodWordsBefore[from]!
  const at = partOf[start]!
  const part = parts[at]!
  if (end < part.end && says(end, part.end)) return { start: end, end: part.end }
  if (says(part.start, start)) return { start: part.start, end: start }
  if (isChoice(part) || explained.has(at)) return undefined
  const earlier = foodAtOrBefore[at - 1]
  return earlier === 'parted' ? undefined : (earlier ?? wordsAtOrAfter[at + 1])
}

/** 'If needed', and 'can use': 'can' alone is a tin. */
function isCondition(words: readonly Word[], at: number): boolean {
  const { key } = words[at]!
  const next = words[at + 1]?.key === 'also' ? words[at + 2] : words[at + 1]
  return conditions.has(key) || (key === 'can' && next !== undefined && may.has(next.key))
}
const may = new Set(['use', 'be', 'sub', 'substitute', 'swap', 'replace', 'make', 'go', 'try', 'do', 'choose', 'add'])

/** 'Butter (dairy-free, use oil)'. */
const swapping = new Set(['use', 'sub', 'substitute', 'swap', 'try', 'replace'])

/** 'Gluten-free sausages in pastry': what something stands in is of another kind. */
const places = new Set(['in', 'on', 'over', 'around', 'inside', 'atop', 'into', 'onto', 'under'])
/** 'No nuts but almonds': what is excepted is not denied. */
const joiners: ReadonlySet<string> = new Set([
  ...wordSet('or and plus with except but besides apart other only just'),
  ...places,
])
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
