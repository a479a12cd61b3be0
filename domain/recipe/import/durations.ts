import { plainLine } from '#domain/recipe/import/plain-words.ts'

/**
 * Minutes of a length of time as programs and pages write it: 'PT1H30M', 'P0DT90M', '1 hr 20 min', '1 ½ hours', '30-40 minutes' (the longer),
 * '1:15', 45. Undefined where it says none, or more than a month.
 */
export function minutesOf(given: unknown): number | undefined {
  if (Array.isArray(given)) return given.map(minutesOf).find((minutes) => minutes !== undefined)
  if (typeof given === 'number') return within(given)
  if (typeof given === 'object' && given !== null && 'maxValue' in given) return minutesOf(given.maxValue)
  if (typeof given !== 'string') return undefined
  const text = plainLine(given.slice(0, 100)).toLowerCase()
  return within(isoMinutes(text) ?? clockMinutes(text) ?? spokenMinutes(text))
}

function within(minutes: number | undefined): number | undefined {
  if (minutes === undefined || !Number.isFinite(minutes)) return undefined
  const whole = Math.round(minutes)
  return whole >= 1 && whole <= 31 * 24 * 60 ? whole : undefined
}

function isoMinutes(text: string): number | undefined {
  const found =
    /^p(?:(\d+(?:[.,]\d+)?)y)?(?:(\d+(?:[.,]\d+)?)m)?(?:(\d+(?:[.,]\d+)?)w)?(?:(\d+(?:[.,]\d+)?)d)?(?:t(?:(\d+(?:[.,]\d+)?)h)?(?:(\d+(?:[.,]\d+)?)m)?(?:(\d+(?:[.,]\d+)?)s)?)?$/.exec(
      text.replaceAll(' ', ''),
    )
  if (!found) return undefined
  const [, , , weeks, days, hours, minutes, seconds] = found.map((part) => Number((part ?? '0').replace(',', '.')))
  return weeks! * 10_080 + days! * 1440 + hours! * 60 + minutes! + seconds! / 60
}

/** '1:15' is an hour and a quarter. */
function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?h(?:ours?)?)?$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const parts: readonly [RegExp, number][] = [
  [/^d(?:ays?)?\b|^tage?\b|^jours?\b/, 1440],
  [/^h(?:(?:ou)?rs?|\b)|^std|^stunden?|^heures?|^horas?|^ore\b|^u\b/, 60],
  [/^m(?:in(?:ute|uto|uti|uten)?s?|\b)/, 1],
  [/^s(?:ec(?:ond)?s?|\b)/, 1 / 60],
]

function spokenMinutes(text: string): number | undefined {
  const bare = /^(\d+(?:\.\d+)?)$/.exec(text)
  if (bare) return Number(bare[1])
  let sum = 0
  let isFound = false
  for (const { index, 0: whole, 1: number = '' } of text.matchAll(
    /(\d+(?:[.,]\d+)?(?:\s*[½¼¾⅓⅔]|\s+\d\/\d)?|[½¼¾⅓⅔]|\d\/\d|\ban?\b|\bhalf an?\b)\s*/g,
  )) {
    const after = text.slice(index + whole.length)
    const [, factor] = parts.find(([unit]) => unit.test(after)) ?? []
    if (factor === undefined) continue
    sum += amountOf(number) * factor
    isFound = true
  }
  return isFound ? sum : undefined
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

function amountOf(text: string): number {
  if (/^an?$/.test(text)) return 1
  if (text.startsWith('half')) return 0.5
  const [, whole = '0', sign, over, under] = /^(\d+(?:[.,]\d+)?(?!\/))?\s*(?:([½¼¾⅓⅔])|(\d)\/(\d))?$/.exec(text) ?? []
  const fraction = sign === undefined ? (over === undefined ? 0 : Number(over) / Number(under)) : fractions[sign]!
  return Number(whole.replace(',', '.')) + fraction
}
