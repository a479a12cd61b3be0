import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import {
  disc,
  fullTurn,
  placed,
  pointOf,
  type Spot,
  type Stencil,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'

/** Where something lies within a spot, and how large it is beside it: in units of the spot's size; its turn in degrees. */
export type Place = readonly [u: number, v: number, size: number, turn?: number]

/** The spot of one part of a drawing. */
export function within(spot: Spot, [u, v, size, turn = 0]: Place): Spot {
  const [x, y] = pointOf(spot, u, v)
  return { x, y, size: spot.size * size, turn: spot.turn + (turn / 360) * fullTurn }
}

/** The spot of a part that grows from a point, so many degrees clockwise from upright; its foot is at 0,1 of its stencil. */
export function growing(spot: Spot, [u, v, size, turn = 0]: Place): Spot {
  const angle = (turn / 360) * fullTurn
  return within(spot, [u + Math.sin(angle) * size, v - Math.cos(angle) * size, size, turn])
}

/** A paint from one color at the top left, over a share of the way, to another at the bottom right. */
export function blush(pen: Pen, from: Colour, to: Colour, share = 0.5): string {
  return pen.define(
    `b${from.slice(1)}${to.slice(1)}${share}`,
    (id) =>
      `<linearGradient id="${id}" x1=".1" y1=".05" x2=".9" y2=".95"><stop stop-color="${lighter(from, 0.2)}"/><stop offset="${share}" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  )
}

/** The paint of a ball in this color. */
export function roundPaint(pen: Pen, colour: Colour): string {
  return pen.domed(lighter(colour, 0.3), darker(colour, 0.22))
}

/** A ball: shadow, body, rim and a glint. */
export function orb(pen: Pen, spot: Spot, colour: Colour, glint = 0.6): string {
  return (
    pen.solid(disc(spot.x, spot.y, spot.size), roundPaint(pen, colour), { drop: spot.size * 0.14, rim: 1.2 }) +
    (glint > 0 ? pen.glint(spot.x - spot.size * 0.34, spot.y - spot.size * 0.36, spot.size * 0.55, glint) : '')
  )
}

/** A body with shadow and rim whose thickness goes with its size. */
export function body(pen: Pen, outline: Stencil, spot: Spot, paint: string, depth = 0.26, stretch = 1): string {
  return pen.solid(placed(outline, spot, stretch), paint, { drop: Math.min(6, spot.size * 0.1), rim: 1.4, depth })
}

/** A line of a stencil, its width a share of the spot's size. */
export function mark(pen: Pen, outline: Stencil, spot: Spot, paint: string, width: number, opacity = 1): string {
  return pen.line(placed(outline, spot), paint, width * spot.size, opacity)
}

const leafOutline = stencil('M0,1 C-.66,.56 -.6,-.36 0,-1 C.6,-.36 .66,.56 0,1Z')
const leafRib = stencil('M0,.94 L0,-.76')
const leafVeins = stencil('M0,.5 L-.3,.14M0,.5 L.3,.14M0,.06 L-.28,-.28M0,.06 L.28,-.28')

/** A leaf with its ribs, from its foot; `stretch` widens it. */
export function leafAt(pen: Pen, spot: Spot, place: Place, colour: Colour, stretch = 1, veined = true): string {
  const leaf = growing(spot, place)
  const pale = lighter(colour, 0.36)
  return (
    body(pen, leafOutline, leaf, colour, 0.26, stretch) +
    mark(pen, leafRib, leaf, pale, 0.07, 0.8) +
    (veined ? pen.line(placed(leafVeins, leaf, stretch), pale, leaf.size * 0.045, 0.6) : '')
  )
}

/** Many small things of one kind, those farther back first. */
export function heap(places: readonly Place[], draw: (place: Place, index: number) => string): string {
  return places.map((place, index) => draw(place, index)).join('')
}
