import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'

/** A bundle of thin sprouts, their heads yellow. */
export const beanSprouts: DrawBought = (e, { colour, skin = '#e3c65e' }) => {
  const sprouts = stencil(
    'M-.72,-.5 C-.2,-.5 -.5,.2 .1,.3 C.3,.34 .4,.5 .5,.84M-.3,-.76 C.2,-.6 -.1,.1 .4,.2 C.6,.24 .7,.4 .84,.6M-.84,-.06 C-.4,-.1 -.5,.5 -.1,.6 C0,.64 .1,.76 .14,.96M.2,-.82 C.6,-.6 .4,-.2 .7,-.04 C.8,0 .9,.1 .96,.24',
  )
  const heads: readonly Point[] = [
    [-0.74, -0.5],
    [-0.3, -0.78],
    [-0.86, -0.06],
    [0.18, -0.84],
  ]
  return (
    e.at(0.04, 0.07, 1).line(sprouts, '#2a1009', 0.18, 0.22) +
    e.line(sprouts, darker(colour, 0.32), 0.19) +
    e.line(sprouts, colour, 0.14) +
    e.dots(heads, darker(skin, 0.35), 0.36) +
    e.dots(heads, skin, 0.3) +
    e.dots(
      heads.map(([u, v]) => [u - 0.04, v - 0.05]),
      lighter(skin, 0.5),
      0.1,
    )
  )
}

/** A tuft of fine sprouts: thin white stalks, two small leaves on each. */
export const fineSprouts: DrawBought = (e, { colour }) => {
  const ends = e.pen.times(
    13,
    (index): Point => [-0.84 + (index / 12) * 1.68, -0.5 - e.pen.chance() * 0.4 + Math.abs(index - 6) * 0.05],
  )
  const stalks = stencil(
    ends
      .map(
        ([u, v]) =>
          `M${(u * 0.3).toFixed(2)},.9 C${(u * 0.3).toFixed(2)},.4 ${(u * 0.9).toFixed(2)},.1 ${u.toFixed(2)},${v.toFixed(2)}`,
      )
      .join(''),
  )
  const leaves = (off: number, v: number): Point[] => ends.map(([x, y]) => [x + off, y + v])
  return (
    e.line(stalks, '#a9b98a', 0.06) +
    e.line(stalks, '#f3f5e0', 0.035) +
    e.dots([...leaves(-0.06, 0), ...leaves(0.06, -0.03)], darker(colour, 0.35), 0.17) +
    e.dots([...leaves(-0.06, 0), ...leaves(0.06, -0.03)], lighter(colour, 0.1), 0.12)
  )
}

const cressStalks = stencil('M-.06,.98 C-.1,.5 -.5,.1 -.56,-.5M0,.98 C.04,.4 0,0 .02,-.6M.06,.98 C.1,.5 .5,.1 .6,-.46')
const cressTie = stencil('M-.14,.66 C-.06,.72 .06,.72 .14,.66')
const cressLeaf = stencil(
  'M0,.9 C-.6,.9 -.9,.4 -.8,-.1 C-.7,-.6 -.3,-.8 0,-.96 C.3,-.8 .7,-.6 .8,-.1 C.9,.4 .6,.9 0,.9Z',
)
const cressVein = stencil('M0,.9 L0,-.4')
const cressLeaves: readonly (readonly [u: number, v: number, turn: number, share: number])[] = [
  [-0.74, 0.02, -80, 0.24],
  [0.76, 0.06, 80, 0.24],
  [-0.8, -0.46, -60, 0.25],
  [0.82, -0.42, 60, 0.25],
  [-0.26, -0.24, -40, 0.22],
  [0.3, -0.24, 40, 0.22],
  [-0.52, -0.72, -14, 0.28],
  [0.54, -0.7, 16, 0.28],
  [0.02, -0.72, 0, 0.32],
]
const weed = stencil(
  'M-.06,.96 C-.2,.7 -.04,.5 -.24,.3 C-.4,.1 -.16,-.1 -.3,-.3 C-.42,-.5 -.2,-.8 .04,-1 C.2,-.8 .36,-.56 .24,-.36 C.14,-.16 .36,0 .24,.24 C.1,.44 .22,.66 .06,.96Z',
)

const weedRib = stencil('M0,.9 C.06,.5 -.06,.2 0,-.1 C.06,-.4 0,-.6 .04,-.86')

/** Wavy blades of seaweed. */
export const seaweed: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.42, 0.1, 0.86, -34],
      [0.44, 0.1, 0.86, 34],
      [0, 0, 0.98, 0],
    ],
    (one) => one.solid(weed, colour, { depth: 0.34 }) + one.line(weedRib, lighter(colour, 0.35), 0.07, 0.8),
  )

