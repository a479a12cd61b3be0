import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, Shape } from '#server/ports/images/drawn-dish/look.ts'
import {
  blob,
  disc,
  fullTurn,
  placed,
  pointOf,
  type Spot,
  short,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import { type Pen, type Stroke, shade } from '#server/ports/images/drawn-dish/pen.ts'

const split = stencil('M-.5,.16 C-.1,.02 .2,.06 .55,.3 C.15,.28 -.12,.3 -.5,.16Z')
const star = stencil('M0,-.36 L.1,-.1 L.36,-.06 L.14,.1 L.2,.36 L0,.2 L-.2,.36 L-.14,.1 L-.36,-.06 L-.1,-.1Z')
const segment = stencil('M.1,-.02 C.3,-.22 .6,-.3 .74,-.25 C.83,-.16 .83,.16 .74,.25 C.6,.3 .3,.22 .1,.02Z')

/** A tomato cut across, with its chambers of seeds. */
export const cutTomato: Shape = (pen, spot, { colour }) => {
  const { x, y, size, turn } = spot
  let drawn =
    pen.solid(blob(pen.chance, spot, { height: 0.96, corners: 10, uneven: 0.03 }), colour, {
      drop: size * 0.2,
      depth: 0.26,
      rim: 1,
    }) + pen.fill(disc(x, y, size * 0.84), mix(colour, '#e4512e', 0.5))
  const chambers = pen.chance() > 0.5 ? 4 : 3
  const seeds: Stroke[] = []
  for (let index = 0; index < chambers; index += 1) {
    const angle = turn + (index / chambers) * fullTurn
    const [along, across] = [Math.cos(angle) * size, Math.sin(angle) * size]
    const [px, py] = [x + along * 0.43, y + across * 0.43]
    drawn += pen.fill(
      blob(pen.chance, { x: px, y: py, size: size * 0.24, turn: angle }, { height: 1.25, corners: 7, uneven: 0.06 }),
      mix(colour, '#ea7a30', 0.55),
    )
    for (const side of [-0.12, 0, 0.12]) {
      seeds.push([px - across * side + along * 0.05, py + along * side + across * 0.05, along * 0.05, across * 0.05])
    }
  }
  return (
    drawn +
    pen.strokes(seeds, '#ffe7a8', size * 0.08) +
    pen.fill(disc(x, y, size * 0.12), mix(colour, '#f4a888', 0.4)) +
    pen.glint(x - size * 0.34, y - size * 0.42, size * 0.6, 0.55)
  )
}

/** A tomato, grape or cherry whose skin the heat has split. */
export const burst: Shape = (pen, spot, { colour }) => {
  const { x, y, size, turn } = spot
  const scorch = {
    x: x + Math.cos(turn) * size * 0.42,
    y: y + Math.sin(turn) * size * 0.42,
    size: size * 0.34,
    turn: turn + 1,
  }
  return (
    pen.solid(
      blob(pen.chance, spot, { height: 0.95, uneven: 0.05 }),
      pen.domed(lighter(colour, 0.2), darker(colour, 0.24)),
      {
        drop: size * 0.22,
        rim: 1.6,
      },
    ) +
    pen.fill(blob(pen.chance, scorch, { height: 0.7, corners: 7, uneven: 0.2 }), darker(colour, 0.55), 0.5) +
    pen.fill(placed(split, { ...spot, turn: turn + 0.5 }), mix(colour, '#f6a04d', 0.8), 0.85) +
    pen.glint(x - size * 0.22, y - size * 0.28, size * 0.85, 0.7)
  )
}

/** A slice across a root, a cucumber, a sausage: skin, flesh, and what the middle shows. */
export const roundSlice: Shape = (pen, spot, look) => {
  const { x, y, size } = spot
  const { colour, skin = darker(colour, 0.25), inner = 0.88 } = look
  return (
    pen.solid(disc(x, y, size), skin, { drop: size * 0.16 }) +
    pen.fill(disc(x - size * 0.02, y - size * 0.02, size * inner), pen.domed(lighter(colour, 0.3), colour)) +
    markOf(pen, spot, look, skin) +
    pen.glint(x - size * 0.3, y - size * 0.36, size * 0.7, 0.5)
  )
}

function markOf(pen: Pen, spot: Spot, { mark, colour, core }: Look, skin: string): string {
  const { x, y, size, turn } = spot
  const radial = (count: number, from: number, length: number): Stroke[] =>
    pen.times(count, (index) => {
      const angle = turn + (index / count) * fullTurn
      const [u, v] = [Math.cos(angle) * size, Math.sin(angle) * size]
      return [x + u * from, y + v * from, u * length, v * length]
    })
  if (mark === 'seeds') {
    return (
      pen.fill(disc(x, y, size * 0.56), lighter(core ?? colour, 0.35), 0.7) +
      pen.strokes(radial(10, 0.4, 0.13), core ? darker(core, 0.8) : lighter(colour, 0.75), size * 0.1)
    )
  }
  if (mark === 'rays') {
    return (
      pen.strokes(radial(12, 0.3, 0.4), lighter(colour, 0.55), size * 0.06, 0.75) +
      pen.fill(disc(x, y, size * 0.24), core ?? lighter(colour, 0.4), 0.8)
    )
  }
  if (mark === 'grill') {
    const bars = [-0.42, 0, 0.42].map((v): Stroke => {
      const [from, to] = [pointOf(spot, -0.56 + Math.abs(v) * 0.4, v), pointOf(spot, 0.56 - Math.abs(v) * 0.4, v)]
      return [from[0], from[1], to[0] - from[0], to[1] - from[1]]
    })
    return pen.strokes(bars, '#4a2414', size * 0.12, 0.6)
  }
  if (mark === 'rings') return pen.line(disc(x, y, size * 0.62) + disc(x, y, size * 0.36), skin, size * 0.07, 0.6)
  return core ? pen.fill(disc(x, y, size * 0.3), core, 0.8) : ''
}

/** Lemon, lime, orange: a wheel of segments. */
export const citrusWheel: Shape = (pen, spot, { colour }) => {
  const { x, y, size, turn } = spot
  const segments = pen.times(8, (index) =>
    pen.fill(
      placed(segment, { ...spot, turn: turn + (index / 8) * fullTurn }),
      lighter(colour, index % 2 ? 0.22 : 0.06),
    ),
  )
  const cells = pen.times(pen.isFull ? 14 : 0, (): Stroke => {
    const [angle, reach] = [pen.chance() * fullTurn, size * (0.35 + pen.chance() * 0.35)]
    const [u, v] = [Math.cos(angle), Math.sin(angle)]
    return [x + u * reach, y + v * reach, u * size * 0.09, v * size * 0.09]
  })
  return (
    pen.solid(disc(x, y, size), colour, { drop: size * 0.16 }) +
    pen.fill(disc(x, y, size * 0.87), '#fff6dc') +
    segments.join('') +
    pen.strokes(cells, '#fffbe8', size * 0.035, 0.7) +
    pen.glint(x - size * 0.34, y - size * 0.4, size * 0.7, 0.5)
  )
}

/** A pea, a blueberry, a meatball: whole and round. A skin makes it crusted. */
export const ball: Shape = (pen, spot, { colour, skin, mark }) => {
  const { x, y, size } = spot
  const uneven = skin ? 0.07 : 0.03
  const body = pen.solid(blob(pen.chance, spot, { uneven }), pen.domed(lighter(colour, 0.32), darker(colour, 0.3)), {
    drop: size * 0.32,
    rim: 1.1,
  })
  const crown =
    mark === 'crown'
      ? pen.fill(placed(star, { ...spot, x: x + size * 0.14, y: y + size * 0.1 }), darker(colour, 0.45), 0.8)
      : ''
  const crust = pen.times(skin && pen.isFull ? 16 : 0, (): Stroke => {
    const [angle, reach] = [pen.chance() * fullTurn, pen.chance() * size * 0.8]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return (
    body +
    crown +
    pen.strokes(crust, skin ?? colour, size * 0.14, 0.5) +
    pen.glint(x - size * 0.24, y - size * 0.3, size * 0.8, skin ? 0.35 : 0.7)
  )
}

/** Chili, olive, scallion: a ring with a hole. */
export const ring: Shape = (pen, { x, y, size }, { colour, width = 0.36, mark, core }) => {
  const thick = size * width
  const edge = short(size * 0.78)
  const seeds: Stroke[] = [
    [x - size * 0.2, y, size * 0.12, 0],
    [x + size * 0.16, y + size * 0.16, 0, size * 0.12],
    [x + size * 0.1, y - size * 0.22, size * 0.08, 0],
  ]
  return (
    pen.line(disc(x + size * 0.1, y + size * 0.2, size * 0.8), shade, thick, 0.24) +
    (core ? pen.fill(disc(x, y, size * 0.7), core) : '') +
    pen.line(disc(x, y, size * 0.8), darker(colour, 0.2), thick) +
    pen.line(disc(x - size * 0.03, y - size * 0.04, size * 0.8), colour, thick * 0.72) +
    pen.line(
      `M${short(x - size * 0.74)},${short(y - size * 0.22)}A${edge},${edge} 0 0 1 ${short(x + size * 0.1)},${short(y - size * 0.78)}`,
      lighter(colour, 0.6),
      thick * 0.24,
      0.85,
    ) +
    (mark === 'seeds' ? pen.strokes(seeds, '#fff2c4', size * 0.15) : '')
  )
}
