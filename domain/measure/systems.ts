import { type Amount, addAmounts, scaleAmount, toNumber } from '#domain/measure/amount.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { printAmount } from '#domain/measure/print.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { degreesOf, temperaturesIn } from '#domain/measure/temperatures.ts'
import { unitById, unitNamed } from '#domain/measure/unit.ts'

export const systems = ['us', 'metric'] as const
export type System = (typeof systems)[number]

/** An amount as it is printed: '225' 'g', '1 1/2' 'cups'. */
export interface PrintedMeasure {
  amount: string
  unit: string
}

/** The system that a unit belongs to; undefined for spoons, pinches and things counted, which both kitchens have. */
export function systemOf(unit: string): System | undefined {
  return american.has(unit) ? 'us' : metric.has(unit) ? 'metric' : undefined
}
const american = new Set(['oz', 'lb', 'fl-oz', 'cup', 'pint', 'quart', 'gallon', 'inch'])
const metric = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'cm', 'mm'])

/**
 * Grams, millilitres or centimetres in round figures of a system, within 3% but for morsels. Volumes in US measures are those of a set of
 * cups and spoons, or fluid ounces where none is near. Undefined for less than its kitchens measure.
 */
export function printedIn(
  system: System,
  dimension: 'mass' | 'volume' | 'length',
  size: Amount,
): PrintedMeasure | undefined {
  const unit = unitFor(system, dimension, toNumber(size))
  const round = (value: number) => roundIn(unit, value / (unitById(unit)?.size ?? 1))
  const [low, high] = [round(size.low.n / size.low.d), round(size.high.n / size.high.d)]
  const known = unitById(unit)
  // a tenth of a gram is no eighth of an ounce
  const shown = readAmount(high)
  if (!shown || Math.abs((toNumber(shown) * (known?.size ?? 1)) / (size.high.n / size.high.d) - 1) > 0.3)
    return undefined
  return {
    amount: low === high ? low : `${low}-${high}`,
    unit: (high === '1' || /^(?:\d\/\d|0?\.\d+)$/.test(high) ? known?.one : known?.many) ?? unit,
  }
}

/** Millilitres as jugs have them: a cup is 240 ml on every one. */
export const jugOf: Readonly<Record<string, number>> = { tsp: 5, tbsp: 15, cup: 240, pint: 480, quart: 960 }

/** Whether a metric kitchen takes the jug or the scale for it: for any cup, and for more than four tablespoons. */
export function isJugful(unit: string, value: number): boolean {
  return systemOf(unit) === 'us' || ((unit === 'tbsp' || unit === 'tsp') && value * (jugOf[unit] ?? 0) > 60)
}

/** A line that is in metric measures but for what cups and spoons have become of it, since it was scaled. */
export function inJugs<T extends { amount: string; unit: string }>(line: T): T {
  const [unit, amount] = [unitNamed(line.unit), readAmount(line.amount)]
  if (unit?.dimension !== 'volume' || !amount || !isJugful(unit.id, amount.high.n / amount.high.d)) return line
  const printed = printedIn('metric', 'volume', scaleAmount(amount, jugOf[unit.id] ?? unit.size))
  return printed ? { ...line, ...printed } : line
}

/** The spoon or cup that holds so many millilitres within 2.5%; undefined where a set of measures has none. */
export function spoonOf(millilitres: number): PrintedMeasure | undefined {
  let best: { off: number; amount: number; unit: string } | undefined
  for (const { unit, counts } of scoops) {
    const size = unitById(unit)?.size ?? 1
    for (const amount of counts) {
      const off = Math.abs(Math.log(millilitres / (amount * size)))
      if (!best || off < best.off - 1e-9) best = { off, amount, unit }
    }
  }
  if (!best || best.off > 0.025) return undefined
  const known = unitById(best.unit)
  return { amount: printAmount(best.amount), unit: (best.amount > 1 ? known?.many : known?.one) ?? best.unit }
}
const scoops = [
  { unit: 'cup', counts: [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, ...upTo(1, 3, 12), ...upTo(4, 12, 2)] },
  { unit: 'tbsp', counts: [1, 1.5, 2, 3] },
  { unit: 'tsp', counts: [1 / 8, 1 / 4, 1 / 2, 3 / 4, 1, 1.5, 2] },
]

/** Whole numbers with their cup parts: thirds and quarters, or halves alone. */
function upTo(from: number, to: number, parts: 2 | 12): number[] {
  const fractions = parts === 2 ? [0, 1 / 2] : [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at).flatMap((whole) =>
    fractions.map((part) => whole + part),
  )
}

function unitFor(system: System, dimension: 'mass' | 'volume' | 'length', size: number): string {
  if (dimension === 'mass') return system === 'metric' ? (size >= 995 ? 'kg' : 'g') : inPounds(size) ? 'lb' : 'oz'
  if (dimension === 'length') return system === 'us' ? 'inch' : size < 0.95 ? 'mm' : 'cm'
  return system === 'metric' ? (size >= 995 ? 'l' : 'ml') : size >= 3780 ? 'quart' : 'fl-oz'
}

