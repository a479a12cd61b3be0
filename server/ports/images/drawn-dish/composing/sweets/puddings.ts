import { garnishOf, glazeFor, gridOf, laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Yorkshire puddings and popovers in their tin: risen rims round a hollow. */
export const popovers: Compose = (dish) => ({
  vessel: { kind: 'muffin-tin' },
  grounds: [],
  pieces: gridOf({ shape: 'popover', colour: '#dc9d42', size: 49 }, [-0.73, 0, 0.73], [-0.57, 0.57]),
  garnish: garnishOf(dish, 0.8, 1),
})

const caramel = '#c4762a'

/** Sticky toffee pudding: dark squares in a pool of their sauce, more of it run over them. */
export const toffeePudding: Compose = (dish) => {
  const square: Look = { shape: 'square', colour: '#8a5026', size: 54, skin: '#4a2612' }
  const places = [
    [216, 0.44],
    [330, 0.42],
    [84, 0.42],
  ] as const
  const cream = foodsOf(dish, 'cream')[0]
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', square.colour) },
    grounds: [{ kind: 'puree', colour: caramel, reach: 0.84 }],
    pieces: places.flatMap((at, index): Pieces[] => [
      laid(square, at, [350, 8, 2][index]),
      // it runs over the edge of each
      laid({ shape: 'dollop', colour: caramel, size: 43 }, at, index * 70),
      laid({ shape: 'dollop', colour: caramel, size: 22 }, [at[0] + (index === 2 ? 24 : 10), at[1] + 0.24]),
    ]),
    garnish: cream?.look.shape === 'scoop' ? [laid({ ...cream.look, size: 34 }, [0, 0])] : [],
  }
}
