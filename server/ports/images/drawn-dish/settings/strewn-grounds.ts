import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, type Point, spline } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import type { Ground } from '#server/ports/images/drawn-dish/scene.ts'
import { type Area, coverOf, pointWithin } from '#server/ports/images/drawn-dish/settings/area.ts'

/** Rice, quinoa, couscous, barley: hundreds of short strokes in four tones. */
export function grain(pen: Pen, area: Area, ground: Ground): string {
  const { colour, reach = 1, grainLength = 3.6, grainWidth = 3.4, fleck } = ground
  const warm = (share: number) => mix(colour, '#a8702c', share)
  const size = area.radius ** 2 * area.across * area.along * reach ** 2
  const grains = pen.times(Math.round(size / (pen.isFull ? 20 : 170)), (): Stroke => {
    const [x, y] = pointWithin(pen, area, reach * 0.98)
    const turn = pen.chance() * fullTurn
    return [x, y, Math.cos(turn) * grainLength, Math.sin(turn) * grainLength]
  })
  const quarter = (rest: number) => grains.filter((_, index) => index % 4 === rest)
  const below = ([x, y, dx, dy]: Stroke): Stroke => [x + 1.1, y + 1.5, dx, dy]
  const width = pen.isFull ? grainWidth : 6
  const flecks = quarter(0).filter((_, index) => index % 4 === 0)
  return (
    pen.solid(coverOf(pen, area, reach), warm(0.1), { drop: 5, rim: 2, depth: 0.1, shadow: 0.24 }) +
    pen.strokes(quarter(0), warm(0.34), width, 0.7) +
    pen.strokes([...quarter(1), ...quarter(3)].map(below), warm(0.5), width, 0.4) +
    pen.strokes(quarter(1), warm(0.06), width) +
    pen.strokes(quarter(2), colour, width) +
    pen.strokes(quarter(3), lighter(colour, 0.62), width * 0.92) +
    (fleck ? pen.strokes(flecks, fleck, width * 0.8) : '')
  )
}

/** Spaghetti and other noodles, wound round the middle. */
export function noodle(pen: Pen, area: Area, { colour, reach = 1, grainWidth = 7.4 }: Ground): string {
  const radius = area.radius * reach
  const count = pen.isFull ? 66 : 22
  const width = (pen.isFull ? 1 : 2) * grainWidth
  const tones = [colour, lighter(colour, 0.2), darker(colour, 0.07)]
  let drawn = pen.solid(coverOf(pen, area, reach * 0.98, 0.03), mix(colour, '#8a4a14', 0.42), {
    drop: 5,
    rim: 0,
    shadow: 0.24,
  })
  for (let index = 0; index < count; index += 1) {
    const path = strand(pen, area, radius, radius * (1 - index / count) ** 0.86 * 0.97 + 4, width)
    drawn +=
      pen.line(path, mix(colour, '#6b3208', 0.62), width + 2.4, 0.8) + pen.line(path, tones[index % 3] ?? colour, width)
    if (pen.isFull)
      drawn += `<g transform="translate(-.9 -1.3)">${pen.line(path, lighter(colour, 0.66), width * 0.2, 0.8)}</g>`
  }
  return drawn
}

function strand(pen: Pen, area: Area, radius: number, distance: number, width: number): string {
  const from = pen.chance() * fullTurn
  const length = (0.9 + pen.chance() * 1.9) * (distance < radius * 0.4 ? 1.7 : 1)
  const [offX, offY] = [(pen.chance() - 0.5) * radius * 0.2, (pen.chance() - 0.5) * radius * 0.2]
  const limit = Math.max(6, Math.min(distance, radius - Math.hypot(offX, offY) - width * 0.4))
  const points = pen.times(6, (index): Point => {
    const angle = from + (length * index) / 5
    const reach = limit * (1 + (index / 5 - 0.5) * 0.2)
    return [
      area.x + (offX + Math.cos(angle) * reach) * area.across,
      area.y + (offY + Math.sin(angle) * reach * 0.96) * area.along,
    ]
  })
  return spline(points, true)
}
