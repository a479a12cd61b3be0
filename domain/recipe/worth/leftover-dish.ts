import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { hashOf } from '#domain/chance.ts'
import type { Food } from '#domain/food/food.ts'
import { packagesToCover } from '#domain/food/line/weighing/package-sizes.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import type { RecipeType } from '#domain/options/options.ts'
import { plain } from '#domain/plain-text.ts'
import { type ForWhom, isMadeAnywhere } from '#domain/recipe/worth/beside/serve-with.ts'
import {
  type CookedDish,
  calledIn,
  type DishLine,
  type DishStep,
  type DishWords,
  nameOf,
  onlySeasons,
} from '#domain/recipe/worth/cooked-dish.ts'
import { catalogue, firstMade, kinship } from '#domain/recipe/worth/dish-for-eater.ts'
import { says } from '#domain/recipe/worth/says.ts'

/** A dish of the catalogue for tomorrow, and what of today's goes into it: 'Leftover chicken goes into' it. */
export interface Tomorrow {
  readonly words: string
  readonly id: string
  readonly dish: string
}

/**
 * What becomes of the rest: of a cooked food that another dish begins with, else of a package that today's dish leaves open and that
 * does not keep. Undefined where neither is known, or where no dish for it suits this eater.
 */
export function tomorrowOf(
  recipe: DishWords,
  dish: CookedDish,
  { eater, room }: Omit<ForWhom, 'key'>,
): Tomorrow | undefined {
  for (const rest of [...cookedRests(dish), ...openRests(recipe, dish)]) {
    const others = inOrder(rest, recipe).filter(
      (each) =>
        room.suits(each) &&
        isMadeAnywhere(each, dish) &&
        ![each.title, ...each.names].some((name) => dish.title.includes(plain(name))),
    )
    const made = firstMade(others, eater, recipe.servings)
    if (made && plain(made.title) !== dish.title) return { words: rest.words, id: made.id, dish: made.title }
  }
  return undefined
}

interface Rest {
  words: string
  fitting: readonly BookDish[]
  /** What of a dish's weight the rest comes to there. */
  shareIn?: (dish: BookDish) => number
}

/** The dishes that are most of it, that homes cook most, and those of the same kitchen, first; the title varies them a little. */
function inOrder({ fitting, shareIn }: Rest, { title, cuisine }: DishWords): BookDish[] {
  const points = (dish: BookDish) =>
    12 * Math.min(0.25, shareIn?.(dish) ?? 0) +
    0.5 * dish.entry.weight +
    0.8 * kinship(dish, cuisine) +
    (hashOf(`${title} ${dish.id}`) % 100) / 50
  return [...fitting].sort((one, other) => points(other) - points(one))
}

/** The cooked foods that dishes of the catalogue begin with, by the food that they were: 'cooked-chicken' was chicken. */
const cookedFoods: ReadonlyMap<string, readonly BookDish[]> = catalogue.reduce((known, dish) => {
  const food = dish.lines.find(isCookedRest)?.foods[0]?.replace('cooked-', '')
  return food === undefined ? known : known.set(food, [...(known.get(food) ?? []), dish])
}, new Map<string, BookDish[]>())

function isCookedRest({ foods: [id = ''], slot }: BookDish['lines'][number]): boolean {
  return id.startsWith('cooked-') && (slot === 'protein' || slot === 'starch')
}

const mixed =
  'soup|stew|curry|casserole|pie|salad|sandwich|taco|pasta|noodle|chili|wings|dumpling|burger|roll|rice|bowl|nugget|fried|pudding|risotto|paella|pilaf|biryani|jambalaya|congee|arroz|sushi|onigiri|cake|croquette|stuffed|gumbo|burrito|enchilada|dolma|wrap|pizza|masala|korma|tikka|satay|mole'

/** Meat that was cooked dry and by itself, and rice that was cooked plain. */
function cookedRests(dish: CookedDish): Rest[] {
  return [...cookedFoods].flatMap(([was, fitting]): Rest[] => {
    const line = dish.lines.find((each) => each.grams > 150 && isPlainly(was, each, dish))
    if (!line) return []
    const words = was === 'rice' ? 'Leftover rice, chilled overnight, can become' : `Leftover ${was} can become`
    return [{ words, fitting }]
  })
}

const mixing = 'mash|fold|toss|stir|mix|beat|turn|fry|bake|press|stuff'

function isPlainly(was: string, { food, kind, line }: DishLine, { title, text, steps }: CookedDish): boolean {
  const own = steps.filter(({ lines }) => lines.some((each) => each.line === line))
  if (was === 'rice') {
    const isAlone = ({ lines }: DishStep) => lines.every((each) => each.line === line || onlySeasons(each.food))
    const isCookedAlone = own.some((step) => says(step.text, 'cook|simmer|boil|steam') && isAlone(step))
    // what is beaten into it cannot be taken out again
    const isMixed = says(text, 'mash|very soft') || own.some((step) => !isAlone(step) && says(step.text, mixing))
    return (
      kind === 'rice' &&
      isCookedAlone &&
      !isMixed &&
      !says(title, 'pudding|risotto|paella|pilaf|biryani|jambalaya|congee|fried rice|sushi|soup')
    )
  }
  return (
    food.facts.has('meat') &&
    nameOf(food).split(' ').includes(was) &&
    kind !== 'stock' &&
    kind !== 'ground poultry' &&
    own.some(({ text: words }) => says(words, 'roast|grill|bake|sear|broil|poach|air fryer')) &&
    !says(title, mixed) &&
    !says(text, 'breadcrumb|panko|batter|flour')
  )
}

