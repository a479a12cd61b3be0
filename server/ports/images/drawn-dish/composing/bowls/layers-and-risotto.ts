import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, glazeFor, ringed, strewn, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { riceDish } from '#server/ports/images/drawn-dish/composing/bowls/bowls-and-salads.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'

/** What is sliced across and laid in rings. */
const sliced: ReadonlySet<ShapeName> = new Set(['cut-tomato', 'round', 'citrus'])

/** Slices laid over one another in rings, with what is tucked between and strewn over them; anything else is a salad as others are. */
export const layeredSalad =
  (otherwise: Compose): Compose =>
  (dish) => {
    const foods = visibleFoods(dish, 6)
    const [first, ...rest] = foods
    if (!first || !sliced.has(first.look.shape)) return otherwise(dish)
    const slice: Look = { ...first.look, size: 31 }
    return {
      vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', slice.colour) },
      grounds: [],
      pieces: [ringed(slice, 11, 0.66), ringed(slice, 5, 0.34), ringed(slice, 1, 0)],
      garnish: [
        ...rest.slice(0, 4).map(({ look }) => strewn({ ...look, size: Math.min(13, look.size) }, 0.07, 0.78)),
        ...garnishOf(dish, 0.7),
      ],
    }
  }

/** Rice that runs: creamy between its grains, which are short and thick; cheese and what it was colored with on top. */
export const risotto: Compose = (dish) => {
  const rice = riceDish(dish)
  const [grain] = rice.grounds
  if (grain?.kind !== 'grain') return rice
  const saffron = dish.foods.some(({ id }) => id === 'saffron')
  const colour = saffron ? mix(grain.colour, '#f2b81e', 0.6) : grain.colour
  const [cheese] = foodsOf(dish, 'melt')
  return {
    ...rice,
    grounds: [{ ...grain, colour, grainLength: 5, grainWidth: 5.4 }, ...rice.grounds.slice(1)],
    garnish: [
      ...(cheese ? [strewn({ ...cheese.look, size: 12 }, 0.035, 0.5)] : []),
      ...(saffron
        ? [
            {
              look: { shape: 'thread', colour: '#b3261a', size: 9 },
              count: 18,
              arrangement: 'scatter',
              spread: 0.7,
            } as const,
          ]
        : []),
      ...rice.garnish,
    ],
  }
}
