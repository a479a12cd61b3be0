import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { mergePaths } from '#server/ports/images/drawn-dish/merge-paths.ts'
import { blob, disc, fullTurn, short } from '#server/ports/images/drawn-dish/outline.ts'
import { type Pen, shade } from '#server/ports/images/drawn-dish/pen.ts'
import type { Ground, GroundKind } from '#server/ports/images/drawn-dish/scene.ts'
import { type Area, coverOf, pointAt, pointWithin } from '#server/ports/images/drawn-dish/settings/area.ts'
import { ice, pulses } from '#server/ports/images/drawn-dish/settings/crystals-and-pulses.ts'
import { broth, drink, foam, puree } from '#server/ports/images/drawn-dish/settings/liquid-grounds.ts'
import { grain, noodle } from '#server/ports/images/drawn-dish/settings/strewn-grounds.ts'
import { shapes } from '#server/ports/images/drawn-dish/shapes/shapes.ts'

type DrawGround = (pen: Pen, area: Area, ground: Ground) => string

/** A sauce that was cooked down, with its lumps and gleams. */
const sauce: DrawGround = (pen, area, { colour, reach = 1 }) => {
  const drawn = pen.solid(coverOf(pen, area, reach, 0.02), colour, { drop: 2, rim: 2, depth: 0.18, shadow: 0.2 })
  const lumps: string[] = []
  const tones = [lighter(colour, 0.16), darker(colour, 0.2), mix(colour, '#f08a35', 0.25)]
  for (let index = 0; index < (pen.isFull ? 60 : 10); index += 1) {
    const [x, y] = pointWithin(pen, area, reach * 0.92)
    const size = 3 + pen.chance() * 10
    const lump = { x, y, size, turn: pen.chance() * 3 }
    const gleam = pen.isFull && index % 2 ? pen.glint(x, y, size * 0.9, 0.35) : ''
    lumps.push(
      pen.fill(blob(pen.chance, lump, { height: 0.7, corners: 6, uneven: 0.2 }), tones[index % 3] ?? colour, 0.5) +
        gleam,
    )
  }
  return drawn + mergePaths(lumps)
}

/** A bed of leaves, the outer ones first. */
const greens: DrawGround = (pen, area, { colour, reach = 1 }) => {
  const tones = [colour, lighter(colour, 0.2), darker(colour, 0.18), mix(colour, '#a9c24d', 0.4)]
  const count = pen.isFull ? 40 : 13
  const leaves = pen.times(count, (index) => {
    const angle = index * 2.4 + pen.chance()
    const [x, y] = pointAt(area, angle, reach * 0.8 * Math.sqrt(1 - index / count))
    const spot = {
      x,
      y,
      size: area.radius * ((pen.isFull ? 0.2 : 0.28) + pen.chance() * 0.08),
      turn: angle + Math.PI / 2 + (pen.chance() - 0.5),
    }
    const look = { shape: 'leaf', colour: tones[index % 4] ?? colour, size: spot.size, stretch: 1.4 } as const
    return shapes[index % 3 === 1 ? 'lobed-leaf' : 'leaf'](pen, spot, look)
  })
  return leaves.join('')
}

/** Flat bread or dough that fills the vessel. */
const bread: DrawGround = (pen, area, { colour, reach = 1 }) => {
  const size = area.radius * reach
  const look = { shape: 'flat', colour, size } as const
  return (
    shapes.flat(pen, { x: area.x, y: area.y, size, turn: 0 }, look) +
    pen.fill(coverOf(pen, area, reach * 0.86, 0.03), lighter(colour, 0.35), 0.7)
  )
}

