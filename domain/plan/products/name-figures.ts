import { endsInNameNumber, isNameNumber, namesInWords, packAt } from '#domain/food/line/amounts/line-numbers.ts'
import { unitAt } from '#domain/food/line/amounts/measure-parts.ts'
import { claimsNone, nutrient } from '#domain/food/line/amounts/none-of.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'
import { foodCalled } from '#domain/food/match/find-food.ts'
import { compareFractions, fraction } from '#domain/measure/amount.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { amountAt } from '#domain/measure/read-amount.ts'
import { unitById } from '#domain/measure/unit.ts'
import { pieceOf } from '#domain/plan/products/packages.ts'

interface Span {
  from: number
  to: number
}

/**
 * Whether a line says an amount that a list can say again: a count or a measure, above nothing. None of a food, '2-3 lemons', '8-inch
 * tortillas' and '2 x 500 g flour' are left in the words that were typed.
 */
export function isPlainAmount({ amount, unit, packageSize }: IngredientLine): boolean {
  if (amount && (amount.high.n === 0 || compareFractions(amount.low, amount.high) !== 0)) return false
  const dimension = unitById(unit ?? '')?.dimension
  return dimension !== 'length' && (packageSize === undefined || dimension !== undefined)
}

/**
 * The figures of a typed line that are no amount of it and that no name of the kitchen's has, in order: '3,5' of 'milk 3,5', '0.0' of
 * 'beer 0.0', '#10', '50/50', 'half fat', a price. All others are counts, measures, or of names that are read with them ('2% milk').
 */
export function nameFigures(text: string): readonly Span[] {
  const spans: Span[] = []
  const add = (span: Span | undefined) => {
    if (span && spans.every(({ from, to }) => span.to <= from || span.from >= to)) spans.push(span)
  }
  for (const { 0: found, index: from } of text.matchAll(money)) add({ from, to: from + found.length })
  for (const found of text.matchAll(partClaim)) {
    const claim = claimSpan(text, found)
    // '24/7 sugar' claims nothing of anything
    if (claim && isNamed(text, [claim])) add(claim)
  }
  for (const { 0: found, index } of text.matchAll(packsBehind)) add(figureSpan(text, index, found))
  add(numberInWords(text))
  let read = 0
  for (const { 0: said, index } of text.matchAll(tokens)) {
    const token = said.replace(trailing, '')
    if (index < read || !figure.test(token)) continue
    const end = plainEnd(text, index, token)
    if (end === undefined) add(figureSpan(text, index, token))
    else read = end
  }
  return isNamed(text, spans) ? spans.sort((one, other) => one.from - other.from) : []
}

/** A typed line without what it costs, and without packs behind a name: 'coke' of 'coke 6 x 330 ml'. */
export function withoutPriceOrPacks(text: string): string {
  const unpaid = text.replace(money, ' ')
  const packs = [...unpaid.matchAll(packsBehind)].map(({ 0: found, index }) => figureSpan(unpaid, index, found))
  const ends = [0, ...packs.map(({ to }) => to)]
  const words = [...packs.map(({ from }, at) => unpaid.slice(ends[at], from)), unpaid.slice(ends.at(-1))].join(' ')
  return /\p{L}/u.test(words) ? words.replace(/\s+/g, ' ').trim() : text
}

/** What somebody pays or wants to pay counts nothing. */
const price = '\\d{1,6}(?:[.,]\\d{1,2})?'
const money = new RegExp(`\\p{Sc}\\s?${price}(?![\\d.,]*\\d)|(?<![\\d.,])${price}\\s?\\p{Sc}(?!\\s?\\d)`, 'gu')
const fractionSign = '[¼-¾⅐-⅞]'
/** 'Half fat', '1/3 less sugar': how much is left of what labels tell. */
const partClaim = new RegExp(
  `(?<![\\p{L}\\p{N}/.,])(?:(?:(?:one|two|three|a)[ -])?(?:half|third|quarter)s?|\\d{1,2}/\\d{1,2}|${fractionSign})[ -](?:(?:less|the)[ -])?(${nutrient})(?!\\p{L})`,
  'giu',
)
/** '6 x 330 ml' behind a name; before it packs are weighed. */
const packsBehind = /(?<=[\p{L})%][\s,(]{1,2})\d{1,4}\s?[x×]\s?\d[^\s();,]*/giu
const tokens = /(?:[^\s();,]|(?<=\p{N}),(?=\p{N}))+/gu
const trailing = /(?<![.:!?])[.:!?]+$/
/** '#10', '^2', '3,5', '½'; the figures of 'v8' and 'No.5' stand behind letters, and are read with them. */
const figure = /^[^\p{L}\p{N}]{0,3}\p{N}/u

function claimSpan(text: string, { 0: said, 1: what = '', index: from }: RegExpExecArray): Span | undefined {
  const to = from + said.length
  const behind = text.slice(to - what.length)
  return /^\s*(?:$|[^\s\p{L}])/u.test(text.slice(to)) || claimsNone(behind) ? { from, to } : undefined
}

/** 'Half' of 'half price ham' and 'one' of 'one a day vitamins', but not 'half' of 'half a melon', 'half melon' and 'half a pound of ham'. */
function numberInWords(text: string): Span | undefined {
  const read = /^\p{L}/u.test(text) ? amountAt(text, 0) : undefined
  if (!read || knownNameEnd(text, 0, text.slice(0, read.end)) !== undefined) return undefined
  const isAmount = read.amount.low.d === 1 ? !articleBehind.test(text.slice(read.end)) : isPartOfFood(text, read.end)
  return isAmount ? undefined : { from: 0, to: articleEnd(text, read.end) }
}
/** 'A day' of '5 a day'; 'half a' is said before. */
const articleBehind = /^\s+an?(?=\s)/i
const articleEnd = (text: string, to: number): number => to + (articleBehind.exec(text.slice(to))?.[0].length ?? 0)

