import * as bowls from '#server/ports/images/drawn-dish/composing/bowls/bowls-and-salads.ts'
import * as grains from '#server/ports/images/drawn-dish/composing/bowls/grain-salads.ts'
import { mash } from '#server/ports/images/drawn-dish/composing/bowls/mashes.ts'
import * as small from '#server/ports/images/drawn-dish/composing/bowls/small-bowls.ts'
import * as soups from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import * as dips from '#server/ports/images/drawn-dish/composing/dips.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { buns } from '#server/ports/images/drawn-dish/composing/in-the-hand/buns.ts'
import * as cut from '#server/ports/images/drawn-dish/composing/in-the-hand/cut-sandwiches.ts'
import {
  byCooking,
  isBlended,
  isFruit,
  isPanSauce,
} from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-cooking.ts'
import { saying } from '#server/ports/images/drawn-dish/composing/kinds/title-words.ts'
import * as oven from '#server/ports/images/drawn-dish/composing/oven/oven-dishes.ts'
import { crustedPie } from '#server/ports/images/drawn-dish/composing/oven/pastry-bakes.ts'
import * as breaded from '#server/ports/images/drawn-dish/composing/plates/breaded.ts'
import { panSauce } from '#server/ports/images/drawn-dish/composing/plates/in-their-sauce.ts'
import * as plates from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import { roundsOfMeat } from '#server/ports/images/drawn-dish/composing/plates/rounds-of-meat.ts'
import * as baked from '#server/ports/images/drawn-dish/composing/sweets/baked-sweets.ts'
import * as dropped from '#server/ports/images/drawn-dish/composing/sweets/cut-and-dropped.ts'
import * as sweets from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'

/*
 * What one name says of many dishes: which of their drawings it is, their foods and steps tell.
 */

const smooth = saying('chilled, silky, cream of, creamy tomato, puree')
const bakes = saying('bake, baked, baking dish, casserole dish, broil, 9x13')
const fries = saying('cornstarch, batter, fry, crisp, deep fry')
const onASheet = saying('baking sheet, sheet pan, grill')
const onACookieSheet = saying('cookie sheet, cookie cutter, cut out, cutter, rounds')
const coated = saying('sauce coats, toss, coat*')
const whole = saying('whole, leg, loin, shoulder, brisket, joint, roast')

/** What is blended smooth with meat to come in it was the base of a soup. */
export const anySoup: Compose = (dish) => {
  const hasMeat = foodsOf(dish, 'main').some(({ grams }) => grams > 250)
  // noodles come into what was blended
  const hasNoodles = foodsOf(dish, 'noodle', 'pasta').some(({ grams }) => grams > 80)
  // drained and tossed in a sauce they are no soup
  if (hasNoodles && dish.recipeType !== 'Soup' && coated(dish.steps)) return small.noodles(dish)
  return ((isBlended(dish) && !hasMeat && !hasNoodles) || smooth(dish.title) ? soups.smoothSoup : soups.brothSoup)(dish)
}

export const grainOrTossed: Compose = (dish) =>
  (foodsOf(dish, 'grain', 'noodle').length > 0 ? grains.grainSalad : bowls.tossedSalad)(dish)

export const creamyOrSalad: Compose = (dish) => (foodsOf(dish, 'cream').length > 0 ? bowls.boundSalad : anySalad)(dish)

/** On a bun it is a bun; between slices it is cut across. */
export const sandwich: Compose = (dish) =>
  (foodsOf(dish, 'bread')[0]?.look.shape === 'bun' ? buns : cut.sandwiches)(dish)

/** Leaves where there are some, grain where there is much of it; what has neither is tossed. */
export const anySalad: Compose = (dish) => {
  if (foodsOf(dish, 'grain', 'noodle', 'pasta').some(({ grams }) => grams > 60)) return grains.grainSalad(dish)
  return (foodsOf(dish, 'leaf').length > 0 ? bowls.salad : bowls.tossedSalad)(dish)
}

export const anyBowl: Compose = (dish) => {
  const isSoup = foodsOf(dish, 'noodle').length > 0 && foodsOf(dish, 'sauce').some(({ id }) => /stock|dashi/.test(id))
  if (isSoup) return soups.brothSoup(dish)
  const isSweet = foodsOf(dish, 'main', 'leaf').length === 0 && foodsOf(dish, 'cream').length > 0
  return (dish.recipeType === 'Dessert' || isSweet ? sweets.spoonBowl : bowls.grainBowl)(dish)
}

export const raguOrPasta: Compose = (dish) =>
  (foodsOf(dish, 'noodle', 'pasta').length > 0 ? bowls.pasta : soups.stew)(dish)

