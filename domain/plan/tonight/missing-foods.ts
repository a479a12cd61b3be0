import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { isFree } from '#domain/food/prices/cost.ts'
import { boughtFor, plainName } from '#domain/plan/products/bought-as.ts'
import { isCupboardFood } from '#domain/plan/shopping/staples.ts'
import { readRecipe, type VerifiableIngredient } from '#domain/recipe/verify/reading/read-recipe.ts'

/** What a cook has at home, as they typed it. */
export interface Larder {
  /** The cook's words as the kitchen reads them, and those that no food is known by. */
  understood: string[]
  unknown: string[]
  /** Every food that the cook's words may stand for: 'chicken' is its breast, its thighs and the whole bird. */
  ids: ReadonlySet<string>
}

/** One food that a recipe asks for; any of `ids` will do ('butter or oil'), null where the kitchen does not know it. */
export interface AskedFood {
  name: string
  ids: readonly string[] | null
  /** Nobody counts salt as missing, nor what the recipe does without. */
  mayLack: boolean
}

/** Reads what somebody has: ['chicken', '2 onions', 'salt and pepper']. */
export function larderOf(have: readonly string[]): Larder {
  const understood: string[] = []
  const unknown: string[] = []
  const ids = new Set<string>()
  for (const words of have.map((one) => one.trim()).filter(Boolean)) {
    const kinds = kindsOf(words)
    const line = readIngredientLine(words)
    const named = [...line.foods, ...line.alternatives]
    for (const food of kinds) ids.add(food.id)
    for (const { food } of named) if (food) ids.add(boughtId(food))
    if (kinds.length > 0) understood.push(words.toLowerCase())
    else
      for (const { food, words: said } of named.length > 0 ? named : [{ words, food: undefined }]) {
        if (food) understood.push(plainName(food))
        else unknown.push(said || words)
      }
  }
  return { understood: [...new Set(understood)], unknown: [...new Set(unknown)], ids }
}

/** The foods that a recipe asks for, once each; water and headings are none. */
export function askedFoods(ingredients: readonly VerifiableIngredient[]): AskedFood[] {
  const asked = new Map<string, AskedFood>()
  for (const { line, heading } of readRecipe({ servings: 1, ingredients }).lines) {
    if (heading) continue
    for (const { food, words } of line.foods) {
      if (food && isFree(food)) continue
      const others = line.alternatives.flatMap((one) => one.food ?? [])
      const ids = food ? [...new Set([food, ...others].flatMap((one) => [one.id, boughtId(one)]))] : null
      const name = food ? saidName(foods.get(boughtId(food)) ?? food) : words
      const key = food ? boughtId(food) : name
      const mayLack = line.optional || [food, ...others].some((one) => one !== undefined && isCupboardFood(one))
      const before = asked.get(key)
      asked.set(key, { name, ids, mayLack: mayLack && (before?.mayLack ?? true) })
    }
  }
  return [...asked.values()]
}

/** As people say what they have and lack: 'eggs', 'limes', 'pasta'. */
function saidName(food: Food): string {
  const plain = plainName(food)
  return (plain === food.name ? food.plural : plain).replace(/^(?:small|medium|large) /, '')
}

/** A food of the table that neither is there nor stands in a cupboard. A food of an older kitchen may be gone from the table. */
export function mustBeBought(id: string, larder: Larder): boolean {
  const food = foods.get(id)
  return !larder.ids.has(id) && !(food && isCupboardFood(food))
}

/** Which of the foods that a recipe asks for are there, and which must be bought; staples and what is optional are never missing. */
export function missingFoods(asked: readonly AskedFood[], larder: Larder): { uses: string[]; missing: string[] } {
  const isThere = ({ ids, name }: AskedFood) =>
    ids ? ids.some((id) => larder.ids.has(id)) : larder.unknown.some((words) => isSameName(words, name))
  return {
    uses: asked.filter(isThere).map(({ name }) => name),
    missing: asked.filter((food) => !food.mayLack && !isThere(food)).map(({ name }) => name),
  }
}