/** The end of an amount or of a number that belongs to a known name; undefined where the figure is neither. */
function plainEnd(text: string, from: number, token: string): number | undefined {
  const to = from + token.length
  const rest = text.slice(from)
  const known = knownNameEnd(text, from, token)
  if (known !== undefined) return known
  const pack = packAt(text, from)
  if (pack) return pack.end
  const plain = plainDigits(rest)
  // places in the text and in its plain form are counted from their ends
  const placeOf = (at: number) => Math.max(to, text.length - (plain.length - at))
  const whole = amountAt(plain, 0)
  const own = plainDigits(token).trimEnd()
  for (const read of [whole, amountAt(own, 0)]) {
    if (!read) continue
    const unit = unitAt(plain, read.end)
    const isGlued = read.end < own.length && !unit
    if (!isGlued && isAmount(text, from, plain, read, unit !== undefined)) return placeOf(unit?.end ?? read.end)
  }
  return undefined
}

/** Where a name ends that is read with its figure: '2%' of '2% milk', '80/20' of '80/20 beef', '00' of 'flour 00', 'half and half'. */
function knownNameEnd(text: string, from: number, said: string): number | undefined {
  const to = from + said.length
  const plain = plainDigits(text.slice(from))
  if (isNameNumber(plain, 0)) return to
  if (/^\s*(?:$|[,;(])/.test(text.slice(to)) && endsInNameNumber(text.slice(0, to))) return to
  const inWords = namesInWords(plain)
  if (inWords.startsWith(plain.slice(0, plainDigits(said).trimEnd().length + 1))) return undefined
  let same = 0
  while (same < inWords.length && inWords.at(-1 - same) === plain.at(-1 - same)) same += 1
  return Math.max(to, text.length - same)
}

/** Counts are whole, parts are of a measure or a food, and nought says what there is none of, at the start of a line. */
function isAmount(
  text: string,
  from: number,
  plain: string,
  { amount: { low, high }, end }: NonNullable<ReturnType<typeof amountAt>>,
  isMeasured: boolean,
): boolean {
  const said = plain.slice(0, end)
  const before = text.slice(0, from)
  if (high.n === 0) return isMeasured || (/^\d+$/.test(said) && /^(?:[-*•·\s]*|\d{1,4} )$/.test(before))
  const slash = /(?<!\d)(\d{1,6})\s?\/\s?(\d{1,6})/.exec(said)
  if (slash && !isPart(Number(slash[1]), Number(slash[2]), isMeasured)) return false
  if (isMeasured || low.n * high.d !== high.n * low.d) return true
  if (low.d > 1 || /\d[.,]\d/.test(said)) {
    const isInPieces = slash !== null || (low.d > 1 && 4 % low.d === 0)
    return isInPieces && /^[-*•·~\s]*$/.test(before) && isPartOfFood(plain, end, slash === null)
  }
  return (
    low.n < (/\p{L}/u.test(before) && !isOfPieces(before) ? mostBehind : most) && !articleBehind.test(plain.slice(end))
  )
}
/** Nobody buys thousands of anything, and a hundred behind a name is 'vitamin D 400' or 'flour 550', where it is nothing that is bought by the piece. */
const most = 1000
const mostBehind = 100

/** Whether n/m is a part: of a measure any down to a sixteenth; of a food one that it is cut into, so not '10/12 shrimp' and '4/6 scallops'. */
function isPart(n: number, m: number, isMeasured: boolean): boolean {
  if (n >= m || m > finest) return false
  return isMeasured || (cutInto.has(m) && fraction(n, m).d === m)
}
/** The smallest part that measures have: a sixteenth. */
const finest = 16
const cutInto: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 8, 16])

/** Whether the name before a figure is of what is bought by the piece: 'eggs', 'lemons,'. */
function isOfPieces(before: string): boolean {
  const letters = Array.from(before)
  const food = foodCalled(letters.slice(0, letters.findLastIndex((sign) => /\p{L}/u.test(sign)) + 1).join(''))
  return food !== undefined && pieceOf(food) !== undefined
}

/** Whether what follows a part is had in parts: a measure, or a food by its name alone. In decimals that is a piece: '1.5 milk' tells its fat. */
function isPartOfFood(text: string, end: number, isDecimal = false): boolean {
  const rest = text.slice(end)
  if (!isDecimal && (/\ban?$/i.test(text.slice(0, end)) || articleBehind.test(rest) || unitAt(text, end))) return true
  const name = rest.replace(/^[\s-]+(?:of\s+)?(?:(?:small|medium|large)\s+)?/i, '').split(/[,(;]/)[0] ?? ''
  const food = foodCalled(name)
  return food !== undefined && (!isDecimal || pieceOf(food) !== undefined)
}

/** The figure with the measure or the article behind it: all of '-5 kg', '5 a' of '5 a day'. */
function figureSpan(text: string, from: number, token: string): Span {
  const to = from + token.length
  const unit = /\d$/.test(token) && text.charAt(to) !== '-' ? unitAt(text, to) : undefined
  const isMeasure = unit && (unit.unit.dimension === 'mass' || unit.unit.dimension === 'volume')
  return { from, to: isMeasure ? unit.end : articleEnd(text, to) }
}

/** Whether a name is left without them. */
function isNamed(text: string, spans: readonly Span[]): boolean {
  const letters = (said: string) => said.match(/\p{L}/gu)?.length ?? 0
  return letters(text) - spans.reduce((sum, { from, to }) => sum + letters(text.slice(from, to)), 0) > 1
}
