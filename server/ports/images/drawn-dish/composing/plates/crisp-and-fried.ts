import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fanned,
  garnishOf,
  glazeFor,
  heaped,
  laid,
  ringed,
  strewn,
  strewnByWeight,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { creamOf } from '#server/ports/images/drawn-dish/composing/bowls/soups-and-stews.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { eggCurds } from '#server/ports/images/drawn-dish/composing/plates/egg-dishes.ts'
import { citrusOf } from '#server/ports/images/drawn-dish/composing/plates/plates-and-pans.ts'
import { sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import { meltedOver } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const chip: Look = { shape: 'chip', colour: '#eebf5c', size: 32 }

/** Small enough to lie on a chip. */
function toppings(dish: Dish, most: number): Pieces[] {
  const foods = visibleFoods(dish, most).filter(({ look }) => look.shape !== 'fried-egg')
  return strewnByWeight(
    foods.map((food) => ({ ...food, look: { ...food.look, size: Math.min(17, food.look.size) } })),
    0.3,
    0.66,
  )
}

/** Nachos: chips on a tray, everything else on them. */
export const nachos: Compose = (dish) => ({
  vessel: { kind: 'tray' },
  grounds: [],
  pieces: [{ look: chip, count: 34, arrangement: 'scatter', spread: 0.94 }],
  garnish: [...toppings(dish, 5), ...meltedOver(dish, 0.16, 0.7, 22), ...creamOf(dish, 0.3), ...garnishOf(dish, 0.7)],
})

/** Chilaquiles: chips that sauce has softened, eggs and cheese on top. */
export const saucedChips: Compose = (dish) => {
  const colour = sauceColour(dish)
  const eggs = dish.foods.filter(({ look, part }) => look.shape === 'fried-egg' && part === 'main')
  const isScrambled = eggs.length === 0 && dish.foods.some(({ id }) => id === 'egg')
  return {
    vessel: { kind: 'skillet' },
    grounds: [{ kind: 'sauce', colour, reach: 0.97 }],
    pieces: [
      {
        look: { ...chip, colour: mix(chip.colour, colour, 0.34), size: 36 },
        count: isScrambled ? 12 : 20,
        arrangement: 'scatter',
        spread: 0.86,
      },
      ...(isScrambled ? [eggCurds(40, 12, 0.74), eggCurds(24, 14, 0.74)] : []),
      ...toppings(dish, 4).map((pieces) => ({ ...pieces, count: Math.ceil(pieces.count * 0.5) })),
      ...(eggs.length > 0 ? [ringed({ shape: 'fried-egg', colour: '#fffaf0', size: 42 }, 3, 0.42)] : []),
    ],
    garnish: [...creamOf(dish, 0.2), ...garnishOf(dish, 0.7)],
  }
}

/** Chips round a salsa. */
export const chipsAndSalsa: Compose = (dish) => {
  const inside = dish.foods.filter(({ part }) => ['piece', 'small', 'leaf', 'sauce'].includes(part))
  const colour = blendedColour(inside, '#cf4a2c')
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: [],
    pieces: [
      ringed({ ...chip, size: 40 }, 13, 0.82),
      ringed({ ...chip, size: 36 }, 9, 0.6, undefined, 12),
      laid({ shape: 'ball', colour: '#5a6b72', size: 76 }, [0, 0]),
      laid({ shape: 'dollop', colour, size: 62 }, [0, 0]),
      ...visibleFoods(dish, 4).map(({ look }) => heaped({ ...look, size: Math.min(9, look.size) }, [0, 0], 0.03, 0.36)),
    ],
    garnish: garnishOf(dish, 0.3, 1),
  }
}

const gravy: Look = { shape: 'drizzle', colour: '#7a4520', size: 74 }

