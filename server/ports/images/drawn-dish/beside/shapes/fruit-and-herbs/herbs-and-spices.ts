import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval, type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, pointOf, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const bark = stencil(
  'M-.96,-.2 C-.6,-.24 .6,-.24 .96,-.2 L.96,.2 C.6,.24 -.6,.24 -.96,.2 C-1.02,.1 -1.02,-.1 -.96,-.2Z',
)
const barkLines = stencil('M-.9,0 C-.4,.06 .4,-.04 .8,.02M-.6,-.1 L.3,-.12M-.3,.13 L.6,.12')
const barkEnd = stencil('M.94,-.22 C1.06,-.2 1.06,.2 .94,.22 C.84,.2 .84,-.2 .94,-.22Z')
const barkCurl = stencil('M.92,-.1 C1,-.06 1,.02 .94,.02M.96,.14 C.88,.12 .88,.06 .94,.04')
const cinnamonTie = stencil(
  'M-.26,-.62 C-.1,-.4 .1,.2 .02,.66M-.04,0 C-.3,-.3 -.4,-.1 -.08,.04 C-.3,.3 -.2,.4 -.02,.08',
)

/** Sticks of cinnamon, rolled at their ends and tied. */
export const cinnamonSticks: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.1, -0.36, 0.92, -22],
      [0.06, 0.34, 0.92, -22],
      [0, 0, 0.98, -22],
    ],
    (one) =>
      one.solid(bark, colour, { depth: 0.34 }) +
      one.line(barkLines, darker(colour, 0.4), 0.035, 0.6) +
      one.fill(barkEnd, darker(colour, 0.5)) +
      one.line(barkCurl, lighter(colour, 0.3), 0.04),
  ) + e.line(cinnamonTie, '#efe0b4', 0.07)

const petal = stencil('M0,1 C.5,.6 .5,-.3 0,-1 C-.5,-.3 -.5,.6 0,1Z')
const slit = stencil('M0,.3 C.2,.1 .2,-.3 0,-.6 C-.2,-.3 -.2,.1 0,.3Z')

/** A star anise, its seeds showing. */
export const starAnise: DrawBought = (e, { colour }) =>
  e.tuft(
    e.pen.times(8, (index): Place => [0, 0, 0.48, index * 45 + 10]),
    (one) => {
      return (
        one.solid(petal, colour, { depth: 0.3 }) +
        one.fill(slit, darker(colour, 0.55)) +
        one.at(0, -0.1, 0.24).fill(petal, '#c98a4a')
      )
    },
  ) + e.fill(oval(0, 0, 0.1), darker(colour, 0.3))

const nutmegOutline = stencil(
  'M0,-.94 C.5,-.94 .78,-.5 .78,0 C.78,.5 .5,.94 0,.94 C-.5,.94 -.78,.5 -.78,0 C-.78,-.5 -.5,-.94 0,-.94Z',
)
const nutmegLines = stencil('M-.3,-.7 C-.5,-.2 -.3,.3 -.4,.7M.1,-.8 C0,-.2 .2,.2 .06,.8M.44,-.6 C.4,-.1 .56,.2 .4,.64')
const nutmegVeins = stencil(
  'M0,.7 C-.1,.3 -.4,.3 -.46,0M-.1,.3 C0,0 -.3,-.2 -.3,-.5M.04,.6 C.2,.3 .1,0 .2,-.6M.16,.1 C.4,0 .4,-.2 .46,-.3M.2,.5 C.4,.4 .5,.2 .5,.1M0,-.1 C-.04,-.3 0,-.5 -.04,-.7',
)