/** As many grams and days as are worth a thought. */
const [leastGrams, leastHerbs, mostDays] = [80, 20, 14]
/** What keeps for weeks in its jar once it is open. */
const lasting =
  /^(?:whole |skim |low-fat )?milk$|^eggs?$|pickle|olive|caper|mustard|jam|honey|syrup|vinegar|sauce|paste|ketchup|mayonnaise|ghee|butter|salsa|juice|stock|oil|wine|extract/

function openRests(recipe: DishWords, { lines, steps }: CookedDish): Rest[] {
  const said = steps.map(({ text }) => text).join(' ')
  return lines
    .flatMap(({ food, grams }) => {
      const open = grams > 0 && isPerishable(food) ? openPackage(food, grams) : undefined
      return open ? [{ food, ...open }] : []
    })
    .sort((one, other) => other.left * priceOf(other.food).usd - one.left * priceOf(one.food).usd)
    .slice(0, 3)
    .map(({ food, share, left, label }) => ({
      words: `You’ll have ${shareWords(share)} the ${containerOf(label)} of ${asBought(food, containerOf(label), said)} left; use it tomorrow in`,
      fitting: catalogue.filter(
        (dish) =>
          meals.has(dish.types[0]) &&
          !says(plain(dish.title), noDishes) &&
          usedIn(dish, food) * recipe.servings >= left * 0.4 &&
          shareIn(dish, food) >= (food.roles.includes('herb') ? leastShare.herb : leastShare.other),
      ),
      shareIn: (dish: BookDish) => shareIn(dish, food),
    }))
}

/** What is cooked for a day's meals, and of how much of it the rest has to be for whoever reads the name to see why. */
const meals: ReadonlySet<RecipeType | undefined> = new Set(['Main Dish', 'Side Dish', 'Soup', 'Salad', 'Dessert'])
const noDishes = 'sauce|gravy|dressing|vinaigrette|whipped cream|frosting'
const leastShare = { herb: 0.03, other: 0.15 }

function shareIn(dish: BookDish, food: Food): number {
  return usedIn(dish, food) / dish.lines.reduce((sum, line) => sum + line.grams, 0)
}

/** Sold by weight over the counter, or in every kitchen for something else. */
const notLeft: ReadonlySet<Food['aisle']> = new Set(['Meat', 'Seafood', 'Bakery', 'Deli'])

/** A bunch of scallions, a can of coconut milk. */
function asBought(food: Food, container: string, said: string): string {
  const words = calledIn(said, food)
  return words === food.name && severalIn.has(container) ? food.plural : words
}
const severalIn: ReadonlySet<string> = new Set(['bunch', 'bag', 'box', 'pint'])

function isPerishable({ aisle, keepsDays, name, facts }: Food): boolean {
  if (lasting.test(name) || facts.has('alcohol') || notLeft.has(aisle)) return false
  return (
    keepsDays <= mostDays ||
    (aisle === 'Canned & Jarred' && /milk|beans|chickpeas|tomatoes|corn|pumpkin|pineapple|hominy/.test(name))
  )
}

/** The package that is not used up: how much of it is left, between a quarter and nine tenths. */
function openPackage(food: Food, grams: number): { share: number; left: number; label: string } | undefined {
  const packages = packagesToCover(food, grams / (food.edible > 0 ? food.edible : 1), false)
  const bought = packages.reduce((sum, { pack, count }) => sum + pack.grams * count, 0)
  const [{ pack } = { pack: food.pack }] = packages.slice(-1)
  const left = bought * food.edible - grams
  const share = left / (pack.grams * food.edible)
  const least = food.roles.includes('herb') ? leastHerbs : leastGrams
  return share >= 0.3 && share <= 0.9 && left >= least && containerOf(pack.label)
    ? { share, left, label: pack.label }
    : undefined
}

/** 'can' of '13.5-oz can'; '' for what is sold by the piece. */
function containerOf(label: string): string {
  return (
    /\b(bag|bunch|can|carton|jar|box|head|bottle|package|tub|container|pint|quart|block|loaf)\b/.exec(label)?.[1] ?? ''
  )
}

function shareWords(share: number): string {
  return share < 0.42 ? 'about a third of' : share < 0.6 ? 'about half of' : 'most of'
}

/** Grams of a food in a serving of a dish that counts on it. */
function usedIn({ lines, entry }: BookDish, { id }: Food): number {
  if (entry.batch) return 0
  const line = lines.find(({ foods: [own], mayGo }) => own === id && !mayGo)
  return line && namedFood(id) ? line.grams : 0
}
