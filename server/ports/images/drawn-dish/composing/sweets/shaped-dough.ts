import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fanned,
  garnishOf,
  glazeFor,
  gridOf,
  heaped,
  laid,
  ringed,
  visibleFoods,
} from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { insideOf } from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const crust = '#d1913f'

/** Doughnuts, bagels: rings on a plate, glazed where they are sweet. */
export const doughRings: Compose = (dish) => {
  if (foodsOf(dish, 'bread').length > 0) return toppedRings(dish)
  const isGlazed = /glaze|frost|icing|dip/.test(`${dish.title} ${dish.steps}`) && dish.recipeType === 'Dessert'
  const glaze = mix(blendedColour(insideOf(dish, 'dust'), '#fbeedd'), '#fbeedd', 0.4)
  const all = (look: Look) => [ringed(look, 5, 0.6), laid(look, [0, 0])]
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', crust) },
    grounds: [],
    pieces: [
      ...all({ shape: 'ring', colour: crust, size: 42, width: 0.72 }),
      ...(isGlazed ? all({ shape: 'ring', colour: glaze, size: 42, width: 0.42 }) : []),
    ],
    garnish: garnishOf(dish, 0.7, 1),
  }
}

/** Bagels out of a bag: split, spread, and topped. */
const toppedRings: Compose = (dish) => {
  const spread = foodsOf(dish, 'cream', 'sauce').find(({ grams }) => grams > 20)
  const half: Look = { shape: 'ring', colour: '#edd5a4', size: 72, width: 0.66 }
  return {
    vessel: { kind: 'board', colour: '#a9744a' },
    grounds: [],
    pieces: [180, 0].flatMap((degrees): Pieces[] => [
      laid({ ...half, colour: crust, size: 76 }, [degrees, 0.62]),
      laid(half, [degrees, 0.62]),
      ...(spread ? [laid({ ...half, colour: spread.dye, width: 0.5 }, [degrees, 0.62])] : []),
      ...visibleFoods(dish, 4).map(({ look }) =>
        heaped({ ...look, size: Math.min(24, look.size) }, [degrees, 0.62], 0.06, 0.46),
      ),
    ]),
    garnish: [180, 0].flatMap((degrees) => garnishOf(dish, 0.4, 1, [degrees, 0.62])),
  }
}

/** Pretzels: three loops of dough each. */
export const pretzels: Compose = () => {
  const loop: Look = { shape: 'ring', colour: '#a9622a', size: 30, width: 0.42 }
  return {
    vessel: { kind: 'tray' },
    grounds: [],
    pieces: [-0.66, 0, 0.66].flatMap((x) =>
      [
        [x - 0.13, -0.2],
        [x + 0.13, -0.2],
        [x, 0.14],
      ].map(([u = 0, v = 0]) => laid(loop, [(Math.atan2(v, u) / Math.PI) * 180, Math.hypot(u, v)])),
    ),
    garnish: [laid({ shape: 'specks', colour: '#fffaf0', size: 110, specks: 60, width: 2.6 }, [0, 0])],
  }
}

/** Cinnamon rolls and their kin: spirals side by side in their pan, iced where there is icing. */
export const swirls: Compose = (dish) => {
  const roll: Look = { shape: 'round', colour: '#e6b871', size: 46, skin: '#8a4f22', mark: 'rings', inner: 0.94 }
  const isIced = /icing|glaze|frost/.test(`${dish.title} ${dish.steps}`)
  return {
    vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', '#e6b871') },
    grounds: [{ kind: 'baked', colour: '#c98a3c', reach: 0.97 }],
    pieces: gridOf(roll, [-0.64, 0, 0.64], [-0.42, 0.42]),
    garnish: isIced ? gridOf({ shape: 'drizzle', colour: '#fffaf0', size: 40 }, [-0.64, 0, 0.64], [-0.42, 0.42]) : [],
  }
}

/** Rolls baked side by side in their pan, to be pulled apart. */
export const pullApart: Compose = (dish) => ({
  vessel: { kind: 'baking-dish', colour: glazeFor(dish.chance, 'bowl', crust) },
  grounds: [{ kind: 'baked', colour: '#b5742c', reach: 0.97 }],
  pieces: gridOf(
    { shape: 'ball', colour: '#dda14e', size: 36, skin: '#a9682c' },
    [-0.72, -0.24, 0.24, 0.72],
    [-0.48, 0, 0.48],
  ),
  garnish: garnishOf(dish, 0.8, 1),
})

/** Churros: ridged sticks of fried dough, what they are dipped into beside them. */
export const doughSticks: Compose = (dish) => {
  const dip = foodsOf(dish, 'small', 'sauce').find(({ id }) => /chocolate|caramel|dulce/.test(id))
  const colour = dip?.look.colour ?? '#5a2f1c'
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', crust) },
    grounds: [],
    pieces: [
      fanned({ shape: 'stick', colour: '#c98a45', size: 84, width: 0.13 }, 7, [200, 0.16], 20, {
        step: 0.3,
        opening: 0.05,
      }),
      laid({ shape: 'ball', colour: '#e9dcc4', size: 50 }, [320, 0.58]),
      laid({ shape: 'dollop', colour, size: 38 }, [320, 0.58]),
    ],
    garnish: garnishOf(dish, 0.7, 1),
  }
}

/** Funnel cakes: batter run in loops over each other, dusted. */
export const lacedDough: Compose = (dish) => {
  const loop: Look = { shape: 'ring', colour: '#cf9243', size: 44, width: 0.2 }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', crust) },
    grounds: [],
    pieces: [
      ringed(loop, 9, 0.46),
      ringed({ ...loop, colour: '#dba552', size: 36 }, 7, 0.26, undefined, 20),
      ringed({ ...loop, colour: '#c4843a', size: 26 }, 4, 0.1, undefined, 40),
    ],
    garnish: [laid({ shape: 'specks', colour: '#fffaf0', size: 120, specks: 120, width: 3 }, [0, 0])],
  }
}

/** Cannoli: crisp tubes, cream at their ends. */
export const creamTubes: Compose = (dish) => {
  const ends = foodsOf(dish, 'small').find(({ grams }) => grams > 10)
  const tube: Look = { shape: 'roll', colour: '#c9883f', size: 72, core: '#fffaf0', skin: '#8a4f22' }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', tube.colour) },
    grounds: [],
    pieces: [fanned(tube, 4, [90, 0.02], 84, { step: 0.72, opening: 0.03 }), ...speckled(ends?.look)],
    garnish: [laid({ shape: 'specks', colour: '#fffaf0', size: 100, specks: 50, width: 2.2 }, [0, 0])],
  }
}

function speckled(look: Look | undefined) {
  return look ? [fanned({ ...look, size: Math.min(7, look.size) }, 9, [0, 0.62], 90, { step: 3, opening: 0.3 })] : []
}
