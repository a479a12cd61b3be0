import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const knot = stencil(
  'M-.1,.86 C.3,.4 .9,.1 .84,-.36 C.8,-.8 .3,-.84 .06,-.44 C-.04,-.2 -.06,0 -.1,.06M.1,.86 C-.3,.4 -.9,.1 -.84,-.36 C-.8,-.8 -.3,-.84 -.06,-.44 C.04,-.2 .06,0 .1,.06M-.46,.72 C-.2,.4 .3,.4 .5,.72',
)

/** A pretzel with its salt. */
export const pretzel: DrawBought = (e, { colour }) =>
  e.at(0.049, 0.082).line(knot, '#2a1009', 0.23, 0.24) +
  e.line(knot, darker(colour, 0.3), 0.24) +
  e.line(knot, colour, 0.18) +
  e.at(-0.033, -0.039).line(knot, lighter(colour, 0.3), 0.05, 0.7) +
  e.dots(
    [
      [-0.8, -0.3],
      [-0.66, 0],
      [-0.4, 0.3],
      [0.76, -0.14],
      [0.5, 0.24],
      [0.6, -0.6],
      [-0.5, -0.66],
      [0.2, -0.54],
      [-0.2, 0.6],
      [0.24, 0.54],
    ].map(([u = 0, v = 0]): Stroke => [u, v, 0.023, 0.016]),
    '#fffaf0',
    0.066,
  )

const triangle = stencil('M-.06,-.9 C.3,-.4 .7,.3 .92,.7 C.4,.6 -.4,.84 -.94,.66 C-.7,.2 -.4,-.4 -.06,-.9Z')

/** Tortilla chips. */
export const cornChips: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.42, -0.32, 0.62, 40],
      [-0.4, -0.22, 0.64, -24],
      [0.06, 0.38, 0.68, 8],
    ],
    (one) => {
      const freckles = e.pen.times(9, (): Stroke => [(e.pen.chance() - 0.5) * 0.7, 0.5 - e.pen.chance() * 0.7])
      return one.solid(triangle, colour) + one.dots(freckles, darker(colour, 0.35), 0.076, 0.7)
    },
  )

const crisp = stencil(
  'M-.98,.1 C-1,-.4 -.5,-.76 0,-.7 C.6,-.76 1,-.36 .96,.1 C.9,.5 .4,.44 0,.56 C-.4,.7 -.9,.6 -.98,.1Z',
)
const crispRidge = stencil('M-.7,.1 C-.4,-.36 .3,-.4 .7,0M-.4,.3 C-.1,.04 .2,.04 .4,.2')

/** Potato chips, curled. */
export const potatoChips: DrawBought = (e, { colour, skin = darker(colour, 0.25) }) =>
  e.heap(
    [
      [0.38, -0.4, 0.58, 20],
      [-0.4, -0.2, 0.62, -24],
      [0.16, 0.36, 0.68, 8],
    ],
    (one) =>
      one.solid(crisp, skin, { depth: 0.2 }) +
      one.at(0, 0, 0.88).fill(crisp, e.pen.domed(lighter(colour, 0.3), colour)) +
      one.line(crispRidge, darker(colour, 0.3), 0.06, 0.6),
  )

const bar = stencil('M-.96,-.3 C-.6,-.36 .6,-.36 .96,-.3 L.96,.3 C.6,.36 -.6,.36 -.96,.3Z')

/** Bars of grain and nuts, or, coated, of candy; `core` shows where one is cut. */
export const bars: DrawBought = (e, { colour, skin, core = darker(colour, 0.5) }) =>
  e.heap(
    [
      [0.04, -0.38, 0.92, -20],
      [-0.04, 0.34, 0.94, -14],
    ],
    (one) => {
      const grains = e.pen.times(
        30,
        (): Stroke => [(e.pen.chance() - 0.5) * 1.76, (e.pen.chance() - 0.5) * 0.5, 0.053, 0.018],
      )
      if (skin)
        return (
          one.solid(bar, skin, { depth: 0.3 }) +
          one.line(waves, lighter(skin, 0.25), 0.08, 0.7) +
          one.fill(cutEnd, colour) +
          one.line(cutEnd, skin, 0.052) +
          one.fill(cutCore, core)
        )
      return (
        one.solid(bar, colour, { depth: 0.3 }) +
        one.dots(grains.slice(0, 18), lighter(colour, 0.4), 0.07) +
        one.dots(grains.slice(18), core, 0.07)
      )
    },
  )
const waves = stencil('M-.8,-.16 C-.7,.1 -.6,.1 -.5,-.16M-.3,-.16 C-.2,.1 -.1,.1 0,-.16M.2,-.16 C.3,.1 .4,.1 .5,-.16')
const cutEnd = stencil('M.74,-.32 L.98,-.3 L.98,.3 L.74,.32Z')
const cutCore = stencil('M.78,-.06 L.94,-.06 L.94,.22 L.78,.22Z')

const popped = stencil(
  'M-.1,-.86 C.2,-1.04 .5,-.8 .46,-.52 C.8,-.6 1.04,-.2 .8,.04 C1,.36 .7,.72 .4,.6 C.3,.96 -.2,.98 -.3,.66 C-.66,.8 -.98,.5 -.8,.18 C-1.06,-.04 -.9,-.5 -.54,-.46 C-.6,-.7 -.36,-.9 -.1,-.86Z',
)
const poppedFolds = stencil('M-.3,-.3 C-.1,-.1 .1,-.3 .2,-.4M.4,.1 C.2,.1 .1,.3 .2,.4M-.4,.2 C-.2,.1 -.1,.3 -.2,.5')

/** Popcorn. */
export const popcorn: DrawBought = (e, { colour, core = '#e2a83c' }) =>
  e.heap(
    [
      [-0.3, -0.5, 0.4],
      [0.4, -0.42, 0.38, 60],
      [-0.54, 0.22, 0.44, 120],
      [0.14, 0.1, 0.42, 200],
      [0.62, 0.36, 0.4, 30],
      [0, 0.64, 0.4, 80],
    ],
    (one) => one.solid(popped, colour, { depth: 0.16 }) + one.line(poppedFolds, core, 0.12, 0.8),
  )
