import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  garnishOf,
  glazeFor,
  gridOf,
  heaped,
  laid,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose, Composition } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { atTheCut, insideColours } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

/** A pie under a whole crust, one slice of it gone: there its filling lies open. */
export const crustedPie: Compose = (dish) => {
  const sauce = blendedColour(foodsOf(dish, 'sauce', 'main', 'piece', 'leaf', 'cream'), '#b5824c')
  const filling = mix(sauce, '#a8703c', 0.3)
  return {
    vessel: { kind: 'pie-dish', colour: glazeFor(dish.chance, 'plate', '#dda24a') },
    grounds: [
      { kind: 'sauce', colour: filling, reach: 0.98 },
      { kind: 'baked', colour: '#dda24a', reach: 0.95, fleck: '#a8601c' },
    ],
    pieces: [
      ...[135, 225, 315].map((degrees) =>
        laid({ shape: 'stick', colour: darker(filling, 0.3), size: 26, width: 0.16 }, [degrees, 0.4], degrees),
      ),
      laid({ shape: 'missing-slice', colour: lighter(filling, 0.16), size: 96 }, [45, 0.5], -45),
    ],
    garnish: atTheCut(dish, [45, 0.58], 0.36, 15),
  }
}

/** Spanakopita, borek: sheets of pastry in a dish, cut in squares; where some were taken the filling is seen. */
export const pastryBake: Compose = (dish) => {
  const crust: Look = { shape: 'square', colour: '#dca54c', size: 33, skin: '#a8641f' }
  const foods = visibleFoods(dish, 5).filter(({ part }) => part !== 'main')
  const leaf = foods.find(({ part }) => part === 'leaf')
  const filling = mix(blendedColour(foods, '#8a9a5c'), leaf?.look.colour ?? '#b5824c', 0.4)
  const cooked = foods.map((food) =>
    food.part === 'leaf' ? { ...food.look, shape: 'crumb' as const, size: 13 } : food.look,
  )
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', crust.colour) },
    grounds: [{ kind: 'sauce', colour: filling, reach: 0.97 }],
    pieces: [
      ...cooked.map((look, index) =>
        heaped({ ...look, size: Math.min(14, look.size) }, [30, 0.6], index === 0 ? 0.14 : 0.05, 0.5),
      ),
      ...gridOf(crust, [-0.72, -0.24], [-0.46, 0, 0.46], 0),
      ...gridOf(crust, [0.24, 0.72], [-0.46], 0),
      laid(
        {
          shape: 'layers',
          colour: crust.colour,
          size: 40,
          inside: ['#e6bd74', ...insideColours({ ...dish, foods }, 2)],
        },
        [60, 0.44],
        340,
      ),
    ],
    garnish: garnishOf(dish, 0.7, 1).filter(({ look }) => look.shape === 'specks'),
  }
}

/** Whether it is wrapped in pastry. */
export const isPastry = (dish: Dish): boolean =>
  dish.foods.some(({ id }) => /puff-pastry|crescent-dough|pie-crust|biscuit-dough/.test(id))

/** Sausage in puff pastry: short, gold, by the dozen, the sausage showing at the ends. */
export function inPastry(dish: Dish): Composition {
  const meat = foodsOf(dish, 'main', 'small')[0]
  const core = mix(meat?.look.colour ?? '#a5552c', '#b5603c', 0.4)
  const wrap: Look = { shape: 'roll', colour: '#dca24a', size: 33, core }
  const [columns, rows] = [
    [-0.46, 0.46],
    [-0.62, -0.21, 0.21, 0.62],
  ]
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', wrap.colour) },
    grounds: [],
    pieces: [
      ...gridOf({ shape: 'sausage', colour: core, size: 46 }, columns, rows, 0),
      ...gridOf(wrap, columns, rows, 0),
    ],
    garnish: garnishOf(dish, 0.7, 1),
  }
}

/** Wellington and what else is baked whole in pastry: gold, and at its slices the meat in its crust. */
export const wellington: Compose = (dish) => {
  const meat = foodsOf(dish, 'main')[0]
  const core = meat?.look.colour ?? '#b5524a'
  const crust: Look = { shape: 'roll', colour: '#dca24a', size: 112, core, skin: '#a8641f' }
  const slice: Look = { shape: 'cut-face', colour: core, size: 43, skin: '#dca24a', width: 0.86 }
  // mushrooms and what else lies round the meat are a dark line in the crust
  const lining = foodsOf(dish, 'piece', 'small')[0]
  return {
    vessel: { kind: 'board' },
    grounds: [],
    pieces: [
      laid(crust, [250, 0.4], 356),
      ...[-0.5, 0.02, 0.54].flatMap((x) => {
        const at = [(Math.atan2(0.44, x) / Math.PI) * 180, Math.hypot(x, 0.44)] as const
        return [
          laid(slice, at, 0),
          ...(lining ? [laid({ ...slice, size: 37, skin: darker(lining.dye, 0.3) }, at, 0)] : []),
        ]
      }),
    ],
    garnish: garnishOf(dish, 0.8, 1),
  }
}
