import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval, scallops } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, type Point, type Stencil, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const roundLeaf = stencil(
  'M0,.1 C-.5,.16 -.7,-.2 -.6,-.5 C-.5,-.86 -.2,-1 0,-1 C.2,-1 .5,-.86 .6,-.5 C.7,-.2 .5,.16 0,.1Z',
)

const ball = stencil(
  'M0,-.8 C.5,-.84 .82,-.44 .8,.06 C.8,.56 .44,.9 0,.9 C-.44,.9 -.8,.56 -.8,.06 C-.82,-.44 -.5,-.84 0,-.8Z',
)

const sproutVeins = stencil('M0,.86 C-.04,.4 -.1,0 -.06,-.5M-.02,.5 L-.46,0M-.02,.4 L.4,0')
const wraps = stencil(
  'M-.1,.96 C-.5,1.02 -.98,.7 -1,.1 C-1.02,-.3 -.86,-.66 -.6,-.74 C-.7,-.3 -.6,.4 -.1,.96ZM.1,.96 C.5,1.02 .98,.7 1,.1 C1.02,-.3 .86,-.66 .6,-.74 C.7,-.3 .6,.4 .1,.96Z',
)

const fold = stencil('M-.62,-.42 C-.3,-.7 .2,-.6 .44,-.3 C.66,.06 .5,.6 .1,.88M.46,-.56 C.3,-.5 .3,-.4 .42,-.3')

const headVeins = stencil(
  'M0,.86 C-.04,.4 -.1,0 -.06,-.5M-.02,.5 C-.2,.3 -.4,.14 -.52,-.1M-.06,.1 C-.2,-.06 -.3,-.2 -.36,-.38M-.02,.4 C.14,.2 .3,.1 .42,-.04M-.06,0 C.06,-.14 .16,-.24 .22,-.4',
)

const wrapVeins = stencil(
  'M-.14,.9 C-.6,.6 -.8,.2 -.78,-.4M.14,.9 C.6,.6 .8,.2 .78,-.4M-.66,.46 L-.9,.3M.66,.46 L.9,.3',
)

/** A head of cabbage, lettuce or radicchio: round, its outer leaves about it, white veins. */
export const roundHead: DrawBought = (e, { colour, skin = darker(colour, 0.2), core = lighter(colour, 0.7) }) =>
  e.solid(ball, e.pen.domed(lighter(colour, 0.24), darker(colour, 0.14))) +
  e.line(fold, darker(colour, 0.34), 0.04, 0.5) +
  e.line(headVeins, core, 0.06, 0.9) +
  e.solid(wraps, skin, { drop: 0.02 }) +
  e.line(wrapVeins, core, 0.05, 0.8) +
  e.glint(-0.3, -0.46, 0.36, 0.4)

/** A head with crumpled leaves: savoy cabbage, iceberg lettuce. */
export const crumpledHead: DrawBought = (e, { colour, skin = darker(colour, 0.2), core = lighter(colour, 0.6) }) => {
  const round = (radius: number, count: number): Stencil =>
    scallops(
      Array.from(
        { length: count },
        (_, index): Point => [
          Math.cos((index / count) * fullTurn) * radius,
          0.04 + Math.sin((index / count) * fullTurn) * radius,
        ],
      ),
      0.24,
      [0, 0.04],
    )
  return (
    e.solid(round(0.86, 12), skin, { depth: 0.24 }) +
    e.solid(round(0.66, 10), colour, { drop: 0.03, depth: 0.24 }) +
    e.line(headVeins, core, 0.06, 0.9) +
    e.line(
      stencil(
        'M-.5,.4 C-.3,.5 -.3,.6 -.2,.74M.2,.3 C.36,.3 .4,.5 .3,.66M-.5,-.3 C-.36,-.5 -.2,-.5 -.1,-.64M.2,-.56 C.4,-.5 .5,-.3 .6,-.2',
      ),
      darker(colour, 0.3),
      0.05,
      0.5,
    ) +
    e.line(
      stencil(
        'M-.86,.2 L-.66,.2M-.6,.66 L-.46,.52M.84,.24 L.66,.2M.6,.7 L.46,.54M-.7,-.46 L-.54,-.36M.7,-.46 L.56,-.34',
      ),
      core,
      0.05,
      0.8,
    )
  )
}

/** Three Brussels sprouts. */
export const brusselsSprouts: DrawBought = (e, colours) =>
  e.heap(
    [
      [0.46, -0.44, 0.48, 16],
      [-0.48, -0.24, 0.5, -14],
      [0.2, 0.48, 0.5, 4],
    ],
    (at) => {
      const { colour, skin = darker(colour, 0.2), core = '#dfe8b4' } = colours
      return (
        at.solid(oval(0, 0.94, 0.26, 0.16), '#e6e6c0') +
        at.solid(ball, e.pen.domed(lighter(colour, 0.24), darker(colour, 0.1))) +
        at.line(sproutVeins, core, 0.06, 0.8) +
        at.solid(wraps, skin, { drop: 0.02 })
      )
    },
  )

