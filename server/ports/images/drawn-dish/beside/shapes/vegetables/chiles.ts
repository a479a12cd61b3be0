import type { Bought, DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { type Stencil, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const slim = stencil(
  'M-.7,-.46 C-.64,-.72 -.4,-.74 -.28,-.56 C-.04,-.06 .36,.4 1,.6 C.4,.78 -.2,.56 -.5,.14 C-.64,-.1 -.74,-.28 -.7,-.46Z',
)
const stout = stencil(
  'M-.8,-.3 C-.78,-.7 -.4,-.82 -.12,-.56 C.26,-.3 .74,.06 .94,.5 C1,.68 .84,.8 .66,.74 C.1,.7 -.76,.36 -.8,-.3Z',
)
const stem = stencil('M-.52,-.6 C-.6,-.78 -.72,-.88 -.92,-.92')
const collar = stencil('M-.76,-.38 C-.84,-.76 -.4,-.9 -.18,-.58 C-.34,-.62 -.6,-.54 -.76,-.38Z')
const shine = stencil('M-.54,-.34 C-.4,-.02 -.2,.22 .1,.4')

function oneChile(e: Easel, body: Stencil, { colour, skin = '#5c8a34' }: Omit<Bought, 'draw'>): string {
  return (
    e.solid(body, colour, { depth: 0.28 }) +
    e.line(shine, lighter(colour, 0.6), 0.07, 0.6) +
    e.line(stem, darker(skin, 0.1), 0.11) +
    e.solid(collar, skin, { drop: 0, shadow: 0 })
  )
}

/** Two slim chiles, curved and pointed. */
export const slimChiles: DrawBought = (e, colours) =>
  oneChile(e.at(0.1, -0.16, 0.82, -28), slim, { ...colours, colour: darker(colours.colour, 0.08) }) +
  oneChile(e.at(-0.06, 0.2, 0.92, 6), slim, colours)

/** A stout, blunt chile and a ring cut from one. */
export const stoutChile: DrawBought = (e, { core = '#dfeab8', ...colours }) => {
  const at = e.at(0.56, -0.52, 0.36)

  return (
    oneChile(e.at(-0.02, 0.08, 0.98, 4), stout, colours) +
    at.solid(oval(0, 0, 1), colours.colour, { drop: 0.09 }) +
    at.fill(oval(0, 0, 0.78), core) +
    at.dots(
      [
        [-0.3, -0.2],
        [0.3, -0.24],
        [0, 0.36],
        [0.34, 0.2],
        [-0.3, 0.24],
      ],
      '#fffbe6',
      0.24,
    ) +
    at.fill(oval(0, 0, 0.14), colours.colour, 0.5)
  )
}

/** Two stout chiles, whole. */
export const stoutChiles: DrawBought = (e, colours) =>
  oneChile(e.at(0.1, -0.18, 0.8, -30), stout, { ...colours, colour: darker(colours.colour, 0.08) }) +
  oneChile(e.at(-0.08, 0.2, 0.88, 6), stout, colours)
