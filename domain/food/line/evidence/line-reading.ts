import { cutText } from '#domain/cut-text.ts'
import { type AllergenClaim, coveredSpans, findPhrases, type Span } from '#domain/food/allergens/allergen-words.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { type AnimalSpan, comesOfAnimals, ofAnimals } from '#domain/food/allergens/clearing-imitations.ts'
import { isOfAnimals, isOfSea } from '#domain/food/allergens/clearing-meanings.ts'
import { type Clearing, findClearings, findClearingWords } from '#domain/food/allergens/clearing-words.ts'
import { claimsItself } from '#domain/food/allergens/itself.ts'
import type { Fact, Food } from '#domain/food/food.ts'
import { deniedBeside } from '#domain/food/line/evidence/denied-beside.ts'
import { leavesOpen, makesAnother, plainly, saysEither, veggieIn } from '#domain/food/line/evidence/left-open.ts'
import { unreadBeside } from '#domain/food/line/evidence/unread-beside.ts'
import { readByTables } from '#domain/food/line/ingredient-line.ts'
import type { IngredientLine, NamedFood } from '#domain/food/line/line.ts'
import {
  claimsOf,
  fleshIn,
  imitationPlace,
  isNamedByTerms,
  isVeggie,
  namePlace,
  placeOf,
  spokenOf,
} from '#domain/food/line/words/line-places.ts'
import { unmasked } from '#domain/food/line/written/unmasked.ts'
import { isOfSomeKind } from '#domain/food/match/some-kind.ts'
import { readWords, type Word } from '#domain/food/match/word-keys.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** One piece of evidence in a line: the words that give it, and what they prove. */
export interface Evidence {
  because: string
  /** The food of the table that it rests on; without one it rests on the words alone. */
  food?: Food
  claims: readonly AllergenClaim[]
  facts: readonly Fact[]
}

/** Words whose food nobody knows, and what a word such as 'vegan' before them says all the same. */
export interface UnknownFood {
  words: string
  clears: readonly Allergen[]
  facts: readonly Fact[]
}

/** All that a line gives away about allergens and diets. */
export interface LineReading {
  evidence: readonly Evidence[]
  unknown: readonly UnknownFood[]
  /** Known names that may stand for meat or for vegetables: 'bouillon cube', 'gravy', 'gyoza'. */
  ofSomeKind: readonly string[]
  /** What is taken back, as a label says it ('gluten-free'), and of which of the line's foods; of any, where none stands there. */
  labels: readonly { label: string; named?: NamedFood }[]
}

/** Reads a line once: the foods of the table in it, and what its words prove besides, preparation included. */
export const readEvidence: (line: IngredientLine) => LineReading = rememberedFor((line) => {
  const reading = read(line)
  return line.asRead ? withEvidenceOf(read(line.asRead), reading) : reading
})

/**
 * A corrected line with all that the tables prove of its words: no correction takes an allergen away, or what comes of animals. What was
 * unknown and is corrected is known.
 */
function withEvidenceOf({ evidence: proved }: LineReading, corrected: LineReading): LineReading {
  const kept = proved.map((one) => ({ ...one, facts: one.facts.filter((fact) => ofAnimals.has(fact)) }))
  const telling = kept.filter(({ claims, facts }) => claims.length + facts.length > 0)
  return { ...corrected, evidence: [...corrected.evidence, ...telling] }
}

/** Characters of a line that are read; what is longer is never known. */
const longestLine = 2000

