import { type Colour, darker, lighter, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fanned,
  garnishOf,
  glazeFor,
  heaped,
  laid,
  strewn,
  toppingsOf,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { dicedOnTop, isOnlyOnTop } from '#server/ports/images/drawn-dish/composing/bowls/cold-soups.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import { mainOf, uncut } from '#server/ports/images/drawn-dish/composing/plating/served-main.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Ground, Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Soup with a broth: what is in it swims, noodles in the middle. */
export const brothSoup: Compose = (dish) => {
  // lentils cook away into their soup, and thicken it
  const tiny = lentilsIn(dish, 0.94)
  const dyes = dish.foods.filter(
    (food) =>
      ['sauce', 'dust', 'cream', 'melt'].includes(food.part) ||
      (tiny.length > 0 && isLentil(food)) ||
      // beets bleed
      (food.part === 'piece' && food.strength >= 2),
  )
  const colour = blendedColour(dyes, '#d0a04c')
  const broth = lightness(colour) > 0.74 ? mix(colour, '#f3e2bc', 0.4) : mix(colour, '#c98a35', 0.2)
  const noodles = foodsOf(dish, 'noodle')[0]
  const [main, ...rest] = visibleFoods(dish, 6).filter((food) => tiny.length === 0 || !isLentil(food))
  const halves = main?.look.shape === 'half-egg'
  const grains = foodsOf(dish, 'grain')[0]
  const grounds: Ground[] = [{ kind: 'broth', colour: broth }, ...tiny]
  if (noodles) grounds.push({ kind: 'noodle', colour: noodles.look.colour, reach: 0.74 })
  const pieces: Pieces[] = grains ? [strewn({ ...grains.look, shape: 'chickpea' }, 0.06)] : []
  for (const [index, food] of rest.entries()) {
    pieces.push(
      noodles
        ? heaped(food.look, [70 + index * 74, 0.6], 0.07)
        : strewn(wilted(food), food.isNamed ? 0.22 : 0.13 - index * 0.015, 0.84),
    )
  }
  if (main) {
    const cooked = main.look.shape === 'chunk' ? stewed(main.look) : wilted(main)
    const few = cooked.size > 36 ? { ...cooked, size: cooked.size * 0.72 } : cooked
    pieces.push(
      halves
        ? fanned(main.look, 2, [20, 0.5], 100, { step: 1.1 })
        : noodles
          ? heaped(few, [350, 0.52], 0.14, 0.44)
          : strewn(few, 0.17, 0.78),
    )
  }
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', broth) },
    grounds,
    pieces,
    garnish: [...creamOf(dish, 0.5), ...garnishOf(dish, 0.6)],
  }
}

/** Nuts are pale inside. */
const groundNuts: Colour = '#f4ead6'

/** Blended soup: smooth, a swirl of cream or oil, something for the top. */
export const smoothSoup: Compose = (dish) => {
  const inside = dish.foods
    .filter((food) => food.part !== 'hidden' && food.part !== 'herb' && !isOnlyOnTop(food, dish))
    .map((food) => (food.look.shape === 'nut' ? { ...food, dye: groundNuts, strength: 1 } : food))
  const colour = blendedColour(inside, '#d9a05c')
  const toppings = toppingsOf(dish, 2, 0.04)
  const diced = dicedOnTop(dish)
  const shown = diced.length > 0 ? undefined : foodsOf(dish, 'piece')[0]
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: [
      { kind: 'broth', colour: darker(colour, 0.08) },
      { kind: 'puree', colour, reach: 0.98 },
      // blended or not, lentils are seen in their soup
      ...lentilsIn(dish, 0.86),
    ],
    pieces: [
      ...(foodsOf(dish, 'cream').length > 0
        ? pouredCream(dish)
        : [laid({ shape: 'drizzle', colour: mix('#c9a52c', colour, 0.2), size: 62, mark: 'sheer' }, [20, 0.12], 30)]),
      ...(shown && shown.look.size < 30
        ? [heaped({ ...shown.look, size: Math.min(20, shown.look.size) }, [200, 0.3], 0.045, 0.26)]
        : []),
      ...diced,
      ...(diced.length === 0 && /crouton/.test(`${dish.title} ${dish.steps}`) && foodsOf(dish, 'bread').length > 0
        ? [heaped({ shape: 'cube', colour: '#dba658', size: 15, skin: '#9a5a26' }, [90, 0.3], 0.09, 0.3)]
        : []),
      ...toppings.map(
        (pieces): Pieces => ({
          ...pieces,
          count: Math.min(12, pieces.count),
          arrangement: 'cluster',
          at: [330, 0.28],
          spread: 0.36,
        }),
      ),
    ],
    garnish: garnishOf(dish, 0.4, 1),
  }
}

/** Lentils and split peas: round, and smaller than anything else in a pot. */
export const isLentil = ({ part, look, grams }: DishFood): boolean =>
  part === 'small' && look.shape === 'ball' && look.size < 6 && grams > 60

