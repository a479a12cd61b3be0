import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import {
  blob,
  fullTurn,
  type Point,
  placed,
  pointOf,
  type Spot,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const bar = stencil(
  'M-.92,-.9 C-.5,-1 .5,-1 .92,-.9 C1.02,-.6 1.02,.6 .92,.9 C.5,1 -.5,1 -.92,.9 C-1.02,.6 -1.02,-.6 -.92,-.9Z',
)
const wedge = stencil(
  'M-.94,.5 C-.98,.6 -.9,.66 -.8,.66 C-.3,.7 .3,.7 .8,.66 C.9,.66 .98,.6 .94,.5 C.8,.0 .4,-.5 0,-.7 C-.4,-.5 -.8,.0 -.94,.5Z',
)
const cheeseEdge = stencil(
  'M-.9,.62 C-.7,.76 -.56,.6 -.4,.7 C-.24,.86 -.1,.66 .1,.7 C.26,.86 .4,.64 .56,.7 C.7,.78 .8,.7 .9,.62',
)
const moon = stencil(
  'M-1,.4 C-1,-.3 -.56,-.7 0,-.7 C.56,-.7 1,-.3 1,.4 C.96,.54 .8,.56 .6,.54 C.2,.5 -.2,.5 -.6,.54 C-.8,.56 -.96,.54 -1,.4Z',
)
const rim = stencil('M-.9,.34 C-.88,-.22 -.5,-.56 0,-.56 C.5,-.56 .88,-.22 .9,.34')
const base = stencil('M-.78,.42 C-.4,.36 .4,.36 .78,.42')

/** In its crumbs, straight and even: a finger, a log, a ball or a cake, by its width. */
export const crumbed: Shape = (pen, spot, { colour, width = 0.3, inside = [] }) => {
  const { size } = spot
  const isRound = width > 0.7
  const [u, v] = [0.9, (isRound ? 0.9 : 0.84) * width]
  const crumbs = pen.times(pen.isFull ? 62 : 9, (): Stroke => {
    const [angle, reach] = [pen.chance() * fullTurn, Math.sqrt(pen.chance())]
    const at: Point = isRound
      ? [Math.cos(angle) * reach * u, Math.sin(angle) * reach * v]
      : [(pen.chance() * 2 - 1) * u, (pen.chance() * 2 - 1) * v]
    const [x, y] = pointOf(spot, ...at)
    return [x, y, (pen.chance() - 0.5) * size * 0.07, (pen.chance() - 0.5) * size * 0.07]
  })
  const third = (rest: number) => crumbs.filter((_, index) => index % 3 === rest)
  const outline = isRound
    ? blob(pen.chance, spot, { height: width, corners: 16, uneven: 0.03 })
    : placed(
        { parts: bar.parts.map((part) => (typeof part === 'string' ? part : ([part[0], part[1] * width] as const))) },
        spot,
      )
  const grain = Math.min(3.4, size * 0.07)
  return (
    pen.solid(outline, isRound ? pen.domed(lighter(colour, 0.2), darker(colour, 0.24)) : colour, {
      drop: size * 0.12,
      rim: 1.6,
      depth: 0.26,
    }) +
    bitsOf(
      pen,
      spot,
      inside,
      pen.times(
        pen.isFull ? 7 : 3,
        (index): Point => [Math.cos(index * 2.4) * 0.55, Math.sin(index * 2.4) * 0.55 * width],
      ),
      0.07,
    ) +
    pen.strokes(third(0), darker(colour, 0.36), grain, 0.6) +
    pen.strokes(third(1), lighter(colour, 0.5), grain, 0.85) +
    pen.strokes(third(2), mix(colour, '#a8521a', 0.6), grain * 0.9, 0.65)
  )
}

/** Brown blotches that a hot pan leaves on a tortilla. */
function toasted(pen: Pen, spot: Spot, skin: `#${string}`, count: number): string {
  const patches = pen.times(pen.isFull ? count : 2, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.1, pen.chance() * 0.8 - 0.36)
    const patch = { x, y, size: spot.size * (0.06 + pen.chance() * 0.1), turn: pen.chance() * fullTurn }
    return blob(pen.chance, patch, { height: 0.7, corners: 7, uneven: 0.25 })
  })
  return pen.fill(patches.join(''), skin, 0.6)
}

/** A wedge of quesadilla: toasted on both sides, cheese and what else is in it running out at the cut. */
export const toastedWedge: Shape = (pen, spot, { colour, skin = '#a8602a', core = '#f0b54a', inside = [] }) => {
  const below = { ...spot, ...move(pointOf(spot, 0, 0.14)) }
  const bits = pen.times(
    pen.isFull ? 12 : 4,
    (index): Point => [-0.78 + index * (1.56 / (pen.isFull ? 11 : 3)), 0.66 + (pen.chance() - 0.5) * 0.06],
  )
  return (
    pen.solid(placed(wedge, below), darker(colour, 0.12), { drop: spot.size * 0.1, rim: 1 }) +
    pen.line(placed(cheeseEdge, spot), darker(core, 0.22), spot.size * 0.17) +
    pen.line(placed(cheeseEdge, spot), core, spot.size * 0.13) +
    bitsOf(pen, spot, inside, bits, 0.075) +
    pen.solid(placed(wedge, spot), colour, { shadow: 0, rim: 1.6, depth: 0.14 }) +
    toasted(pen, spot, skin, 9)
  )
}

const move = ([x, y]: Point) => ({ x, y })

/** Dough folded over and crimped all along its edge: a calzone, a pasty; of dumplings the pan browned the base alone. */
export const crimped: Shape = (pen, spot, { colour, skin, mark }) => {
  const edge = skin ?? darker(colour, 0.34)
  const isDumpling = mark === 'sheer'
  const pleats = pen.times(pen.isFull ? 13 : 5, (index): Stroke => {
    const angle = Math.PI * (1.06 + (index / (pen.isFull ? 12 : 4)) * 0.88)
    const [from, to] = [0.98, 0.72].map((reach) =>
      pointOf(spot, Math.cos(angle - (0.98 - reach) * 0.4) * reach, 0.36 + Math.sin(angle) * reach * 1.06),
    )
    return from && to ? [from[0], from[1], to[0] - from[0], to[1] - from[1]] : [0, 0]
  })
  return (
    pen.solid(placed(moon, spot), colour, { drop: spot.size * 0.14, rim: 1.6, depth: isDumpling ? 0.1 : 0.22 }) +
    (isDumpling
      ? skin
        ? pen.line(placed(base, spot), skin, spot.size * 0.17, 0.75)
        : ''
      : pen.line(placed(rim, spot), darker(colour, 0.3), spot.size * 0.04, 0.6) + toasted(pen, spot, edge, 6)) +
    pen.strokes(pleats, darker(colour, isDumpling ? 0.3 : 0.42), spot.size * 0.045, 0.8) +
    pen.glint(spot.x - spot.size * 0.2, spot.y - spot.size * 0.26, spot.size * 0.5, isDumpling ? 0.7 : 0.35)
  )
}
