import * as baked from '#server/ports/images/drawn-dish/composing/baked-sweets.ts'
import * as bowls from '#server/ports/images/drawn-dish/composing/bowls-and-salads.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import * as drinks from '#server/ports/images/drawn-dish/composing/drinks.ts'
import * as hand from '#server/ports/images/drawn-dish/composing/hand-food.ts'
import * as oven from '#server/ports/images/drawn-dish/composing/oven-dishes.ts'
import * as plates from '#server/ports/images/drawn-dish/composing/plates-and-pans.ts'
import * as small from '#server/ports/images/drawn-dish/composing/small-bowls.ts'
import * as soups from '#server/ports/images/drawn-dish/composing/soups-and-stews.ts'
import * as sweets from '#server/ports/images/drawn-dish/composing/sweets.ts'

/** Whether it is made smooth. */
export const isBlended = ({ steps }: Dish) =>
  /\b(?:blend|puree)\w*\b[^.]*\b(?:smooth|silky|creamy|blender)|immersion blender/.test(steps)

/** Noodles that were baked under a crust are a bake; those in broth a soup. */
export const anyPasta: Compose = (dish) =>
  /\b(?:bake|baking dish|9.?x.?13|9-by-13|broil)\b/.test(dish.steps) ? oven.casserole(dish) : small.noodles(dish)

/** The picture that suits a dish by what it is and how it is cooked. */
export const byCooking: Compose = (dish) => kindByType(dish)(dish)

function kindByType(dish: Dish): Compose {
  const { recipeType, steps } = dish
  if (recipeType === 'Beverage')
    return /\bhot\b|tea\b|coffee/.test(dish.title) || /\b(?:steep|brew|mugs?|serve (?:hot|warm))\b/.test(steps)
      ? drinks.hotOrIced
      : isBlended(dish)
        ? drinks.smoothie
        : drinks.coldDrink
  if (recipeType === 'Soup') return isBlended(dish) ? soups.smoothSoup : soups.brothSoup
  if (recipeType === 'Salad') return bowls.salad
  if (isNuts(dish)) return hand.nutBowl
  if (isDough(dish)) return doughKind(dish)
  if (recipeType === 'Dessert' || isFruit(dish))
    return foodsOf(dish, 'piece', 'small').length > 0 ? sweets.fruitDish : sweets.spoonBowl
  if (foodsOf(dish, 'noodle', 'pasta').some(({ grams }) => grams > 120)) return anyPasta
  if (/\b(?:sheet pan|baking sheet|rimmed sheet|roasting pan)\b/.test(steps)) return plates.traybake
  if (/\bbaking dish\b/.test(steps)) return oven.casserole
  if (recipeType === 'Side Dish') return plates.side
  if (/\bwok\b|stir-fry/.test(steps)) return plates.stirFry
  if (/\b(?:dutch oven|slow cooker|pressure cooker|instant pot|large pot)\b/.test(steps)) return soups.stew
  const isWet = dish.foods.some(({ id, part, grams }) => (part === 'sauce' || id === 'water') && grams > 150)
  if (/\b(?:simmer|boil|stew|braise)/.test(steps) && isWet && !/\b(?:grill|roast|broil)/.test(steps)) return soups.stew
  return foodsOf(dish, 'main').length > 0
    ? plates.plated
    : /\bskillet\b/.test(steps)
      ? plates.skilletDish
      : foodsOf(dish, 'grain').length > 0
        ? bowls.grainBowl
        : plates.plated
}

export const fruits =
  /^(?:apple|sweet-apple|pear|asian-pear|peach|nectarine|apricot|plum|banana|mango|papaya|pineapple|kiwi|orange|strawberries|raspberries|blueberries|blackberries|cherries|grapes|watermelon|cantaloupe|honeydew|fresh-figs|persimmon|quince|grapefruit|rhubarb|dates|tangerine)$/

/** Whether most of the dish is fruit. */
export function isFruit(dish: Dish): boolean {
  const [first] = foodsOf(dish, 'main', 'piece', 'leaf', 'small', 'grain')
  return first !== undefined && fruits.test(first.id)
}

/** Flour, and nothing else that is seen: something baked or fried of dough. */
export function isDough(dish: Dish): boolean {
  const flour = dish.foods.filter(({ id }) => /flour|almond-meal|cornmeal|pizza-dough/.test(id))
  const seen = foodsOf(dish, 'main', 'piece', 'leaf', 'pasta', 'noodle', 'grain').filter(({ id }) => id !== '')
  const grams = (foods: Dish['foods']) => foods.reduce((sum, food) => sum + food.grams, 0)
  return flour.length > 0 && grams(flour) > 0.6 * grams(seen)
}

export function doughKind({ steps, recipeType }: Dish): Compose {
  if (/\bcookie sheet|\bballs\b|cut (?:out|into)/.test(steps)) return baked.cookies
  if (/\b(?:deep.?fry|fry|fried|griddle)\b/.test(steps)) return /batter/.test(steps) ? baked.pancakes : baked.cookies
  return recipeType === 'Dessert' ? baked.roundCake : baked.loaf
}

function isNuts(dish: Dish): boolean {
  const [first] = dish.foods
  return first !== undefined && ['nut', 'walnut', 'cashew'].includes(first.look.shape)
}
