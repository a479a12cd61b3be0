import { singularOf } from '#domain/measure/plural.ts'
import { inTurn } from '#domain/plain-text.ts'
import { type Colour, lighter, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  glazeFor,
  heaped,
  laid,
  strewn,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { creamOf } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { citrusOf } from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import { namedSauceBeside } from '#server/ports/images/drawn-dish/composing/plating/little-bowl.ts'
import { sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Ground, Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const ballish = /\b(?:meatballs?|falafel|kofta|balls|albondigas?|polpette|boulettes?|kottbullar|klopse|keftedes)\b/

/** Meatballs, patties, falafel: round, browned, with a sauce or beside vegetables. */
export const roundsOfMeat: Compose = (dish) => {
  const isBall = ballish.test(dish.title)
  const meat =
    dish.foods.find(
      ({ look, part, grams, isNamed }) =>
        isFlaky(look) && part !== 'hidden' && (isNamed || (part === 'piece' && grams > 120)),
    ) ?? dish.foods.find(({ look, part }) => look.shape === 'mince' || part === 'main')
  const isFish = meat !== undefined && isFlaky(meat.look)
  const isVegetable = meat === undefined || meat.look.shape === 'half-egg'
  // what a vegetable ball is mostly of was ground for it
  const ground = isBall && isVegetable ? foodsOf(dish, 'small')[0] : undefined
  const mixture = blendedColour(foodsOf(dish, 'piece', 'leaf', 'small', 'grain'), '#c98a3c')
  const isCrumbed =
    dish.foods.some(({ id }) => /breadcrumbs|panko/.test(id)) &&
    (/cake|fritter|patt/.test(dish.title) || inCrumbs.test(dish.steps))
  const isPale = meat !== undefined && lightness(meat.look.colour) > 0.6
  const colour =
    isVegetable || isCrumbed
      ? mix(
          isVegetable ? mixture : isFish ? mix(gold, meat.look.colour, isPale ? 0.3 : 0.55) : gold,
          '#b9702a',
          isVegetable ? 0.6 : 0.1,
        )
      : mix(meat.look.colour, isFish || isPale ? '#c9822c' : '#8a4a22', isFish ? 0.3 : isPale ? 0.62 : 0.35)
  const beside = visibleFoods(dish, 6).filter(
    (food) =>
      food !== meat &&
      food !== ground &&
      food.part !== 'main' &&
      food.look.shape !== 'mince' &&
      !isShapedInto(dish, food) &&
      !isMixedIn(dish, food, isVegetable),
  )
  // what a fritter is named for sticks out of it
  const mixedIn = foodsOf(dish, 'piece', 'leaf', 'small')
  const strands = mixedIn
    .filter(({ grams }) => grams > 0.2 * (mixedIn[0]?.grams ?? 0))
    .slice(0, 2)
    .map(({ look }) => look.colour)
  const saucy = isBall && foodsOf(dish, 'sauce').some(({ grams, strength }) => grams * strength > 120)
  const body: Pieces = isBall
    ? {
        look: { shape: 'ball', colour, size: 23, skin: mix(colour, '#2c120a', 0.4) },
        count: 9,
        arrangement: 'cluster',
        at: [20, 0.26],
        spread: 0.56,
      }
    : {
        look: {
          shape: isVegetable && !isCrumbed ? 'nest' : isCrumbed ? 'crumbed' : 'patty',
          colour,
          size: 44,
          width: isCrumbed ? 0.94 : 0.9,
          inside: strands,
        },
        count: beside.length > 0 ? 4 : 5,
        arrangement: beside.length > 0 ? 'fan' : 'ring',
        at: beside.length > 0 ? [30, 0.2] : [0, 0.5],
        turn: 115,
        step: 1.2,
      }
  if (isFish && !isBall) return fishCakes(dish, meat, colour, beside)
  if (saucy && foodsOf(dish, 'grain').length === 0) return ballsInPan(dish, colour, beside)
  return {
    vessel: saucy
      ? { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', sauceColour(dish)) }
      : { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: saucy ? [{ kind: 'sauce', colour: sauceColour(dish), reach: 0.95 }] : grainBeside(dish),
    pieces: [
      ...beside.slice(0, 3).map(({ look }, index) => heaped(look, [185 + index * 58, 0.56], 0.12, 0.38)),
      body,
      ...namedSauceBeside(dish, [92, 0.68]),
    ],
    garnish: [...creamOf(dish, 0.6), ...garnishOf(dish, 0.6)],
  }
}

/** Meatballs in the pan that their sauce was made in: large, close, and no soup. */
function ballsInPan(dish: Dish, colour: Colour, beside: readonly DishFood[]): ReturnType<Compose> {
  const sauce = sauceColour(dish)
  return {
    vessel: { kind: 'skillet' },
    grounds: [{ kind: 'sauce', colour: sauce, reach: 0.97 }],
    pieces: [
      ...beside.slice(0, 2).map(({ look }) => strewn(look, 0.05, 0.8)),
      {
        look: { shape: 'ball', colour, size: 30, skin: mix(colour, '#2c120a', 0.4) },
        count: 11,
        arrangement: 'scatter',
        spread: 0.74,
      },
    ],
    garnish: [...creamOf(dish, 0.6), ...garnishOf(dish, 0.7)],
  }
}

/** Cakes of fish: round, in the color of their fish under a crust, one of them broken open. */
function fishCakes(dish: Dish, fish: DishFood, colour: Colour, beside: readonly DishFood[]): ReturnType<Compose> {
  const cake: Look = { shape: 'patty', colour, size: 45, skin: mix(colour, '#8a4a1e', 0.6), inside: herbsIn(dish) }
  const inside = foodsOf(dish, 'piece', 'small').filter((food) => food !== fish && isShapedInto(dish, food))
  const open: Look = {
    shape: 'cut-face',
    colour: mix(fish.look.colour, '#f6e8cc', inside.length > 0 ? 0.4 : 0.2),
    size: 44,
    skin: mix(colour, '#8a4a1e', 0.3),
    width: 0.52,
    inside: [lighter(fish.look.colour, 0.3), fish.look.colour, ...inside.slice(0, 1).map(({ look }) => look.colour)],
  }
  const sauce = namedSauceBeside(dish, [350, 0.64])
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: [],
    pieces: [
      ...beside.slice(0, 2).map(({ look }, index) => heaped(look, [345 + index * 50, 0.62], 0.1, 0.34)),
      laid(cake, [226, 0.52]),
      laid(cake, [294, 0.46]),
      laid(cake, [168, 0.44]),
      laid(open, [100, 0.3], 350),
      ...sauce,
    ],
    garnish: [...(sauce.length > 0 ? [] : creamOf(dish, 0.76)), ...citrusOf(dish), ...garnishOf(dish, 0.5, 1)],
  }
}

const isFlaky = ({ shape, mark }: Look): boolean => shape === 'fillet' || shape === 'crumb' || mark === 'flakes'

/** The colors of what is chopped into a mixture and seen on it as specks. */
const herbsIn = (dish: Dish): Colour[] =>
  foodsOf(dish, 'herb', 'small')
    .filter((food) => food.look.size < 24)
    .slice(0, 2)
    .map(({ look }) => look.colour)

const shaping = /\b(?:shape|form|press|pat|divide|roll|make)\b[^.;]{0,40}\b(?:patt(?:y|ies)|cakes?|fritters)\b/

/** What the steps speak of before they shape the cakes, and never after it, is in them. */
function isShapedInto({ steps }: Dish, { name }: DishFood): boolean {
  const sentences = steps.split(/[.;] /)
  const at = sentences.findIndex((sentence) => shaping.test(sentence))
  const noun = singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? name)
  const said = (from: number, to: number) => sentences.slice(from, to).some((sentence) => sentence.includes(noun))
  return at >= 0 && said(0, at + 1) && !said(at + 1, sentences.length)
}

const gold: Colour = '#d99a45'

const inCrumbs = inTurn(/\b(?:roll|coat|dredge)/, /(?:crumbs|panko)\b/)

/** Grated, mashed or chopped into the mixture, it is no longer seen. */
function isMixedIn({ title, steps }: Dish, { name, look }: DishFood, isVegetable: boolean): boolean {
  if (look.shape === 'cube' && /\bmash/.test(steps)) return true
  const isNamed = name.split(' ').some((word) => title.includes(word.replace(/e?s$/, '')))
  return isVegetable ? isNamed || look.size < 8 : look.size < 8 || look.shape === 'shreds'
}

function grainBeside(dish: Dish): Ground[] {
  const grain = foodsOf(dish, 'grain')[0]
  return grain ? [{ kind: 'grain', colour: grain.look.colour, reach: 0.44, at: [250, 0.5], grainLength: 4.4 }] : []
}
