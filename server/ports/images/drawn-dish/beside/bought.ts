import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'
import type { Spot } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'

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

/** Draws one food, or a small group of it, within its spot: `size` is half of its width and of its height. */
export type DrawBought = (pen: Pen, spot: Spot, colours: Omit<Bought, 'draw'>) => string

/** Rows by food id; a key may name several ids, with spaces between. */
export function boughtRows(table: Readonly<Record<string, Bought>>): ReadonlyMap<string, Bought> {
  return new Map(Object.entries(table).flatMap(([ids, bought]) => ids.split(' ').map((id) => [id, bought] as const)))
}
