import { type Fraction, fractionOf } from '#domain/measure/amount.ts'
import type { Unit } from '#domain/measure/unit.ts'
import { unitById } from '#domain/measure/unit.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Grams of one of each household portion, as a food states them: { cup: 185, 'cup chopped': 150, clove: 4 }. */
export type Portions = Readonly<Record<string, number>>

/** Grams of one unit of a food: how it was found, and which portion it rests on. */
export interface UnitWeight {
  grams: number
  source: 'weighed' | 'portion' | 'density'
  portion?: string
}

/** How many of one unit are in one of another of the same dimension: a tablespoon is exactly 1/16 cup. Undefined across dimensions. */
export function ratio(from: string, to: string): Fraction | undefined {
  const [a, b] = [unitById(from), unitById(to)]
  if (!a || !b || a.dimension !== b.dimension || (a.dimension === 'count' && a.id !== b.id)) return undefined
  return fractionOf(a.size / b.size)
}

/**
 * Grams of one unit of a food. A portion that names the unit comes first, in the form that `words` ask for
 * ('cup chopped'); then mass; then volume by the density of its nearest portion. Undefined when nothing tells.
 */
export function unitWeight(unitId: string, portions: Portions, words = ''): UnitWeight | undefined {
  const unit = unitById(unitId)
  if (!unit) return undefined
  if (unit.dimension === 'mass') return { grams: unit.size, source: 'weighed' }
  const portion = portionOf(unitId, portions, words)
  if (portion) return { grams: portions[portion] ?? 0, source: 'portion', portion }
  if (unit.dimension === 'volume') return byDensity(unit, portions, words)
  return unit.dimension === 'length' ? byLength(unit, portions) : undefined
}

/** What is bought of a food: 'can', 425. */
export interface Pack {
  label: string
  grams: number
}

/** Grams of food in a package whose label says `written` grams: drained where the food's own can is drained. */
export function packageWeight(
  unit: string | undefined,
  written: number,
  portions: Portions | undefined,
  pack?: Pack,
): number {
  const can = unit === 'can' || unit === 'jar' ? portions?.[unit] : undefined
  return can !== undefined && isDrained(can, pack) ? (written * can) / labelOf(pack) : written
}

/** Whether the grams of a can are those of its solids: beans are 240 g of a can of 425, condensed soup all of its 298. */
export function isDrained(can: number, pack?: Pack): boolean {
  const label = labelOf(pack)
  return can < 0.8 * label && can > 0.4 * label
}

/** Grams on the label of a can: its own where the food is bought in one, else those of a US can of 15 oz. */
export function labelOf(pack?: Pack): number {
  return pack && /\b(?:can|jar)\b/.test(pack.label) ? pack.grams : 425
}

/** The name of the portion of a unit, in the form that the words ask for; the plain form when they ask for none. */
function portionOf(unitId: string, portions: Portions, words: string): string | undefined {
  const forms = formsOf(portions).get(unitId)
  const asked = forms && words ? forms.find((name) => words.includes(name.slice(unitId.length + 1))) : undefined
  if (asked) return asked
  return portions[unitId] === undefined ? forms?.[0] : unitId
}

/** 'cup chopped', 'cup sliced' by 'cup'. */
const formsOf = rememberedFor((portions: Portions): ReadonlyMap<string, readonly string[]> => {
  const forms = new Map<string, string[]>()
  for (const name of Object.keys(portions)) {
    const space = name.indexOf(' ')
    if (space > 0) forms.set(name.slice(0, space), [...(forms.get(name.slice(0, space)) ?? []), name])
  }
  return forms
})

/** Grams of one millilitre of a food, from the portions measured by volume; the size nearest to the unit asked for. */
function byDensity(unit: Unit, portions: Portions, words: string): UnitWeight | undefined {
  let best: { unit: Unit; portion: string; distance: number } | undefined
  for (const id of measured) {
    const portion = portionOf(id, portions, words)
    const other = portion && unitById(id)
    if (!other) continue
    const distance = Math.abs(Math.log(other.size / unit.size))
    if (!best || distance < best.distance) best = { unit: other, portion, distance }
  }
  if (!best) return undefined
  return {
    grams: ((portions[best.portion] ?? 0) * unit.size) / best.unit.size,
    source: 'density',
    portion: best.portion,
  }
}

const measured = ['cup', 'tbsp', 'tsp', 'fl-oz', 'ml'] as const

function byLength(unit: Unit, portions: Portions): UnitWeight | undefined {
  const inch = portions.inch
  return inch === undefined ? undefined : { grams: (inch * unit.size) / 2.54, source: 'portion', portion: 'inch' }
}
