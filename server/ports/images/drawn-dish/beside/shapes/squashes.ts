import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { brush, within } from '#server/ports/images/drawn-dish/beside/shapes/vegetable-parts.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

const crookneck = stencil(
  'M-.1,-.86 C.1,-.98 .3,-.8 .28,-.56 C.26,-.3 .34,-.1 .52,.2 C.76,.6 .5,.98 .06,.98 C-.42,.98 -.64,.6 -.42,.2 C-.26,-.1 -.2,-.3 -.24,-.56 C-.26,-.7 -.2,-.8 -.1,-.86Z',
)

const crookStem = stencil('M.02,-.84 C.02,-.94 -.04,-1 -.12,-1.04')

const bellShape = stencil(
  'M-.3,-.88 C-.1,-1 .14,-1 .32,-.88 C.44,-.5 .38,-.22 .56,.06 C.84,.44 .74,.98 0,.98 C-.74,.98 -.84,.44 -.56,.06 C-.38,-.22 -.44,-.5 -.3,-.88Z',
)

const stub = stencil('M-.08,-.86 C-.06,-.98 -.1,-1.04 -.14,-1.12 L.12,-1.12 C.1,-1.02 .08,-.98 .1,-.86Z')

const pumpkinStem = stencil('M-.16,-.42 C-.1,-.6 -.12,-.76 -.26,-.9 L.02,-.98 C.1,-.8 .12,-.6 .2,-.42Z')

const acornBody = stencil(
  'M-.1,-.76 C-.5,-.96 -.92,-.6 -.88,-.1 C-.84,.4 -.3,.66 0,1 C.3,.66 .84,.4 .88,-.1 C.92,-.6 .5,-.96 .1,-.76Z',
)

const acornRibs = stencil(
  'M-.1,-.7 C-.6,-.4 -.56,.3 -.06,.86M.1,-.7 C.6,-.4 .56,.3 .06,.86M0,-.7 C-.12,-.2 -.1,.4 0,.9',
)

const strands = stencil(
  'M-.4,-.5 C-.1,-.3 -.2,.2 -.4,.5M-.16,-.62 C.1,-.3 0,.3 -.14,.64M.16,-.64 C.3,-.2 .2,.3 .14,.66M.4,-.5 C.5,-.1 .44,.3 .36,.52',
)

/** A yellow squash with its bent neck. */
export const yellowSquash: DrawBought = (pen, spot, { skin = '#e0b32e' }) =>
  [
    [0.34, -0.06, 0.88, 36],
    [-0.24, 0.04, 0.94, -8],
  ]
    .map(([u = 0, v = 0, share = 1, turn = 0]) => {
      const { solid, line, glint } = brush(pen, within(spot, u, v, share, turn))
      return line(crookStem, '#8a9a3c', 0.2) + solid(crookneck, skin, { depth: 0.24 }) + glint(-0.16, 0.36, 0.46, 0.7)
    })
    .join('')

/** A butternut squash, whole, and half of one with its hollow. */
export const butternut: DrawBought = (pen, spot, { colour, skin = '#e3bd84' }) => {
  const behind = brush(pen, within(spot, 0.34, -0.06, 0.84, 26))
  const half = within(spot, -0.3, 0.08, 0.86, -10)
  const { solid, oval, dots } = brush(pen, half)
  return (
    behind.solid(stub, '#a98a54') +
    behind.solid(bellShape, skin, { depth: 0.24 }) +
    behind.glint(-0.2, -0.3, 0.44, 0.6) +
    solid(bellShape, skin) +
    brush(pen, { ...half, size: half.size * 0.88 }).fill(bellShape, pen.shaded(colour, 0.14)) +
    oval(0, 0.44, 0.36, 0.34, darker(colour, 0.22), { flat: true }) +
    dots(
      [
        [-0.16, 0.32],
        [0.14, 0.3],
        [0, 0.46],
        [-0.18, 0.56],
        [0.18, 0.56],
      ],
      '#f6dfae',
      0.13,
    )
  )
}

/** A pumpkin, ribbed, with its stalk. */
export const pumpkin: DrawBought = (pen, spot, { colour, skin = '#6f7a3a' }) => {
  const { solid, oval, glint } = brush(pen, spot)
  const rib = (u: number, width: number, height: number): string =>
    oval(u, 0.2, width, height, pen.domed(lighter(colour, 0.2), darker(colour, 0.24)), { material: { shadow: 0 } })
  return (
    oval(0.05, 0.3, 0.98, 0.66, '#2a1009', { flat: true, opacity: 0.24 }) +
    rib(-0.62, 0.36, 0.6) +
    rib(0.62, 0.36, 0.6) +
    rib(-0.34, 0.38, 0.68) +
    rib(0.34, 0.38, 0.68) +
    rib(0, 0.34, 0.7) +
    solid(pumpkinStem, skin, { drop: 2 }) +
    glint(-0.44, -0.08, 0.4, 0.5)
  )
}

/** An acorn squash: dark, ribbed, pointed, and half of one in front. */
export const acornSquash: DrawBought = (pen, spot, { colour, skin = '#47602c' }) => {
  const behind = brush(pen, within(spot, 0.26, -0.22, 0.74, 8))
  const half = within(spot, -0.3, 0.26, 0.7, -12)
  const { solid, oval, dots } = brush(pen, half)
  return (
    behind.solid(stub, '#9a8a54') +
    behind.solid(acornBody, skin, { depth: 0.3 }) +
    behind.line(acornRibs, darker(skin, 0.4), 0.06, 0.7) +
    behind.glint(-0.4, -0.3, 0.44, 0.5) +
    solid(acornBody, skin) +
    brush(pen, { ...half, size: half.size * 0.88 }).fill(acornBody, pen.shaded(colour, 0.12)) +
    oval(0, -0.04, 0.4, 0.42, darker(colour, 0.26), { flat: true }) +
    dots(
      [
        [-0.18, -0.2],
        [0.14, -0.22],
        [0, 0],
        [-0.16, 0.18],
        [0.16, 0.16],
      ],
      '#f8e6ba',
      0.15,
    )
  )
}

/** Half a spaghetti squash with its strands, and a whole one. */
export const spaghettiSquash: DrawBought = (pen, spot, { colour, skin = '#eccb4e' }) => {
  const { oval, glint } = brush(pen, spot)
  const half = within(spot, -0.3, 0.16, 0.84, -10)
  return (
    oval(0.36, -0.14, 0.56, 0.82, skin, { turn: 24 }) +
    glint(0.2, -0.44, 0.5, 0.6) +
    oval(-0.3, 0.14, 0.6, 0.84, skin, { turn: -10 }) +
    oval(-0.3, 0.14, 0.52, 0.75, lighter(colour, 0.4), { turn: -10, flat: true }) +
    oval(-0.3, 0.14, 0.44, 0.64, colour, { turn: -10, flat: true }) +
    brush(pen, half).line(strands, lighter(colour, 0.6), 0.07) +
    brush(pen, within(half, 0.08, 0, 1)).line(strands, darker(colour, 0.2), 0.04, 0.7)
  )
}
