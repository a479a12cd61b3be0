import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval, scallops } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const crown: readonly Point[] = [
  [-0.7, 0.16],
  [-0.94, -0.1],
  [-0.84, -0.46],
  [-0.5, -0.66],
  [-0.2, -0.86],
  [0.2, -0.86],
  [0.5, -0.68],
  [0.84, -0.46],
  [0.94, -0.1],
  [0.7, 0.16],
  [0.24, 0.12],
  [-0.24, 0.12],
]

const crownOutline = scallops(crown, 0.24, [0, -0.3])

const trunk = stencil(
  'M-.22,.94 C-.2,.6 -.24,.4 -.7,.06 L-.4,-.1 L.4,-.1 L.7,.06 C.24,.4 .2,.6 .22,.94 C.1,1.02 -.1,1.02 -.22,.94Z',
)

const forks = stencil('M-.12,.6 C-.14,.4 -.3,.26 -.46,.12M.12,.6 C.14,.4 .3,.26 .46,.12M0,.5 L0,.14')

const lumps: readonly Point[] = [
  [-0.56, -0.16],
  [0.56, -0.16],
  [-0.3, -0.46],
  [0.32, -0.46],
  [0, -0.14],
]

/** A head of broccoli on its stalk. */
export const broccoli: DrawBought = (e, { colour, skin = '#a9c46c' }) => {
  const buds = e.pen.times(34, (): Point => [e.pen.chance() * 1.5 - 0.75, e.pen.chance() * 0.8 - 0.7])
  return (
    e.solid(trunk, skin, { depth: 0.24 }) +
    e.line(forks, darker(skin, 0.3), 0.05, 0.6) +
    e.solid(crownOutline, colour, { drop: 0.05 }) +
    lumps
      .map(([u, v]) => e.fill(oval(u, v, 0.3, 0.26), e.pen.domed(lighter(colour, 0.22), darker(colour, 0.12)), 0.8))
      .join('') +
    e.dots(buds, lighter(colour, 0.34), 0.06, 0.7) +
    e.dots(
      buds.map(([u, v]) => [u * 0.96 + 0.06, v + 0.08]),
      darker(colour, 0.4),
      0.05,
      0.6,
    )
  )
}

const leafLeft = stencil('M-.1,.98 C-.6,.96 -1.02,.5 -.98,-.1 C-.84,-.34 -.7,-.2 -.66,0 C-.6,.3 -.4,.5 -.06,.62Z')

const leafRight = stencil('M.1,.98 C.6,.96 1.02,.5 .98,-.1 C.84,-.34 .7,-.2 .66,0 C.6,.3 .4,.5 .06,.62Z')

const leafFront = stencil('M-.56,.86 C-.6,.5 -.4,.3 0,.34 C.4,.3 .6,.5 .56,.86 C.3,1.04 -.3,1.04 -.56,.86Z')

const leafVeins = stencil(
  'M-.2,.9 C-.6,.76 -.84,.4 -.86,0M.2,.9 C.6,.76 .84,.4 .86,0M0,.96 L0,.44M0,.8 L-.3,.56M0,.8 L.3,.56M-.66,.5 L-.84,.46M.66,.5 L.84,.46',
)

/** A head of cauliflower in its leaves. */
export const cauliflower: DrawBought = (e, { colour, skin = '#7fae50' }) => {
  const curds: readonly Point[] = [
    [-0.52, -0.02],
    [0.52, -0.02],
    [-0.34, -0.42],
    [0.34, -0.42],
    [0, -0.6],
    [0, -0.16],
    [-0.24, 0.2],
    [0.26, 0.2],
  ]
  return (
    e.solid(leafLeft, darker(skin, 0.1)) +
    e.solid(leafRight, darker(skin, 0.14)) +
    e.solid(
      scallops(
        crown.map(([u, v]) => [u * 0.84, v + 0.04 + (v > 0 ? 0.4 : 0)]),
        0.26,
        [0, -0.2],
      ),
      darker(colour, 0.08),
      { drop: 0.07, depth: 0.2 },
    ) +
    curds
      .map(([u, v]) => e.fill(oval(u, v, 0.28, 0.26), e.pen.domed(lighter(colour, 0.6), darker(colour, 0.12)), 0.9))
      .join('') +
    e.line(
      stencil('M-.2,-.3 C-.1,-.4 .1,-.4 .2,-.3M-.46,-.16 C-.3,-.2 -.2,-.1 -.2,.04M.46,-.16 C.3,-.2 .24,-.1 .2,.04'),
      darker(colour, 0.24),
      0.035,
      0.6,
    ) +
    e.solid(leafFront, skin, { drop: 0.02 }) +
    e.line(leafVeins, lighter(skin, 0.55), 0.05, 0.9)
  )
}