/** Pounds where there are three or more, or where eighths of one come near. */
function inPounds(grams: number): boolean {
  const pounds = grams / 453.59237
  return pounds >= 3 || (pounds >= 0.97 && Math.abs(Math.round(pounds * 8) / 8 / pounds - 1) <= 0.025)
}

/** A figure as a scale, a jug or a ruler shows it. */
function roundIn(unit: string, value: number): string {
  const to = (step: number) => Math.max(step, Math.round(value / step) * step)
  const decimals = (step: number) => String(Math.round(to(step) * 1000) / 1000)
  if (unit === 'g' || unit === 'ml') return decimals(value < 10 ? 0.5 : value < 100 ? 1 : 5)
  if (unit === 'kg' || unit === 'l') return decimals(value < 2 ? 0.01 : 0.05)
  if (unit === 'mm') return decimals(1)
  if (unit === 'cm') return decimals(value < 10 ? 0.5 : 1)
  if (unit === 'oz' || unit === 'fl-oz') return printAmount(to(value < 3 ? 1 / 8 : value < 8 ? 1 / 4 : 1 / 2))
  if (unit === 'lb') return printAmount(to(value < 4 ? 1 / 8 : 1 / 4))
  return printAmount(to(value < 0.5 ? 1 / 8 : value < 4 ? 1 / 4 : 1))
}

/**
 * Running text in the measures of a system: temperatures, lengths, weights and volumes. '400°F (200°C)' keeps the half that is wanted.
 * Up to four tablespoons stay. Round figures, as a cook would write them: 350°F is 175°C, a 9-inch pan 23-cm. A list of figures is changed as a whole or
 * not at all.
 */
export function textIn(system: System, text: string): string {
  return withMeasures(system, temperaturesIn(system, withoutOtherHalf(system, text)))
}

const figure = String.raw`(?:\d+(?:\s{1,3}|-|\s{1,3}and\s{1,3})\d+/\d+|\d+/\d+|\d+[\s-]?[½¼¾⅓⅔⅛]|\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅛])`
const dash = String.raw`-?\s{0,3}(?:-|–|\bto\b|\bor\b|x|\bby\b|×)[\s-]{0,6}`
const figures = String.raw`${figure}(?:${dash}${figure}){0,2}`
const pounds = String.raw`(?:pounds?|lbs?)`
/** '1 lb 4 oz' is one weight. */
const poundsAndOunces = String.raw`${figure}[\s-]?${pounds}\.?,?\s{1,3}(?:and\s{1,3})?${figure}[\s-]?(?:ounces?|oz)`
const americanWords = String.raw`fl\.? ?oz|fluid ounces?|ounces?|oz|${pounds}|cups?|pints?|quarts?|gallons?|inch(?:es)?|in\.|"`
const spoonWords = String.raw`tbsps?|tablespoons?|tsps?|teaspoons?`
const metricWords = String.raw`kg|kilograms?|mg|grams?|g|ml|milliliters?|millilitres?|cl|dl|liters?|litres?|l|cm|centimeters?|centimetres?|mm|millimeters?`
const halves = {
  us: String.raw`(?:${poundsAndOunces}(?!\w)|${figures}[\s-]?(?:${americanWords})(?!\w)|${degreesOf('F')})`,
  metric: String.raw`(?:${figures}[\s-]?(?:${metricWords})(?!\w)|${degreesOf('C')}(?: fan)?)`,
}
/** A pair with a slash has no brackets of its own: those around it are of the sentence. */
const pairOf = (one: string, other: string) =>
  new RegExp(
    String.raw`(?<![\w.]|\d\s{0,3}/\s{0,3})(${one})\s{0,3}(?:/\s{0,3}(${other})|\(\s{0,3}(${other})\s{0,3}\))`,
    'gi',
  )
const pairs = { us: pairOf(halves.us, halves.metric), metric: pairOf(halves.metric, halves.us) }

/** '450 g / 1 lb', '200°C (400°F)': one of the two is enough. */
function withoutOtherHalf(system: System, text: string): string {
  const keep = (at: 1 | 2) => (_: string, first: string, slashed?: string, bracketed?: string) =>
    at === 1 ? first : (slashed ?? bracketed ?? first)
  return text.replace(pairs.us, keep(system === 'us' ? 1 : 2)).replace(pairs.metric, keep(system === 'metric' ? 1 : 2))
}

/** No start in the middle of a number, or of a list that is too long to be read: '8, 9 or 10 inches' stays. */
const alone = String.raw`(?<![\w/.]|\d-?\s{0,3}(?:[-–,&x×]|to|or|and|by|,\s{0,3}or|,\s{0,3}and)[\s-]{0,6})`
const measuresIn = (words: string) => new RegExp(String.raw`${alone}(${figures})([\s-]?)(${words})(?!\w)`, 'gi')
const measures = { us: measuresIn(metricWords), metric: measuresIn(`${americanWords}|${spoonWords}`) }
const wholePounds = new RegExp(String.raw`${alone}${poundsAndOunces}(?!\w)`, 'gi')

