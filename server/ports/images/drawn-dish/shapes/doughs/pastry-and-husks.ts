import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, fullTurn, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf, seeded } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const grooves = stencil(
  'M-.88,-.3 C-.5,-.52 -.1,-.08 .3,-.3 C.5,-.4 .7,-.34 .88,-.22M-.94,-.02 C-.5,-.26 -.1,.18 .3,-.04 C.5,-.14 .7,-.08 .94,.04M-.86,.26 C-.5,.02 -.1,.46 .3,.22 C.5,.12 .7,.18 .84,.3',
)
const peaks = stencil('M-.7,-.22 C-.5,-.3 -.3,-.2 -.1,-.1M.1,.14 C.3,.06 .5,.04 .7,.1M-.5,.3 C-.3,.28 -.1,.36 .1,.38')
const wrapped = stencil(
  'M-1,-.2 C-.9,-.36 .4,-.38 .6,-.26 L1,-.44 C1.06,-.3 .96,-.2 1.06,-.06 C.96,.08 1.06,.2 1,.42 L.6,.24 C.4,.38 -.9,.36 -1,.2 C-1.06,.08 -1.06,-.08 -1,-.2Z',
)
const fibers = stencil(
  'M-.92,-.14 C-.4,-.24 .3,-.24 .56,-.16 L.96,-.28M-.96,-.02 L.6,-.04 L1,-.08M-.94,.1 C-.4,.16 .3,.14 .58,.06 L1,.12M-.8,.22 C-.4,.28 .3,.26 .56,.16 L.94,.3',
)
const spreadHusk = stencil(
  'M-1.1,0 C-.9,-.5 -.4,-.72 .2,-.7 C.6,-.68 .9,-.6 1.16,-.66 C1.06,-.4 1.2,-.2 1.08,0 C1.2,.24 1.06,.4 1.16,.64 C.9,.6 .6,.68 .2,.7 C-.4,.72 -.9,.5 -1.1,0Z',
)
const masa = stencil(
  'M-.8,0 C-.8,-.3 -.5,-.36 0,-.36 C.5,-.36 .84,-.3 .84,0 C.84,.3 .5,.36 0,.36 C-.5,.36 -.8,.3 -.8,0Z',
)

/** Mash as a fork leaves it: grooves side by side, their ridges browned. */
export const forked: Shape = (pen, spot, { colour, skin = '#b9702a' }) => {
  const { size } = spot
  return (
    pen.fill(blob(pen.chance, spot, { height: 0.6, corners: 11, uneven: 0.1 }), colour, 0.7) +
    pen.line(placed(grooves, { ...spot, y: spot.y + size * 0.05 }), darker(colour, 0.3), size * 0.075, 0.5) +
    pen.line(placed(grooves, { ...spot, y: spot.y - size * 0.03 }), lighter(colour, 0.5), size * 0.06, 0.8) +
    pen.line(placed(peaks, spot), skin, size * 0.1, 0.55)
  )
}

/** A Yorkshire pudding: its rim risen high and uneven, brown at its edge, the middle a pale hollow. */
export const popover: Shape = (pen, spot, { colour, skin = '#8a4a1c' }) => {
  const { size } = spot
  const hollow = blob(pen.chance, { ...spot, size: size * 0.52 }, { corners: 9, uneven: 0.16 })
  const folds = pen.times(pen.isFull ? 9 : 5, (index): Stroke => {
    const angle = (index / 9) * fullTurn + pen.chance() * 0.4
    const [from, to] = [0.6, 0.84].map((reach) => pointOf(spot, Math.cos(angle) * reach, Math.sin(angle) * reach)) as [
      readonly [number, number],
      readonly [number, number],
    ]
    return [from[0], from[1], to[0] - from[0], to[1] - from[1]]
  })
  return (
    pen.solid(blob(pen.chance, spot, { corners: 10, uneven: 0.1 }), mix(colour, skin, 0.7), { drop: size * 0.18 }) +
    pen.solid(blob(pen.chance, { ...spot, size: size * 0.88 }, { corners: 10, uneven: 0.1 }), colour, {
      shadow: 0,
      depth: 0.3,
      rim: 2,
    }) +
    pen.strokes(folds, mix(colour, skin, 0.6), size * 0.06, 0.6) +
    pen.fill(hollow, pen.hollow(mix(colour, skin, 0.8), lighter(colour, 0.62))) +
    pen.line(hollow, lighter(colour, 0.5), size * 0.06, 0.8)
  )
}

/** A tamale: rolled up in its corn husk and tied, or, with something `inside`, on its husk, open. */
export const husk: Shape = (pen, spot, { colour, core = '#f3dc9a', inside = [] }) => {
  const { size } = spot
  const veins = (width: number) =>
    pen.line(placed(fibers, { ...spot, size: size * width }), darker(colour, 0.26), size * 0.018, 0.7)
  if (inside.length > 0) {
    return (
      pen.solid(placed(spreadHusk, spot), colour, { drop: size * 0.08, rim: 1.5, depth: 0.16 }) +
      veins(1.06) +
      pen.solid(placed(masa, spot), core, { drop: size * 0.1, rim: 1.6, depth: 0.14 }) +
      bitsOf(pen, spot, inside, seeded(pen.isFull ? 16 : 6, 0.5, 0.34), 0.09)
    )
  }
  const [from, to] = [pointOf(spot, 0.5, -0.34), pointOf(spot, 0.5, 0.34)]
  return (
    pen.solid(placed(wrapped, spot), colour, { drop: size * 0.12, rim: 1.6, depth: 0.24 }) +
    veins(1) +
    pen.strokes([[from[0], from[1], to[0] - from[0], to[1] - from[1]]], darker(colour, 0.34), size * 0.08)
  )
}
