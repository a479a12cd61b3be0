import type { AllergenClaim, Span } from '#domain/food/allergens/allergen-words.ts'
import type { Fact } from '#domain/food/food.ts'
import { isPlainWord } from '#domain/food/line/words/line-words.ts'
import type { Word } from '#domain/food/match/word-keys.ts'
import { wordSet } from '#domain/plain-text.ts'

/** Words that name what comes of an animal, and what they say of it. */
export interface AnimalSpan {
  start: number
  end: number
  claims: readonly AllergenClaim[]
  facts: readonly Fact[]
}
type Reach = Pick<Span, 'start' | 'end'>

/** Whether words tell of an animal, or of milk, eggs or honey. */
export function comesOfAnimals({ claims, facts }: Pick<AnimalSpan, 'claims' | 'facts'>): boolean {
  return facts.some((fact) => ofAnimals.has(fact)) || claims.some(({ allergen }) => animalAllergens.has(allergen))
}
/** What a food is that comes of an animal. */
export const ofAnimals: ReadonlySet<Fact> = new Set([
  'meat',
  'honey',
  'animal-rennet',
  'fish',
  'red-meat',
  'processed-meat',
  'some-meat',
  'some-glaze',
])
const animalAllergens: ReadonlySet<string> = new Set(['milk', 'egg', 'fish', 'crustacean', 'mollusc'])

export interface ImitatedLine {
  words: readonly Word[]
  /** What comes of animals, the longest span by where it starts. */
  animals: ReadonlyMap<number, AnimalSpan>
  /** Names that the tables know, by where they start: 'vegan mayonnaise'. */
  names: ReadonlyMap<number, Reach>
  /** Whether a clearing word stands at a place: 'vegan gluten-free sausages'. */
  isClearing: (at: number) => boolean
}

/** Words that are looked at from a clearing word: no name of a food is as long. */
const farthest = 14

/**
 * How far a word such as 'vegan' reaches within the words that it may speak of: to the end of the one name that it stands in or before. Meat
 * and fish are cleared where nothing but plain words parts them from it; what stands behind what it clears is cleared no more, and `stops` says
 * that there is such. When in doubt it clears nothing.
 */
export function imitationReach(
  { start, end }: Reach,
  whole: Reach,
  line: ImitatedLine,
): (Reach & { stops?: true }) | undefined {
  if (whole.start < end) return before(whole, line)
  const name = line.names.get(start)
  const isName = name !== undefined && name.end > end
  const last = Math.min(whole.end, end + farthest)
  let at = isName ? name.end : whole.start
  let isParted = false
  let hasCleared = isName
  let stops = false
  while (at < last) {
    const span = line.animals.get(at)
    if (span && (isFlesh(span) ? isParted || hasCleared : hasCleared && isSure(span))) break
    const known = span ?? line.names.get(at)
    if (span) hasCleared = true
    else if (!isPlain(at, line)) {
      isParted = true
      stops ||= hasCleared && known === undefined
    }
    at = known?.end ?? at + 1
  }
  if (at <= whole.start) return undefined
  stops ||= at < whole.end
  return { start: whole.start, end: Math.min(at, whole.end), ...(stops && { stops }) }
}

/** 'Soy sauce, vegan' speaks of all that stands there; of several animal foods it is said of the last. */
function before(whole: Reach, { animals }: ImitatedLine): Reach {
  let last: AnimalSpan | undefined
  for (let at = whole.end - 1; at >= whole.start; at -= 1) {
    const span = animals.get(at)
    if (last && span && span.end <= last.start) return { start: last.start, end: whole.end }
    if (whole.end - at > farthest) return last ? { start: last.start, end: whole.end } : whole
    if (span && (!last || span.end >= last.end)) last = span
  }
  return whole
}

function isFlesh({ facts, claims }: AnimalSpan): boolean {
  return facts.some((fact) => fact === 'meat' || fact === 'fish') || claims.some(({ allergen }) => ofSea.has(allergen))
}
const ofSea: ReadonlySet<string> = new Set(['fish', 'crustacean', 'mollusc'])

function isSure({ claims, facts }: AnimalSpan): boolean {
  return facts.includes('honey') || claims.some(({ certainty }) => certainty === 'certain')
}

function isPlain(at: number, { words, isClearing }: ImitatedLine): boolean {
  const key = words[at]?.key.trim() ?? ''
  return isClearing(at) || isPlainWord(key) || said.has(key)
}
/** 'Vegan-style', 'vegan-friendly'; and the shapes in which such foods are sold. */
const said = wordSet(`style friendly certified flavor type
  link strip slice crumble piece chunk bit nugget tender shred patty ball block tub jar pack package`)
