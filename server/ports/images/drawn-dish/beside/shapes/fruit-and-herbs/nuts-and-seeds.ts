import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { type Stencil, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const five: readonly Place[] = [
  [-0.46, -0.4, 0.5, -24],
  [0.4, -0.46, 0.48, 34],
  [-0.54, 0.36, 0.5, 66],
  [0.56, 0.26, 0.5, -14],
  [0.02, 0.2, 0.54, 12],
]

const almondOutline = stencil(
  'M0,-1 C.2,-.8 .62,-.3 .6,.24 C.58,.74 .3,.98 0,.98 C-.3,.98 -.58,.74 -.6,.24 C-.62,-.3 -.2,-.8 0,-1Z',
)
const almondLines = stencil('M0,-.7 L0,.84M-.1,-.6 C-.34,-.1 -.34,.4 -.22,.8M.1,-.6 C.34,-.1 .34,.4 .22,.8')

/** Some almonds. */
export const almonds: DrawBought = (e, { colour }) =>
  e.heap(
    five,
    (one) => one.solid(almondOutline, colour, { depth: 0.3 }) + one.line(almondLines, darker(colour, 0.45), 0.05, 0.7),
  )

const walnutShell = stencil(
  'M0,-.98 C.2,-1 .3,-.9 .5,-.8 C.84,-.6 .94,-.2 .9,.16 C.86,.6 .5,.94 0,.98 C-.5,.94 -.86,.6 -.9,.16 C-.94,-.2 -.84,-.6 -.5,-.8 C-.3,-.9 -.2,-1 0,-.98Z',
)
const walnutSeam = stencil('M0,-.94 C.1,-.4 -.1,.3 0,.94')
const walnutLines = stencil(
  'M-.3,-.7 C-.6,-.3 -.2,0 -.5,.3 C-.6,.5 -.3,.6 -.3,.8M.3,-.7 C.6,-.4 .2,0 .5,.2 C.6,.5 .3,.6 .3,.8M-.7,-.4 C-.6,-.1 -.8,.1 -.7,.4M.7,-.4 C.6,-.1 .8,.1 .7,.4',
)
const kernel = stencil(
  'M-.06,-.72 C-.3,-.84 -.6,-.62 -.54,-.42 C-.78,-.3 -.76,0 -.6,.08 C-.78,.3 -.6,.56 -.4,.54 C-.3,.76 -.12,.74 0,.64 C.12,.74 .3,.76 .4,.54 C.6,.56 .78,.3 .6,.08 C.76,0 .78,-.3 .54,-.42 C.6,-.62 .3,-.84 .06,-.72 C.02,-.5 -.02,-.5 -.06,-.72Z',
)
const kernelLines = stencil(
  'M0,-.56 L0,.56M-.5,-.36 C-.3,-.4 -.24,-.2 -.16,-.3M-.56,.08 C-.4,0 -.3,.14 -.18,.04M-.38,.48 C-.34,.3 -.2,.4 -.16,.3M.5,-.36 C.3,-.4 .24,-.2 .16,-.3M.56,.08 C.4,0 .3,.14 .18,.04M.38,.48 C.34,.3 .2,.4 .16,.3',
)

/** A walnut in its shell, and half of one with its kernel. */
export const walnuts: DrawBought = (e, { colour, skin = '#c0935c' }) => {
  const whole = e.at(-0.34, -0.3, 0.66, -24)
  const half = e.at(0.34, 0.3, 0.7, 20)
  return (
    whole.solid(walnutShell, skin, { depth: 0.34 }) +
    whole.line(walnutLines, darker(skin, 0.45), 0.06, 0.6) +
    whole.line(walnutSeam, darker(skin, 0.5), 0.09, 0.8) +
    half.solid(walnutShell, skin, { depth: 0.3 }) +
    half.at(0, 0, 0.86).fill(walnutShell, darker(skin, 0.5)) +
    half.at(0, 0, 1.02).solid(kernel, lighter(colour, 0.3), { depth: 0.24 }) +
    half.line(kernelLines, darker(colour, 0.4), 0.07, 0.8)
  )
}

const pecanOutline = stencil(
  'M-.06,-.98 C-.4,-.9 -.56,-.4 -.54,.04 C-.52,.5 -.34,.9 -.06,.98 L0,.86 L.06,.98 C.34,.9 .52,.5 .54,.04 C.56,-.4 .4,-.9 .06,-.98 L0,-.86Z',
)
const pecanLines = stencil(
  'M0,-.8 L0,.8M-.3,-.7 C-.16,-.4 -.36,-.1 -.2,.2 C-.1,.4 -.3,.6 -.2,.76M.3,-.7 C.16,-.4 .36,-.1 .2,.2 C.1,.4 .3,.6 .2,.76',
)

/** Halves of pecans. */
export const pecans: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.5, -0.1, 0.82, -16],
      [0.52, -0.14, 0.8, 22],
      [0.02, 0.16, 0.82, 4],
    ],
    (one) =>
      one.solid(pecanOutline, colour, { depth: 0.34 }) +
      one.line(pecanLines, darker(colour, 0.55), 0.09, 0.85) +
      one.at(-0.044, 0).line(pecanLines, lighter(colour, 0.35), 0.03, 0.6),
  )

