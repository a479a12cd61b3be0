import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import {
  blob,
  disc,
  fullTurn,
  type Point,
  placed,
  pointOf,
  spline,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf, seeded } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const sconeStencil = stencil(
  'M0,-.96 C.1,-.98 .16,-.9 .22,-.8 L.9,.5 C.98,.66 .9,.78 .74,.8 C.26,.9 -.26,.9 -.74,.8 C-.9,.78 -.98,.66 -.9,.5 L-.22,-.8 C-.16,-.9 -.1,-.98 0,-.96Z',
)

/** A mound of coconut: tufts all over, toasted at the tip. */
export const tuft: Shape = (pen, spot, { colour, skin = '#b9702c' }) => {
  const { x, y, size } = spot
  const hair = (count: number, from: number, to: number): Stroke[] =>
    pen.times(pen.isFull ? count : Math.ceil(count / 3), () => {
      const [angle, reach] = [pen.chance() * fullTurn, size * (from + Math.sqrt(pen.chance()) * (to - from))]
      const lie = angle + (pen.chance() - 0.5) * 1.6
      return [
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        Math.cos(lie) * size * 0.22,
        Math.sin(lie) * size * 0.22,
      ]
    })
  return (
    pen.solid(
      blob(pen.chance, spot, { corners: 16, uneven: 0.09 }),
      pen.domed(lighter(colour, 0.1), mix(colour, skin, 0.5)),
      {
        drop: size * 0.2,
        rim: 1,
      },
    ) +
    pen.strokes(hair(34, 0.55, 0.98), mix(colour, skin, 0.3), size * 0.08) +
    pen.strokes(hair(44, 0.2, 0.9), '#fff8e8', size * 0.075) +
    pen.strokes(hair(14, 0, 0.4), skin, size * 0.075, 0.75)
  )
}

/** A crisp of cheese: thin enough to see through its holes, its edge like lace. */
export const lace: Shape = (pen, spot, { colour, skin = '#b5651f' }) => {
  const { x, y, size } = spot
  const edge = spline(
    pen.times(26, (index): Point => {
      const reach = size * (index % 2 ? 0.98 : 0.86 + pen.chance() * 0.08)
      return [x + Math.cos((index / 26) * fullTurn) * reach, y + Math.sin((index / 26) * fullTurn) * reach]
    }),
  )
  const holes = seeded(pen.isFull ? 17 : 7, 0.78)
    .map(([u, v]) =>
      disc(
        x + (u + (pen.chance() - 0.5) * 0.1) * size,
        y + (v + (pen.chance() - 0.5) * 0.1) * size,
        size * (0.03 + pen.chance() * 0.06),
      ),
    )
    .join('')
  return (
    pen.solid(edge, colour, { drop: 1.6, rim: 1, depth: 0.1, shadow: 0.2 }) +
    pen.line(edge, skin, size * 0.08, 0.6) +
    pen.fill(holes, '#ecdcb8') +
    pen.line(holes, skin, size * 0.025, 0.8)
  )
}

/** A scone: a thick wedge, glazed on top, pale at its side, with what was worked into it. */
export const scone: Shape = (pen, spot, { colour, skin = '#b9742c', inside = [] }) => {
  const below = placed(sconeStencil, { ...spot, x: spot.x + spot.size * 0.06, y: spot.y + spot.size * 0.15 })
  return (
    pen.shadow(below, spot.size * 0.12) +
    pen.fill(below, lighter(colour, 0.4)) +
    pen.line(below, darker(colour, 0.2), 1, 0.4) +
    pen.solid(placed(sconeStencil, spot), colour, { shadow: 0, rim: 1.6, depth: 0.18 }) +
    pen.fill(placed(sconeStencil, { ...spot, size: spot.size * 0.78 }), skin, 0.28) +
    bitsOf(pen, { ...spot, y: spot.y + spot.size * 0.14 }, inside, seeded(pen.isFull ? 9 : 5, 0.56), 0.09) +
    pen.glint(spot.x - spot.size * 0.14, spot.y - spot.size * 0.3, spot.size * 0.44, 0.4)
  )
}

/** Popped corn: lobes of all sizes burst from one hull, no two alike. */
export const popped: Shape = (pen, spot, { colour, core = '#c98a2c' }) => {
  const lobes = pen.times(pen.isFull ? 5 : 4, (index) => {
    const angle = spot.turn + index * 1.35 + pen.chance() * 0.6
    const reach = spot.size * (0.2 + pen.chance() * 0.42)
    const lobe = {
      x: spot.x + Math.cos(angle) * reach,
      y: spot.y + Math.sin(angle) * reach,
      size: spot.size * (0.34 + pen.chance() * 0.26),
      turn: angle,
    }
    return pen.solid(blob(pen.chance, lobe, { height: 0.8, corners: 7, uneven: 0.16 }), colour, {
      drop: spot.size * 0.1,
      rim: 1.2,
      depth: 0.16,
    })
  })
  const [x, y] = pointOf(spot, 0.3, 0.34)
  const hull = blob(
    pen.chance,
    { x, y, size: spot.size * 0.2, turn: spot.turn },
    { height: 0.42, corners: 6, uneven: 0.2 },
  )
  return lobes.join('') + pen.fill(hull, core, 0.85)
}

