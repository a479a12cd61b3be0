import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { blob, type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const pineBody = stencil(
  'M0,-.34 C.4,-.36 .6,0 .6,.36 C.6,.76 .34,1 0,1 C-.34,1 -.6,.76 -.6,.36 C-.6,0 -.4,-.36 0,-.34Z',
)
const pineGrid = stencil(
  'M-.34,-.2 C0,.1 .3,.4 .5,.7M-.54,.06 C-.2,.36 .1,.7 .26,.94M-.58,.4 C-.4,.6 -.2,.8 -.06,.98M0,-.3 C.24,-.1 .44,.1 .59,.34M.34,-.2 C0,.1 -.3,.4 -.5,.7M.54,.06 C.2,.36 -.1,.7 -.26,.94M.58,.4 C.4,.6 .2,.8 .06,.98M0,-.3 C-.24,-.1 -.44,.1 -.59,.34',
)
const blade = stencil('M-.3,1 C-.34,.2 -.2,-.4 0,-1 C.2,-.4 .34,.2 .3,1Z')
const blades = [
  [-0.1, -0.24, 0.3, -58],
  [0.1, -0.24, 0.3, 58],
  [-0.08, -0.26, 0.36, -32],
  [0.08, -0.26, 0.36, 32],
  [0, -0.26, 0.37, 0],
  [-0.06, -0.2, 0.26, -20],
  [0.06, -0.2, 0.26, 20],
] as const

/** A pineapple with its crown. */
export const wholePineapple: DrawBought = (e, { colour, skin = '#5d8a44' }) =>
  e.tuft(blades, (leaf) => leaf.solid(blade, skin)) +
  e.solid(pineBody, colour, { depth: 0.3 }) +
  e.line(pineGrid, darker(colour, 0.5), 0.05, 0.75) +
  e.glint(-0.26, 0.1, 0.4, 0.4)

/** Half a passion fruit before a whole one: dark skin, pulp full of pips. */
export const passionFruit: DrawBought = (e, { colour, skin = '#5d2a4f', core = '#2a2418' }) => {
  const half = e.at(0.28, 0.26, 0.68)
  const pips = e.pen.times(13, (index): Stroke => {
    const [a, r] = [index * 2.4, Math.sqrt(index / 13) * 0.54]
    return [Math.cos(a) * r, Math.sin(a) * r, Math.cos(a) * 0.048, Math.sin(a) * 0.048]
  })
  return (
    e.at(-0.34, -0.34, 0.62).ball(skin, 0.5) +
    half.solid(oval(0, 0, 1), skin, { drop: 0.12, depth: 0.2 }) +
    half.fill(oval(0, 0, 0.88), lighter(skin, 0.8)) +
    half.fill(oval(0, 0, 0.72), e.pen.domed(lighter(colour, 0.2), colour)) +
    half.dots(pips, core, 0.12) +
    half.upright.glint(-0.3, -0.3, 0.5, 0.7)
  )
}

const lycheePlaces = [
  [-0.4, -0.3, 0.55],
  [0.5, -0.1, 0.46],
  [-0.06, 0.46, 0.5],
] as const

/** Lychees: rough red ones and a white one out of its shell. */
export const lychees: DrawBought = (e, { colour, skin = '#c8465a' }) =>
  drawLeaf(e.growing(-0.2, -0.7, 0.36, 70), '#4f8a3c') +
  e.heap(lycheePlaces, (one, index) => {
    const bumps = e.pen.times(22, (at): Point => {
      const [a, r] = [at * 2.4, Math.sqrt(at / 22) * 0.84]
      return [Math.cos(a) * r, Math.sin(a) * r]
    })
    return index === 2
      ? one.ball(colour, 0.9) + one.at(0, 0.54).solid(cup, skin, { drop: 0.07, depth: 0.2 })
      : one.ball(skin, 0) + one.dots(bumps, darker(skin, 0.4), 0.14, 0.5)
  })
const cup = stencil(
  'M-1,-.46 L-.7,-.2 L-.4,-.4 L-.1,-.12 L.2,-.36 L.5,-.1 L.76,-.34 L1,-.4 C1,.2 .6,.64 0,.64 C-.6,.64 -1,.2 -1,-.46Z',
)

const dragonOutline = stencil(
  'M0,-.98 C.4,-.9 .72,-.4 .72,.1 C.72,.62 .4,.98 0,.98 C-.4,.98 -.72,.62 -.72,.1 C-.72,-.4 -.4,-.9 0,-.98Z',
)
const scale = stencil('M-.5,1 C-.5,.2 -.2,-.4 .1,-1 C.3,-.3 .5,.3 .5,1Z')
const scales = [
  [-0.5, 0.5, 0.26, -70],
  [-0.62, 0.1, 0.26, -60],
  [-0.5, -0.3, 0.26, -48],
  [0.5, 0.5, 0.26, 70],
  [0.62, 0.1, 0.26, 60],
  [0.5, -0.3, 0.26, 48],
  [-0.2, -0.68, 0.26, -24],
  [0.2, -0.68, 0.26, 24],
] as const

/** Half a dragon fruit: pink scales, white flesh, black dots. */
export const dragonFruit: DrawBought = (e, { colour, skin = '#d83a7c' }) => {
  const dots = e.pen.times(46, (): Stroke => {
    const [a, r] = [e.pen.chance() * 6.3, Math.sqrt(e.pen.chance()) * 0.82]
    return [Math.cos(a) * r * 0.6, 0.06 + Math.sin(a) * r * 0.86]
  })
  return (
    e.tuft(scales, (leaf) => leaf.solid(scale, e.blush('#8fae3c', skin, 0.4))) +
    e.solid(dragonOutline, skin) +
    e.at(0, 0, 0.88).fill(dragonOutline, e.pen.domed('#ffffff', colour)) +
    e.dots(dots, '#2a2024', 0.045)
  )
}

const persimmonOutline = stencil(
  'M0,-.56 C.5,-.74 1,-.46 1,.06 C1,.58 .5,.86 0,.86 C-.5,.86 -1,.58 -1,.06 C-1,-.46 -.5,-.74 0,-.56Z',
)
const calyx = stencil(
  'M0,-.5 C.1,-.8 .34,-.8 .32,-.62 C.6,-.7 .72,-.5 .5,-.36 C.6,-.2 .3,-.14 .12,-.3 C.04,-.08 -.1,-.08 -.14,-.3 C-.34,-.14 -.6,-.2 -.5,-.36 C-.72,-.5 -.6,-.7 -.32,-.62 C-.34,-.8 -.1,-.8 0,-.5Z',
)

/** A persimmon with its four-lobed cap. */
export const persimmon: DrawBought = (e, { colour, skin = '#6f8a3c' }) =>
  e.solid(persimmonOutline, e.pen.domed(lighter(colour, 0.3), darker(colour, 0.2))) +
  e.solid(calyx, skin) +
  e.fill(oval(0, -0.44, 0.07), '#5a4424') +
  e.glint(-0.5, 0.1, 0.5, 0.7)

const pomegranateOutline = stencil(
  'M-.2,-.62 L-.3,-.98 L-.08,-.84 L.04,-1 L.16,-.84 L.36,-.94 L.24,-.6 C.72,-.5 .96,-.1 .94,.24 C.9,.7 .5,.98 0,.98 C-.5,.98 -.9,.7 -.94,.24 C-.96,-.1 -.7,-.5 -.2,-.62Z',
)
const gash = stencil('M.1,-.34 C.5,-.34 .84,-.04 .8,.3 C.74,.66 .36,.84 0,.76 C-.24,.6 -.3,.1 .1,-.34Z')
const arils = [
  [0.14, -0.12, 0.11],
  [0.36, -0.12, 0.11],
  [0.56, 0.04, 0.11],
  [0.04, 0.12, 0.12],
  [0.28, 0.1, 0.12],
  [0.5, 0.26, 0.12],
  [0.02, 0.36, 0.12],
  [0.26, 0.34, 0.12],
  [0.08, 0.58, 0.11],
  [0.34, 0.56, 0.12],
  [0.58, 0.46, 0.1],
] as const

/** A pomegranate with its crown, broken open over its seeds. */
export const wholePomegranate: DrawBought = (e, { colour, skin = '#c2453a' }) =>
  e.solid(pomegranateOutline, e.blush(lighter(skin, 0.15), darker(skin, 0.2))) +
  e.fill(gash, '#f6dfa8') +
  e.line(gash, darker(skin, 0.4), 0.026, 0.6) +
  e.heap(arils, (seed) => seed.fill(oval(0, 0, 1), e.pen.domed(lighter(colour, 0.5), darker(colour, 0.2)))) +
  e.glint(-0.5, -0.1, 0.5, 0.5)

const figOutline = stencil(
  'M0,-.98 C.12,-.98 .12,-.74 .2,-.56 C.34,-.3 .84,-.1 .84,.36 C.84,.76 .46,.98 0,.98 C-.46,.98 -.84,.76 -.84,.36 C-.84,-.1 -.34,-.3 -.2,-.56 C-.12,-.74 -.12,-.98 0,-.98Z',
)
const figRibs = stencil('M-.08,-.7 C-.2,-.3 -.6,0 -.56,.6M.08,-.7 C.2,-.3 .6,0 .56,.6M0,-.7 L0,.9')
const figHeart = stencil(
  'M0,-.3 C.24,-.2 .52,.06 .5,.4 C.48,.66 .26,.78 0,.78 C-.26,.78 -.48,.66 -.5,.4 C-.52,.06 -.24,-.2 0,-.3Z',
)

/** A fig, and half of one with its red heart. */
export const figs: DrawBought = (e, { colour, skin = '#4b2a4f', core = '#b3394a' }) => {
  const whole = e.at(-0.3, -0.16, 0.76, -10)
  const half = e.at(0.38, 0.24, 0.72, 12)
  const pips = e.pen.times(26, (): Stroke => [(e.pen.chance() - 0.5) * 0.7, 0.06 + e.pen.chance() * 0.58])
  return (
    whole.solid(figOutline, skin, { depth: 0.3 }) +
    whole.line(figRibs, lighter(skin, 0.4), 0.05, 0.4) +
    half.solid(figOutline, skin, { depth: 0.3 }) +
    half.at(0, 0, 0.88).fill(figOutline, lighter(colour, 0.75)) +
    half.fill(figHeart, e.pen.domed(core, colour)) +
    half.dots(pips, '#f6dda0', 0.06, 0.9)
  )
}

const starOutline = stencil(
  'M0,-1 C.14,-.7 .2,-.46 .28,-.36 C.4,-.34 .7,-.36 .96,-.3 C.72,-.06 .54,.06 .46,.14 C.46,.3 .58,.6 .6,.84 C.3,.7 .1,.56 0,.5 C-.1,.56 -.3,.7 -.6,.84 C-.58,.6 -.46,.3 -.46,.14 C-.54,.06 -.72,-.06 -.96,-.3 C-.7,-.36 -.4,-.34 -.28,-.36 C-.2,-.46 -.14,-.7 0,-1Z',
)
const starRays = stencil('M0,-.1 L0,-.7M.1,-.02 L.66,-.2M.06,.1 L.4,.58M-.06,.1 L-.4,.58M-.1,-.02 L-.66,-.2')

/** Slices of star fruit. */
export const starSlices: DrawBought = (e, { colour, skin = '#d9a52e' }) =>
  e.heap(
    [
      [0.36, -0.36, 0.62, 20],
      [-0.2, 0.2, 0.8, -8],
    ],
    (one) =>
      one.solid(starOutline, skin) +
      one.at(0, 0, 0.86).fill(starOutline, e.pen.shaded(lighter(colour, 0.2), 0.1)) +
      one.line(starRays, lighter(colour, 0.6), 0.06, 0.9),
  )

const thorn = stencil('M-.8,.7 L0,-1 L.8,.7Z')
const thornPlaces = [
  [-0.4, -0.56],
  [0, -0.66],
  [0.4, -0.56],
  [-0.66, -0.26],
  [-0.22, -0.34],
  [0.22, -0.34],
  [0.66, -0.26],
  [-0.76, 0.08],
  [-0.42, -0.02],
  [0, -0.04],
  [0.42, -0.02],
  [0.76, 0.08],
  [-0.64, 0.36],
  [-0.2, 0.28],
  [0.2, 0.28],
  [0.64, 0.36],
  [-0.42, 0.6],
  [0, 0.58],
  [0.42, 0.6],
  [0, 0.84],
] as const
const spikyStalk = stencil('M0,-.6 L.04,-1')

/** A thorny fruit, whole: durian, jackfruit, soursop. */
export const thornyFruit: DrawBought = (e, { colour, skin = darker(colour, 0.25) }) =>
  e.line(spikyStalk, '#6a4424', 0.16) +
  e.pen.solid(
    blob(
      e.pen.chance,
      { ...e.spot, y: e.spot.y + e.spot.size * 0.08, size: e.spot.size * 0.86 },
      { corners: 16, uneven: 0.04 },
    ),
    colour,
    { drop: 5, depth: 0.34 },
  ) +
  e.heap(
    thornPlaces.map(([u, v]) => [u, v + 0.04, 0.17] as const),
    (one) => one.fill(thorn, skin, 0.75),
  ) +
  e.heap(
    thornPlaces.map(([u, v]) => [u - 0.03, v, 0.1] as const),
    (one) => one.fill(thorn, lighter(colour, 0.35), 0.8),
  )
