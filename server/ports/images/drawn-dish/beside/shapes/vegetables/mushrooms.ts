import type { Bought, DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, scallops } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const cap = stencil(
  'M-.92,.1 C-.98,-.5 -.5,-.84 0,-.84 C.5,-.84 .98,-.5 .92,.1 C.9,.26 .6,.2 .4,.16 C.2,.12 -.2,.12 -.4,.16 C-.6,.2 -.9,.26 -.92,.1Z',
)
const foot = stencil('M-.26,.06 C-.24,.4 -.3,.7 -.32,.84 C-.3,1 .3,1 .32,.84 C.3,.7 .24,.4 .26,.06Z')
const thinFoot = stencil('M-.14,.06 C-.12,.4 -.18,.7 -.14,.9 C-.08,.98 .12,.98 .16,.88 C.16,.7 .12,.4 .14,.06Z')
const fatFoot = stencil('M-.3,.06 C-.34,.3 -.6,.5 -.56,.76 C-.5,1.02 .5,1.02 .56,.76 C.6,.5 .34,.3 .3,.06Z')
const under = stencil('M-.86,.14 C-.5,.02 .5,.02 .86,.14 C.6,.36 -.6,.36 -.86,.14Z')
const cutGills = stencil('M-.66,.06 C-.5,-.1 -.3,-.16 -.24,-.02M.66,.06 C.5,-.1 .3,-.16 .24,-.02')
const fanCap = stencil(
  'M0,.9 C-.14,.5 -.5,.3 -.86,.06 C-1.04,-.2 -.8,-.56 -.4,-.7 C-.1,-.82 .3,-.8 .6,-.62 C.94,-.44 1.02,-.1 .8,.12 C.5,.36 .2,.5 .14,.9Z',
)
const fanGills = stencil(
  'M.04,.8 C-.1,.3 -.4,.06 -.7,-.1M.05,.8 C0,.3 -.2,-.1 -.36,-.4M.06,.8 C.1,.3 .04,-.1 .06,-.5M.08,.8 C.16,.3 .3,0 .46,-.36M.1,.8 C.2,.4 .5,.14 .7,-.06',
)
const funnel = stencil(
  'M-.96,-.5 C-.9,-.76 -.6,-.64 -.4,-.78 C-.2,-.9 .1,-.74 .3,-.84 C.56,-.94 .7,-.7 .9,-.62 C1.06,-.5 .9,-.3 .7,-.2 C.4,0 .26,.4 .24,.86 C.1,1 -.1,1 -.2,.88 C-.24,.4 -.4,.04 -.7,-.16 C-.86,-.26 -1,-.36 -.96,-.5Z',
)
const funnelMouth = stencil(
  'M-.86,-.48 C-.6,-.6 -.4,-.7 -.2,-.66 C.1,-.6 .4,-.76 .84,-.52 C.5,-.3 .2,-.24 0,-.26 C-.3,-.24 -.6,-.3 -.86,-.48Z',
)
const funnelRidges = stencil(
  'M-.6,-.2 C-.3,.1 -.14,.4 -.1,.8M-.3,-.2 C-.1,.1 -.02,.4 -.02,.84M.06,-.2 C.04,.1 .06,.4 .06,.84M.36,-.2 C.2,.1 .14,.4 .14,.8M.64,-.24 C.4,0 .26,.3 .2,.7',
)
const cone = stencil(
  'M0,-1 C.3,-1 .56,-.5 .56,-.1 C.56,.2 .34,.34 0,.34 C-.34,.34 -.56,.2 -.56,-.1 C-.56,-.5 -.3,-1 0,-1Z',
)
const threads = stencil(
  'M-.44,.9 C-.4,.3 -.5,-.2 -.74,-.56M-.3,.92 C-.26,.3 -.3,-.2 -.46,-.74M-.14,.92 C-.12,.3 -.14,-.2 -.2,-.84M.02,.92 C.02,.3 .02,-.2 .06,-.7M.16,.92 C.14,.3 .2,-.2 .3,-.82M.3,.92 C.28,.3 .34,-.2 .54,-.7M.44,.9 C.4,.3 .5,-.1 .76,-.5',
)
const threadCaps: readonly Point[] = [
  [-0.74, -0.56],
  [-0.46, -0.74],
  [-0.2, -0.84],
  [0.06, -0.7],
  [0.3, -0.82],
  [0.54, -0.7],
  [0.76, -0.5],
]
const ear = stencil(
  'M-.9,.1 C-1,-.4 -.6,-.8 -.1,-.7 C.2,-.9 .7,-.8 .86,-.4 C1,0 .8,.3 .5,.3 C.4,.6 .1,.8 -.2,.66 C-.5,.76 -.86,.5 -.9,.1Z',
)
const earFolds = stencil('M-.7,.1 C-.5,-.4 -.2,-.4 0,-.1 C.2,.1 .3,-.3 .6,-.3M-.3,.5 C-.2,.2 0,.2 .2,.36')

