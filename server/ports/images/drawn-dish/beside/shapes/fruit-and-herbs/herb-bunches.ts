import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { tinyStem } from '#server/ports/images/drawn-dish/beside/shapes/fruit-and-herbs/herbs.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const lobedLeaf = stencil(
  'M0,1 L-.2,.56 L-.6,.66 L-.56,.4 L-.98,.16 L-.72,.06 L-.84,-.24 L-.4,.02 L-.52,-.36 L-.44,-.66 L-.22,-.56 L0,-1 L.22,-.56 L.44,-.66 L.52,-.36 L.4,.02 L.84,-.24 L.72,.06 L.98,.16 L.56,.4 L.6,.66 L.2,.56Z',
)
const lobedVeins = stencil('M0,.9 L0,-.5M-.5,.2 L0,.5 L.5,.2')
const bunchStems = stencil(
  'M-.16,1 C-.1,.5 -.3,.2 -.5,-.1M-.05,1 C0,.5 -.1,.1 -.16,-.4M.05,1 C0,.5 .1,.1 .2,-.4M.16,1 C.1,.5 .3,.2 .54,-.1M0,1 L.02,-.1',
)
const tie = stencil('M-.2,.56 C-.1,.64 .1,.64 .2,.56')
const bunchLeaves: readonly Place[] = [
  [-0.42, 0, 0.34, -84],
  [0.42, 0, 0.34, 84],
  [-0.4, -0.2, 0.34, -50],
  [0.4, -0.2, 0.34, 50],
  [-0.16, -0.34, 0.33, -22],
  [0.18, -0.34, 0.33, 20],
  [-0.3, 0.16, 0.28, -60],
  [0.3, 0.16, 0.28, 60],
  [0, -0.1, 0.34, 0],
]

/** A tied bunch of lobed leaves on thin stems: parsley. */
export const leafyBunch: DrawBought = (e, { colour, skin = lighter(colour, 0.3) }) =>
  e.line(bunchStems, skin, 0.07) +
  e.tuft(
    bunchLeaves,
    (leaf, index) =>
      leaf.solid(lobedLeaf, index % 2 ? lighter(colour, 0.07) : colour, {
        drop: 0.07,
        rim: 1,
        shadow: index % 3 ? 0 : 0.28,
      }) + leaf.line(lobedVeins, lighter(colour, 0.36), 0.05, 0.6),
  ) +
  e.line(tie, '#c8503c', 0.09)

const cutLeaf = stencil(
  'M0,1 L-.12,.5 L-.5,.66 L-.62,.46 L-.84,.48 L-.8,.2 L-.98,.04 L-.76,-.1 L-.7,-.32 L-.44,-.16 L-.2,.06 L-.36,-.32 L-.52,-.5 L-.3,-.62 L-.28,-.84 L-.1,-.8 L0,-1 L.1,-.8 L.28,-.84 L.3,-.62 L.52,-.5 L.36,-.32 L.2,.06 L.44,-.16 L.7,-.32 L.76,-.1 L.98,.04 L.8,.2 L.84,.48 L.62,.46 L.5,.66 L.12,.5Z',
)
const fanStems = stencil(
  'M-.06,1 C-.04,.4 -.2,.2 -.36,.08M.06,1 C.04,.4 .2,.2 .36,.08M0,1 L0,-.1M-.02,.7 L-.24,.46M.02,.7 L.26,.46',
)
const fanLeaves: readonly Place[] = [
  [-0.26, 0.5, 0.26, -72],
  [0.26, 0.5, 0.26, 72],
  [-0.34, 0.12, 0.42, -56],
  [0.34, 0.12, 0.42, 56],
  [0, 0, 0.48, 0],
]

