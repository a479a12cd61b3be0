import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, placed, pointOf, type Spot, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const bow = stencil(
  'M-.96,-.56 L-.8,-.36 L-.96,-.18 L-.84,0 L-.96,.2 L-.8,.38 L-.94,.58 C-.6,.5 -.3,.26 0,.16 C.3,.26 .6,.5 .94,.58 L.8,.38 L.96,.2 L.84,0 L.96,-.18 L.8,-.36 L.96,-.56 C.6,-.5 .3,-.26 0,-.16 C-.3,-.26 -.6,-.5 -.96,-.56Z',
)
const pinch = stencil('M-.34,-.1 C-.1,-.02 .1,-.02 .34,-.1M-.3,.1 C-.1,.02 .1,.02 .3,.1M0,-.18 L0,.18')
const cup = stencil('M-.98,-.04 C-.9,-.72 .9,-.72 .98,-.04 C.86,.62 -.86,.62 -.98,-.04Z')
const lip = stencil('M-.8,.02 C-.66,-.34 .66,-.34 .8,.02 C.6,.34 -.6,.34 -.8,.02Z')
const ridges = stencil(
  'M-.6,-.46 C-.5,-.3 -.46,-.24 -.44,-.14M-.2,-.54 L-.16,-.24M.2,-.54 L.16,-.24M.6,-.46 C.5,-.3 .46,-.24 .44,-.14',
)
const dumpling = stencil(
  'M-.96,.02 C-.98,-.5 -.6,-.72 0,-.7 C.6,-.72 .98,-.5 .96,.02 C.98,.52 .6,.72 0,.7 C-.6,.72 -.98,.52 -.96,.02Z',
)
const grooves = stencil(
  'M-.6,-.5 C-.72,-.2 -.72,.2 -.6,.48M-.2,-.6 C-.3,-.2 -.3,.2 -.2,.6M.2,-.6 C.1,-.2 .1,.2 .2,.6M.6,-.5 C.5,-.2 .5,.2 .6,.48',
)
const turns = [-0.78, -0.4, -0.02, 0.36, 0.74] as const

/** Fusilli and rotini: a ribbon wound round itself. */
export const spiral: Shape = (pen, spot, { colour }) => {
  const coil = (u: number): Spot => {
    const [x, y] = pointOf(spot, u, 0)
    return { x, y, size: spot.size * 0.34, turn: spot.turn + 0.95 }
  }
  const coils = turns.map((u) => blob(pen.chance, coil(u), { height: 0.5, corners: 8, uneven: 0.05 }))
  return (
    pen.shadow(coils.join(''), spot.size * 0.16) +
    coils.map((path) => pen.solid(path, colour, { shadow: 0, rim: 1, depth: 0.22 })).join('') +
    pen.line(coils.join(''), darker(colour, 0.4), spot.size * 0.045, 0.5)
  )
}

/** Farfalle: cut zigzag at both ends, pinched in the middle. */
export const bowTie: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(bow, spot), colour, { drop: spot.size * 0.14, rim: 1.2, depth: 0.2 }) +
  pen.line(placed(pinch, spot), darker(colour, 0.4), spot.size * 0.07, 0.6)

/** Shells and orecchiette: a little cup, hollow towards the eye. */
export const pastaShell: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(cup, spot), colour, { drop: spot.size * 0.2, rim: 1.4, depth: 0.2 }) +
  pen.fill(placed(lip, spot), pen.hollow(darker(colour, 0.5), lighter(colour, 0.1))) +
  pen.line(placed(ridges, spot), darker(colour, 0.3), spot.size * 0.06, 0.5)

/** Gnocchi: plump, and grooved by the fork that they were rolled over. */
export const gnocchi: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(dumpling, spot), colour, { drop: spot.size * 0.26, rim: 1.2, depth: 0.2 }) +
  pen.line(placed(grooves, spot), darker(colour, 0.3), spot.size * 0.1, 0.6) +
  pen.glint(spot.x - spot.size * 0.1, spot.y - spot.size * 0.3, spot.size * 0.6, 0.5)
