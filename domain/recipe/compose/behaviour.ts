import type { FormId } from '#domain/recipe/compose/form-ids.ts'

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

/** What a food does in a dish beyond its figures. Keyed by food id. */
export interface Behaviour {
  kind: Kind
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
