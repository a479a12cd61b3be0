import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { crookneck, crookStem } from '#server/ports/images/drawn-dish/beside/shapes/vegetables/squashes.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const marrow = stencil(
  'M-.34,-.78 C-.2,-.94 .2,-.94 .34,-.78 C.42,-.3 .44,.5 .32,.82 C.2,1 -.2,1 -.32,.82 C-.44,.5 -.42,-.3 -.34,-.78Z',
)

const marrowStem = stencil('M-.13,-.78 L-.16,-1.06 L.14,-1.06 L.13,-.78Z')

const marrowRidges = stencil(
  'M-.2,-.76 C-.26,-.2 -.26,.4 -.2,.8M.02,-.8 C.04,-.2 .04,.4 .02,.86M.22,-.74 C.28,-.2 .28,.4 .2,.78',
)

const cutCucumber = stencil('M-.3,-.9 C-.14,-1 .14,-1 .3,-.9 C.4,-.6 .4,.3 .38,.66 L-.38,.66 C-.4,.3 -.4,-.6 -.3,-.9Z')

const ribbedPod = stencil(
  'M-.1,-.96 C.2,-.9 .34,-.4 .34,.1 C.34,.6 .16,.94 -.02,1 C-.24,.9 -.36,.5 -.36,.1 C-.36,-.4 -.26,-.84 -.1,-.96Z',
)

const pearShape = stencil(
  'M-.1,-.9 C.3,-.98 .5,-.7 .56,-.3 C.6,0 .84,.2 .8,.54 C.74,.94 .4,1 .12,.96 C.04,.86 -.04,.86 -.12,.96 C-.5,1 -.84,.8 -.8,.4 C-.76,0 -.56,-.1 -.5,-.4 C-.46,-.7 -.36,-.86 -.1,-.9Z',
)

const furrows = stencil('M-.06,-.7 C-.34,-.2 -.4,.4 -.3,.8M.12,-.7 C.4,-.2 .46,.4 .4,.8M.02,-.6 C.02,0 0,.5 0,.86')

const plantainBody = stencil(
  'M-.9,-.72 C-.8,-.86 -.68,-.82 -.66,-.7 C-.5,-.1 0,.4 .7,.5 C.86,.5 1,.52 .98,.62 C.9,.8 .5,.9 .1,.78 C-.5,.6 -.9,.02 -.9,-.72Z',
)

const plantainEdge = stencil('M-.78,-.64 C-.66,.06 -.1,.56 .84,.62')

const seedsInFace: readonly Point[] = [
  [0, -0.42],
  [0.36, -0.2],
  [0.4, 0.2],
  [0, 0.44],
  [-0.38, 0.22],
  [-0.36, -0.2],
  [0.14, -0.04],
  [-0.14, 0.06],
]

/** A slice of a long squash: peel, flesh and pale seeds. */
const slice: DrawBought = (e, { colour, skin = '#4d7d3a', core = '#f6f2cc' }) => {
  return (
    e.solid(oval(0, 0, 1), skin, { drop: 0.16 }) +
    e.fill(oval(0, 0, 0.86), e.pen.domed(lighter(colour, 0.2), colour)) +
    e.fill(oval(0, 0, 0.6), mix(colour, skin, 0.14), 0.6) +
    e.dots(seedsInFace, core, 0.14)
  )
}

/** Two zucchini: long, flecked, each with its cut stem, and a slice. */
export const zucchini: DrawBought = (e, colours) => {
  const { skin = '#4d7d3a', colour, core } = colours
  const flecks = e.pen.times(16, (): Point => [e.pen.chance() * 0.56 - 0.28, e.pen.chance() * 1.5 - 0.72])
  const one = (u: number, v: number, share: number, turn: number, paint: typeof skin): string => {
    const one = e.at(u, v, share, turn)
    return (
      one.solid(marrowStem, mix(paint, '#c9d49a', 0.6), { drop: 0.05 }) +
      one.solid(marrow, paint, { depth: 0.28 }) +
      one.line(marrowRidges, lighter(paint, 0.3), 0.04, 0.45) +
      one.dots(flecks, lighter(paint, 0.5), 0.045, 0.7) +
      one.glint(-0.14, -0.3, 0.3, 0.4)
    )
  }
  return (
    one(0.2, -0.2, 0.92, 44, darker(skin, 0.1)) +
    one(-0.26, 0.02, 0.92, 22, skin) +
    slice(e.at(0.5, 0.52, 0.4), { colour, skin, ...(core ? { core } : {}) })
  )
}

