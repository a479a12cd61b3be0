import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const spade = stencil(
  'M0,-.98 C.34,-.98 .66,-.66 .68,-.2 C.68,.14 .46,.34 .2,.4 C.08,.44 .02,.5 0,.6 C-.02,.5 -.08,.44 -.2,.4 C-.46,.34 -.68,.14 -.68,-.2 C-.66,-.66 -.34,-.98 0,-.98Z',
)
const spadeStem = stencil('M0,-.7 C.04,-.2 -.02,.3 .05,1.12')
const spadeFolds = stencil('M-.42,-.5 C-.26,-.34 -.16,-.2 -.02,-.02M.44,-.42 C.3,-.3 .18,-.14 .02,.06')
const crease = stencil('M-.8,.16 C-.4,-.1 -.1,.2 .24,-.02 C.46,-.16 .6,-.06 .8,-.2')
const rumple = stencil('M-.4,-.34 C-.2,-.2 0,-.34 .2,-.24M-.1,.36 C.1,.24 .3,.36 .5,.26')
const flat = stencil(
  'M0,.5 C-.1,.3 -.16,.2 -.3,.16 C-.52,.3 -.84,.26 -.94,.02 C-.86,0 -.84,-.08 -.9,-.16 C-.7,-.3 -.46,-.22 -.3,-.08 C-.34,-.3 -.4,-.44 -.34,-.66 C-.24,-.64 -.2,-.7 -.18,-.8 C-.1,-.76 -.06,-.84 0,-.98 C.06,-.84 .1,-.76 .18,-.8 C.2,-.7 .24,-.64 .34,-.66 C.4,-.44 .34,-.3 .3,-.08 C.46,-.22 .7,-.3 .9,-.16 C.84,-.08 .86,0 .94,.02 C.84,.26 .52,.3 .3,.16 C.16,.2 .1,.3 0,.5Z',
)
const flatVeins = stencil('M0,1.06 C.02,.7 -.02,.2 0,-.64M0,.42 C-.2,.18 -.4,.1 -.66,.04M0,.42 C.2,.18 .4,.1 .66,.04')
const peel = stencil('M-.9,.06 C-.74,.62 .64,.7 .9,.02')

/** Spinach as it grew: round as a spoon, a little rumpled, on a long pale stem. */
export const spoonLeaf: Shape = (pen, spot, { colour, stretch = 1 }) => {
  const { size } = spot
  const stem = placed(spadeStem, spot)
  return (
    pen.line(stem, mix(colour, '#c6d69a', 0.5), size * 0.11) +
    pen.solid(placed(spade, spot, stretch), colour, { drop: size * 0.12, depth: 0.26 }) +
    (pen.isFull ? pen.line(placed(spadeFolds, spot, stretch), darker(colour, 0.26), size * 0.06, 0.5) : '') +
    pen.line(stem, mix(colour, '#c6d69a', 0.5), size * 0.05, 0.8)
  )
}

/** Leaves that heat made limp: dark, folded on themselves, wet. */
export const wilted: Shape = (pen, spot, { colour }) => {
  const { size, turn } = spot
  const dark = darker(colour, 0.26)
  const [x, y] = pointOf(spot, 0.1, -0.08)
  const lying = { x, y, size: size * 0.66, turn: turn + 0.5 }
  return (
    pen.solid(blob(pen.chance, spot, { height: 0.62, corners: 9, uneven: 0.32 }), dark, {
      drop: size * 0.12,
      rim: 1,
      depth: 0.22,
    }) +
    pen.fill(blob(pen.chance, lying, { height: 0.6, corners: 8, uneven: 0.28 }), colour, 0.9) +
    (pen.isFull
      ? pen.line(placed(crease, spot), lighter(colour, 0.36), size * 0.05, 0.7) +
        pen.line(placed(rumple, spot), darker(colour, 0.56), size * 0.06, 0.6)
      : '') +
    pen.glint(spot.x - size * 0.3, spot.y - size * 0.24, size * 0.4, 0.4)
  )
}

/** Cilantro and flat parsley: three toothed leaflets on a thin stalk. */
export const flatLeaf: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(flat, spot), colour, { drop: spot.size * 0.1, rim: 0.9, depth: 0.24 }) +
  pen.line(placed(flatVeins, spot), lighter(colour, 0.3), spot.size * 0.055, 0.8)

/** A piece of a tomato: skin along one side, jelly and seeds at the other; stewed, it has no edge left. */
export const tomatoPiece: Shape = (pen, spot, { colour, mark }) => {
  const { size } = spot
  const isSoft = mark === 'sheer'
  const outline = isSoft ? { height: 0.7, corners: 9, uneven: 0.16 } : { height: 0.8, corners: 6, uneven: 0.14 }
  const [x, y] = pointOf(spot, 0.06, -0.16)
  const jelly = { ...spot, x, y, size: size * 0.46 }
  const seeds = [-0.24, 0.06, 0.3].map((u, index): Stroke => {
    const v = index === 1 ? -0.3 : -0.12
    const [from, to] = [pointOf(spot, u, v), pointOf(spot, u + 0.07, v + 0.04)]
    return [from[0], from[1], to[0] - from[0], to[1] - from[1]]
  })
  return (
    pen.solid(blob(pen.chance, spot, outline), colour, { drop: size * 0.16, rim: 1.1, depth: 0.22 }) +
    pen.fill(blob(pen.chance, jelly, { height: 0.56, corners: 7, uneven: 0.12 }), mix(colour, '#ee7a30', 0.55), 0.8) +
    pen.line(placed(peel, spot, 0.9), darker(colour, 0.34), size * 0.15, isSoft ? 0.6 : 0.85) +
    (pen.isFull ? pen.strokes(seeds, '#f6d690', size * 0.09, 0.85) : '')
  )
}

const thin = stencil('M-1,.2 C-.5,-.3 .1,.3 .6,-.1 C.8,-.26 .94,-.2 1,-.06')

/** A thread of saffron, what it colored round it. */
export const thread: Shape = (pen, spot, { colour }) =>
  pen.line(placed(thin, spot), mix(colour, '#f0a020', 0.6), spot.size * 0.5, 0.3) +
  pen.line(placed(thin, spot), darker(colour, 0.1), Math.max(1.3, spot.size * 0.17))
