import { remembered } from '#domain/remembered.ts'
import { bareAllergenAt } from '#domain/wish/allergies/allergen-names.ts'
import { joinAllergies } from '#domain/wish/allergies/joined-allergies.ts'
import type { ToldAllergies } from '#domain/wish/allergies/tellings.ts'
import { allergiesIn } from '#domain/wish/allergies/told-allergies.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { otherScripts } from '#domain/wish/lexicon/heard-by-itself.ts'
import { type Found, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { amountAt } from '#domain/wish/parser/amounts.ts'
import { closeList } from '#domain/wish/parser/closed-list.ts'
import { eaterAt, hearEatersWithin, teaAt } from '#domain/wish/parser/eaters.ts'
import { hearFood } from '#domain/wish/parser/foods.ts'
import { beginHearing, type Hearing, tellDenied, turn } from '#domain/wish/parser/hearing.ts'
import { hearPassing } from '#domain/wish/parser/passing-foods.ts'
import { pause } from '#domain/wish/parser/pauses.ts'
import { hearPhrase } from '#domain/wish/parser/phrases.ts'
import { deniedWorkAt } from '#domain/wish/parser/qualities-said.ts'
import { refuseBefore } from '#domain/wish/parser/refusals.ts'
import { hearRefusedName } from '#domain/wish/parser/refused-name.ts'
import { hearStrangeWord } from '#domain/wish/parser/strange-words.ts'
import { settleParts } from '#domain/wish/settled/refused-parts.ts'
import { withoutWhatSauceIsFor } from '#domain/wish/settled/sauce-for.ts'
import { settleDiets } from '#domain/wish/settled/settled-diets.ts'
import { settledDishes } from '#domain/wish/settled/settled-dishes.ts'
import { settleRefusals } from '#domain/wish/settled/settled-refusals.ts'
import { cleaned } from '#domain/wish/spelling/tokens.ts'

/**
 * What a cook's own text says: one pass over its words, each the beginning of the longest known phrase or of none. A refusal
 * holds over a list until a new verb, a 'but' or the end of the sentence. Takes time in proportion to the text, and never throws.
 */
export const parseNotes: (text: string) => Intents = remembered((text) => intentsOf(text), { bytes: 1_000_000 })

/** The same, with one of the rules of `scope/` left out, to see what it is good for. */
export function intentsOf(text: string, without?: string): Intents {
  const hearing = beginHearing(cleaned(text), parseNotes, without)
  const { tokens } = hearing.reading
  const told = allergiesIn(hearing.reading)
  for (let at = 0; at < tokens.length; ) {
    const sign = hearing.reading.signBefore(at)
    if (sign) pause(hearing, sign, at)
    const length = passTold(hearing, told, at) || hearAt(hearing, at)
    if (length) hearing.denial.phraseAt(at)
    else hearStrangeWord(hearing, at)
    at += Math.max(1, length)
  }
  tellDenied(hearing)
  hearing.part.end(tokens.length)
  joinAllergies(hearing.intents, told, hearing.reading)
  settle(hearing)
  return hearing.intents
}

/** What is told of an allergy is heard already: a list of it is no list of what is wanted or refused. Words of it, 0 where none is told. */
function passTold(hearing: Hearing, { taken, ends }: ToldAllergies, at: number): number {
  const { scope, list, denial, part } = hearing
  if (ends.has(at) && scope.is('aside')) scope.put('wanted')
  const told = taken.get(at)
  if (!told) return 0
  part.understand()
  if (told.is === 'opening') turn(hearing, 'aside', at + told.length)
  if (told.is === 'food') {
    list.member()
    denial.food()
    scope.fill()
  }
  return told.length
}

/** Words of what is understood at a place, 0 where nothing is. */
function hearAt(hearing: Hearing, at: number): number {
  const { reading, part, intents } = hearing
  const figure = reading.figureAt(at)
  if (figure) {
    intents.figures.push(figure)
    hearEatersWithin(hearing, at, at + figure.length)
    part.understand()
    return figure.length
  }
  const end = reading.partEnd(at)
  const length = isHadEnough(hearing, at)
    ? Number(refuseBefore(hearing, { words: 'again', length: 1 }, undefined, at))
    : amountAt(hearing, at) ||
      teaAt(hearing, at) ||
      eaterAt(hearing, at, end) ||
      hearPassing(hearing, at, end) ||
      deniedWorkAt(hearing, at, end)
  if (length) part.understand()
  return length || hearFound(hearing, at)
}

/** 'Pasta again?' */
function isHadEnough({ reading, scope }: Hearing, at: number): boolean {
  return reading.word(at) === 'again' && scope.is('wanted') && reading.text[reading.tokens[at]?.to ?? 0] === '?'
}

function hearFound(hearing: Hearing, at: number): number {
  const { reading } = hearing
  const found = beforeHead(reading, at) ?? reading.phraseAt(at) ?? bareAllergenAt(reading, at)
  if (!found || endsInFood(reading, found, at)) return 0
  const { meaning, length } = found
  if (meaning && !hearPhrase(hearing, found, meaning, at)) return 0
  if (!meaning && found.foods) hearFood(hearing, found, at)
  if (meaning?.is !== 'nothing') hearing.part.understand()
  return length
}

/** Of two names that share a word the second is the dish, as its noun comes last: 'mushroom pasta bake' is a bake, and has mushrooms. */
function beforeHead(reading: Hearing['reading'], at: number): Found | undefined {
  const first = reading.phraseAt(at)
  if (first?.meaning?.is !== 'dish' || first.length < 2) return undefined
  const last = at + first.length - 1
  const second = reading.phraseAt(last)
  if (second?.meaning?.is !== 'dish' || second.length < 2) return undefined
  const before = phraseAt(reading.words, at, last)
  return before?.foods?.length && before.length === first.length - 1 ? before : undefined
}

/** 'A sweet potato' is no treat: a mood whose last word begins the name of a food. */
function endsInFood(reading: Hearing['reading'], { meaning, length }: Found, at: number): boolean {
  if (meaning?.is !== 'mood' || length < 2) return false
  const next = reading.phraseAt(at + length - 1)
  return next?.foods !== undefined && next.length > 1
}

/** Once all is heard: how far each thing reaches, held against the rest and against the catalogue. */
function settle(hearing: Hearing): void {
  const { intents, reading } = hearing
  settleDiets(intents, reading.words)
  hearRefusedName(intents, reading.words)
  settleRefusals(intents, reading.words)
  intents.dishes = settledDishes(intents, reading.words)
  settleParts(intents)
  for (const { without = [] } of intents.dishes) intents.banned.push(...without)
  intents.foods = withoutWhatSauceIsFor(intents, reading.words)
  closeList(intents, reading.text)
  if (otherScripts.test(reading.text) && !intents.allergens.length) intents.openAllergy = true
}
