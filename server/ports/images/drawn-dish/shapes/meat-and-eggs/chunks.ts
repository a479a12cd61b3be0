import { darker, lighter, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import {
  blob,
  fullTurn,
  type Point,
  placed,
  pointOf,
  type Spot,
  short,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const thighStencil = stencil(
  'M-.98,.06 C-1.06,-.5 -.62,-.84 -.14,-.74 C.16,-.68 .3,-.46 .52,-.32 C.66,-.24 .78,-.14 .78,0 C.78,.16 .6,.22 .46,.34 C.26,.56 .02,.78 -.34,.72 C-.72,.66 -.94,.4 -.98,.06Z',
)
const thighBone = stencil(
  'M.6,-.14 C.76,-.14 .86,-.2 .94,-.26 C1.1,-.36 1.26,-.16 1.14,-.02 C1.26,.14 1.08,.32 .94,.2 C.86,.14 .76,.14 .6,.16Z',
)
const flakeStencil = stencil(
  'M-.98,.16 C-.8,-.3 -.3,-.44 .04,-.42 C.42,-.42 .84,-.26 .98,.1 C.8,.22 .5,.12 .1,.14 C-.3,.14 -.7,.3 -.98,.16Z',
)
const flakeEdge = stencil('M-.84,.02 C-.5,-.2 .4,-.26 .84,-.02')
const skinFolds = stencil(
  'M-.74,-.2 C-.5,-.5 -.2,-.56 .06,-.46M-.7,.22 C-.46,.46 -.2,.5 .1,.36M.2,-.24 C.3,-.1 .3,.08 .22,.2',
)

/** Corners of a piece as a knife leaves it, in units of its size. */
const corners: readonly Point[] = [
  [-1, -0.5],
  [-0.24, -0.92],
  [0.72, -0.8],
  [1, 0.06],
  [0.66, 0.86],
  [-0.46, 0.8],
  [-1, 0.36],
]

/** A piece of flesh: straight cuts, no two alike, their corners a little rounded. */
function cutPiece(chance: () => number, spot: Spot, width: number): string {
  const points = corners.map(([u, v]) =>
    pointOf(spot, u + (chance() - 0.5) * 0.3, (v + (chance() - 0.5) * 0.34) * width),
  )
  const towards = (from: Point, to: Point, share: number): string =>
    `${short(from[0] + (to[0] - from[0]) * share)},${short(from[1] + (to[1] - from[1]) * share)}`
  const path = points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point
    const after = points[(index + 1) % points.length] ?? point
    return `${towards(point, before, 0.3)}Q${towards(point, point, 0)} ${towards(point, after, 0.3)}`
  })
  return `M${path.join('L')}Z`
}

/** Fish that fell apart: flakes one behind the other, each bent like a petal, thin at its edge. */
const flaked: Shape = (pen, spot, { colour }) => {
  const flakes = (pen.isFull ? [0.46, 0.16, -0.14, -0.44] : [0.3, -0.2]).map((v, index) => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 0.2, v)
    const flake = { x, y, size: spot.size * (0.86 + pen.chance() * 0.2), turn: spot.turn + (pen.chance() - 0.5) * 0.24 }
    const tone = index % 2 === 0 ? colour : lighter(colour, 0.3)
    return (
      pen.solid(placed(flakeStencil, flake), tone, {
        drop: index === 0 ? spot.size * 0.16 : 1,
        rim: 1.1,
        depth: 0.16,
        shadow: index === 0 ? 0.3 : 0.22,
      }) + pen.line(placed(flakeEdge, flake), darker(colour, 0.3), spot.size * 0.045, 0.55)
    )
  })
  return flakes.join('')
}

