import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, scallops } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const spear = stencil(
  'M-.1,.96 C-.11,.3 -.13,-.3 -.14,-.5 C-.14,-.8 -.04,-.94 0,-1.02 C.04,-.94 .14,-.8 .14,-.5 C.13,-.3 .11,.3 .1,.96 C.05,1 -.05,1 -.1,.96Z',
)

const spearTip = stencil(
  'M-.14,-.48 C-.14,-.8 -.04,-.94 0,-1.02 C.04,-.94 .14,-.8 .14,-.48 C.06,-.42 -.06,-.42 -.14,-.48Z',
)

const scales = stencil(
  'M-.11,-.5 L0,-.7 L.11,-.5M-.08,-.7 L0,-.84 L.08,-.7M-.1,-.12 L-.02,-.28 L.05,-.12M0,.22 L.06,.08 L.1,.22M-.09,.66 L-.03,.52 L.03,.66',
)

/** A tied bundle of asparagus. */
export const asparagus: DrawBought = (e, { colour, skin = '#6d5a86', core = '#d9b25c' }) => {
  const all = e.at(0, 0, 1, 14)
  return (
    all.heap(
      [
        [-0.46, 0.08, 0.96, -8],
        [0.46, 0.06, 0.96, 8],
        [-0.24, -0.04, 0.96, -4],
        [0.24, -0.02, 0.96, 4],
        [0, 0.04, 0.96, 0],
      ],
      (one) =>
        one.solid(spear, colour, { depth: 0.28 }) +
        one.fill(spearTip, mix(colour, skin, 0.5), 0.85) +
        one.line(scales, darker(mix(colour, skin, 0.4), 0.2), 0.045, 0.9),
    ) +
    all.line(stencil('M-.54,.4 C-.2,.5 .2,.5 .54,.4'), core, 0.14) +
    all.line(stencil('M-.52,.37 C-.2,.46 .2,.46 .52,.37'), lighter(core, 0.4), 0.04)
  )
}

const rib = stencil('M-.14,.9 C-.2,.3 -.12,-.2 -.1,-.5 L.1,-.5 C.12,-.2 .2,.3 .14,.9 C.06,.96 -.06,.96 -.14,.9Z')

const ribLines = stencil('M-.05,.8 C-.08,.3 -.04,-.1 -.03,-.46M.05,.8 C.08,.3 .04,-.1 .03,-.46')

const tuft = scallops(
  [
    [-0.3, -0.46],
    [-0.36, -0.7],
    [-0.2, -0.92],
    [0.1, -0.98],
    [0.34, -0.8],
    [0.34, -0.56],
    [0.1, -0.4],
    [-0.1, -0.38],
  ],
  0.34,
  [0, -0.68],
)

/** A bunch of celery: ribbed stalks, leaves at the top. */
export const celery: DrawBought = (e, { colour, skin = '#5f9a3c' }) =>
  e.heap(
    [
      [-0.36, 0, 0.9, -16],
      [0.36, 0, 0.9, 16],
      [-0.2, 0.02, 0.98, -7],
      [0.2, 0.02, 0.98, 7],
      [0, 0.06, 0.94, 0],
    ],
    (one) =>
      one.solid(tuft, skin, { shadow: 0, depth: 0.24 }) +
      one.solid(rib, colour, { depth: 0.24 }) +
      one.line(ribLines, darker(colour, 0.3), 0.03, 0.6),
  ) + e.solid(oval(0, 0.86, 0.34, 0.12), lighter(colour, 0.55))

const fennelBulb = stencil(
  'M-.3,-.06 C-.5,.1 -.72,.3 -.7,.58 C-.66,.9 -.3,1 0,.98 C.3,1 .66,.9 .7,.58 C.72,.3 .5,.1 .3,-.06 C.1,-.14 -.1,-.14 -.3,-.06Z',
)

const fennelFolds = stencil(
  'M-.26,0 C-.1,.3 .1,.6 .06,.94M.28,0 C.1,.3 -.2,.5 -.3,.9M-.56,.4 C-.5,.6 -.46,.76 -.3,.9M.56,.36 C.5,.6 .46,.76 .26,.92',
)

const fennelStalks = stencil('M-.2,.04 C-.26,-.2 -.4,-.4 -.56,-.56M0,0 L.02,-.7M.2,.04 C.26,-.2 .4,-.4 .58,-.52')

const fronds = stencil(
  'M-.56,-.5 L-.92,-.62M-.56,-.5 L-.86,-.86M-.56,-.5 L-.6,-.96M-.7,-.66 L-.94,-.76M-.5,-.46 L-.84,-.44M-.58,-.7 L-.72,-.94M0,-.6 L-.22,-.96M0,-.6 L.02,-1.04M0,-.6 L.24,-.98M0,-.56 L-.26,-.74M0,-.56 L.26,-.76M-.08,-.76 L-.1,-1M.1,-.76 L.14,-1M.58,-.5 L.94,-.58M.58,-.5 L.88,-.84M.58,-.5 L.6,-.94M.72,-.66 L.96,-.72M.52,-.46 L.84,-.4M.6,-.7 L.74,-.92',
)

