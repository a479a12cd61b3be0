import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  glazeFor,
  heaped,
  laid,
  strewn,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { spoonBowl, sweetFoods } from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** A spoon that stands in the dish, its handle over the rim. */
const spoon: Pieces = laid({ shape: 'spoon', colour: '#c3c8c4', size: 74 }, [42, 0.9], 42)

/** Halwa: stirred to a moist mass of crumbs, nuts and raisins all over it, a spoonful gone. */
export const halwa: Compose = (dish) => {
  const vegetable = foodsOf(dish, 'piece')[0]
  const colour = vegetable ? mix(vegetable.dye, '#d9a04c', 0.3) : '#e3b25c'
  return {
    vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: vegetable
      ? [
          { kind: 'puree', colour: mix(colour, '#a8702c', 0.16), reach: 0.96 },
          { kind: 'grain', colour, reach: 0.9, grainLength: 7 },
        ]
      : [
          { kind: 'puree', colour: mix(colour, '#a8702c', 0.1), reach: 0.96 },
          { kind: 'grain', colour, reach: 0.9, grainLength: 1.6, grainWidth: 3 },
        ],
    pieces: foodsOf(dish, 'small')
      .slice(0, 3)
      .map(({ look }) => strewn({ ...look, size: look.size * 1.2 }, 0.07, 0.7)),
    garnish: [spoon],
  }
}

/** A custard under burnt sugar, in its own small dish: the glass of it cracked, the custard below. */
export const brulee: Compose = (dish) => ({
  vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', '#c9822a') },
  grounds: [
    { kind: 'puree', colour: '#f3d98a', reach: 1 },
    { kind: 'baked', colour: '#c9822a', reach: 0.94, fleck: '#5f2c0c' },
  ],
  pieces: [
    laid({ shape: 'opening', colour: '#f8e7ae', skin: '#8a4a14', size: 44 }, [40, 0.36], 0),
    ...[
      [350, 0.44, 20],
      [96, 0.42, 200],
      [40, 0.62, 120],
    ].map(([degrees = 0, distance = 0, turn = 0]) =>
      laid({ shape: 'chip', colour: '#b5691f', size: 19 }, [degrees, distance], turn),
    ),
    ...sweetFoods(dish, 1).map(({ look }) => heaped({ ...look, size: Math.min(16, look.size) }, [200, 0.4], 0.03, 0.3)),
  ],
  garnish: [spoon],
})

/** Cream set with gelatin and turned out, its fruit round it. */
export const setCream: Compose = (dish) => {
  const fruit = sweetFoods(dish, 2)
  const colour = mix(blendedColour(foodsOf(dish, 'cream', 'sauce', 'dust'), '#fbf3e4'), '#fdf6e8', 0.5)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', colour) },
    grounds: fruit[0] ? [{ kind: 'broth', colour: fruit[0].dye, reach: 0.72 }] : [],
    pieces: [
      laid({ shape: 'pancake', colour, size: 78 }, [0, 0]),
      laid({ shape: 'round', colour, size: 56, skin: mix(colour, '#e3d3b0', 0.5), inner: 0.95 }, [0, 0]),
      ...fruit.map(({ look }, index) =>
        heaped({ ...look, size: Math.min(20, look.size) }, [60 + index * 150, 0.5], 0.05, 0.34),
      ),
    ],
    garnish: garnishOf(dish, 0.5, 1),
  }
}

/** Custard: yellow with eggs. */
export const custard: Compose = (dish) => {
  const bowl = spoonBowl(dish)
  return {
    ...bowl,
    grounds: bowl.grounds.map((ground) => ({ ...ground, colour: mix(ground.colour, '#f3cf6c', 0.55) })),
    garnish: [...bowl.garnish, spoon],
  }
}

/** Eggs and stock, steamed until they set in the cup, what was in it on top. */
export const savoryCustard: Compose = (dish) => ({
  vessel: { kind: 'small-bowl', colour: glazeFor(dish.chance, 'bowl', '#f3d27a') },
  grounds: [{ kind: 'foam', colour: '#f3d682', reach: 0.98 }],
  pieces: visibleFoods(dish, 4)
    .filter(({ id }) => id !== 'egg')
    .map(({ look }, index) => ({
      look: { ...look, size: Math.min(28, look.size) },
      count: 2,
      arrangement: 'cluster',
      at: [index * 120, 0.3],
      spread: 0.26,
    })),
  garnish: [...garnishOf(dish, 0.4), spoon],
})

/** Scoops in a row between the halves of a banana, sauce over them. */
export const bananaSplit: Compose = (dish) => {
  const ice = dish.foods.find(({ look }) => look.shape === 'scoop')?.look.colour ?? '#fbeecb'
  const syrup = foodsOf(dish, 'sauce').find(({ look }) => look.shape === 'drizzle')
  const fruit = sweetFoods(dish, 5).filter(({ id }) => id !== 'banana')
  const half: Look = { shape: 'crescent', colour: '#fbefc0', size: 122, skin: '#e9c64a' }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', ice) },
    grounds: [],
    pieces: [
      laid(half, [270, 0.3], 270),
      laid(half, [90, 0.3], 90),
      ...(
        [
          [180, 0.5],
          [0, 0],
          [0, 0.5],
        ] as const
      ).map((at, index) =>
        laid({ shape: 'scoop', colour: index === 1 ? mix(ice, '#f6dfae', 0.5) : ice, size: 42 }, at),
      ),
      ...fruit
        .slice(0, 3)
        .map(({ look }, index) =>
          heaped({ ...look, size: Math.min(17, look.size) }, [[20, 160, 340][index] ?? 0, 0.6], 0.02, 0.22),
        ),
    ],
    garnish: [
      laid({ shape: 'drizzle', colour: syrup?.look.colour ?? '#4f2412', size: 92 }, [0, 0], 0),
      ...foodsOf(dish, 'small')
        .slice(0, 2)
        .map(({ look }) => strewn({ ...look, size: Math.min(10, look.size) }, 0.015, 0.5)),
    ],
  }
}
