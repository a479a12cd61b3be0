import type { Chance } from '#domain/chance.ts'

export type Point = readonly [x: number, y: number]
export const fullTurn = Math.PI * 2

/** Where a piece lies: its middle, half its size, and how far it is turned, in radians clockwise. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** An outline on the unit square -1..1, made once from path text and put down many times. */
export interface Stencil {
  readonly parts: readonly (string | Point)[]
}

/** Reads path text whose coordinates are absolute pairs 'x,y'. */
export function stencil(text: string): Stencil {
  const parts: (string | Point)[] = []
  let end = 0
  for (const found of text.matchAll(/(?<![\d.])(-?(?:\d+(?:\.\d+)?|\.\d+)),(-?(?:\d+(?:\.\d+)?|\.\d+))/g)) {
    parts.push(text.slice(end, found.index), [Number(found[1]), Number(found[2])])
    end = found.index + found[0].length
  }
  parts.push(text.slice(end))
  return { parts }
}

/**
 * The stencil at a spot as path data of the page. Coordinates are worked out here, never by `transform`, so that every
 * gradient keeps its light at the top left. `stretch` widens it across its length.
 */
export function placed({ parts }: Stencil, { x, y, size, turn }: Spot, stretch = 1): string {
  const across = Math.cos(turn) * size
  const along = Math.sin(turn) * size
  let path = ''
  for (const part of parts) {
    if (typeof part === 'string') path += part
    else {
      const [u, v] = [part[0] * stretch, part[1]]
      path += `${short(x + u * across - v * along)},${short(y + u * along + v * across)}`
    }
  }
  return path
}

/** A point of a piece (units of its size) on the page. */
export function pointOf({ x, y, size, turn }: Spot, u: number, v: number): Point {
  const [cosine, sine] = [Math.cos(turn) * size, Math.sin(turn) * size]
  return [x + u * cosine - v * sine, y + u * sine + v * cosine]
}

/** A smooth line through points (Catmull-Rom); closed unless open. */
export function spline(points: readonly Point[], open = false): string {
  const count = points.length
  const at = (index: number): Point =>
    points[open ? Math.max(0, Math.min(count - 1, index)) : (index + count) % count] ?? [0, 0]
  let path = `M${pair(at(0))}`
  for (let index = 0; index < (open ? count - 1 : count); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${pair(first)} ${pair(second)} ${pair(to)}`
  }
  return open ? path : `${path}Z`
}

/** An uneven round: half width and half height, turned, its edge off by a share of up to `uneven`. */
export function blob(
  chance: Chance,
  { x, y, size, turn }: Spot,
  { height = 1, corners = 9, uneven = 0.08 }: { height?: number; corners?: number; uneven?: number } = {},
): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * fullTurn
    const reach = size * (1 + (chance() - 0.5) * 2 * uneven)
    const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach * height]
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
  })
  return spline(points)
}

/** A circle as path data. */
export function disc(x: number, y: number, radius: number): string {
  const [r, width] = [short(radius), short(2 * radius)]
  return `M${short(x - radius)},${short(y)}a${r},${r} 0 1 1 ${width},0a${r},${r} 0 1 1 -${width},0Z`
}

/** A figure of a drawing: a tenth of a pixel is enough, and no digit is wasted. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}

function pair([x, y]: Point): string {
  return `${short(x)},${short(y)}`
}
