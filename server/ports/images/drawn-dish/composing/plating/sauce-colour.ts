import { singularOf } from '#domain/measure/plural.ts'
import { either, inTurn, type Pattern } from '#domain/plain-text.ts'
import { blend, type Colour, lightness, mix, warmed } from '#server/ports/images/drawn-dish/colour.ts'
import { type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Part } from '#server/ports/images/drawn-dish/looks/food-look.ts'

const ontoMeat: Pattern = either(
  inTurn(
    /\b(?:season|rub|dredge|sprinkle|dust|pat|toss|marinate)\b/,
    /\b(?:chicken|beef|pork|lamb|turkey|fish|salmon|cod|shrimp|steaks?|chops?|meat|thighs?|breasts?|fillets?|cutlets?|it|them)\b/,
  ),
  // flour that is seasoned is what meat is turned in
  inTurn(/\b(?:mix|stir|whisk|combine)\b/, /\bflour\b/),
)
const puree = /\b(?:blend|puree|food processor)\b/

/** Grams of a fat from which on a sauce is made of it. */
const leastFat = 30
/** How much of its color something leaves in a sauce that it only lies in. */
const faint = 0.12

/** What is rubbed onto meat before it goes into the pan: the first that is said of it. */
function isOnMeat({ name, part }: DishFood, { steps }: Dish): boolean {
  if (part !== 'dust') return false
  const noun = singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? '')
  if (noun.length < 3) return false
  const sentence = steps.split(/[.;] /).find((each) => each.includes(noun))
  return sentence !== undefined && ontoMeat.test(sentence)
}

/** Leaves stirred in at the end stay leaves; only where they are most of a dish, or blended, is it green. */
function isOnlyInIt({ part, grams }: DishFood, dish: Dish, all: number): boolean {
  return part === 'leaf' && grams * 3 < all && !puree.test(dish.steps)
}

/** How much of its color a food leaves in the sauce. */
function taken(food: DishFood, dish: Dish, all: number): number {
  if (isOnMeat(food, dish) || isOnlyInIt(food, dish, all)) return faint
  // what keeps its shape keeps its color, unless it cooks away as tomatoes do
  const isWhole = (food.part === 'piece' || food.part === 'small') && food.strength < 0.8
  return isWhole && !puree.test(dish.steps) ? 0.4 : 1
}

/** The colour that the foods of these parts give a sauce together, and the butter that it was made with. */
export function colourInSauce(dish: Dish, parts: readonly Part[], otherwise: Colour): Colour {
  const all = dish.foods.reduce((sum, { grams }) => sum + grams, 0)
  const fats = foodsOf(dish, 'hidden').filter(({ grams, strength }) => strength > 0.5 && grams > leastFat)
  const weights = [...foodsOf(dish, ...parts), ...fats].map((food) => ({
    colour: food.dye,
    weight: food.grams * food.strength * taken(food, dish, all),
  }))
  return blend(weights) ?? otherwise
}

const ivory: Colour = '#f6ead0'
/** How light the liquids and spices of a sauce are when it is white. */
const leastWhite = 0.7

/** Cream, butter, egg yolks and stock make a white sauce, whatever lies in it; tomatoes and what is blended into it color it. */
function isWhite(dish: Dish, liquid: Colour): boolean {
  const all = dish.foods.reduce((sum, { grams }) => sum + grams, 0)
  const dissolves = foodsOf(dish, 'piece', 'leaf', 'small').some(
    (food) => food.grams > 0.06 * all && food.strength > 0.2 && taken(food, dish, all) === 1,
  )
  return lightness(liquid) > leastWhite && !dissolves && spiceIn(dish) === undefined
}

/** How strongly what is ground to a paste of spices colors, gram for gram. */
const leastPaste = 5

/** The color of turmeric, curry powder, a curry paste and their like, where a sauce has some. */
function spiceIn(dish: Dish): Colour | undefined {
  const spices = foodsOf(dish, 'dust', 'sauce').filter(
    (food) => food.strength >= (food.part === 'dust' ? 3 : leastPaste) && food.grams > 2 && !isOnMeat(food, dish),
  )
  return blend(spices.map(({ dye, grams, strength }) => ({ colour: dye, weight: grams * strength })))
}

/** The colour of everything that a sauce was made of. */
export function sauceColour(dish: Dish): Colour {
  const liquid = colourInSauce(dish, ['sauce', 'dust', 'cream'], '#b9803c')
  if (isWhite(dish, liquid)) return mix(liquid, ivory, 0.6)
  const colour = colourInSauce(dish, ['sauce', 'dust', 'cream', 'piece', 'leaf', 'small'], '#b9803c')
  // the pan browns what is dark already; spices color what cream made pale
  const spice = spiceIn(dish)
  if (lightness(colour) > 0.68) return spice ? warmed(mix(colour, spice, 0.4)) : mix(colour, '#e2c08e', 0.45)
  return warmed(mix(colour, '#a8602a', 0.16))
}
