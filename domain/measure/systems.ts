import { type Amount, scaleAmount, toNumber } from '#domain/measure/amount.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { printAmount } from '#domain/measure/print.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
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
 * cups and spoons, or fluid ounces where none is near.
 */
export function printedIn(system: System, dimension: 'mass' | 'volume' | 'length', size: Amount): PrintedMeasure {
  const unit = unitFor(system, dimension, toNumber(size))
  const round = (value: number) => roundIn(unit, value / (unitById(unit)?.size ?? 1))
  const [low, high] = [round(size.low.n / size.low.d), round(size.high.n / size.high.d)]
  const known = unitById(unit)
  return {
    amount: low === high ? low : `${low}-${high}`,
    unit: (high === '1' || /^(?:\d\/\d|0?\.\d+)$/.test(high) ? known?.one : known?.many) ?? unit,
  }
}

/** Millilitres as jugs have them: a cup is 240 ml on every one. */
export const jugOf: Readonly<Record<string, number>> = { cup: 240, pint: 480, quart: 960 }

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
 * Spoons stay. Round figures, as a cook would write them: 350°F is 175°C, a 9-inch pan 23-cm.
 */
export function textIn(system: System, text: string): string {
  return withMeasures(system, withTemperatures(system, withoutOtherHalf(system, text)))
}

const figure = String.raw`(?:\d+\s+\d+/\d+|\d+/\d+|\d+[½¼¾⅓⅔⅛]|\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅛])`
const range = String.raw`${figure}(?:\s*(?:-|–|to|x|by|×)\s*${figure})?`
const americanWords = String.raw`fl\.? ?oz|fluid ounces?|ounces?|oz|pounds?|lbs?|cups?|pints?|quarts?|gallons?|inch(?:es)?|in\.|"`
const metricWords = String.raw`kg|kilograms?|mg|grams?|g|ml|milliliters?|millilitres?|cl|dl|liters?|litres?|l|cm|centimeters?|centimetres?|mm|millimeters?`
const degrees = String.raw`\s*(?:°|º|degrees?|deg\.?)?\s*`
const fahrenheit = String.raw`\d{2,3}(?:\s*(?:-|–|to)\s*\d{2,3})?${degrees}(?:F|Fahrenheit)\b`
const celsius = String.raw`\d{2,3}(?:\s*(?:-|–|to)\s*\d{2,3})?${degrees}(?:C|Celsius|Centigrade)\b(?: fan)?`
const halves = {
  us: String.raw`(?:${range}[\s-]?(?:${americanWords})(?!\w)|${fahrenheit})`,
  metric: String.raw`(?:${range}[\s-]?(?:${metricWords})(?!\w)|${celsius})`,
}
const pairs = {
  us: new RegExp(String.raw`(?<![\w/.])(${halves.us})\s*(?:/\s*|\(\s*)(${halves.metric})(\s*\))?`, 'gi'),
  metric: new RegExp(String.raw`(?<![\w/.])(${halves.metric})\s*(?:/\s*|\(\s*)(${halves.us})(\s*\))?`, 'gi'),
}

/** '450 g / 1 lb', '200°C (400°F)': one of the two is enough. */
function withoutOtherHalf(system: System, text: string): string {
  const keep = (at: 1 | 2) => (found: string, first: string, second: string, closing?: string) =>
    found.includes('(') && !closing ? found : at === 1 ? first : second
  return text.replace(pairs.us, keep(system === 'us' ? 1 : 2)).replace(pairs.metric, keep(system === 'metric' ? 1 : 2))
}

const temperatures = {
  us: new RegExp(String.raw`(\d{2,3})(?:(\s*(?:-|–|to)\s*)(\d{2,3}))?${degrees}(?:C|Celsius|Centigrade)\b`, 'g'),
  metric: new RegExp(String.raw`(\d{2,3})(?:(\s*(?:-|–|to)\s*)(\d{2,3}))?${degrees}(?:F|Fahrenheit)\b`, 'g'),
}

