import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fanned, garnishOf, glazeFor, gridOf, laid, ringed } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { type Dish, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { bakedLook, doughColour, stirredIn } from '#server/ports/images/drawn-dish/composing/sweets/baked-tops.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

/** Whether it was baked in a pan with corners, to be cut into squares. */
export const isSheet = ({ steps }: Dish): boolean => /\b(?:square|9-by-13|13-by-9|9 by 13|13 by 9)\b/.test(steps)

/** Brownies, bars, a cake in squares: on a board, each with its crumb at the cut. Shortbread is cut into fingers. */
export const bars: Compose = (dish) => {
  const look = bakedLook(dish, 'bar', 49)
  const isFingers = /\bfingers?\b/.test(`${dish.title} ${dish.steps}`)
  return {
    vessel: { kind: 'board' },
    grounds: [],
    pieces: isFingers
      ? gridOf({ ...look, size: 66, width: 0.44 }, [-0.47, 0.47], [-0.56, 0, 0.56], 0)
      : gridOf(look, [-0.76, 0, 0.76], [-0.46, 0.46], 0),
    garnish: [],
  }
}

/** Cookies on a plate: dropped, or cut out of dough that was rolled. */
export const cookies: Compose = (dish) => {
  const isCutOut = /\b(?:cut out|cookie cutters?|cutter)\b/.test(dish.steps)
  const isGlazed = /\b(?:glaze|icing|frosting)\b/.test(dish.steps)
  const look: Look = isCutOut
    ? { shape: 'cut-cookie', colour: doughColour(dish), size: 43, core: isGlazed ? '#fdf6ea' : undefined }
    : bakedLook(dish, 'cookie', 42)
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', look.colour) },
    grounds: [],
    pieces: [ringed(look, 6, 0.62), laid(look, [0, 0])],
    garnish: garnishOf(dish, 0.7, 1),
  }
}

const isRisen = ({ foods, title }: Dish): boolean =>
  foods.some(({ name }) => /\byeast|sourdough starter/.test(name)) || /sourdough|baguette|ciabatta/.test(title)

/** A loaf, cut: what is left of it, and slices that lean on it. Raised and shaped by hand it is round and crusty. */
export const loaf: Compose = (dish) => {
  const isYeasted = isRisen(dish)
  const isRound =
    isYeasted &&
    !/\bloaf pan|\btin\b/.test(dish.steps) &&
    /\b(?:ball|round|heavy.{0,20}pot|dutch oven)\b/.test(dish.steps)
  const dough = doughColour(dish)
  const crumb = isYeasted ? '#f3e2bd' : mix(dough, '#f6d9a0', 0.2)
  const crust = isYeasted ? '#b8742e' : mix(dough, '#6e3a16', 0.55)
  const slice: Look = { shape: 'toast', colour: crumb, size: 55, skin: crust }
  const inside = stirredIn(dish)
  const bits = inside.flatMap((colour, index) =>
    [0, 1].map((row) =>
      fanned({ shape: 'crumb', colour, size: 5 }, 3, [20 + index * 20 - row * 44, 0.56], 4, {
        step: 8.4,
        opening: 0.4,
      }),
    ),
  )
  return {
    vessel: { kind: 'board' },
    grounds: [],
    pieces: isRound
      ? [
          fanned({ ...slice, size: 60 }, 3, [14, 0.6], 8, { step: 0.5, opening: 0.05 }),
          laid({ shape: 'boule', colour: '#b9783a', size: 92 }, [180, 0.4], 20),
        ]
      : [
          laid(
            {
              shape: 'tin-loaf',
              colour: crust,
              core: isYeasted ? undefined : crumb,
              size: 92,
              mark: isYeasted ? 'crust' : undefined,
            },
            [180, 0.42],
            4,
          ),
          fanned(slice, 3, [4, 0.56], 4, { step: 0.72, opening: 0.04 }),
          ...bits,
        ],
    garnish: [],
  }
}

/** Garlic bread: a long loaf in two halves, buttered, cut across. */
export const butteredBread: Compose = (dish) => {
  const herb = foodsOf(dish, 'herb')[0]?.look.colour
  const half: Look = { shape: 'buttered-half', colour: '#f3d27c', size: 146, core: herb ?? '#e0b050' }
  return {
    vessel: { kind: 'board' },
    grounds: [],
    pieces: [laid(half, [270, 0.42], 357), laid(half, [90, 0.42], 2)],
    garnish: [],
  }
}
