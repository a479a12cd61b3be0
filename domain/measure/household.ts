import { isDrained, labelOf, type Pack, type Portions, packageWeight, unitWeight } from '#domain/measure/convert.ts'
import { printAmount } from '#domain/measure/print.ts'
import { unitById } from '#domain/measure/unit.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** What must be known of a food to write an amount of it. */
export interface Measured {
  name: string
  aisle: string
  roles: readonly string[]
  portions: Portions
  pack?: Pack
}
/** An amount as a cook writes it, and the grams that it really is. */
export interface HouseholdAmount {
  amount: string
  unit: string
  grams: number
}

/**
 * Grams of a food as the amount a cook writes: '2' 'cloves', '1 1/2' 'cups', '3' 'medium', '1' '(15-oz) can', '1 1/4' 'lb'.
 * What is counted is counted, meat is weighed, the rest goes by spoons and cups. Reading the written amount with the name
 * of the food gives the grams that are returned, whatever preparation follows behind a comma.
 */
export function householdAmount(food: Measured, grams: number): HouseholdAmount {
  const wanted = Number.isFinite(grams) ? Math.max(grams, 0.05) : 0.05
  const { amount, unit, grams: written } = chosen(food, wanted)
  return { amount, unit, grams: written }
}

/** An amount that a cook could write. */
interface Choice extends HouseholdAmount {
  count: number
  /** How unlike a cook it is. */
  unlike: number
}
/** With the logarithm of its grams: amounts are as far apart as their logarithms. */
interface Placed extends Choice {
  log: number
}

function chosen(food: Measured, grams: number): HouseholdAmount {
  const { counted, spooned } = choicesOf(food)
  for (const group of [counted, spooned]) {
    const { best, cost } = nearest(group, grams)
    if (best && cost < tolerated) return best
  }
  // Less than half of the smallest thing is a morsel of one; what is more than a cook counts is weighed.
  const least = grams < morsel ? [...counted, ...spooned].filter((choice) => choice.grams >= grams) : []
  return nearest(least, grams).best ?? weighed(grams)
}

/** The choice with the least cost: how far it is from the grams asked for, and how unlike a cook. */
function nearest(choices: readonly Placed[], grams: number): { best: Placed | undefined; cost: number } {
  const wanted = Math.log(grams)
  let best: Placed | undefined
  let cost = Number.POSITIVE_INFINITY
  for (const choice of choices) {
    const its = Math.abs(choice.log - wanted) + choice.unlike
    if (its >= cost) continue
    best = choice
    cost = its
  }
  return { best, cost }
}

/** All that a cook counts or scoops of a food, worked out once for each; nothing of what is sold by weight. */
const choicesOf = rememberedFor((food: Measured): { counted: readonly Placed[]; spooned: readonly Placed[] } => {
  if (isSoldByWeight(food)) return { counted: [], spooned: [] }
  const words = food.name.toLowerCase()
  const counted = countedIn(food).filter((choice) => isCountable(food, choice))
  return { counted: counted.map(placed), spooned: spoons.flatMap((step) => scooped(food, step, words)).map(placed) }
})

function placed(choice: Choice): Placed {
  return { ...choice, log: Math.log(choice.grams) }
}

/** Grams below which nothing is weighed in ounces. */
const morsel = 25
/** Meat and fish, and what takes their place: a cook asks for 14 ounces of tofu, not for five slices. */
function isSoldByWeight({ aisle, roles, portions }: Measured): boolean {
  if (aisle === 'Meat' || aisle === 'Seafood') return portions.each === undefined
  // pasta and noodles: what nobody spoons out of a jar
  if (aisle === 'Grains & Pasta') return portions.tbsp === undefined && portions.each === undefined
  return roles[0] === 'protein' && solidProteins.has(aisle) && portions.large === undefined
}
const solidProteins = new Set(['Produce', 'Deli', 'Dairy & Eggs'])

/** Past a dozen or so things are weighed or measured, not counted; fresh vegetables and fruit sooner. */
function isCountable({ name, aisle, portions }: Measured, { count, unit }: Choice): boolean {
  if (name.endsWith(' leaf')) return !unit.startsWith('head')
  if (unit === 'clove' || unit === 'cloves') return count <= 12
  return count <= (aisle === 'Produce' && portions.cup !== undefined ? 6 : 16)
}
/** Half as much again or two thirds: a count further off than that is written by the cup. */
const tolerated = 0.42
const seasonings = new Set(['herb', 'spice', 'salt', 'leavener'])

/** Things that a cook counts, in the order in which they would. */
const things = [
  'small',
  'medium',
  'large',
  'each',
  'clove',
  'stalk',
  'ear',
  'crown',
  'head',
  'inch',
  'can',
  'sheet',
  'slice',
  'leaf',
  'fillet',
] as const
/** Things counted only where nothing measures the food by volume. */
const reserve = ['bunch', 'sprig', 'piece', 'stick', 'jar', 'package'] as const

