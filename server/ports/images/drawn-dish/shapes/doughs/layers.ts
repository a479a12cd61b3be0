import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Layer, LayerKind } from '#server/ports/images/drawn-dish/look.ts'
import { blob, type Point, pointOf, type Spot, spline } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'

/** Where a layer lies at a cut, in units of the piece: from its top to its bottom, and how far to each side. */
interface Band {
  readonly spot: Spot
  readonly top: number
  readonly bottom: number
  readonly reach: number
}

type DrawLayer = (pen: Pen, band: Band, layer: Layer) => string

/** A line across the cut that goes up and down so often and so far. */
function wave({ spot, reach }: Band, level: number, bumps: number, rise: number, from = 0): Point[] {
  const count = bumps * 4
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count
    return pointOf(spot, (share * 2 - 1) * reach, level + Math.sin(from + share * bumps * Math.PI * 2) * rise)
  })
}

/** What fills a layer from side to side, its lower edge hanging in so many folds. */
function hanging(band: Band, bumps: number, rise: number, over = 0): string {
  const { spot, top, bottom, reach } = band
  const upper = [-reach, -reach / 2, 0, reach / 2, reach].map((u) => pointOf(spot, u, top))
  return spline([...upper, ...wave(band, bottom + over, bumps, rise).reverse()])
}

const height = ({ top, bottom }: Band): number => bottom - top
const middle = ({ top, bottom }: Band): number => (top + bottom) / 2

/** Pieces side by side, each with a rim of its own skin. */
function inARow(pen: Pen, band: Band, layer: Layer, count: number) {
  const { spot, reach } = band
  const width = reach / count
  return pen.times(count, (index) => {
    const [x, y] = pointOf(spot, -reach + width * (2 * index + 1), middle(band))
    const piece = { x, y, size: spot.size * width * 1.06, turn: spot.turn }
    const tall = (height(band) / 2 / width) * (1.02 + pen.chance() * 0.1)
    const outline = { height: Math.min(1.2, tall), corners: 10, uneven: 0.05 }
    const flesh = { ...piece, size: piece.size * 0.86 }
    return {
      flesh,
      drawn:
        pen.solid(blob(pen.chance, piece, outline), layer.skin ?? darker(layer.colour, 0.3), { drop: 1.4, rim: 1 }) +
        pen.fill(blob(pen.chance, flesh, { ...outline, height: outline.height * 0.86 }), layer.colour),
    }
  })
}

/** Tomato, cucumber, pickle: rounds seen at the knife, their seeds in them. */
const rounds: DrawLayer = (pen, band, layer) =>
  inARow(pen, band, layer, 4)
    .map(({ flesh, drawn }) => {
      const seeds = [-0.5, -0.16, 0.18, 0.5].map((u): Stroke => {
        const [x, y] = pointOf(flesh, u, (pen.chance() - 0.5) * 0.2)
        return [x, y, flesh.size * 0.14, 0]
      })
      return drawn + pen.strokes(seeds, mix(layer.colour, '#ffe0a0', 0.62), flesh.size * 0.15)
    })
    .join('')

/** Ham, roast beef, turkey, steak: slices folded loosely, one ribbon on the other. */
const folds: DrawLayer = (pen, band, layer) => {
  const rows = pen.isFull && height(band) > 0.26 ? 3 : 2
  const ribbon = height(band) / rows
  return pen
    .times(rows, (index) => {
      const level = band.bottom - ribbon * (index + 0.5)
      const path = spline(wave(band, level, 5, ribbon * 0.46, index * 1.9), true)
      const width = band.spot.size * ribbon
      const tone = [layer.colour, lighter(layer.colour, 0.2), mix(layer.colour, layer.skin ?? layer.colour, 0.25)]
      return (
        pen.line(path, layer.skin ?? darker(layer.colour, 0.36), width * 1.24) +
        pen.line(path, tone[index % 3] ?? layer.colour, width * 0.86) +
        pen.line(path, lighter(layer.colour, 0.6), width * 0.14, 0.7)
      )
    })
    .join('')
}