const shellLeft = stencil('M0,-1 C-.4,-.86 -.7,-.3 -.66,.24 C-.6,.76 -.3,.96 0,1 C-.44,.5 -.46,-.5 0,-1Z')
const shellRight = stencil('M0,-1 C.4,-.86 .7,-.3 .66,.24 C.6,.76 .3,.96 0,1 C.4,.5 .42,-.5 0,-1Z')
const pistachioKernel = stencil('M0,-.84 C.3,-.5 .36,.5 0,.9 C-.34,.5 -.3,-.5 0,-.84Z')
const pistachioLine = stencil('M0,-.6 C.06,-.1 .04,.3 0,.7')

/** Pistachios in their split shells. */
export const pistachios: DrawBought = (e, { colour, skin = '#e6cfa0' }) =>
  e.heap(
    [
      [-0.46, -0.3, 0.66, -24],
      [0.5, -0.3, 0.64, 30],
      [0.02, 0.44, 0.66, 80],
    ],
    (one) =>
      one.wide(1.2).solid(pistachioKernel, colour, { drop: 0.11, depth: 0.3 }) +
      one.line(pistachioLine, '#8a4a5a', 0.09, 0.6) +
      one.solid(shellLeft, skin) +
      one.solid(shellRight, skin),
  )

const peanutShell = stencil(
  'M0,-.98 C.34,-1 .5,-.7 .42,-.4 C.36,-.2 .3,-.06 .36,.1 C.56,.4 .5,.96 0,.98 C-.5,.96 -.56,.4 -.36,.1 C-.3,-.06 -.36,-.2 -.42,-.4 C-.5,-.7 -.34,-1 0,-.98Z',
)
const peanutNet = stencil(
  'M-.14,-.9 C-.3,-.4 -.1,-.1 -.2,.3 C-.3,.6 -.2,.8 -.16,.9M.14,-.9 C.3,-.4 .1,-.1 .2,.3 C.3,.6 .2,.8 .16,.9M-.4,-.6 C-.1,-.5 .1,-.5 .4,-.6M-.36,-.26 C-.1,-.16 .1,-.16 .36,-.26M-.4,.24 C-.1,.34 .1,.34 .4,.24M-.44,.6 C-.1,.7 .1,.7 .44,.6',
)

/** Peanuts in the shell, and two kernels out of it. */
export const peanuts: DrawBought = (e, { colour, core = '#b0603a' }) =>
  e.heap(
    [
      [0.34, -0.2, 0.78, 34],
      [-0.36, 0, 0.84, -24],
    ],
    (one) =>
      one.wide(1.16).solid(peanutShell, colour, { depth: 0.3 }) + one.line(peanutNet, darker(colour, 0.4), 0.045, 0.7),
  ) +
  e.heap(
    [
      [0.3, 0.66, 0.26, 60],
      [0.72, 0.48, 0.26, -20],
    ],
    (one) => one.solid(kernelRound, core, { depth: 0.3 }),
  )