/** A cucumber, cut across, and two slices of it. */
export const cucumber: DrawBought = (e, { colour, skin = '#3f7038', core = '#f3f7d6' }) => {
  const at = e.at(0.14, -0.2, 1.06, 38)

  const bumps = e.pen.times(12, (): Point => [e.pen.chance() * 0.52 - 0.26, e.pen.chance() * 1.3 - 0.76])
  const face = at.at(0, 0.66, 0.38)
  return (
    at.solid(cutCucumber, skin, { depth: 0.3 }) +
    at.line(marrowRidges, lighter(skin, 0.3), 0.03, 0.3) +
    at.dots(bumps, darker(skin, 0.35), 0.05, 0.7) +
    at.glint(-0.14, -0.4, 0.34, 0.45) +
    at.solid(oval(0, 0.66, 0.39, 0.24), skin) +
    at.fill(oval(0, 0.66, 0.34, 0.19), lighter(colour, 0.3)) +
    face.dots(
      [
        [-0.4, 0],
        [0.4, 0],
        [0, -0.16],
        [0, 0.18],
      ],
      core,
      0.16,
    ) +
    slice(e.at(0.56, 0.54, 0.42), { colour, skin, core })
  )
}

/** A smooth gourd: a bottle gourd or a winter melon, a cut face at its foot. */
export const smoothGourd: DrawBought = (e, { colour, skin = '#9dbb62' }) => {
  const one = e.at(0, 0, 0.98, 28)
  const cut = e.at(0.54, 0.5, 0.42)
  return (
    one.line(crookStem, darker(skin, 0.35), 0.14) +
    one.solid(crookneck, skin) +
    one.glint(-0.2, 0.3, 0.5, 0.6) +
    cut.solid(oval(0, 0, 1), skin) +
    cut.fill(oval(0, 0, 0.86), lighter(colour, 0.5)) +
    cut.dots(seedsInFace, darker(colour, 0.3), 0.1, 0.6)
  )
}

/** A bitter melon: warty, pointed at both ends. */
export const bitterMelon: DrawBought = (e, { skin = '#6f9a3f' }) =>
  e.heap(
    [
      [0.26, -0.1, 0.92, 44],
      [-0.2, 0.06, 0.96, 14],
    ],
    (one) => {
      const warts = e.pen.times(
        20,
        (index): Point => [
          ((index % 4) - 1.5) * 0.16 + e.pen.chance() * 0.05,
          -0.64 + Math.floor(index / 4) * 0.32 + (index % 2) * 0.12,
        ],
      )
      return (
        one.line(crookStem, darker(skin, 0.2), 0.1) +
        one.solid(ribbedPod, skin, { depth: 0.28 }) +
        one.dots(warts, darker(skin, 0.3), 0.14, 0.5) +
        one.dots(
          warts.map(([x, y]) => [x - 0.02, y - 0.03]),
          lighter(skin, 0.4),
          0.1,
          0.8,
        )
      )
    },
  )

/** A ridge gourd: long, with sharp ribs. */
export const ridgeGourd: DrawBought = (e, { skin = '#5a8a3c' }) =>
  e.heap(
    [
      [0.26, -0.1, 0.94, 44],
      [-0.22, 0.06, 0.98, 16],
    ],
    (one) =>
      one.line(crookStem, darker(skin, 0.2), 0.12) +
      one.solid(marrow, skin, { depth: 0.28 }) +
      one.line(marrowRidges, darker(skin, 0.4), 0.07, 0.8) +
      one.line(marrowRidges, lighter(skin, 0.45), 0.03, 0.8),
  )

/** A chayote: a pale pear with furrows. */
export const chayote: DrawBought = (e, { skin = '#a9c86a' }) => {
  const one = e.at(0, 0, 0.96, 14)
  return (
    one.solid(pearShape, skin, { depth: 0.28 }) +
    one.line(furrows, darker(skin, 0.4), 0.06, 0.55) +
    one.glint(-0.34, 0, 0.5, 0.6)
  )
}

/** Two plantains: like bananas, longer, ridged, spotted dark. */
export const plantain: DrawBought = (e, { colour, skin = '#7fa03c' }) =>
  e.heap(
    [
      [0.08, -0.18, 0.84, -8],
      [-0.06, 0.12, 0.94, 4],
    ],
    (one) =>
      one.solid(plantainBody, mix(skin, colour, 0.2)) +
      one.line(plantainEdge, lighter(skin, 0.4), 0.06, 0.7) +
      one.dots(
        [
          [-0.8, -0.76],
          [0.94, 0.6],
        ],
        '#4a3520',
        0.14,
      ) +
      one.dots(
        [
          [-0.5, 0.1],
          [0, 0.62],
          [0.44, 0.7],
          [-0.66, -0.24],
        ],
        '#4a3520',
        0.06,
        0.6,
      ),
  )
