import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, fullTurn, type Point, pointOf, type Spot, spline } from '#server/ports/images/drawn-dish/outline.ts'
import { type Pen, type Stroke, shade } from '#server/ports/images/drawn-dish/pen.ts'
import { coverOf, pointWithin } from '#server/ports/images/drawn-dish/settings/area.ts'

/** Cheese that ran together under heat: a smooth patch, browned in spots. */
export const melted: Shape = (pen, spot, look) => {
  const { colour, skin = '#b5651f' } = look
  const { x, y, size, turn } = spot
  if (look.mark === 'crust') return lid(pen, spot, look)
  const spots = pen.times(pen.isFull ? 4 : 2, () => {
    const [u, v] = pointOf(spot, (pen.chance() - 0.5) * 1.1, (pen.chance() - 0.5) * 0.9)
    return blob(
      pen.chance,
      { x: u, y: v, size: size * (0.1 + pen.chance() * 0.14), turn },
      { height: 0.7, corners: 6, uneven: 0.25 },
    )
  })
  const outline = { height: 0.84, corners: 10, uneven: 0.2 }
  return (
    pen.fill(blob(pen.chance, { ...spot, x: x + 1, y: y + 2 }, outline), darker(colour, 0.34), 0.34) +
    pen.fill(blob(pen.chance, spot, outline), colour, 0.94) +
    pen.fill(
      blob(pen.chance, { ...spot, x: x - size * 0.1, y: y - size * 0.12, size: size * 0.6 }, outline),
      lighter(colour, 0.4),
      0.6,
    ) +
    pen.fill(spots.join(''), skin, 0.34) +
    pen.glint(x - size * 0.24, y - size * 0.3, size * 0.44, 0.5)
  )
}

/** One layer of it over everything: what is below only shows through, and it browned in spots of all sizes. */
function lid(pen: Pen, { x, y, size, turn }: Spot, { colour, skin = '#b5651f', stretch = 1 }: Look): string {
  const area = { x, y, radius: size, across: 1, along: stretch, isOblong: stretch < 0.8 && size > 90 }
  const outline = coverOf(pen, area, 1, 0.035)
  const browned = (count: number, least: number, more: number) =>
    pen
      .times(pen.isFull ? count : Math.ceil(count / 3), () => {
        const [u, v] = pointWithin(pen, area, 0.92)
        const patch = { x: u, y: v, size: size * (least + pen.chance() ** 2 * more), turn: turn + pen.chance() * 3 }
        return blob(pen.chance, patch, { height: 0.6 + pen.chance() * 0.3, corners: 8, uneven: 0.2 })
      })
      .join('')
  return (
    pen.fill(coverOf(pen, { ...area, x: x + 1, y: y + 2.4 }, 1, 0.03), darker(colour, 0.5), 0.22) +
    pen.fill(outline, colour, 0.84) +
    pen.line(coverOf(pen, area, 0.94, 0.03), skin, size * 0.05, 0.3) +
    pen.fill(browned(14, 0.05, 0.16), lighter(colour, 0.4), 0.4) +
    pen.fill(browned(22, 0.03, 0.16), skin, 0.26) +
    pen.fill(browned(12, 0.02, 0.05), darker(skin, 0.2), 0.34) +
    pen.line(browned(10, 0.012, 0.02), lighter(colour, 0.7), 1, 0.6)
  )
}

/** Off the grater and not melted: short straight shreds, lying as they fell. */
export const grated: Shape = (pen, { x, y, size }, { colour, width = 0.14 }) => {
  const shreds = pen.times(pen.isFull ? 8 : 4, (): Stroke => {
    const [angle, reach, lie] = [pen.chance() * fullTurn, pen.chance() * size * 0.7, pen.chance() * fullTurn]
    const [u, v] = [Math.cos(lie) * size * 0.46, Math.sin(lie) * size * 0.46]
    return [x + Math.cos(angle) * reach - u, y + Math.sin(angle) * reach - v, u * 2, v * 2]
  })
  const thick = Math.max(1.2, size * width)
  return (
    pen.strokes(
      shreds.map(([u, v, du, dv]) => [u + 0.8, v + 1.4, du, dv]),
      shade,
      thick,
      0.24,
    ) +
    pen.strokes(shreds, darker(colour, 0.16), thick * 1.15) +
    pen.strokes(shreds, colour, thick * 0.85)
  )
}

/** A ribbon of beaten egg, set where it ran into hot soup: thin, ragged, of no two widths. */
export const wisp: Shape = (pen, spot, { colour }) => {
  const bend = (pen.chance() - 0.5) * 0.9
  const middle = (share: number): number => Math.sin(share * Math.PI) * bend + Math.sin(share * 9) * 0.1
  const edge = (side: number): Point[] =>
    pen.times(7, (index) => {
      const share = index / 6
      const half = side * (0.05 + pen.chance() * 0.2) * Math.sin(0.25 + share * 2.6)
      return pointOf(spot, share * 2 - 1, middle(share) + half)
    })
  const outline = spline([...edge(-1), ...edge(1).reverse()])
  return (
    pen.fill(outline, mix(colour, '#e0a93a', 0.4), 0.45) +
    pen.line(outline, lighter(colour, 0.5), 1.2, 0.9) +
    pen.fill(outline, colour, 0.72)
  )
}
