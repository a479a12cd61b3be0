import { endsInNameNumber, isNameNumber, packAt } from '#domain/food/line/amounts/line-numbers.ts'
import {
  composite,
  type Measure,
  plainMeasure,
  qualifiers,
  secondAt,
  sizeAt,
  skip,
  skipSpace,
  unitAt,
} from '#domain/food/line/amounts/measure-parts.ts'
import { type Amount, addAmounts, amountOf, compareFractions, scaleAmount, toNumber } from '#domain/measure/amount.ts'
import { ratio } from '#domain/measure/convert.ts'
import { amountAt } from '#domain/measure/read-amount.ts'
import { packages, type Unit, unitById } from '#domain/measure/unit.ts'
import { wordSet } from '#domain/plain-text.ts'

/** The measuring part of a line: what stands before the food. `end` is where the food begins. */
export interface LineMeasure {
  amount?: Amount
  unit?: string
  packageSize?: Measure
  second?: Measure
  /** 'small', 'medium' or 'large' as it was said, also where another unit is counted: '2 large cloves'. */
  size?: string
  /** How many one pack holds where packs are counted: '12-pack of eggs'. */
  pack?: number
  end: number
}

/** Stands in a text for what was in parentheses. */
export const asideMark = '\ue000'

/** Reads amount, unit and sizes at a place of a line made plain; `asides` are its parentheses in order. */
export function measureAt(text: string, start: number, asides: readonly string[]): LineMeasure {
  const from = skip(lead, text, start)
  if (isNameNumber(text, from)) return { end: from }
  const pack = packAt(text, from)
  if (pack) return pack
  const found = amountAt(text, from)
  if (!found) return unitAlone(text, from)
  const { amount, end } = wholeAmount(text, found)
  return afterAmount(text, amount, end, asides) ?? { amount, end: skip(filler, text, end) }
}

/** '1/4 + 1/8 teaspoon' is three eighths, '10 10 eggs' a slip for ten, '1/2 a lemon' half of one. */
function wholeAmount(text: string, first: { amount: Amount; end: number }): { amount: Amount; end: number } {
  const joined = skip(/\s*\+\s*/y, text, first.end)
  const at = joined > first.end ? joined : skipSpace(text, first.end)
  const next = amountAt(text, at)
  if (next && joined > first.end) return { amount: addAmounts(first.amount, next.amount), end: next.end }
  if (!next || plainMeasure(text, at)) return { ...first, end: skip(article, text, first.end) }
  const isSame = compareFractions(first.amount.low, next.amount.low) === 0 && /^\s/.test(text.slice(next.end))
  return isSame && next.end > first.end + 1
    ? { amount: first.amount, end: next.end }
    : { ...first, end: skip(article, text, first.end) }
}
const article = /\s+an?\b(?=\s)/iy

/** Both halves of one measure, or one: '150 g / 5 oz', '2 lb 4 oz', '14-ounce'; undefined unless all of it is a measure. */
export function wholeMeasure(text: string): { first: Measure; second?: Measure; each: boolean } | undefined {
  const from = skip(lead, text, 0)
  const first = plainMeasure(text, from)
  if (!first) return undefined
  const second = secondAt(text, first.end)
  const end = second?.end ?? first.end
  const rest = text.slice(end)
  if (!measureTail.test(rest)) return undefined
  return {
    first: first.measure,
    ...(second && { second: second.measure }),
    each: /\b(?:each|apiece|sized?|per)\b/i.test(text),
  }
}

/** A measure of mass or volume at the very end of a text ('Butter 100 g'), and where it starts. */
export function measureAtEnd(text: string): { amount: Amount; unit?: string; start: number } | undefined {
  const found = lastMeasure.exec(text)
  if (!found?.[1] || found.index === 0 || endsInNameNumber(text)) return undefined
  const start = found.index + found[0].indexOf(found[1])
  const read = amountAt(text, start)
  if (!read) return undefined
  const unit = unitAt(text, read.end)
  const end = unit?.end ?? read.end
  if (text.slice(end).trim() !== '') return undefined
  return { amount: read.amount, ...(unit && { unit: unit.unit.id }), start }
}

