import {
  asideMark,
  type LineMeasure,
  measureAt,
  measureAtEnd,
  wholeMeasure,
} from '#domain/food/line/amounts/line-measure.ts'
import type { NamedFood } from '#domain/food/line/line.ts'
import { kindOf, onlyPlain, usualKindOf } from '#domain/food/line/names/line-choices.ts'
import { alternativeIn, type NamedFoods } from '#domain/food/line/names/line-names.ts'
import { packages, unitById } from '#domain/measure/unit.ts'

/** 'Flour 200 g', 'Onion x 2': the measure after the food. */
export function trailingMeasure(
  rest: string,
  measured: LineMeasure,
): { rest: string; measured: LineMeasure } | undefined {
  const comma = rest.search(/,\s|;/)
  const head = (comma < 0 ? rest : rest.slice(0, comma)).replaceAll(asideMark, ' ')
  const found = measureAtEnd(head)
  if (!found || head.slice(0, found.start).trim() === '') return undefined
  const { amount, unit, start } = found
  if (measured.amount || measured.unit) {
    // '90 g sugar 1/3 cup': the other half stands at the end.
    if (!unit || !measured.amount || unitById(unit)?.dimension === 'count') return undefined
    return {
      rest: head.slice(0, start) + (comma < 0 ? '' : rest.slice(comma)),
      measured: { second: { amount, unit }, ...measured },
    }
  }
  return {
    rest: head.slice(0, start).replace(/(?<![\s:x×-])[\s:x×-]+$/, '') + (comma < 0 ? '' : rest.slice(comma)),
    measured: { amount, ...(unit && { unit }), end: 0 },
  }
}

/** 'Onions, 1', 'parsley, small bunch', 'sugar, pinch of': a part behind the name that is a measure and nothing else. */
export function measureBehind(
  parts: readonly string[],
): { measured: LineMeasure; others: readonly string[] } | undefined {
  for (let at = 1; at < Math.min(parts.length, 4); at += 1) {
    const part = parts[at] ?? ''
    const said = /\bof$/i.test(part) ? part : `${part} of`
    const measured = measureAt(said, 0, [])
    const isLength = unitById(measured.unit ?? '')?.dimension === 'length'
    if ((!measured.amount && !measured.unit) || isLength || !onlyPlain(said.slice(measured.end))) continue
    const left = said.slice(measured.end).replace(/\bof$/i, '').trim()
    return {
      measured: { ...measured, end: 0 },
      others: [...parts.slice(0, at), left, ...parts.slice(at + 1)].filter(Boolean),
    }
  }
  return undefined
}

/** What parentheses say: a measure, another food, or a note. */
export function withAsides(
  measured: LineMeasure,
  asides: readonly string[],
  named: NamedFoods,
  notes: string[],
): LineMeasure {
  let measure = measured
  for (const aside of asides) {
    const whole = wholeMeasure(aside)
    const read = whole ?? measureFirst(aside)
    const other = /^(?:or|can substitute|can use|substitute)\s+/i.exec(aside)
    const counted = read || measure.amount || measure.unit ? undefined : countAside(aside)
    if (read) measure = withMeasure(measure, read)
    if (whole) continue
    if (counted) measure = { ...measure, ...counted }
    else {
      named.alternatives.push(...(other ? otherIn(aside.slice(other[0].length), named) : usualIn(aside, named)))
      notes.push(aside)
    }
  }
  return measure
}

/** 'Oat milk (I use regular)': milk. */
function usualIn(words: string, { foods: [first] }: NamedFoods): readonly NamedFood[] {
  const kind = first && usualKindOf(words, first.words.split(/\s+/))
  return kind === undefined ? [] : alternativeIn(kind, false)
}

/** What may be taken instead: foods of its own, or another kind of what the line names: 'oat milk (or whole)'. */
function otherIn(words: string, { foods: [first] }: NamedFoods): readonly NamedFood[] {
  const kind = first && kindOf(words.slice(measureAt(words, 0, []).end), first.words.split(/\s+/))
  return alternativeIn(kind ?? words, false)
}

/** '400 g, extra firm will work too', '240 g, drained weight': the mass that the note begins with. */
function measureFirst(aside: string): Whole | undefined {
  const comma = aside.search(/[,;]/)
  const read = comma > 0 ? wholeMeasure(aside.slice(0, comma)) : undefined
  return read && unitById(read.first.unit)?.dimension === 'mass' ? read : undefined
}

/** 'Egg (3)', 'Corn (1 can)', 'Garlic (4-8 large cloves)'. */
function countAside(aside: string): LineMeasure | undefined {
  const counted = measureAt(aside, 0, [])
  return counted.amount && aside.slice(counted.end).trim() === '' ? counted : undefined
}

type Whole = NonNullable<ReturnType<typeof wholeMeasure>>

function withMeasure(measure: LineMeasure, { first, second, each }: Whole): LineMeasure {
  if (!measure.amount && !measure.unit)
    return { ...measure, amount: first.amount, unit: first.unit, ...(second && { second }) }
  if (measure.packageSize || unitById(first.unit)?.dimension === 'length') return measure
  const isPackage = each || (measure.unit !== undefined && packaged.has(measure.unit))
  if (isPackage) return { ...measure, packageSize: first }
  return measure.second ? measure : { ...measure, second: first }
}
const packaged = new Set<string>([...packages, 'ball', 'loaf'])
