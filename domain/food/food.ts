import type { Allergen } from '#domain/food/allergens/allergens.ts'

/** Where a food stands in a market; shopping lists are grouped by it. */
export const aisles = [
  'Produce',
  'Meat',
  'Seafood',
  'Dairy & Eggs',
  'Deli',
  'Bakery',
  'Grains & Pasta',
  'Canned & Jarred',
  'Baking',
  'Nuts & Seeds',
  'Spices & Herbs',
  'Oils & Vinegars',
  'Sauces & Condiments',
  'Frozen',
  'Drinks',
] as const
export type Aisle = (typeof aisles)[number]

/**
 * What a food is, as far as diets ask. Facts are stated about the food itself; a compound food also has
 * every fact of its parts (`madeOf`). Allergens are not repeated here: dairy, egg, gluten … follow from them.
 */
export const facts = [
  'meat', // flesh, fat, stock or gelatine of land animals and birds
  'red-meat',
  'processed-meat',
  'fish', // fish and seafood, their sauces and stocks
  'honey',
  'animal-rennet',
  'some-meat', // flesh, fat or stock of land animals in some makers' only
  'some-glaze', // shellac or beeswax in some makers' only
  'grain', // cereals and what is milled from them, corn and rice included
  'pseudograin', // quinoa, buckwheat, amaranth
  'pulse', // beans, lentils, peas as dried or canned seeds, peanuts
  'soy',
  'starchy-root', // potato, sweet potato, yam, cassava, taro
  'potato',
  'sweet-fruit', // fruit other than berries, lemon, lime, avocado, tomato, olive
  'dried-fruit',
  'refined-sugar', // table sugar, syrups, sweets
  'sweetener', // anything that sweetens and carries sugar, honey and maple syrup included
  'alcohol',
  'beer',
  'seed-oil', // oils of grains, pulses and rapeseed
  'saturated-fat-source', // butter, cream, coconut fat, lard
  'refined-grain',
  'nightshade',
  'plant-kind', // made in the place of meat or fish, and called by its name: 'Beyond beef' is no beef
] as const
export type Fact = (typeof facts)[number]

/** What a food is by itself, where rules ask for it and neither facts nor roles tell: no rule asks for a food by its id. */
export const traits = [
  'water',
  'egg', // whole, its white or its yolk
  'whole egg',
  'garlic',
  'cilantro', // the leaves, not the seeds
  'stock', // poured, of any kind
  'whole bird',
  'raw ground meat', // sold raw, by itself or as a sausage or a patty
  'game', // wild or farmed: rabbit, venison, boar
  'organ', // liver, tripe, tongue, heart
  'curing salt', // with nitrite
  'poisonous leaves',
  'candied stem',
  'coat of flour', // what food is turned in before it is fried
  'coat of egg',
  'coat of crumbs',
  'mixed with crumbs', // what crumbs beside it are mixed into
  'counted as a pod', // a bare number of it is of pods
  'also ground', // a spice whose whole kind has the bare name
  'sold by leanness',
  'sold in kinds', // gluten-free, dairy-free and the like under its own name
  'bought fresh', // frozen at home, if at all
  'bought alive', // never frozen raw
  'in every cupboard',
  'sprayed', // oil out of a can, by the second
  'strange instead', // what nobody takes for anything else who need not
] as const
export type FoodTrait = (typeof traits)[number]

/** What a food does in a dish. */
export const roles = [
  'protein',
  'base',
  'vegetable',
  'leaf',
  'aromatic',
  'fruit',
  'fat',
  'acid',
  'umami',
  'herb',
  'spice',
  'heat',
  'crunch',
  'sweet',
  'thickener',
  'liquid',
  'dairy',
  'salt',
  'leavener',
] as const
export type Role = (typeof roles)[number]

/** Amounts per 100 g of the food as bought and listed (edible part); sodium in mg, energy in kcal, the rest in g. */
export interface Nutrients {
  calories: number
  protein: number
  carbs: number
  /** Of the carbohydrate what passes unused, as sugar alcohols do; undefined where there is none. */
  unused?: number
  fat: number
  fiber: number
  sugar: number
  saturatedFat: number
  sodium: number
}

/** US dollars for 100 g, as sold. */
export interface Price {
  usd: number
  low: number
  high: number
  source: string
  /** 'YYYY-MM', the month the figure speaks of. */
  month: string
}

export interface Food {
  id: string
  /** Singular and plural as a recipe prints them: 'red bell pepper', 'red bell peppers'. */
  name: string
  plural: string
  /** Every other name under which it stands in recipes, US and UK, singular; plurals are derived. */
  aliases: readonly string[]
  aisle: Aisle
  /** Number in USDA SR28, where the nutrients come from it. */
  usda?: string
  nutrients: Nutrients
  /** 'USDA SR28 11821', or a publication for foods that USDA does not have. */
  nutrientSource: string
  /** Grams of one of each household portion: cup, tbsp, tsp, small, medium, large, clove, can, bunch, slice, each … */
  portions: Readonly<Record<string, number>>
  /** What the table says; `priceOf` says what it costs. */
  tablePrice: Price
  /** The usual package: what must be bought. */
  pack: { grams: number; label: string }
  allergens: { certain: readonly Allergen[]; usual: readonly Allergen[] }
  /** Ids of its parts when compound; their facts and allergens are its own too. */
  madeOf: readonly string[]
  /** The food of which it is a part (the juice of a lemon), by its id, and grams of it that one piece yields, with the source. */
  partOf?: { food: string; grams: number; source: string }
  facts: ReadonlySet<Fact>
  /** Undefined where it has none. */
  is?: ReadonlySet<FoodTrait>
  /** Months 1 to 12 in season in the northern US; empty: all year. */
  months: readonly number[]
  roles: readonly Role[]
  cuisines: readonly string[]
  /** Days it keeps after purchase, stored as usual. */
  keepsDays: number
  /** Share of the weight as bought that is eaten (peel, bones, pits taken off), 0 to 1. Portions are edible grams. */
  edible: number
  /** Grams of salt in 100 g. Derived from sodium. */
  salt: number
  /** Milligrams of sodium in 100 g of what goes by the same name and is salted otherwise; `asSalted` says when. */
  otherSodium?: Partial<Record<'plain' | 'low' | 'stock', readonly [milligrams: number, source: string]>>
}

/** Grams of carbohydrate that the body uses: without fiber, and without what passes unused. */
export function netCarbs({ carbs, fiber, unused = 0 }: Pick<Nutrients, 'carbs' | 'fiber' | 'unused'>): number {
  return carbs - fiber - unused
}

/** Whether the table says this of a food. */
export function isA(trait: FoodTrait): (food: Pick<Food, 'is'> | undefined) => boolean {
  return (food) => food?.is?.has(trait) ?? false
}
