import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { mentionsIn } from '#domain/food/mentions/mentions.ts'
import { singularOf } from '#domain/measure/plural.ts'
import { plain, wordSet } from '#domain/plain-text.ts'
import { type ReadLine, readRecipe, type Verifiable } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedBy, rememberedFor } from '#domain/remembered.ts'
import { tokens } from '#domain/text/tokens.ts'

/** What tells a dish from its neighbors on the table, read from its own lines and steps. */
export interface DishTraits {
  /** The food that it is about, by its family: 'chicken', whatever the cut; undefined where no weight is known. */
  readonly main: string | undefined
  /** What it is served on or with: 'rice', 'pasta'; undefined where there is none. */
  readonly base: string | undefined
  /** Families of foods that it has its name from: 'apple' of an apple crumble, whatever weighs most in it. */
  readonly named: readonly string[]
  /** Families of all foods that are noticed in it: those of its title, and what there is much of. */
  readonly noticed: readonly string[]
  /** What its title calls it, in the singular: 'slaw', or the two names that it has. */
  readonly kinds: readonly string[]
  readonly way: Way
  readonly texture: Texture
  readonly color: Color | undefined
  readonly isSpicy: boolean
}

/** How it comes to be what it is: nothing cooked, browned by dry heat or fat, cooked wet, or set in the cold. */
export type Way = 'raw' | 'browned' | 'wet' | 'frozen'
/** How it mostly feels in the mouth: crunching, puréed or set smooth, or tender as most of what is cooked. */
export type Texture = 'crisp' | 'smooth' | 'tender'
export type Color = 'green' | 'red' | 'orange' | 'brown' | 'pale' | 'purple'

/** Traits of any recipe; nothing throws. */
export function traitsOf(recipe: Verifiable): DishTraits {
  const { title, lines, steps, servings } = readRecipe(recipe)
  const foods = byWeight(lines, servings)
  const telling = foods.filter(({ food, grams }) => grams >= 25 && food.roles.some((role) => filling.has(role)))
  const base = foods.find(({ food, grams }) => grams >= 12 && staples.some((fact) => food.facts.has(fact)))
  const main =
    telling.find(({ food }) => food.roles.includes('protein')) ??
    telling.find(({ food }) => !food.roles.some((role) => role === 'base' || beside.has(role))) ??
    telling.find(({ food }) => !beside.has(food.roles[0]!)) ??
    base ??
    telling[0] ??
    foods[0]
  const said = wordsOf(plain(steps.map(({ text }) => text).join(' ')))
  const way = wayOf(said)
  return {
    main: main && familyOf(main.food),
    base: base && familyOf(base.food),
    ...namesIn(title, foods),
    way,
    texture: textureOf(said, way, telling[0]?.food),
    color: colorOf((telling.length > 0 ? telling : foods).map(({ food }) => food)),
    isSpicy: foods.some(({ food, grams }) => food.roles.includes('heat') && grams >= 0.5),
  }
}

/** What a title says of the dish that has these foods. */
function namesIn(title: string, foods: readonly Weighed[]): Pick<DishTraits, 'named' | 'noticed' | 'kinds'> {
  // an aside says in plain English what the dish is
  const parts = plain(title).split(/[()]/)
  const heads = parts.map((part) => part.split(besides)[0]!)
  const mentioned = (text: string) => {
    const named = new Set(mentionsIn(tokens(text)).flatMap((mention) => mention.foods))
    return foods.filter(({ food }) => named.has(food))
  }
  const families = (weighed: readonly Weighed[]) => [...new Set(weighed.map(({ food }) => familyOf(food)))]
  const much = foods.filter(({ food, grams }) => grams >= 40 && isSubstance(food))
  return {
    named: families(mentioned(heads.join(', ')).filter(({ food, grams }) => grams >= (isSubstance(food) ? 12 : 60))),
    noticed: families([...mentioned(parts.join(', ')), ...much]),
    kinds: heads.flatMap((head) => wordsOf(head).findLast((word) => word !== '') ?? []).map(singularOf),
  }
}
/** Where a title goes on to what is only beside the dish. */
const besides = /\s(?:with|in|on|over|from|for)\s/