/** A bulb of fennel with its stalks and fronds. */
export const fennel: DrawBought = (e, { colour, skin = '#9fc46a', core = '#4f8f3c' }) =>
  e.line(fronds, darker(core, 0.1), 0.07) +
  e.line(fronds, lighter(core, 0.3), 0.03) +
  e.line(fennelStalks, darker(skin, 0.3), 0.26) +
  e.line(fennelStalks, skin, 0.2) +
  e.line(fennelStalks, lighter(skin, 0.4), 0.05, 0.7) +
  e.solid(fennelBulb, colour, { depth: 0.2 }) +
  e.line(fennelFolds, mix(colour, '#8fae5a', 0.7), 0.045, 0.9) +
  e.glint(-0.42, 0.4, 0.3, 0.8)

const coil = stencil(
  'M.5,.98 C.66,.6 .8,.1 .56,-.3 C.3,-.74 -.4,-.66 -.5,-.16 C-.58,.3 -.06,.5 .16,.2 C.3,-.06 .04,-.3 -.12,-.14',
)

/** Two fiddleheads, coiled. */
export const fiddleheads: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.36, -0.2, 0.62, 10],
      [-0.22, 0.1, 0.84, -6],
    ],
    (one) =>
      one.line(coil, darker(colour, 0.4), 0.34) +
      one.line(coil, colour, 0.26) +
      one.line(coil, lighter(colour, 0.4), 0.07, 0.7),
  )

const pad = stencil(
  'M-.08,.98 C-.3,.7 -.66,.4 -.62,-.2 C-.6,-.7 -.3,-.98 0,-.98 C.3,-.98 .62,-.7 .62,-.2 C.66,.4 .3,.7 .08,.98Z',
)

/** Two cactus paddles with their spines. */
export const nopales: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.46, -0.36, 0.56, 46],
      [-0.52, -0.4, 0.5, -40],
      [0, 0.2, 0.78, 2],
    ],
    (one) => {
      const spines: Point[] = [
        [0, -0.66],
        [-0.32, -0.36],
        [0.32, -0.36],
        [0, -0.12],
        [-0.34, 0.14],
        [0.34, 0.14],
        [0, 0.46],
      ]
      const needles = stencil(
        spines
          .map(
            ([x, y]) =>
              `M${x.toFixed(2)},${y.toFixed(2)} L${(x - 0.08).toFixed(2)},${(y - 0.1).toFixed(2)}M${x.toFixed(2)},${y.toFixed(2)} L${(x + 0.08).toFixed(2)},${(y - 0.1).toFixed(2)}`,
          )
          .join(''),
      )
      return (
        one.solid(pad, colour, { depth: 0.28 }) +
        one.dots(spines, darker(colour, 0.4), 0.09) +
        one.line(needles, '#f6efcf', 0.03)
      )
    },
  )

const shoot = stencil(
  'M0,-1 C.16,-.7 .36,-.3 .5,.2 C.6,.54 .6,.8 .5,.9 C.2,1 -.2,1 -.5,.9 C-.6,.8 -.6,.54 -.5,.2 C-.36,-.3 -.16,-.7 0,-1Z',
)

const sheaths = stencil(
  'M.02,-.9 C-.06,-.4 -.3,.1 -.54,.36M.02,-.8 C.1,-.3 .3,.3 .56,.5M-.1,-.4 C.1,0 .1,.5 -.1,.92M-.3,.1 C-.1,.4 -.1,.7 -.3,.92',
)

/** A bamboo shoot in its sheaths, and half of one with its chambers. */
export const bambooShoot: DrawBought = (e, { colour, skin = '#a3784a' }) => {
  const one = e.at(-0.28, -0.06, 0.9, -8)
  const half = e.at(0.42, 0.2, 0.76, 12)
  return (
    one.solid(shoot, skin, { depth: 0.28 }) +
    one.line(sheaths, darker(skin, 0.4), 0.05, 0.8) +
    half.solid(shoot, colour, { depth: 0.14 }) +
    half.line(
      stencil(
        'M-.06,-.5 L.06,-.5M-.12,-.3 L.12,-.3M-.18,-.1 L.18,-.1M-.24,.12 L.24,.12M-.28,.34 L.28,.34M-.3,.58 L.3,.58',
      ),
      darker(colour, 0.3),
      0.07,
      0.7,
    )
  )
}

/** Hearts of palm: three white cylinders. */
export const palmHearts: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.34, -0.2, 0.34, 8],
      [0.36, -0.24, 0.32, 8],
      [0.04, 0.2, 0.36, 8],
    ],
    (one) => palmHeart(one, colour),
  )

function palmHeart(e: Easel, colour: Colour): string {
  return (
    e.solid(stencil('M-.86,-.9 L-.86,1.6 C-.6,2 .6,2 .86,1.6 L.86,-.9Z'), colour, { depth: 0.16 }) +
    e.solid(oval(0, -0.9, 0.86, 0.5), lighter(colour, 0.4)) +
    [0.62, 0.36, 0.14]
      .map((ring) =>
        e.fill(oval(0, -0.9, ring, ring * 0.58), ring === 0.36 ? lighter(colour, 0.6) : darker(colour, 0.14)),
      )
      .join('')
  )
}
