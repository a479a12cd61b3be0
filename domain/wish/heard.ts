import { withArticle } from '#domain/catalogue/writing/sentences.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import { foods } from '#domain/food/foods.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { type Order, type Others, type Wish, type WishField } from '#domain/options/wish.ts'
import { namesAllergen } from '#domain/wish/allergies/boxed-foods.ts'
import type { Figure } from '#domain/wish/figures/figure.ts'
import { countOfAll, countOfSome, dietsOfSome } from '#domain/wish/figures/mixed-table.ts'
import { nutrientsSaid } from '#domain/wish/figures/nutrient-figure.ts'
import { type HeardWish, hear } from '#domain/wish/heard-wish.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'
import { allergenWords } from '#domain/wish/lexicon/diet-words.ts'
import { occasionFor, servingsOf, typeOfFoods } from '#domain/wish/settled/occasion.ts'

/** A wish with what its notes ask for, and which of its fields the notes filled: those may be let go again, the first ones first. */
export interface Heard {
  wish: HeardWish
  soft: readonly SoftWish[]
  /** Eaters that the notes speak of, which may be more than is written for. */
  eaters?: number | undefined
}
export interface SoftWish {
  field: WishField
  /** What the notes ask for by it. */
  part?: Partial<Order>
  /** The wish in the cook's words, for the note that says it was not kept; empty where what a serving has says so. */
  words: string
}

/** What is asked for by a diet that nobody named. */
export const lowInSalt = 'low in salt'
const dietsOfMoods = [
  { mood: 'low-salt', words: lowInSalt, diet: 'heart-healthy' },
  { mood: 'little fat', words: 'low in fat', diet: 'low-fat' },
] as const

/** What a kitchen at home has pots for. */
const mostServings = 20

/**
 * The wish with all that its notes say. Diets, allergies and refusals bind as if the form had asked for them; figures and choices
 * fill what the form leaves open. What the form itself says always stays. Hearing twice changes nothing.
 */
export function heard(given: Wish): Heard {
  const asked = hear(given)
  const bound = boundByNotes(asked)
  if (!given.notes) return { wish: bound, soft: [] }
  const { intents } = asked
  const soft: (SoftWish & { part: Partial<Order> })[] = []
  const offer: Offer = (field, words, part) => {
    soft.push({ field, words, part })
  }
  const seated = figureOf(intents, 'servings')?.value ?? (intents.table && countOfAll(intents.table))
  const eaters = seated && seated * (intents.moods.has('twice') ? 2 : 1)
  const servings = eaters ? Math.max(1, Math.min(mostServings, Math.round(eaters))) : servingsOf(given, intents)
  const machines = kitchenOf(given, intents)
  moodsOf(intents, bound, servings, offer)
  choicesOf(intents, bound, offer)
  figuresOf(intents, bound, servings, offer)
  if (machines) offer('equipment', `only ${machines.join(', ')} to cook with`, { equipment: machines })
  const others = given.others ?? othersAtTable(asked, servings)
  const wish = Object.assign({ ...bound, servings, ...(others && { others }) }, ...soft.map(({ part }) => part))
  return { wish, soft, eaters }
}

/** The wish with the diets, allergies and refusals of its notes: what verification must know of the eater. The form's own diet comes first. */
export function boundByNotes(given: HeardWish): HeardWish {
  return given.intents.text ? boundBy(given, given.intents) : given
}

/**
 * What those at the table keep who don't keep a diet that the notes say of some: all else of the wish. Undefined where there are none, or
 * where the form asks for that diet: then it is everybody's.
 */
export function othersAtTable(given: HeardWish, servings: number): Others | undefined {
  const { intents } = given
  const { table } = intents
  const ofSome = table ? dietsOfSome(table) : []
  const some = table && countOfSome(table, servings)
  if (!ofSome.length || (some !== undefined && some >= servings)) return undefined
  const left = [...ofSome]
  const diets = intents.diets.filter((each) => {
    const at = left.indexOf(each)
    return at < 0 || !left.splice(at, 1).length
  })
  const named = intents.foods.filter(({ as, words }) => !(as === 'refused' && words === 'meat'))
  const { diet, alsoDiets, allergens, exclude } = boundBy(given, { ...intents, diets, foods: named })
  if (diet && ofSome.includes(diet)) return undefined
  return {
    ...(diet && { diet }),
    ...(alsoDiets && { alsoDiets }),
    allergens,
    exclude,
    ...(some !== undefined && { some }),
  }
}