/** Watercress and its like: thin stalks, small round leaves. */
export const cress: DrawBought = (e, { colour, skin = '#a9cf7a' }) =>
  e.line(cressStalks, darker(skin, 0.3), 0.1) +
  e.line(cressStalks, skin, 0.06) +
  cressLeaves
    .map(([u, v, turn, share]) => {
      const leaf = e.at(u, v, share, turn)
      return (
        leaf.solid(cressLeaf, colour, { drop: 0.05, depth: 0.32, shadow: share > 0.22 ? 0.28 : 0 }) +
        leaf.line(cressVein, lighter(colour, 0.5), 0.1, 0.9)
      )
    })
    .join('') +
  e.line(cressTie, '#c9a05a', 0.12)

/** Samphire: fleshy green stalks, forking. */
export const samphire: DrawBought = (e, { colour }) => {
  const twigs = stencil(
    'M-.1,.96 C-.1,.5 -.2,0 -.16,-.9M-.12,.5 C-.4,.3 -.5,0 -.54,-.5M-.16,.1 C0,-.1 .06,-.3 .08,-.7M.1,.96 C.2,.5 .4,.2 .5,-.6M.26,.4 C.5,.3 .74,.1 .8,-.2M-.4,.2 C-.66,.1 -.8,0 -.84,-.2M.46,-.1 C.3,-.3 .3,-.5 .3,-.8',
  )
  return (
    e.line(twigs, darker(colour, 0.35), 0.16) +
    e.line(twigs, colour, 0.11) +
    e.line(twigs, lighter(colour, 0.4), 0.03, 0.8)
  )
}

/** Sheets of nori, dark and thin, one on the other. */
export const nori: DrawBought = (e, { colour }) => {
  const sheet = stencil('M-.8,-.7 L.7,-.84 L.84,.66 L-.66,.8Z')
  const ripples = stencil('M-.6,-.5 L.5,-.6M-.5,-.2 L.66,-.3M-.62,.1 L.6,0M-.5,.4 L.6,.3M-.4,.62 L.5,.54')
  return e.heap(
    [
      [0.08, 0.08, 0.92, 18],
      [-0.02, 0, 0.92, 4],
      [-0.06, -0.06, 0.92, -8],
    ],
    (one, index) =>
      one.solid(sheet, index === 2 ? lighter(colour, 0.04) : darker(colour, 0.2), { depth: 0.2, drop: 0.07 }) +
      (index === 2 ? one.line(ripples, lighter(colour, 0.3), 0.035, 0.5) : ''),
  )
}

/** Three pickles: warty and olive green. */
export const pickles: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.4, -0.3, 0.9, 30],
      [-0.44, -0.16, 0.9, 14],
      [0.16, 0.4, 0.9, 58],
    ],
    (one) => {
      const warts = Array.from({ length: 9 }, (_, index): Point => [Math.sin(index * 2.4) * 0.15, -0.56 + index * 0.14])
      return (
        one.solid(oval(0, 0, 0.3, 0.72), colour, { depth: 0.3 }) +
        one.dots(warts, darker(colour, 0.35), 0.08, 0.7) +
        one.dots(
          warts.map(([x, y]) => [x - 0.02, y - 0.03]),
          lighter(colour, 0.4),
          0.04,
          0.8,
        ) +
        one.glint(-0.08, -0.4, 0.3, 0.6)
      )
    },
  )

const caperBud = stencil(
  'M0,-.96 C.5,-.86 .9,-.3 .8,.24 C.7,.72 .3,.86 0,.86 C-.3,.86 -.7,.72 -.8,.24 C-.9,-.3 -.5,-.86 0,-.96Z',
)
const caperSeams = stencil('M0,-.9 C-.3,-.5 -.4,0 -.2,.5M.02,-.9 C.36,-.5 .5,-.1 .4,.4')
const caperPlaces = [
  [-0.44, -0.4, -30],
  [0.2, -0.5, 20],
  [0.58, 0.02, 70],
  [-0.6, 0.26, -80],
  [0, 0.1, -10],
  [0.22, 0.66, 150],
] as const

/** Capers, a small heap of buds. */
export const capers: DrawBought = (e, { colour }) =>
  caperPlaces
    .map(([u, v, turn]) => {
      const one = e.at(u, v, 0.38, turn)
      return (
        one.solid(caperBud, e.pen.domed(lighter(colour, 0.34), darker(colour, 0.18))) +
        one.line(caperSeams, darker(colour, 0.4), 0.1, 0.7)
      )
    })
    .join('')
