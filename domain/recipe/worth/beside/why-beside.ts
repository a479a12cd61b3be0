import { hashOf } from '#domain/chance.ts'
import type { CookedDish, DishWords } from '#domain/recipe/worth/cooked-dish.ts'
import { says } from '#domain/recipe/worth/says.ts'

/** What a dish does on a table. */
export type Part =
  | 'side'
  | 'starch'
  | 'bread'
  | 'green'
  | 'raw'
  | 'main'
  | 'soup'
  | 'cold drink'
  | 'hot drink'
  | 'scoop'
  | 'bite'
  | 'sweet bite'

/** What a part does beside this dish; the title picks the words, so that not every salad is cool and crisp. */
export function whyBeside(part: Part, { recipeType }: DishWords, dish: CookedDish): string {
  const isRich = dish.lines.some(({ kind }) => kind === 'cream' || kind === 'cheese' || kind === 'cured meat')
  const choice = reasons[reasonFor(part, recipeType, dish, isRich)]
  return choice[hashOf(`${dish.title} ${part}`) % choice.length]!
}

function reasonFor(part: Part, type: string, dish: CookedDish, isRich: boolean): keyof typeof reasons {
  if (part === 'starch')
    return says(dish.text.replace(bottled, ''), 'sauce|gravy|curry|stew|pan juices|cooking liquid') ? 'sauce' : 'plate'
  if (part === 'bread') return type === 'Salad' ? 'dressing' : 'dip'
  if (part === 'raw') return isRich ? 'fresh' : 'crisp'
  if (part === 'green') return isRich ? 'lighten' : 'vegetable'
  if (part === 'main') return type === 'Appetizer' ? 'after' : type === 'Main Dish' ? 'side' : 'main'
  return part
}
/** What is poured from a bottle is no sauce on a plate. */
const bottled = /\b(?:soy|fish|hot|oyster|worcestershire|hoisin|chili|chilli|curry) (?:sauce|paste|powder|leaves)\b/g
const reasons = {
  side: ['on the side', 'to go with it'],
  sauce: ['to soak up the sauce', 'for the sauce'],
  plate: ['to round out the plate', 'to fill the plate', 'for a bigger appetite'],
  dressing: ['to mop up the dressing', 'to mop up the bowl'],
  dip: ['for dipping', 'to mop up the bowl', 'for tearing and dipping'],
  fresh: [
    'something fresh to balance the richness',
    'something cold and tangy with a rich dish',
    'to cut the richness',
  ],
  crisp: ['something cool and crisp', 'something raw and crunchy', 'a cold, crisp contrast'],
  lighten: ['a vegetable to lighten it', 'vegetables to balance it', 'vegetables to offset the richness'],
  vegetable: ['a vegetable on the side', 'to put vegetables on the plate', 'a simple hot vegetable'],
  after: ['as the main dish after it', 'to follow it'],
  main: ['as the main dish'],
  soup: ['a bowl to start', 'a soup to go with it'],
  bite: ['something small to eat with it', 'a bite to go with the drink'],
  'sweet bite': ['something sweet to go with it'],
  scoop: ['something cold with a warm dessert', 'spooned over while it is warm'],
  'cold drink': ['to drink with it', 'something cold to drink'],
  'hot drink': ['to drink with it', 'something hot to drink'],
} as const
