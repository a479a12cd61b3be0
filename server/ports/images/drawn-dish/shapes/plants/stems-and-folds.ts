import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { disc, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const stem = stencil('M-.12,-.34 C-.2,.1 -.4,.5 -.36,.9 C-.3,1.04 .3,1.04 .36,.9 C.4,.5 .2,.1 .12,-.34Z')
const blade = stencil(
  'M0,-1 C.34,-1.02 .6,-.8 .58,-.46 C.58,-.1 .36,.2 .14,.34 L-.14,.34 C-.36,.2 -.58,-.1 -.58,-.46 C-.6,-.8 -.34,-1.02 0,-1Z',
)
const ribs = stencil('M0,.8 L0,-.78M-.16,.8 C-.12,.3 -.06,.1 -.3,-.5M.16,.8 C.12,.3 .06,.1 .3,-.5')
const peak = stencil('M-.46,-.42 C-.3,-1.02 .3,-1.02 .46,-.42 C.2,-.3 -.2,-.3 -.46,-.42Z')

/** Bok choy: a green blade on a stem that is broad, thick and white. */
export const stemmedLeaf: Shape = (pen, spot, { colour, core = '#f2f6e2' }) =>
  pen.solid(placed(blade, spot), colour, { drop: spot.size * 0.1, depth: 0.24 }) +
  pen.solid(placed(stem, spot), core, { drop: spot.size * 0.1, rim: 1.2, depth: 0.1 }) +
  pen.line(placed(ribs, spot), lighter(core, 0.2), spot.size * 0.06, 0.85) +
  pen.line(
    placed(ribs, { ...spot, size: spot.size * 0.9, x: spot.x + spot.size * 0.05 }),
    darker(core, 0.2),
    spot.size * 0.02,
    0.5,
  )

/** Tortellini: a folded ring of dough with a peak, its filling a bulge. */
export const foldedRing: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  const [x, y] = pointOf(spot, 0, 0.16)
  const ring = disc(x, y, size * 0.56)
  return (
    `<g transform="translate(1.4 2.6)">${pen.line(ring, '#2a1009', size * 0.52, 0.26)}</g>` +
    pen.solid(placed(peak, spot), lighter(colour, 0.12), { drop: size * 0.1, rim: 1 }) +
    pen.line(ring, darker(colour, 0.3), size * 0.56) +
    pen.line(ring, colour, size * 0.46) +
    pen.line(disc(x - size * 0.06, y - size * 0.1, size * 0.56), lighter(colour, 0.6), size * 0.1, 0.7)
  )
}