/** Butter chicken is a curry; chicken in butter is none. */
export const curryOrButter: Compose = (dish) => {
  const isCurry = foodsOf(dish, 'sauce', 'cream', 'dust').some(({ grams, strength }) => grams * strength > 120)
  return (isCurry || dish.steps === '' ? soups.curry : byCooking)(dish)
}

/** Smothered and braised: whole in its pan, or in pieces in its pot. */
export const smothered: Compose = (dish) => (isPanSauce(dish) ? panSauce : soups.stew)(dish)

export const roasted: Compose = (dish) =>
  (dish.recipeType === 'Dessert' || isFruit(dish) ? sweets.fruitDish : plates.traybake)(dish)

/** Whole and in one piece it is a roast; in pieces it is roasted on a sheet. */
export const anyRoast: Compose = (dish) => {
  const main = foodsOf(dish, 'main')[0]
  const isWhole =
    main !== undefined &&
    (/whole-chicken|whole-turkey|cornish|duck$|leg|loin|shoulder|beef-round|brisket|ham/.test(main.id) ||
      (main.grams > 1200 && whole(`${dish.title} ${dish.steps}`)))
  return (isWhole ? oven.roast : roasted)(dish)
}

export const glazedOrCooked: Compose = (dish) =>
  (fries(dish.steps) && !onASheet(dish.steps) ? breaded.glazedChunks : byCooking)(dish)

export const anyPancake: Compose = (dish) =>
  (isSavory(dish) && !/waffle|toast/.test(dish.title) ? baked.savoryPancakes : baked.pancakes)(dish)

export const roundsOrPasta: Compose = (dish) =>
  (foodsOf(dish, 'noodle').some(({ grams }) => grams > 120) ? bowls.pasta : roundsOfMeat)(dish)

/** Meatballs that swim are a soup; in a little sauce they are none. */
export const ballsOrSoup: Compose = (dish) => {
  const wet = foodsOf(dish, 'sauce').reduce((sum, { grams }) => sum + grams, 0)
  return (dish.recipeType === 'Soup' || wet > 800 ? small.ballSoup : roundsOfMeat)(dish)
}

/** A pie of fruit or cream is sweet; one of meat or vegetables comes under a whole crust. */
export const anyPie: Compose = (dish) => (dish.recipeType === 'Dessert' ? baked.roundPie : crustedPie)(dish)

/** Without anything sweet a cake is a patty. */
export const anyCake: Compose = (dish) =>
  (isSweetened(dish) || foodsOf(dish, 'main', 'piece', 'leaf', 'small').length === 0 ? baked.roundCake : roundsOfMeat)(
    dish,
  )

/** Cut out and baked on a sheet a tart is a cookie. */
export const anyTart: Compose = (dish) => (onACookieSheet(dish.steps) ? dropped.cookies : baked.roundPie)(dish)

/** Mash, with what is laid on it where that is more than a garnish. */
export const mashAlone: Compose = (dish) =>
  (foodsOf(dish, 'main').some(({ grams }) => grams > 200) ? plates.onMash : mash)(dish)

export const anyDip: Compose = (dish) =>
  (/layer/.test(dish.title) ? dips.layeredDip : bakes(dish.steps) && /dip/.test(dish.title) ? dips.bakedDip : dips.dip)(
    dish,
  )

/** What goes onto something else; a sweet cream with its fruit is eaten by itself, and so is meat by the pound in its gravy. */
export const sauceBowl: Compose = (dish) => {
  if (dish.recipeType === 'Dessert' && sweets.sweetFoods(dish, 1).length > 0) return sweets.spoonBowl(dish)
  const meat = dish.foods.filter(({ part, look }) => part === 'main' || look.shape === 'mince')
  return (meat.reduce((sum, { grams }) => sum + grams, 0) > 300 ? soups.stew : dips.plainBowl)(dish)
}

/** The same of what is dry. */
export const dryBowl: Compose = (dish) => {
  const bowl = dips.plainBowl(dish)
  const [ground] = bowl.grounds
  return {
    ...bowl,
    grounds: ground ? [{ ...ground, kind: 'grain', grainLength: 2, grainWidth: 2 }] : [],
    pieces: [],
  }
}

const isSweetened = ({ foods, recipeType }: Dish): boolean =>
  recipeType === 'Dessert' || foods.some(({ id }) => /sugar|maple|honey|chocolate|vanilla|syrup|molasses|cake/.test(id))

/** Pancakes with vegetables or fish in them. */
function isSavory(dish: Dish): boolean {
  return (
    !dish.foods.some(({ id }) => /sugar|maple|honey|chocolate|vanilla/.test(id)) &&
    foodsOf(dish, 'main', 'leaf', 'piece').some(({ id, part }) => part !== 'main' || id !== 'egg') &&
    !foodsOf(dish, 'piece', 'small').some(({ id }) => sweets.fruits.test(id))
  )
}
