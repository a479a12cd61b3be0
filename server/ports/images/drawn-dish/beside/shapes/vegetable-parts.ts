import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import {
  disc,
  fullTurn,
  type Point,
  placed,
  pointOf,
  type Spot,
  type Stencil,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Material, Pen } from '#server/ports/images/drawn-dish/pen.ts'

const round = stencil('M0,-1 C.56,-1 1,-.55 1,0 C1,.55 .56,1 0,1 C-.56,1 -1,.55 -1,0 C-1,-.55 -.56,-1 0,-1Z')

/** A smaller spot within a spot: where its middle is, its share of the size, and how far it is turned further, in degrees. */
export function within(spot: Spot, u: number, v: number, share: number, degrees = 0): Spot {
  const [x, y] = pointOf(spot, u, v)
  return { x, y, size: spot.size * share, turn: spot.turn + (degrees / 360) * fullTurn }
}

/** What draws on one spot: every measure is a share of its size. */
export interface Brush {
  readonly solid: (outline: Stencil, paint: string, material?: Material) => string
  readonly fill: (outline: Stencil, paint: string, opacity?: number) => string
  readonly line: (outline: Stencil, paint: string, width: number, opacity?: number) => string
  readonly glint: (u: number, v: number, size: number, opacity?: number) => string
  /** Dots of this width. */
  readonly dots: (points: readonly Point[], paint: string, width: number, opacity?: number) => string
  /** A full round, half as wide and half as high as said, in degrees turned. */
  readonly oval: (u: number, v: number, width: number, height: number, paint: string, more?: OvalMore) => string
}

interface OvalMore {
  readonly turn?: number
  /** Without shadow or rim. */
  readonly flat?: boolean
  readonly opacity?: number
  readonly material?: Material
}

/** The brush for a spot. */
export function brush(pen: Pen, spot: Spot): Brush {
  const { size } = spot
  const material = { drop: size * 0.08, rim: Math.min(1.6, size * 0.03), depth: 0.26 }
  return {
    solid: (outline, paint, more) => pen.solid(placed(outline, spot), paint, { ...material, ...more }),
    fill: (outline, paint, opacity) => pen.fill(placed(outline, spot), paint, opacity),
    line: (outline, paint, width, opacity) => pen.line(placed(outline, spot), paint, width * size, opacity),
    glint: (u, v, share, opacity = 0.5) => {
      const [x, y] = pointOf(spot, u, v)
      return pen.glint(x, y, share * size, opacity)
    },
    dots: (points, paint, width, opacity) =>
      pen.strokes(
        points.map(([u, v]) => pointOf(spot, u, v)),
        paint,
        width * size,
        opacity,
      ),
    oval: (u, v, width, height, paint, { turn = 0, flat = false, opacity, material: more } = {}) => {
      const at = within(spot, u, v, height, turn)
      const path = width === height ? disc(at.x, at.y, at.size) : placed(round, at, width / height)
      return flat ? pen.fill(path, paint, opacity) : pen.solid(path, paint, { ...material, ...more })
    },
  }
}

/** An outline of bulges from point to point, each pushed out from the middle by this share: frilled leaves and florets. */
export function scallops(points: readonly Point[], out: number, [u, v]: Point = [0, 0]): Stencil {
  const said = (value: number): string => value.toFixed(2)
  const path = points.map(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [0, 0]
    const [middleX, middleY] = [(x + toX) / 2 - u, (y + toY) / 2 - v]
    return `Q${said(u + middleX * (1 + out))},${said(v + middleY * (1 + out))} ${said(toX)},${said(toY)}`
  })
  const [first] = points
  return stencil(`M${said(first?.[0] ?? 0)},${said(first?.[1] ?? 0)} ${path.join('')}Z`)
}

/** The same drawing, smaller or larger, and moved within its spot by a share of its size. */
export function fitted(draw: DrawBought, share: number, u = 0, v = 0): DrawBought {
  return (pen, spot, colours) => draw(pen, within(spot, u, v, share), colours)
}