function oneMushroom(e: Easel, stem: typeof foot, { colour, skin = '#f3e8cf' }: Omit<Bought, 'draw'>): string {
  return (
    e.solid(stem, skin, { depth: 0.2 }) +
    e.fill(under, darker(skin, 0.4)) +
    e.solid(cap, e.pen.domed(lighter(colour, 0.3), darker(colour, 0.18)), { drop: 0.02 }) +
    e.glint(-0.4, -0.36, 0.44, 0.55)
  )
}

/** Two mushrooms, and one cut in half to show stem and gills. */
export const mushrooms: DrawBought = (e, colours) => {
  const { colour } = colours
  const half = e.at(0.5, 0.42, 0.54, 10)
  return (
    oneMushroom(e.at(0.32, -0.4, 0.56, 12), foot, { ...colours, colour: darker(colour, 0.04) }) +
    oneMushroom(e.at(-0.32, 0.1, 0.7, -10), foot, colours) +
    half.solid(foot, '#f8efdb') +
    half.solid(cap, colour, { drop: 0.05 }) +
    e.at(0.5, 0.4, 0.47, 10).fill(cap, '#fbf4e2') +
    half.fill(stencil('M-.2,0 C-.2,.4 -.22,.6 -.24,.84 L.24,.84 C.22,.6 .2,.4 .2,0Z'), '#fbf4e2') +
    half.line(cutGills, '#7a5238', 0.13)
  )
}

/** A portobello, broad and dark, and one turned over to show its gills. */
export const portobello: DrawBought = (e, colours) => {
  const { colour } = colours
  const one = e.at(0.24, 0.36, 0.68)
  const spokes = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * fullTurn
    return `M${(Math.cos(angle) * 0.3).toFixed(2)},${(Math.sin(angle) * 0.24).toFixed(2)} L${(Math.cos(angle) * 0.84).toFixed(2)},${(Math.sin(angle) * 0.68).toFixed(2)}`
  }).join('')
  return (
    oneMushroom(e.at(-0.22, -0.24, 0.78, -8), foot, colours) +
    one.solid(oval(0, 0, 1, 0.82), lighter(colour, 0.2)) +
    one.fill(oval(0, 0, 0.88, 0.71), darker(colour, 0.45)) +
    one.line(stencil(spokes), lighter(colour, 0.15), 0.035, 0.8) +
    one.solid(oval(0, 0, 0.27, 0.24), '#ecdcbc', { drop: 0.07 })
  )
}

/** Two shiitake: brown caps, cracked pale, on thin stems. */
export const shiitake: DrawBought = (e, colours) =>
  e.heap(
    [
      [0.34, -0.24, 0.64, 16],
      [-0.24, 0.12, 0.8, -8],
    ],
    (at) => {
      const cracks = stencil(
        'M-.5,-.3 L-.2,-.44 L.06,-.3M-.16,-.68 L.04,-.56 L.26,-.66M.3,-.34 L.5,-.2M-.36,-.04 L-.1,-.14 L.2,-.06M-.2,-.44 L-.26,-.58',
      )
      return oneMushroom(at, thinFoot, colours) + at.line(cracks, '#f0dcb4', 0.06, 0.8)
    },
  )

/** Porcini: a brown cap on a stout, pale stem. */
export const porcini: DrawBought = (e, colours) =>
  oneMushroom(e.at(0.42, -0.1, 0.6, 18), fatFoot, colours) + oneMushroom(e.at(-0.2, 0.02, 0.88, -6), fatFoot, colours)

/** A cluster of oyster mushrooms: fans, gilled below. */
export const oysterMushrooms: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.34, -0.06, 0.62, -30],
      [0.4, -0.12, 0.6, 34],
      [0, -0.3, 0.66, 2],
      [-0.2, 0.32, 0.56, -20],
      [0.32, 0.36, 0.52, 22],
    ],
    (one, index) =>
      one.solid(fanCap, index % 2 === 0 ? colour : lighter(colour, 0.16), { depth: 0.22 }) +
      one.line(fanGills, darker(colour, 0.34), 0.045, 0.55),
  )