/** `isPlain` tells a line that was read without its clearing words. */
function read(line: IngredientLine, isPlain = false): LineReading {
  const text = unmasked(line.text.slice(0, longestLine))
  const words = readWords(text)
  const named = [...line.foods, ...line.alternatives]
  const phrases = findPhrases(words)
  const listed = coveredSpans(phrases, 'allergens')
  const told = coveredSpans(phrases, 'facts')
  const said = findClearingWords(words)
  const places = named.map((one) => (one.food || said.length > 0 ? placeOf(one, words) : undefined))
  const owned = places.filter((place, at) => place !== undefined && named[at]?.food !== undefined) as Span[]
  const placed = places.filter((place) => place !== undefined)
  const spans = spokenOf(phrases, words, said)
  const foods = [...spans.filter(({ phrase }) => phrase.allergens?.length), ...owned]
  const mayBeImitated = said.some(({ meaning }) => isOfAnimals(meaning)) || words.some(isVeggie)
  const flesh = mayBeImitated ? fleshIn(words, said) : []
  const names = said.length > 0 || words.some(isVeggie) ? namesInTable() : []
  const clearings = said.length > 0 ? findClearings(words, said, foods, animalsIn(), names) : []

  const imitations = named.flatMap((one) => imitationPlace(one, words, said) ?? [])
  const veggies = imitations.flatMap((place) => veggieIn(place, words))

  const isDenied = deniedBeside(text, words, owned)

  const evidence: Evidence[] = []
  const unknown: UnknownFood[] = []
  if (named.length === 0 || line.text.length > longestLine)
    unknown.push({ words: cutText(line.text, 60), clears: [], facts: [] })
  if (unknown.length === 0) unknown.push(...unreadBeside(line).map((words) => ({ words, clears: [], facts: [] })))
  const open = isPlain ? [] : ([said, veggies].find((some) => leavesOpen(text, words, some, names, named)) ?? [])
  if (open.length > 0) evidence.push(...read(readByTables(plainly(text, words, open)), true).evidence)
  if (
    open.some(({ meaning }) => makesAnother(meaning)) ||
    saysEither(line.text.slice(0, longestLine), words, said, names)
  )
    unknown.push({ words: cutText(text, 60), clears: [], facts: [] })
  named.forEach(({ food, words: name }, at) => {
    const found = places[at]
    if (found && isDenied(found)) return
    const because = found ? textOf(text, words, found) : name
    const place = found ?? (named.length === 1 ? { start: 0, end: words.length } : undefined)
    const touching = clearings.filter(({ start, end }) => place && start < place.end && end > place.start)
    if (food) {
      const over = touching.filter((one) => (found ? isOver(one, place) : !one.warns))
      const inName = touching.filter(({ start }) => found && start > found.start)
      weigh({ because, food, claims: deniedByName(claimsOf(food), inName), facts: [...food.facts] }, over)
    } else if (!isNamedByTerms(name) && !isPartOfTerm(name))
      unknown.push({ words: name, ...saidBy(touching.filter((one) => isOfWhole(one, place))) })
  })
  for (const span of spans) {
    const { allergens = [], facts = [] } = span.phrase
    const isNoMeat = imitations.some((place) => place.start <= span.start && place.end >= span.end)
    const claims = listed.has(span) ? [] : isNoMeat ? allergens.filter(({ allergen }) => !isOfSea(allergen)) : allergens
    const beyond = told.has(span) || isNoMeat ? [] : factsBeyond(span, facts, owned)
    if (claims.length + beyond.length === 0 || isDenied(span)) continue
    const home = owned.find((place) => place.start <= span.start && place.end >= span.end)
    const over = clearings.filter((one) => isOver(one, span)).map((one) => (home ? saidByName(one, home) : one))
    const because = textOf(text, words, span)
    weigh({ because, claims, facts: beyond }, over, !listed.has(span) && !home)
  }
  // beside a word that denies meat a name of meat is told by itself: nothing else may be known of such a line
  for (const { food, ...span } of flesh) {
    const holds = ({ start, end }: Pick<Span, 'start' | 'end'>) => start <= span.start && end >= span.end
    if ([...spans, ...owned].some(holds)) continue
    const over = clearings.filter((one) => isOver(one, span))
    weigh({ because: textOf(text, words, span), food, claims: span.claims, facts: span.facts }, over, false)
  }
  const ofSomeKind = named.filter(({ food, words: name }) => !food && isOfSomeKind(name)).map(({ words: name }) => name)
  const isStrange = named.some(({ food }, at) => !food && places[at])
  const labeled = isStrange ? findClearings(words, said, placed) : []
  const labels = [...clearings, ...labeled].flatMap((clearing) => labelsBy(clearing))
  return { evidence, unknown, ofSomeKind, labels }

  /** What comes of animals, by the terms and by the foods of the table. */
  function animalsIn(): AnimalSpan[] {
    const byTerms = spans.map((span) => ({
      ...span,
      claims: listed.has(span) ? [] : (span.phrase.allergens ?? []),
      facts: told.has(span) ? [] : (span.phrase.facts ?? []),
    }))
    const byTable = named.flatMap(({ food }, at) => {
      const place = places[at]
      return food && place ? [{ ...place, claims: claimsOf(food), facts: [...food.facts] }] : []
    })
    return [...byTerms, ...byTable, ...flesh].filter(comesOfAnimals)
  }

  /** Places of names that the tables have, of foods and of terms; a name that is only like one of them is none. */
  function namesInTable(): Span[] {
    return [...spans, ...named.flatMap(({ food }) => (food ? (namePlace(food, words) ?? []) : []))]
  }

  /** 'Mac' of 'mac and cheese': the line's parts may be less than a term that joins them. */
  function isPartOfTerm(name: string): boolean {
    const joining = spans.filter((span) => span.phrase.kind === 'food' && span.phrase.allergens && !listed.has(span))
    const place = joining.length > 0 ? placeOf({ words: name }, words) : undefined
    return place !== undefined && joining.some(({ start, end }) => start <= place.start && end >= place.end)
  }

  /** What stands in a note and is no food of the line speaks for all of it. */
  function labelsBy(clearing: Clearing): LineReading['labels'] {
    const { label, start, end, clears } = clearing
    if (label === undefined) return []
    const own = named.filter((_, at) => {
      const place = places[at]
      return place ? start < place.end && end > place.start : named.length === 1
    })
    const isOfNotes = spans.some(
      (span) => isOver(clearing, span) && span.phrase.allergens?.some(({ allergen }) => clears.includes(allergen)),
    )
    return own.length > 0 ? own.map((one) => ({ label, named: one })) : isOfNotes ? [{ label }] : []
  }

  function weigh(one: Evidence, over: readonly Clearing[], mayBeRemade = true): void {
    evidence.push(over.length > 0 ? afterClearing(one, over) : one)
    if (mayBeRemade && over.some((clearing) => isRemade(one, clearing)))
      unknown.push({ words: one.because, ...saidBy(over) })
  }
}

