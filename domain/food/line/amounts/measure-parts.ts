import { type Amount, addAmounts, scaleAmount } from '#domain/measure/amount.ts'
import { ratio } from '#domain/measure/convert.ts'
import { amountAt } from '#domain/measure/read-amount.ts'
import { type Unit, unitById, unitNamed } from '#domain/measure/unit.ts'
import { wordSet } from '#domain/plain-text.ts'

export interface Measure {
  amount: Amount
  unit: string
}
/** '2 lb 4 oz', '2 tbsp plus 1 tsp': one amount in the first unit. */
export function composite(text: string, measure: Measure, from: number): { measure: Measure; end: number } {
  const joined = skip(plus, text, from)
  const less = joined > from ? undefined : lessThan(text, measure, from)
  if (less) return less
  const next = plainMeasure(text, joined > from ? joined : skipSpace(text, from))
  if (!next) return { measure, end: from }
  const times = ratio(next.measure.unit, measure.unit)
  if (times === undefined || (joined === from && (times.n >= times.d || next.measure.unit !== 'oz')))
    return { measure, end: from }
  const amount = addAmounts(measure.amount, scaleAmount(next.measure.amount, times))
  return composite(text, { amount, unit: measure.unit }, next.end)
}

/** '2 cups minus 2 tablespoons'. */
function lessThan(text: string, measure: Measure, from: number): { measure: Measure; end: number } | undefined {
  const at = skip(/\s*\b(?:minus|less)\s+(?=\d)/iy, text, from)
  const taken = at > from ? plainMeasure(text, at) : undefined
  const times = taken && ratio(taken.measure.unit, measure.unit)
  if (!taken || !times) return undefined
  const { low, high } = scaleAmount(taken.measure.amount, times)
  const amount = addAmounts(measure.amount, { low: { n: -high.n, d: high.d }, high: { n: -low.n, d: low.d } })
  return amount.low.n > 0 ? { measure: { amount, unit: measure.unit }, end: taken.end } : undefined
}

/** The other half of a measure; of several, the one by weight: '1 cup/240 ml/8 oz'. */
export function secondAt(text: string, from: number): { measure: Measure; end: number } | undefined {
  const at = skip(toSecond, text, from)
  const first = at === from ? undefined : plainMeasure(text, at)
  if (!first) return undefined
  const found = composite(text, first.measure, first.end)
  const further = secondAt(text, found.end)
  if (!further) return found
  const isMass = unitById(found.measure.unit)?.dimension === 'mass'
  return { measure: isMass ? found.measure : further.measure, end: further.end }
}

/** An amount with a unit of mass, volume or length. */
export function plainMeasure(text: string, from: number): { measure: Measure; end: number } | undefined {
  const found = amountAt(text, from)
  if (!found) return undefined
  const unit = unitAt(text, skip(qualifiers, text, found.end))
  if (!unit || (unit.unit.dimension === 'count' && unit.unit.id !== 'stick')) return undefined
  return { measure: { amount: found.amount, unit: unit.unit.id }, end: unit.end }
}

/** The unit that stands at a place, after spaces and hyphens; `amount` tells several from one. */
export function unitAt(text: string, from: number, amount?: Amount): { unit: Unit; end: number } | undefined {
  let at = from
  while (text[at] === ' ' || text[at] === '-') at += 1
  word.lastIndex = at
  const found = word.exec(text)?.[0]
  if (!found) return undefined
  const unit = unitNamed(
    found
      .replace(/^thumb.*/i, 'thumb')
      .replace(/^(tea|table)[- ]|^metric\s+/i, '$1')
      .replace(/\bfl\.?\s?oz\.?/i, 'fl oz')
      .replace(/\s+/g, ' '),
  )
  if (!unit || unit.id === 'small' || unit.id === 'medium' || unit.id === 'large') return undefined
  const end = at + found.length
  if (
    (unit.dimension === 'count' || unit.dimension === 'volume') &&
    text[end] === '-' &&
    !/\d/.test(text[end + 1] ?? '')
  )
    return undefined
  // '3 sprinkles', '1/2 large sprinkle', 'sprinkles no milk': a food, where none follows
  if (/^sprinkles?$/i.test(found) && !/^\s+(?!no\b|without\b)(?:of\s+)?[a-z]/i.test(text.slice(end))) return undefined
  if (/^pots?$/i.test(found) && /^\s+(?:roast|sticker|barley|pie|cheese)/i.test(text.slice(end))) return undefined
  const several = amount && amount.high.n > amount.high.d
  const bare = found.toLowerCase()
  if (several && nameStarts.has(bare) && !containers.has(bare)) return undefined
  return { unit, end }
}

