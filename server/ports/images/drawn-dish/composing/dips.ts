import { type Colour, mix, warmed } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fanned,
  garnishOf,
  glazeFor,
  heap,
  heaped,
  laid,
  ringed,
  strewn,
  strewnByWeight,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { isBlended } from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-cooking.ts'
import { meltedLid, spoonedOut } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const raw = /cucumber|celery|carrot|fennel|radish|endive|broccoli|snow-peas|jicama|strawberries|apple$/
const crisp = /cannoli-shells|crackers|wafers|biscuits|cookies|ladyfingers|pretzels/

/** What a dip is eaten with: bread, chips, and vegetables or fruit that it is not named for and that are not cut up small. */
function dippersOf(dish: Dish): DishFood[] {
  const isRaw = (food: DishFood) =>
    raw.test(food.id) &&
    !isNamed(dish, food) &&
    food.look.size > 10 &&
    !['grated', 'crumb', 'shreds'].includes(food.look.shape)
  const isVegetable = (food: DishFood) => food.part === 'piece' && !isNamed(dish, food) && food.look.shape === 'stick'
  // bread that is ground into a sauce thickens it
  const isGroundIn = ({ name }: DishFood) =>
    dish.steps
      .split(/[.;] /)
      .some(
        (sentence) =>
          sentence.includes(name.split(' ').at(-1) ?? name) && /\b(?:grind|blend|soak|pulse|process)/.test(sentence),
      )
  const isEaten = (food: DishFood) =>
    isRaw(food) || isVegetable(food) || (food.part === 'bread' && !isGroundIn(food)) || crisp.test(food.id)
  const dippers = dish.foods.filter(isEaten)
  return dippers.length < foodsOf(dish, 'main', 'piece', 'small', 'cream', 'melt', 'bread').length ? dippers : []
}

/** Ground to a paste it is a sauce, though nobody says that it is smooth. */
const isGround = (dish: Dish): boolean =>
  isBlended(dish) || /\b(?:food processor|blender|mortar|pestle|paste\.)/.test(dish.steps)

function isNamed({ title }: Dish, { name }: DishFood): boolean {
  return name.split(' ').some((word) => title.includes(word.replace(/e?s$/, '')))
}

function dipper({ look, part, id }: DishFood): Look {
  if (look.shape === 'strawberry' || look.shape === 'round' || look.shape === 'core-half')
    return { ...look, size: Math.min(24, look.size * 1.1) }
  return part === 'bread' || crisp.test(id)
    ? { shape: 'chip', colour: look.shape === 'toast' ? '#dba658' : look.colour, size: 32 }
    : { shape: 'stick', colour: look.colour, size: 34, width: 0.17 }
}

/** The color of what was stirred together; what is white of yogurt or cheese stays white. */
function dipColour(inside: readonly DishFood[]): Colour {
  const colour = warmed(blendedColour(inside, '#ecd3a0'))
  const gramsOf = (foods: readonly DishFood[]) => foods.reduce((sum, { grams }) => sum + grams, 0)
  const isWhite = gramsOf(inside.filter(({ part }) => part === 'cream')) > 0.5 * gramsOf(inside)
  return isWhite ? mix(colour, '#fbf6e8', 0.6) : colour
}

/** A dip with its swirl and the foods that it is made of, and round it what it is eaten with. Chopped and not blended it is no dip but a heap. */
const isPaste = /\bto a (?:rough |coarse |smooth |thick )?paste\b/