/** A nutmeg, and half of one with its marbling. */
export const nutmeg: DrawBought = (e, { colour }) => {
  const whole = e.at(-0.32, -0.2, 0.76, -20)
  const half = e.at(0.4, 0.26, 0.72, 16)
  return (
    whole.solid(nutmegOutline, colour, { depth: 0.34 }) +
    whole.line(nutmegLines, darker(colour, 0.4), 0.05, 0.5) +
    half.solid(nutmegOutline, darker(colour, 0.15)) +
    half.at(0, 0, 0.9).fill(nutmegOutline, '#e6cda0') +
    half.line(nutmegVeins, '#6a3c20', 0.09, 0.9)
  )
}

const podOutline = stencil(
  'M0,-1 C.3,-.8 .54,-.3 .5,.2 C.46,.6 .2,.9 0,1 C-.2,.9 -.46,.6 -.5,.2 C-.54,-.3 -.3,-.8 0,-1Z',
)
const podLines = stencil('M0,-.9 L0,.9M-.1,-.8 C-.34,-.3 -.34,.3 -.1,.8M.1,-.8 C.34,-.3 .34,.3 .1,.8')

/** Pods of cardamom, one of them open over its black seeds. */
export const cardamomPods: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.5, -0.3, 0.6, -30],
      [0.4, -0.4, 0.6, 50],
      [0.46, 0.44, 0.58, -60],
      [-0.3, 0.44, 0.62, 74],
    ],
    (one, index) => {
      const seeds = e.pen.times(6, (at): Stroke => [(at % 2) * 0.2 - 0.1, at * 0.2 - 0.5])
      return (
        one.solid(podOutline, colour, { depth: 0.3 }) +
        (index === 3
          ? one.at(0, 0, 0.72).wide(0.8).fill(podOutline, '#efe3b4') + one.dots(seeds, '#33241c', 0.19)
          : one.line(podLines, darker(colour, 0.35), 0.06, 0.7))
      )
    },
  )

/** A small heap of saffron threads. */
export const saffronThreads: DrawBought = (e, { colour, skin = '#f0a024' }) => {
  const lines = e.pen.times(34, () => {
    const [a, r] = [e.pen.chance() * fullTurn, Math.sqrt(e.pen.chance()) * 0.62]
    const [x, y] = pointOf(e.spot, Math.cos(a) * r, Math.sin(a) * r * 0.8)
    const [lean, reach] = [e.pen.chance() * fullTurn, e.spot.size * 0.3]
    const [dx, dy] = [Math.cos(lean) * reach, Math.sin(lean) * reach]
    return `M${short(x - dx)},${short(y - dy)}Q${short(x + dy * 0.6)},${short(y - dx * 0.6)} ${short(x + dx)},${short(y + dy)}`
  })
  const some = (from: number) => lines.filter((_, index) => index % 3 === from).join('')
  return (
    e.pen.line(some(0), darker(colour, 0.35), 3.4) +
    e.pen.line(some(1), colour, 3.2) +
    e.pen.line(some(2), skin, 1.8) +
    e.pen.line(lines.slice(0, 12).join(''), lighter(colour, 0.15), 2.6)
  )
}

const vanillaPods = stencil('M-.7,.9 C-.4,.3 .2,-.3 .74,-.9M-.36,.96 C0,.4 .4,-.1 .94,-.6')
const vanillaShine = stencil('M-.56,.6 C-.3,.2 .2,-.34 .66,-.84M-.2,.66 C.1,.3 .5,-.1 .86,-.56')
const orchidPetal = stencil('M0,1 C-.5,.5 -.5,-.5 0,-1 C.5,-.5 .5,.5 0,1Z')

/** Two vanilla pods and their flower. */
export const vanilla: DrawBought = (e, { colour, skin = '#f8eebc' }) =>
  e.at(0.033, 0.066).line(vanillaPods, '#2a1009', 0.15, 0.25) +
  e.line(vanillaPods, colour, 0.15) +
  e.line(vanillaShine, lighter(colour, 0.36), 0.03, 0.8) +
  e.tuft(
    e.pen.times(5, (index): Place => [-0.36, -0.34, 0.27, index * 72 + 20]),
    (leaf) => leaf.solid(orchidPetal, skin, { depth: 0.16 }),
  ) +
  e.solid(oval(-0.36, -0.34, 0.15), '#f0c53c', { drop: 0.03, depth: 0.2 })

