import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { DishId } from '#domain/catalogue/forms/form-ids.ts'
import { hashOf } from '#domain/chance.ts'
import type { RecipeType } from '#domain/options/options.ts'
import { plain } from '#domain/plain-text.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { CookedDish, DishWords } from '#domain/recipe/worth/cooked-dish.ts'
import { catalogue, firstMade, kinship } from '#domain/recipe/worth/dish-for-eater.ts'
import { says } from '#domain/recipe/worth/says.ts'
import { type Part, whyBeside } from '#domain/recipe/worth/why-beside.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** A dish of the catalogue to set beside another, and what it does there. */
export interface Beside {
  readonly id: string
  readonly dish: string
  /** 'for the sauce'. */
  readonly why: string
}

/**
 * Up to two dishes of the catalogue that complete this one: those that its entry names, where it is a dish of the catalogue, by its `key`; else rice or bread where it has a sauce and nothing to take it up, something fresh
 * where it is rich, bread beside soup, a main dish beside a side. Each is one that the kitchen can make for this eater.
 */
export function besideOf(recipe: DishWords, dish: CookedDish, eater: EaterProfile, key?: string | null): Beside[] {
  const named = bookDishes.get(key?.split('/')[0] ?? '')?.beside
  if (named) return namedBeside(named, recipe, dish, eater)
  const found: Beside[] = []
  for (const part of partsMissing(recipe, dish)) {
    const fitting = ranked(part, recipe, dish).filter(({ id }) => !found.some((other) => other.id === id))
    const made = firstMade(fitting, eater, recipe.servings)
    if (!made || plain(made.title) === dish.title || found.some((other) => other.dish === made.title)) continue
    found.push({ id: made.id, dish: made.title, why: whyBeside(part, recipe, dish) })
  }
  return found
}

/** Those that an entry names, but for rice beside rice and bread beside bread, which may be in the version at hand. */
function namedBeside(ids: readonly DishId[], recipe: DishWords, dish: CookedDish, eater: EaterProfile): Beside[] {
  const found = new Map<Part, Beside>()
  for (const id of ids) {
    const other = bookDishes.get(id)
    const part = other && (roleOf(other) ?? usualParts[other.types[0] ?? 'Side Dish'])
    if (!part || found.has(part) || isThere(part, dish, recipe.servings) || isRepeated(other, part, dish)) continue
    const made = firstMade([other], eater, recipe.servings)
    if (made && plain(made.title) !== dish.title)
      found.set(part, { id, dish: made.title, why: whySo(part, recipe, dish) })
  }
  return [...found.values()]
}

/** Guacamole beside avocado tacos. */
function isRepeated(other: BookDish, part: Part, { lines }: CookedDish): boolean {
  const lead = leadOf(other)
  return part !== 'main' && lead !== undefined && lines.some(({ food, grams }) => food.id === lead && grams > 0)
}

/** What is held in the hand has no plate that a side fills, and only soup and salad are mopped up. */
function whySo(part: Part, recipe: DishWords, dish: CookedDish): string {
  const isMopped = recipe.recipeType === 'Soup' || recipe.recipeType === 'Salad'
  const isOnTheSide =
    part === 'bite' || (part === 'bread' && !isMopped) || (part === 'starch' && says(dish.title, handhelds))
  return whyBeside(isOnTheSide ? 'side' : part, recipe, dish)
}
/** Whether there is enough of the same on the plate: rice where rice is, bread where bread is. */
function isThere(part: Part, { lines }: CookedDish, servings: number): boolean {
  const alike = lines.filter(({ kind, food }) => {
    const isBread = kind !== undefined && breadKinds.has(kind)
    return part === 'bread' ? isBread : part === 'starch' && !isBread && isStarch(kind, food.id)
  })
  return alike.reduce((sum, { grams }) => sum + grams, 0) / servings >= 35
}
const breadKinds: ReadonlySet<Kind> = new Set(['bread', 'tortilla', 'bun'])
const usualParts: Partial<Record<RecipeType, Part>> = { 'Main Dish': 'main', 'Side Dish': 'side', Salad: 'raw' }

