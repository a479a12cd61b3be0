import { isFlesh } from '#domain/food/flesh.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/recipe/compose/book/read-dish.ts'
import type { DishFood } from '#domain/recipe/compose/dish-food.ts'
import type { FormId } from '#domain/recipe/compose/form-ids.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { familiesOf } from '#domain/recipe/verify/food-families.ts'

/** What a family calls a dinner. */
export const dinnerKinds = [
  'plate', // meat, fish or what stands for it, and what goes beside it
  'pasta',
  'soup or stew',
  'tacos and wraps',
  'sandwich or burger',
  'roast or traybake',
  'rice dish',
  'stir-fry',
  'casserole',
  'curry',
  'pizza',
  'noodles',
  'salad',
  'egg dish',
] as const
export type DinnerKind = (typeof dinnerKinds)[number]

/** What a dinner is built on. */
export const dinnerFoods = [
  'chicken',
  'beef',
  'pork',
  'fish',
  'beans',
  'cheese',
  'vegetables',
  'turkey',
  'eggs',
  'lamb and game',
  'tofu',
] as const
export type DinnerFood = (typeof dinnerFoods)[number]

export interface Dinner {
  readonly kind: DinnerKind
  /** Unknown of a shape that many foods share, until one is in it. */
  readonly food: DinnerFood | undefined
}

/** A dish goes by the noun of its name, then by the pasta in it, then by the shape that is nearest to it. */
export function kindOfDish({ title, names, near, lines, types }: BookDish): DinnerKind {
  const name = `${title.replace(/ \(.*/, '')}, ${names[0]}`.toLowerCase()
  const said = nouns.find(([noun]) => noun.test(name))?.[1]
  if (said) return said
  const shape = near.flatMap((id) => kindOfForm[id] ?? [])[0]
  if (shape === 'noodles' || shape === 'pizza' || shape === 'salad') return shape
  if (shape !== 'soup or stew' && lines.some((line) => isOf(line, 'pasta'))) return 'pasta'
  // what is baked like pasta has none in it
  if (shape === 'pasta') return lines.some((line) => isOf(line, 'noodles')) ? 'pasta' : 'casserole'
  return shape ?? (types.includes('Soup') ? 'soup or stew' : 'plate')
}

/** Nouns of dishes, in the order in which they count: a taco salad is a salad, and chili dogs are no chili. */
const nouns: readonly (readonly [RegExp, DinnerKind])[] = [
  [/\bsalads?\b/, 'salad'],
  [/\b(?:ramen|pho|udon|soba|lo mein|chow mein|pad (?:thai|see)|yakisoba|laksa)\b/, 'noodles'],
  [
    /\b(?:burgers?|sandwich(?:es)?|subs?|melts?|sliders|dogs|sloppy joes|cheesesteak|blt|grilled cheese|po.?boys?|french dip|pulled)\b/,
    'sandwich or burger',
  ],
  [
    /\b(?:tacos|burritos?|quesadillas?|fajitas|tostadas|nachos|enchiladas?|tamales|carnitas|wraps?|gyros|taquitos|migas)\b/,
    'tacos and wraps',
  ],
  [/\bsoup\b/, 'soup or stew'],
  [
    /\b(?:mac(?:aroni)?|spaghetti(?! squash)|penne|pasta|linguine|fettuccine|ravioli|gnocchi|ziti|alfredo|carbonara)\b/,
    'pasta',
  ],
  [/\b(?:soup|stew|chili(?!-)|chowder|bisque|gumbo|bourguignon|tagine|dal|minestrone)\b/, 'soup or stew'],
  [/\b(?:pizza|calzone|stromboli)\b/, 'pizza'],
  [/\b(?:pot pie|pie|casserole|lasagna|moussaka|quiche)\b/, 'casserole'],
  [/\b(?:curry|korma|masala|vindaloo|(?<!garlic )butter chicken)\b/, 'curry'],
  [/\b(?:stir.?fry|kung pao)\b/, 'stir-fry'],
  [/\b(?:fried rice|risotto|paella|biryani|jambalaya|and rice)\b|\bbowl(?:,|$)/, 'rice dish'],
  [/\b(?:roast|sheet.pan|traybake|meatloaf)\b/, 'roast or traybake'],
  [/\b(?:omelet(?:te)?|frittata|shakshuka|scramble)\b/, 'egg dish'],
]

