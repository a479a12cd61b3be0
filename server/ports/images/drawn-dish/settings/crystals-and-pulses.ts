import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, short } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import type { Ground } from '#server/ports/images/drawn-dish/scene.ts'
import { type Area, coverOf, pointAt, pointWithin } from '#server/ports/images/drawn-dish/settings/area.ts'

/** Scraped ice: splinters with sharp corners, no two alike, heaped, each catching the light on another side. */
export function ice(pen: Pen, area: Area, { colour, reach = 1 }: Ground): string {
  const crystals = pen.times(pen.isFull ? 460 : 90, (index) => {
    // the heap comes last, and lies higher
    const [x, y] = pointWithin(pen, area, reach * (index % 3 === 2 ? 0.62 : 0.96))
    return splinter(pen, x, y, (pen.isFull ? 7 : 12) * (0.7 + pen.chance() * 0.9))
  })
  // what is scraped off a block is nearly white: syrup colors it between the crystals
  const tones = [colour, mix(colour, '#ffffff', 0.4), '#ffffff', mix(colour, '#e4f4fc', 0.72)]
  const quarter = (rest: number) => crystals.filter((_, index) => index % 4 === rest).join('')
  return (
    pen.solid(coverOf(pen, area, reach, 0.04), mix(colour, '#ffffff', 0.34), {
      drop: 4,
      rim: 2,
      depth: 0.14,
      shadow: 0.2,
    }) +
    pen.fill(coverOf(pen, area, reach * 0.7, 0.08), lighter(colour, 0.16), 0.7) +
    tones
      .map(
        (tone, index) =>
          pen.shadow(quarter(index), 1.6, 0.16) + pen.fill(quarter(index), tone, index === 2 ? 0.85 : 0.7),
      )
      .join('')
  )
}

/** Three or four corners, longer one way. */
function splinter(pen: Pen, x: number, y: number, size: number): string {
  const turn = pen.chance() * fullTurn
  const corners = pen.times(pen.chance() > 0.5 ? 4 : 3, (index) => {
    const angle = (index / 4) * fullTurn + pen.chance() * 0.9
    const [u, v] = [Math.cos(angle) * size, Math.sin(angle) * size * 0.56]
    return `${short(x + u * Math.cos(turn) - v * Math.sin(turn))},${short(y + u * Math.sin(turn) + v * Math.cos(turn))}`
  })
  return `M${corners.join('L')}Z`
}

/** From one seed of a sunflower to the next, in radians. */
const golden = Math.PI * (3 - Math.sqrt(5))

/** Lentils and their like among what they were cooked with: small, round, by the hundred. */
export function pulses(pen: Pen, area: Area, { colour, reach = 1, share = 0.5 }: Ground): string {
  const size = area.radius ** 2 * area.across * area.along * reach ** 2
  const width = pen.isFull ? 8.4 : 11
  const count = Math.round((size * share) / (pen.isFull ? 34 : 220))
  // as the seeds of a sunflower lie, each a little aside: nowhere a hole, and nowhere a row
  const dots = pen.times(count, (index): Stroke => {
    const out = Math.sqrt((index + pen.chance()) / count)
    const [x, y] = pointAt(area, index * golden + (pen.chance() - 0.5) * 0.1, out * reach * 0.96)
    return [x, y]
  })
  const shifted = (by: number) => dots.map(([x, y]): Stroke => [x + by, y + by * 1.3])
  const half = (rest: number) => dots.filter((_, index) => index % 2 === rest)
  return (
    pen.strokes(shifted(1), darker(colour, 0.7), width * 1.08, 0.5) +
    pen.strokes(half(0), darker(colour, 0.18), width) +
    pen.strokes(half(1), lighter(colour, 0.12), width) +
    pen.strokes(shifted(-1.2), lighter(colour, 0.6), width * 0.26, 0.8)
  )
}