const barrel = scallops(
  [
    [-0.3, 0.9],
    [-0.56, 0.4],
    [-0.6, -0.1],
    [-0.6, -0.5],
    [-0.36, -0.86],
    [0, -0.94],
    [0.36, -0.86],
    [0.6, -0.5],
    [0.6, -0.1],
    [0.56, 0.4],
    [0.3, 0.9],
  ],
  0.14,
)

const innerBarrel = scallops(
  [
    [-0.2, 0.9],
    [-0.36, 0.3],
    [-0.4, -0.2],
    [-0.24, -0.6],
    [0, -0.68],
    [0.24, -0.6],
    [0.4, -0.2],
    [0.36, 0.3],
    [0.2, 0.9],
  ],
  0.14,
)

const whiteRib = stencil('M-.22,.92 C-.2,.4 -.1,0 -.03,-.5 L.03,-.5 C.1,0 .2,.4 .22,.92 C.1,1 -.1,1 -.22,.92Z')

const ribVeins = stencil('M-.1,.2 L-.34,-.06M.1,.2 L.34,-.06M-.06,-.1 L-.26,-.34M.06,-.1 L.26,-.34')

const sideRibs = stencil('M-.34,.86 C-.44,.3 -.5,-.2 -.44,-.6M.34,.86 C.44,.3 .5,-.2 .44,-.6')

/** An upright head: napa cabbage or romaine, its frilled leaves on white ribs. */
export const uprightHead: DrawBought = (e, { colour, skin = darker(colour, 0.12), core = '#fbfbea' }) => {
  const one = e.at(0, 0, 1, 16)
  return (
    one.solid(barrel, skin, { depth: 0.24 }) +
    one.line(sideRibs, core, 0.14, 0.85) +
    one.solid(innerBarrel, colour, { drop: 0.07, depth: 0.2 }) +
    one.solid(whiteRib, core, { drop: 0, shadow: 0 }) +
    one.line(ribVeins, core, 0.05, 0.9)
  )
}

const spoonLeft = stencil(
  'M-.06,.94 C-.4,.96 -.58,.7 -.5,.4 C-.44,.2 -.46,.06 -.5,-.1 L-.26,-.14 C-.2,.1 -.1,.3 -.06,.94Z',
)

const spoonRight = stencil('M.06,.94 C.4,.96 .58,.7 .5,.4 C.44,.2 .46,.06 .5,-.1 L.26,-.14 C.2,.1 .1,.3 .06,.94Z')

const spoonMiddle = stencil(
  'M0,.98 C-.32,.98 -.4,.66 -.28,.36 C-.18,.14 -.14,.04 -.12,-.16 L.12,-.16 C.14,.04 .18,.14 .28,.36 C.4,.66 .32,.98 0,.98Z',
)

/** Bok choy: white spoons of stalks, dark leaves. */
export const bokChoy: DrawBought = (e, { colour, core = '#f6f8e6' }) => {
  const leaf = (u: number, v: number, share: number, turn: number, paint: Colour): string => {
    const at = e.at(u, v, share, turn)
    return (
      at.solid(roundLeaf, paint, { depth: 0.24 }) +
      at.line(
        stencil('M0,.1 L0,-.7M0,-.1 L-.3,-.36M0,-.1 L.3,-.36M0,-.36 L-.2,-.6M0,-.36 L.2,-.6'),
        lighter(colour, 0.6),
        0.06,
      )
    )
  }
  return (
    leaf(-0.44, -0.06, 0.84, -26, colour) +
    leaf(0.44, -0.06, 0.84, 26, darker(colour, 0.08)) +
    e.solid(spoonLeft, core) +
    e.solid(spoonRight, darker(core, 0.04)) +
    leaf(0, -0.1, 0.88, 0, lighter(colour, 0.06)) +
    e.solid(spoonMiddle, core, { drop: 0.03 }) +
    e.line(stencil('M-.12,.84 C-.14,.5 -.04,.2 -.03,-.1M.12,.84 C.14,.5 .04,.2 .03,-.1'), darker(core, 0.16), 0.04, 0.7)
  )
}

const chicon = stencil(
  'M0,-1 C.26,-.7 .44,-.2 .42,.3 C.4,.7 .24,.96 0,.96 C-.24,.96 -.4,.7 -.42,.3 C-.44,-.2 -.26,-.7 0,-1Z',
)

const chiconFolds = stencil(
  'M-.3,-.3 C0,.1 .1,.5 .04,.92M.34,-.2 C.1,.2 0,.5 -.06,.9M0,-.86 C-.04,-.5 -.04,-.2 -.02,.1',
)

/** Two Belgian endives: pale, pointed, closed. */
export const endives: DrawBought = (e, { colour, skin = '#c9cf5e' }) =>
  e.heap(
    [
      [0.3, -0.02, 0.94, 30],
      [-0.22, 0.02, 0.98, -6],
    ],
    (one) => {
      const paint = e.pen.define(
        `chicon${skin.slice(1)}`,
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${skin}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="#f3eed6"/></linearGradient>`,
      )
      return one.solid(chicon, paint) + one.line(chiconFolds, mix(skin, '#7a8a3a', 0.4), 0.05, 0.7)
    },
  )