function withTemperatures(system: System, text: string): string {
  const change = system === 'metric' ? toCelsius : toFahrenheit
  return text.replace(temperatures[system], (_, low: string, dash: string | undefined, high: string | undefined) => {
    const second = high === undefined ? '' : `${dash ?? '-'}${change(Number(high))}`
    return `${change(Number(low))}${second}°${system === 'metric' ? 'C' : 'F'}`
  })
}

/** Ovens go by fives; what a thermometer in the meat shows is exact to the degree. */
const toCelsius = (value: number) => near(((value - 32) * 5) / 9, value >= ovenFrom ? 5 : 1)
/** Ovens go by twenty-fives where one is near. */
function toFahrenheit(value: number): number {
  const exact = (value * 9) / 5 + 32
  if (exact < ovenFrom - 5) return near(exact, 1)
  return Math.abs(near(exact, 25) - exact) <= 8 ? near(exact, 25) : near(exact, 5)
}
const ovenFrom = 250
const near = (value: number, step: number) => Math.round(value / step) * step

const measures = {
  us: new RegExp(
    String.raw`(?<![\w/.])(${figure})(?:(\s*(?:-|–|to|x|by|×)\s*)(${figure}))?([\s-]?)(${metricWords})(?!\w)`,
    'gi',
  ),
  metric: new RegExp(
    String.raw`(?<![\w/.])(${figure})(?:(\s*(?:-|–|to|x|by|×)\s*)(${figure}))?([\s-]?)(${americanWords})(?!\w)`,
    'gi',
  ),
}

function withMeasures(system: System, text: string): string {
  const changed = text.replace(measures[system], (found, ...parts) => {
    const [low, dash, high, gap, word] = parts as [string, string | undefined, string | undefined, string, string]
    const unit = word === '"' ? unitById('inch') : unitNamed(word.replace(/\.$/, ''))
    if (!unit || unit.dimension === 'count') return found
    const { dimension } = unit
    const size = jugOf[unit.id] ?? unit.size
    const said = [low, high].flatMap((one) => (one === undefined ? [] : [readAmount(plainDigits(one))]))
    const [first, second] = said.map((one) => one && scaleAmount(one, size))
    if (!first || (high !== undefined && !second)) return found
    const print = (one: Amount) => {
      const spoon = system === 'us' && dimension === 'volume' ? spoonOf(toNumber(one)) : undefined
      return spoon ?? printedIn(system, dimension, one)
    }
    const one = print(first)
    const other = second && print(second)
    const shown = other ?? one
    const start = other ? `${isSameUnit(one, other) ? one.amount : `${one.amount} ${one.unit}`}${dash ?? '-'}` : ''
    const after = text.slice(parts.findLast((part) => typeof part === 'number')).slice(found.length)
    const isJoined = gap === '-' || (dimension === 'length' && adjective.test(after))
    if (!isJoined) return `${start}${shown.amount} ${shown.unit}`
    // '2-quart dish' is a dish of two liters, not of 1.9.
    if (shown.unit === 'l') return `${start}${Math.round(Number(shown.amount) * 2) / 2}-liter`
    return `${start}${shown.amount}-${unitNamed(shown.unit)?.one ?? shown.unit}`
  })
  return changed === text
    ? text
    : changed.replace(/\ban? (?=(\d+))/g, (_, value: string) => (eights.test(value) ? 'an ' : 'a '))
}

/** '10 cm rounds', but '10 cm apart'. */
const adjective =
  /^ (?!of|from|in|above|below|long|wide|thick|deep|apart|away|or|and|to|high|tall|up|down|on|at|with|over|across|into|square\b.*\bpieces)[a-z]/
const eights = /^(?:8\d?|11|18)$/
const isSameUnit = (one: PrintedMeasure, other: PrintedMeasure) => unitNamed(one.unit)?.id === unitNamed(other.unit)?.id