const lastMeasure =
  /(?:^|[\s:,x×-])(\d[\d\s/.,-]{0,30}(?:[A-Za-z"]+\.?\s*)?|(?:half an?|an?|one|two|three|four|five|six)\s*(?:[A-Za-z"]+\.?\s*|\.\s*)?)$/i
const lead =
  /(?:\s|[-*•·▢□☐–]|\bapprox\.?(?=\s)|\beach(?=\s+(?:about|approx|around|weigh|\d))|\bfrom(?=\s+\d)|\bweighing\b|\b(?:about|approximately|around|roughly|circa|ca\.|up to|at least|just over|just under|nearly|almost|another|additional|scant|generous|heaping|heaped|rounded|level|a scant|a generous|a heaping|a heaped|a good|a full|a large|a small|a big|an additional|an extra|add|several|(?:good|nice|big|healthy|hefty)(?=\s+(?:pinch|handful|splash|drizzle|glug|dash|squeeze|knob|bunch|dollop|grind))|as you like|a (?:little|bit|little bit)(?: bit)? of|lots of|plenty of|enough)\b(?=\s)|~|≈)+/iy
const filler = /(?:\s|,|\bof\b|\bor (?:more|so|less|(?:an? )?(?:can|tin|jar|bottle|bag|packet)s?)\b|-(?=\s))*/iy
const times = /\s*(?:[x×*,]|of)\s*(?=\d)/iy
const measureTail =
  /^[\s,.]*(?:(?:each|apiece|sized?|per \w+|total|in total|in weight|weight|drained|net weight|or so|approx\.?|long|thick|wide|piece)[\s,.]*)?(?:(?:each|total|in total|weight)[\s.]*)?$/i

const standAlone = wordSet('pinch dash handful bunch splash drizzle knob glug drop sprig dollop smidgen squeeze')

/** 'Pinch of salt', 'Large handful of mint', 'Can of beans': a unit that no amount precedes. */
function unitAlone(text: string, start: number): LineMeasure {
  const from = sizeAt(text, start).end
  const found = unitAt(text, from)
  if (!found) return { end: start }
  const followedByOf = /^\s+of\b/i.test(text.slice(found.end))
  const isFilled = start > 0 && found.unit.dimension === 'volume'
  if (!followedByOf && !isFilled && !standAlone.has(found.unit.id)) return { end: start }
  if (found.unit.dimension === 'mass' || found.unit.dimension === 'length') return { end: start }
  // 'Pinch' alone is no measure of anything
  if (!/[A-Za-z]/.test(text.slice(found.end))) return { end: start }
  return { unit: found.unit.id, end: skip(filler, text, skip(doubled, text, found.end)) }
}

/** Whether a measure in parentheses is about as much as an amount of a unit. */
function isAsMuch(said: Measure, amount: Amount, unit: Unit): boolean {
  const other = unitById(said.unit)
  if (unit.dimension === 'count' || other?.dimension !== unit.dimension) return false
  const share = (toNumber(said.amount) * other.size) / (toNumber(amount) * unit.size)
  return share > 0.75 && share < 1.34
}