export const dip: Compose = (dish) => {
  // bread that was ground into a paste is in it
  const dippers = isPaste.test(dish.steps) ? [] : dippersOf(dish)
  const inside = dish.foods.filter(
    (food) =>
      !['hidden', 'herb', 'bread'].includes(food.part) && food.id !== 'chocolate-chips' && !dippers.includes(food),
  )
  const shown = visibleFoods({ ...dish, foods: inside }, 5)
  const isSpread = inside.some(
    ({ part, id }) => part === 'cream' || part === 'melt' || /avocado|tahini|bean|chickpea|-butter/.test(id),
  )
  if (!isSpread && shown.length > 1 && dish.steps !== '' && !isGround(dish)) return chopped(dish, shown)
  const chunks = chunksIn(dish, inside)
  // what was mashed with a fork has the color of what was mashed; the rest lies in it
  const [mashed] = chunks
  const colour = mashed ? mix(mashed.dye, '#f6f3cc', 0.12) : dipColour(inside)
  const tops = foodsOf(dish, 'small').filter((food) => food.look.size < 14 && !dippers.includes(food))
  const whole = inside.find(({ part, look }) => part === 'piece' && look.shape !== 'arc')
  const on = (distance: number): Pieces[] => [
    laid({ shape: 'drizzle', colour: mix('#c9a52c', colour, 0.4), size: 66, mark: 'sheer' }, [30, 0.08], 30),
    ...tops.slice(0, 2).map(({ look }, index) => heaped(look, [200 + index * 90, distance], 0.03, 0.3)),
    ...(whole
      ? [heaped({ ...whole.look, size: Math.min(22, whole.look.size) }, [320, distance * 1.4], 0.02, 0.2)]
      : []),
  ]
  if (dippers.length === 0) {
    if (chunks.length > 0) return chunky(dish, chunks, colour)
    return {
      vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
      grounds: [{ kind: 'puree', colour, reach: 0.98 }],
      pieces: on(0.26),
      garnish: garnishOf(dish, 0.5, 1),
    }
  }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: [],
    pieces: [
      ...dippers.slice(0, 3).flatMap((food, index, all) => {
        const count = Math.floor(15 / all.length)
        return [ringed(dipper(food), count, 0.8, undefined, index * (360 / count / all.length))]
      }),
      laid({ shape: 'round', colour, size: 88, skin: '#4f6a70', inner: 0.87 }, [0, 0]),
      laid({ shape: 'dollop', colour, size: 70 }, [0, 0]),
      ...(chunks.length > 0 ? chunks.slice(0, 4).map(lyingIn) : on(0.16)),
    ],
    garnish: garnishOf(dish, 0.3, 1),
  }
}

/** What stays in pieces in a dip that was mashed by hand: of a soft fruit and what was chopped into it. */
function chunksIn(dish: Dish, inside: readonly DishFood[]): DishFood[] {
  const soft = inside.find(({ look, part, isNamed }) => part === 'piece' && look.shape === 'crescent' && !isNamed)
  const named = /guacamole/.test(dish.title) ? soft : undefined
  const isByHand = /\b(?:mash|fork|chunky|coarse)/.test(dish.steps) && !isBlended(dish)
  const first = named ?? (isByHand ? soft : undefined)
  if (!first || /smooth|creamy/.test(dish.title)) return []
  return [
    first,
    ...visibleFoods({ ...dish, foods: inside }, 5).filter((food) => food !== first && food.look.shape !== 'citrus'),
  ]
}

function dice({ look, dye }: DishFood): Look {
  return look.shape === 'crescent'
    ? { shape: 'cube', colour: mix(dye, '#e3eca8', 0.34), size: 14, skin: mix(dye, '#6f9a34', 0.6), mark: 'peel' }
    : { ...look, size: Math.max(8, Math.min(11, look.size)) }
}

/** More of what was mashed than of what was stirred in. */
const lyingIn = (food: DishFood, index: number): Pieces => ({
  look: dice(food),
  count: index === 0 ? 13 : 5,
  arrangement: 'scatter',
  at: [0, 0],
  spread: 0.4,
})

/** Mashed by hand, in its bowl. */
function chunky(dish: Dish, chunks: readonly DishFood[], colour: Colour): ReturnType<Compose> {
  const [first, ...rest] = chunks
  return {
    vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: [{ kind: 'sauce', colour, reach: 0.97 }],
    pieces: [
      ...(first ? [strewn(dice(first), 0.34, 0.78)] : []),
      ...rest.slice(0, 4).map((food) => strewn(dice(food), 0.035, 0.74)),
    ],
    garnish: garnishOf(dish, 0.6, 1),
  }
}

