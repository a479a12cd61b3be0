import type { BookDish, BookLine } from '#domain/catalogue/book/read-dish.ts'
import { ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { isFlesh } from '#domain/food/flesh.ts'

/**
 * Foods that do the same work in a dish, the likest beside each other: what a cook at home takes where one of them is not to be had. `most` is the
 * share of the weight of a dish up to which they do; `savory` ones do not in what is sweet. General kitchen practice.
 */
interface Row {
  slots: string
  foods: string
  most: number
  savory?: true
  /** What is solid when it is cold is only cooked with. */
  isHot?: true
  /** The others do the work of the first, and it does none of theirs. */
  isOneWay?: true
  /** Of how much of its weight they do it. */
  times?: number
}
const rows: readonly Row[] = [
  { slots: 'fat second-fat dressing', foods: 'neutral-oil olive-oil', most: 0.15 },
  {
    slots: 'fat second-fat',
    foods: 'neutral-oil olive-oil ghee butter vegan-butter',
    most: 0.06,
    savory: true,
    isHot: true,
  },
  { slots: 'fat second-fat', foods: 'butter vegan-butter ghee lard coconut-oil shortening', most: 0.25 },
  { slots: 'fat second-fat', foods: 'lard shortening vegan-butter duck-fat neutral-oil', most: 0.25, isOneWay: true },
  { slots: 'fat', foods: 'neutral-oil shortening lard', most: 0.3, isOneWay: true },
  { slots: 'second-fat', foods: 'sesame-oil neutral-oil olive-oil', most: 0.03, savory: true },
  { slots: 'acid liquid', foods: 'lemon lime', most: 0.2 },
  { slots: 'acid', foods: 'lemon-juice lime-juice lemon lime', most: 0.2 },
  {
    slots: 'acid',
    foods:
      'lime lemon lemon-juice white-wine-vinegar cider-vinegar rice-vinegar red-vinegar sherry-vinegar balsamic-vinegar malt-vinegar white-vinegar',
    most: 0.06,
    savory: true,
  },
  {
    slots: 'acid',
    foods: 'cider-vinegar white-vinegar rice-vinegar red-vinegar white-wine-vinegar malt-vinegar',
    most: 0.3,
  },
  { slots: 'sauce', foods: 'soy-sauce tamari coconut-aminos', most: 0.08 },
  { slots: 'sauce', foods: 'fish-sauce soy-sauce tamari coconut-aminos', most: 0.08, isOneWay: true },
  { slots: 'sauce', foods: 'worcestershire soy-sauce tamari coconut-aminos', most: 0.03, isOneWay: true },
  { slots: 'sauce', foods: 'oyster-sauce hoisin-sauce soy-sauce tamari coconut-aminos', most: 0.05, isOneWay: true },
  { slots: 'sauce dressing', foods: 'dijon yellow-mustard honey-mustard horseradish', most: 0.05 },
  { slots: 'sauce', foods: 'ketchup tomato-sauce tomato-puree', most: 0.1, isOneWay: true },
  { slots: 'sauce', foods: 'marinara-sauce canned-tomatoes', most: 0.5, isOneWay: true },
  { slots: 'creamy body', foods: 'marinara-sauce canned-tomatoes', most: 0.5, isOneWay: true },
  { slots: 'sauce chile', foods: 'hot-sauce sriracha chile-paste', most: 0.04 },
  {
    slots: 'sauce dressing creamy',
    foods: 'mayonnaise vegan-mayonnaise greek-yogurt sour-cream yogurt',
    most: 0.2,
    savory: true,
    isOneWay: true,
  },
  {
    slots: 'creamy',
    foods: 'sour-cream creme-fraiche greek-yogurt yogurt labneh coconut-yogurt soy-yogurt',
    most: 0.2,
  },
  { slots: 'creamy', foods: 'yogurt greek-yogurt sour-cream coconut-yogurt soy-yogurt', most: 0.3 },
  { slots: 'creamy liquid', foods: 'cream half-and-half evaporated-milk coconut-milk', most: 0.35, savory: true },
  {
    slots: 'creamy liquid',
    foods: 'coconut-milk cream half-and-half evaporated-milk oat-cream soy-cream',
    most: 0.3,
    savory: true,
  },
  { slots: 'creamy liquid', foods: 'milk half-and-half evaporated-milk oat-milk soy-milk almond-milk', most: 0.6 },
  { slots: 'creamy cheese', foods: 'ricotta cottage-cheese', most: 0.3 },
  {
    slots: 'cheese',
    foods: 'cheddar monterey-jack gruyere swiss fontina provolone mozzarella vegan-cheese',
    most: 0.2,
  },
  { slots: 'cheese', foods: 'mozzarella provolone fontina monterey-jack vegan-cheese', most: 0.2 },
  { slots: 'cheese', foods: 'parmesan pecorino manchego veg-parm vegan-parmesan', most: 0.12 },
  { slots: 'cheese', foods: 'feta queso-fresco cotija goat-cheese', most: 0.2 },
  { slots: 'crunch', foods: 'panko breadcrumbs gf-breadcrumbs corn-flakes crackers', most: 0.08 },
  {
    slots: 'crunch nut seasoning',
    foods: 'almonds walnuts pecans hazelnuts cashews pistachios peanuts pine-nuts pepitas sunflower',
    most: 0.15,
  },
  { slots: 'thickener', foods: 'cornstarch tapioca', most: 0.03 },
  // what thickens a sauce or is patted on meat: starch thickens twice as much
  {
    slots: 'flour thickener',
    foods: 'flour cornstarch tapioca',
    most: 0.035,
    savory: true,
    isOneWay: true,
    times: 0.6,
  },
  { slots: 'wine', foods: 'white-wine dry-sherry chicken-stock veg-stock', most: 0.12, savory: true, isOneWay: true },
  { slots: 'wine', foods: 'red-wine beef-stock veg-stock', most: 0.15, savory: true, isOneWay: true },
  {
    slots: 'wine',
    foods: 'shaoxing dry-sherry sake white-wine chicken-stock veg-stock',
    most: 0.06,
    savory: true,
    isOneWay: true,
  },
  {
    slots: 'wine',
    foods: 'dry-sherry shaoxing sake white-wine chicken-stock veg-stock',
    most: 0.06,
    savory: true,
    isOneWay: true,
  },
  { slots: 'wine', foods: 'sake shaoxing dry-sherry white-wine', most: 0.06, savory: true, isOneWay: true },
  { slots: 'wine sauce', foods: 'mirin dry-sherry white-wine', most: 0.04, savory: true, isOneWay: true },
  { slots: 'stock', foods: 'chicken-stock veg-stock beef-stock', most: 0.7 },
  { slots: 'pulse', foods: 'white-beans chickpeas kidney-beans pinto-beans black-beans black-eyed-peas', most: 0.35 },
  { slots: 'starch', foods: 'long-rice basmati jasmine', most: 0.4 },
  { slots: 'bread', foods: 'corn-tortillas flour-tortillas', most: 0.3 },
  { slots: 'bread', foods: 'burger-buns brioche crusty-rolls english-muffins', most: 0.3 },
  { slots: 'bread', foods: 'pita naan flour-tortillas', most: 0.3 },
  { slots: 'bread', foods: 'bread white-bread whole-wheat-bread challah rye-bread', most: 0.3 },
  { slots: 'sweetener body', foods: 'brown-sugar sugar palm-sugar', most: 0.3 },
  { slots: 'sweetener body', foods: 'honey maple agave', most: 0.2 },
  { slots: 'chile', foods: 'serrano jalapeno red-chile thai-chile habanero', most: 0.03 },
  { slots: 'chile', foods: 'cayenne flakes aleppo', most: 0.01 },
  { slots: 'aromatic vegetable raw', foods: 'onion red-onion sweet-onion shallot leek', most: 0.25 },
  { slots: 'vegetable raw', foods: 'red-pepper green-pepper yellow-pepper', most: 0.25 },
  { slots: 'leaf', foods: 'romaine leaf-lettuce iceberg mixed-greens', most: 0.4 },
  { slots: 'leaf', foods: 'spinach kale swiss-chard', most: 0.2 },
  { slots: 'vegetable', foods: 'potato russet-potato baby-potatoes', most: 0.5 },
  { slots: 'protein', foods: 'bacon pancetta turkey-bacon beef-bacon', most: 0.12 },
  { slots: 'protein', foods: 'andouille kielbasa chorizo chicken-sausage', most: 0.25 },
  { slots: 'protein', foods: 'sausage breakfast-sausage bratwurst chicken-sausage', most: 0.35, isOneWay: true },
  { slots: 'protein', foods: 'ham deli-turkey', most: 0.15, isOneWay: true },
  { slots: 'protein', foods: 'pepperoni salami turkey-pepperoni', most: 0.1, isOneWay: true },
]

const table = rows.map(({ slots, foods, isOneWay, times = 1, ...row }) => {
  const ids = foods.split(' ')
  return { ...row, slots: new Set(slots.split(' ')), foods: ids, for: isOneWay ? ids.slice(0, 1) : ids, times }
})

/** A food for a place of a dish, and how much of the weight of its own food does the same. */
export interface HomeStandIn {
  id: string
  times: number
}

/** What can do the work of a line's own food in a dish that is not named for it, besides what its list says, the likest first. */
export function homeStandIns(line: BookLine, dish: BookDish): HomeStandIn[] {
  const own = ownFoodOf(line)
  const total = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
  const fitting = table.filter(
    (row) =>
      row.for.includes(own) &&
      row.slots.has(line.slot) &&
      line.grams <= row.most * total &&
      !(row.savory && dish.entry.sweet) &&
      !(row.isHot && dish.equipment.length === 0),
  )
  const taken = new Set([...line.foods, ...dish.lines.flatMap((each) => each.foods.slice(0, 1))])
  const found = fitting.flatMap(({ foods, times }) => nearestTo(own, foods).map((id) => ({ id, times })))
  return found.filter(
    ({ id }, at) =>
      !taken.has(id) && isOfFlesh(id) === isOfFlesh(own) && found.findIndex((each) => each.id === id) === at,
  )
}

function isOfFlesh(id: string): boolean {
  const food = namedFood(id)?.food
  return food !== undefined && isFlesh(food)
}

/** The others of a row, those that stand beside the food first. */
function nearestTo(own: string, foods: readonly string[]): string[] {
  const at = foods.indexOf(own)
  return [...foods.slice(at + 1), ...foods.slice(0, at).toReversed()]
}
