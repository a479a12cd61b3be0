import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { disc, fullTurn, type Point, placed, short, spline, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import { type Pen, shade } from '#server/ports/images/drawn-dish/pen.ts'
import type { Ground } from '#server/ports/images/drawn-dish/scene.ts'
import { type Area, coverOf, pointAt, pointWithin } from '#server/ports/images/drawn-dish/settings/area.ts'

const iceStencil = stencil(
  'M-.8,-.9 C-.3,-.98 .3,-.98 .8,-.9 C.96,-.4 .96,.4 .9,.8 C.4,.96 -.4,.96 -.86,.84 C-.96,.3 -.94,-.5 -.8,-.9Z',
)

/** Clear soup: deep in the middle, drops of fat on it. */
export function broth(pen: Pen, area: Area, { colour, reach = 1 }: Ground): string {
  const fat = pen
    .times(pen.isFull ? 24 : 8, () => {
      const [x, y] = pointWithin(pen, area, reach * 0.92)
      return disc(x, y, 2 + pen.chance() * 6)
    })
    .join('')
  const radius = area.radius * reach
  const at = (angle: number, share: number) => pointAt(area, angle, share * reach)
  return (
    pen.fill(coverOf(pen, area, reach, 0), pen.domed(lighter(colour, 0.16), darker(colour, 0.16))) +
    arcAlong(pen, at(Math.PI * 0.98, 0.96), at(Math.PI * 1.44, 0.96), radius, shade, 8, 0.22) +
    pen.fill(fat, lighter(colour, 0.42), 0.4) +
    pen.line(fat, lighter(colour, 0.75), 0.9, 0.6) +
    arcAlong(pen, at(0.24, 0.93), at(1.24, 0.93), radius, '#fff8e6', 3, 0.45)
  )
}

/** Blended: smooth, with the turn of the ladle in it. */
export function puree(pen: Pen, area: Area, { colour, reach = 1 }: Ground): string {
  const turns = (offset: number) => {
    const points: Point[] = []
    for (let angle = 0.6; angle < 15; angle += 0.42) {
      const [x, y] = pointAt({ ...area, isOblong: false }, angle, reach * 0.92 * (1 - angle / 17))
      points.push([x + offset, y + offset * 1.3])
    }
    return spline(points, true)
  }
  return (
    pen.solid(coverOf(pen, area, reach, 0.02), colour, { drop: 4, rim: 2, depth: 0.12, shadow: 0.22 }) +
    pen.line(turns(1.6), darker(colour, 0.3), 8, 0.26) +
    pen.line(turns(-1), lighter(colour, 0.5), 5, 0.5)
  )
}

/** A smoothie or a milk drink: froth at the edge. */
export function foam(pen: Pen, area: Area, { colour, reach = 1 }: Ground): string {
  const points: Point[] = []
  for (let angle = 0.4; angle < 11; angle += 0.4) points.push(pointAt(area, angle, reach * 0.9 * (1 - angle / 13)))
  const bubbles = pen.times(pen.isFull ? 44 : 8, () => {
    const [x, y] = pointAt(area, pen.chance() * fullTurn, reach * (0.74 + pen.chance() * 0.22))
    return disc(x, y, 1.5 + pen.chance() * 4)
  })
  return (
    pen.fill(coverOf(pen, area, reach, 0), pen.domed(lighter(colour, 0.24), darker(colour, 0.1))) +
    pen.line(spline(points, true), lighter(colour, 0.5), 9, 0.4) +
    pen.line(bubbles.join(''), lighter(colour, 0.75), 1, 0.7)
  )
}

/** A cold drink: clear, with cubes of ice unless it is poured without, and a few bubbles, or many. */
export function drink(
  pen: Pen,
  area: Area,
  { colour, reach = 1, isOpaque = false, isUp, isSparkling }: Ground,
): string {
  const ice = pen.times(isUp ? 0 : 4, (index) => {
    const [x, y] = pointAt(area, index * 1.7 + pen.chance() * 0.5, reach * (index === 3 ? 0.1 : 0.52))
    const cube = placed(iceStencil, { x, y, size: area.radius * 0.25, turn: pen.chance() * fullTurn })
    return (
      pen.shadow(cube, 3, 0.14) +
      pen.fill(cube, lighter(colour, isOpaque ? 0.42 : 0.7), isOpaque ? 0.4 : 0.62) +
      pen.line(cube, '#ffffff', 2.2, isOpaque ? 0.4 : 0.7) +
      pen.glint(x - 4, y - 6, area.radius * 0.16, 0.8)
    )
  })
  const bubbles = pen.times((pen.isFull ? 22 : 5) * (isSparkling ? 4 : 1), () => {
    const [x, y] = pointWithin(pen, area, reach * 0.94)
    return disc(x, y, 1 + pen.chance() * (isSparkling ? 4 : 2.6))
  })
  return (
    pen.fill(coverOf(pen, area, reach, 0), pen.domed(lighter(colour, isOpaque ? 0.06 : 0.3), darker(colour, 0.14))) +
    ice.join('') +
    pen.line(bubbles.join(''), lighter(colour, 0.8), 0.9, 0.7)
  )
}

function arcAlong(pen: Pen, from: Point, to: Point, radius: number, paint: string, width: number, opacity: number) {
  const arc = `M${short(from[0])},${short(from[1])}A${short(radius)},${short(radius)} 0 0 1 ${short(to[0])},${short(to[1])}`
  return pen.line(arc, paint, width, opacity)
}