/** A sprig of fan-shaped, toothed leaves on long stems: cilantro. */
export const fanBunch: DrawBought = (e, { colour, skin = lighter(colour, 0.2) }) =>
  e.line(fanStems, skin, 0.08) +
  e.tuft(
    fanLeaves,
    (leaf, index) =>
      leaf.solid(cutLeaf, index % 2 ? lighter(colour, 0.08) : colour, { depth: 0.24 }) +
      leaf.line(lobedVeins, lighter(colour, 0.45), 0.05, 0.7),
  )

/** A thin stem with rays at two nodes. */
const threads: readonly Stroke[] = [
  [0, 1, 0, -2.2],
  ...[-0.8, -0.4, 0.4, 0.8].flatMap((bend): Stroke[] => [
    [0, 0.2, bend * 0.6, -0.42],
    [0, -0.3, bend, -0.7],
  ]),
]
const threadPlaces = [0.1, -0.3, -0.7].flatMap((v) => [-50, 50].map((turn): Place => [0, v, 0.26, turn]))

/** Feathery fronds on thin stems: dill. */
export const featheryBunch: DrawBought = (e, { colour }) => {
  const fronds: readonly Place[] = [
    [0, 1, 0.74, -40],
    [0, 1, 0.74, 40],
    [0, 1, 0.94, -2],
  ]
  return (
    e.tuft(fronds, (frond, number) => {
      const tone = number === 2 ? lighter(colour, 0.1) : colour
      return (
        frond.line(tinyStem, darker(tone, 0.1), 0.07) +
        frond.tuft(threadPlaces, (stem) => stem.dots(threads, darker(tone, 0.14), 0.15))
      )
    }) + e.line(tie, '#c8503c', 0.09)
  )
}

const bladePlaces: readonly Place[] = [
  [-0.1, 1, 0.94, -30],
  [0.1, 1, 0.94, 28],
  [-0.06, 1, 1, -14],
  [0.06, 1, 1, 12],
  [0, 1, 1, -2],
]
const bladeLeaf = stencil('M-.1,1 C-.14,.4 -.12,-.5 0,-1 C.12,-.5 .14,.4 .1,1Z')

/** Long blades in a bundle: pandan. */
export const longBlades: DrawBought = (e, { colour }) =>
  e.tuft(
    bladePlaces,
    (blade, index) =>
      blade.solid(bladeLeaf, index % 2 ? lighter(colour, 0.1) : colour) +
      blade.at(0, 0, 0.9).line(tinyStem, darker(colour, 0.3), 0.03, 0.7),
  ) + e.line(bladeTie, '#e3cf96', 0.12)
const bladeTie = stencil('M-.24,.62 C-.1,.7 .1,.7 .24,.62')

/** A tied bundle of thin green tubes: chives; `core` is the color of their flowers. */
export const chiveBundle: DrawBought = (e, { colour, core = '#b08ac6' }) => {
  const blades = e.pen.times(17, (index): Stroke => {
    const share = index / 16 - 0.5
    const [u, v] = [share * 0.5, 0.98 - e.pen.chance() * 0.06]
    const toU = share * 1.3 + (e.pen.chance() - 0.5) * 0.1
    const toV = -0.94 + Math.abs(share) * 0.5 + e.pen.chance() * 0.16
    return [u, v, toU - u, toV - v]
  })
  const petals = e.pen.times(16, (index): Stroke => {
    const angle = (index / 16) * fullTurn
    return [0, 0, Math.cos(angle) * 0.13, Math.sin(angle) * 0.13]
  })
  return (
    e.at(0.033, 0.05).dots(blades, '#2a1009', 0.07, 0.16) +
    e.dots(blades, darker(colour, 0.4), 0.075) +
    e.at(-0.013, 0).dots(blades, lighter(colour, 0.16), 0.04) +
    e.at(-0.34, -0.78).dots(petals, core, 0.043) +
    e.at(0.22, -0.86).dots(petals, core, 0.043) +
    e.line(wideTie, '#e3cf96', 0.11)
  )
}
const wideTie = stencil('M-.36,.4 C-.12,.5 .12,.5 .36,.4')