const kernelRound = stencil(
  'M0,-1 C.5,-.9 .8,-.3 .74,.2 C.7,.74 .4,1 0,1 C-.4,1 -.7,.74 -.74,.2 C-.8,-.3 -.5,-.9 0,-1Z',
)

const hazelOutline = stencil(
  'M0,-.98 C.2,-.8 .9,-.5 .9,.16 C.9,.66 .5,.96 0,.96 C-.5,.96 -.9,.66 -.9,.16 C-.9,-.5 -.2,-.8 0,-.98Z',
)
const hazelFoot = stencil('M-.74,.54 C-.4,.3 .4,.3 .74,.54 C.5,1.02 -.5,1.02 -.74,.54Z')
const hazelLines = stencil('M-.2,-.7 C-.44,-.3 -.5,.1 -.44,.34M.2,-.7 C.44,-.3 .5,.1 .44,.34M0,-.8 L0,.3')

/** Hazelnuts in the shell, with their pale foot. */
export const hazelnuts: DrawBought = (e, { colour, core = '#e3c796' }) =>
  e.heap(
    [
      [-0.44, -0.3, 0.54, -28],
      [0.48, -0.2, 0.52, 30],
      [0, 0.42, 0.56, -6],
    ],
    (one) =>
      one.solid(hazelOutline, e.rounded(colour)) +
      one.line(hazelLines, darker(colour, 0.4), 0.05, 0.5) +
      one.fill(hazelFoot, core, 0.95) +
      one.upright.glint(-0.36, -0.24, 0.6, 0.6),
  )

const cashewOutline = stencil(
  'M-.7,-.66 C-.3,-.9 .2,-.74 .6,-.3 C.96,.14 .9,.66 .58,.86 C.34,.98 .14,.8 .24,.56 C.34,.3 .2,0 -.1,-.1 C-.36,-.2 -.5,-.06 -.7,-.16 C-.94,-.28 -.94,-.54 -.7,-.66Z',
)
const cashewLine = stencil('M-.6,-.5 C-.2,-.64 .2,-.5 .46,-.16 C.7,.16 .7,.44 .56,.66')

/** Some cashews. */
export const cashews: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.36, -0.42, 0.56, 10],
      [0.5, -0.3, 0.54, 100],
      [-0.44, 0.44, 0.56, -60],
      [0.4, 0.46, 0.56, 30],
    ],
    (one) => one.solid(cashewOutline, colour) + one.line(cashewLine, lighter(colour, 0.6), 0.08, 0.8),
  )

const round: readonly Place[] = [
  [-0.44, -0.34, 0.46],
  [0.44, -0.38, 0.44],
  [-0.5, 0.42, 0.45],
  [0.5, 0.38, 0.46],
  [0, 0.04, 0.48],
]

/** Round pale kernels: macadamias. */
export const macadamias: DrawBought = (e, { colour, skin = '#7a4a28' }) =>
  e.heap(round, (one, index) => one.ball(index === 1 ? skin : colour, 0.7))

const brazil = stencil('M-.98,.24 C-.7,-.34 .5,-.7 .94,-.2 C1.02,.1 .8,.44 .3,.54 C-.3,.64 -.94,.54 -.98,.24Z')
const brazilEdge = stencil('M-.9,.22 C-.4,-.02 .4,-.2 .92,-.14')

/** Brazil nuts, three-edged. */
export const brazilNuts: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.1, -0.46, 0.74, -8],
      [0.14, 0.46, 0.76, 12],
      [-0.3, 0.06, 0.66, -30],
    ],
    (one) => one.solid(brazil, colour, { depth: 0.34 }) + one.line(brazilEdge, lighter(colour, 0.5), 0.06, 0.7),
  )