function boundBy<Given extends Order>(given: Given, intents: Intents): Given {
  const diet = given.diet ?? firstDiet(intents.diets) ?? (refusesMeat(intents) ? 'vegetarian' : undefined)
  const allergens = new Set<Allergen>([...given.allergens, ...intents.allergens])
  const exclude = new Set(given.exclude)
  for (const food of intents.foods) {
    if (food.as === 'refused' || food.as === 'allergy') {
      exclude.add(food.words)
      // who will have no dairy at all is not helped by 'usually contains milk'
      for (const allergen of bindsAllergen(food.words) && !food.passing ? (allergenWords.get(food.words) ?? []) : [])
        allergens.add(allergen)
    }
    // an allergy to one nut or fish is an allergy to its kind: who bears the others can say so
    if (food.as === 'allergy') for (const allergen of allergensOf(food)) allergens.add(allergen)
  }
  for (const words of intents.banned) exclude.add(words)
  if (intents.keepsApart) exclude.add(wantsDairyAlone(intents) ? 'meat' : 'dairy')
  // a second diet that is an allergy in all but name is verified as one
  for (const second of intents.diets) {
    if (second !== diet) for (const allergen of allergensOfDiet[second] ?? []) allergens.add(allergen)
  }
  return { ...given, ...(diet && { diet }), allergens: [...allergens], exclude: [...exclude] }
}

/** Of meat and dairy the cook names dairy only: then the meat goes. */
function wantsDairyAlone({ foods: named }: Intents): boolean {
  const wanted = named.filter(({ as }) => as === 'wanted')
  const has = (test: (id: string) => boolean | undefined) => wanted.some(({ anyOf }) => anyOf.some((id) => test(id)))
  return (
    has((id) => foods.get(id)?.allergens.certain.includes('milk')) && !has((id) => foods.get(id)?.facts.has('meat'))
  )
}

/** 'No meat' and no word of fish is meant as vegetarians mean it, down to the stock and the rennet. */
function refusesMeat({ foods: named }: Intents): boolean {
  const isFish = (id: string) => foods.get(id)?.facts.has('fish') ?? false
  const meat = named.some(({ as, words }) => as === 'refused' && words === 'meat')
  return meat && !named.some(({ as, anyOf }) => as === 'wanted' && anyOf.some(isFish))
}

const allergensOfDiet: Partial<Record<Diet, readonly Allergen[]>> = {
  'gluten-free': ['gluten', 'wheat'],
  'dairy-free': ['milk'],
  'nut-free': ['tree_nut', 'peanut'],
  vegan: ['milk', 'egg', 'fish', 'crustacean', 'mollusc'],
}

/** Refused words that mean every food with the allergen, besides those that name an allergen and no food. */
const bindingWords: ReadonlySet<string> = new Set([
  ...'egg eggs nut nuts peanut peanuts dairy gluten wheat soy soya shellfish seafood lactose'.split(' '),
  ...'soybean soybeans treenut treenuts crustacean crustaceans mollusc molluscs mollusk mollusks'.split(' '),
  'tree nut',
  'tree nuts',
])

function bindsAllergen(words: string): boolean {
  return bindingWords.has(words) || namesAllergen(words)
}

/** Allergens that all the foods of a word share for certain, also those that the kitchen does not cook with: 'dried shrimp'. */
function allergensOf({ words, anyOf }: Named): Allergen[] {
  const id = anyOf.length ? undefined : knownFood(words).food?.id
  const [first, ...rest] = [...anyOf, ...(id ? [id] : [])].map((id) => foods.get(id)?.allergens.certain ?? [])
  return (first ?? []).filter((allergen) => rest.every((each) => each.includes(allergen)))
}