/** Crumble, streusel, breadcrumbs: lumps over what bubbles below. */
const crumble: DrawGround = (pen, area, { colour, fleck = '#a03a3a', reach = 1 }) => {
  const lumps = pen.times(pen.isFull ? 480 : 120, () => {
    const [x, y] = pointWithin(pen, area, reach * 0.95)
    return [x, y, (pen.chance() - 0.5) * 5, (pen.chance() - 0.5) * 5] as const
  })
  const width = pen.isFull ? 12 : 20
  const third = (rest: number) => lumps.filter((_, index) => index % 3 === rest)
  return (
    pen.solid(coverOf(pen, area, reach, 0.015), darker(fleck, 0.1), { drop: 2, depth: 0.2 }) +
    pen.fill(coverOf(pen, area, reach * 0.9, 0.05), darker(colour, 0.22), 0.82) +
    pen.strokes(
      lumps.map(([x, y, dx, dy]) => [x + 1.6, y + 2.6, dx, dy]),
      darker(colour, 0.5),
      width,
      0.5,
    ) +
    pen.strokes(third(0), darker(colour, 0.14), width) +
    pen.strokes(third(1), colour, width * 0.94) +
    pen.strokes(third(2), lighter(colour, 0.24), width * 0.86) +
    pen.strokes(
      third(2).map(([x, y]) => [x - 1.4, y - 1.8]),
      lighter(colour, 0.6),
      width * 0.3,
      0.8,
    )
  )
}

/** What the oven set and browned: egg, cheese, custard, cake. */
const baked: DrawGround = (pen, area, { colour, fleck = '#a8601c', reach = 1 }) => {
  let drawn =
    pen.solid(coverOf(pen, area, reach, 0.012), colour, { drop: 4, rim: 2, depth: 0.12 }) +
    pen.line(coverOf(pen, area, reach * 0.95, 0.012), fleck, area.radius * 0.07, 0.42)
  for (let index = 0; index < (pen.isFull ? 26 : 8); index += 1) {
    const [x, y] = pointWithin(pen, area, reach * 0.86)
    const patch = { x, y, size: area.radius * (0.04 + pen.chance() * 0.1), turn: pen.chance() * fullTurn }
    drawn += pen.fill(
      blob(pen.chance, patch, { height: 0.66, corners: 7, uneven: 0.25 }),
      index % 3 ? fleck : lighter(colour, 0.5),
      0.24,
    )
  }
  const bubbles = pen.times(pen.isFull ? 30 : 0, () => pointWithin(pen, area, reach * 0.9))
  return drawn + pen.line(bubbles.map(([x, y]) => disc(x, y, 1.6)).join(''), darker(colour, 0.25), 0.8, 0.4)
}

/** Strips of pastry, crossed over fruit. */
const lattice: DrawGround = (pen, area, { colour, fleck = '#a03a3a', reach = 1 }) => {
  const strips = (turn: number) =>
    [-0.68, -0.34, 0, 0.34, 0.68].map((offset) => {
      const half = Math.acos(offset)
      const [fromX, fromY] = pointAt(area, turn - half, reach * 0.97)
      const [toX, toY] = pointAt(area, turn + half, reach * 0.97)
      return `M${short(fromX)},${short(fromY)}L${short(toX)},${short(toY)}`
    })
  const woven = [...strips(0.5), ...strips(0.5 + Math.PI / 2)].map(
    (strip) =>
      `<g transform="translate(2 4)">${pen.line(strip, shade, 24, 0.28)}</g>` +
      pen.line(strip, darker(colour, 0.28), 24) +
      pen.line(strip, colour, 20) +
      pen.line(strip, lighter(colour, 0.4), 6, 0.5),
  )
  return (
    sauce(pen, area, { kind: 'sauce', colour: fleck, reach }) +
    woven.join('') +
    pen.line(coverOf(pen, area, reach * 0.96, 0.01), darker(colour, 0.3), 22) +
    pen.line(coverOf(pen, area, reach * 0.96, 0.01), colour, 18)
  )
}

const grounds: Readonly<Record<GroundKind, DrawGround>> = {
  grain,
  noodle,
  broth,
  sauce,
  puree,
  greens,
  bread,
  foam,
  crumble,
  baked,
  lattice,
  drink,
  ice,
  pulses,
}

/** What lies under the pieces, drawn over this area. */
export function drawGround(pen: Pen, area: Area, ground: Ground): string {
  return grounds[ground.kind](pen, area, ground)
}
