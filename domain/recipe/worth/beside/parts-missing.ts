import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { breads, hotDrinks, notAlone } from '#domain/recipe/worth/beside/dish-names.ts'
import { isStarch } from '#domain/recipe/worth/beside/starches.ts'
import type { Part } from '#domain/recipe/worth/beside/why-beside.ts'
import type { CookedDish, DishWords } from '#domain/recipe/worth/cooked-dish.ts'
import { says } from '#domain/recipe/worth/says.ts'

/** What a meal lacks beside a dish, best first. */
export function partsMissing({ recipeType, servings }: DishWords, dish: CookedDish): readonly Part[] {
  const filling = dish.lines
    .filter(({ kind, food }) => isStarch(kind, food.id))
    .reduce((sum, { grams }) => sum + grams, 0)
  const flour = dish.lines.filter(({ kind }) => kind === 'flour').reduce((sum, { grams }) => sum + grams, 0)
  const isFilling = (filling + flour * 0.8) / servings >= 35
  const isSweet =
    (says(dish.title, sweetTitles) && !isSavory(dish)) || (recipeType !== 'Side Dish' && isSweetened(dish))
  const isSalad = recipeType === 'Salad' || says(dish.title, 'salad|slaw')
  if (says(dish.title, notAlone)) return []
  switch (recipeType) {
    case 'Main Dish':
      if (isSweet || says(dish.title, breakfasts)) return ['hot drink']
      if (says(dish.title, handhelds)) return says(dish.title, 'pb|peanut butter|jam|jelly|honey') ? [] : ['raw']
      if (says(dish.title, soups)) return isFilling ? ['raw'] : ['bread', 'raw']
      if (isSalad) return isFilling ? [] : ['bread']
      return isFilling ? ['green', 'raw'] : ['starch', 'green']
    case 'Soup':
      return isFilling ? ['raw'] : ['bread', 'raw']
    case 'Salad':
      if (hasItsProtein(dish)) return isFilling ? [] : ['bread']
      return isFilling ? ['main'] : ['main', 'bread']
    case 'Side Dish':
      if (isSweet) return ['hot drink']
      return says(dish.title, breads) ? ['soup', 'main'] : ['main']
    case 'Dessert':
      if (!isBakedAndUnchilled(dish)) return []
      return says(dish.title, warmSweets) ? ['scoop', 'hot drink'] : ['hot drink']
    case 'Beverage':
      if (says(dish.title, hotDrinks) && !says(dish.title, 'iced|cold')) return ['sweet bite']
      return says(dish.title, partyDrinks) ? ['bite'] : []
    case 'Appetizer':
      return isSweet ? ['hot drink'] : ['main']
    case 'Snack':
      if (says(dish.title, cold)) return []
      return [isSweet ? 'hot drink' : 'cold drink']
    default:
      return []
  }
}

/** What is warm from the oven or the pan, or was baked to be had at room temperature: a hot drink goes with no ice and no custard. */
function isBakedAndUnchilled({ title, text }: CookedDish): boolean {
  return says(text, 'bake|oven|fry|skillet|griddle') && !says(text, 'chill|refrigerat|freez') && !says(title, cold)
}

/** As much as makes a salad a meal. */
function hasItsProtein({ lines }: CookedDish): boolean {
  const proteins = lines.filter(({ food, kind }) => food.roles.includes('protein') && kind !== 'cheese')
  const whole = lines.reduce((sum, { grams }) => sum + grams, 0)
  return proteins.reduce((sum, { grams }) => sum + grams, 0) > whole / 5
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

/** Held in the hand, with its bread around it. */
export const handhelds =
  'sandwich|tacos?\\b|burritos?|wraps?\\b|fajitas?|burgers?|cheeseburgers?|quesadillas?|subs?\\b|hot dogs?|sliders|melt\\b|gyros?|shawarma|banh mi|tortas?|tostadas?|po boy|reuben|pb&j|grilled cheese|lobster rolls'
const breakfasts = 'avocado toast|scrambled|eggs? on toast|french scrambled|breakfast|eggs benedict|boiled eggs'
const partyDrinks =
  'mojito|margarita|punch|sangria|spritz|mule|mocktail|colada|daiquiri|collins|cosmopolitan|bloody mary|mimosa'
const cold = 'smoothie|slush|scraped ice|frozen|lassi|shake\\b'
const soups = 'soup|stew|chili|chowder|gumbo|bisque|ramen|pho\\b'
const warmSweets =
  'crumble|cobbler|crisp|brownie|blondie|apple pie|cherry pie|peach pie|berry pie|blueberry pie|baked apple|skillet cookie|bread pudding|clafoutis|galette|tarte|lava'

const sweetTitles =
  'pancake|waffle|french toast|crepe|oatmeal|porridge|granola|muffin|scone|cookie|cake|brownie|pudding|smoothie|parfait|pie\\b'
