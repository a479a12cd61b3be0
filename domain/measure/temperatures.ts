import { wordsBefore } from '#domain/plain-text.ts'

/**
 * Running text with its temperatures in the degrees of a system, in round figures. What is a difference ('by 25°F') is changed as one;
 * what could be either, and a list that cannot be read as a whole, stay as they were written.
 */
export function temperaturesIn(system: 'us' | 'metric', text: string): string {
  const letter = system === 'metric' ? 'C' : 'F'
  const change = system === 'metric' ? toCelsius : toFahrenheit
  const changed = text.replace(temperatures[system], (found, ...parts) => {
    const [first, dash, second] = parts as [string, string | undefined, string | undefined]
    const at = parts.findLast((part) => typeof part === 'number') as number
    const [low, high] = [valueOf(first), second === undefined ? undefined : valueOf(second)]
    if (high !== undefined && high < low) return found
    const largest = Math.max(Math.abs(low), Math.abs(high ?? low))
    const kind = kindOf(wordsBefore(text, at, longestClause), text.slice(at + found.length))
    if (kind === 'unsure' || (kind === 'difference' && largest > largestDifference[system])) return found
    const printed = kind === 'difference' ? (value: number) => difference(system, value) : change
    const end = high === undefined ? '' : `${dash ?? '-'}${printed(high)}`
    return `${printed(low)}${end}°${letter}`
  })
  // '180°C/355°F' in three degrees of heat ('180°C/160°C fan') may come out as one and the same
  return changed === text ? text : changed.replace(/(\b\d+°[FC])\s*\/\s*\1(?!\w)/g, '$1')
}

/** Degrees of one thermometer, alone or as a range: '-18°C', '350 to 375°F', '350° or 375°F'. */
export const degreesOf = (letters: 'C' | 'F'): string => patternOf(letters, '(?:')

function patternOf(letters: 'C' | 'F', open: '(' | '(?:'): string {
  const sign = String.raw`(?:(?<![\d°º]\s{0,3}[FC]?\s{0,3})(?:[-−–]|\bminus\s))?`
  const value = String.raw`${open}${sign}\d{1,3}(?:\.\d)?)`
  const dash = String.raw`${open}\s{0,3}(?:°|º|degrees)?\s{0,3}(?:-|–|\bto\b|\bor\b|\band\b)\s{0,3})`
  // '2 C' are two cups: one figure alone needs its mark
  const mark = String.raw`(?:\s{0,3}(?:°|º|degrees?|deg\.?)\s{0,3}|(?<=\d\d)\s{0,3})`
  return String.raw`${value}(?:${dash}${value})?${mark}(?:${letters === 'C' ? 'C|Celsius|Centigrade' : 'F|Fahrenheit'})\b`
}

/** No start in the middle of a number or of a list: of '350, 375 and 400°F' the last two alone would be changed. */
const alone = String.raw`(?<![\d.,]|\d[°º]?\s{0,3}(?:-|–|,|/|to|or|and|,\s{0,3}or|,\s{0,3}and)\s{0,3})`
const temperatures = {
  us: new RegExp(alone + patternOf('C', '('), 'g'),
  metric: new RegExp(alone + patternOf('F', '('), 'g'),
}

function valueOf(text: string): number {
  const figure = Number(/\d[\d.]*/.exec(text)?.[0])
  return /^\d/.test(text) ? figure : -figure
}

/** Letters before a temperature in which it is said whose it is. */
const longestClause = 240

/** Whether degrees say how hot something is or by how much hotter. */
function kindOf(before: string, after: string): 'heat' | 'difference' | 'unsure' {
  const clause = before.split(/[.;!?](?=\s)/).at(-1) ?? ''
  if (differs.test(clause) || /^\s*(?:higher|lower|hotter|cooler|warmer|more|less|at a time)\b(?! heat)/.test(after))
    return 'difference'
  const isMoved =
    moved.test(clause) ||
    /^\s*(?:below|above|under|over|of) (?:the |its |your )?(?:target|final|desired|usual|goal)/.test(after)
  return isMoved ? 'unsure' : 'heat'
}

const about = String.raw`\s{0,3}(?:(?:about|around|roughly|only|just|up to|an?|another|by|extra|additional|further)\s+){0,4}$`
const differs = new RegExp(
  String.raw`\b(?:(?:by|another|an? (?:extra|additional|further)|within|(?:rise|increase|drop|decrease|reduction|difference) of|every)${about}|(?:rais(?:e|ing)|increas(?:e|ing)|lower(?:ing)?|reduc(?:e|ing)|decreas(?:e|ing)|drop|turn)\s+(?:(?:the|your|its)\s+)?(?:oven|smoker|grill|heat|temperature|oven temperature|oven heat|it)(?:\s{0,3}(?:up|down))?${about}|turn (?:up|down) (?:the )?(?:oven|heat|temperature|oven temperature)${about}|(?:rises?|climbs?|falls?|drops?)(?: up| down)?${about})`,
  'i',
)
/** A change of heat that is not said to end anywhere. */
const moved =
  /\b(?:rais(?:e|ing)|increas(?:e|ing)|lower(?:ing)?|reduc(?:e|ing)|decreas(?:e|ing)|drop|ris(?:es?|ing)|climbs?) (?:the |your |its )?(?:\w+ )?(?:oven|smoker|grill|heat|temperature)(?!.{0,300}\b(?:to|at|until|from|reach\w*|is|of|in|for)\b)/i

/** No cook turns an oven further than this; 'by 165°F' is no difference. */
const largestDifference = { us: 60, metric: 100 }
const difference = (system: 'us' | 'metric', value: number) =>
  Math.round(system === 'metric' ? (value * 5) / 9 : (value * 9) / 5)

/** Ovens go by fives; what a thermometer in the meat shows is exact to the degree. */
const toCelsius = (value: number) => near(((value - 32) * 5) / 9, value >= ovenFrom ? 5 : 1)
/** Ovens go by twenty-fives where one is near. */
function toFahrenheit(value: number): number {
  const exact = (value * 9) / 5 + 32
  if (exact < ovenFrom - 5) return near(exact, 1)
  return Math.abs(near(exact, 25) - exact) <= 8 ? near(exact, 25) : near(exact, 5)
}
const ovenFrom = 250
/** Adding nothing keeps zero without a minus. */
const near = (value: number, step: number) => Math.round(value / step) * step + 0
