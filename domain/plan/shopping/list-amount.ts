import type { Food } from '#domain/food/food.ts'
import { packagesOf } from '#domain/food/line/weighing/package-sizes.ts'
import type { Amount } from '#domain/measure/amount.ts'
import { unitWeight } from '#domain/measure/convert.ts'
import { householdAmount } from '#domain/measure/household.ts'
import { printAmount } from '#domain/measure/print.ts'
import { unitById } from '#domain/measure/unit.ts'

/** An amount in a recipe's own words; `unit` a canonical id, empty where things are counted. */
export interface Said {
  amount: number
  unit: string
  /** What one package holds: '28 oz'. */
  size?: string
}
/** As it stands on a list: '3' '', '650' 'g', '1 1/2' 'cups'. */
export interface ListAmount {
  amount: string
  unit: string
}

/** The size of a package as it is printed: '28 oz'. */
export function boxed({ amount, unit }: { amount: Amount; unit: string }): string {
  return `${printAmount(amount)} ${unitById(unit)?.one ?? unit}`
}

/** The sum of amounts that speak of the same thing, rounded up, but for counts that are wanted `asSaid`; undefined where they do not. */
export function sumOfSaid(all: readonly Said[], asSaid = false): ListAmount | undefined {
  const telling = all.filter(({ unit }) => !trifles.has(unit))
  const said = telling.length > 0 ? telling : all
  if (said.length === 0) return undefined
  const units = new Set(said.map(({ unit, size }) => (sizes.has(unit) ? '' : unit) + (size ?? '')))
  const total = said.reduce((sum, { amount }) => sum + amount, 0)
  const [first] = said
  if (units.size === 1 && first && isCounted(first.unit))
    return counted(total, sizes.has(first.unit) ? '' : first.unit, asSaid)
  if (said.some(({ size }) => size !== undefined)) return undefined
  // a tablet has no more than it says
  if (total < 1000 && said.every(({ unit }) => unit === 'mg')) return { amount: printAmount(total), unit: 'mg' }
  if (said.every(({ unit }) => unitById(unit)?.dimension === 'mass')) return massOf(sizeOf(said), isMetric(said))
  if (said.every(({ unit }) => measured.has(unit)))
    return volumeOf(sizeOf(said), isMetric(said), new Set(said.map(({ unit }) => unit)))
  return undefined
}

/** Grams of a food as bought, as a list says them: round, and in the measures of the recipes. */
export function amountOfGrams(food: Food, grams: number, metric: boolean): ListAmount {
  const millilitre = food.roles.includes('liquid') ? unitWeight('ml', food.portions)?.grams : undefined
  if (metric) return millilitre ? volumeOf(grams / millilitre, true) : massOf(grams, true)
  // What is poured is not weighed, however much of it there is.
  if (millilitre && grams / millilitre >= poured) return volumeOf(grams / millilitre, false)
  const bundle = bundleOf(food)
  if (bundle) return counted(packagesOf(food, grams), bundle)
  if (food.aisle === 'Produce' && grams >= 56) return massOf(grams, false)
  const { amount, unit } = householdAmount(food, grams * food.edible)
  return { amount, unit: sizes.has(unit) ? '' : unit.replace(/^\(.*\) /, '') }
}

/** What a piece of it is called where it is sold by one: 'head', 'bunch'. */
export function bundleOf({ pack }: Food): string | undefined {
  return /^(?:1 )?(bunch|head)$/.exec(pack.label)?.[1]
}

/** Whether nothing but metric measures is said, and something is. */
export function isMetric(said: readonly Said[]): boolean {
  const units = said.filter(({ unit }) => isWeighed(unit))
  return units.length > 0 && units.every(({ unit }) => metricUnits.has(unit))
}

const isWeighed = (unit: string) => measured.has(unit) || unitById(unit)?.dimension === 'mass'
const isCounted = (unit: string) => !isWeighed(unit)
const sizeOf = (said: readonly Said[]) =>
  said.reduce((sum, { amount, unit }) => sum + amount * (unitById(unit)?.size ?? 0), 0)

const sizes = new Set(['', 'small', 'medium', 'large', 'each'])
const metricUnits = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])
const measured = new Set([
  'ml',
  'cl',
  'dl',
  'l',
  'tsp',
  'tbsp',
  'dessertspoon',
  'fl-oz',
  'cup',
  'pint',
  'quart',
  'gallon',
])
/** What adds nothing to a spoonful. */
const trifles = new Set(['pinch', 'dash', 'drop', 'smidgen', 'scrape', 'splash'])

function counted(count: number, unit: string, asSaid = false): ListAmount {
  const known = unitById(unit)
  const isWhole = unit === '' || known?.dimension === 'count'
  const shown = isWhole && !asSaid ? Math.ceil(count - 0.01) : count
  return { amount: printAmount(shown), unit: (shown > 1 ? known?.many : known?.one) ?? unit }
}

function massOf(grams: number, metric: boolean): ListAmount {
  if (metric) {
    if (grams >= 1000) return { amount: String(up(grams / 1000, 0.05)), unit: 'kg' }
    return { amount: String(up(grams, grams < 20 ? 1 : 5)), unit: 'g' }
  }
  const ounces = grams / 28.34952
  if (ounces < 16) return { amount: printAmount(up(ounces, ounces < 4 ? 0.25 : 0.5)), unit: 'oz' }
  return { amount: printAmount(up(ounces / 16, 0.25)), unit: 'lb' }
}

/** Millilitres of a quart. */
const poured = 946
/** Measures of jugs, which are said where a recipe says them, and quarts of more than a gallon. */
const jugs = ['gallon', 'quart', 'pint'].flatMap((id) => unitById(id) ?? [])

function volumeOf(millilitres: number, metric: boolean, said: ReadonlySet<string> = new Set()): ListAmount {
  if (metric) {
    if (millilitres >= 1000) return { amount: String(up(millilitres / 1000, 0.05)), unit: 'l' }
    return { amount: String(up(millilitres, millilitres < 20 ? 1 : 5)), unit: 'ml' }
  }
  for (const { id, size, one, many } of jugs) {
    const count = up(millilitres / size, 0.25)
    const isFit = millilitres / size >= 0.48 && (count * size) / millilitres < 1.04
    const isUsual = said.has(id) || (id === 'quart' && (said.has('gallon') || millilitres >= poured * 4))
    if (isFit && isUsual) return { amount: printAmount(count), unit: count > 1 ? many : one }
  }
  const spoons = millilitres / 4.92892
  if (spoons < 2.9) return { amount: printAmount(up(spoons, spoons < 0.3 ? 0.125 : 0.25)), unit: 'tsp' }
  if (spoons < 11.7) return { amount: printAmount(up(spoons / 3, 0.5)), unit: 'tbsp' }
  const cups = cupsUp(spoons / 48)
  return { amount: printAmount(cups), unit: cups > 1 ? 'cups' : 'cup' }
}

/** Cups as a set of measures has them, from four on in halves. */
function cupsUp(cups: number): number {
  if (cups >= 4) return up(cups, 0.5)
  const whole = Math.floor(cups + slack)
  const rest = cups - whole
  return whole + (cupParts.find((part) => part >= rest - slack) ?? 1)
}
const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
const slack = 0.02

/** Rounded up to a step; what is a hair above one stays on it. */
function up(value: number, step: number): number {
  return Math.round(Math.max(1, Math.ceil(value / step - slack)) * step * 1000) / 1000
}