/** Broccolini: thin stalks with small heads, three of them. */
export const broccolini: DrawBought = (e, { colour, skin = '#8fb555' }) =>
  [
    [0.32, 0, 22],
    [-0.34, 0.02, -20],
    [0, 0.04, 2],
  ]
    .map(([u = 0, v = 0, turn = 0]) => {
      const at = e.at(u, v, 0.96, turn)
      const head = at.at(0, -0.42, 0.46)

      const dotsAt: readonly Point[] = [
        [-0.5, -0.2],
        [0.4, -0.3],
        [0, -0.6],
        [0, -0.1],
        [-0.3, -0.5],
        [0.6, 0],
      ]
      return (
        at.line(stencil('M0,.94 C.02,.5 -.02,.2 0,-.3M0,.2 L-.2,-.2M0,.16 L.2,-.2'), darker(skin, 0.3), 0.2) +
        at.line(stencil('M0,.94 C.02,.5 -.02,.2 0,-.3M0,.2 L-.2,-.2M0,.16 L.2,-.2'), skin, 0.14) +
        at.solid(oval(0.2, 0.34, 0.1, 0.26, 38), colour, { drop: 0.02 }) +
        head.solid(crownOutline, colour, { drop: 0.05, depth: 0.28 }) +
        head.dots(dotsAt, lighter(colour, 0.35), 0.16, 0.7)
      )
    })
    .join('')

const scale = stencil('M-.3,.34 C-.36,0 -.2,-.26 0,-.4 C.2,-.26 .36,0 .3,.34 C.1,.44 -.1,.44 -.3,.34Z')

const scaleRows: readonly (readonly [u: number, v: number, share: number, turn: number])[] = [
  [0, -0.72, 0.8, 0],
  [-0.3, -0.56, 0.86, -14],
  [0.3, -0.56, 0.86, 14],
  [-0.56, -0.22, 0.96, -24],
  [0.56, -0.22, 0.96, 24],
  [0, -0.36, 1, 0],
  [-0.28, -0.04, 1.06, -8],
  [0.3, -0.04, 1.06, 8],
  [-0.6, 0.24, 0.96, -28],
  [0.6, 0.24, 0.96, 28],
  [0, 0.26, 1.06, 0],
  [-0.34, 0.48, 0.9, -14],
  [0.34, 0.48, 0.9, 14],
]

/** An artichoke: scales one over the other, on its stalk. */
export const artichoke: DrawBought = (e, { colour, skin = '#8a6a8a' }) =>
  e.line(stencil('M0,.6 L.02,.94'), darker(colour, 0.3), 0.34) +
  e.line(stencil('M0,.6 L.02,.94'), lighter(colour, 0.1), 0.26) +
  scaleRows
    .map(([u, v, share, turn], index) => {
      const one = e.at(u, v * 0.92, share, turn)
      return (
        one.solid(scale, mix(colour, lighter(colour, 0.2), (index % 3) / 3), {
          drop: 0.05,
          depth: 0.3,
          rim: 1.4,
          shadow: 0,
        }) + one.fill(stencil('M-.1,-.26 C-.06,-.32 -.03,-.36 0,-.4 C.03,-.36 .06,-.32 .1,-.26Z'), skin, 0.8)
      )
    })
    .join('')

const blossom = stencil(
  'M0,.7 C-.2,.5 -.3,.2 -.5,.06 C-.8,-.1 -.96,-.4 -.9,-.66 C-.66,-.6 -.5,-.5 -.4,-.34 C-.4,-.6 -.2,-.86 0,-1 C.2,-.86 .4,-.6 .4,-.34 C.5,-.5 .66,-.6 .9,-.66 C.96,-.4 .8,-.1 .5,.06 C.3,.2 .2,.5 0,.7Z',
)

/** A squash blossom: yellow star on a green foot. */
export const squashBlossom: DrawBought = (e, { colour, skin = '#6d9a3c' }) => {
  const one = e.at(0, 0, 1, 10)
  return (
    one.line(stencil('M0,.5 L0,1'), darker(skin, 0.2), 0.18) +
    one.solid(blossom, colour, { depth: 0.24 }) +
    one.line(
      stencil('M0,.5 L0,-.8M-.06,.4 C-.3,0 -.6,-.3 -.8,-.54M.06,.4 C.3,0 .6,-.3 .8,-.54'),
      mix(colour, '#d9741c', 0.6),
      0.06,
      0.7,
    ) +
    one.solid(oval(0, 0.6, 0.2, 0.26), skin)
  )
}

const bud = stencil('M0,-1 C.4,-.7 .62,-.2 .56,.3 C.5,.7 .2,.9 0,.92 C-.2,.9 -.5,.7 -.56,.3 C-.62,-.2 -.4,-.7 0,-1Z')

const bract = stencil('M0,-1 C-.5,-.7 -1,-.3 -.86,.2 C-.7,.6 -.3,.84 0,.92 C-.4,.4 -.3,-.4 0,-1Z')

/** A banana blossom: a purple bud, one leaf of it lifted. */
export const bananaBlossom: DrawBought = (e, { colour }) => {
  const one = e.at(0.08, 0, 0.98, 16)
  return (
    one.line(stencil('M0,.8 L.02,1.04'), '#8a8a4a', 0.16) +
    one.solid(bract, lighter(colour, 0.24)) +
    one.line(stencil('M-.5,.2 L-.6,-.1M-.4,.3 L-.44,0M-.3,.4 L-.3,.1'), '#f0dfa0', 0.09) +
    one.solid(bud, colour, { depth: 0.3 }) +
    one.line(stencil('M0,-.86 C-.3,-.3 -.3,.4 0,.86M.04,-.86 C.3,-.3 .36,.3 .1,.84'), darker(colour, 0.35), 0.04, 0.6) +
    one.glint(-0.2, -0.1, 0.4, 0.5)
  )
}
