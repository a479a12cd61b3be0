import { mix } from '#server/ports/images/drawn-dish/colour.ts'
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
import { citrusOf } from '#server/ports/images/drawn-dish/composing/plates-and-pans.ts'
import { insideColours } from '#server/ports/images/drawn-dish/composing/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const thirds = [150, 30, 270]

/** Three tortillas, filled. */
export const tacos: Compose = (dish) => filledRounds(dish, { ...breadOf(dish, '#f0d193'), shape: 'flat', size: 60 })

/** Three cups of lettuce, filled. */
export const lettuceCups: Compose = (dish) =>
  filledRounds(dish, { shape: 'frilled-leaf', colour: '#9cc75a', size: 70, stretch: 1 })

function filledRounds(dish: Dish, wrap: Look): Composition {
  const filling = visibleFoods(dish, 6).filter(({ id }) => !/lettuce-cups|iceberg/.test(id))
  const pieces = thirds.flatMap((degrees): Pieces[] => [
    laid(wrap, [degrees, 0.55], degrees + 90, 1.05),
    ...filling.slice(0, 5).map(({ look }, index): Pieces => {
      const small = { ...look, size: Math.min(look.size, 22) }
      return heaped(small, [degrees, 0.55], index === 0 ? 0.055 : 0.032, 0.27)
    }),
  ])
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', wrap.colour) },
    grounds: [],
    pieces,
    garnish: [
      ...foodsOf(dish, 'cream')
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

/** Skewers side by side, their foods taking turns. */
export const skewers: Compose = (dish) => {
  // what goes with them is not put on them
  const isSkewered = ({ part, look }: DishFood) =>
    look.shape === 'mince' ||
    (look.size > 8 && look.shape !== 'shreds' && look.shape !== 'grated' && part !== 'leaf' && part !== 'small')
  const foods = visibleFoods(dish, 6)
    .filter(isSkewered)
    .slice(0, 4)
    .sort((a, b) => Number(b.part === 'main') - Number(a.part === 'main'))
  const looks: Look[] = foods.map(({ look }) => ({
    ...look,
    // ground meat is molded round its skewer
    ...(look.shape === 'mince' && { shape: 'sausage', size: 38, colour: mix(look.colour, '#6a3416', 0.3) }),
    ...(look.size > 26
      ? { shape: 'cube', size: 20, skin: look.skin ?? '#8a4a1e' }
      : look.shape === 'mince'
        ? {}
        : { size: Math.max(17, Math.min(22, look.size)) }),
  }))
  const isMolded = looks.every(({ shape }) => shape === 'sausage')
  const rows = [90, 90, 270, 270].map((degrees, index) => [degrees, [0.6, 0.2, 0.2, 0.6][index] ?? 0] as const)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', looks[0]?.colour) },
    grounds: [],
    pieces: rows.flatMap(([degrees, distance], row): Pieces[] => [
      laid({ shape: 'stick', colour: '#d9b078', size: 138, width: 0.016 }, [degrees, distance], 0),
      ...Array.from({ length: isMolded ? 2 : 6 }, (_, index): Pieces => {
        const [x, y] = [isMolded ? -0.32 + index * 0.6 : -0.62 + index * 0.25, degrees === 90 ? distance : -distance]
        // the meat takes every other place, the rest take turns
        const isMain = foods[0]?.part === 'main' && (index + row) % 2 === 0
        const others = foods[0]?.part === 'main' && looks.length > 1 ? looks.slice(1) : looks
        const look = (isMain ? looks[0] : others[(index + row) % Math.max(1, others.length)]) ?? {
          shape: 'cube',
          colour: '#c98a45',
          size: 17,
        }
        return laid(look, [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)], isMolded ? 0 : undefined)
      }),
    ]),
    garnish: [...citrusOf(dish), ...garnishOf(dish, 0.7, 1)],
  }
}

/** The bread of a dish. */
export function breadOf(dish: Dish, otherwise: `#${string}`): Look {
  return foodsOf(dish, 'bread')[0]?.look ?? { shape: 'flat', colour: otherwise, size: 60 }
}
