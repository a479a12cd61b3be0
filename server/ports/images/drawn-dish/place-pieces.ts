import { mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import { mergePaths } from '#server/ports/images/drawn-dish/merge-paths.ts'
import { fullTurn, type Spot } from '#server/ports/images/drawn-dish/outline.ts'
import { type Pen, type Stroke, shade } from '#server/ports/images/drawn-dish/pen.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'
import type { Area } from '#server/ports/images/drawn-dish/settings/area.ts'
import { shapes } from '#server/ports/images/drawn-dish/shapes/shapes.ts'

/** What covers a zone and keeps its size: `size` is the zone's radius. */
const coverings: ReadonlySet<ShapeName> = new Set(['herbs', 'specks', 'drizzle', 'relish', 'swirl'])
/** What other pieces may lie on. */
const beddings: ReadonlySet<ShapeName> = new Set([
  ...coverings,
  'flat',
  'toast',
  'dollop',
  'pancake',
  'bun',
  'waffle',
  'roll',
  'folded',
  'cutlet',
  'paper-parcel',
  'bar',
  'tin-loaf',
  'boule',
  'buttered-half',
  'biscuit',
  'froth',
])
/** Drawn upright: fanned side by side. */
const upright: ReadonlySet<ShapeName> = new Set(['crescent', 'mushroom', 'nut'])
const tries = 26
/** Sizes up to which a stroke does for a shadow. */
const tiny = 15

/** Draws pieces of one food and adds where they lie to `taken`, so that the next ones keep apart. */
export function placePieces(pen: Pen, pieces: Pieces, area: Area, taken: Spot[]): string {
  const { look } = pieces
  const isZone = coverings.has(look.shape)
  const isBedding = beddings.has(look.shape) || (look.shape === 'melted' && look.mark === 'crust')
  const size = sizeOf(pen, look, isZone) * (pieces.size ?? 1)
  const placed = spotsOf(pen, pieces, area, size, countOf(pen, pieces), taken)
  const tone = toneOf(pen, look)
  const draw = (spot: Spot): string => {
    // three sizes, so that many pieces are drawn alike
    const grown = isBedding ? 1 : 0.92 + Math.floor(pen.chance() * 3) * 0.08
    const drawn = isZone ? { ...tone(), stretch: area.along / area.across } : tone()
    return shapes[look.shape](pen, { ...spot, size: spot.size * grown }, drawn)
  }
  if (!isBedding) taken.push(...placed)
  const isApart = pieces.arrangement !== 'fan' && pieces.arrangement !== 'one'
  if (!isApart || isZone) return placed.map(draw).join('')
  if (size > tiny) return pen.isFull && size > 26 ? placed.map(draw).join('') : mergePaths(placed.map(draw))
  const shadows = placed.map(({ x, y }): Stroke => [x + size * 0.16, y + size * 0.3])
  return pen.strokes(shadows, shade, size * 1.7, 0.24) + mergePaths(pen.unshadowed(() => placed.map(draw)))
}

/** Small pictures have fewer and larger pieces. */
function sizeOf(pen: Pen, { size }: Look, isZone: boolean): number {
  if (isZone) return size
  if (pen.isFull) return size * 1.12
  return size * (size < 14 ? 2 : size < 24 ? 1.6 : 1.25)
}

function countOf(pen: Pen, { count, look, arrangement }: Pieces): number {
  // one covers its zone
  if (coverings.has(look.shape)) return 1
  // a ring is a ring only with all its pieces
  if (arrangement === 'ring') return count
  if (pen.isFull) return Math.max(1, Math.ceil(count * pen.plenty))
  const share = look.size < 14 ? 0.26 : look.size < 24 ? 0.4 : 0.7
  return Math.min(look.size < 14 ? 11 : 7, Math.max(1, Math.ceil(count * share * pen.plenty)))
}

/** No two pieces have the very same colour; three tones keep the gradients few. */
function toneOf(pen: Pen, look: Look): () => Look {
  const tones = [0.07, 0, 0.07].map((share, index) => ({
    ...look,
    colour: mix(look.colour, index < 1 ? '#fff1d0' : '#4a1c12', share),
  }))
  return () => tones[Math.floor(pen.chance() * tones.length)] ?? look
}

function spotsOf(pen: Pen, pieces: Pieces, area: Area, size: number, count: number, taken: readonly Spot[]): Spot[] {
  const { look, arrangement, at: [degrees, distance] = [0, 0], step = 0.62, opening = 0.06 } = pieces
  const angle = (degrees / 360) * fullTurn
  const given = pieces.turn === undefined ? undefined : (pieces.turn / 360) * fullTurn
  const reach = distance * area.radius
  const middle = {
    x: area.x + Math.cos(angle) * reach * area.across,
    y: area.y + Math.sin(angle) * reach * area.along,
  }
  if (arrangement === 'one') {
    return pen.times(count, () => ({ ...middle, size, turn: given ?? pen.chance() * fullTurn }))
  }
  if (arrangement === 'ring') {
    return pen.times(count, (index) => {
      const around = angle + (index / count) * fullTurn + (pen.chance() - 0.5) * 0.1
      return {
        x: area.x + Math.cos(around) * reach * area.across,
        y: area.y + Math.sin(around) * reach * area.along,
        size,
        turn: given ?? around + Math.PI / 2,
      }
    })
  }
  if (arrangement === 'fan') {
    const along = given ?? angle + Math.PI / 2
    const lying = upright.has(look.shape) ? 0 : Math.PI / 2
    return pen.times(count, (index) => {
      const offset = index - (count - 1) / 2
      return {
        x: middle.x + Math.cos(along) * offset * step * size,
        y: middle.y + Math.sin(along) * offset * step * size,
        size,
        turn: along + lying + offset * opening + (pen.chance() - 0.5) * 0.05,
      }
    })
  }
  return apart(pen, { pieces, area, middle, size, count, taken })
}

interface Zone {
  readonly pieces: Pieces
  readonly area: Area
  readonly middle: { readonly x: number; readonly y: number }
  readonly size: number
  readonly count: number
  readonly taken: readonly Spot[]
}

/** Mitchell's best candidate: of some chance places, the one that is farthest from everything else. */
function apart(pen: Pen, { pieces, area, middle, size, count, taken }: Zone): Spot[] {
  const isCluster = pieces.arrangement === 'cluster'
  const reach = area.radius * (pieces.spread ?? (isCluster ? 0.34 : 0.84))
  const spots: Spot[] = []
  for (let index = 0; index < count; index += 1) {
    let best: Spot | undefined
    let most = Number.NEGATIVE_INFINITY
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const [turn, away] = [pen.chance() * fullTurn, Math.sqrt(pen.chance()) * reach]
      const x = middle.x + Math.cos(turn) * away * area.across
      const y = middle.y + Math.sin(turn) * away * area.along
      let room = 1000
      for (const other of [...taken, ...spots]) {
        room = Math.min(room, Math.hypot(other.x - x, other.y - y) - other.size * 0.9 - size * 0.9)
      }
      if (isCluster) room = Math.min(room, 2) - away * 0.1
      const inside = area.radius - size * 0.62 - Math.hypot((x - area.x) / area.across, (y - area.y) / area.along)
      if (inside < 0) room += inside * 6
      if (room > most) {
        most = room
        best = { x, y, size, turn: pen.chance() * fullTurn }
      }
    }
    if (best) spots.push(best)
  }
  return spots
}