function withMeasures(system: System, text: string): string {
  const joined = system === 'us' ? text : text.replace(wholePounds, (found) => gramsOfPounds(found) ?? found)
  const changed = joined.replace(measures[system], (found, ...parts) => {
    const [list, gap, word] = parts as [string, string, string]
    const at = parts.findLast((part) => typeof part === 'number') as number
    return listIn(system, { list, gap, word, after: joined.slice(at + found.length) }) ?? found
  })
  return changed === text
    ? text
    : changed.replace(/\ban? (?=(\d+))/g, (_, value: string) => (eights.test(value) ? 'an ' : 'a '))
}

/** Figures with one unit behind them: '9x13' 'inch', '1 to 2' 'cups'. Undefined where not all of them can be changed. */
function listIn(
  system: System,
  { list, gap, word, after }: { list: string; gap: string; word: string; after: string },
): string | undefined {
  const unit = word === '"' ? unitById('inch') : unitNamed(word.replace(/\.$/, ''))
  if (!unit || unit.dimension === 'count' || (unit.id === 'cup' && muffins.test(after))) return undefined
  const { dimension } = unit
  const [, times = '', rest = list] = dimension === 'length' ? [] : (multiplier.exec(list) ?? [])
  const said = [...rest.matchAll(eachFigure)].map(([one]) => readAmount(plainDigits(one)))
  const between = rest.split(eachFigure).slice(1, -1)
  const sizes = said.flatMap((one) => (one ? [scaleAmount(one, jugOf[unit.id] ?? unit.size)] : []))
  const isSpooned = systemOf(unit.id) === undefined && !said.some((one) => one && isJugful(unit.id, toNumber(one)))
  const isFalling = between.some((one, at) => !side.test(one) && isLess(sizes[at + 1], sizes[at]))
  if (sizes.length !== said.length || sizes.length === 0 || isFalling || isSpooned) return undefined
  const printed = sizes.flatMap((size) => {
    const spoon = system === 'us' && dimension === 'volume' ? spoonOf(toNumber(size)) : undefined
    return spoon ?? printedIn(system, dimension, size) ?? []
  })
  const shown = printed.at(-1)
  if (!shown || printed.length < sizes.length) return undefined
  const isSame = printed.every(({ unit: one }) => unitNamed(one)?.id === unitNamed(shown.unit)?.id)
  const isJoined = gap === '-' || (dimension === 'length' && adjective.test(after))
  const isLiters = isSame && isJoined && shown.unit === 'l'
  // '2-quart dish' is a dish of two liters, not of 1.9.
  const amounts = printed.map(({ amount }) => (isLiters ? String(Math.round(Number(amount) * 2) / 2) : amount))
  if (isSame && new Set(amounts).size === 1 && !between.some((one) => side.test(one))) amounts.splice(1)
  const start = amounts
    .slice(0, -1)
    .map((amount, at) => `${amount}${isSame ? '' : ` ${printed[at]?.unit}`}${dashAfter(isSame, between[at] ?? '-')}`)
    .join('')
  const name = isLiters ? 'liter' : isJoined ? (unitNamed(shown.unit)?.one ?? shown.unit) : shown.unit
  return `${times}${start}${amounts.at(-1)}${isJoined ? '-' : ' '}${name}`
}

/** '10 cups of a muffin tin' are ten muffins. */
const muffins = /^\s*(?:of (?:an?|the|your) )?(?:\w+ )?(?:muffin|cupcake|popover|yorkshire)/i
/** '2 x 400 g' are two of them. */
const multiplier = /^(\d+\s*[x×]\s*)(?!\s)(.*)$/i
/** Between the sides of a pan, not the ends of a range. */
const side = /x|by|×/i
const eachFigure = new RegExp(String.raw`(?<!\d)${figure}`, 'g')
const isLess = (one: Amount | undefined, other: Amount | undefined) =>
  one !== undefined && other !== undefined && toNumber(one) < toNumber(other)
/** '13- to 15-cm', but '6 mm to 1.5-cm'. */
const dashAfter = (isSame: boolean, between: string) => (isSame ? between : between.replace(/^-(?=\s)/, ''))

/** '1 lb 4 oz' as 570 g, so that it stays one weight. */
function gramsOfPounds(text: string): string | undefined {
  const [most, rest] = [...text.matchAll(eachFigure)].map(([one]) => readAmount(plainDigits(one)))
  if (!most || !rest) return undefined
  const ounces = addAmounts(scaleAmount(most, 16), rest)
  const printed = printedIn('metric', 'mass', scaleAmount(ounces, unitById('oz')?.size ?? 1))
  return printed && `${printed.amount} ${printed.unit}`
}

/** '10 cm rounds', but '10 cm apart'. */
const adjective =
  /^ (?!x |by|of|from|in|above|below|long|wide|thick|deep|apart|away|or|and|to|high|tall|up|down|on|at|with|over|across|into|square\b.{0,60}\bpieces)[a-z]/
const eights = /^(?:8\d?|11|18)$/
