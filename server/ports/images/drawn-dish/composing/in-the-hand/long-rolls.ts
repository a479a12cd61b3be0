import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fanned, garnishOf, laid, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { fillingColour } from '#server/ports/images/drawn-dish/composing/in-the-hand/rolled-and-filled.ts'
import { meltedLook } from '#server/ports/images/drawn-dish/composing/plating/under-the-crust.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Hot dogs, subs, lobster rolls: long rolls cut open, their filling along them. */
export const longRolls: Compose = (dish) => {
  const foods = visibleFoods(dish, 6)
  const link = foods.find(({ look, part }) => look.shape === 'sausage' && part === 'main')
  const rest = foods.filter((food) => food !== link)
  const cheese = foodsOf(dish, 'melt').find(({ look, grams }) => look.shape === 'grated' && grams > 40)
  const roll: Look = {
    shape: 'boat',
    colour: '#f3dcae',
    size: 118,
    skin: '#c98a45',
    // cheese has melted all round the rest
    core: cheese ? mix(cheese.look.colour, '#f0c65a', 0.3) : fillingColour(dish),
  }
  const small = (look: Look): Look => ({ ...look, size: Math.min(15, look.size) })
  return {
    vessel: { kind: 'board', colour: '#b9814e' },
    grounds: [],
    pieces: [270, 90].flatMap((degrees): Pieces[] => {
      const at = [degrees, 0.44] as const
      return [
        laid(roll, at, 0),
        ...(link ? [laid({ ...link.look, size: 96 }, at, 0)] : []),
        ...(cheese ? [fanned(meltedLook(cheese.look, 24), 4, at, 0, { step: 1.9 })] : []),
        ...rest
          .slice(0, 3)
          .map(({ look }, index) => fanned(small(look), 6 - index, at, 0, { step: 1.7 + index, opening: 0.5 })),
      ]
    }),
    garnish: garnishOf(dish, 0.8, 1),
  }
}