/** Diets of figures cannot be kept by leaving foods out, so they take the one place; the others are kept food by food. */
function firstDiet(diets: readonly Diet[]): Diet | undefined {
  return diets.find((diet) => counted.has(diet)) ?? diets[0]
}
const counted: ReadonlySet<Diet> = new Set([
  'keto',
  'low-carb',
  'low-fat',
  'diabetic-friendly',
  'heart-healthy',
  'high-protein',
])

/** Grams a serving up to which only dishes of a diet low in carbs are tried. */
const fewCarbs = 30

type Offer = (field: keyof Order & WishField, words: string, part: Partial<Order>) => void

function moodsOf({ moods, dishes, meals, figures }: Intents, wish: HeardWish, servings: number, offer: Offer): void {
  const ofMood = wish.diet ? undefined : dietsOfMoods.find(({ mood }) => moods.has(mood))
  if (ofMood) offer('diet', ofMood.words, { diet: ofMood.diet })
  else if (
    !(wish.diet && counted.has(wish.diet)) &&
    (moods.has('protein') || figures.some(({ of, bound }) => of === 'protein' && bound !== 'most'))
  ) {
    const alsoDiets = [...(wish.alsoDiets ?? []), ...(wish.diet ? [wish.diet] : [])]
    offer('diet', moods.has('protein') ? 'high in protein' : '', {
      diet: 'high-protein',
      ...(alsoDiets.length && { alsoDiets }),
    })
  } else if (!wish.diet && figures.some(({ of, value }) => (of === 'carbs' || of === 'netCarbs') && value <= fewCarbs))
    offer('diet', '', { diet: 'low-carb' })
  // what is to impress may take a little more than a beginner
  const easy = moods.has('fancy') ? 'Intermediate' : 'Beginner'
  if (moods.has('easy') && !wish.complexity) offer('complexity', 'easy', { complexity: easy })
  if (moods.has('lean-calories') && !wish.calories) offer('calories', 'low in calories', { calories: 380 })
  const isPriced = figures.some(({ of }) => of === 'budget' || of === 'budget each')
  if (moods.has('cheap') && wish.budget === undefined && !isPriced)
    offer('budget', 'cheap', { budget: servings * (moods.has('cheapest') ? 1.9 : 2.5) })
  // who is tired and names a dish has the time for it
  if (moods.has('quick') || (moods.has('soon') && !dishes.length)) {
    const maxMinutes = Math.min(30, wish.maxMinutes ?? 30)
    if (maxMinutes !== wish.maxMinutes) offer('maxMinutes', 'quick', { maxMinutes })
  }
  if (!wish.spiceLevel && moods.has('mild')) offer('spiceLevel', 'mild', { spiceLevel: 'Mild' })
  else if (!wish.spiceLevel && moods.has('very spicy')) offer('spiceLevel', 'very spicy', { spiceLevel: 'Very Hot' })
  else if (!wish.spiceLevel && moods.has('spicy')) offer('spiceLevel', 'spicy', { spiceLevel: 'Hot' })
  if (moods.has('sweet') && !wish.recipeType && !dishes.length && !meals.length) {
    offer('recipeType', 'something sweet', { recipeType: 'Dessert' })
  }
}

