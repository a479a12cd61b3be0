import { singularOf } from '#domain/measure/plural.ts'
import { lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  glazeFor,
  heap,
  heaped,
  laid,
  ringed,
  strewn,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose, Composition } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, type DishFood, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { citrusOf } from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import { littleBowl, namedSauceBeside } from '#server/ports/images/drawn-dish/composing/plating/little-bowl.ts'
import { insideColours } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const thirds = [150, 30, 270]

/** Three tortillas, filled. */
export const tacos: Compose = (dish) => filledRounds(dish, { ...breadOf(dish, '#f0d193'), shape: 'flat', size: 60 })

/** Thick rounds of masa, their rims pinched up round what lies on them. */
export const sopes: Compose = (dish) =>
  filledRounds(dish, { shape: 'round', colour: '#edcf8c', size: 62, skin: '#c98f3f', inner: 0.78 })

/** Three cups of lettuce, filled. */
export const lettuceCups: Compose = (dish) =>
  filledRounds(dish, { shape: 'frilled-leaf', colour: '#9cc75a', size: 70, stretch: 1 })

function filledRounds(dish: Dish, wrap: Look): Composition {
  const filling = visibleFoods(dish, 6).filter(
    ({ id, look }) => !/lettuce-cups|iceberg/.test(id) && look.shape !== 'citrus',
  )
  const rank = ({ isNamed, part }: DishFood) => Number(isNamed) + Number(part === 'main')
  filling.sort((a, b) => rank(b) - rank(a))
  const creams = foodsOf(dish, 'cream')
  const spread = creams.filter(({ look }) => lightness(look.colour) < 0.8).slice(0, 1)
  const pieces = thirds.flatMap((degrees): Pieces[] => [
    laid(wrap, [degrees, 0.55], degrees + 90, 1.05),
    // beans and guacamole are spread below the rest
    ...spread.map(({ look }) => laid({ ...look, shape: 'dollop', size: 44 }, [degrees, 0.55], degrees)),
    ...filling.slice(0, 5).map(({ look }, index): Pieces => {
      // fish is flaked into them
      const small: Look =
        look.shape === 'fillet'
          ? { ...look, shape: 'chunk', size: 17, width: 0.8, mark: 'flakes' }
          : look.mark === 'flakes'
            ? { ...look, size: Math.min(look.size, 22), colour: mix(look.colour, '#fffaf0', 0.6) }
            : { ...look, size: Math.min(look.size, 22) }
      return heaped(small, [degrees, 0.55], index === 0 ? 0.055 : look.shape === 'mince' ? 0.05 : 0.032, 0.27)
    }),
  ])
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', wrap.colour) },
    grounds: [],
    pieces,
    garnish: [
      ...creams
        .filter((food) => !spread.includes(food))
        .slice(0, 1)
        .flatMap(({ look }) => thirds.map((degrees) => laid({ ...look, shape: 'dollop', size: 12 }, [degrees, 0.55]))),
      ...garnishOf(dish, 0.6),
      ...citrusOf(dish),
    ],
  }
}

/** Pizza and flatbread: one round, topped, on a board. */
export const flatbreads: Compose = (dish) => {
  const tops = visibleFoods(dish, 6)
  // milk and honey are in the dough
  const sauces = foodsOf(dish, 'sauce').filter(({ id, strength }) => strength > 0.9 && !/milk|honey/.test(id))
  const cheese = foodsOf(dish, 'melt', 'cream').find(({ id }) => !/yogurt/.test(id))
  return {
    vessel: { kind: 'board', colour: '#a9744a' },
    grounds: [],
    pieces: [
      laid({ shape: 'flat', colour: '#e6b66c', size: 136 }, [0, 0]),
      ...(sauces.length > 0
        ? [laid({ shape: 'dollop', colour: blendedColour(sauces, '#cc4526'), size: 112 }, [0, 0])]
        : []),
      ...(cheese
        ? [
            {
              look: { ...cheese.look, shape: 'dollop', size: 24 } as const,
              count: 8,
              arrangement: 'scatter',
              spread: 0.66,
            } as const,
          ]
        : []),
      ...tops
        .slice(0, 5)
        .map(({ look }, index) => strewn({ ...look, size: Math.min(26, look.size) }, 0.12 - index * 0.02, 0.72)),
    ],
    garnish: garnishOf(dish, 0.6),
  }
}