/** A ring of squid or onion in its batter: knobbly and gold, the hole in the middle. */
export const batteredRing: Shape = (pen, { x, y, size, turn }, { colour, skin = '#a8641f' }) => {
  const ringAt = (reach: number, uneven: number) =>
    blob(pen.chance, { x, y, size: size * reach, turn }, { corners: 14, uneven })
  const crumbs = pen.times(pen.isFull ? 24 : 8, (): Stroke => {
    const [angle, reach] = [pen.chance() * fullTurn, size * (0.56 + pen.chance() * 0.36)]
    return [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      (pen.chance() - 0.5) * size * 0.12,
      (pen.chance() - 0.5) * size * 0.12,
    ]
  })
  const middle = ringAt(0.74, 0.07)
  return (
    `<g transform="translate(${size * 0.08 > 2 ? 2 : 1} 4)">${pen.line(middle, '#2a1009', size * 0.44, 0.24)}</g>` +
    pen.line(middle, darker(colour, 0.3), size * 0.5) +
    pen.line(middle, colour, size * 0.4) +
    pen.strokes(crumbs.slice(0, 12), skin, size * 0.08, 0.55) +
    pen.strokes(crumbs.slice(12), lighter(colour, 0.5), size * 0.08, 0.85)
  )
}

/** Vegetables bound with batter and fried: a rough nest, strands of them sticking out. */
export const nest: Shape = (pen, spot, { colour, skin = '#8a4f1e', inside = [] }) => {
  const strands = inside.slice(0, 3).map((strand, index) => {
    const strokes = pen.times(pen.isFull ? 9 : 4, (): Stroke => {
      const [angle, reach] = [pen.chance() * fullTurn, spot.size * (0.2 + pen.chance() * 0.6)]
      const lie = angle + 1.2 + pen.chance()
      return [
        spot.x + Math.cos(angle) * reach,
        spot.y + Math.sin(angle) * reach,
        Math.cos(lie) * spot.size * 0.34,
        Math.sin(lie) * spot.size * 0.34,
      ]
    })
    return (
      pen.strokes(strokes, darker(strand, 0.4), spot.size * 0.12, 0.6) +
      pen.strokes(strokes, index > 0 ? strand : mix(strand, colour, 0.2), spot.size * 0.085)
    )
  })
  const dark = pen.times(pen.isFull ? 9 : 3, () => {
    const [u, v] = pointOf(spot, (pen.chance() - 0.5) * 1.4, (pen.chance() - 0.5) * 1.4)
    return blob(
      pen.chance,
      { x: u, y: v, size: spot.size * (0.06 + pen.chance() * 0.1), turn: 0 },
      { corners: 6, uneven: 0.3 },
    )
  })
  return (
    pen.solid(
      blob(pen.chance, spot, { corners: 18, uneven: 0.13 }),
      pen.domed(lighter(colour, 0.2), darker(colour, 0.24)),
      {
        drop: spot.size * 0.16,
        rim: 1.4,
      },
    ) +
    pen.fill(dark.join(''), skin, 0.45) +
    strands.join('')
  )
}

const croissantOutline = stencil(
  'M-1,.5 C-1.02,-.1 -.66,-.7 0,-.72 C.66,-.7 1.02,-.1 1,.5 C.9,.62 .74,.56 .68,.4 C.56,.1 .32,-.02 0,-.02 C-.32,-.02 -.56,.1 -.68,.4 C-.74,.56 -.9,.62 -1,.5Z',
)
const croissantFolds = stencil(
  'M-.16,-.72 C-.24,-.5 -.26,-.24 -.22,.02M.16,-.72 C.24,-.5 .26,-.24 .22,.02M-.56,-.52 C-.56,-.3 -.5,-.06 -.44,.12M.56,-.52 C.56,-.3 .5,-.06 .44,.12M-.86,-.16 C-.8,0 -.72,.14 -.64,.26M.86,-.16 C.8,0 .72,.14 .64,.26',
)
const croissantLight = stencil(
  'M-.06,-.56 C-.1,-.4 -.1,-.28 -.08,-.14M-.42,-.48 C-.44,-.3 -.4,-.16 -.36,-.06M.36,-.5 C.4,-.32 .38,-.2 .34,-.08',
)

/** A croissant: bent, its rolled layers one behind the other. */
export const croissant: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  return (
    pen.solid(placed(croissantOutline, spot), colour, { drop: size * 0.12, rim: 2, depth: 0.3 }) +
    pen.line(placed(croissantFolds, spot), darker(colour, 0.5), size * 0.05, 0.75) +
    pen.line(placed(croissantLight, spot), lighter(colour, 0.55), size * 0.07, 0.6)
  )
}
