import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import {
  blob,
  disc,
  fullTurn,
  type Point,
  placed,
  pointOf,
  type Spot,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'

const block = stencil(
  'M-.96,-.56 C-.4,-.62 .4,-.62 .96,-.56 C1,-.2 1,.2 .96,.56 C.4,.62 -.4,.62 -.96,.56 C-1,.2 -1,-.2 -.96,-.56Z',
)
const sector = stencil('M0,-.96 L.66,.64 C.26,.88 -.26,.88 -.66,.64Z')

/** Bits of a filling in its own colors, at these points of a cut face. */
export function bitsOf(
  pen: Pen,
  spot: Spot,
  inside: readonly Colour[],
  points: readonly Point[],
  size: number,
): string {
  return inside
    .map((colour, index) => {
      const mine = points.filter((_, at) => at % inside.length === index).map(([u, v]) => pointOf(spot, u, v))
      // in a small picture a dot does
      if (!pen.isFull) return pen.strokes(mine, colour, spot.size * size * 2)
      const path = mine
        .map(([x, y]) => {
          const bit = { x, y, size: spot.size * size * (0.8 + pen.chance() * 0.5), turn: pen.chance() * fullTurn }
          return blob(pen.chance, bit, { height: 0.74, corners: 6, uneven: 0.2 })
        })
        .join('')
      return path && pen.solid(path, colour, { drop: 1, shadow: 0.22, rim: 0.9, depth: 0.1 })
    })
    .join('')
}

/** Points within a disc of this radius, in units of a piece: a sunflower's. */
export function seeded(count: number, radius: number, height = 1): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const [angle, reach] = [index * 2.4, Math.sqrt((index + 0.5) / count) * radius]
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * height]
  })
}

/** Where a spoon has been: the crust is gone, and what is below lies open. */
export const opening: Shape = (pen, spot, { colour, skin = darker(colour, 0.4) }) => {
  const outline = blob(pen.chance, spot, { height: 0.8, corners: 12, uneven: 0.09 })
  return (
    pen.line(outline, lighter(skin, 0.4), spot.size * 0.13, 0.9) +
    pen.fill(outline, pen.hollow(darker(colour, 0.42), colour)) +
    pen.line(outline, darker(skin, 0.3), spot.size * 0.04, 0.6)
  )
}

/** A slice gone from a pie: the dish's bottom, and the filling at the cut. */
export const missingSlice: Shape = (pen, spot, { colour, skin = '#c98a35' }) =>
  pen.fill(placed(sector, spot), pen.hollow(darker(colour, 0.45), colour)) +
  pen.line(placed(sector, spot), lighter(skin, 0.4), spot.size * 0.07) +
  pen.line(placed(sector, { ...spot, size: spot.size * 0.95 }), darker(skin, 0.3), spot.size * 0.025, 0.7)

/** A square cut from a layered dish, on its side: each layer a band. */
export const layers: Shape = (pen, spot, { colour, inside = ['#f4d58c', '#a8442a'] }) => {
  const bands = pen.times(6, (index) => {
    const v = -0.36 + index * 0.155
    const [from, to] = [pointOf(spot, -0.9, v), pointOf(spot, 0.9, v)]
    const bend = pointOf(spot, 0, v + (pen.chance() - 0.5) * 0.1)
    return pen.line(
      `M${from.map(Math.round).join(',')}Q${bend.map(Math.round).join(',')} ${to.map(Math.round).join(',')}`,
      inside[index % inside.length] ?? colour,
      spot.size * 0.13,
    )
  })
  const top = [pointOf(spot, -0.9, -0.52), pointOf(spot, 0.9, -0.52)].map((point) => point.map(Math.round).join(','))
  return (
    pen.solid(placed(block, spot), darker(inside[0] ?? colour, 0.1), { drop: spot.size * 0.12, rim: 1.4, depth: 0.1 }) +
    bands.join('') +
    pen.line(`M${top.join('L')}`, colour, spot.size * 0.17)
  )
}

/** Across a roll or a stuffed breast: the wrap around, the filling within. */
export const cutFace: Shape = (pen, spot, { colour, skin = darker(colour, 0.3), inside = [], width = 1 }) => {
  const face = { height: width, corners: 14, uneven: 0.02 }
  return (
    pen.solid(blob(pen.chance, spot, face), skin, { drop: spot.size * 0.2, rim: 1.4 }) +
    pen.fill(blob(pen.chance, { ...spot, size: spot.size * 0.88 }, face), pen.shaded(colour, 0.1)) +
    (inside.length > 0
      ? bitsOf(pen, spot, inside, seeded(pen.isFull ? 15 : 7, 0.62, width), 0.17)
      : pen.line(disc(spot.x, spot.y, spot.size * 0.5), mix(colour, skin, 0.4), spot.size * 0.06, 0.5))
  )
}
