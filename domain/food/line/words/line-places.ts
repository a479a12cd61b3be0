import {
  type AllergenClaim,
  coveredSpans,
  findPhrases,
  isDenied,
  type Span,
} from '#domain/food/allergens/allergen-words.ts'
import type { AnimalSpan } from '#domain/food/allergens/clearing-imitations.ts'
import { type ClearingWord, findClearingWords } from '#domain/food/allergens/clearing-words.ts'
import { plantBrandIn, withoutMaker } from '#domain/food/allergens/plant-brands.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import type { NamedFood } from '#domain/food/line/line.ts'
import { isMaker, isPlainWord, leavesFood } from '#domain/food/line/words/line-words.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { nameKey, readWords, type Word } from '#domain/food/match/word-keys.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Where a named food stands among the words of its line: the longest of its names, else its own words. */
export function placeOf({ food, words: text }: NamedFood, words: readonly Word[]): Span | undefined {
  return (
    (food && placeIn(namesOf(food), words)) ??
    (text.length > longestName ? undefined : placeIn(new Set([nameKey(text)]), words))
  )
}

/** Where one of its own names of the table stands, the longest of them. */
export function namePlace(food: Food, words: readonly Word[]): Span | undefined {
  return placeIn(namesOf(food), words)
}

/**
 * Where the name of a plant kind stands whose words are of no animal, as the table knows what 'Beyond beef' is. Of 'plant-based' the clearing
 * word tells; 'veggie' says what a bacon is made of only where its name begins: veggies, mixed or not, are vegetables.
 */
export function imitationPlace(
  { food, words: name }: NamedFood,
  words: readonly Word[],
  said: readonly ClearingWord[],
): Span | undefined {
  const place = food?.facts.has('plant-kind') ? namePlace(food, words) : undefined
  if (!food || !place) return undefined
  if (said.some(({ start, meaning }) => meaning.softens.length > 0 && start >= place.start && start < place.end))
    return undefined
  if (!words.slice(place.start, place.end).some(isVeggie) || plantBrandIn(name)) return place
  const veggie = readWords(name).find(isVeggie)
  if (veggie?.to !== (veggie?.from ?? 0) + 'veggie'.length) return undefined
  return foodWords(withoutMaker(name.slice(0, veggie.from)).rest).every(
    (word) => leavesFood(word, food) || isMaker(word),
  )
    ? place
    : undefined
}

/** 'Veggie' or 'veggies', which may deny the meat behind it or stand beside it. */
export function isVeggie({ key }: Word): boolean {
  return key === 'veggy'
}

/** Every name of a meat or fish of the table among the words, whether or not a line was read as it; 'fish-free' is none. */
export function fleshIn(words: readonly Word[], said: readonly ClearingWord[]): (AnimalSpan & { food: Food })[] {
  const saidAt = new Set(said.flatMap(placesIn))
  flesh ??= new Map(
    [...foods.values()].filter(isFlesh).flatMap((food) => [...namesOf(food)].map((name) => [name, food])),
  )
  return [...runsOf(words)].flatMap(([key, { start, end }]) => {
    const food = flesh?.get(key)
    return food && !saidAt.has(start) ? [{ start, end, claims: claimsOf(food), facts: [...food.facts], food }] : []
  })
}
let flesh: ReadonlyMap<string, Food> | undefined

export function claimsOf({ allergens: { certain, usual } }: Food): AllergenClaim[] {
  return [
    ...certain.map((allergen): AllergenClaim => ({ allergen, certainty: 'certain' })),
    ...usual.map((allergen): AllergenClaim => ({ allergen, certainty: 'usual' })),
  ]
}

/** The spans that name something in earnest: no tools, no 'gluten' of 'gluten-free', no 'anchovy' of 'anchovy-free'. */
export function spokenOf(found: readonly Span[], words: readonly Word[], said: readonly ClearingWord[]): Span[] {
  const saidAt = new Map(said.flatMap((one) => placesIn(one).map((at) => [at, one] as const)))
  return found.filter((span) => {
    if (span.phrase.kind === 'none' || isDenied(span, words)) return false
    const own = saidAt.get(span.start)
    return own === undefined || span.end > own.end
  })
}

/** Whether the terms know every word of a food that says what it is; beside them only plain words and makers may stand. */
export function isNamedByTerms(name: string): boolean {
  if (name.length > longestName) return false
  const text = withoutMaker(name).rest
  const words = readWords(text)
  const said = findClearingWords(words)
  const found = findPhrases(words)
  const covered = coveredSpans(found, 'allergens')
  const foods = spokenOf(found, words, said).filter((span) => span.phrase.kind === 'food' && !covered.has(span))
  const told = new Set([...foods, ...said].flatMap(placesIn))
  return (
    foods.length > 0 &&
    words.every((word, at) => {
      if (told.has(at)) return true
      return foodWords(text.slice(word.from, word.to)).every((one) => isPlainWord(one) || isMaker(one))
    })
  )
}

/** Whether the words end in a term that lacks what is certainly in a food: 'chickpea tuna' has no fish. */
export function lacksAllergenOf(text: string, { allergens: { certain } }: Food): boolean {
  const words = readWords(text.slice(0, longestName))
  const whole = findPhrases(words).find(({ start, end }) => end === words.length && end - start > 1)
  const claims = whole?.phrase.allergens
  return claims !== undefined && certain.some((allergen) => claims.every((one) => one.allergen !== allergen))
}

/** Characters and words of the longest name of a food. */
const longestName = 200
const mostWords = 8

function placesIn({ start, end }: { start: number; end: number }): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at)
}

/** The longest run of words that is one of the names; of equally long ones the first. */
function placeIn(names: ReadonlySet<string>, words: readonly Word[]): Span | undefined {
  const runs = runsOf(words)
  let best: Span | undefined
  for (const name of names) {
    const one = runs.get(name)
    if (!one) continue
    const longer = best ? one.end - one.start - (best.end - best.start) : 1
    if (longer > 0 || (longer === 0 && best && one.start < best.start)) best = one
  }
  return best
}

/** Every run of words of a line by its key, the longest and then the first of each: made once for all names that are looked for. */
const runsOf = rememberedFor((words: readonly Word[]): ReadonlyMap<string, Span> => {
  const runs = new Map<string, Span>()
  for (let start = 0; start < words.length; start += 1) {
    let key = ''
    for (let end = start + 1; end <= words.length && end <= start + mostWords; end += 1) {
      key += words[end - 1]?.key ?? ''
      const known = runs.get(key)
      if (!known || end - start > known.end - known.start) runs.set(key, { start, end, phrase: ofFood })
    }
  }
  return runs
})
const ofFood = { kind: 'food' } as const

const namesOf = rememberedFor(
  ({ name, plural, aliases }: Food): ReadonlySet<string> => new Set([name, plural, ...aliases].map(nameKey)),
)