const chestnutOutline = stencil(
  'M0,-.94 C.14,-.7 .98,-.5 .98,.1 C.98,.6 .6,.84 0,.84 C-.6,.84 -.98,.6 -.98,.1 C-.98,-.5 -.14,-.7 0,-.94Z',
)
const chestnutFoot = stencil('M-.86,.5 C-.4,.34 .4,.34 .86,.5 C.6,.92 -.6,.92 -.86,.5Z')

/** Chestnuts: dark, shining, with their dull foot. */
export const chestnuts: DrawBought = (e, { colour, core = '#c9a67a' }) =>
  e.heap(
    [
      [-0.4, -0.36, 0.56, -18],
      [0.48, -0.2, 0.54, 24],
      [-0.02, 0.44, 0.58, -4],
    ],
    (one) =>
      one.solid(chestnutOutline, e.rounded(colour)) +
      one.fill(chestnutFoot, core) +
      one.upright.glint(-0.36, -0.2, 0.8, 0.7),
  )

const nine: readonly Place[] = [
  [-0.3, -0.6, 0.32, -30],
  [0.34, -0.6, 0.32, 40],
  [-0.7, -0.1, 0.32, 50],
  [-0.04, -0.12, 0.34, -50],
  [0.62, -0.06, 0.33, 14],
  [-0.44, 0.44, 0.33, -16],
  [0.2, 0.36, 0.34, 80],
  [0.74, 0.5, 0.3, -50],
]
const seedOutline = stencil('M0,-1 C.4,-.6 .66,0 .6,.4 C.54,.8 .3,1 0,1 C-.3,1 -.54,.8 -.6,.4 C-.66,0 -.4,-.6 0,-1Z')
const seedEdge = stencil('M-.1,-.6 C-.4,-.1 -.44,.3 -.3,.7')

/** Flat seeds: pumpkin seeds. */
export const flatSeeds: DrawBought = (e, { colour, core = lighter(colour, 0.45) }) =>
  e.heap(
    nine,
    (one, index) =>
      one.solid(seedOutline, index % 4 ? colour : lighter(colour, 0.14)) + one.line(seedEdge, core, 0.12, 0.7),
  )

const slimSeed = stencil(
  'M0,-1 C.24,-.7 .48,.2 .42,.6 C.38,.86 .2,1 0,1 C-.2,1 -.38,.86 -.42,.6 C-.48,.2 -.24,-.7 0,-1Z',
)

/** Pine nuts: slim, pale, their tip darker. */
export const pineNuts: DrawBought = (e, { colour }) =>
  e.heap(nine, (one) => one.at(0, 0, 1.1).solid(slimSeed, colour) + one.fill(oval(0, -0.8, 0.16), '#a0642c', 0.8))

const stripes = stencil('M0,-.8 L0,.8M-.2,-.4 L-.24,.7M.2,-.4 L.24,.7')

/** Sunflower seeds in their striped shells. */
export const stripedSeeds: DrawBought = (e, { colour, core = '#efe6d0' }) =>
  e.heap(
    nine,
    (one) => one.at(0, 0, 1.06).solid(seedOutline, colour, { depth: 0.3 }) + one.line(stripes, core, 0.12, 0.85),
  )

function mixedOne(e: Easel, outline: Stencil, lines: Stencil, colour: `#${string}`): string {
  return e.solid(outline, colour, { depth: 0.3 }) + e.line(lines, darker(colour, 0.45), 0.07, 0.7)
}

/** Nuts of several kinds. */
export const mixedNuts: DrawBought = (e) =>
  mixedOne(e.at(-0.46, -0.4, 0.52, -24), almondOutline, almondLines, '#b5763c') +
  mixedOne(e.at(0.42, -0.36, 0.56, 40), pecanOutline, pecanLines, '#8f4f26') +
  mixedOne(e.at(-0.48, 0.42, 0.54, 16), kernel, kernelLines, '#d3a468') +
  mixedOne(e.at(0.5, 0.4, 0.54, -20), cashewOutline, cashewLine, '#ecc987') +
  e.at(0.02, 0.08, 0.34).ball('#b07038', 0.6)