function countedIn(food: Measured): readonly Choice[] {
  // the table names the sprig first where a herb goes in whole and comes out again
  if (Object.keys(food.portions)[0] === 'sprig')
    return counts('sprig', 1, food).map((count) => counting('sprig', count, food))
  if (
    food.roles.some((role) => seasonings.has(role)) &&
    hasVolume(food) &&
    food.portions.each === undefined &&
    food.portions.clove === undefined
  )
    return []
  const size = sizeInName(food)
  const units = (hasVolume(food) ? things : [...things, ...reserve]).filter(
    (unit) => !size || (unit !== 'each' && (unit === size || !sizes.has(unit))),
  )
  return units.flatMap((unit) => {
    const one = isCutBeforeUse(unit, food) ? undefined : food.portions[unit]
    return one === undefined ? [] : counts(unit, one, food).map((count) => counting(unit, count, food))
  })
}

/** Slices are counted of what is sold or served so, inches of roots that are broken off, leaves of what is filled or wrapped. */
function isCutBeforeUse(unit: string, food: Measured): boolean {
  if (unit === 'slice') return food.aisle !== 'Bakery' && food.aisle !== 'Meat' && food.aisle !== 'Deli'
  if (unit === 'inch') return !food.roles.includes('aromatic')
  return unit === 'leaf' && hasVolume(food) && !food.name.endsWith('leaf')
}

const hasVolume = ({ portions }: Measured) =>
  portions.cup !== undefined || portions.tbsp !== undefined || portions.tsp !== undefined

const sizes = new Set<string>(['small', 'medium', 'large'])
/** 'small new potatoes': the one size that the name allows, where the food states its weight. */
function sizeInName({ name, portions }: Measured): string | undefined {
  const size = name.split(' ')[0] ?? ''
  return sizes.has(size) && portions[size] !== undefined ? size : undefined
}

function counts(unit: string, one: number, food: Measured): readonly number[] {
  const halves =
    one >= 45 && unit !== 'can' && unit !== 'slice' && !/\begg/.test(food.name)
      ? [0.5]
      : unit === 'inch'
        ? [0.5, 1.5, 2.5]
        : []
  return [...halves, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24]
}

function counting(unit: string, count: number, food: Measured): Choice {
  const label = unit === 'can' ? canLabel(food.portions.can ?? 0, food.pack) : undefined
  const one = label ? packageWeight('can', label * ounce, food.portions, food.pack) : (food.portions[unit] ?? 0)
  const known = unitById(unit)
  const word = count > 1 ? known?.many : known?.one
  const isInName = unit === sizeInName(food)
  const written = isInName ? '' : label ? `(${label}-oz) ${word}` : unit === 'inch' ? 'inch piece' : (word ?? unit)
  return { count, amount: printAmount(count), unit: written, grams: one * count, unlike: unlike(unit, count) }
}

/** Ounces on the label of a can: those of the whole can where only the solids count, else its own weight. */
function canLabel(can: number, pack: Pack | undefined): number {
  return Math.max(1, Math.round((isDrained(can, pack) ? labelOf(pack) : can) / ounce))
}
const ounce = unitById('oz')?.size ?? 28.34952
const pound = unitById('lb')?.size ?? 453.59237

function unlike(unit: string, count: number): number {
  const size = unit === 'medium' ? -0.05 : 0
  return size + (count < 1 ? 0.12 : 0) + count * 0.012
}

/** The counts of spoons and cups that a cook uses, so that every volume has one spoon. */
const spoons = [
  { unit: 'tsp', counts: [1 / 8, 1 / 4, 1 / 2, 3 / 4, 1, 1.25, 1.5, 2, 2.5] },
  { unit: 'tbsp', counts: [1, 1.5, 2, 3] },
  {
    unit: 'cup',
    counts: [
      1 / 4,
      1 / 3,
      1 / 2,
      2 / 3,
      3 / 4,
      1,
      1.25,
      1.5,
      1.75,
      2,
      2.25,
      2.5,
      2.75,
      3,
      3.5,
      4,
      4.5,
      5,
      6,
      7,
      8,
      9,
      10,
      12,
      14,
      16,
      20,
    ],
  },
] as const

function scooped(food: Measured, step: (typeof spoons)[number], words: string): readonly Choice[] {
  const one = unitWeight(step.unit, food.portions, words)?.grams
  const unit = unitById(step.unit)
  if (one === undefined || !unit) return []
  return step.counts.map((count) => ({
    count,
    amount: printAmount(count),
    unit: count > 1 ? unit.many : unit.one,
    grams: one * count,
    unlike: 0,
  }))
}

/** Ounces below a pound, then quarters of a pound. */
function weighed(grams: number): HouseholdAmount {
  const ounces = grams / ounce
  const step = ounces < 1 ? 0.25 : ounces < 3 ? 0.5 : ounces < 8 ? 1 : 2
  const inOunces = Math.max(0.25, Math.round(ounces / step) * step)
  if (inOunces < 16) return ofWeight(inOunces, 'oz', ounce)
  const pounds = Math.round(ounces / 4) / 4
  return ofWeight(pounds, 'lb', pound)
}

function ofWeight(count: number, unit: string, grams: number): HouseholdAmount {
  return { amount: printAmount(count), unit, grams: count * grams }
}
