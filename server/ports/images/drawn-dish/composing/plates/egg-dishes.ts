import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  laid,
  ringed,
  strewn,
  strewnByWeight,
  toppingsOf,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sauceColour } from '#server/ports/images/drawn-dish/composing/plating/sauce-colour.ts'
import { meltedOver } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Quiche and savory tart: the same in a crust. */
export const tart: Compose = (dish) => {
  const eggs = setEggs(dish)
  return {
    ...eggs,
    vessel: { kind: 'pie-dish' },
    grounds: [
      { kind: 'baked', colour: '#d9a04c', reach: 1 },
      ...eggs.grounds.map((ground) => ({ ...ground, reach: 0.86 })),
    ],
    pieces: eggs.pieces.map((pieces) => ({ ...pieces, spread: 0.7 })),
  }
}

/** Frittata, tortilla: set egg with what is in it. */
export const setEggs: Compose = (dish) => ({
  vessel: { kind: 'skillet' },
  grounds: [
    { kind: 'baked', colour: mix('#f6cf5c', blendedColour(foodsOf(dish, 'leaf'), '#f6cf5c'), 0.1), reach: 0.97 },
  ],
  pieces: [
    ...visibleFoods(dish, 6)
      .filter(({ id }) => id !== 'egg')
      .slice(0, 4)
      .map(({ look }, index) => strewn({ ...look, size: look.size * 0.9 }, 0.11 - index * 0.015, 0.82)),
    ...meltedOver(dish, 0.1, 0.8, 22),
  ],
  garnish: garnishOf(dish, 0.7),
})

/** Eggs in a coat of meat and crumbs, halved. */
export const coatedEggs: Compose = (dish) => {
  const places = [
    [210, 0.44],
    [330, 0.44],
    [90, 0.44],
  ] as const
  return {
    vessel: { kind: 'board' },
    grounds: [],
    pieces: places.flatMap((at) => [
      laid({ shape: 'ball', colour: '#b5742c', size: 56, skin: '#7d4a1c' }, at),
      laid({ shape: 'half-egg', colour: '#fff9ec', size: 40, core: '#f0b43c' }, at, 0),
    ]),
    garnish: garnishOf(dish, 0.8, 1),
  }
}

/** Eggs broken into a sauce or a pan of vegetables. */
export const eggsInPan: Compose = (dish) => {
  if (dish.foods.some(({ look, part }) => look.shape === 'curd' && part === 'main')) return scramble(dish)
  const foods = visibleFoods(dish, 6).filter(({ id }) => id !== 'egg')
  // a pan of beans is beans, whatever they were stirred with
  const [first] = foods
  const isFull = first !== undefined && first.part === 'small' && first.grams > 300
  return {
    vessel: { kind: 'skillet' },
    grounds: [{ kind: 'sauce', colour: sauceColour(dish), reach: 0.97 }],
    pieces: [
      ...(isFull
        ? [strewn({ ...first.look, size: first.look.size * 1.2 }, 0.5, 0.88), ...strewnByWeight(foods.slice(0, 3), 0.4)]
        : foods.slice(0, 3).map(({ look }, index) => strewn(look, 0.16 - index * 0.03, 0.88))),
      ...(dish.foods.some(({ id }) => id === 'egg')
        ? [ringed({ shape: 'fried-egg', colour: '#fffaf0', size: 44 }, 4, 0.5, undefined, 38)]
        : []),
      ...foods.slice(3).map(({ look }) => strewn(look, 0.03, 0.86)),
    ],
    garnish: garnishOf(dish, 0.7),
  }
}

/** Eggs folded in a pan, that many of a size. */
export const eggCurds = (size: number, count: number, spread = 0.8): Pieces => ({
  look: { shape: 'curd', colour: '#f8d768', size },
  count,
  arrangement: 'scatter',
  spread,
})

/** Soft scrambled eggs, with what is stirred into them; tofu crumbles where eggs fold. */
export const scramble: Compose = (dish) => {
  const isTofu = !dish.foods.some(({ id }) => id === 'egg')
  const foods = visibleFoods(dish, 6).filter(({ id, part }) => id !== 'egg' && part !== 'main')
  const curds = (size: number, count: number): Pieces => ({
    ...eggCurds(size, count),
    ...(isTofu && { look: { shape: 'crumb', colour: '#f3dc94', size: 17 } }),
  })
  return {
    vessel: { kind: 'skillet' },
    grounds: [{ kind: 'sauce', colour: isTofu ? '#ecd488' : '#efc552', reach: 0.86 }],
    pieces: [curds(40, 14), curds(23, 24), ...strewnByWeight(foods.slice(0, 4), 0.24, 0.78)],
    garnish: [...toppingsOf(dish, 1, 0.02), ...garnishOf(dish, 0.7)],
  }
}
