import type { Food } from '#domain/food/food.ts'
import { type IngredientLine, isOfNothing, type NamedFood, type Weight } from '#domain/food/line/line.ts'
import { eatenWithBones } from '#domain/food/line/weighing/bones.ts'
import { asRaw } from '#domain/food/line/weighing/cooked-weights.ts'
import { canOf, drainedCan, drainedShare, saysDrainedWeight } from '#domain/food/line/weighing/drained-cans.ts'
import {
  acrossPortion,
  cutOf,
  juiceOrZest,
  unstated,
  wholeRoast,
  withoutPortion,
} from '#domain/food/line/weighing/usual-weights.ts'
import { type Amount, toNumber } from '#domain/measure/amount.ts'
import { packageWeight, unitWeight } from '#domain/measure/convert.ts'
import { printAmount } from '#domain/measure/print.ts'
import { packages, unitById } from '#domain/measure/unit.ts'
import { withoutAsides } from '#domain/plain-text.ts'

/**
 * Grams of one food of a line, with their range and how they were got. Mass on either side of '150 g / 5 oz' wins; then the
 * food's own portion, its density, a stated assumption. Undefined when the line has no amount that can be weighed.
 */
export function weigh(line: IngredientLine, named: NamedFood): Weight | undefined {
  if (isOfNothing(line)) return { grams: 0, low: 0, high: 0, how: 'none', source: 'weighed' }
  const weight =
    asRaw(line, named, byMeasures(line, named)) ??
    byCount(line, named) ??
    (line.amount ? undefined : unstated(line, named.food))
  return weight && shared(asSold(line, named, weight), line)
}

/** The weight with what is said of peel, pits and bones. */
function asSold(line: IngredientLine, named: NamedFood, weight: Weight): Weight {
  const eaten = named.food?.edible === 1 ? eatenWithBones(line.text, named.food) : undefined
  if (eaten !== undefined) return { ...weight, eaten }
  return isPrepared(line, named) ? { ...weight, prepared: true } : weight
}

/** What has been peeled, pitted, boned or put in a can before it is weighed; '1 lb shrimp, peeled' is weighed first. */
function isPrepared({ text, unit }: IngredientLine, { food }: NamedFood): boolean {
  if (!food || food.edible === 1) return false
  if (saysDrainedWeight(text)) return true
  const said = formWords(text)
  if (boned.test(said)) return true
  return food.aisle === 'Produce' && ((unit !== undefined && canned.has(unit)) || peeled.test(said))
}
const soldIn = new Set<string>([...packages, 'loaf', 'ball'])
const canned = new Set(['can', 'jar'])
const boned = /\b(?:peeled|shelled|boneless|boned|meat only|picked)\b/
/** Frozen mango has no stone; frozen wings have their bones. */
const peeled =
  /\b(?:pitted|stoned|cubed|diced|flesh|frozen|canned|tinned|jarred|marinated|hulled|husked|florets?|hearts?|ready-cut|pre-?cut)\b/

interface Said {
  amount: Amount
  unit: string
}

const one: Amount = { low: { n: 1, d: 1 }, high: { n: 1, d: 1 } }
/** How far grams may be off, by how they were got: sizes differ by a fifth, scooped volumes by a tenth. */
const spread = { weighed: 0, portion: 0.15, density: 0.1, assumed: 0.5 } as const
/** Units that every hand fills differently. */
const loose = new Set([
  'handful',
  'pinch',
  'dash',
  'splash',
  'drizzle',
  'glug',
  'knob',
  'smidgen',
  'dollop',
  'scoop',
  'glass',
  'bunch',
  'part',
])

function byMeasures(line: IngredientLine, named: NamedFood): Weight | undefined {
  const said = [
    line.amount || line.unit ? { amount: line.amount ?? one, unit: line.unit ?? '' } : undefined,
    line.second,
  ].filter((one) => one !== undefined)
  const mass = said.find(({ unit }) => unitById(unit)?.dimension === 'mass')
  if (mass) {
    const written = ofEach(line, named, times(mass, unitById(mass.unit)?.size ?? 0, 'weighed', printed(mass)))
    return drainedCan(line, named, written) ?? written
  }
  const sized = line.packageSize && byPackage(line, named)
  if (sized) return sized
  for (const measure of said) {
    const weight = measure.unit && byUnit(measure, named.food, line)
    if (weight) return weight
  }
  return bySpan(line, named)
}

