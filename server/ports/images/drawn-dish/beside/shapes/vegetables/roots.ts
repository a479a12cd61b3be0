import type { Bought, DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, scallops } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, type Point, type Stencil, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const slimTaper = stencil('M-.3,-.28 C-.26,-.44 .26,-.44 .3,-.28 C.36,.1 .2,.6 .02,1.02 C-.14,.6 -.36,.1 -.3,-.28Z')

const broadTaper = stencil('M-.4,-.26 C-.36,-.44 .36,-.44 .4,-.26 C.46,.1 .16,.5 .04,1 C-.1,.5 -.46,.1 -.4,-.26Z')

const longTaper = stencil(
  'M-.28,-.36 C-.2,-.5 .2,-.5 .28,-.36 C.36,.1 .3,.6 .12,.86 C.04,.96 .02,1 -.02,1.06 C-.04,.98 -.06,.94 -.12,.86 C-.3,.6 -.36,.1 -.28,-.36Z',
)

const creases = stencil('M-.26,-.12 L-.02,-.08M.28,.06 L.08,.1M-.22,.28 L-.04,.32M.16,.46 L.02,.5')

const feathers = stencil(
  'M0,-.34 C-.06,-.6 -.22,-.76 -.46,-.86M0,-.34 L.02,-1M0,-.34 C.08,-.6 .26,-.74 .5,-.8M-.1,-.6 L-.34,-.62M-.14,-.66 L-.2,-.88M-.24,-.74 L-.5,-.7M-.3,-.78 L-.34,-.96M.12,-.58 L.36,-.56M.16,-.64 L.2,-.86M.28,-.72 L.54,-.64M.32,-.74 L.38,-.94M.01,-.7 L-.1,-.86M.01,-.7 L.12,-.88',
)

const globe = stencil(
  'M-.5,-.2 C-.3,-.34 .3,-.34 .5,-.2 C.86,.08 .66,.58 .14,.74 C.06,.8 .04,.9 .06,1 C0,.92 -.06,.8 -.14,.74 C-.66,.58 -.86,.08 -.5,-.2Z',
)

const shoulders = stencil(
  'M-.5,-.2 C-.3,-.34 .3,-.34 .5,-.2 C.66,-.08 .7,.08 .68,.24 C.4,.14 .2,.34 -.04,.24 C-.3,.14 -.5,.32 -.68,.22 C-.7,.06 -.66,-.08 -.5,-.2Z',
)

const tail = stencil('M0,.66 C.04,.8 -.02,.92 .08,1.04')

const radishStalks = stencil('M-.46,.1 C-.34,-.06 -.1,-.1 0,-.2M.46,.1 C.34,-.06 .1,-.1 0,-.2M0,.3 L0,-.2')
const radishFoot = stencil('M-.12,.7 C-.04,.62 .04,.62 .12,.7')
const topLeaf = stencil(
  'M0,-.24 C-.1,-.36 -.3,-.5 -.28,-.76 C-.24,-.96 -.1,-1.02 0,-1.04 C.14,-1 .28,-.92 .28,-.72 C.28,-.5 .1,-.36 0,-.24Z',
)

const topRib = stencil('M0,-.2 L0,-.86M0,-.5 L-.14,-.64M0,-.56 L.14,-.7')

const bulbStems = stencil(
  'M-.3,-.2 C-.4,-.5 -.56,-.7 -.76,-.84M0,-.24 C0,-.5 .04,-.7 .02,-.96M.3,-.2 C.4,-.46 .56,-.66 .8,-.76',
)

const stick = stencil(
  'M-.16,-1 C-.1,-1.06 .1,-1.06 .16,-1 C.2,-.4 .18,.5 .1,.96 C.04,1.02 -.04,1.02 -.1,.96 C-.18,.5 -.2,-.4 -.16,-1Z',
)

const stickRings = stencil('M-.16,-.6 L.04,-.56M.16,-.3 L-.02,-.26M-.15,.1 L.02,.14M.14,.44 L0,.48')

