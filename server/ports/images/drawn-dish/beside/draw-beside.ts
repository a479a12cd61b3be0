import type { Bought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { Easel } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { fullTurn } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'
import type { VesselKind } from '#server/ports/images/drawn-dish/scene.ts'

/** The lower corners of the picture, and half of what lies there: no two pictures have it at one size. */
const corners = [
  { x: 62, y: 348 },
  { x: 344, y: 348 },
] as const
const [least, more] = [46, 8] as const
/** How far a food reaches from its middle, in its sizes, where the edge of the picture does not cut it. */
export const reach = 1.25
/** How much smaller a dish is that foods lie beside, and where its middle is then: the foot is free for them. */
const share = 0.86
const middles: Readonly<Partial<Record<VesselKind, number>>> = {
  board: 158,
  tray: 158,
  'baking-dish': 158,
  'muffin-tin': 158,
}
const roundMiddle = 178

/** Foods at the lower corners, under the rim of the dish, which makes room for them. */
export function drawBeside(pen: Pen, foods: readonly Bought[], vessel: VesselKind, dish: string): string {
  if (foods.length === 0) return dish
  const drawn = foods.map(({ draw, ...colours }, index) => {
    const corner = corners[index % corners.length] ?? corners[0]
    const size = least + more * pen.chance()
    return draw(new Easel(pen, { ...corner, size, turn: ((colours.turn ?? 0) / 360) * fullTurn }), colours)
  })
  const down = (middles[vessel] ?? roundMiddle) - 200 * share
  return `${drawn.join('')}<g transform="translate(${200 * (1 - share) + 3} ${Math.round(down)}) scale(${share})">${dish}</g>`
}