/** '8 steaks (200 g)' tells of each: all of them together would be too small by half. */
function ofEach(line: IngredientLine, named: NamedFood, written: Weight): Weight {
  const count = line.second && !unitById(line.unit ?? '') && line.amount ? toNumber(line.amount) : 1
  const usual = count > 1 ? byCount(line, named)?.grams : undefined
  const isOne = usual !== undefined && written.grams < 0.4 * usual && written.grams > (0.4 * usual) / count
  if (!isOne) return written
  const { grams, low, high } = written
  return { ...written, grams: grams * count, low: low * count, high: high * count, how: `${written.how} each` }
}

/** '9-inch pound cake': one of it, whatever its size. */
function bySpan({ unit = '', amount }: IngredientLine, { food }: NamedFood): Weight | undefined {
  const whole = food?.portions.each
  const isSpan = amount !== undefined && unitById(unit)?.dimension === 'length' && food?.aisle === 'Bakery'
  return isSpan && whole
    ? times({ amount: one, unit: 'each' }, whole, 'assumed', `1 at about ${rounded(whole)} g`)
    : undefined
}

function byUnit(said: Said, food: Food | undefined, line: IngredientLine): Weight | undefined {
  const found = food && unitWeight(said.unit, food.portions, formWords(line.text))
  if (found) {
    const form =
      found.source === 'portion' && found.portion?.startsWith(`${said.unit} `)
        ? found.portion.slice(said.unit.length)
        : ''
    return times(said, found.grams, found.source, `${printed(said)}${form} at ${rounded(found.grams)} g`)
  }
  const usual = withoutPortion(said.unit, food)
  return usual && times(said, usual.grams, usual.source, `${printed(said)} at about ${rounded(usual.grams)} g`)
}

/** '1 cup chopped basil' is measured chopped; '1 cup basil, chopped' is chopped after it was measured. */
function formWords(text: string): string {
  return (withoutAsides(text).split(',')[0] ?? '').toLowerCase()
}

/** '2 (14-oz) cans', '2 (6-oz) chicken breasts', '2 x 400 g'. */
function byPackage(line: IngredientLine, named: NamedFood): Weight | undefined {
  const size = line.packageSize
  if (!size) return undefined
  const unit = unitById(size.unit)
  if (!unit || unit.dimension === 'count') return undefined
  const own = unitWeight(size.unit, named.food?.portions ?? {})?.grams
  // '1 4-inch piece ginger' has a weight, a 9-inch pie crust none by its inches.
  if (unit.dimension === 'length' && own === undefined) return undefined
  const inside = own ?? unit.size
  const stated = inside * toNumber(size.amount)
  const written = stated / sharedAmong(line, named, stated)
  const share = drainedShare(line.text, toNumber(size.amount))
  const eaten = share ? written * share : packageWeight(canOf(line), written, named.food?.portions, named.food?.pack)
  const said = { amount: line.amount ?? one, unit: line.unit ?? '' }
  const range = inside * (size.amount.high.n / size.amount.high.d) - inside * (size.amount.low.n / size.amount.low.d)
  const weight = times(
    said,
    eaten,
    eaten === written && unit.dimension === 'mass' ? 'weighed' : 'portion',
    `${printed(said)} at ${rounded(eaten)} g${line.asRead && !line.asRead.packageSize ? ', as corrected' : ''}`,
  )
  return {
    ...weight,
    low: Math.min(weight.low, weight.grams - range / 2),
    high: Math.max(weight.high, weight.grams + range / 2),
  }
}

/**
 * How many share what a size in parentheses states: '7 to 8 (1 1/4 pounds) apricots' and 'half a tin (200 g)' tell of all of them, where that
 * is much nearer to the food's own piece or can; 1 where each holds so much.
 */
function sharedAmong(line: IngredientLine, named: NamedFood, stated: number): number {
  const count = line.amount ? toNumber(line.amount) : 1
  // '2 cans (28 oz)' are large cans, whatever the usual one is.
  if (
    count === 1 ||
    (count > 1 && soldIn.has(line.unit ?? '')) ||
    /\beach\b|\bapiece\b|\bper\b|\d\s?[x×]\s?\d|\d-(?:pound|ounce|lb|oz|gram|g|kg)\b/i.test(line.text)
  )
    return 1
  const single: IngredientLine = { ...line, amount: one, packageSize: undefined }
  const own = (line.unit && byUnit({ amount: one, unit: line.unit }, named.food, single)) || byCount(single, named)
  const { food } = named
  const isPack = line.unit === undefined && food !== undefined && soldIn.has(countedPortion(named, food) ?? '')
  if (own?.source !== 'portion' || isPack) return 1
  const far = (grams: number) => Math.abs(Math.log((grams * (food?.edible ?? 1)) / own.grams))
  return far(stated) > 0.65 && far(stated / count) < far(stated) / 2 ? count : 1
}