/** Meat or fish in bite-size pieces: cut edges, its thickness below, seared where it lay, and its fibers; fish is in flakes; never a cube. */
export const chunk: Shape = (pen, spot, look) => {
  if (look.mark === 'flakes') return flaked(pen, spot, look)
  const { colour, skin = '#8a4a1e', width = 0.82 } = look
  const { size } = spot
  // white meat is gold where it was seared, and its fibers are lighter than it is
  const isWhite = lightness(colour) > 0.6
  const outline = cutPiece(pen.chance, spot, width)
  // at the size of a thumb its outline is all that is seen
  if (!pen.isFull) return pen.solid(outline, mix(colour, skin, 0.12), { drop: size * 0.16, rim: 1.4 })
  const below = cutPiece(pen.chance, { ...spot, x: spot.x + size * 0.06, y: spot.y + size * 0.15 }, width)
  const fibers = pen.times(size > 8 ? (isWhite ? 2 : 4) : 0, (index): Stroke => {
    const across = (index - (isWhite ? 0.5 : 1.5)) * (isWhite ? 0.5 : 0.36)
    const from = pointOf(spot, -0.64 + pen.chance() * 0.3, across * width)
    const to = pointOf(spot, 0.3 + pen.chance() * 0.36, (across - 0.12) * width)
    return [from[0], from[1], to[0] - from[0], to[1] - from[1]]
  })
  const [u, v] = pointOf(spot, -0.6, 0.4 * width)
  const seared = blob(
    pen.chance,
    { x: u, y: v, size: size * 0.32, turn: spot.turn },
    { height: 0.6, corners: 6, uneven: 0.3 },
  )
  return (
    pen.solid(below, mix(colour, skin, isWhite ? 0.34 : 0.62), {
      drop: size * 0.14,
      rim: 1,
    }) +
    pen.solid(outline, colour, { shadow: 0, rim: 1.3, depth: 0.14 }) +
    pen.fill(seared, skin, isWhite ? 0.24 : 0.36) +
    pen.strokes(
      fibers,
      isWhite ? lighter(colour, 0.5) : darker(colour, 0.34),
      size * (isWhite ? 0.075 : 0.055),
      isWhite ? 0.6 : 0.34,
    )
  )
}

/** A thigh of chicken: its skin crisp and wrinkled, the end of its bone showing where it has one. */
export const thigh: Shape = (pen, spot, { colour, skin = '#8a4a1e', mark, core }) => {
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
    (core ? pen.solid(placed(thighBone, spot), core, { drop: size * 0.1, rim: 1 }) : '') +
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

/** Meat pulled apart with forks: strands that still lie along one another, frayed at their ends. */
export const pulled: Shape = (pen, spot, { colour, skin = '#6a3416' }) => {
  const { size } = spot
  const strands = pen.times(pen.isFull ? 11 : 5, (): Stroke => {
    const [u, v] = [(pen.chance() - 0.5) * 0.9 - 0.5, (pen.chance() - 0.5) * 1.1]
    const lie = spot.turn + (pen.chance() - 0.5) * 0.7
    const [x, y] = pointOf(spot, u, v)
    const length = size * (0.7 + pen.chance() * 0.6)
    return [x, y, Math.cos(lie) * length, Math.sin(lie) * length]
  })
  const third = (rest: number) => strands.filter((_, index) => index % 3 === rest)
  const thick = size * (pen.isFull ? 0.17 : 0.24)
  return (
    pen.strokes(
      strands.map(([x, y, dx, dy]) => [x + size * 0.05, y + size * 0.12, dx, dy]),
      darker(colour, 0.6),
      thick * 1.2,
      0.5,
    ) +
    pen.strokes(third(0), mix(colour, skin, 0.6), thick) +
    pen.strokes(third(1), colour, thick) +
    pen.strokes(third(2), lighter(colour, 0.3), thick * 0.8)
  )
}

function jagged(chance: () => number, x: number, y: number, size: number): string {
  const points = Array.from({ length: 7 }, (_, index): Point => {
    const [angle, reach] = [(index / 7) * fullTurn, size * (0.62 + chance() * 0.5)]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return `M${points.map(([u, v]) => `${short(u)},${short(v)}`).join('L')}Z`
}
