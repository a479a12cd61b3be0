import { type Food, isA } from '#domain/food/food.ts'
import type { IngredientLine, NamedFood, Weight } from '#domain/food/line/line.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { packages, unitById } from '#domain/measure/unit.ts'

/**
 * Grams where the table states none: USDA SR28 yields of citrus, the makers' usual sizes of cans, and kitchen
 * assumptions that are told as such.
 */

/** Grams of the juice or zest of one fruit: USDA SR28 portions '1 lemon yields', '1 fruit yields'; zest as 1 tbsp or less. */
const citrus: Readonly<Record<string, { juice: number; zest: number }>> = {
  lemon: { juice: 48, zest: 6 },
  lime: { juice: 44, zest: 4 },
  orange: { juice: 86, zest: 12 },
  grapefruit: { juice: 196, zest: 16 },
}

/** 'lemon juice' counted in lemons. */
export function juiceOrZest({ words, food }: NamedFood): { grams: number; part: string; fruit: string } | undefined {
  // Lime zest stands in the table beside that of lemons.
  const found = citrusPart.exec(words) ?? citrusPart.exec(food ? `${food.name} ${words}` : '')
  const fruit = found?.[1]?.toLowerCase() ?? ''
  const part = found?.[2]?.toLowerCase() === 'zest' ? 'zest' : 'juice'
  const grams = citrus[fruit]?.[part]
  return grams === undefined ? undefined : { grams, part, fruit }
}

const citrusPart = /\b(lemon|lime|orange|grapefruit)s?\b.{0,300}\b(juice|zest)\b/i

/**
 * Grams of one piece of what is cut up: USDA SR28, portions of steaks, chops (10164), parts of a chicken, and rounds of fruit; cutlets, by
 * whichever name, are of 4 oz, as SR28 serves them (17426), and medallions of 3 oz (23035).
 */
const pieces: Readonly<Record<string, number>> = {
  steak: 225,
  chop: 170,
  cutlet: 115,
  schnitzel: 115,
  escalope: 115,
  breast: 174,
  thigh: 113,
  drumstick: 75,
  medallion: 85,
  tenderloin: 45,
  ring: 60,
}

const birdParts = new Set(['leg', 'drumstick', 'thigh', 'wing'])

/**
 * '2 pork shoulder steaks', '12 pineapple rings': grams of one piece of a food that is counted otherwise, whose own portion is more than twice
 * or less than half of such a piece.
 */
export function cutOf(
  { words, food }: NamedFood,
  own: number | undefined,
): { name: string; grams: number } | undefined {
  const [, name = ''] = /(?<=\s)([a-z]+?)s?$/i.exec(words.trimEnd()) ?? []
  // a leg of a turkey is no turkey
  const ofBird = isA('whole bird')(food) && birdParts.has(name.toLowerCase()) ? food?.portions.piece : undefined
  if (ofBird !== undefined) return { name: `${name.toLowerCase()}s`, grams: ofBird }
  const grams = pieces[name.toLowerCase()]
  if (
    grams === undefined ||
    !food ||
    food.name.includes(name.toLowerCase()) ||
    (own !== undefined && own < grams * 2 && own > grams / 2)
  )
    return undefined
  return { name: `${name.toLowerCase()}s`, grams: food.name.startsWith('cooked') ? Math.round(grams * 0.8) : grams }
}

/** '3 (1/2-inch thick) slices of bread' are slices; '4 (10-inch) tortillas' are large: what a length says of one of a food of the bakery. */
export function acrossPortion({ packageSize, text }: IngredientLine, food: Food): string | undefined {
  if (!packageSize) return undefined
  const unit = unitById(packageSize.unit)
  if (unit?.dimension !== 'length' || food.aisle !== 'Bakery' || !food.roles.includes('base')) return undefined
  if (/\bthick\b/i.test(text)) return food.portions.slice === undefined ? undefined : 'slice'
  const inches = (toNumber(packageSize.amount) * unit.size) / inch
  const size = inches < 7 ? 'small' : inches < 9 ? 'medium' : 'large'
  return food.portions[size] === undefined ? undefined : size
}
const inch = 2.54

/** Grams of a joint of meat that is carved into the slices by which it is counted otherwise: '1 pork loin roast'. */
export function wholeRoast({ aisle, pack, edible }: Food, text: string): number | undefined {
  return aisle === 'Meat' && !cutPiece.test(text) && /\b(?:piece|roast)$/.test(pack.label)
    ? pack.grams * edible
    : undefined
}