function oneRoot(e: Easel, body: Stencil, colour: Colour, green: Colour | undefined): string {
  return (
    (green ? e.line(feathers, darker(green, 0.25), 0.1) + e.line(feathers, lighter(green, 0.15), 0.05) : '') +
    e.solid(body, colour, { depth: 0.24 }) +
    e.line(creases, darker(colour, 0.3), 0.04, 0.7) +
    e.glint(-0.12, -0.06, 0.24, 0.5)
  )
}

/** A carrot with its green. */
export const oneCarrot: DrawBought = (e, { colour, skin = '#4f8f38' }) => oneRoot(e, slimTaper, colour, skin)

/** Two carrots with their green. */
export const carrots: DrawBought = (e, { colour, skin = '#4f8f38' }) =>
  oneRoot(e.at(0.34, 0.1, 0.92, 34), slimTaper, darker(colour, 0.06), skin) +
  oneRoot(e.at(-0.26, -0.04, 1, 24), slimTaper, colour, skin)

/** Two parsnips: pale, broad at their shoulders, no green. */
export const parsnips: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.5, -0.16, 1.04, 36],
      [-0.12, -0.28, 1.2, 26],
    ],
    (at) => oneRoot(at, broadTaper, colour, undefined) + at.fill(oval(0, -0.36, 0.2, 0.07), darker(colour, 0.3), 0.8),
  )

/** Three short carrots, peeled. */
export const babyCarrots: DrawBought = (e, { colour }) =>
  [
    [-0.5, -0.06, 14],
    [0.14, -0.34, 62],
    [0.24, 0.34, 44],
  ]
    .map(([u = 0, v = 0, turn = 0]) => {
      return (
        e.solid(oval(u, v, 0.22, 0.56, turn), colour) +
        e.at(u, v, 0.8, turn).line(creases, darker(colour, 0.3), 0.04, 0.6) +
        e.glint(u - 0.06, v - 0.14, 0.3, 0.6)
      )
    })
    .join('')

/** A long white root, its leaves at the top. */
export const longRoot: DrawBought = (e, { colour, skin = '#5c9a3c' }) => {
  const at = e.at(0.06, 0.02, 1.02, 34)
  return topLeaves(at.at(0, -0.14, 0.92), skin, lighter(skin, 0.6)) + oneRoot(at, longTaper, colour, undefined)
}

/** Leaves that stand about the crown. */
function topLeaves(e: Easel, green: Colour, rib: Colour): string {
  return [-46, 44, -2]
    .map((turn) => {
      const one = e.at(0, -0.24, 1, turn).at(0, 0.24)
      return one.solid(topLeaf, turn === -2 ? lighter(green, 0.1) : green, { drop: 0.05 }) + one.line(topRib, rib, 0.07)
    })
    .join('')
}

function oneGlobe(
  e: Easel,
  { colour, skin = '#4f8a35', core = lighter(skin, 0.5) }: Omit<Bought, 'draw'>,
  top?: Colour,
): string {
  return (
    topLeaves(e, skin, core) +
    e.line(tail, top ? colour : mix(colour, '#fff6df', 0.3), 0.05) +
    e.solid(globe, colour, { depth: 0.3 }) +
    (top ? e.fill(shoulders, top, 0.9) : '') +
    e.glint(-0.34, 0.12, 0.4, 0.6)
  )
}

/** A bunch of three radishes with their leaves. */
export const radishes: DrawBought = (e, { colour, skin = '#4f8a35' }) =>
  e.line(radishStalks, '#8fb85c', 0.1) +
  topLeaves(e.at(0, 0.14, 1.1), skin, '#c9dfa8') +
  e.heap(
    [
      [-0.5, 0.16, 0.62, 20],
      [0.5, 0.16, 0.62, -20],
      [0, 0.36, 0.66, 0],
    ],
    (one) =>
      one.line(tail, lighter(colour, 0.6), 0.07) +
      one.solid(globe, colour, { depth: 0.32, drop: 0.09 }) +
      one.line(radishFoot, '#fbeef0', 0.08, 0.8) +
      one.glint(-0.34, 0.12, 0.4, 0.7),
  )

/** A beet with its red-stalked leaves. */
export const beet: DrawBought = (e, colours) => oneGlobe(e, colours)

