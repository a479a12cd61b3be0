import type { Behaviour, Cut, Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { type DishLine, hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { type HouseholdAmount, householdAmount, type Measured } from '#domain/measure/household.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { remembered, rememberedFor } from '#domain/remembered.ts'

/** A food as a line of the list. The grams are those of the amount as a cook writes it, not those asked for. */
export function listLine(slot: Slot, food: DishFood, wanted: number, eaters = 1): DishLine {
  const grams = shared(food, wanted, eaters)
  const cut = slot.cut ?? 'default'
  const preparation = preparationOf(food, slot, cut)
  // a spoonful of lemon is its juice: nobody squeezes a quarter of one
  const spooned = preparation === 'juiced' && grams < (food.food.portions['each'] ?? 0) * 0.4
  const written = spooned ? householdAmount(juice, grams) : (sprigsOf(food, cut, grams) ?? writtenAmount(food, grams))
  const plural = isPlural(food, written.amount, written.unit)
  const [one, many] = food.behaviour.listed ?? [food.food.name, food.food.plural]
  return {
    ...food,
    slot: slot.id,
    cut,
    grams: written.grams,
    amount: written.amount,
    unit: written.unit,
    listed: spooned ? `${food.food.name} juice` : listedName(food, plural ? many : one, written.unit),
    plural,
    preparation: spooned ? '' : preparation,
  }
}

/** Thyme and rosemary that go in whole come in whole sprigs, however few are cooked for; their leaves by the spoon. */
function sprigsOf({ food, behaviour }: DishFood, cut: Cut, grams: number): HouseholdAmount | undefined {
  const sprig = behaviour.kind === 'woody herb' && cut !== 'dice' ? food.portions['sprig'] : undefined
  if (!sprig) return undefined
  const count = Math.max(1, Math.round(grams / sprig))
  return { amount: String(count), unit: count === 1 ? 'sprig' : 'sprigs', grams: count * sprig }
}

/** Eggs, tortillas, slices and thighs are dealt out: where there is about one or more for each, all get as many. */
function shared({ food, behaviour }: DishFood, grams: number, eaters: number): number {
  const one =
    behaviour.kind === 'bread' ? food.portions['slice'] : counted.has(behaviour.kind) ? food.portions['each'] : 0
  const each = one ? grams / one / eaters : 0
  return one && each >= 0.7 ? Math.round(each) * one * eaters : grams
}

/** Spoons of citrus juice, a teaspoon weighing five grams. */
const juice: Measured = { name: 'juice', aisle: 'Oils & Vinegars', roles: ['acid'], portions: { tsp: 5, tbsp: 15 } }

/** Grams to three figures are exact enough. */
function writtenAmount(dish: DishFood, grams: number): HouseholdAmount {
  const rounded = Number(grams.toPrecision(3))
  return isCounted(dish, rounded) ? wholeOnes(dish, rounded) : householdAmount(measuredAs(dish, rounded), rounded)
}

function isCounted(dish: DishFood, grams: number): boolean {
  const from = dish.behaviour.countedFrom ?? (hasFact(dish, 'whole') ? 0 : Number.POSITIVE_INFINITY)
  return counted.has(dish.behaviour.kind) || grams >= from
}

/** Nobody buys a part of an egg, a tortilla or a chicken thigh, nor breaks a bay leaf. */
function wholeOnes({ food }: DishFood, grams: number): HouseholdAmount {
  const one = food.portions['each'] ?? 50
  const count = Math.max(1, Math.round(grams / one))
  return { amount: String(count), unit: '', grams: count * one }
}
const counted: ReadonlySet<Kind> = new Set(['egg', 'tortilla', 'bun', 'bone-in poultry'])

/** Amounts are asked for again and again while a dish is tuned: of each food there are few ways to write one. */
function measuredAs(dish: DishFood, grams: number): Measured {
  const { food, behaviour } = dish
  const unwieldy = tooManyToCount(behaviour.kind, food.portions, grams)
  const small = smallSizes(food.portions, behaviour.kind, grams)
  const bunched = behaviour.kind === 'leaf' && grams > (food.portions['bunch'] ?? Number.POSITIVE_INFINITY) * 0.4
  // nobody opens a can for a slice of it and throws the rest away
  const isPart = grams < (food.portions['can'] ?? 0) * leastOfCan
  const way = `${unwieldy} ${bunched} ${isPart} ${small.join()}`
  const ways = waysOf(dish)
  const known = ways.get(way) ?? wayToMeasure(dish, unwieldy, bunched, isPart, small)
  ways.set(way, known)
  return known
}
const leastOfCan = 0.4
const waysOf = rememberedFor<DishFood, Map<string, Measured>>(() => new Map())

/**
 * The portions that a cook would write this food in: meat, fish, tofu and loose vegetables are weighed, slices are for bread
 * alone, small things go by the cup, and what has a head, a stalk or a crown has no sizes.
 */
function wayToMeasure(
  dish: DishFood,
  unwieldy: boolean,
  bunched: boolean,
  isPartOfCan: boolean,
  small: readonly string[],
): Measured {
  const { id, food, behaviour } = dish
  const can = hasFact(dish, 'by the can') ? food.portions['can'] : 0
  if (can && isPartOfCan) return { ...food, aisle: 'Meat', portions: {} }
  if (can) return { ...food, aisle: 'Canned Goods', portions: { can } }
  if (weighedKinds.has(behaviour.kind) || (hasFact(dish, 'by weight') && !food.portions['can']))
    return { ...food, aisle: 'Meat', portions: {} }
  const each =
    hasFact(dish, 'one size') || behaviour.kind === 'citrus' ? (food.portions['each'] ?? food.portions['medium']) : 0
  if (each) return { ...food, portions: { each } }
  if (behaviour.kind === 'bread' && food.portions['slice']) {
    return { ...food, portions: { slice: food.portions['slice'] } }
  }
  if (unwieldy) return { ...food, aisle: 'Meat', portions: {} }
  const dropped = new Set([...(unwritten[id] ?? []), ...small])
  if (behaviour.kind === 'stock') dropped.add('can')
  if (behaviour.kind === 'wine') for (const unit of ['can', 'each']) dropped.add(unit)
  if (handfuls.has(behaviour.kind)) for (const unit of ['each', 'piece', ...sizesOf]) dropped.add(unit)
  if (bunched) for (const unit of Object.keys(food.portions)) if (unit !== 'bunch') dropped.add(unit)
  if (behaviour.kind !== 'bread' && behaviour.kind !== 'cheese') dropped.add('slice')
  // half a jalapeño, never a spoonful of one
  if (behaviour.kind === 'fresh chile')
    for (const size of [
      ...sizesOf,
      ...(food.portions['each'] ? ['tsp', 'tbsp', 'cup', 'cup sliced', 'cup chopped'] : []),
    ])
      dropped.add(size)
  const portions = Object.entries(food.portions).filter(([unit]) => !dropped.has(unit))
  return { ...food, portions: Object.fromEntries(portions) }
}
const sizesOf = ['small', 'medium', 'large']
/** Nobody counts almonds. */
const handfuls: ReadonlySet<Kind> = new Set(['nut', 'small seed', 'dried fruit'])
/** Seven carrots are a pound and a quarter; nobody measures them by the cup before they are cut. */
function tooManyToCount(kind: Kind, { medium, large }: Readonly<Record<string, number>>, grams: number): boolean {
  return (
    (kind === 'vegetable' || kind === 'potato') &&
    medium !== undefined &&
    medium >= 40 &&
    grams > (large ?? medium) * 6.5
  )
}

/** Two large shallots, not five small ones: nobody peels more than they must. */
function smallSizes({ small, medium, large }: Readonly<Record<string, number>>, kind: Kind, grams: number): string[] {
  const sizes: string[] = []
  if (small && medium && grams > medium * 1.1) sizes.push('small')
  if (medium && large && kind === 'aromatic' && grams > medium * 2.4) sizes.push('medium')
  return sizes
}
const byTheCup = [...sizesOf, 'each', 'piece', 'bunch', 'package']
const byTheHead = [...sizesOf, 'piece', 'bunch', 'leaf', 'stalk']
const unwritten: Readonly<Record<string, readonly string[]>> = {
  hibiscus: ['each'],
  lemongrass: ['each'],
  'curry-leaves': ['tsp', 'tbsp', 'cup', 'cup chopped'],
  garlic: ['tsp', 'tbsp', 'cup', 'head', 'bulb'],
  ginger: ['slice', 'piece', 'tsp', 'tbsp', 'cup', 'cup sliced'],
  broccoli: [...byTheHead, 'head'],
  cauliflower: byTheHead,
  cabbage: byTheHead,
  'red-cabbage': byTheHead,
  napa: byTheHead,
  romaine: byTheHead,
  'cherry-tomatoes': byTheCup,
  olives: byTheCup,
  'green-olives': byTheCup,
  strawberries: byTheCup,
  raspberries: byTheCup,
  blueberries: byTheCup,
  corn: ['can'],
  espresso: ['each'],
  'cooked-chicken': ['each'],
  provolone: ['cup', 'cup shredded', 'cup diced'],
  gelatin: ['sheet', 'leaf'],
  rhubarb: ['each', 'stick'],
  'lemon-zest': ['each', 'strip'],
  'orange-zest': ['each', 'strip'],
}
const weighedKinds: ReadonlySet<string> = new Set([
  'poultry',
  'steak',
  'pork',
  'tough meat',
  'ground meat',
  'ground poultry',
  'cured meat',
  'fish',
  'shrimp',
  'tofu',
  'frying cheese',
  'pasta',
  'noodles',
])

export function ingredientOf({ amount, unit, listed, preparation }: DishLine): Ingredient {
  return { amount, unit, name: listed, ...(preparation && { preparation }) }
}

/** '1 (15-oz) can cannellini beans': the can is said once. */
function listedName({ id }: DishFood, name: string, unit: string): string {
  const bare = name.replace(/^canned /, '')
  return unit.includes('can') && bare !== name && canOf(bare) === id ? bare : name
}
/** The food that 'can' and these words mean. */
const canOf = remembered((words) => knownFood(`can ${words}`).food?.id ?? '')

/** Cuts that stand in for one that a food has no words for; a food is never left uncut when it has any cut. */
const otherCuts: Partial<Record<Cut, readonly Cut[]>> = {
  dice: ['slice', 'chunk'],
  slice: ['chunk', 'dice'],
  chunk: ['slice', 'dice', 'bite'],
  raw: ['slice', 'ribbon', 'dice'],
  ribbon: ['raw', 'slice'],
  stick: ['raw', 'slice'],
  grill: ['slice', 'chunk'],
  bite: ['strip', 'chunk', 'dice'],
  strip: ['bite', 'slice'],
  grated: ['dice', 'slice'],
  whole: ['default'],
}

function preparationOf(food: DishFood, slot: Slot, cut: Cut): string {
  const cuts: Behaviour['cuts'] = food.behaviour.cuts ?? {}
  for (const each of [cut, 'default' as const, ...(otherCuts[cut] ?? [])]) {
    const words = cuts[each]
    if (words !== undefined) return words
  }
  if (isKind(food, 'herb')) return 'chopped'
  return isKind(food, 'nut') && slot.id === 'crunch' ? 'coarsely chopped' : ''
}

/** Counted things follow their number; weights, cups and cans take the plural; cloves, stalks and sprigs the singular ('2 cloves garlic'). */
function isPlural(dish: DishFood, amount: string, unit: string): boolean {
  const { food, behaviour } = dish
  const [one, many] = behaviour.listed ?? [food.name, food.plural]
  if (one === many) return true
  if (!unit || sizes.test(unit)) return !/^(?:1|1\/[2-9]|[2-3]\/[34])$/.test(amount)
  return !partUnits.test(unit) && !hasFact(dish, 'some')
}
const sizes = /^(?:small|medium|large|extra-large|thick|thin)$/
const partUnits = /(?:clove|stalk|sprig|head|crown|bunch|leaf|leaves|piece|inch|knob|tsp|tbsp|pinch|dash|slice|stick)/
