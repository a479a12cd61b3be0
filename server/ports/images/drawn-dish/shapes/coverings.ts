import { darker, lighter, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, Shape } from '#server/ports/images/drawn-dish/look.ts'
import {
  blob,
  disc,
  fullTurn,
  type Point,
  placed,
  pointOf,
  type Spot,
  spline,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import { type Pen, type Stroke, shade } from '#server/ports/images/drawn-dish/pen.ts'

const choppedLeaf = stencil('M0,-1 C.55,-.5 .5,.5 0,1 C-.5,.5 -.55,-.5 0,-1Z')
const spoonMarkLight = stencil('M-.9,.2 C-.8,-.7 .5,-1 .86,-.1')
const spoonMarkDark = stencil('M-.84,.3 C-.7,-.5 .5,-.86 .84,.02')

/** Chopped herbs over a zone of this radius. */
export const choppedHerbs: Shape = (pen, { x, y, size }, { colour, stretch = 1, specks = 34 }) => {
  const leaves = pen.times(pen.isFull ? specks : Math.ceil(specks * 0.35), () => {
    const [angle, reach] = [pen.chance() * fullTurn, Math.sqrt(pen.chance()) * size]
    return placed(choppedLeaf, {
      x: x + Math.cos(angle) * reach,
      y: y + Math.sin(angle) * reach * stretch,
      size: (pen.isFull ? 2.8 : 4.4) + pen.chance() * 2.2,
      turn: pen.chance() * fullTurn,
    })
  })
  const third = (rest: number) => leaves.filter((_, index) => index % 3 === rest).join('')
  return (
    pen.shadow(leaves.join(''), 1.6, 0.3) +
    pen.fill(third(0), colour) +
    pen.fill(third(1), lighter(colour, 0.28)) +
    pen.fill(third(2), darker(colour, 0.2))
  )
}

/** Sesame, pepper, paprika: specks over a zone. */
export const specks: Shape = (pen, { x, y, size }, { colour, stretch = 1, specks: count = 46, width = 3 }) => {
  const strokes = pen.times(pen.isFull ? count : Math.ceil(count * 0.3), (): Stroke => {
    const [angle, reach, lie] = [pen.chance() * fullTurn, Math.sqrt(pen.chance()) * size, pen.chance() * fullTurn]
    return [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * stretch,
      Math.cos(lie) * 2.2,
      Math.sin(lie) * 2.2,
    ]
  })
  const thick = width * (pen.isFull ? 1 : 1.5)
  const half = Math.ceil(strokes.length / 2)
  return (
    pen.strokes(
      strokes.map(([u, v, du, dv]) => [u + 1, v + 1.5, du, dv]),
      shade,
      thick,
      0.25,
    ) +
    pen.strokes(strokes.slice(0, half), colour, thick) +
    pen.strokes(strokes.slice(half), lighter(colour, 0.4), thick * 0.9)
  )
}

/** What is white and thick is run over a dish to and fro from a spoon, with a few drops; all that is darker and thinner lies in pools. */
export const drizzle: Shape = (pen, spot, look) => {
  const { size } = spot
  const { colour } = look
  if (look.mark === 'sheer' || lightness(colour) < 0.84) return pools(pen, spot, look)
  const from = pen.chance() > 0.5 ? 0 : Math.PI
  const points = pen.times(61, (index): Point => {
    const share = index / 60
    const reach = 0.6 * Math.sin(0.35 + share * 2.44) * (1 + 0.12 * Math.sin(share * 17 + from))
    return pointOf(spot, share * 1.9 - 0.95, reach * Math.cos(from + share * Math.PI * 9))
  })
  const path = spline(points, true)
  const width = Math.max(2.2, size * 0.034)
  const drops = pen.times(pen.isFull ? 7 : 2, () => {
    const [x, y] = pointOf(spot, pen.chance() * 2 - 1, (pen.chance() > 0.5 ? 1 : -1) * (0.5 + pen.chance() * 0.2))
    return disc(x, y, width * (0.4 + pen.chance() * 0.5))
  })
  const dots = drops.join('')
  return (
    `<g transform="translate(1 1.8)">${pen.line(path, shade, width, 0.22)}${pen.fill(dots, shade, 0.22)}</g>` +
    pen.line(path, darker(colour, 0.14), width) +
    pen.fill(dots, darker(colour, 0.08)) +
    pen.line(path, colour, width * 0.74)
  )
}

/** Pools of all sizes along a curve, a light on each; oil is seen through. */
function pools(pen: Pen, { x, y, size, turn }: Spot, { colour, mark }: Look): string {
  const placedPools = pen.times(pen.isFull ? 15 : 6, (index) => {
    const angle = turn + (index / 15) * 4.4 + pen.chance() * 0.3
    const reach = size * (0.2 + pen.chance() * 0.7)
    // what was poured lies deepest where it fell, unless it is as strong as vinegar
    if (index === 0 && mark !== 'sheer' && lightness(colour) > 0.3) return { x, y, size: size * 0.3, turn }
    return {
      x: x + Math.cos(angle) * reach,
      y: y + Math.sin(angle) * reach,
      size: Math.max(1.6, size * (0.03 + pen.chance() ** 2 * 0.13)),
      turn: angle + 1.6,
    }
  })
  const path = placedPools
    .map((pool) => blob(pen.chance, pool, { height: 0.6 + pen.chance() * 0.3, corners: 7, uneven: 0.1 }))
    .join('')
  return (
    (mark === 'sheer' ? '' : pen.shadow(path, 1.6, 0.2)) +
    pen.fill(path, colour, mark === 'sheer' ? 0.72 : 0.9) +
    pen.line(path, darker(colour, 0.24), 0.9, 0.6) +
    placedPools.map((pool) => pen.glint(pool.x - pool.size * 0.2, pool.y - pool.size * 0.2, pool.size, 0.7)).join('')
  )
}

/** Chimichurri, pesto, salsa: a coarse sauce in a line over something. */
export const relish: Shape = (pen, spot, { colour }) => {
  const { x, y, size, turn } = spot
  const path = blob(pen.chance, spot, { height: 0.3, corners: 14, uneven: 0.16 })
  const leaves = pen.times(pen.isFull ? 90 : 24, () => {
    const along = (pen.chance() + pen.chance() - 1) * 0.98
    const across = (pen.chance() - 0.5) * 0.6 * Math.sqrt(1 - Math.min(1, Math.abs(along)))
    const [px, py] = pointOf(spot, along, across)
    return placed(choppedLeaf, { x: px, y: py, size: 2.2 + pen.chance() * 2.4, turn: turn + pen.chance() * fullTurn })
  })
  const third = (rest: number) => leaves.filter((_, index) => index % 3 === rest).join('')
  return (
    pen.shadow(path, 2.5, 0.22) +
    pen.fill(path, mix(colour, '#d0c060', 0.25), 0.94) +
    pen.fill(third(0), colour) +
    pen.fill(third(1), lighter(colour, 0.32)) +
    pen.fill(third(2), darker(colour, 0.28)) +
    pen.glint(x - size * 0.3, y - size * 0.06, size * 0.2, 0.4)
  )
}

/** Cream turned into a soup with a spoon. */
export const swirl: Shape = (pen, { x, y, size, turn }, { colour }) => {
  const points: Point[] = []
  for (let angle = 0.5; angle < 11.6; angle += 0.34) {
    const reach = size * (0.1 + angle / 13)
    points.push([x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach * 0.94])
  }
  const path = spline(points, true)
  const width = size * 0.13
  return (
    `<g transform="translate(1.2 2)">${pen.line(path, shade, width, 0.16)}</g>` +
    pen.line(path, mix(colour, '#e2a24a', 0.25), width) +
    pen.line(path, colour, width * 0.74)
  )
}

/** A spoonful with the marks of the spoon: yogurt, hummus, ricotta. */
export const dollop: Shape = (pen, spot, { colour }) => {
  let drawn = pen.solid(blob(pen.chance, spot, { corners: 12, uneven: 0.06 }), colour, {
    drop: spot.size * 0.05 + 1,
    rim: 1.6,
    depth: 0.12,
    shadow: 0.18,
  })
  for (const share of [0.74, 0.46]) {
    const mark = { ...spot, size: spot.size * share, turn: spot.turn + share * 3 }
    drawn +=
      pen.line(placed(spoonMarkLight, mark), lighter(colour, 0.55), spot.size * 0.05, 0.6) +
      pen.line(placed(spoonMarkDark, mark), darker(colour, 0.22), spot.size * 0.04, 0.4)
  }
  return drawn
}

/** A ball of ice cream. */
export const scoop: Shape = (pen, spot, { colour }) => {
  const { x, y, size } = spot
  const pits = pen.times(pen.isFull ? 18 : 5, (): Stroke => {
    const [angle, reach] = [pen.chance() * fullTurn, Math.sqrt(pen.chance()) * size * 0.8]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size * 0.06, 0]
  })
  return (
    pen.solid(
      blob(pen.chance, spot, { corners: 16, uneven: 0.035 }),
      pen.domed(lighter(colour, 0.3), darker(colour, 0.16)),
      {
        drop: size * 0.1,
        rim: 1.6,
      },
    ) + pen.strokes(pits, darker(colour, 0.2), size * 0.04, 0.4)
  )
}
