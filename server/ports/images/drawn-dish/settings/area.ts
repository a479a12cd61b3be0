import { fullTurn, type Point, spline } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'

/** The part of a vessel that food lies on: round, or a rectangle with soft corners. Half its width is radius × across. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly across: number
  readonly along: number
  readonly isOblong: boolean
}

export function roundArea(radius: number, x = 200, y = 200): Area {
  return { x, y, radius, across: 1, along: 1, isOblong: false }
}

export function oblongArea(radius: number, across: number, along: number, x = 200, y = 200): Area {
  return { x, y, radius, across, along, isOblong: true }
}

/** The point at this angle and share of the way from the middle to the edge. */
export function pointAt(area: Area, angle: number, share: number): Point {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  // a superellipse of the sixth degree is a rectangle whose corners a spoon could follow
  const reach = area.isOblong ? (cosine ** 6 + sine ** 6) ** (-1 / 6) : 1
  const distance = area.radius * share * reach
  return [area.x + cosine * distance * area.across, area.y + sine * distance * area.along]
}

/** A chance point that lies within this share of the area. */
export function pointWithin(pen: Pen, area: Area, share = 1): Point {
  return pointAt(area, pen.chance() * fullTurn, Math.sqrt(pen.chance()) * share)
}

/** What covers this share of the area, its edge a little uneven. */
export function coverOf(pen: Pen, area: Area, share: number, uneven = 0.025): string {
  const corners = area.isOblong ? 28 : 16
  const off = pen.times(corners, () => (pen.chance() - 0.5) * 2 * uneven)
  // as far out as between its neighbors: what is spooned flows, and has no corners
  const flowing = off.map(
    (own, index) => ((off.at(index - 1) ?? own) + own * 2 + (off[index + 1] ?? off[0] ?? own)) / 4,
  )
  return spline(flowing.map((more, index) => pointAt(area, (index / corners) * fullTurn, share * (1 + more))))
}
