import { fanned, heaped, laid, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Parcels of paper or foil, opened on what steamed in them. */
export const parcels: Compose = (dish) => {
  const foods = visibleFoods(dish, 5)
  const isFoil = /\bfoil\b/.test(`${dish.title} ${dish.steps}`) && !/\b(?:parchment|paper)\b/.test(dish.steps)
  const parcel: Look = { shape: 'paper-parcel', colour: isFoil ? '#c6cbcd' : '#f8f1e0', size: 114 }
  const main = foods.find(({ part }) => part === 'main')
  const rest = foods.filter((food) => food !== main)
  const piecesIn = (degrees: number): Pieces[] => [
    laid(parcel, [degrees, 0.55], degrees === 90 ? 3 : 357),
    ...rest
      .slice(0, 4)
      .map(({ look }, index) =>
        heaped(
          { ...look, size: Math.min(20, look.size) },
          [degrees + (index % 2 ? 34 : -34), 0.62],
          index === 0 ? 0.09 : 0.05,
          0.3,
        ),
      ),
    ...(main?.look.shape === 'meat' ? [fanned(main.look, 4, [degrees, 0.54], 8, { step: 0.46 })] : []),
    ...(main && main.look.shape !== 'meat'
      ? [laid({ ...main.look, size: Math.min(56, main.look.size * 1.3) }, [degrees, 0.54], 8)]
      : []),
  ]
  return {
    vessel: { kind: 'board', colour: '#a9744a' },
    grounds: [],
    pieces: [270, 90].flatMap(piecesIn),
    garnish: [270, 90].flatMap((degrees) =>
      foodsOf(dish, 'herb')
        .slice(0, 1)
        .map(({ look }) => laid(look, [degrees, 0.5], degrees)),
    ),
  }
}