function partsMissing({ recipeType, servings }: DishWords, dish: CookedDish): readonly Part[] {
  const filling = dish.lines
    .filter(({ kind, food }) => isStarch(kind, food.id))
    .reduce((sum, { grams }) => sum + grams, 0)
  const flour = dish.lines.filter(({ kind }) => kind === 'flour').reduce((sum, { grams }) => sum + grams, 0)
  const isFilling = (filling + flour * 0.8) / servings >= 35
  const isSweet =
    (says(dish.title, sweetTitles) && !isSavory(dish)) || (recipeType !== 'Side Dish' && isSweetened(dish))
  if (says(dish.title, notAlone)) return []
  switch (recipeType) {
    case 'Main Dish':
      if (isSweet || says(dish.title, breakfasts)) return ['hot drink']
      if (says(dish.title, handhelds)) return says(dish.title, 'pb|peanut butter|jam|jelly|honey') ? [] : ['raw']
      if (says(dish.title, soups)) return isFilling ? ['raw'] : ['bread', 'raw']
      if (says(dish.title, 'salad')) return ['bread', 'soup']
      return isFilling ? ['green', 'raw'] : ['starch', 'green']
    case 'Soup':
      return isFilling ? ['raw'] : ['bread', 'raw']
    case 'Salad':
      return ['main', 'bread']
    case 'Side Dish':
      if (isSweet) return ['hot drink']
      return says(dish.title, breads) ? ['soup', 'main'] : ['main']
    case 'Dessert':
      if (says(dish.title, cold)) return []
      return says(dish.title, warmSweets) ? ['scoop', 'hot drink'] : ['hot drink']
    case 'Beverage':
      if (says(dish.title, 'smoothie|shake|batido')) return []
      return [says(dish.title, hotDrinks) && !says(dish.title, 'iced|cold') ? 'sweet bite' : 'bite']
    case 'Appetizer':
      return isSweet ? ['hot drink'] : ['main']
    case 'Snack':
      if (says(dish.title, cold)) return []
      return [isSweet ? 'hot drink' : 'cold drink']
    default:
      return []
  }
}
/** Sweet by its list: something that sweetens, and nothing that a savory dish begins with. */
function isSweetened(dish: CookedDish): boolean {
  return (
    has(dish, 'sweetener') &&
    has(dish, 'fruit', 'berry', 'chocolate', 'dried fruit', 'leavener') &&
    !has(dish, 'aromatic', 'quick aromatic', 'sauce')
  )
}

/** A pie of leeks, or a pancake of scallions, whatever else is called so. */
function isSavory(dish: CookedDish): boolean {
  const isFlesh = dish.lines.some(({ food }) => food.facts.has('meat') || food.facts.has('fish'))
  return isFlesh || has(dish, 'aromatic', 'quick aromatic')
}

function has({ lines }: CookedDish, ...wanted: readonly Kind[]): boolean {
  return lines.some(({ kind }) => kind && wanted.includes(kind))
}

/** What is a part of a dish and no dish. */
const notAlone = 'pie crust|pizza dough|flaky pie|roux|stock|broth|ice pops|popsicle|paleta|sorbet|granita|ice cream'
/** Held in the hand, with its bread around it. */
const handhelds =
  'sandwich|tacos?\\b|burritos?|wraps?\\b|burgers?|cheeseburgers?|quesadillas?|subs?\\b|hot dogs?|sliders|melt\\b|gyros?|shawarma|banh mi|tortas?|tostadas?|po boy|reuben|pb&j|grilled cheese|lobster rolls'
const breakfasts = 'avocado toast|scrambled|eggs? on toast|french scrambled|breakfast|eggs benedict|boiled eggs'
const cold = 'smoothie|slush|scraped ice|frozen|lassi|shake\\b'
const soups = 'soup|stew|chili|chowder|gumbo|bisque|ramen|pho\\b'
const hotDrinks = 'hot|chai|coffee|latte|tea\\b|cocoa|mocha|infusion|golden milk'
const warmSweets =
  'crumble|cobbler|crisp|brownie|blondie|apple pie|cherry pie|peach pie|berry pie|blueberry pie|baked apple|skillet cookie|bread pudding|clafoutis|galette|tarte|lava'

/** The dishes of the catalogue for a part, those that suit best first. */
function ranked(part: Part, { cuisine, title }: DishWords, dish: CookedDish): BookDish[] {
  const listed = new Set(dish.lines.filter(({ grams }) => grams > 0).map(({ food }) => food.id))
  const whole = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
  const mains = new Set(dish.lines.filter(({ grams }) => grams > whole / 4).map(({ food }) => food.id))
  const isRich = dish.lines.some(({ kind }) => kind === 'cream' || kind === 'cheese')
  const isFried = says(dish.text, 'deep[- ]fr|fry')
  const isHeavy = dish.lines.some(({ kind, food, grams }) => grams > 100 && isStarch(kind, food.id))
  return catalogue
    .filter((each) => roleOf(each) === part && !mains.has(leadOf(each) ?? ''))
    .filter((each) => anywhere.has(part) || kinship(each, cuisine) >= (part === 'main' && cuisine !== '' ? 1 : 0))
    .filter(({ names, title: own }) => ![own, ...names].some((name) => dish.title.includes(plain(name))))
    .map((each) => {
      const lead = leadOf(each)
      const points =
        (anywhere.has(part)
          ? Math.max(0, kinship(each, cuisine))
          : (part === 'main' ? 3.5 : 2.2) * kinship(each, cuisine)) +
        (anywhere.has(part) ? 0.15 : 0.45) * each.entry.weight -
        (lead && listed.has(lead) ? 4 : 0) -
        (isRich && each.lines.some(({ foods: [id = ''] }) => rich.has(namedFood(id)?.behaviour.kind ?? 'other'))
          ? 1.5
          : 0) -
        (isFried && each.methods.includes('Fried') ? 2 : 0) -
        (each.entry.batch ? 0.8 : 0) -
        (part === 'main' && isHeavy && isStarchy(each) ? 3 : 0) +
        (hashOf(`${title} ${each.id}`) % 100) / (anywhere.has(part) ? 30 : 70)
      return { each, points }
    })
    .sort((one, other) => other.points - one.points)
    .map(({ each }) => each)
}