/** Bites in a ring: deviled eggs, filled mushrooms, topped cucumber, energy balls. */
export const ringOfBites: Compose = (dish) => {
  const { title } = dish
  const filling = blendedColour(
    dish.foods.filter(({ id, part }) => part !== 'hidden' && part !== 'herb' && !/mushroom|cucumber/.test(id)),
    '#e9c46a',
  )
  const within = { ...dish, foods: dish.foods.filter(({ id }) => !/mushroom|cucumber/.test(id)) }
  const look: Look = /egg/.test(title)
    ? { shape: 'half-egg', colour: '#fff9ec', size: 34, core: mix('#f3bd45', filling, 0.2) }
    : /mushroom|cap\b/.test(title)
      ? {
          shape: 'filled-cap',
          colour: '#a8825c',
          size: 36,
          core: mix(filling, '#c9a05c', 0.75),
          inside: insideColours(within),
        }
      : /cucumber/.test(title)
        ? { shape: 'round', colour: '#d3e6ab', size: 31, skin: '#3f7038', mark: 'seeds' }
        : { shape: 'ball', colour: mix(filling, '#7a4a2a', 0.3), size: 27, skin: '#5d3a24' }
  const tops = visibleFoods(dish, 5)
    .filter(({ look: top }) => top.size < 14)
    .slice(0, 2)
  const isTopped = look.shape === 'round'
  const oneEach = (bite: Look): Pieces[] => [ringed(bite, 7, 0.68, undefined, 10), laid(bite, [0, 0])]
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', look.colour) },
    grounds: [],
    pieces: [
      ...oneEach(look),
      ...(isTopped ? oneEach({ shape: 'dollop', colour: filling, size: 20 }) : []),
      ...tops.flatMap((top) => oneEach({ ...top.look, size: Math.min(8, top.look.size) })),
    ],
    garnish: garnishOf(dish, 0.8, 1),
  }
}

/** A bowl of nuts, seeds or snack mix. */
export const nutBowl: Compose = (dish) => {
  const foods = visibleFoods(dish, 4).map((food) => ({
    ...food,
    look: { ...food.look, size: food.look.size * 1.25 },
  }))
  return {
    vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', foods[0]?.look.colour) },
    grounds: [],
    pieces: heap(foods, 0.9, 0.86),
    garnish: garnishOf(dish, 0.6, 1),
  }
}

const onSticks = /\b(?:thread|skewer|spear)/
const turnAbout = /\b(?:vegetables|everything|alternat\w*|pieces of each)\b/
const eatenRaw = /cucumber|lettuce|radish|avocado/

/** What the steps thread: the meat, and what a sentence about it names; where they tell nothing, what the grill is good for. */
function threadedOf(dish: Dish, foods: readonly DishFood[]): DishFood[] {
  const sentences = dish.steps.split(/[.;] /).filter((sentence) => onSticks.test(sentence))
  const said = sentences.join(' ')
  const isNamed = ({ name }: DishFood) => said.includes(singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? name))
  const isMeat = ({ part, look }: DishFood) => part === 'main' || look.shape === 'mince'
  const hasMeat = foods.some(isMeat)
  return foods.filter(
    (food) =>
      isMeat(food) ||
      (said !== '' && isNamed(food)) ||
      ((said === '' || turnAbout.test(said) || !hasMeat) && !eatenRaw.test(food.id)),
  )
}

/** A piece as it is on a stick: ground meat molded round it, shrimp whole, the rest cut to one size. */
function asThreaded({ look }: DishFood): Look {
  // ground meat is molded round its skewer
  if (look.shape === 'mince' || look.shape === 'patty' || look.shape === 'sausage')
    return { ...look, shape: 'sausage', size: 38, colour: mix(look.colour, '#6a3416', 0.3) }
  if (look.shape === 'shrimp') return { ...look, size: 25 }
  if (look.mark === 'rings' && look.shape === 'arc') return { ...look, size: 20, width: 0.4 }
  if (look.size <= 26) return { ...look, size: Math.max(17, Math.min(22, look.size)) }
  return { ...look, shape: 'chunk', size: 23, width: 0.8, skin: look.skin ?? '#8a4a1e', mark: undefined }
}