function afterAmount(text: string, amount: Amount, from: number, asides: readonly string[]): LineMeasure | undefined {
  let at = skip(qualifiers, text, from)
  let packageSize: Measure | undefined
  if (text[skipSpace(text, at)] === asideMark) {
    const aside = wholeMeasure(asides[0] ?? '')
    if (aside) packageSize = aside.first
    at = skipSpace(text, at) + 1
  }
  const multiplied = skip(times, text, at)
  const inner = packageSize ? undefined : plainMeasure(text, skipSpace(text, multiplied))
  const stuck = inner && (multiplied > at || /^\s/.test(text.slice(at)))
  if (stuck) {
    packageSize = inner.measure
    at = secondAt(text, inner.end)?.end ?? inner.end
  }
  const sized = sizeAt(text, at)
  at = skip(qualifiers, text, sized.end)
  if (text[skipSpace(text, at)] === asideMark) at = skipSpace(text, at) + 1
  const found = unitAt(text, at, amount)
  const base = { amount, ...(packageSize && { packageSize }), ...(sized.size && { size: sized.size }) }
  if (!found) {
    if (packageSize && stuck && multiplied > sized.end) return undefined
    return { ...base, ...(sized.size && { unit: sized.size }), end: skip(filler, text, otherCount(text, sized.end)) }
  }
  // '1½ (375 ml) cups' says one amount twice; '4 (5.3-ounce) cups yogurt' are so large each
  const isTwice = packageSize !== undefined && !stuck && isAsMuch(packageSize, amount, found.unit)
  if (packageSize && isTwice) {
    const { packageSize: second, ...said } = base
    return { second, ...afterUnit(text, said, found.unit, found.end) }
  }
  if (packageSize) return { ...base, unit: found.unit.id, end: skip(filler, text, found.end) }
  return afterUnit(text, base, found.unit, found.end)
}

/** '1 large or 2 small pomegranates': what follows 'or' is the same again. */
function otherCount(text: string, from: number): number {
  const at = skip(/\s*or\s+/iy, text, from)
  const other = at > from ? amountAt(text, at) : undefined
  if (!other) return from
  const { end } = sizeAt(text, other.end)
  return end > other.end ? end : from
}

function afterUnit(
  text: string,
  base: Omit<LineMeasure, 'end'> & { amount: Amount },
  unit: Unit,
  from: number,
): LineMeasure {
  let at = from
  let { amount } = base
  if (unit.dimension === 'mass' || unit.dimension === 'volume') {
    const whole = composite(text, { amount, unit: unit.id }, at)
    amount = whole.measure.amount
    at = whole.end
    const container = containerAfter(text, at, amount)
    if (container) {
      const several =
        amount.low !== amount.high && amount.low.d === 1 && amount.low.n <= 10 && amount.high.n / amount.high.d >= 5
      const size = several ? amountOf(amount.high) : amount
      const count = several ? amountOf(amount.low) : one
      return {
        ...base,
        amount: count,
        packageSize: { amount: size, unit: unit.id },
        unit: container.unit.id,
        end: skip(filler, text, container.end),
      }
    }
  }
  if (unit.id === 'stick') return sticks(text, { ...base, amount, unit: unit.id }, at)
  const held = packaged.has(unit.id) ? plainMeasure(text, skipSpace(text, at)) : undefined
  if (held) return { ...base, unit: unit.id, packageSize: held.measure, end: skip(filler, text, held.end) }
  const isMeasured = unit.dimension === 'mass' || unit.dimension === 'volume'
  const lower = { amount, unit: unit.id }
  const range = isMeasured ? upperEnd(text, at, lower) : undefined
  const second = unit.dimension === 'count' || range ? undefined : secondAt(text, at)
  if (second) at = second.end
  const upper = range ?? (second && isMeasured ? upperEnd(text, at, lower) : undefined)
  if (upper) return { ...base, amount: upper.amount, unit: unit.id, end: skip(filler, text, upper.end) }
  const container = second && containerAfter(text, at, amount)
  if (container) {
    return {
      ...base,
      amount: one,
      packageSize: { amount, unit: unit.id },
      unit: container.unit.id,
      end: skip(filler, text, container.end),
    }
  }
  const count = unit.dimension === 'length' ? countBefore(text, amount, at) : undefined
  if (count)
    return (
      afterAmount(text, count, skip(/[\s-]*(?:thick|wide|long|diameter)\b/iy, text, at), []) ?? {
        ...base,
        amount: count,
        end: at,
      }
    )
  if (unit.dimension === 'mass') at = counted(text, at)
  if (unit.dimension === 'length') at = skip(lengthTail, text, at)
  at = skip(doubled, text, at)
  return { ...base, amount, unit: unit.id, ...(second && { second: second.measure }), end: skip(filler, text, at) }
}

