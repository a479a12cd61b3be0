import { glazeFor } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import * as bowls from '#server/ports/images/drawn-dish/composing/bowls/bowls-and-salads.ts'
import * as small from '#server/ports/images/drawn-dish/composing/bowls/small-bowls.ts'
import * as soups from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import * as drinks from '#server/ports/images/drawn-dish/composing/drinks.ts'
import * as cut from '#server/ports/images/drawn-dish/composing/in-the-hand/cut-sandwiches.ts'
import * as hand from '#server/ports/images/drawn-dish/composing/in-the-hand/hand-food.ts'
import { type Named, saying } from '#server/ports/images/drawn-dish/composing/kinds/title-words.ts'
import * as oven from '#server/ports/images/drawn-dish/composing/oven/oven-dishes.ts'
import { parcels } from '#server/ports/images/drawn-dish/composing/oven/parcels.ts'
import * as breaded from '#server/ports/images/drawn-dish/composing/plates/breaded.ts'
import { hasWholeMain, panSauce } from '#server/ports/images/drawn-dish/composing/plates/in-their-sauce.ts'
import * as plates from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import * as baked from '#server/ports/images/drawn-dish/composing/sweets/baked-sweets.ts'
import * as dropped from '#server/ports/images/drawn-dish/composing/sweets/cut-and-dropped.ts'
import * as sweets from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'

const blends = saying('blend*, puree*, liquidi*')
const untilSmooth = saying('smooth, silky, creamy, blender, processor')
const bakesInDish = saying('baking dish, casserole dish, 9x13, 9 by 13, broil')
const hot = saying('hot, tea, coffee, mulled')
const isServedHot = saying('steep*, brew*, mug, serve hot, serve warm')
const simmers = saying('simmer*, boil*, stew*, braise*')
const browns = saying('grill*, roast*, broil*')

/** Whether it is made smooth. */
export const isBlended = ({ steps }: Dish) =>
  /immersion blender/.test(steps) || steps.split('.').some((sentence) => blends(sentence) && untilSmooth(sentence))

/** Noodles that were baked under a crust are a bake; those in broth a soup. */
export const anyPasta: Compose = (dish) => (bakesInDish(dish.steps) ? oven.casserole : small.noodles)(dish)

/** What the steps speak of, and the drawing that shows it; what stands first counts. */
const vessels: readonly (readonly [Compose, (steps: string) => boolean])[] = (
  [
    [breaded.cutlets, 'breadcrumbs and press, dredge in, dredge the, coat with breadcrumb, coat in breadcrumb'],
    [parcels, 'into packets, into parcels, into a packet, into a parcel, each packet, each parcel'],
    [plates.traybake, 'sheet pan, baking sheet, rimmed sheet, roasting pan, baking tray, roasting tin'],
    [oven.casserole, 'baking dish, casserole dish, 9x13'],
    [plates.stirFry, 'wok, stir fry, stir fried'],
    [
      soups.stew,
      'dutch oven, slow cooker, pressure cooker, instant pot, large pot, stockpot, stock pot, crock pot, crockpot, casserole',
    ],
  ] as const satisfies Named<Compose>
).map(([compose, words]) => [compose, saying(words)] as const)

/** The picture that suits a dish by what it is and how it is cooked. */
export const byCooking: Compose = (dish) => kindByType(dish)(dish)

function kindByType(dish: Dish): Compose {
  const { recipeType, steps } = dish
  if (recipeType === 'Beverage')
    return hot(dish.title) || isServedHot(steps)
      ? drinks.hotOrIced
      : isBlended(dish)
        ? drinks.smoothie
        : drinks.coldDrink
  // what is blended before the meat comes in is a base
  const hasMeat = foodsOf(dish, 'main').some(({ grams }) => grams > 250)
  if (recipeType === 'Soup') return isBlended(dish) && !hasMeat ? soups.smoothSoup : soups.brothSoup
  if (recipeType === 'Salad') return bowls.salad
  if (isNuts(dish)) return hand.nutBowl
  if (isDough(dish)) return doughKind(dish)
  if (recipeType === 'Dessert' || isFruit(dish))
    return foodsOf(dish, 'piece', 'small').length > 0 ? sweets.fruitDish : sweets.spoonBowl
  if (foodsOf(dish, 'noodle', 'pasta').some(({ grams }) => grams > 120))
    return isMostlyMeat(dish) ? soups.curry : anyPasta
  if (isBetweenBread(dish)) return cut.sandwiches
  if (isPanSauce(dish)) return foodsOf(dish, 'grain').length > 0 ? plates.plated : panSauce
  const vessel = vessels.find(
    ([compose, isSaid]) => isSaid(steps) && (compose !== plates.stirFry || recipeType !== 'Side Dish'),
  )
  if (vessel) return vessel[0] === oven.casserole && isBakedWhole(dish) ? bakedWhole : vessel[0]
  if (recipeType === 'Side Dish') return plates.side
  const isWet = dish.foods.some(({ id, part, grams }) => (part === 'sauce' || id === 'water') && grams > 150)
  if (simmers(steps) && isWet && !browns(steps)) return soups.stew
  // beans and the like are no piece that others lie beside
  if (foodsOf(dish, 'main').some(({ look }) => look.size > smallest)) return plates.plated
  if (saying('skillet, frying pan')(steps)) return plates.skilletDish
  return foodsOf(dish, 'grain').length > 0 ? bowls.grainBowl : plates.side
}