/** Pico de gallo and its like: dice, each seen. */
function chopped(dish: Dish, foods: readonly DishFood[]): ReturnType<Compose> {
  const diced = foods.map((food) => ({
    ...food,
    look: { ...food.look, size: Math.max(9, Math.min(12, food.look.size)) },
  }))
  return {
    vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', foods[0]?.look.colour) },
    grounds: [],
    pieces: heap(diced, 1, 0.86),
    garnish: garnishOf(dish, 0.6),
  }
}

/** A dip from the oven: cheese browned on it, a spoonful gone, what it is eaten with at its sides. */
export const bakedDip: Compose = (dish) => {
  const dippers = dippersOf(dish)
  const inside = dish.foods.filter(
    (food) => !['hidden', 'herb', 'bread'].includes(food.part) && !dippers.includes(food),
  )
  const colour = warmed(blendedColour(inside, '#ecc06a'))
  const foods = visibleFoods({ ...dish, foods: inside }, 4)
  const hot = foodsOf(dish, 'sauce').find(({ id }) => /hot-sauce|buffalo|sriracha|salsa/.test(id))
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: [{ kind: 'baked', colour: mix(colour, '#f3d8a0', 0.3), reach: 0.98 }],
    pieces: [
      ...strewnByWeight(foods, 0.26, 0.8),
      ...meltedLid(dish, 124, 0.64),
      ...spoonedOut(foods, mix(colour, '#fbeed2', 0.3), colour),
      ...(hot ? [laid({ shape: 'drizzle', colour: '#d24a1e', size: 92 }, [190, 0.24], 12)] : []),
      ...dippers.slice(0, 2).map((food, index) =>
        fanned(dipper(food), 6, [index === 0 ? 180 : 270, index === 0 ? 0.94 : 0.96], index === 0 ? 90 : 0, {
          step: 0.9,
          opening: 0.1,
        }),
      ),
    ],
    garnish: garnishOf(dish, 0.6, 1),
  }
}

/** Layers of a dip, each a ring within the one below, chips all round. */
export const layeredDip: Compose = (dish) => {
  const dippers = dippersOf(dish)
  const layer = dish.foods.filter(
    ({ part, id, look }) => part === 'cream' || part === 'melt' || /avocado|beans/.test(id) || look.shape === 'dollop',
  )
  const order = [...layer].sort((a, b) => rankOf(a) - rankOf(b))
  const tops = visibleFoods(dish, 8).filter((food) => !layer.includes(food) && !dippers.includes(food))
  const chip: Look = dippers[0] ? dipper(dippers[0]) : { shape: 'chip', colour: '#eebf5c', size: 32 }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', chip.colour) },
    grounds: [],
    pieces: [
      ringed({ ...chip, size: 36 }, 15, 0.86),
      ...order
        .slice(0, 4)
        .map(({ dye }, index) => laid({ shape: 'dollop', colour: dye, size: 112 - index * 18 }, [0, 0])),
      ...order.filter(({ part }) => part === 'melt').map(({ look }) => heaped(look, [0, 0], 0.06, 0.36)),
      ...tops.map(({ look }) => heaped({ ...look, size: Math.min(11, look.size) }, [0, 0], 0.03, 0.3)),
    ],
    garnish: garnishOf(dish, 0.3, 1),
  }
}

/** Beans below, cheese on top. */
function rankOf({ id, part }: DishFood): number {
  return /bean/.test(id) ? 0 : /avocado|guacamole/.test(id) ? 1 : part === 'cream' ? 2 : 3
}

/** What goes onto something else: smooth in a small bowl, in the colour of what it is made of. */
export const plainBowl: Compose = (dish) => {
  const blended = blendedColour(
    dish.foods.filter(({ part }) => !['hidden', 'herb', 'bread'].includes(part)),
    '#ecd3a0',
  )
  // herbs by the cup are what it is made of
  const herbs = foodsOf(dish, 'herb').find(({ grams }) => grams > leastHerbs)
  const colour = herbs ? mix(blended, herbs.dye, 0.7) : blended
  return {
    vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: [{ kind: 'puree', colour, reach: 0.98 }],
    pieces: [],
    garnish: garnishOf(dish, 0.5, 1),
  }
}

/** Grams; less of them lie on a sauce. */
const leastHerbs = 24