/** Bacon: crisp rashers in waves, streaks of fat along them, their ends over the edge. */
const rashers: DrawLayer = (pen, given, layer) => {
  const band = { ...given, reach: given.reach * 1.07 }
  const rasher = height(band) / 2
  return [0, 1]
    .map((index) => {
      const points = wave(band, band.bottom - rasher * (index + 0.5), 3, rasher * 0.42, index * 2.6)
      const path = spline(points, true)
      const width = band.spot.size * rasher
      return (
        pen.line(path, darker(layer.colour, 0.5), width * 1.2) +
        pen.line(path, layer.colour, width * 0.98) +
        pen.line(path, '#f0cfa0', width * 0.3)
      )
    })
    .join('')
}

/** Pulled meat, slaw, peppers, onions: a tangle of strands. */
const strands: DrawLayer = (pen, band, layer) => {
  const { spot, reach } = band
  const strokes = pen.times(pen.isFull ? 78 : 18, (): Stroke => {
    const [x, y] = pointOf(
      spot,
      (pen.chance() * 2 - 1) * reach * 0.94,
      middle(band) + (pen.chance() - 0.5) * height(band) * 1.04,
    )
    const lie = (pen.chance() - 0.5) * 1.5
    return [x, y, Math.cos(lie) * spot.size * 0.13, Math.sin(lie) * spot.size * 0.13]
  })
  const third = (rest: number) => strokes.filter((_, index) => index % 3 === rest)
  const width = spot.size * 0.04
  return (
    pen.fill(hanging(band, 6, height(band) * 0.07), darker(layer.colour, 0.34)) +
    pen.strokes(third(0), darker(layer.colour, 0.14), width * 1.3) +
    pen.strokes(third(1), layer.colour, width * 1.2) +
    pen.strokes(third(2), lighter(layer.colour, 0.3), width)
  )
}

/** Tuna, ground meat, chickpeas, shrimp: lumps in what binds them. */
const lumps: DrawLayer = (pen, band, layer) => {
  const { spot, reach } = band
  const pieces = pen.times(pen.isFull ? 30 : 9, (index) => {
    const share = (index + 0.5) / (pen.isFull ? 30 : 9)
    const level = middle(band) + ((index % 3) - 1) * height(band) * 0.3
    const [x, y] = pointOf(spot, (share * 2 - 1) * reach * 0.96, level)
    const size = spot.size * height(band) * (0.2 + pen.chance() * 0.1)
    return blob(pen.chance, { x, y, size, turn: pen.chance() * 6 }, { height: 0.8, corners: 7, uneven: 0.2 })
  })
  const half = (rest: number) => pieces.filter((_, index) => index % 2 === rest).join('')
  return (
    pen.fill(hanging(band, 7, height(band) * 0.08), darker(layer.colour, 0.24)) +
    pen.solid(half(0), layer.colour, { drop: 1.2, rim: 0.8 }) +
    pen.solid(half(1), lighter(layer.colour, 0.22), { drop: 1.2, rim: 0.8 })
  )
}

/** Leaves, frilled, over the edge of what lies below. */
const leaf: DrawLayer = (pen, given, layer) => {
  const band = { ...given, reach: given.reach * 1.05 }
  const edge = spline(wave(band, band.bottom + 0.02, 9, 0.035), true)
  return (
    pen.solid(hanging(band, 9, 0.035, 0.02), darker(layer.colour, 0.16), { drop: 2, rim: 1, depth: 0.2 }) +
    pen.fill(hanging({ ...band, bottom: middle(band) }, 7, 0.03), layer.colour) +
    pen.line(edge, lighter(layer.colour, 0.5), band.spot.size * 0.025, 0.9)
  )
}

