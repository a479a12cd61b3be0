import { type Colour, darker, lighter, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, Shape } from '#server/ports/images/drawn-dish/look.ts'
import { type Point, placed, pointOf, type Spot, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const body = stencil(
  'M-.88,-.84 C-.4,-.88 .4,-.88 .88,-.84 C.93,-.4 .94,.5 .92,.86 C.4,.92 -.4,.92 -.92,.86 C-.94,.5 -.93,-.4 -.88,-.84Z',
)
const top = stencil(
  'M-.88,-.84 C-.4,-.88 .4,-.88 .88,-.84 C.93,-.5 .93,0 .92,.34 C.4,.4 -.4,.4 -.92,.34 C-.93,0 -.93,-.5 -.88,-.84Z',
)
const icing = stencil(
  'M-.9,-.86 C-.4,-.92 .4,-.92 .9,-.86 C.95,-.5 .95,0 .94,.36 C.84,.54 .7,.38 .56,.42 C.44,.58 .3,.4 .14,.42 C-.04,.62 -.2,.42 -.36,.42 C-.52,.56 -.72,.36 -.94,.4 C-.95,0 -.95,-.5 -.9,-.86Z',
)
const swipes = stencil(
  'M-.6,-.5 C-.3,-.72 .1,-.66 .3,-.5M-.2,-.16 C.1,-.36 .5,-.3 .68,-.1M-.66,.1 C-.5,-.06 -.2,-.04 0,.14',
)
const slice = stencil(
  'M-.96,-.52 C-.4,-.56 .4,-.56 .96,-.52 C1,-.2 1,.2 .96,.56 C.4,.6 -.4,.6 -.96,.56 C-1,.2 -1,-.2 -.96,-.52Z',
)
const diamond = stencil('M0,-.7 L.98,-.1 L0,.5 L-.98,-.1Z')
const sheets = stencil('M-.98,-.1 L0,.5 L.98,-.1 L.98,.22 L0,.84 L-.98,.22Z')

/** Points at chance within a box of a piece. */
function within(pen: Pen, count: number, from: Point, to: Point): Point[] {
  return pen.times(
    count,
    (): Point => [from[0] + pen.chance() * (to[0] - from[0]), from[1] + pen.chance() * (to[1] - from[1])],
  )
}

/** The pores of a crumb, between these corners of a cut. */
function pores(pen: Pen, spot: Spot, colour: Colour, from: Point, to: Point): string {
  const holes = within(pen, pen.isFull ? 26 : 0, from, to).map((point): Stroke => {
    const [x, y] = pointOf(spot, ...point)
    return [x, y, spot.size * 0.02, 0]
  })
  return (
    pen.strokes(holes.slice(0, 15), darker(colour, 0.3), spot.size * 0.04, 0.6) +
    pen.strokes(holes.slice(15), lighter(colour, 0.5), spot.size * 0.035, 0.7)
  )
}

type Finish = (pen: Pen, spot: Spot, look: Look) => string

/** Lumps of butter, sugar and flour. */
const streusel: Finish = (pen, spot, { skin = '#a8642a' }) => {
  const lumps = within(pen, pen.isFull ? 34 : 9, [-0.84, -0.78], [0.84, 0.32]).map((point): Stroke => {
    const [x, y] = pointOf(spot, ...point)
    return [x, y, (pen.chance() - 0.5) * spot.size * 0.1, (pen.chance() - 0.5) * spot.size * 0.1]
  })
  const wide = spot.size * (pen.isFull ? 0.17 : 0.26)
  return (
    pen.strokes(
      lumps.map(([x, y, dx, dy]) => [x + 1, y + 2, dx, dy]),
      darker(skin, 0.4),
      wide,
      0.5,
    ) +
    pen.strokes(lumps.slice(0, lumps.length / 2), skin, wide) +
    pen.strokes(lumps.slice(lumps.length / 2), lighter(skin, 0.34), wide * 0.9)
  )
}

/** Puffed grains, each caught in what melted between them. */
const puffed: Finish = (pen, spot, { skin: core = '#d9a552' }) => {
  const grains = within(pen, pen.isFull ? 58 : 12, [-0.86, -0.8], [0.86, 0.82]).map((point): Stroke => {
    const [x, y] = pointOf(spot, ...point)
    const lie = pen.chance() * Math.PI
    return [x, y, Math.cos(lie) * spot.size * 0.1, Math.sin(lie) * spot.size * 0.1]
  })
  const wide = spot.size * (pen.isFull ? 0.1 : 0.15)
  return (
    pen.strokes(
      grains.map(([x, y, dx, dy]) => [x + 0.8, y + 1.4, dx, dy]),
      darker(core, 0.5),
      wide,
      0.4,
    ) +
    pen.strokes(grains, core, wide) +
    pen.strokes(
      grains.map(([x, y, dx = 0, dy = 0]) => [x, y - wide * 0.2, dx * 0.6, dy * 0.6]),
      '#fff3d2',
      wide * 0.4,
    )
  )
}

/** Frosting, spread with a knife, that hangs over the cut. */
const iced: Finish = (pen, spot, { skin = '#fdf4e4' }) =>
  pen.solid(placed(icing, spot), skin, { drop: 2.4, rim: 1.6, depth: 0.08 }) +
  pen.line(placed(swipes, { ...spot, y: spot.y + spot.size * 0.03 }), darker(skin, 0.16), spot.size * 0.07, 0.6) +
  pen.line(placed(swipes, spot), lighter(skin, lightness(skin) < 0.5 ? 0.25 : 0.9), spot.size * 0.06, 0.9)

/** What a fork pricked, so that no steam lifts it; sugar over that. */
const pricked: Finish = (pen, spot, { skin = '#a8743a', width = 1 }) => {
  const columns = pen.isFull ? [-0.6, -0.2, 0.2, 0.6] : [-0.45, 0.45]
  const rows = width < 0.7 ? [-0.2] : [-0.55, -0.1]
  const holes = columns.flatMap((u) => rows.map((v) => pointOf(spot, u, v)))
  return pen.strokes(holes, darker(skin, 0.3), spot.size * 0.1, 0.9) + sugar(pen, spot, 20, '#fffaf0', 0.035)
}

/** The thin skin of a brownie: shiny, broken. */
const crackled: Finish = (pen, spot, { colour }) => {
  const cracks = within(pen, pen.isFull ? 9 : 3, [-0.7, -0.7], [0.6, 0.2]).map(([u, v]) => {
    const [a, b, c] = [
      pointOf(spot, u, v),
      pointOf(spot, u + 0.16 * pen.chance(), v + 0.16),
      pointOf(spot, u + 0.34, v + 0.2 * pen.chance()),
    ].map((point) => point.map(Math.round).join(','))
    return `M${a}L${b}L${c}`
  })
  return (
    pen.line(cracks.join(''), darker(colour, 0.6), spot.size * 0.04, 0.8) +
    pen.line(cracks.join(''), lighter(colour, 0.34), spot.size * 0.02, 0.9)
  )
}

const sugared: Finish = (pen, spot) => sugar(pen, spot, 60, '#fffdf6', 0.05)

function sugar(pen: Pen, spot: Spot, count: number, colour: Colour, size: number): string {
  const grains = within(pen, pen.isFull ? count : 6, [-0.86, -0.8], [0.86, 0.3]).map((point) => pointOf(spot, ...point))
  return pen.strokes(grains, colour, spot.size * size, 0.9)
}

const finishes: Readonly<Partial<Record<NonNullable<Look['mark']>, Finish>>> = {
  streusel,
  puffed,
  iced,
  pricked,
  crackled,
  sugared,
}

/** A square of something baked: its top as it was finished, and its crumb at the cut, with what was stirred into it. */
export const bar: Shape = (pen, spot, look) => {
  const { colour, core = lighter(colour, 0.2), inside = [], mark, width = 1 } = look
  const flat = { ...spot, y: spot.y }
  const scaled = (of: typeof body) => squeezed(of, width)
  const bits: Point[] = [
    ...within(pen, pen.isFull ? 7 : 3, [-0.8, 0.5 * width], [0.8, 0.78 * width]),
    ...(mark === 'iced' || mark === 'streusel'
      ? []
      : within(pen, pen.isFull ? 8 : 4, [-0.74, -0.7 * width], [0.74, 0.2 * width])),
  ]
  const finish = mark ? finishes[mark] : undefined
  return (
    pen.solid(placed(scaled(body), flat), core, { drop: spot.size * 0.12, rim: 1.4, depth: 0.16 }) +
    pores(pen, flat, core, [-0.84, 0.46 * width], [0.84, 0.84 * width]) +
    pen.solid(placed(scaled(top), flat), colour, { shadow: 0, rim: 1.4, depth: 0.12 }) +
    (mark ? '' : pores(pen, flat, colour, [-0.8, -0.76 * width], [0.8, 0.26 * width])) +
    (finish ? finish(pen, flat, look) : '') +
    bitsOf(pen, flat, inside, bits, 0.105)
  )
}

/** A finger is a square that was cut narrow. */
function squeezed({ parts }: ReturnType<typeof stencil>, height: number): ReturnType<typeof stencil> {
  return height === 1
    ? { parts }
    : { parts: parts.map((part) => (typeof part === 'string' ? part : ([part[0], part[1] * height] as const))) }
}

/** A slice of cake on its side: crumb, with what was stirred into it; what it is filled and frosted with, at the cut. */
export const cakeSlice: Shape = (pen, spot, { colour, skin, core, inside = [], mark }) => {
  const edge = (from: Point, to: Point, paint: Colour, wide: number) => {
    const [a, b] = [pointOf(spot, ...from), pointOf(spot, ...to)].map((point) => point.map(Math.round).join(','))
    return pen.line(`M${a}L${b}`, paint, spot.size * wide)
  }
  const crust = skin ?? darker(colour, 0.4)
  const wide = mark === 'iced' ? 0.2 : 0.11
  return (
    pen.solid(placed(slice, spot), colour, { drop: spot.size * 0.14, rim: 1.4, depth: 0.12 }) +
    pores(pen, spot, colour, [-0.9, -0.34], [0.8, 0.48]) +
    (core ? edge([-0.94, 0.06], [0.94, 0.06], core, 0.13) : '') +
    bitsOf(pen, spot, inside, within(pen, pen.isFull ? 16 : 6, [-0.82, -0.3], [0.76, 0.46]), 0.07) +
    edge([-0.9, -0.5], [0.92, -0.5], crust, wide) +
    edge([0.92, -0.5], [0.92, 0.52], crust, wide * 0.9) +
    (mark === 'streusel'
      ? streusel(
          pen,
          { ...spot, ...at(pointOf(spot, 0, -0.4)), size: spot.size * 0.96 },
          { shape: 'cake-slice', colour, size: 1, skin: crust },
        )
      : '')
  )
}

const at = ([x, y]: Point) => ({ x, y })

/** Baklava: a diamond, its many sheets at the cut, nuts between them and on it. */
export const phylloPiece: Shape = (pen, spot, { colour, core = '#8a5a2c', skin = '#f3d493' }) => {
  const sheet = (level: number) =>
    [
      [-0.96, -0.1 + level],
      [0, 0.5 + level],
      [0.96, -0.1 + level],
    ]
      .map(
        ([u = 0, v = 0], index) =>
          `${index > 0 ? 'L' : 'M'}${pointOf(spot, u, v)
            .map((each) => Math.round(each * 10) / 10)
            .join(',')}`,
      )
      .join('')
  const levels = pen.isFull ? [0.05, 0.1, 0.24, 0.29] : [0.2]
  return (
    pen.solid(placed(sheets, spot), skin, { drop: spot.size * 0.1, rim: 1 }) +
    pen.line(sheet(0.17), core, spot.size * 0.08) +
    pen.line(levels.map(sheet).join(''), darker(colour, 0.36), spot.size * 0.022, 0.9) +
    pen.solid(placed(diamond, spot), mix(colour, '#f0b850', 0.2), { shadow: 0, rim: 1.6, depth: 0.2 }) +
    pen.glint(spot.x - spot.size * 0.4, spot.y - spot.size * 0.22, spot.size * 0.5, 0.5) +
    bitsOf(pen, spot, [core, lighter(core, 0.3)], within(pen, pen.isFull ? 14 : 4, [-0.24, -0.26], [0.24, 0.08]), 0.07)
  )
}
