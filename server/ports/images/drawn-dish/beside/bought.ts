import type { Easel } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'

/** How a food looks as it is bought, before anybody cut or cooked it: the shape that draws it, and its colors. */
export interface Bought {
  readonly draw: DrawBought
  readonly colour: Colour
  /** Peel, rind, stalk or leaves. */
  readonly skin?: Colour
  /** Flesh where it is cut, or a second color. */
  readonly core?: Colour
  /** How far it is turned, in degrees clockwise; as it is drawn otherwise. */
  readonly turn?: number
}

/** Draws one food, or a small group of it, on its easel, whose `size` is half of its width and of its height. */
export type DrawBought = (e: Easel, colours: Omit<Bought, 'draw'>) => string

/** Rows by food id; a key may name several ids, with spaces between. */
export function boughtRows(table: Readonly<Record<string, Bought>>): ReadonlyMap<string, Bought> {
  return new Map(Object.entries(table).flatMap(([ids, bought]) => ids.split(' ').map((id) => [id, bought] as const)))
}

/** The same drawing, smaller or larger, and moved within its spot by a share of its size. */
export function fitted(draw: DrawBought, share: number, u = 0, v = 0): DrawBought {
  return (e, colours) => draw(e.at(u, v, share), colours)
}