/** Half the width of the smallest piece that is set on a plate by itself. */
const smallest = 16

/** Whether most of the dish is fruit. */
export function isFruit(dish: Dish): boolean {
  const [first] = foodsOf(dish, 'main', 'piece', 'leaf', 'small', 'grain')
  return first !== undefined && sweets.fruits.test(first.id)
}

/** Flour, and nothing else that is seen: something baked or fried of dough. */
export function isDough(dish: Dish): boolean {
  const flour = dish.foods.filter(({ id }) => /flour|almond-meal|cornmeal|pizza-dough/.test(id))
  const seen = foodsOf(dish, 'main', 'piece', 'leaf', 'pasta', 'noodle', 'grain').filter(({ id }) => id !== '')
  const grams = (foods: Dish['foods']) => foods.reduce((sum, food) => sum + food.grams, 0)
  return grams(flour) > leastFlour && grams(flour) > 0.6 * grams(seen)
}

/** Grams; less of it thickens a sauce. */
const leastFlour = 80

const inPieces = saying('cookie sheet, ball, cut out, cut into')
const isFried = saying('deep fry*, deep fried, fry, fried, griddle')

export function doughKind({ steps, recipeType }: Dish): Compose {
  if (inPieces(steps)) return dropped.cookies
  if (isFried(steps)) return /batter/.test(steps) ? baked.pancakes : dropped.cookies
  return recipeType === 'Dessert' ? baked.roundCake : dropped.loaf
}

/** Fillets, breasts or legs in the dish that they were baked in: no crust hides them. */
const bakedWhole: Compose = (dish) => ({
  ...plates.traybake(dish),
  vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', '#d9b48a') },
})

function isBakedWhole(dish: Dish): boolean {
  const cheese = foodsOf(dish, 'melt').reduce((sum, { id, grams }) => sum + (/crumbs|panko/.test(id) ? 0 : grams), 0)
  return hasWholeMain(dish) && sauceGrams(dish) < 250 && cheese < 60
}

/** Whole pieces that are browned in a pan, and lie in a sauce made in it. */
export function isPanSauce(dish: Dish): boolean {
  return (
    fries(dish.steps) &&
    saying('sauce, gravy, wine, broth, stock, cream, simmer*')(dish.steps) &&
    !bakesOn(dish.steps) &&
    hasWholeMain(dish) &&
    sauceGrams(dish) > 100
  )
}

const fries = saying('skillet, frying pan, pan')
const bakesOn = saying('sheet pan, baking sheet, roasting pan, baking dish, grill')
const sauceGrams = (dish: Dish) => foodsOf(dish, 'sauce', 'cream').reduce((sum, { grams }) => sum + grams, 0)

/** Meat in its sauce, with noodles that it is served over. */
function isMostlyMeat(dish: Dish): boolean {
  const noodles = foodsOf(dish, 'noodle', 'pasta')[0]?.grams ?? 0
  return soups.isOverRice(dish) && (foodsOf(dish, 'main')[0]?.grams ?? 0) > 1.2 * noodles
}

/** Bread by the slice, closed on what lies on it. */
function isBetweenBread(dish: Dish): boolean {
  return (
    foodsOf(dish, 'bread').some(({ look, grams }) => look.shape === 'toast' && grams > 100) &&
    saying('close and, and close, close the sandwich, top with the other, second slice, remaining slice')(dish.steps)
  )
}

function isNuts(dish: Dish): boolean {
  const [first] = dish.foods
  return first !== undefined && ['nut', 'walnut', 'cashew'].includes(first.look.shape)
}
