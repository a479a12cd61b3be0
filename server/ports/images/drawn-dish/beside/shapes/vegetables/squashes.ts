import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

/** A long body with a bent neck. */
export const crookneck = stencil(
  'M-.1,-.86 C.1,-.98 .3,-.8 .28,-.56 C.26,-.3 .34,-.1 .52,.2 C.76,.6 .5,.98 .06,.98 C-.42,.98 -.64,.6 -.42,.2 C-.26,-.1 -.2,-.3 -.24,-.56 C-.26,-.7 -.2,-.8 -.1,-.86Z',
)

/** The stem of a bent neck. */
export const crookStem = stencil('M.02,-.84 C.02,-.94 -.04,-1 -.12,-1.04')

const bellShape = stencil(
  'M-.3,-.88 C-.1,-1 .14,-1 .32,-.88 C.44,-.5 .38,-.22 .56,.06 C.84,.44 .74,.98 0,.98 C-.74,.98 -.84,.44 -.56,.06 C-.38,-.22 -.44,-.5 -.3,-.88Z',
)

const stemEnd = stencil('M-.08,-.86 C-.06,-.98 -.1,-1.04 -.14,-1.12 L.12,-1.12 C.1,-1.02 .08,-.98 .1,-.86Z')

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
export const yellowSquash: DrawBought = (e, { skin = '#e0b32e' }) =>
  e.heap(
    [
      [0.34, -0.06, 0.88, 36],
      [-0.24, 0.04, 0.94, -8],
    ],
    (one) =>
      one.line(crookStem, '#8a9a3c', 0.2) +
      one.solid(crookneck, skin, { depth: 0.24 }) +
      one.glint(-0.16, 0.36, 0.46, 0.7),
  )

/** A butternut squash, whole, and half of one with its hollow. */
export const butternut: DrawBought = (e, { colour, skin = '#e3bd84' }) => {
  const behind = e.at(0.34, -0.06, 0.84, 26)
  const half = e.at(-0.3, 0.08, 0.86, -10)

  return (
    behind.solid(stemEnd, '#a98a54') +
    behind.solid(bellShape, skin, { depth: 0.24 }) +
    behind.glint(-0.2, -0.3, 0.44, 0.6) +
    half.solid(bellShape, skin) +
    half.at(0, 0, 0.88).fill(bellShape, e.pen.shaded(colour, 0.14)) +
    half.fill(oval(0, 0.44, 0.36, 0.34), darker(colour, 0.22)) +
    half.dots(
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
export const pumpkin: DrawBought = (e, { colour, skin = '#6f7a3a' }) => {
  const rib = (u: number, width: number, height: number): string =>
    e.solid(oval(u, 0.2, width, height), e.pen.domed(lighter(colour, 0.2), darker(colour, 0.24)), { shadow: 0 })
  return (
    e.fill(oval(0.05, 0.3, 0.98, 0.66), '#2a1009', 0.24) +
    rib(-0.62, 0.36, 0.6) +
    rib(0.62, 0.36, 0.6) +
    rib(-0.34, 0.38, 0.68) +
    rib(0.34, 0.38, 0.68) +
    rib(0, 0.34, 0.7) +
    e.solid(pumpkinStem, skin, { drop: 0.03 }) +
    e.glint(-0.44, -0.08, 0.4, 0.5)
  )
}

/** An acorn squash: dark, ribbed, pointed, and half of one in front. */
export const acornSquash: DrawBought = (e, { colour, skin = '#47602c' }) => {
  const behind = e.at(0.26, -0.22, 0.74, 8)
  const half = e.at(-0.3, 0.26, 0.7, -12)

  return (
    behind.solid(stemEnd, '#9a8a54') +
    behind.solid(acornBody, skin, { depth: 0.3 }) +
    behind.line(acornRibs, darker(skin, 0.4), 0.06, 0.7) +
    behind.glint(-0.4, -0.3, 0.44, 0.5) +
    half.solid(acornBody, skin) +
    half.at(0, 0, 0.88).fill(acornBody, e.pen.shaded(colour, 0.12)) +
    half.fill(oval(0, -0.04, 0.4, 0.42), darker(colour, 0.26)) +
    half.dots(
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
export const spaghettiSquash: DrawBought = (e, { colour, skin = '#eccb4e' }) => {
  const half = e.at(-0.3, 0.16, 0.84, -10)
  return (
    e.solid(oval(0.36, -0.14, 0.56, 0.82, 24), skin) +
    e.glint(0.2, -0.44, 0.5, 0.6) +
    e.solid(oval(-0.3, 0.14, 0.6, 0.84, -10), skin) +
    e.fill(oval(-0.3, 0.14, 0.52, 0.75, -10), lighter(colour, 0.4)) +
    e.fill(oval(-0.3, 0.14, 0.44, 0.64, -10), colour) +
    half.line(strands, lighter(colour, 0.6), 0.07) +
    half.at(0.08, 0, 1).line(strands, darker(colour, 0.2), 0.04, 0.7)
  )
}
