import { smallKinds } from '#domain/food/mentions/small-kinds.ts'
import { wordSet } from '#domain/plain-text.ts'
import { animalAt } from '#domain/wish/allergies/animal-eaters.ts'
import { eatersAt } from '#domain/wish/figures/eaters.ts'
import { othersAt, tableOf } from '#domain/wish/figures/mixed-table.ts'
import { type Found, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { childAt } from '#domain/wish/lexicon/young-eaters.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import { takeOccasion } from '#domain/wish/parser/choices.ts'
import { type Hearing, isRareBefore } from '#domain/wish/parser/hearing.ts'

/** Who eats, where words say so: others of a table, a child of some age, an animal. Words of the phrase, 0 where nobody is named. */
export function eaterAt(hearing: Hearing, at: number, end: number): number {
  const { reading, scope } = hearing
  const others = scope.is('wanted') && tableOf(reading.text) ? othersAt(reading.words, at) : 0
  return others || hearChild(hearing, at, end) || hearAnimal(hearing, at, end)
}

/** Those who are counted may be toddlers, vegan, or picky. */
export function hearEatersWithin(hearing: Hearing, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const found = phraseAt(hearing.reading.words, at, to)
    if (found?.meaning?.is === 'need' || found?.meaning?.is === 'occasion')
      hearOccasion(hearing, found, found.meaning, at)
    else if (found?.meaning?.is === 'diet') hearing.intents.diets.push(found.meaning.diet)
  }
}

/** An occasion or a state of health. False for 'disease' and 'diet' after words that say by themselves which one. */
export function hearOccasion(
  hearing: Hearing,
  { words, length }: Found,
  meaning: Extract<Meaning, { is: 'occasion' | 'need' }>,
  at: number,
): boolean {
  const { reading, intents } = hearing
  const isTail = meaning.is === 'need' && meaning.isTail
  if (elsewise.test(`${words} ${reading.word(at + length)}`)) return false
  if (isTail && !isRareBefore(hearing, at)) return false
  // 'after the baby’s down': whoever sleeps does not eat
  if (meaning.is === 'need' && asleep.test(reading.said(at + length, at + length + 3))) return true
  takeOccasion(intents, meaning, reading.typed(isTail ? at - 1 : at, at + length))
  return true
}

const asleep = /^(?:is |are |has |have |goes |finally )*(?:down|asleep|sleeping|napping|in bed|gone to bed|to bed)\b/

/** In Britain a tea for five is dinner, and so is a toddler's tea and the tea that somebody cooks. */
export function teaAt({ reading, scope, intents }: Hearing, at: number): number {
  if (reading.word(at) !== 'tea' || !scope.is('wanted')) return 0
  const isFor = reading.word(at + 1) === 'for' && [at + 1, at + 2].some((from) => eatersAt(reading.tokens, from))
  const before = reading.isJoined(at) ? reading.word(at - 1) : ''
  const cook = teaCooks.has(before) ? reading.word(at - 2) : ''
  const isCooked = teaEaters.has(before) && /^(?:|cook|cooks|cooking|make|makes|making|for|a|my|our|the)$/.test(cook)
  if (!isFor && !isCooked) return 0
  intents.meals.push('Dinner')
  return 1
}

/** A child who eats, by the age that is told of them. */
function hearChild({ intents, reading }: Hearing, at: number, end: number): number {
  const heard = childAt(reading.words, at, end) ?? childInNextPart(reading, at, end)
  if (!heard) return 0
  takeOccasion(intents, heard.meaning, heard.words)
  return heard.length
}

/** 'The kids (8 and 11)', 'grandkids coming, 3 and 5': their ages are a part of their own, and nothing else is in it. */
function childInNextPart(reading: Hearing['reading'], at: number, end: number): ReturnType<typeof childAt> {
  const next = end < reading.words.length ? reading.partEnd(end) : end
  const heard = next > end ? childAt(reading.words, at, next) : undefined
  return heard && at + heard.length === next ? heard : undefined
}

/** An animal that the dish is for: its treats are no sweets. */
function hearAnimal({ intents, reading, scope }: Hearing, at: number, end: number): number {
  const heard = scope.turnedAt === at && !scope.is('wanted') ? undefined : animalAt(reading.tokens, at, end)
  if (!heard) return 0
  takeOccasion(intents, heard.meaning, reading.typed(at + heard.from, at + heard.length))
  intents.moods.delete('sweet')
  return heard.length
}

/** Baby carrots are no food for babies, a whole 30 minutes no diet, and a good Friday night is no fast. */
const elsewise = new RegExp(`(?:^| )baby ${smallKinds.source}$|^whole 30 min|^good friday (?:night|evening)$`)
const teaEaters = wordSet(
  'toddler toddlers baby childs kid kids child family our us me them him her cook cooking tonights birthday party school midweek',
)
/** Of these it is dinner where somebody cooks it. */
const teaCooks = wordSet('us me them him her')