/** The shapes that are no plate of meat or fish. */
export const kindOfForm: Readonly<Partial<Record<FormId, DinnerKind>>> = {
  pasta: 'pasta',
  carbonara: 'pasta',
  'baked-pasta': 'pasta',
  'stir-fry': 'stir-fry',
  larb: 'stir-fry',
  curry: 'curry',
  'dry-curry': 'curry',
  braise: 'soup or stew',
  'bean-pot': 'soup or stew',
  'braised-beans': 'soup or stew',
  'vegetable-braise': 'soup or stew',
  'slow-cooker-stew': 'soup or stew',
  'pressure-cooker-stew': 'soup or stew',
  'brothy-soup': 'soup or stew',
  'blended-soup': 'soup or stew',
  'lentil-soup': 'soup or stew',
  chowder: 'soup or stew',
  'egg-drop-soup': 'soup or stew',
  'onion-soup': 'soup or stew',
  'meatball-soup': 'soup or stew',
  'miso-soup': 'soup or stew',
  'beans-and-greens-soup': 'soup or stew',
  'bread-soup': 'soup or stew',
  'hot-and-sour-soup': 'soup or stew',
  'slow-cooker-soup': 'soup or stew',
  'mussels-in-broth': 'soup or stew',
  'noodle-soup': 'noodles',
  'noodle-bowl': 'noodles',
  'noodle-salad': 'noodles',
  'stir-fried-noodles': 'noodles',
  pilaf: 'rice dish',
  risotto: 'rice dish',
  'fried-rice': 'rice dish',
  'grain-bowl': 'rice dish',
  donburi: 'rice dish',
  congee: 'rice dish',
  'seasoned-rice': 'rice dish',
  tacos: 'tacos and wraps',
  fajitas: 'tacos and wraps',
  nachos: 'tacos and wraps',
  'filled-wrap': 'tacos and wraps',
  'summer-rolls': 'tacos and wraps',
  'lettuce-wraps': 'tacos and wraps',
  'breakfast-tacos': 'tacos and wraps',
  enchiladas: 'tacos and wraps',
  'layered-bake': 'casserole',
  'mash-topped-pie': 'casserole',
  gratin: 'casserole',
  strata: 'casserole',
  'savory-tart': 'casserole',
  'stuffed-vegetables': 'casserole',
  sandwich: 'sandwich or burger',
  'toasted-sandwich': 'sandwich or burger',
  burgers: 'sandwich or burger',
  toast: 'sandwich or burger',
  'flatbread-pizza': 'pizza',
  traybake: 'roast or traybake',
  meatloaf: 'roast or traybake',
  'pot-roast': 'roast or traybake',
  'whole-roast': 'roast or traybake',
  frittata: 'egg dish',
  'egg-pan': 'egg dish',
  'baked-eggs': 'egg dish',
  'egg-muffins': 'egg dish',
  scramble: 'egg dish',
  'rolled-omelet': 'egg dish',
  'savory-pancake': 'egg dish',
  chilaquiles: 'egg dish',
  salad: 'salad',
  'grain-salad': 'salad',
  'warm-salad': 'salad',
  'steamed-salad': 'salad',
  'potato-salad': 'salad',
  'pasta-salad': 'salad',
  'bean-salad': 'salad',
  'layered-salad': 'salad',
  'bread-salad': 'salad',
  'bound-salad': 'salad',
  'massaged-salad': 'salad',
  'no-cook-plate': 'salad',
}

/** Grams a serving of pasta that make a dish one of pasta, whatever lies on it. */
const portion = 30

function isOf({ foods: [own = ''], grams }: BookLine, kind: 'pasta' | 'noodles'): boolean {
  return grams >= portion && namedFood(own)?.behaviour.kind === kind
}

/** Grams a serving of which a dinner is built on a food, the foremost first: beans with a little ham are of beans, and a chili is of beef. */
const enough: readonly (readonly [least: number, is: (food: DishFood) => boolean])[] = [
  [55, ({ food }) => isFlesh(food)],
  [50, ({ behaviour: { kind } }) => kind === 'tofu'],
  [45, ({ behaviour: { kind } }) => kind === 'bean' || kind === 'lentil'],
  [25, ({ food }) => isFlesh(food)],
  [60, ({ behaviour: { kind } }) => kind === 'egg'],
  [20, ({ behaviour: { kind } }) => kind === 'cheese' || kind === 'frying cheese'],
]

/** What a dish of the catalogue is built on, or another food in the place of that. */
export function foodOfDish(dish: BookDish, main: string | undefined): DinnerFood {
  const heart = heartOf(dish)
  if (!heart) return 'vegetables'
  const isInItsPlace = main !== undefined && main !== ownFoodOf(heart) && heart.foods.includes(main)
  return foodOf(namedFood(isInItsPlace ? main : ownFoodOf(heart)))
}

/** The line that a dish of the catalogue is built on, the heaviest of its kind; none where it is of vegetables or pasta alone. */
export function heartOf({ lines }: BookDish): BookLine | undefined {
  for (const [least, is] of enough) {
    const fitting = lines.filter((line) => {
      const own = namedFood(ownFoodOf(line))
      return !line.mayGo && own !== undefined && is(own)
    })
    const heaviest = fitting.sort((one, other) => other.grams - one.grams)[0]
    if (heaviest && fitting.reduce((sum, { grams }) => sum + grams, 0) >= least) return heaviest
  }
  return undefined
}

/** Undefined is no food that a dinner is built on. */
export function foodOf(own: DishFood | undefined): DinnerFood {
  if (!own) return 'vegetables'
  const { food, behaviour } = own
  if (isFlesh(food)) return food.facts.has('fish') ? 'fish' : animalOf(own)
  return byBehaviour[behaviour.kind] ?? 'vegetables'
}
const byBehaviour: Readonly<Record<string, DinnerFood>> = {
  tofu: 'tofu',
  bean: 'beans',
  lentil: 'beans',
  egg: 'eggs',
  cheese: 'cheese',
  'frying cheese': 'cheese',
}

/** By its own name, then by what else it is called; sausages and ham are of pork where they do not say otherwise. */
function animalOf({ food }: DishFood): DinnerFood {
  const families = familiesOf(food)
  if (families.includes('lamb')) return 'lamb and game'
  const isNamed = (animal: string) => food.name.toLowerCase().includes(animal)
  const said = animals.find(isNamed) ?? animals.find((animal) => families.includes(animal))
  if (said) return said
  return food.facts.has('processed-meat') ? 'pork' : 'lamb and game'
}
const animals = ['chicken', 'turkey', 'pork', 'beef'] as const
