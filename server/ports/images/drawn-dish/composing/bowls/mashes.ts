import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { garnishOf, glazeFor, heaped, laid, ringed, strewn } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { blendedColour, foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { meltedLook } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Mashed and stirred soft: potatoes in mounds, polenta with its grain, beans with some of them whole; butter melts on it. */
export const mash: Compose = (dish) => {
  const colour = blendedColour(foodsOf(dish, 'piece', 'small', 'grain', 'sauce', 'cream', 'melt'), '#f3dfa4')
  const grain = foodsOf(dish, 'grain')[0]
  const beans = foodsOf(dish, 'small').filter(({ look }) => look.shape === 'bean' || look.shape === 'chickpea')
  const crumbs = foodsOf(dish, 'small').filter((food) => !beans.includes(food))
  const cheese = foodsOf(dish, 'melt')[0]
  const isMounded = !grain && beans.length === 0
  const top = mix(colour, '#f6cf50', 0.4)
  return {
    vessel: { kind: 'bowl', colour: glazeFor(dish.chance, 'bowl', colour) },
    grounds: grain
      ? [
          {
            kind: 'grain',
            colour: mix(grain.look.colour, '#f0b93a', 0.3),
            reach: 0.95,
            grainLength: 0.8,
            grainWidth: 2.6,
          },
        ]
      : [{ kind: 'puree', colour, reach: 0.95 }],
    pieces: [
      ...(isMounded ? [mounds(colour)] : []),
      ...beans.slice(0, 1).map(({ look }) => strewn({ ...look, colour: darker(look.colour, 0.12) }, 0.12, 0.8)),
      ...crumbs.slice(0, 2).map(({ look }) => heaped(look, [0, 0], 0.05, 0.5)),
      ...(dish.foods.some(({ id }) => /butter|ghee/.test(id))
        ? [
            laid({ shape: 'opening', colour: top, skin: lighter(colour, 0.2), size: 40 }, [0, 0]),
            laid({ shape: 'square', colour: '#f8e48c', size: 22 }, [0, 0]),
          ]
        : []),
    ],
    garnish: [
      ...(cheese ? [strewn(grain ? { ...cheese.look, size: 13 } : meltedLook(cheese.look), 0.05, 0.7)] : []),
      ...garnishOf(dish, 0.6),
    ],
  }
}

function mounds(colour: `#${string}`): Pieces {
  return ringed({ shape: 'dollop', colour: lighter(colour, 0.1), size: 54 }, 5, 0.5)
}