const isSameName = (one: string, other: string) => foodWords(one).join(' ') === foodWords(other).join(' ')

function boughtId(food: Food): string {
  return boughtFor({ words: food.name, food }, undefined, { text: food.name, labels: [] })?.food.id ?? food.id
}

/** All foods of a word that stands for many: 'chicken', 'pasta', 'cheese'. None where it names one food. */
function kindsOf(words: string): readonly Food[] {
  const kind = kinds[foodWords(words.replace(/^\W*[\d./\s]*(?:(?:g|kg|oz|lb|cups?|bags?|cans?)\b)?\s*/i, '')).join(' ')]
  return kind
    ? [...foods.values()].filter(({ aisle, name }) => kind.aisles.includes(aisle) && kind.names.test(name))
    : []
}

interface Kind {
  aisles: readonly Food['aisle'][]
  names: RegExp
}
const flesh = ['Meat', 'Seafood'] as const
const kinds: Readonly<Record<string, Kind>> = {
  chicken: { aisles: flesh, names: /\bchicken\b(?!.{0,100}(?:sausage|carcass|liver|nugget))/ },
  turkey: { aisles: flesh, names: /\bturkey\b/ },
  beef: {
    aisles: flesh,
    names: /\b(?:beef|steak|sirloin|chuck|brisket|short ribs?)\b(?!.{0,100}liver)(?<!(?:tuna|swordfish|veal|corned).*)/,
  },
  pork: { aisles: flesh, names: /\bpork\b(?!.{0,100}(?:rinds|floss))/ },
  lamb: { aisles: flesh, names: /\blamb\b/ },
  fish: {
    aisles: ['Seafood'],
    names:
      /\b(?:cod|haddock|salmon|trout|tuna|tilapia|halibut|sole|bass|mackerel|snapper|pollock|hake|catfish|fish fillets?)\b(?!.{0,100}roe)/,
  },
  sausage: { aisles: flesh, names: /\b(?:sausages?|chorizo|bratwurst|kielbasa)\b/ },
  mushroom: { aisles: ['Produce'], names: /\bmushrooms?\b(?<!dried.*)|shiitake|portobello/ },
  bean: { aisles: ['Canned & Jarred'], names: /\bbeans?\b/ },
  lentil: { aisles: ['Canned & Jarred', 'Grains & Pasta'], names: /\blentils?\b/ },
  rice: {
    aisles: ['Grains & Pasta'],
    names: /\b(?:rice|basmati|jasmine)\b(?!.{0,100}(?:noodle|paper|cake|cereal|krisp))/,
  },
  pasta: {
    aisles: ['Grains & Pasta'],
    names: /\b(?:pasta|spaghetti|penne|linguine|fettuccine|rigatoni|orzo|macaroni)\b/,
  },
  noodle: { aisles: ['Grains & Pasta'], names: /\bnoodles?\b/ },
  cheese: {
    aisles: ['Dairy & Eggs'],
    names:
      /\b(?:cheese|cheddar|mozzarella|parmesan|feta|gruyère|gouda|swiss|monterey jack|ricotta|provolone)\b(?<!cream cheese|cottage cheese|vegan.*)/i,
  },
  bread: { aisles: ['Bakery'], names: /\b(?:bread|baguette|ciabatta|sourdough|toast)\b(?!.{0,100}crumb)/ },
  tomato: { aisles: ['Produce'], names: /\btomato(?:es)?\b/ },
  potato: { aisles: ['Produce'], names: /(?<!sweet )\bpotato(?:es)?\b/ },
  'bell pepper': { aisles: ['Produce'], names: /\bbell peppers?\b/ },
  lettuce: { aisles: ['Produce'], names: /\b(?:lettuce|romaine|mixed greens)\b/ },
  nut: { aisles: ['Nuts & Seeds'], names: /\b(?:almonds|walnuts|pecans|cashews|hazelnuts|pistachios|peanuts)\b/ },
  berry: { aisles: ['Produce'], names: /\b(?:strawberries|blueberries|raspberries|blackberries)\b/ },
}