/** Lentils by the hundred, where they are the most of a dish: no two dozen balls say so. */
export function lentilsIn(dish: Dish, reach: number): Ground[] {
  const lentils = dish.foods.find(isLentil)
  const heaviest = visibleFoods(dish, 1)[0]
  if (!lentils || (heaviest !== undefined && heaviest.grams > lentils.grams * 2.6)) return []
  return [{ kind: 'pulses', colour: lentils.look.colour, reach, share: 0.6 }]
}

/** Leaves that were stirred into something hot are smaller than they were, and there are more of them. */
function wilted({ look, part }: DishFood): Look {
  return part === 'leaf' && look.size > 18 ? { ...look, size: look.size * 0.74 } : look
}

/** Chili, beans, braises: everything in its sauce, in the pot. */
export const stew: Compose = (dish) =>
  isOverRice(dish)
    ? curry(dish)
    : {
        vessel: { kind: 'pot', colour: potColour(dish) },
        grounds: [{ kind: 'sauce', colour: sauceColour(dish), reach: 0.98 }, ...lentilsIn(dish, 0.92)],
        pieces: inSauce(dish),
        garnish: [...creamOf(dish, 0.4), ...garnishOf(dish, 0.7)],
      }

/** Served with rice or noodles that were cooked for it: seen beside it in the bowl. */
export function isOverRice(dish: Dish): boolean {
  return (
    foodsOf(dish, 'grain', 'noodle', 'pasta').some(({ grams }) => grams > 120) &&
    /\b(?:over|with|onto|mound|fluff|divide|fold in)\b[^.]{0,24}\b(?:rice|couscous|quinoa|bulgur|noodles|pasta|spaetzle)\b/.test(
      dish.steps,
    )
  )
}

/** Curry and whatever is ladled over rice or noodles: a bowl, half of it rice where there is any. */
export const curry: Compose = (dish) => {
  const colour = sauceColour(dish)
  const grain = foodsOf(dish, 'grain', 'noodle', 'pasta')[0]
  const bread = foodsOf(dish, 'bread').find(({ look }) => look.shape === 'flat')
  const grounds: Ground[] = [{ kind: 'sauce', colour, reach: 0.97 }]
  const side = { colour: grain?.look.colour ?? '#fbf5e8', reach: 0.5, at: [205, 0.5] } as const
  if (grain?.part === 'noodle') grounds.push({ ...side, kind: 'noodle', reach: 0.56 })
  else if (grain?.part === 'grain') grounds.push({ ...side, kind: 'grain', grainLength: 4.6 })
  const heaps = grain?.part === 'pasta' ? [heaped(grain.look, [205, 0.5], 0.4, 0.5)] : []
  const inIt = { ...dish, foods: dish.foods.filter((food) => food !== grain) }
  const pieces = inSauce(inIt).map(
    (each): Pieces =>
      grain && uncut.has(each.look.shape)
        ? { ...each, at: [20, 0.26], turn: 70, count: Math.min(2, each.count), step: 0.98 }
        : grain
          ? { ...each, arrangement: 'cluster', at: [25, 0.34], spread: 0.6, count: Math.ceil(each.count * 0.8) }
          : each,
  )
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds,
    pieces: bread && !grain ? [...pieces, laid({ ...bread.look, size: 62 }, [215, 0.84], 30)] : [...heaps, ...pieces],
    garnish: [
      ...creamOf(dish, 0.3),
      ...foodsOf(dish, 'cream')
        .filter(({ look }) => look.shape === 'swirl')
        .slice(0, 1)
        .map(({ look }) => laid({ ...look, shape: 'drizzle', size: 56 }, grain ? [25, 0.36] : [0, 0], 60)),
      ...garnishOf(dish, 0.6),
    ],
  }
}

/** Pulses from the pot: cooked away as dal, whole otherwise. */
export const pulses: Compose = (dish) => (dish.foods.some(isLentil) ? dal : stew)(dish)

/** Rice cooked soft and thick, what goes with it on top. */
export const congee: Compose = (dish) => {
  const foods = visibleFoods(dish, 4)
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', '#f3e8d0') },
    grounds: [
      { kind: 'puree', colour: '#efe3ca', reach: 0.98 },
      { kind: 'grain', colour: '#f6eddb', reach: 0.9, grainLength: 2.4 },
    ],
    pieces: foods.map(({ look }, index) =>
      heaped({ ...look, size: Math.min(24, look.size) }, [index * 110, 0.3], 0.06, 0.36),
    ),
    garnish: garnishOf(dish, 0.4),
  }
}