/** '3 avocados': by the whole one, else the middle size, else whatever single thing the food is counted by. */
function byCount(line: IngredientLine, named: NamedFood): Weight | undefined {
  const { amount } = line
  const { food } = named
  const isCount = line.unit === undefined || unitById(line.unit)?.dimension === 'count'
  if (!amount || !food || !isCount || (line.unit !== undefined && !sizes.has(line.unit))) return undefined
  const part = juiceOrZest(named)
  if (part) {
    const fruit = amount.high.n > amount.high.d ? `${part.fruit}s` : part.fruit
    const grams = part.grams * (sizes.get(line.unit ?? '') ?? 1)
    return times(
      { amount, unit: '' },
      grams,
      'portion',
      `${part.part} of ${printAmount(amount)} ${fruit}, ${rounded(grams)} g each`,
    )
  }
  const portion = acrossPortion(line, food) ?? countedPortion(named, food)
  const cut = cutOf(named, portion === undefined ? undefined : food.portions[portion])
  if (cut) {
    const grams = cut.grams * (sizes.get(line.unit ?? '') ?? 1)
    return times({ amount, unit: '' }, grams, 'portion', `${printAmount(amount)} ${cut.name} at ${rounded(grams)} g`)
  }
  if (!portion) return undefined
  const isJoint = (portion === 'slice' || portion === 'piece') && toNumber(amount) <= 3
  const roast = isJoint ? wholeRoast(food, line.text) : undefined
  if (roast) return times({ amount, unit: '' }, roast, 'assumed', `${printAmount(amount)} at about ${rounded(roast)} g`)
  const grams = (food.portions[portion] ?? 0) * (sizes.get(line.unit ?? '') ?? 1)
  const counted = { amount, unit: portion }
  return times(counted, grams, 'portion', `${printed(counted)} at ${rounded(grams)} g`)
}

/** '2 garlic' are cloves; only '1 whole garlic' is a head. */
function countedPortion({ words }: NamedFood, { portions }: Food): string | undefined {
  const isCloves = portions.clove !== undefined && !/^whole\b/i.test(words)
  return isCloves ? 'clove' : countable.find((name) => portions[name] !== undefined)
}

const countable = [
  'each',
  'medium',
  'large',
  'small',
  'head',
  'fillet',
  'piece',
  'ear',
  'bulb',
  'stalk',
  'clove',
  'slice',
  'sheet',
  'leaf',
  'stick',
  'crown',
  'loaf',
  'bunch',
  'sprig',
  'inch',
  'can',
  'jar',
  'package',
]
/** A size that the food does not state, against its usual one. */
const sizes = new Map([
  ['small', 0.7],
  ['medium', 1],
  ['large', 1.35],
  ['each', 1],
  ['', 1],
])

function times({ amount, unit }: Said, grams: number, source: Weight['source'], how: string): Weight {
  const off = loose.has(unit) ? 0.5 : spread[source]
  return {
    grams: grams * toNumber(amount),
    low: grams * (amount.low.n / amount.low.d) * (1 - off),
    high: grams * (amount.high.n / amount.high.d) * (1 + off),
    how,
    source,
  }
}

/** '1 tsp salt and pepper' is a teaspoon of both together; '1 tsp each salt and pepper' and '2 carrots and onions' are not. */
function shared(weight: Weight, line: IngredientLine): Weight {
  const among = line.foods.length
  const dimension = unitById(line.unit ?? '')?.dimension
  const isPackage = line.packageSize !== undefined && dimension === 'count'
  if (among < 2 || (dimension !== 'mass' && dimension !== 'volume' && !isPackage) || /\beach\b/i.test(line.text))
    return weight
  const { grams, low, high } = weight
  return {
    ...weight,
    grams: grams / among,
    low: low / among / 2,
    high: Math.min(high, (high / among) * 1.5),
    how: `${weight.how}, split among ${among}`,
  }
}

function printed({ amount, unit }: Said): string {
  const known = unitById(unit)
  const isSeveral = amount.high.n > amount.high.d
  return `${printAmount(amount)} ${(isSeveral ? known?.many : known?.one) ?? ''}`.trim()
}
function rounded(grams: number): string {
  const decimals = grams >= 100 ? 0 : grams >= 10 ? 1 : 2
  return String(Number(grams.toFixed(decimals)))
}
