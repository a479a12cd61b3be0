import { fanned, heaped, laid } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { DishFood } from '#server/ports/images/drawn-dish/composing/dish.ts'
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
  return heaped(look, at, look.shape === 'shrimp' ? 0.26 : 0.2, 0.5)
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