/** Cheese: its corners hang over what lies below. */
const melt: DrawLayer = (pen, band, layer) => {
  const { spot, top, bottom, reach } = band
  const corners = [-0.62, 0.02, 0.66].flatMap((u, index): Point[] => [
    pointOf(spot, u + 0.26, bottom),
    pointOf(spot, u, bottom + 0.1 + (index % 2) * 0.05),
    pointOf(spot, u - 0.2, bottom),
  ])
  const path = spline([
    pointOf(spot, -reach, bottom),
    pointOf(spot, -reach, top),
    pointOf(spot, reach, top),
    pointOf(spot, reach, bottom),
    ...corners.slice(6, 9),
    ...corners.slice(3, 6),
    ...corners.slice(0, 3),
  ])
  return (
    pen.solid(path, layer.colour, { drop: 2, rim: 1.2, depth: 0.14 }) +
    pen.line(spline(wave(band, top + 0.02, 1, 0.004), true), lighter(layer.colour, 0.5), spot.size * 0.02, 0.7)
  )
}

/** Boiled or fried eggs, their yolks at the cut. */
const eggs: DrawLayer = (pen, band, layer) =>
  inARow(pen, band, { ...layer, colour: '#fff9ec', skin: '#e6d8bd' }, 4)
    .map(({ flesh, drawn }) => {
      const yolk = { ...flesh, size: flesh.size * 0.46 }
      return drawn + pen.solid(blob(pen.chance, yolk, { height: 0.8, uneven: 0.04 }), '#f3a72c', { drop: 1, rim: 1 })
    })
    .join('')

/** Breaded: pale within, a rough gold crust round it. */
const crust: DrawLayer = (pen, given, layer) => {
  const band = { ...given, reach: given.reach * 1.04 }
  const [x, y] = pointOf(band.spot, 0, middle(band))
  const piece = { x, y, size: band.spot.size * band.reach, turn: band.spot.turn }
  const tall = height(band) / 2 / band.reach
  const crumbs = pen.times(pen.isFull ? 40 : 8, (index): Stroke => {
    const angle = index * 2.4
    const [u, v] = pointOf(piece, Math.cos(angle) * 0.97, Math.sin(angle) * 0.97 * tall)
    return [u, v, (pen.chance() - 0.5) * piece.size * 0.04, (pen.chance() - 0.5) * piece.size * 0.04]
  })
  return (
    pen.solid(blob(pen.chance, piece, { height: tall * 1.1, corners: 22, uneven: 0.05 }), layer.colour, { drop: 2 }) +
    pen.fill(
      blob(pen.chance, { ...piece, size: piece.size * 0.9 }, { height: tall * 0.46, corners: 12, uneven: 0.05 }),
      layer.skin ?? '#f6e7c8',
    ) +
    pen.strokes(crumbs, darker(layer.colour, 0.26), band.spot.size * 0.03, 0.7)
  )
}

/** Mayonnaise, mustard, jam: spread to the edge, and a little over it. */
const spread: DrawLayer = (pen, band, layer) =>
  pen.fill(hanging(band, 4, 0.02 + height(band) * 0.12, 0.01), layer.colour) +
  pen.line(spline(wave(band, middle(band), 3, 0.008), true), lighter(layer.colour, 0.4), band.spot.size * 0.018, 0.8)

const drawn: Readonly<Record<LayerKind, DrawLayer>> = {
  rounds,
  folds,
  rashers,
  strands,
  lumps,
  leaf,
  melt,
  eggs,
  crust,
  spread,
}

/** How thick each is beside the others: what a sandwich is named for fills it. */
const thickness: Readonly<Record<LayerKind, number>> = {
  rounds: 1,
  folds: 2.3,
  rashers: 1.4,
  strands: 1.3,
  lumps: 1.6,
  leaf: 0.75,
  melt: 0.6,
  eggs: 1.5,
  crust: 2,
  spread: 0.36,
}

/** Layers on one another between these heights of a cut, the first at the bottom. */
export function layersOf(pen: Pen, band: Band, layers: readonly Layer[]): string {
  const whole = layers.reduce((sum, { kind }) => sum + thickness[kind], 0)
  let bottom = band.bottom
  return layers
    .map((layer) => {
      const top = bottom - (height(band) * thickness[layer.kind]) / whole
      const own = { ...band, top, bottom }
      bottom = top
      return drawn[layer.kind](pen, own, layer)
    })
    .join('')
}
