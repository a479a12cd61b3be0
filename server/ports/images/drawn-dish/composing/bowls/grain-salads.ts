import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  glazeFor,
  strewn,
  strewnByWeight,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Grain, beans and vegetables tossed together. */
export const grainSalad: Compose = (dish) => {
  const grain = foodsOf(dish, 'grain')[0]
  const colour = grain?.look.colour ?? '#e9cc90'
  const noodle = foodsOf(dish, 'noodle')[0]
  const herbGrams = foodsOf(dish, 'herb').reduce((sum, { grams }) => sum + grams, 0)
  const isHerbal = herbGrams > 0.35 * (grain?.grams ?? 1e4)
  // more herbs than grain
  const isGreen = isHerbal && herbGrams > (grain?.grams ?? 1e4)
  const herb = foodsOf(dish, 'herb')[0]?.look.colour ?? '#6a9c3c'
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: noodle
      ? [{ kind: 'noodle', colour: noodle.look.colour, reach: 0.92 }]
      : [{ kind: 'grain', colour: isGreen ? mix(colour, herb, 0.5) : colour, reach: 0.98, fleck: herb }],
    pieces: [...strewnByWeight(visibleFoods(dish, 6), isHerbal ? 0.42 : 0.6, 0.86), ...(isHerbal ? herbsIn(dish) : [])],
    garnish: garnishOf(dish, 0.7),
  }
}

/** Herbs by the cup, chopped: as much green as anything else. */
const herbsIn = (dish: Dish): Pieces[] =>
  foodsOf(dish, 'herb')
    .slice(0, 2)
    .map(({ look }) => strewn({ shape: 'grated', colour: look.colour, size: 13, width: 0.3 }, 0.26, 0.86))

/** Shreds in two or three colours, heaped. */
export const slaw: Compose = (dish) => {
  const foods = visibleFoods(dish, 5)
  const long = foods.filter(({ look }) => look.size > 11)
  const small = foods.filter(({ look }) => look.size <= 11)
  const shares = [0.7, 0.3, 0.2, 0.15]
  const first = long[0]?.look.colour ?? '#bcd48a'
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', first) },
    grounds: [{ kind: 'puree', colour: mix(first, '#f3ecc8', 0.5), reach: 0.92 }],
    pieces: [
      ...long.map(({ look }, index) =>
        strewn({ shape: 'shreds', colour: look.colour, size: 23, width: 0.12 }, shares[index] ?? 0.1, 0.82),
      ),
      ...small.map(({ look }) => strewn(look, 0.06, 0.8)),
    ],
    garnish: garnishOf(dish, 0.7),
  }
}
