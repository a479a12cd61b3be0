import type { FormId } from '#domain/catalogue/forms/form-ids.ts'

/** How a food behaves in a pan; sentences, safe temperatures and ratios are keyed by it. */
export const kinds = [
  'poultry', // boneless chicken and turkey pieces
  'bone-in poultry',
  'steak',
  'pork', // quick cuts
  'tough meat', // cuts that want hours
  'ground meat',
  'ground poultry',
  'cured meat',
  'shrimp',
  'fish',
  'tofu',
  'frying cheese', // paneer, halloumi
  'egg',
  'bean',
  'lentil',
  'rice',
  'risotto rice',
  'paella rice',
  'cauliflower rice',
  'quinoa',
  'bulgur',
  'couscous',
  'oats',
  'pasta',
  'vegetable noodles',
  'noodles',
  'bread',
  'tortilla',
  'bun', // rolls, pitas and rice paper: dealt out whole
  'lettuce cup',
  'potato',
  'leaf', // wilts in a minute or four
  'lettuce', // eaten raw
  'vegetable',
  'aromatic',
  'quick aromatic', // garlic, ginger, lemongrass: a minute, or they burn
  'woody herb', // goes in whole, comes out again
  'herb',
  'spice',
  'seed spice', // cumin, mustard: sizzle first
  'fresh chile',
  'curry paste',
  'oil',
  'solid fat',
  'nut', // and large seeds
  'small seed',
  'cheese',
  'cream',
  'yogurt',
  'milk',
  'coconut milk',
  'nut paste', // tahini, peanut butter
  'ferment', // kimchi, sauerkraut
  'brine', // olives, capers
  'sauce',
  'vinegar',
  'citrus',
  'fruit',
  'berry',
  'dried fruit',
  'sweetener',
  'flour',
  'thickener',
  'leavener',
  'stock',
  'wine',
  'tomato', // canned or pureed
  'chocolate',
  'tea or coffee',
  'salt',
  'other',
] as const
export type Kind = (typeof kinds)[number]

/** A way to cut, asked for by a slot; the food's own words for it go into the ingredient line. */
export type Cut =
  | 'default'
  | 'dice'
  | 'slice'
  | 'chunk'
  | 'bite'
  | 'strip'
  | 'raw'
  | 'ribbon'
  | 'stick'
  | 'grill'
  | 'whole'
  | 'grated'
  | 'mashed'
  | 'half'

/** What a food says of itself where its kind does not tell. */
export type FoodFact =
  /** Of shellfish: it turns pink and curls when it is done. */
  | 'turns pink'
  /** At home in sweet dishes alone; or in those as well as beside its like. */
  | 'sweet only'
  | 'also sweet'
  /** Half of it is kept for the top, where it is the green of the dish. */
  | 'green on top'
  /** Dough rises by it, for an hour and not in the oven alone. */
  | 'raises dough'
  /** Stirred in at the end. */
  | 'scent boils off'
  /** More, or much less, of it does the work of its like. */
  | 'weak'
  | 'strong'
  /** Less sour than its kind; or sour though its kind is not. */
  | 'round'
  | 'sharp'
  | 'dusted'
  /** In every kitchen: its line is not counted. */
  | 'always there'
  /** As much of it whatever calories are asked for. */
  | 'unbent'
  /** It stands in a kitchen for weeks: onions, potatoes. */
  | 'keeps'
  /** Nobody breaks it. */
  | 'whole'
  /** How its line is written: by number without a size, by the can, by weight. */
  | 'one size'
  | 'by the can'
  | 'by weight'
  /** A dish has some of it, however many were bought: 'eggplant', never 'eggplants'. */
  | 'some'

/** What a food does in a dish beyond its figures. Keyed by food id. */
export interface Behaviour {
  kind: Kind
  is?: readonly FoodFact[]
  /** Cups of water that a cup of it takes, where that is not what its kind takes. */
  water?: number
  /** Grams from which it is counted out whole. */
  countedFrom?: number
  /** Made for those who may not eat this food: whoever may eat that one has it. */
  standsInFor?: string
  /** Grams a serving that it is set beside a dish in, and those that one takes at most, where they are not those of its kind. */
  mostBeside?: number
  mostInDish?: number
  /** Words of the ingredient line, singular and plural, where they say more than the food's name ('boneless, skinless chicken thighs'); readIngredientLine must find the same food. */
  listed?: readonly [string, string]
  /** What steps and titles call it, singular and plural; the food's own name otherwise. */
  short?: readonly [string, string]
  /** Forms this protein (or other lead food) suits. */
  suits?: readonly FormId[]
  /** Words after the comma of the ingredient line, for each cut. */
  cuts?: Partial<Record<Cut, string>>
  /** Minutes to done; left out where the method does not suit the food. */
  sauteed?: number
  simmered?: number
  roasted?: number
  steamed?: number
  grilled?: number
  /** For contrast on the plate. */
  color?: 'white' | 'green' | 'red' | 'orange' | 'yellow' | 'brown' | 'purple' | 'black' | 'pink'
  /** How it feels in the mouth: in a sauce or broth, browned or roasted, raw. */
  texture?: { wet?: string; browned?: string; raw?: string }
  /** Its weight beside the others of its slot, 1 for most: leaves .45, radish .7. */
  share?: number
}
export type Behaviours = Readonly<Record<string, Behaviour>>
