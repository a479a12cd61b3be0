import { fanned, heaped, laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Dish, DishFood } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

/** How many of a shape lie on one another, and how close. */
interface Row {
  readonly count: number
  readonly step: number
  readonly opening?: number
  readonly size?: number
}

const rows: Readonly<Partial<Record<ShapeName, Row>>> = {
  fillet: { count: 2, step: 0.86, size: 1.15 },
  meat: { count: 6, step: 0.5, size: 1.15 },
  chop: { count: 3, step: 1.06, opening: 0.2, size: 1.2 },
  steak: { count: 2, step: 1.14, opening: 0.12, size: 1.14 },
  cutlet: { count: 2, step: 1.16, opening: 0.1 },
  rack: { count: 2, step: 1.2, opening: 0.06 },
  thigh: { count: 3, step: 1.1, opening: 0.3 },
  drumstick: { count: 4, step: 0.8, opening: 0.08 },
  sausage: { count: 4, step: 0.8, opening: 0.08 },
  slab: { count: 4, step: 1.1, opening: 0.08 },
  'half-egg': { count: 4, step: 1.35, opening: 0.3 },
  'crab-leg': { count: 5, step: 0.46, opening: 0.16 },
}

/** What stays whole in whatever it is cooked in: never strewn in pieces. */
export const uncut: ReadonlySet<ShapeName> = new Set(['steak', 'chop', 'cutlet', 'rack'])

/** The largest protein, as it is served. */
export function mainOf({ look }: DishFood, at: readonly [number, number]): Pieces {
  const turn = at[0] + 82
  const row = rows[look.shape]
  if (row) return fanned(look, row.count, at, turn, { opening: 0.06, ...row })
  return heaped(look, at, look.shape === 'wing' ? 0.44 : look.shape === 'shrimp' ? 0.26 : 0.2, 0.5)
}

/** The same, with what is left of the whole piece beside the slices that were cut from it. */
export function servedMain(food: DishFood, at: readonly [number, number], size = 1): Pieces[] {
  const { whole } = food.look
  if (!whole) return [mainOf(food, at)]
  const turn = at[0] + 82
  const [away, near] = at[1] > 0 ? ([at[0] - 60, at[0] + 30] as const) : ([262, 82] as const)
  return [
    laid(whole, [away, Math.max(0.3, at[1])], turn - 90, 1.1 * size),
    fanned(food.look, 4, [near, Math.max(0.32, at[1])], turn, { step: 0.46, size: 1.05 * size }),
  ]
}

/** Foods in their own places round the bowl, the heaviest to the front. */
export function sideBySide(dish: Dish, foods: readonly DishFood[], distance: number): Pieces[] {
  const from = 20 + Math.floor(dish.chance() * 40)
  const step = 360 / foods.length
  // few foods fill the plate, many share it
  const share = Math.min(0.36, Math.max(0.12, 0.62 / foods.length))
  const grown = foods.length < 5 ? 1.25 : 1
  return foods.map(({ look, part }, index): Pieces => {
    const degrees = (from + index * step) % 360
    const at = [degrees, foods.length > 1 ? distance : 0] as const
    const turn = degrees + 90
    if (look.shape === 'fried-egg') return laid(look, [degrees, at[1] * 0.8], turn, 1.3)
    if (part === 'main' && look.size > 30) {
      const isWhole = uncut.has(look.shape)
      return fanned(look, isWhole || look.shape === 'fillet' ? 2 : 5, [degrees, at[1] * 0.8], turn - 20, {
        step: isWhole ? 0.9 : 0.5,
        size: isWhole ? 1 : grown,
      })
    }
    if (look.shape === 'crescent') return fanned(look, 6, at, turn, { step: 0.26, opening: 0.1, size: grown })
    if (['round', 'citrus', 'mushroom'].includes(look.shape)) {
      return fanned(look, look.size < 16 ? 7 : 5, at, turn, { step: 0.74, opening: 0.1, size: grown })
    }
    return { ...heaped(look, at, share, 0.2 + share), size: grown }
  })
}
