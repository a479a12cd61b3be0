import type { Food } from '#domain/food/food.ts'
import { plain, wordSet } from '#domain/plain-text.ts'
import { families } from '#domain/recipe/verify/food-families.ts'
import { type ReadLine, readRecipe, type Verifiable } from '#domain/recipe/verify/read-recipe.ts'

/** What tells a dish from its neighbors on the table, read from its own lines and steps. */
export interface DishTraits {
  /** The food that it is about, by its family: 'chicken', whatever the cut; undefined where no weight is known. */
  readonly main: string | undefined
  /** What it is served on or with: 'rice', 'pasta'; undefined where there is none. */
  readonly base: string | undefined
  readonly way: Way
  readonly color: Color | undefined
  readonly isSpicy: boolean
}

/** How it comes to be what it is: nothing cooked, browned by dry heat or fat, cooked wet, or set in the cold. */
export type Way = 'raw' | 'browned' | 'wet' | 'frozen'
export type Color = 'green' | 'red' | 'orange' | 'brown' | 'pale' | 'purple'

/** Traits of any recipe; nothing throws. */
export function traitsOf(recipe: Verifiable): DishTraits {
  const { lines, steps, servings } = readRecipe(recipe)
  const foods = byWeight(lines, servings)
  const telling = foods.filter(({ food }) => !food.roles.some((role) => seasoning.has(role)))
  const proteins = telling.filter(({ food, grams }) => food.roles.includes('protein') && grams >= 25)
  const bases = telling.filter(({ food, grams }) => food.roles.includes('base') && grams >= 20)
  const main = proteins[0] ?? telling.find(({ food }) => !food.roles.includes('base')) ?? telling[0]
  return {
    main: main && familyOf(main.food),
    base: bases[0] && familyOf(bases[0].food),
    way: wayOf(steps.map(({ text }) => text).join(' ')),
    color: colorOf(telling.map(({ food }) => food)),
    isSpicy: foods.some(({ food, grams }) => food.roles.includes('heat') && grams >= 0.5),
  }
}

interface Weighed {
  readonly food: Food
  /** Of a serving. */
  readonly grams: number
}

/** The foods of a dish, the heaviest first. */
function byWeight(lines: readonly ReadLine[], servings: number): Weighed[] {
  const grams = new Map<Food, number>()
  for (const { portions } of lines)
    for (const { food, weight } of portions)
      if (food && weight) grams.set(food, (grams.get(food) ?? 0) + weight.grams / servings)
  return [...grams].map(([food, each]) => ({ food, grams: each })).sort((one, other) => other.grams - one.grams)
}

/** Roles of what seasons a dish or holds it together, and is not what it is about. */
const seasoning: ReadonlySet<string> = new Set([
  'aromatic',
  'fat',
  'acid',
  'umami',
  'herb',
  'spice',
  'heat',
  'sweet',
  'thickener',
  'liquid',
  'salt',
  'leavener',
])

/** Families in which every food makes much the same dish, the narrower first. */
const kin = [
  'chicken',
  'turkey',
  'beef',
  'pork',
  'lamb',
  'shellfish',
  'fish',
  'lentil',
  'bean',
  'pasta',
  'rice',
  'potato',
  'mushroom',
  'tomato',
  'squash',
  'cabbage',
  'lettuce',
] as const

function familyOf(food: Food): string {
  return kin.find((name) => families[name]?.(food)) ?? food.id
}

const cooked = {
  frozen: wordSet('freeze freezes frozen freezer churn churns churned'),
  browned: wordSet(
    `roast roasts roasted roasting bake bakes baked baking grill grills grilled grilling broil broiled fry fried frying sear seared
     brown browned browning toast toasted griddle crisp crisped saute sauteed char charred waffle press`,
  ),
  wet: wordSet(
    'simmer simmers simmered simmering boil boils boiled boiling braise braised stew stewed steam steamed poach poached pressure',
  ),
} as const

/** What its steps speak of most. */
function wayOf(text: string): Way {
  const words = wordsOf(text)
  const count = (way: keyof typeof cooked) => words.filter((word) => cooked[way].has(word)).length
  const [browned, wet] = [count('browned'), count('wet')]
  if (browned + wet > 0) return browned >= wet ? 'browned' : 'wet'
  return count('frozen') > 0 ? 'frozen' : 'raw'
}

function wordsOf(text: string): string[] {
  return text.split(/[^a-z]+/)
}

/** The color of the heaviest food that has one of its own. */
function colorOf(foods: readonly Food[]): Color | undefined {
  for (const food of foods.slice(0, 3)) {
    const words = wordsOf(plain(food.name))
    const found = colors.find(([, named]) => words.some((word) => named.has(word)))
    if (found) return found[0]
    if (food.roles.includes('leaf')) return 'green'
  }
  return undefined
}

const colors: readonly (readonly [Color, ReadonlySet<string>])[] = [
  ['red', wordSet('tomato strawberry raspberry cherry watermelon beet radish salsa marinara red')],
  ['orange', wordSet('carrot pumpkin squash sweet orange mango apricot papaya salmon yam cheddar')],
  ['purple', wordSet('eggplant blueberry blackberry cabbage plum grape fig purple')],
  [
    'green',
    wordSet(
      'broccoli spinach kale pea asparagus zucchini cucumber avocado lettuce green celery artichoke edamame lime pesto chard okra',
    ),
  ],
  ['brown', wordSet('beef lamb chocolate lentil mushroom bean coffee cocoa date walnut pecan sausage')],
  [
    'pale',
    wordSet(
      'chicken turkey pork fish cod tilapia halibut rice pasta potato tofu egg yogurt milk cream cauliflower banana apple pear oat',
    ),
  ],
]