/** A turnip: white below, purple at its shoulders. */
export const turnip: DrawBought = (e, { core = '#a04a86', ...colours }) => oneGlobe(e, colours, core)

/** A rutabaga: waxy and yellow below, purple above, its leaves cut off. */
export const rutabaga: DrawBought = (e, { colour, skin = '#8a5a6e' }) => {
  const one = e.at(0, -0.16, 1.14)
  return (
    one.solid(globe, colour, { depth: 0.3 }) +
    one.fill(shoulders, skin, 0.85) +
    one.line(stencil('M-.2,-.24 L-.22,-.4M0,-.26 L.02,-.46M.2,-.24 L.24,-.38'), '#9aa85c', 0.12) +
    one.glint(-0.34, 0.2, 0.4, 0.5)
  )
}

/** A kohlrabi: a pale green ball, stalks standing off it. */
export const kohlrabi: DrawBought = (e, { colour, skin = '#4f8a3c' }) => {
  const leaf = (u: number, v: number, turn: number): string => e.at(u, v, 1, turn).solid(oval(0, 0, 0.2, 0.28), skin)
  return (
    e.line(bulbStems, darker(colour, 0.18), 0.12) +
    e.line(bulbStems, lighter(colour, 0.2), 0.05) +
    leaf(-0.76, -0.74, -50) +
    leaf(0.02, -0.8, 0) +
    leaf(0.78, -0.68, 50) +
    e.solid(oval(0, 0.3, 0.68, 0.62), e.pen.domed(lighter(colour, 0.34), darker(colour, 0.16))) +
    e.line(
      stencil('M-.5,.1 C-.3,.02 -.2,.02 -.08,.06M.2,.26 C.34,.2 .46,.2 .56,.26M-.3,.56 C-.16,.5 0,.5 .1,.54'),
      darker(colour, 0.24),
      0.05,
      0.7,
    ) +
    e.glint(-0.28, 0.26, 0.36, 0.6)
  )
}

/** A celeriac: a rough ball, roots below and stalks above. */
export const celeriac: DrawBought = (e, { colour, skin = '#7fa84a' }) => {
  const ball = scallops(
    Array.from(
      { length: 11 },
      (_, index): Point => [Math.cos((index / 11) * fullTurn) * 0.74, 0.2 + Math.sin((index / 11) * fullTurn) * 0.66],
    ),
    0.24,
    [0, 0.2],
  )
  const roots = stencil(
    'M-.4,.66 C-.5,.8 -.46,.9 -.6,1M-.14,.7 C-.16,.9 -.26,.92 -.24,1.04M.14,.7 C.2,.84 .12,.94 .2,1.04M.4,.64 C.44,.84 .56,.84 .56,1',
  )
  return (
    e.line(bulbStems, darker(skin, 0.2), 0.18) +
    e.line(bulbStems, lighter(skin, 0.24), 0.09) +
    e.line(roots, darker(colour, 0.3), 0.08) +
    e.solid(ball, colour, { depth: 0.3 }) +
    e.line(
      stencil(
        'M-.5,0 C-.3,-.1 -.1,-.1 .1,0M-.1,.3 C.1,.2 .3,.24 .5,.34M-.5,.46 C-.36,.4 -.2,.46 -.1,.56M.16,.6 C.3,.56 .4,.6 .5,.66',
      ),
      darker(colour, 0.35),
      0.06,
      0.6,
    ) +
    e.dots(
      [
        [-0.3, 0.2],
        [0.36, 0.06],
        [0.1, 0.46],
        [-0.5, 0.26],
      ],
      darker(colour, 0.4),
      0.07,
      0.6,
    )
  )
}

/** Long thin roots, three, one cut. */
export const thinRoots: DrawBought = (e, { colour, skin = '#8a6240' }) =>
  e.heap(
    [
      [0.3, -0.06, 0.98, 40],
      [0, 0, 0.98, 28],
      [-0.3, 0.06, 0.98, 14],
    ],
    (one) =>
      one.solid(stick, skin) +
      one.line(stickRings, darker(skin, 0.4), 0.035, 0.8) +
      one.fill(oval(0, -1, 0.16, 0.07), colour),
  )