const chileDry = stencil(
  'M-.1,-.7 C.1,-.76 .26,-.6 .28,-.4 C.3,0 .2,.5 -.3,.98 C-.34,.6 -.4,.4 -.36,.1 C-.42,-.2 -.4,-.6 -.1,-.7Z',
)
const chileFolds = stencil('M-.06,-.5 C-.2,-.1 -.1,.3 -.24,.7M.12,-.4 C.06,0 .1,.3 -.1,.6')
const chileStalk = stencil('M-.04,-.68 C0,-.8 .1,-.9 .1,-1.02')

/** Dried chiles, wrinkled, with their stalks; broader with `core`, as anchos are. */
export const driedChiles: DrawBought = (e, { colour, core }) =>
  e.heap(
    [
      [-0.44, 0.02, 0.9, 20],
      [0.5, 0.04, 0.9, -30],
      [0.04, 0, 0.98, 0],
    ],
    (one) =>
      one.line(chileStalk, '#9a8440', 0.12) +
      one.wide(core ? 1.7 : 1).solid(chileDry, colour, { depth: 0.34 }) +
      one.line(chileFolds, darker(colour, 0.55), 0.06, 0.7) +
      one.upright.glint(-0.16, -0.3, 0.4, 0.4),
  )

const rootOutline = stencil(
  'M-.98,.2 C-1,-.06 -.8,-.2 -.5,-.2 C-.5,-.5 -.44,-.84 -.2,-.84 C.04,-.84 .02,-.5 .02,-.26 C.2,-.3 .3,-.3 .4,-.3 C.44,-.5 .6,-.7 .76,-.6 C.92,-.5 .8,-.3 .8,-.16 C1,0 1,.24 .82,.34 C.6,.44 .5,.36 .36,.42 C.4,.6 .36,.9 .12,.9 C-.12,.9 -.14,.6 -.12,.44 C-.5,.5 -.9,.5 -.98,.2Z',
)
const rootRings = stencil(
  'M-.8,-.14 C-.7,.1 -.7,.3 -.76,.42M-.5,-.18 C-.36,.1 -.4,.3 -.44,.44M.1,-.26 C.2,0 .2,.2 .1,.42M.46,-.28 C.56,0 .54,.2 .48,.36M-.48,-.5 C-.3,-.44 -.1,-.44 .02,-.5M-.1,.64 C0,.6 .2,.6 .36,.62',
)

/** A root with fingers, one of them cut: turmeric, ginger. */
export const fingeredRoot: DrawBought = (e, { colour, core = '#f0902a' }) => {
  const cut = e.at(0.5, 0.6, 0.26)
  return (
    e.solid(rootOutline, colour, { depth: 0.3 }) +
    e.line(rootRings, darker(colour, 0.4), 0.04, 0.6) +
    cut.solid(oval(0, 0, 1), darker(colour, 0.1), { drop: 0.13, depth: 0.2 }) +
    cut.fill(oval(0, 0, 0.86), e.pen.domed(lighter(core, 0.2), core))
  )
}

const clove = stencil('M-.12,-.42 C-.1,0 -.1,.6 -.02,1 C.02,1 .06,1 .08,.98 C.12,.6 .12,0 .14,-.42Z')
const cloveArms = stencil('M0,-.4 L-.36,-.62M0,-.4 L.38,-.6M0,-.4 L-.12,-.6M0,-.4 L.16,-.58')

/** Some cloves. */
export const cloves: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.5, -0.2, 0.7, -40],
      [0.5, -0.3, 0.66, 70],
      [0.06, 0.06, 0.76, 10],
      [-0.4, 0.56, 0.62, 100],
      [0.56, 0.5, 0.62, -30],
    ],
    (one) => {
      const head = one.at(0, -0.66, 0.24)
      return (
        one.wide(1.3).solid(clove, colour, { depth: 0.3 }) +
        one.line(cloveArms, darker(colour, 0.2), 0.15) +
        head.ball(lighter(colour, 0.24), 0)
      )
    },
  )