const cutPiece = /\b(?:steak|chop|cutlet|medallion|escalope|scaloppin[ei]|schnitzel|rib|strip|slice|cube)s?\b/i

/** Grams of one unit for a food whose portions do not say: by the millilitre, the package, the knob. */
export function withoutPortion(
  unitId: string,
  food: Food | undefined,
): { grams: number; source: 'density' | 'assumed' } | undefined {
  const unit = unitById(unitId)
  if (!unit) return undefined
  if (unit.dimension === 'volume') {
    const isLiquid =
      food && (food.roles.includes('liquid') || food.aisle === 'Drinks' || food.aisle === 'Oils & Vinegars')
    return isLiquid
      ? {
          grams: unit.size * (food.aisle === 'Oils & Vinegars' && food.roles.includes('fat') ? 0.92 : 1),
          source: 'density',
        }
      : { grams: unit.size * 0.6, source: 'assumed' }
  }
  if (!food) return undefined
  // Fruit out of a can, without its juice.
  if (unitId === 'can' && food.aisle === 'Produce') return { grams: 250, source: 'assumed' }
  const alike = alikeIn(unitId, food)
  if (alike !== undefined) return { grams: alike, source: 'assumed' }
  const held = heldIn(unitId, food)
  if (held !== undefined) return { grams: held * food.edible, source: 'assumed' }
  // A box of eggs is sold with its shells; what is in a can or jar has none.
  if (soldWhole.has(unitId))
    return { grams: food.pack.grams * (preserved.has(unitId) ? 1 : food.edible), source: 'assumed' }
  const whole =
    wholes.has(unitId) && food.aisle === 'Produce' ? (food.portions.each ?? food.portions.medium) : undefined
  if (whole !== undefined) return { grams: whole, source: 'assumed' }
  const grams = unitId === 'stick' && food.aisle === 'Produce' ? 8 : counted[unitId]
  return grams === undefined ? undefined : { grams, source: 'assumed' }
}
/** Grams of a unit by the portion of a food that is as much under another name: a stalk of thyme is a sprig, a strip of bacon a slice. */
function alikeIn(unitId: string, { aisle, portions, roles }: Food): number | undefined {
  const isSmall = aisle === 'Spices & Herbs' || roles.includes('herb') || roles.includes('spice')
  const others = [...(aisle === 'Produce' ? [] : (alike[unitId] ?? [])), ...(isSmall ? (alikeSmall[unitId] ?? []) : [])]
  const grams = others.map((name) => portions[name]).find((one) => one !== undefined)
  return grams ?? (isSmall ? spicePieces[unitId] : undefined)
}
const alike: Readonly<Record<string, readonly string[]>> = { strip: ['slice'], cube: ['each'] }
const alikeSmall: Readonly<Record<string, readonly string[]>> = { stalk: ['sprig'], piece: ['each', 'stick', 'inch'] }
/** Of spices and herbs that state no piece; kitchen assumptions. */
const spicePieces: Readonly<Record<string, number>> = { piece: 3, stalk: 1.5, bunch: 30 }

/** Grams as bought of the pieces that a bag, a bunch or a crate holds, and of the cans in a case; undefined where its package says it. */
function heldIn(unitId: string, food: Food): number | undefined {
  const { aisle, pack, edible } = food
  if (unitId === 'case' || unitId === 'crate') {
    if (aisle === 'Produce') return crate
    return pack.grams * (aisle === 'Drinks' && pack.grams < 500 ? 24 : 12)
  }
  const piece = pieceSold(food)
  if (piece === undefined) return undefined
  if (unitId === 'bunch') return piece * 6
  const isBagged = soldWhole.has(unitId) && pack.label.startsWith('1 ') && edible > 0
  return isBagged ? (piece > 160 ? bag : bag / 1.5) : undefined
}
/** Three pounds of apples, two of lemons; twenty pounds of tomatoes. */
const bag = 1361
const crate = 9072

/** Grams as sold of one of the fruit or vegetables that are bought by the piece; undefined for everything else. */
export function pieceSold({ aisle, pack, portions, edible }: Food): number | undefined {
  if (aisle !== 'Produce') return undefined
  const single = /^1 (.+)$/.exec(pack.label)?.[1]
  if (
    single !== undefined &&
    !/\b(?:lb|oz|bunch|head|bag|box|quart|pint|carton|piece|package|ripe batch)\b/.test(single)
  )
    return pack.grams
  const whole = portions.medium ?? portions.each
  const isLoose = /(?:-lb bag|bunch of \d+|^\d+ lb)$/.test(pack.label) && portions.bunch === undefined && edible > 0
  return isLoose && whole !== undefined && whole >= smallestPiece ? whole / edible : undefined
}
/** Radishes and grapes are weighed. */
const smallestPiece = 50