/** The upper end of '150 ml-200 ml', '14 oz to 1 lb', with its own second half passed over. */
function upperEnd(text: string, from: number, lower: Measure): { amount: Amount; end: number } | undefined {
  const at = skip(/\s*(?:-|\bto\b)\s*(?=\d)/iy, text, from)
  const upper = at > from ? plainMeasure(text, at) : undefined
  const times = upper && ratio(upper.measure.unit, lower.unit)
  if (!upper || !times || (text.slice(from, at).includes('-') && upper.measure.unit !== lower.unit)) return undefined
  const { high } = scaleAmount(upper.measure.amount, times)
  if (compareFractions(high, lower.amount.high) <= 0) return undefined
  return { amount: amountOf(lower.amount.low, high), end: secondAt(text, upper.end)?.end ?? upper.end }
}

/** '6 1/4-inch-thick slices' are six, each a quarter of an inch thick; '1 1/2-inch piece' is an inch and a half. */
function countBefore(text: string, amount: Amount, from: number): Amount | undefined {
  const count = Math.floor(amount.low.n / amount.low.d)
  const isMixed = amount.low.d > 1 && compareFractions(amount.low, amount.high) === 0
  return isMixed && count > 1 && thickPieces.test(text.slice(from, from + 40))
    ? amountOf({ n: count, d: 1 })
    : undefined
}
const thickPieces =
  /^(?:[\s-]+(?:thick|wide|long|diameter))?[\s-]+(?:slices|rounds|pieces|strips|cubes|steaks|chops|medallions|wedges|cutlets|fillets)\b/i

/** '24 oz 3 large chicken breasts', '60 g/2 1/2 canned beans': a number behind the weight adds nothing. */
function counted(text: string, from: number): number {
  const slash = skip(/\s*\/\s*/y, text, from)
  const number = amountAt(text, slash > from ? slash : skipSpace(text, from))
  if (!number) return from
  const sized = sizeAt(text, number.end)
  return sized.size || slash > from ? sized.end : from
}

/** '1 stick + 6 tablespoons' is of butter, whose US stick is 8 tablespoons. */
function sticks(text: string, base: Omit<LineMeasure, 'end'> & { amount: Amount }, at: number): LineMeasure {
  const joined = skip(/\s*(?:\ue000\s*)?(?:\bplus\b|\+|\band\b|&)\s*/iy, text, at)
  const more = joined > at ? plainMeasure(text, joined) : undefined
  if (more?.measure.unit !== 'tbsp') return { ...base, end: skip(filler, text, at) }
  const amount = addAmounts(scaleAmount(base.amount, 8), more.measure.amount)
  return { ...base, amount, unit: 'tbsp', end: skip(filler, text, more.end) }
}

const one = amountOf({ n: 1, d: 1 })
const lengthTail = /[\s-]*(?:\b(?:piece|knob|length|chunk|slice|thumb|nub|long|strip|section)s?\b\s*)*/iy
/** '1/2 tbsp tbsp butter', '1 tsp each'. */
const doubled =
  /\s+(?:(?:of )?each\b:?|(?:tbsp|tsp|teaspoons?|tablespoons?|cups?|pounds?(?!\s+cakes?\b)|ounces?|heaped|heaping|packed)\b)(?=\s)/iy

function containerAfter(text: string, at: number, amount: Amount): { unit: Unit; end: number } | undefined {
  const found = unitAt(text, sizeAt(text, at).end, amount)
  return found && packaged.has(found.unit.id) ? found : undefined
}
const packaged = new Set<string>(packages)