/** 'small', 'medium' or 'large' at a place; thick and long ones are passed over. */
export function sizeAt(text: string, from: number): { size?: string; end: number } {
  sizes.lastIndex = from
  const found = sizes.exec(text)
  if (!found) return { end: from }
  const named = sizeNames[found[2]?.toLowerCase() ?? '']
  return { ...(named && { size: named }), end: sizes.lastIndex }
}
const sizeNames: Readonly<Record<string, string>> = {
  small: 'small',
  medium: 'medium',
  med: 'medium',
  sm: 'small',
  lg: 'large',
  md: 'medium',
  large: 'large',
  big: 'large',
  smaller: 'small',
  larger: 'large',
  bigger: 'large',
  jumbo: 'large',
  huge: 'large',
  // Tortillas are sold by what they wrap.
  burrito: 'large',
  fajita: 'medium',
  taco: 'small',
}

/** The place after spaces. */
export function skipSpace(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at += 1
  return at
}

/** The place after a pattern that may stand here; patterns are sticky. */
export function skip(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : start
}

/** Words between a number and its unit that leave both as they are. */
export const qualifiers =
  /(?:\s*\b(?:heaped|heaping|level|scant|rounded|generous|healthy|hefty|hearty|tiny|decent|good|full|or more|(?:lightly |firmly |loosely |tightly )?packed|about|approx\.?)\b(?=\s))*/iy
const sizes =
  /\s*\b(?:(extra[- ])?(small|medium|large|big|smaller|larger|bigger|jumbo|regular(?!\s*(?:\/|(?:or|and)\b))|thick|thin|fat|long|heavy|huge|med|md|sm|lg|(?:burrito|taco|fajita)(?=[- ]sized?\b))\b\.?(?:[- ]sized?)?)(?:(?:\s*(?:-|to|or|\/)\s*)(?:small|medium|large|med|lg)\b)?(?:[- ]sized?)?(?=[\s,\ue000-])/iy
const toSecond =
  /\s*(?:[/|=]|,(?=\s*\d)|\bor\b|\be\.?g\.?\b|-(?=\s*\d)|\s(?=\d))\s*(?:about |approx\.? |scant |~\s?)?/iy
const plus =
  /\s*(?:\ue000\s*)?(?:\bplus\b|\+|\band\b|&)\s*(?:an? extra |(?:an? )?(?:heaping|heaped|scant|generous|rounded) )?/iy
const word =
  /((?:tea|table)[- ]spoon(?:ful)?s?\b|metric\s+cups?\b|thumb[- ]sized?(?:\s+(?:piece|knob|chunk))?|fl\.?\s?oz\b\.?|fluid\s+(?:ounces?|oz)\b\.?|fl\.?\s+ounces?\b|[A-Za-z]+\b\.?|#(?!\d)|"|”|'')/y
const containers = wordSet(
  'can jar bottle package bag box carton container tube bunch head loaf block ball piece slice stick fillet',
)
/** Their singular after a number above one begins a name: '2 strip steaks', '2 fillet steaks'. */
const nameStarts = new Set(['strip', 'fillet', 'cube', 'rib', 'leaf', 'stem', 'part', 'ball', 'block'])