const cup = stencil('M-.86,-.34 L.5,-.34 C.52,.3 .3,.74 -.18,.74 C-.66,.74 -.88,.3 -.86,-.34Z')
const cupMouth = stencil('M-.86,-.34 C-.8,-.58 .44,-.58 .5,-.34 C.44,-.1 -.8,-.1 -.86,-.34Z')
const cupTea = stencil('M-.76,-.34 C-.7,-.5 .34,-.5 .4,-.34 C.34,-.16 -.7,-.16 -.76,-.34Z')
const cupHandle = stencil('M.48,-.16 C.96,-.3 .96,.4 .34,.4')
const saucer = stencil('M-.98,.72 C-.6,.6 .3,.6 .66,.72 C.5,.98 -.8,.98 -.98,.72Z')
const tagString = stencil('M-.3,-.36 C-.5,-.2 -.46,.1 -.44,.2')
const teaTag = stencil('M-.62,.2 L-.44,.1 L-.26,.2 L-.26,.52 L-.62,.52Z')

/** A cup of tea, the tag of its bag over the rim, and a sprig of tea leaves in the color `skin`. */
export const teaLeaves: DrawBought = (e, { colour, skin = '#5d9440' }) =>
  e.solid(saucer, '#efe6d4', { depth: 0.2 }) +
  e.line(cupHandle, '#d3c8b2', 0.17) +
  e.line(cupHandle, '#fbf6ea', 0.11) +
  e.solid(cup, '#fbf5e8', { depth: 0.2 }) +
  e.fill(cupMouth, '#e4dac6') +
  e.fill(cupTea, e.pen.hollow(darker(colour, 0.2), lighter(colour, 0.14))) +
  e.line(tagString, '#a89a80', 0.03) +
  e.solid(teaTag, skin, { depth: 0.16 }) +
  drawLeaf(e.growing(0.5, 0.86, 0.3, -20), skin, 0.9) +
  drawLeaf(e.growing(0.56, 0.88, 0.3, 52), lighter(skin, 0.1), 0.9) +
  e.line(steam, '#fffaf0', 0.06, 0.8)
const steam = stencil('M-.36,-.6 C-.5,-.74 -.2,-.8 -.34,-.98M.02,-.6 C-.12,-.74 .18,-.8 .04,-.98')

const tamarindPod = stencil(
  'M-.9,-.34 C-.7,-.6 -.5,-.5 -.36,-.3 C-.2,-.2 -.1,-.1 .06,-.06 C.2,-.1 .36,0 .46,.02 C.66,-.06 .9,-.2 .98,.02 C1,.3 .7,.44 .44,.46 C.3,.56 .1,.5 0,.4 C-.2,.44 -.4,.3 -.5,.14 C-.8,.06 -.98,-.1 -.9,-.34Z',
)

/** Pods of tamarind, the pulp showing in one. */
export const tamarindPods: DrawBought = (e, { colour, core = '#5d2f1a' }) =>
  e.heap(
    [
      [0, -0.36, 0.92, 8],
      [-0.04, 0.36, 0.94, -14],
    ],
    (one, index) => {
      const seeds = [
        [-0.56, -0.1],
        [-0.1, 0.16],
        [0.34, 0.26],
      ] as const
      return (
        one.solid(tamarindPod, colour, { depth: 0.32 }) +
        (index === 1
          ? one.at(0, 0, 0.84).fill(tamarindPod, core) +
            one.heap(
              seeds.map(([u, v]) => [u, v, 0.13] as const),
              (one) => one.ball(darker(core, 0.3), 0.6),
            )
          : '')
      )
    },
  )