/** What is had with anything, wherever it is from. */
const anywhere: ReadonlySet<Part> = new Set(['cold drink', 'hot drink', 'scoop', 'sweet bite'])
const rich: ReadonlySet<Kind> = new Set(['cream', 'cheese'])

const sweetTitles =
  'pancake|waffle|french toast|crepe|oatmeal|porridge|granola|muffin|scone|cookie|cake|brownie|pudding|smoothie|parfait|pie\\b'

/** The part that a dish of the catalogue plays; undefined for what is no dish by itself, as pie crust, and for what has alcohol. */
const roleOf = rememberedFor((dish: BookDish): Part | undefined => {
  const { types, entry, meals, lines, title, methods } = dish
  const [type] = types
  const name = plain(title)
  if (lines.some(({ foods: [id = ''] }) => namedFood(id)?.food.facts.has('alcohol')) || says(name, notAlone))
    return undefined
  if (type === 'Beverage') {
    if (says(name, hotDrinks) && !says(name, 'iced|cold|thai')) return 'hot drink'
    return says(name, 'lemonade|limeade|iced tea|thai iced|agua|cooler|horchata|virgin|mango lassi')
      ? 'cold drink'
      : undefined
  }
  if (says(name, 'no-churn vanilla|vanilla custard|sweet whipped cream')) return 'scoop'
  if (entry.sweet) return says(name, sweetBites) ? 'sweet bite' : undefined
  if (!meals.includes('Dinner') && !meals.includes('Lunch')) return undefined
  if (type === 'Soup') return 'soup'
  if (type === 'Snack' || type === 'Appetizer') return 'bite'
  if (type === 'Main Dish') {
    const isMain =
      lines.some(({ slot }) => slot === 'protein') &&
      !says(name, 'sandwich|burger|soup|salad|wrap|toast|breakfast|hash')
    return isMain ? 'main' : undefined
  }
  if (type !== 'Side Dish' && type !== 'Salad') return undefined
  if (says(name, 'sauce|gravy|salsa|pico|dressing|vinaigrette|fruit gelatin|kugel|pierogi|stuffing|yorkshire'))
    return undefined
  if (says(name, breads)) return 'bread'
  const lead = leadOf(dish)
  const kind = lead ? namedFood(lead)?.behaviour.kind : undefined
  const isCold = type === 'Salad' || says(name, 'salad|slaw|raita|tzatziki') || methods.includes('Raw/No Cook')
  if (isCold) return isLight(dish) ? 'raw' : undefined
  if (says(name, 'polenta|rice|potato|fries|grits|mash')) return 'starch'
  if (lead && (isStarch(kind, lead) || kind === 'bean' || kind === 'lentil')) return 'starch'
  return 'green'
})
const breads =
  'bread|garlic bread|dinner rolls|biscuits|buttermilk biscuits|focaccia|naan|chapati|flatbread|yogurt flatbread|cornbread|breadsticks|challah|pita|corn muffin|hush pup|pao de queijo'
const sweetBites = 'cookie|scone|shortbread|biscotti|snickerdoodle|muffin|banana bread|coffee cake|madeleine'

/** A salad of leaves and vegetables, not one that is a meal. */
function isLight({ lines }: BookDish): boolean {
  return !lines.some(({ foods: [id = ''], grams }) => {
    const food = namedFood(id)
    if (!food || grams < 30) return false
    return (
      isStarch(food.behaviour.kind, id) ||
      food.behaviour.kind === 'bean' ||
      food.behaviour.kind === 'lentil' ||
      (food.food.roles.includes('protein') && !food.food.roles.includes('dairy'))
    )
  })
}

function isStarchy({ lines }: BookDish): boolean {
  return lines.some(({ foods: [id = ''], grams }) => grams > 35 && isStarch(namedFood(id)?.behaviour.kind, id))
}

/** The food that a dish is chiefly made of: the heaviest of those that may not go. */
function leadOf({ lines }: BookDish): string | undefined {
  return lines
    .filter(({ mayGo, slot }) => !mayGo && slot !== 'stock' && slot !== 'liquid')
    .toSorted((one, other) => other.grams - one.grams)[0]?.foods[0]
}

function isStarch(kind: Kind | undefined, id: string): boolean {
  return (
    (kind !== undefined && starches.has(kind)) ||
    /potato|yuca|cassava|plantain|polenta|grits|gnocchi|hash-browns|barley|cooked-rice|semolina|masa|cornmeal|oats/.test(
      id,
    )
  )
}
const starches: ReadonlySet<Kind> = new Set([
  'rice',
  'risotto rice',
  'paella rice',
  'quinoa',
  'bulgur',
  'couscous',
  'pasta',
  'noodles',
  'bread',
  'tortilla',
  'bun',
  'potato',
])