/** Grams as sold of one of what is counted: a lemon, an egg of a dozen. */
export function pieceAsSold({ pack, portions, edible }: Food): number {
  return portions.each === undefined ? pack.grams : portions.each / edible
}

/** A piece of onion and a sprig of scallion are a whole one. */
const wholes = new Set(['piece', 'sprig', 'stalk', 'head', 'bulb', 'ear'])
const preserved = new Set(['can', 'jar'])
const soldWhole = new Set<string>([...packages, 'loaf', 'batch'])
const counted: Readonly<Record<string, number>> = {
  knob: 15,
  sprig: 1.5,
  leaf: 1,
  bunch: 60,
  slice: 25,
  wedge: 30,
  cube: 25,
  stalk: 40,
  piece: 50,
  strip: 15,
  sheet: 15,
  ball: 125,
  stick: 30,
  fillet: 150,
  square: 10,
  scrape: 0.2,
  clove: 5,
}

/**
 * Bread, buns and tortillas without an amount: one for each person, two of what is small. Undefined for what is only served beside,
 * and for what is no bread.
 */
export function oneEach(line: IngredientLine, food: Food, servings: number): Weight | undefined {
  const isBread = food.aisle === 'Bakery' && food.roles.includes('base') && !food.roles.includes('sweet')
  if (!isBread || line.amount || line.unit || line.optional || line.toTaste || beside.test(line.text)) return undefined
  const piece = food.portions.slice ?? food.portions.each
  if (piece === undefined || piece > 200) return undefined
  const pieces = piece < 50 ? 2 : 1
  const grams = piece * pieces * servings
  return {
    grams,
    low: 0,
    high: grams * 2,
    how: `no amount given: ${pieces} a person at ${piece} g assumed`,
    source: 'assumed',
  }
}
const beside = /\b(?:to serve|for serving|serve with|to accompany|on the side|if you like|as desired)\b/i

/** What 'to taste' and 'for garnish' come to, for foods that are used by feel: a figure stated as assumed. */
export function unstated(line: IngredientLine, food: Food | undefined): Weight | undefined {
  if (!food) return undefined
  const usual = usualOf(line, food)
  if (!usual) return undefined
  const isSalt = food.roles.includes('salt')
  const [grams, said] = onTop.test(line.text) && !isSalt ? sprinkled(usual) : usual
  const most = isSalt ? `, ${said === '1 tsp' ? '2 1/2 tsp' : '1 1/4 tsp'} at most` : ''
  return { grams, low: 0, high: grams * 2.5, how: `no amount given: ${said} assumed${most}`, source: 'assumed' }
}

/** What is scattered or drizzled at the end is half of what is cooked with. */
const onTop = /\b(?:garnish|to serve|for serving|drizzl|sprinkl|topping|to top|to finish|for dusting)/i

function sprinkled([grams, said]: readonly [number, string]): readonly [number, string] {
  return [grams / 2, `half of ${said.replace(/^1 /, 'a ')}`]
}

function usualOf(line: IngredientLine, food: Food): readonly [number, string] | undefined {
  if (food.roles.includes('salt')) return [3, (food.portions.tsp ?? 0) < 4 ? '1 tsp' : '1/2 tsp']
  // six times a third of a second, 0.3 g each: USDA SR28 04679
  if (isA('sprayed')(food)) return [1.8, 'a spray of 2 seconds']
  if (food.roles.includes('fat') && food.aisle === 'Oils & Vinegars') {
    return /fry/i.test(line.text) ? [28, '2 tbsp'] : [14, '1 tbsp']
  }
  if (food.roles.includes('herb')) return [5, 'a small handful']
  if (food.roles.includes('spice') || food.roles.includes('heat')) return [1, '1/2 tsp']
  if (food.roles.includes('acid')) return [15, '1 tbsp']
  if (food.roles.includes('fat')) return [14, '1 tbsp']
  if (food.roles.includes('sweet') || food.roles.includes('thickener')) return [10, '1 tbsp']
  const isScattered = food.roles.includes('umami') || food.roles.includes('crunch')
  if (isScattered && food.aisle !== 'Produce' && food.aisle !== 'Meat') return [15, '1 tbsp']
  return line.toTaste ? [10, 'a spoonful'] : undefined
}
