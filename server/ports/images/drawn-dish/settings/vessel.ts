import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'
import type { Area } from '#server/ports/images/drawn-dish/settings/area.ts'

/** A vessel, drawn: what lies under the food, what stands over it, and where the food may lie. */
export interface DrawnVessel {
  readonly area: Area
  readonly under: string
  readonly over?: string
}

export type DrawVessel = (pen: Pen, colour?: Colour) => DrawnVessel