/** 'Gluten-free oat milk' is one name of oat milk: what is only usual in the food is not in the one that denies it. */
function deniedByName(claims: AllergenClaim[], inName: readonly Clearing[]): AllergenClaim[] {
  return claims.filter(
    ({ allergen, certainty }) => certainty === 'certain' || !inName.some(({ clears }) => clears.includes(allergen)),
  )
}

/**
 * The facts of a food of the table are the table's alone; only what comes of animals is added by the words of its name, as one
 * food stands for several ('honey mustard' among the mustards).
 */
function factsBeyond(span: Span, facts: readonly Fact[], owned: readonly Span[]): readonly Fact[] {
  const inside = owned.some((place) => place.start <= span.start && place.end >= span.end)
  return inside ? facts.filter((fact) => fromAnimals.has(fact)) : facts
}

const fromAnimals: ReadonlySet<Fact> = new Set(['meat', 'some-meat', 'some-glaze', 'honey', 'animal-rennet'])

/** A clearing reaches what begins behind its word; the word inside a name ('gluten-free tamari') is part of the name. */
function isOver(clearing: Clearing, place: { start: number; end: number } | undefined): boolean {
  if (!place) return false
  const { start, end } = place
  return start >= clearing.start && start < clearing.end && end > clearing.start
}

function afterClearing(one: Evidence, over: readonly Clearing[]): Evidence {
  const has = (list: 'clears' | 'softens', allergen: Allergen) =>
    over.some((clearing) => clearing[list].includes(allergen))
  return {
    ...one,
    claims: one.claims
      .filter(({ allergen }) => !has('clears', allergen) || isItself(one, allergen, over))
      .map((claim) => (has('softens', claim.allergen) ? { ...claim, certainty: 'usual' } : claim)),
    facts: one.facts.filter((fact) => !over.some((clearing) => clearing.facts.includes(fact))),
  }
}

/** Almonds hold nuts whatever is written beside them; only 'vegan shrimp' are something else. */
function isItself({ because }: Evidence, allergen: Allergen, over: readonly Clearing[]): boolean {
  const isImitated = over.some(({ clears, imitates }) => imitates === true && clears.includes(allergen))
  return !isImitated && claimsItself(because, allergen)
}

/** Where the name of a food of the table says it itself ('plant-based egg'), the table knows what stands in for the egg. */
function saidByName(clearing: Clearing, home: Span): Clearing {
  return home.start < clearing.start ? { ...clearing, clears: [...clearing.clears, ...clearing.softens] } : clearing
}

/**
 * A vegan cheesecake is no cheesecake: what stands in for the milk, the egg or the meat (often soy or nuts) is on its label
 * only. Of flour and pasta without gluten the ruling is that they are clear.
 */
function isRemade({ claims, facts }: Evidence, clearing: Clearing): boolean {
  if (clearing.warns) return false
  const replaced = claims.some(
    ({ allergen, certainty }) =>
      certainty === 'certain' &&
      (allergen === 'milk' || allergen === 'egg' || allergen === 'fish') &&
      (clearing.clears.includes(allergen) || clearing.softens.includes(allergen)),
  )
  return replaced || (facts.includes('meat') && clearing.facts.includes('meat'))
}

function saidBy(over: readonly Clearing[]): Omit<UnknownFood, 'words'> {
  return {
    clears: over.flatMap(({ clears }) => clears),
    facts: over.flatMap(({ facts, warns }) => (warns ? [] : facts)),
  }
}

/** Whether a clearing speaks of a name to its end: of 'vegan cheese with zorblax' nobody knows the zorblax. */
function isOfWhole(one: Clearing, place: Pick<Span, 'start' | 'end'> | undefined): boolean {
  if (one.stops || !place) return !one.stops
  return !isOfAnimals(one) || one.start <= place.start || one.end >= place.end
}

function textOf(text: string, words: readonly Word[], { start, end }: Pick<Span, 'start' | 'end'>): string {
  return text.slice(words[start]?.from, words[end - 1]?.to)
}
