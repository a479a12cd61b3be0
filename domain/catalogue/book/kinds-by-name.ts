import type { BookDish, BookLine } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { rememberedFor } from '#domain/remembered.ts'

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

/** A dish goes by the noun of its name, then by the pasta in it, then by the shape that is nearest to it. */
export const kindOfDish = rememberedFor(({ title, names, near, lines, types }: BookDish): DinnerKind => {
  const name = `${title.replace(/ \(.*/, '')}, ${names[0]}`.toLowerCase()
  const said = nouns.find(([noun]) => noun.test(name))?.[1]
  if (said) return said
  const shape = near.flatMap((id) => kindOfForm[id] ?? [])[0]
  if (shape === 'noodles' || shape === 'pizza' || shape === 'salad') return shape
  if (shape !== 'soup or stew' && lines.some((line) => isOf(line, 'pasta'))) return 'pasta'
  // what is baked like pasta has none in it
  if (shape === 'pasta') return lines.some((line) => isOf(line, 'noodles')) ? 'pasta' : 'casserole'
  return shape ?? (types.includes('Soup') ? 'soup or stew' : 'plate')
})

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