/** Skewers side by side, their foods taking turns; what goes with them lies beside, its sauce in a little bowl. */
export const skewers: Compose = (dish) => {
  const isThreadable = ({ part, look }: DishFood) =>
    look.shape === 'mince' ||
    (look.size > 8 && look.shape !== 'shreds' && look.shape !== 'grated' && part !== 'leaf' && part !== 'small')
  const all = visibleFoods(dish, 7)
  const threaded = threadedOf(dish, all.filter(isThreadable))
  const foods = threaded.slice(0, 4).sort((a, b) => Number(b.part === 'main') - Number(a.part === 'main'))
  const beside = all.filter((food) => !threaded.includes(food) && food.grams > 25 && food.part !== 'small').slice(0, 2)
  const grain = foodsOf(dish, 'grain')[0]
  const sauce = namedSauceBeside(dish, [92, 0.66])
  const hasMore = beside.length + sauce.length > 0 || grain !== undefined
  const looks = foods.map(asThreaded)
  const isMolded = looks[0]?.shape === 'sausage'
  const rows = hasMore ? [-0.62, -0.3, 0.02] : [-0.6, -0.2, 0.2, 0.6]
  const isMeat = foods[0]?.part === 'main' || isMolded
  const others = isMeat && looks.length > 1 ? looks.slice(1) : looks
  const at = (x: number, y: number) => [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)] as const
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', looks[0]?.colour) },
    grounds: grain
      ? [{ kind: 'grain', colour: grain.look.colour, reach: 0.36, at: at(-0.46, 0.56), grainLength: 4.4 }]
      : [],
    pieces: [
      ...rows.flatMap((y, row): Pieces[] => [
        laid({ shape: 'stick', colour: '#d9b078', size: 138, width: 0.016 }, at(0, y), 0),
        ...Array.from({ length: isMolded ? 2 : 6 }, (_, index): Pieces => {
          const x = isMolded ? -0.32 + index * 0.6 : -0.62 + index * 0.25
          // the meat takes every other place, the rest take turns
          const isMain = isMolded || (isMeat && (index + row) % 2 === 0)
          const look = (isMain ? looks[0] : others[(index + row) % Math.max(1, others.length)]) ?? {
            shape: 'cube',
            colour: '#c98a45',
            size: 17,
          }
          return laid(look, at(x, y), isMolded || look.shape === 'chunk' ? 0 : undefined)
        }),
      ]),
      ...beside.map(({ look }, index) =>
        heaped({ ...look, size: Math.min(22, look.size) }, index === 0 ? at(0.48, 0.52) : at(-0.46, 0.56), 0.07, 0.3),
      ),
      ...sauce,
    ],
    garnish: [...(hasMore ? [] : citrusOf(dish)), ...garnishOf(dish, 0.7, 1)],
  }
}

/** Shrimp hung round the bowl of their sauce. */
export const shellfishCocktail: Compose = (dish) => {
  const look = foodsOf(dish, 'main')[0]?.look ?? { shape: 'shrimp', colour: '#f38a63', size: 28 }
  const sauce = blendedColour(foodsOf(dish, 'sauce', 'cream'), '#b5321c')
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', look.colour) },
    grounds: [],
    pieces: [ringed({ ...look, size: 32 }, 11, 0.74), ...littleBowl(sauce, [0, 0], 1.5)],
    garnish: [...citrusOf(dish), ...garnishOf(dish, 0.7, 1)],
  }
}

/** The bread of a dish. */
export function breadOf(dish: Dish, otherwise: `#${string}`): Look {
  return foodsOf(dish, 'bread')[0]?.look ?? { shape: 'flat', colour: otherwise, size: 60 }
}
