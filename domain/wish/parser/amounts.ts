import { wordSet } from '#domain/plain-text.ts'
import { amountOf, measureBefore, weightAt } from '#domain/wish/figures/amount-said.ts'
import { fillers } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { Hearing } from '#domain/wish/parser/hearing.ts'

/** '2 aubergines', 'a pint of milk': how much there is of what was heard last. */
export function hearAmountBefore({ intents, reading }: Hearing, { words, foods }: Found, at: number): void {
  const named = intents.foods.at(-1)
  if (!named || named.from !== at || !foods?.length) return
  const from = measureBefore(reading.words, at, reading.isJoined)
  const amount = from === undefined ? undefined : amountOf(reading.typed(from, at), words)
  if (!amount) return
  // nobody counts peppercorns
  if (words === 'pepper') named.anyOf = foodNamed('bell pepper') ?? foods
  named.amount = amount
}

/** '2 lbs': words of an amount, which that of 'chicken thighs, about 2 lb' is of the food before. 0 where there are none. */
export function amountAt(hearing: Hearing, at: number): number {
  const { intents, reading } = hearing
  const length = timesAt(reading, at) || countAt(hearing, at) || weightAt(reading.words, at, reading.isJoined)
  if (length && isInName(reading.phraseAt(at), length)) return 0
  const named = intents.foods.at(-1)
  if (!length || !named || named.amount || named.as !== 'wanted') return length
  const between = reading.words.slice(named.to, at)
  const end = at + length
  const rest = reading.said(end, reading.partEnd(end))
  const isLast = end === reading.words.length || !reading.isJoined(end) || /^(?:or so|each|total)$/.test(rest)
  const isApart = between.length > mostBetween || reading.signBefore(at) === 'stop'
  if (!isLast || isApart || between.some((word) => !fillers.has(word) && !grownIn.has(word))) return length
  const amount = amountOf(reading.typed(at, end).replace(times, ''), named.words)
  if (amount) named.amount = amount
  return length
}

/** 'x2' behind a food. Words of it, 0 where none stands there. */
function timesAt({ words }: Hearing['reading'], at: number): number {
  if (/^x\d{1,2}$/i.test(words[at] ?? '')) return 1
  return words[at] === 'x' && /^\d{1,2}$/.test(words[at + 1] ?? '') ? 2 : 0
}
const times = /^x ?/i

/** '(5)' right behind a food: a number in brackets that nothing follows. */
function countAt({ intents, reading }: Hearing, at: number): number {
  const named = intents.foods.at(-1)
  const isCount = named?.to === at && /^\d{1,2}$/.test(reading.word(at)) && !reading.isJoined(at)
  const typed = reading.text.slice(0, reading.tokens[at]?.from ?? 0)
  return isCount && /\(\s*$/.test(typed) && reading.text[reading.tokens[at]?.to ?? 0] === ')' ? 1 : 0
}

const mostBetween = 6
/** Where what there is much of comes from. */
const grownIn = wordSet('about from greenhouse garden allotment tree trees neighbor neighbour farm market freezer shop')

/** 'Three cup chicken' is a dish, and nobody's three cups. */
function isInName(found: Found | undefined, length: number): boolean {
  return found?.meaning?.is === 'dish' && found.length > length
}

/** 'Half a head of cauliflower': how much of a food there is. */
export function hearShareBefore({ intents, reading }: Hearing, { length }: Found, at: number): void {
  let from = at - 1
  while (at - from <= 5 && measures.has(reading.word(from))) from -= 1
  const isShare =
    from < at - 1 &&
    shares.has(reading.word(from)) &&
    !reading.tokens.slice(from + 1, at + 1).some(({ after }) => after)
  if (isShare && intents.parts.length < 2) intents.parts.push(reading.typed(from, at + length))
}

/** 'Leftover ham, half a leek': what is counted, has a package of its own or is raw by its name is no leftover, nor is what comes after it. */
export function isBought(hearing: Hearing, { words }: Found, at: number): boolean {
  const { reading } = hearing
  const isCounted = counted.test(reading.said(at - 2, at))
  return isCounted || isPacked(hearing, at, 3) || raw.test(`${reading.words[at - 1]} ${words}`) || raw.test(words)
}

/** Whether a package stands among so many words before a place: 'a can of'. */
export function isPacked({ reading }: Hearing, at: number, words: number): boolean {
  return packages.test(reading.said(at - words, at))
}

/** Words before a food that say which part of it there is, and those between. */
const shares = wordSet('half quarter third quarters thirds')
const measures = wordSet(
  'a an of the my head bag bunch box can carton container cup jar loaf package packet pack pint pound tub bottle block',
)
const counted = /(?:^|\b)(?:half an?|an?|one|two|three|four|five|six|\d+)$/
const packages = /\b(?:bag|bunch|box|can|tin|carton|jar|package|packet|pack|tub|bottle|head)s? of(?: \w+)?$/
const raw = /^(?:dried|raw|fresh|frozen|canned|uncooked) /