function choicesOf(intents: Intents, wish: HeardWish, offer: Offer): void {
  const [meal] = intents.meals
  const [season] = intents.seasons
  const [level] = intents.levels
  const [cuisine] = intents.cuisines
  const [method] = intents.methods
  if (season && !wish.season) offer('season', season.toLowerCase(), { season })
  if (level && !wish.complexity) offer('complexity', level.toLowerCase(), { complexity: level })
  if (cuisine && !wish.cuisine) offer('cuisine', cuisine, { cuisine })
  // what is brought to a barbecue is not grilled for it, and lasagna on a Sunday no roast
  const isBrought =
    intents.dishes.length > 0 &&
    ((method === 'Grilled' && occasionFor(intents, undefined).type !== undefined) ||
      (method === 'Roasted' && !/\broast/i.test(wish.intents.text)))
  // where the power is out and something still cooks, it is cooked on that
  const isHeated = method === 'Raw/No Cook' && intents.isUnchilled && (intents.kitchen ?? intents.machines).length > 0
  if (method && !wish.cookingMethod && !isBrought && !isHeated)
    offer('cookingMethod', method.toLowerCase(), { cookingMethod: method })
  const occasion = wish.recipeType || intents.types.length ? {} : occasionFor(intents, wish.mealTime ?? meal)
  const ofFoods = wish.recipeType || meal || wish.mealTime || intents.dishes.length ? undefined : typeOfFoods(intents)
  const isMeal = meal || wish.mealTime || mealWords.test(wish.intents.text)
  const usual = isMeal || intents.dishes.length ? undefined : intents.usualTypes[0]
  const type = wish.recipeType ? undefined : (intents.types[0] ?? occasion.type ?? ofFoods ?? usual)
  const mealTime = wish.mealTime ? undefined : (occasion.meal ?? meal)
  // nobody is told of what only goes without saying
  const isNamed = intents.dishes.length > 0 && !wish.intents.text.toLowerCase().includes(`${type?.toLowerCase()}`)
  const isUnsaid = isNamed || (!intents.types.length && (type === usual || (type === ofFoods && !occasion.type)))
  const words = isUnsaid ? '' : withArticle(type?.toLowerCase() ?? '')
  if (type) offer('recipeType', words, { recipeType: type })
  if (mealTime) offer('mealTime', mealTime.toLowerCase(), { mealTime })
}

const mealWords = /\b(?:dinner|lunch|supper|brunch|breakfast|meal|main)s?\b/i

function figuresOf(intents: Intents, wish: HeardWish, servings: number, offer: Offer): void {
  const calories = figureOf(intents, 'calories')
  if (calories && !wish.calories && calories.value >= 50) {
    // within a tenth of the target is under the limit as well
    const share = { most: 0.86, least: 1.13, about: 1 }[calories.bound]
    offer('calories', `${calories.value} calories`, { calories: Math.round(Math.min(2500, calories.value * share)) })
  }
  const nutrients = nutrientsSaid(intents.figures)
  if (nutrients.length && !wish.nutrients) offer('nutrients', '', { nutrients })
  const each = figureOf(intents, 'budget each')
  const whole = figureOf(intents, 'budget')
  const dollars = each ? each.value * servings : whole?.value
  if (dollars && (wish.budget === undefined || dollars < wish.budget)) {
    offer('budget', `$${dollars} in all`, { budget: dollars })
  }
  const timed = intents.figures.filter((figure) => figure.of === 'minutes' && figure.bound !== 'least')
  const minutes = timed.map(({ value }) => value)
  const maxMinutes = Math.min(...minutes, wish.maxMinutes ?? Number.POSITIVE_INFINITY)
  if (minutes.length && maxMinutes !== wish.maxMinutes) offer('maxMinutes', `${maxMinutes} minutes`, { maxMinutes })
}

function figureOf({ figures }: Intents, of: Figure['of']): Figure | undefined {
  return figures.find((figure) => figure.of === of)
}

/** The cook's machines as the notes change them; undefined where the notes change nothing. */
function kitchenOf({ equipment }: Order, intents: Intents): string[] | undefined {
  const { machines, refusedMachines } = intents
  const isRefused = (machine: string) => refusedMachines.some((refused) => refused === machine)
  if (intents.onlyMachines) return [...new Set(machines)]
  if (intents.kitchen) return [...new Set([...intents.kitchen, ...machines])].filter((each) => !isRefused(each))
  if (refusedMachines.length) {
    const had = equipment.length ? equipment : usualKitchen
    const left = [...had, ...machines].filter((machine) => !isRefused(machine))
    return [...new Set(left)]
  }
  const added = machines.filter((machine) => !equipment.includes(machine))
  return equipment.length && added.length ? [...equipment, ...added] : undefined
}
/** What a kitchen of which nothing is known has, once one thing is missing. */
const usualKitchen: readonly string[] = ['Oven', 'Stovetop', 'Microwave', 'Blender', 'Food Processor']