/** A frilled cluster of overlapping fans. */
export const maitake: DrawBought = (e, { colour }) =>
  [
    [-0.5, -0.1, 0.46, -50],
    [0.5, -0.1, 0.46, 50],
    [-0.22, -0.46, 0.46, -16],
    [0.3, -0.46, 0.44, 20],
    [-0.36, 0.28, 0.46, -40],
    [0.38, 0.28, 0.46, 40],
    [0, 0.04, 0.5, 0],
    [0, 0.5, 0.42, 4],
  ]
    .map(([u = 0, v = 0, share = 1, turn = 0]) => {
      const one = e.at(u, v, share, turn)
      return (
        one.solid(fanCap, colour, { depth: 0.3, shadow: v < 0.2 ? 0 : 0.28 }) +
        one.line(stencil('M-.7,-.3 C-.4,-.6 .4,-.7 .76,-.3'), lighter(colour, 0.5), 0.1, 0.7)
      )
    })
    .join('')

/** Two chanterelles: golden funnels with ridges. */
export const chanterelles: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.34, -0.16, 0.68, 18],
      [-0.24, 0.08, 0.86, -10],
    ],
    (one) =>
      one.solid(funnel, colour, { depth: 0.24 }) +
      one.line(funnelRidges, darker(colour, 0.34), 0.05, 0.7) +
      one.fill(funnelMouth, darker(colour, 0.2)),
  )

/** Two morels: cones like a honeycomb on pale stems. */
export const morels: DrawBought = (e, { colour, skin = '#efdfbd' }) =>
  e.heap(
    [
      [0.38, -0.06, 0.78, 18],
      [-0.26, 0, 0.98, -8],
    ],
    (one) => {
      const pits: Point[] = [
        [-0.02, -0.8],
        [-0.2, -0.56],
        [0.18, -0.56],
        [-0.36, -0.28],
        [0, -0.3],
        [0.36, -0.28],
        [-0.2, -0.02],
        [0.2, -0.02],
        [0, 0.2],
        [-0.4, 0.06],
        [0.42, 0.06],
      ]
      return (
        one.solid(foot, skin) +
        one.solid(cone, lighter(colour, 0.2), { drop: 0.05 }) +
        one.dots(pits, darker(colour, 0.5), 0.2, 0.85) +
        one.dots(
          pits.map(([x, y]) => [x + 0.03, y + 0.04]),
          darker(colour, 0.25),
          0.1,
          0.8,
        )
      )
    },
  )

/** A bundle of enoki: long white threads with tiny caps. */
export const enoki: DrawBought = (e, { colour }) =>
  e.at(0.04, 0.06, 1).line(threads, '#2a1009', 0.14, 0.2) +
  e.line(threads, darker(colour, 0.28), 0.14) +
  e.line(threads, colour, 0.09) +
  e.solid(oval(0, 0.84, 0.52, 0.14), darker(colour, 0.14)) +
  e.dots(threadCaps, darker(colour, 0.3), 0.3) +
  e.dots(
    threadCaps.map(([u, v]) => [u - 0.01, v - 0.01]),
    lighter(colour, 0.4),
    0.24,
  )

/** Wood ear: dark, thin and folded. */
export const woodEar: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.24, -0.3, 0.66, 40],
      [-0.18, 0.24, 0.8, -6],
    ],
    (one) =>
      one.solid(ear, colour, { depth: 0.34 }) +
      one.line(earFolds, lighter(colour, 0.4), 0.06, 0.7) +
      one.line(earFolds, darker(colour, 0.5), 0.03, 0.8),
  )

/** A black truffle, warty, and a slice of it, marbled. */
export const truffle: DrawBought = (e, { colour, skin = '#2a201c' }) => {
  const at = e.at(-0.16, -0.16, 0.78)

  const around = Array.from(
    { length: 14 },
    (_, index): Point => [Math.cos((index / 14) * fullTurn) * 0.9, Math.sin((index / 14) * fullTurn) * 0.84],
  )
  const warts = e.pen.times(16, (): Point => [e.pen.chance() * 1.3 - 0.65, e.pen.chance() * 1.2 - 0.6])
  const slice = e.at(0.48, 0.5, 0.48)
  return (
    at.solid(scallops(around, 0.26), skin, { depth: 0.3 }) +
    at.dots(warts, lighter(skin, 0.24), 0.15, 0.7) +
    at.dots(
      warts.map(([u, v]) => [u + 0.03, v + 0.05]),
      darker(skin, 0.5),
      0.08,
      0.8,
    ) +
    slice.solid(scallops(around, 0.2), skin) +
    slice.fill(oval(0, 0, 0.84, 0.78), colour) +
    slice.line(
      stencil(
        'M-.7,-.1 C-.4,-.4 -.3,.1 0,-.2 C.3,-.5 .4,-.1 .7,-.2M-.5,.4 C-.2,.1 0,.5 .2,.2 C.4,0 .5,.3 .66,.2M-.2,-.6 C0,-.4 .2,-.7 .3,-.5M-.1,.66 C0,.5 .2,.6 .3,.5',
      ),
      '#d9c4a0',
      0.07,
      0.9,
    )
  )
}
