import {
  type Point,
  placed,
  pointOf,
  type Spot,
  type Stencil,
  spline,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Material, Pen } from '#server/ports/images/drawn-dish/pen.ts'

/** A pen at one spot, all of whose lengths are shares of the size of that spot. */
export class Easel {
  readonly pen: Pen
  readonly spot: Spot

  constructor(pen: Pen, spot: Spot) {
    this.pen = pen
    this.spot = spot
  }

  /** The same pen at a smaller spot within this one; `turn` is in radians. */
  at(u: number, v: number, size = 1, turn = 0): Easel {
    const [x, y] = pointOf(this.spot, u, v)
    return new Easel(this.pen, { x, y, size: this.spot.size * size, turn: this.spot.turn + turn })
  }

  /** Shadow, body and rim. */
  solid(outline: Stencil, paint: string, { drop = 0.06, ...material }: Material = {}): string {
    return this.pen.solid(placed(outline, this.spot), paint, { rim: 1.2, ...material, drop: drop * this.spot.size })
  }

  /** A body with its rim that throws no shadow. */
  body(outline: Stencil, paint: string, material: Material = {}): string {
    return this.solid(outline, paint, { ...material, shadow: 0 })
  }

  fill(outline: Stencil, paint: string, opacity = 1): string {
    return this.pen.fill(placed(outline, this.spot), paint, opacity)
  }

  line(outline: Stencil, paint: string, width: number, opacity = 1): string {
    return this.pen.line(placed(outline, this.spot), paint, width * this.spot.size, opacity)
  }

  /** Round dots of one color at these points. */
  dots(points: readonly Point[], paint: string, width: number, opacity = 1): string {
    const { size } = this.spot
    return this.pen.strokes(
      points.map(([u, v]) => pointOf(this.spot, u, v)),
      paint,
      width * size,
      opacity,
    )
  }

  /** A smooth line through points. */
  curve(points: readonly Point[]): string {
    return spline(
      points.map(([u, v]) => pointOf(this.spot, u, v)),
      true,
    )
  }

  glint(u: number, v: number, size: number, opacity = 0.6): string {
    const [x, y] = pointOf(this.spot, u, v)
    return this.pen.glint(x, y, size * this.spot.size, opacity)
  }

  /** A number between these two, by chance. */
  between(least: number, most: number): number {
    return least + this.pen.chance() * (most - least)
  }

  /** Points strewn by chance over an ellipse. */
  strewn(count: number, u: number, v: number, across: number, along: number): Point[] {
    return this.pen.times(count, (): Point => {
      const [angle, reach] = [this.pen.chance() * 6.283, Math.sqrt(this.pen.chance())]
      return [u + Math.cos(angle) * reach * across, v + Math.sin(angle) * reach * along]
    })
  }
}

/** Stencils by name, each from its path text. */
export function stencils<Name extends string>(texts: Readonly<Record<Name, string>>): Readonly<Record<Name, Stencil>> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, stencil(text)] as const)
  return Object.fromEntries(entries) as Record<Name, Stencil>
}

/** An ellipse as a stencil. */
export function oval(u: number, v: number, across: number, along: number): Stencil {
  const [a, b] = [across * 0.5523, along * 0.5523]
  const pair = (x: number, y: number) => `${(u + x).toFixed(3)},${(v + y).toFixed(3)}`
  return stencil(
    `M${pair(-across, 0)} C${pair(-across, -b)} ${pair(-a, -along)} ${pair(0, -along)} C${pair(a, -along)} ${pair(across, -b)} ${pair(across, 0)} C${pair(across, b)} ${pair(a, along)} ${pair(0, along)} C${pair(-a, along)} ${pair(-across, b)} ${pair(-across, 0)}Z`,
  )
}
