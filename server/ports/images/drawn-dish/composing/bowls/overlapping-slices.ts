import { garnishOf, glazeFor, laid, strewn } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

/** Caprese: tomato, mozzarella and basil in turns, each slice on the one before; leaves below where there are some. */
export const caprese: Compose = (dish) => {
  const tomato = foodsOf(dish, 'piece').find(({ look }) => look.shape === 'cut-tomato')?.look
  const herb = foodsOf(dish, 'herb')[0]?.look
  const bed = foodsOf(dish, 'leaf')[0]?.look
  const vinegar = foodsOf(dish, 'sauce').find(({ strength }) => strength >= 2)
  const red: Look = { shape: 'cut-tomato', colour: tomato?.colour ?? '#cf3b25', size: 30 }
  const white: Look = { shape: 'round', colour: '#fffdf6', size: 28, skin: '#efe3cb', inner: 0.94 }
  const at = (x: number, y: number) => [(Math.atan2(y, x) / Math.PI) * 180, Math.hypot(x, y)] as const
  const rows = [-0.46, 0, 0.46]
  const columns = [-0.54, -0.32, -0.1, 0.12, 0.34, 0.56]
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', white.colour) },
    grounds: [],
    pieces: [
      ...(bed ? [strewn(bed, 0.9, 0.92)] : []),
      ...rows.flatMap((y) => columns.map((x, index) => laid(index % 2 === 0 ? red : white, at(x, y), index * 50))),
      ...(herb
        ? rows.flatMap((y) =>
            [-0.4, 0.06, 0.5].map((x, index) => laid({ ...herb, size: 17 }, at(x, y + 0.03), 70 + index * 30)),
          )
        : []),
    ],
    garnish: [
      ...(vinegar ? [laid({ shape: 'drizzle', colour: vinegar.dye, size: 60 }, [0, 0], 20)] : []),
      ...garnishOf({ ...dish, foods: dish.foods.filter(({ part }) => part === 'dust') }, 0.6, 1),
    ],
  }
}
