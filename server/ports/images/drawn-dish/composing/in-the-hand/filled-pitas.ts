import { lightness } from '#server/ports/images/drawn-dish/colour.ts'
import { glazeFor, laid, visibleFoods } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { foodsOf } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { breadOf } from '#server/ports/images/drawn-dish/composing/in-the-hand/hand-food.ts'
import { rolls } from '#server/ports/images/drawn-dish/composing/in-the-hand/rolled-and-filled.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** Gyros and shawarma: two breads, open, their meat in strips along the middle between the vegetables, white sauce run over it. */
export const filledPitas: Compose = (dish) => {
  const [main, ...others] = visibleFoods(dish, 6).sort((a, b) => Number(b.part === 'main') - Number(a.part === 'main'))
  if (!main) return rolls(dish)
  const { colour, skin } = main.look
  const strip: Look = { shape: 'chunk', colour, size: 21, width: 0.42, skin }
  const white = foodsOf(dish, 'cream', 'sauce').find(({ dye, grams }) => grams > 20 && lightness(dye) > 0.8)
  const bread: Look = { ...breadOf(dish, '#ecd09a'), shape: 'flat', size: 80 }
  const sides = [180, 0]
  const row = (look: Look, x: number, degrees: number, count: number): Pieces => {
    const u = (degrees === 0 ? 0.5 : -0.5) + x
    return {
      look,
      count,
      arrangement: 'fan',
      at: [u < 0 ? 180 : 0, Math.abs(u)],
      turn: 90,
      step: look === strip ? 0.62 : 1,
      opening: 0.16,
    }
  }
  return {
    vessel: { kind: 'plate', colour: glazeFor(dish.chance, 'plate', bread.colour) },
    grounds: [],
    pieces: [
      ...sides.map((degrees) => laid(bread, [degrees, 0.5], degrees === 0 ? 8 : 352)),
      ...others
        .slice(0, 3)
        .flatMap(({ look }, index) =>
          sides.map((degrees) =>
            row({ ...look, size: Math.min(18, look.size) }, [0.26, -0.25, 0.16][index] ?? 0, degrees, 5 - index),
          ),
        ),
      // the meat is what one sees first
      ...sides.flatMap((degrees) => [row(strip, -0.05, degrees, 7), row(strip, 0.07, degrees, 6)]),
    ],
    garnish: sides.flatMap((degrees) => [
      ...(white ? [laid({ shape: 'drizzle', colour: white.dye, size: 46 }, [degrees, 0.5], 90)] : []),
      ...foodsOf(dish, 'herb')
        .slice(0, 1)
        .map(({ look }) => laid(look, [degrees, degrees === 0 ? 0.54 : 0.46], 60 + degrees)),
    ]),
  }
}
