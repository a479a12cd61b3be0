import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, fullTurn, type Point, placed, pointOf, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const thighStencil = stencil(
  'M-.98,.06 C-1.06,-.5 -.62,-.84 -.14,-.74 C.16,-.68 .3,-.46 .52,-.32 C.66,-.24 .78,-.14 .78,0 C.78,.16 .6,.22 .46,.34 C.26,.56 .02,.78 -.34,.72 C-.72,.66 -.94,.4 -.98,.06Z',
)
const thighBone = stencil(
  'M.6,-.14 C.76,-.14 .86,-.2 .94,-.26 C1.1,-.36 1.26,-.16 1.14,-.02 C1.26,.14 1.08,.32 .94,.2 C.86,.14 .76,.14 .6,.16Z',
)
const skinFolds = stencil(
  'M-.74,-.2 C-.5,-.5 -.2,-.56 .06,-.46M-.7,.22 C-.46,.46 -.2,.5 .1,.36M.2,-.24 C.3,-.1 .3,.08 .22,.2',
)

/** Meat or fish in bite-size pieces: torn edges, a seared corner, and its fibers or flakes; never a cube. */
export const chunk: Shape = (pen, spot, { colour, skin = '#8a4a1e', width = 0.82, mark }) => {
  const { size } = spot
  const isThin = width < 0.6
  const outline = { height: width, corners: isThin ? 9 : 5, uneven: isThin ? 0.24 : 0.3 }
  const [x, y] = pointOf(spot, 0.1, -0.1 * width)
  const [u, v] = pointOf(spot, -0.4, 0.3 * width)
  const fibers = pen.times(pen.isFull && size > 8 ? (mark === 'flakes' ? 4 : 2) : 0, (index): Stroke => {
    const along = mark === 'flakes' ? (index - 1.5) * 0.3 : index * 0.5 - 0.3
    const [from, to] =
      mark === 'flakes'
        ? [pointOf(spot, along, -0.4 * width), pointOf(spot, along + 0.14, 0.42 * width)]
        : [
            pointOf(spot, pen.chance() * 0.7 - 0.6, along * width),
            pointOf(spot, pen.chance() * 0.4 + 0.2, along * width),
          ]
    return [from[0], from[1], to[0] - from[0], to[1] - from[1]]
  })
  const seared = blob(
    pen.chance,
    { x: u, y: v, size: size * 0.42, turn: spot.turn },
    { height: 0.6, corners: 6, uneven: 0.3 },
  )
  return (
    pen.solid(blob(pen.chance, spot, outline), mix(colour, skin, isThin ? 0.3 : 0.4), {
      drop: size * 0.16,
      rim: 1.2,
      depth: 0.2,
    }) +
    pen.fill(blob(pen.chance, { ...spot, x, y, size: size * 0.8 }, outline), pen.shaded(colour, 0.12)) +
    pen.strokes(fibers, lighter(colour, mark === 'flakes' ? 0.75 : 0.4), size * 0.05, 0.5) +
    pen.fill(seared, skin, 0.2)
  )
}

/** A thigh of chicken: its skin crisp and wrinkled, the end of the bone showing. */
export const thigh: Shape = (pen, spot, { colour, skin = '#8a4a1e', mark }) => {
  const { size } = spot
  const patches = pen.times(pen.isFull ? 6 : 2, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.2, (pen.chance() - 0.5) * 0.8)
    return blob(
      pen.chance,
      { x, y, size: size * (0.08 + pen.chance() * 0.14), turn: spot.turn },
      { height: 0.7, corners: 7, uneven: 0.3 },
    )
  })
  return (
    pen.solid(placed(thighBone, spot), '#f3e6cc', { drop: size * 0.1, rim: 1 }) +
    pen.solid(placed(thighStencil, spot), mix(colour, '#c9782c', 0.35), { drop: size * 0.14, rim: 1.8, depth: 0.28 }) +
    pen.fill(patches.join(''), skin, 0.42) +
    pen.line(placed(skinFolds, spot), mark === 'grill' ? '#4a2414' : lighter(colour, 0.4), size * 0.05, 0.5) +
    pen.glint(spot.x - size * 0.3, spot.y - size * 0.34, size * 0.6, 0.55)
  )
}

/** Ground meat, browned: crumbs broken at sharp edges, three together. */
export const mince: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  const bits = [0, 1, 2].map((index) => {
    const angle = spot.turn + index * 2.1
    const [x, y] = [spot.x + Math.cos(angle) * size * 0.5, spot.y + Math.sin(angle) * size * 0.46]
    return jagged(pen.chance, x, y, size * (0.5 + pen.chance() * 0.24))
  })
  const [first = '', second = '', third = ''] = bits
  return (
    pen.shadow(bits.join(''), size * 0.26) +
    pen.fill(first, darker(colour, 0.3)) +
    pen.fill(second, colour) +
    pen.fill(third, lighter(colour, 0.2))
  )
}

function jagged(chance: () => number, x: number, y: number, size: number): string {
  const points = Array.from({ length: 7 }, (_, index): Point => {
    const [angle, reach] = [(index / 7) * fullTurn, size * (0.62 + chance() * 0.5)]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return `M${points.map(([u, v]) => `${short(u)},${short(v)}`).join('L')}Z`
}