/** Potatoes in sticks or slices, fried; under gravy and curds, where they are poutine. */
export const fries: Compose = (dish) => {
  const root = foodsOf(dish, 'piece')[0]
  const colour = mix(root?.look.colour ?? '#e9c36b', '#e2a73c', 0.5)
  const curds = foodsOf(dish, 'melt')[0]
  const look: Look = /fries|frites|poutine/.test(dish.title)
    ? { shape: 'stick', colour, size: 34, width: 0.13 }
    : { shape: 'round', colour, size: 25, skin: mix(colour, '#a8601c', 0.4), inner: 0.94 }
  return {
    vessel: { kind: 'tray' },
    grounds: [],
    pieces: [
      { look, count: 46, arrangement: 'cluster', at: [0, 0], spread: 0.86 },
      ...(/\bgravy\b/.test(dish.steps)
        ? [laid(gravy, [180, 0.3], 333), laid(gravy, [0, 0.05], 4), laid(gravy, [0, 0.4], 36)]
        : []),
      ...(curds ? [heaped({ shape: 'cube', colour: '#f8eed6', size: 15, skin: '#e0cda0' }, [0, 0], 0.12, 0.6)] : []),
    ],
    garnish: garnishOf(dish, 0.8, 1),
  }
}

/** Ears of corn, side by side. */
export const cobs: Compose = (dish) => {
  const rows = [270, 90].flatMap((degrees) => [0.5, 0.17].map((distance) => [degrees, distance] as const))
  const kernel: Look = { shape: 'chickpea', colour: '#f7cb45', size: 8.5 }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', '#f5c33b') },
    grounds: [],
    pieces: rows.flatMap(([degrees, distance]): Pieces[] => {
      const y = (degrees === 90 ? 1 : -1) * distance
      const line = (v: number) => [y + v > 0 ? 90 : 270, Math.abs(y + v)] as const
      return [
        laid({ shape: 'roll', colour: '#e2a92c', size: 96, core: '#f3dc9a' }, [degrees, distance], 0),
        ...[-0.1, 0, 0.1].map((v) => fanned(kernel, 15, line(v), 0, { step: 1.18, opening: 0 })),
      ]
    }),
    garnish: [
      ...foodsOf(dish, 'small', 'dust')
        .filter(({ id }) => id !== 'corn-cob')
        .slice(0, 2)
        .map(({ look }) => strewn({ ...look, size: Math.min(6, look.size) }, 0.02, 0.6)),
      ...citrusOf(dish),
      ...garnishOf(dish, 0.7),
    ],
  }
}

/** Leaves baked until they crackle, a heap of them. */
export const leafCrisps: Compose = (dish) => {
  const leaf = foodsOf(dish, 'leaf', 'piece')[0]?.look ?? { shape: 'frilled-leaf', colour: '#3d6b3a', size: 25 }
  return {
    vessel: { kind: 'tray' },
    grounds: [],
    pieces: [
      {
        look: { ...leaf, colour: mix(leaf.colour, '#6b5a24', 0.22), size: 25 },
        count: 44,
        arrangement: 'scatter',
        spread: 0.88,
      },
    ],
    garnish: garnishOf(dish, 0.9, 1),
  }
}

/** Popped corn in its bowl, heaped. */
export const popcorn: Compose = (dish) => {
  const dusted = blendedColour(foodsOf(dish, 'dust', 'sauce'), '#fdf3d4')
  const look: Look = { shape: 'popped', colour: mix('#fdf6e0', dusted, 0.05), size: 21 }
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', '#fdf6e0') },
    grounds: [{ kind: 'crumble', colour: '#efdfb4', fleck: '#d9b878', reach: 0.9 }],
    pieces: [{ look, count: 48, arrangement: 'scatter', spread: 0.9 }],
    garnish: garnishOf(dish, 0.6, 1),
  }
}

/** Chocolate, set in a sheet and broken, with what was strewn on it. */
export const bark: Compose = (dish) => {
  const isWhite = dish.foods[0]?.id === 'white-chocolate'
  const piece: Look = { shape: 'chip', colour: isWhite ? '#f6e6c0' : '#5a2f1c', size: 66 }
  const tops = visibleFoods(dish, 4).filter(({ id }) => !/chocolate/.test(id))
  const places = [
    [180, 0.72, 20],
    [200, 0.3, 200],
    [0, 0.12, 60],
    [20, 0.56, 250],
    [340, 0.86, 120],
    [120, 0.5, 310],
  ] as const
  return {
    vessel: { kind: 'board' },
    grounds: [],
    pieces: places.map(([degrees, distance, turn]) => laid(piece, [degrees, distance], turn)),
    garnish: [
      ...tops.map(({ look }) => strewn({ ...look, size: Math.min(11, look.size) }, 0.06, 0.56)),
      ...garnishOf(dish, 0.7, 1),
    ],
  }
}