/** Dal and porridge-like pulses: thick, the pulses themselves cooked away. */
export const dal: Compose = (dish) => {
  const colour = sauceColour(dish)
  return {
    ...smoothSoup(dish),
    grounds: [
      { kind: 'broth', colour: darker(colour, 0.06) },
      { kind: 'puree', colour, reach: 0.97 },
      ...lentilsIn(dish, 0.88).map((ground) => ({ ...ground, share: 0.4 })),
    ],
    pieces: [
      ...oilOn(dish, colour),
      ...visibleFoods(dish, 5)
        .filter((food) => !isLentil(food))
        .slice(0, 3)
        .map(({ look }) => strewn({ ...look, size: Math.min(look.size, 18) }, 0.055, 0.74)),
    ],
    garnish: [...creamOf(dish, 0.2), ...garnishOf(dish, 0.66)],
  }
}

/** Spices fried in fat and poured over at the end: it lies on top, red with them. */
function oilOn({ foods, steps }: Dish, colour: Colour): Pieces[] {
  const fat = foods.find(({ id, grams }) => /oil|ghee|butter/.test(id) && grams > 8)
  if (!fat || !/\b(?:pour|drizzle|tadka|sizzl)/.test(steps)) return []
  const red = foods.some(({ part, name }) => part === 'dust' && /chil|paprika|cayenne/.test(name))
  return [
    laid(
      { shape: 'drizzle', colour: mix(colour, red ? '#a8280c' : '#c9860f', 0.5), size: 96, mark: 'sheer' },
      [0, 0],
      200,
    ),
  ]
}

/** A spoon of what is white and goes on at the end. Cream that pours was cooked into the sauce: a swirl of it would float on a plate. */
export function creamOf(dish: Dish, distance: number): Pieces[] {
  const cream = foodsOf(dish, 'cream').find(({ look }) => look.shape !== 'swirl')
  return cream ? [laid({ ...cream.look, size: Math.min(26, cream.look.size) }, [300, distance], 40)] : []
}

/** Cream turned into something smooth, or run over what lies in its sauce. */
function pouredCream(dish: Dish): Pieces[] {
  const cream = foodsOf(dish, 'cream')[0]
  if (cream?.look.shape !== 'swirl') return creamOf(dish, 0.1)
  return [laid({ ...cream.look, size: 54 }, [0, 0], 40)]
}

const purees = /\b(?:blend|puree|food processor)\b/

/** What was blended into a sauce is its color, and no piece of it is left. */
const isPureed = ({ part, strength }: DishFood, { steps }: Dish): boolean =>
  purees.test(steps) && (part === 'leaf' || (part === 'piece' && strength >= 0.8))

function inSauce(dish: Dish): Pieces[] {
  const tiny = lentilsIn(dish, 1).length > 0
  const foods = visibleFoods(dish, 6).filter((food) => (!tiny || !isLentil(food)) && !isPureed(food, dish))
  const shares = [0.24, 0.17, 0.12, 0.09, 0.06, 0.05]
  const pieces = foods.map((food, index) =>
    uncut.has(food.look.shape)
      ? mainOf(food, [10, 0.06])
      : strewn(stewed(wilted(food)), Math.max(food.isNamed ? 0.16 : 0, shares[index] ?? 0.04), 0.88),
  )
  return [...greensIn(dish), ...pieces.reverse()]
}

/** Greens by the pound leave their shreds in the sauce that they were chopped or blended into. */
function greensIn(dish: Dish): Pieces[] {
  const greens = foodsOf(dish, 'leaf').find((food) => food.grams > 200 && isPureed(food, dish))
  if (!greens) return []
  const { colour } = greens.look
  return [darker(colour, 0.3), lighter(colour, 0.2)].map((tone) =>
    strewn({ shape: 'crumb', colour: tone, size: 9 }, 0.16, 0.9),
  )
}

/** Long cooking makes small of what was large, and softens its colours. */
function stewed(look: Look): Look {
  const colour = mix(look.colour, '#a8602a', 0.1)
  if (look.shape === 'fillet') return { ...look, colour, size: look.size * 0.62 }
  // nothing stays pink in a pot, and what was in slices is in pieces
  if (look.shape === 'meat') {
    const isPale = lightness(look.colour) > 0.6
    const cooked = isPale ? look.colour : mix(colour, '#8a5a3a', 0.5)
    return { shape: 'chunk', colour: cooked, size: 20, skin: isPale ? '#b9793c' : darker(cooked, 0.34) }
  }
  // what the pan browned, the sauce softens
  if (look.shape === 'chunk' && look.mark === 'flakes') return look
  if (look.shape === 'chunk') return { ...look, colour, skin: mix(look.skin ?? '#8a4a1e', colour, 0.75) }
  if (look.shape === 'cut-tomato') return { ...look, shape: 'burst', size: Math.min(15, look.size) }
  return { ...look, colour }
}

function potColour(dish: Dish): `#${string}` {
  const enamels = ['#a8412f', '#2f5a66', '#4c5d3a', '#d0a24c', '#3d4a5c', '#8a4a5e'] as const
  return lighter(enamels[Math.floor(dish.chance() * enamels.length)] ?? '#a8412f', 0.04)
}