/** Whether a food is what dishes are made of, and not first of all what seasons, moistens or binds them. */
function isSubstance({ roles }: Food): boolean {
  return roles.some((role) => filling.has(role)) && !seasoning.has(roles[0]!)
}
const seasoning: ReadonlySet<string> = new Set(['aromatic', 'heat', 'herb', 'acid', 'thickener', 'liquid'])

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

/** What fills a plate beside the rest: grain, bread, noodles, potatoes. */
const staples = ['grain', 'pseudograin', 'starchy-root'] as const

/** Roles of what a dish is made of; the others season it or hold it together. */
const filling: ReadonlySet<string> = new Set(['protein', 'base', 'vegetable', 'leaf', 'fruit', 'dairy'])

/** Of those what is never what a dish is about while there is something else. */
const beside: ReadonlySet<string> = new Set(['aromatic', 'liquid'])

/** What makes much the same dish goes by one name: every cut of chicken, every bean, every fish. */
export const familyOf = rememberedFor((food: Food): string => {
  if (food.facts.has('fish')) return food.allergens.certain.some((one) => shells.has(one)) ? 'shellfish' : 'fish'
  const words = wordsOf(plain(food.name)).map(singularOf)
  // spaghetti squash has its name from what it looks like
  if (words.some((word) => shapes.has(word)) && !words.includes('squash')) return 'pasta'
  const named = kin.find((name) => words.includes(name))
  if (named) return named
  if (food.facts.has('red-meat')) return 'red meat'
  if (food.facts.has('soy')) return 'soy'
  // a peanut is a pulse, and eaten as a nut
  return food.facts.has('pulse') && food.roles.some((role) => filling.has(role)) ? 'beans' : food.id
})

/** Ids of the foods that a dish of this family, as in its traits, can be about or stand on: all of chicken, not its broth. */
export const foodsOfFamily = rememberedBy(
  (family: string) => family,
  (family): readonly string[] =>
    [...foods.values()].flatMap((food) =>
      familyOf(food) === family && (food.id === family || food.roles.some((role) => filling.has(role)))
        ? [food.id]
        : [],
    ),
)

/** A family as a sentence names it: 'lemon juice', 'red meat'. */
export function familyName(family: string): string {
  return kin.includes(family) ? family : (foods.get(family)?.name ?? family)
}
const shells: ReadonlySet<string> = new Set(['crustacean', 'mollusc'])
/** Pasta goes by its shape. */
const shapes = wordSet('spaghetti penne fettuccine lasagna orzo tortellini ravioli')
/** Of several in a name the first counts: egg noodles are noodles. */
const kin = wordList(
  `chicken turkey duck beef veal pork ham bacon sausage lamb pasta noodle egg rice bread tortilla potato mushroom tomato squash
   pumpkin cabbage lettuce yogurt cheese apple pear berry orange`,
)

function wordList(text: string): readonly string[] {
  return text.trim().split(/\s+/)
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
function wayOf(words: readonly string[]): Way {
  const count = (way: keyof typeof cooked) => words.filter((word) => cooked[way].has(word)).length
  const [browned, wet] = [count('browned'), count('wet')]
  if (browned + wet > 0) return browned >= wet ? 'browned' : 'wet'
  return count('frozen') > 0 ? 'frozen' : 'raw'
}

const felt = {
  crisp: wordSet('crisp crisps crisped crispy crisper crunch crunchy crunches crackle crackles crackly'),
  smooth: wordSet(
    'blend blends blended blender puree purees pureed mash mashes mashed whip whips whipped churn churns churned',
  ),
} as const

/** What its steps speak of more; where they speak of neither, raw vegetables and leaves crunch. */
function textureOf(words: readonly string[], way: Way, heaviest: Food | undefined): Texture {
  const count = (texture: keyof typeof felt) => words.filter((word) => felt[texture].has(word)).length
  const [crisp, smooth] = [count('crisp'), count('smooth')]
  if (way === 'frozen' || smooth > crisp) return 'smooth'
  if (crisp > 0) return 'crisp'
  return way === 'raw' && heaviest?.roles.some((role) => role === 'vegetable' || role === 'leaf') ? 'crisp' : 'tender'
}

function wordsOf(text: string): string[] {
  return text.split(/[^a-z]+/)
}

/** The color of the heaviest food that has one of its own. */
function colorOf(foods: readonly Food[]): Color | undefined {
  for (const food of foods.slice(0, 3)) {
    const words = wordsOf(plain(food.name)).map(singularOf)
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
