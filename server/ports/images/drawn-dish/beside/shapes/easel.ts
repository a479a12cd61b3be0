import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import {
  fullTurn,
  type Point,
  placed,
  pointOf,
  type Spot,
  type Stencil,
  spline,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Material, Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'

/** Where a part lies within its spot, and how large it is beside it: in shares of the spot's size; its turn in degrees. */
export type Place = readonly [u: number, v: number, size?: number, turn?: number]

/** A pen at one spot, all of whose lengths are shares of the size of that spot. */
export class Easel {
  readonly pen: Pen
  readonly spot: Spot
  /** How much every stencil is widened across its length. */
  readonly #stretch: number

  constructor(pen: Pen, spot: Spot, stretch = 1) {
    this.pen = pen
    this.spot = spot
    this.#stretch = stretch
  }

  /** The same pen at a smaller spot within this one, turned further by so many degrees. */
  at(u: number, v: number, size = 1, turn = 0): Easel {
    const [x, y] = pointOf(this.spot, u, v)
    return new Easel(this.pen, { x, y, size: this.spot.size * size, turn: this.spot.turn + (turn / 360) * fullTurn })
  }

  /** The spot of a part that grows from a point, so many degrees clockwise from upright; its foot is at 0,1 of its stencil. */
  growing(u: number, v: number, size = 1, turn = 0): Easel {
    const angle = (turn / 360) * fullTurn
    return this.at(u + Math.sin(angle) * size, v - Math.cos(angle) * size, size, turn)
  }

  /** The same spot, its stencils widened across their length. */
  wide(stretch: number): Easel {
    return new Easel(this.pen, this.spot, stretch)
  }

  /** The same spot not turned: the light comes from the top left however a piece lies. */
  get upright(): Easel {
    return new Easel(this.pen, { ...this.spot, turn: 0 })
  }

  /** Shadow, body and rim. */
  solid(outline: Stencil, paint: string, { drop = 0.08, ...material }: Material = {}): string {
    const { size } = this.spot
    return this.pen.solid(this.#placed(outline), paint, {
      rim: Math.min(1.4, 0.5 + size * 0.03),
      depth: 0.26,
      ...material,
      drop: drop * size,
    })
  }

  /** A body with its rim that throws no shadow. */
  body(outline: Stencil, paint: string, material: Material = {}): string {
    return this.solid(outline, paint, { ...material, shadow: 0 })
  }

  /** A ball as large as the spot, with a glint. */
  ball(colour: Colour, glint = 0.6): string {
    return (
      this.solid(oval(0, 0, 1), this.rounded(colour), { drop: 0.14 }) +
      (glint > 0 ? this.upright.glint(-0.34, -0.36, 0.55, glint) : '')
    )
  }

  fill(outline: Stencil, paint: string, opacity = 1): string {
    return this.pen.fill(this.#placed(outline), paint, opacity)
  }

  line(outline: Stencil, paint: string, width: number, opacity = 1): string {
    return this.pen.line(this.#placed(outline), paint, width * this.spot.size, opacity)
  }

  /** Round dots of one color at these points, or short strokes from them. */
  dots(strokes: readonly Stroke[], paint: string, width: number, opacity = 1): string {
    const placedStrokes = strokes.map(([u, v, alongU, alongV = 0]): Stroke => {
      const [x, y] = pointOf(this.spot, u, v)
      if (alongU === undefined) return [x, y]
      const [toX, toY] = pointOf(this.spot, u + alongU, v + alongV)
      return [x, y, toX - x, toY - y]
    })
    return this.pen.strokes(placedStrokes, paint, width * this.spot.size, opacity)
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

  /** The paint of a ball in this color. */
  rounded(colour: Colour): string {
    return this.pen.domed(lighter(colour, 0.3), darker(colour, 0.22))
  }

  /** A paint from one color at the top left, over a share of the way, to another at the bottom right. */
  blush(from: Colour, to: Colour, share = 0.5): string {
    return this.pen.define(
      `b${from.slice(1)}${to.slice(1)}${share}`,
      (id) =>
        `<linearGradient id="${id}" x1=".1" y1=".05" x2=".9" y2=".95"><stop stop-color="${lighter(from, 0.2)}"/><stop offset="${share}" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    )
  }

  /** Many things of one kind, each drawn at its place, those farther back first. */
  heap(places: readonly Place[], draw: (one: Easel, index: number) => string): string {
    return places.map((place, index) => draw(this.at(...place), index)).join('')
  }

  /** Many things of one kind, each growing from its place. */
  tuft(places: readonly Place[], draw: (one: Easel, index: number) => string): string {
    return places.map((place, index) => draw(this.growing(...place), index)).join('')
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

  #placed(outline: Stencil): string {
    return placed(outline, this.spot, this.#stretch)
  }
}

/** Stencils by name, each from its path text. */
export function stencils<Name extends string>(texts: Readonly<Record<Name, string>>): Readonly<Record<Name, Stencil>> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, stencil(text)] as const)
  return Object.fromEntries(entries) as Record<Name, Stencil>
}

/** An ellipse as a stencil, turned by so many degrees; a circle where only one radius is given. */
export function oval(u: number, v: number, across: number, along = across, turn = 0): Stencil {
  const [a, b] = [across * 0.5523, along * 0.5523]
  const at = (x: number, y: number): Point => pointOf({ x: u, y: v, size: 1, turn: (turn / 360) * fullTurn }, x, y)
  const quarter = (first: Point, second: Point, to: Point) => ['C', first, ' ', second, ' ', to]
  const parts = [
    ['M', at(-across, 0)],
    quarter(at(-across, -b), at(-a, -along), at(0, -along)),
    quarter(at(a, -along), at(across, -b), at(across, 0)),
    quarter(at(across, b), at(a, along), at(0, along)),
    quarter(at(-a, along), at(-across, b), at(-across, 0)),
    ['Z'],
  ]
  return { parts: parts.flat() }
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
