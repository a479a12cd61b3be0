import { type Chance, chanceFrom, hashOf } from '#domain/chance.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { placed, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'

/** 'small' is for 72 px and less: fewer and larger pieces, no texture. */
export type Detail = 'small' | 'full'

/** A short stroke with round ends: where it starts, and how far it goes. */
export type Stroke = readonly [x: number, y: number, alongX?: number, alongY?: number]

export interface Material {
  /** How far below itself it throws its shadow. */
  readonly drop?: number
  /** Width of the rim that catches the light. */
  readonly rim?: number
  /** How much lighter and darker its two sides are, 0 to 1. */
  readonly depth?: number
  readonly shadow?: number
}

export const shade = '#2a1009'
const gleam = stencil('M-.5,.1 C-.45,-.25 -.15,-.42 .2,-.4 C-.05,-.3 -.28,-.12 -.5,.1Z')

/**
 * What everything is drawn with: one source of chance and one light, from the top left. A piece is a flat shadow, a body
 * with a gradient and a rim; gradients are written once for a drawing, under ids that no other drawing has.
 */
export class Pen {
  readonly chance: Chance
  readonly isFull: boolean
  /** Share of the pieces that is drawn: less where a drawing would grow too large. */
  readonly plenty: number
  readonly #prefix: string
  readonly #ids = new Map<string, string>()
  readonly #definitions: string[] = []
  #castsShadows = true
  /** Width of the thinnest line that is seen at all. */
  readonly #finest: number

  constructor(seed: string, detail: Detail, plenty = 1) {
    this.plenty = plenty
    this.chance = chanceFrom(hashOf(seed))
    this.isFull = detail === 'full'
    this.#finest = this.isFull ? 0 : 1.6
    this.#prefix = `d${hashOf(`${seed} ${detail}`).toString(36)}-`
  }

  /** Everything defined so far, for `<defs>`. */
  definitions(): string {
    return this.#definitions.join('')
  }

  /** A paint that is defined once under this key; `make` writes it under the id it is given. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#ids.get(key)
    if (known) return `url(#${known})`
    const id = this.#prefix + this.#ids.size.toString(36)
    this.#ids.set(key, id)
    this.#definitions.push(make(id))
    return `url(#${id})`
  }

  /** A paint from lit to shaded across the piece. */
  shaded(colour: Colour, depth = 0.2): string {
    return this.define(`l${colour.slice(1)}${Math.round(depth * 100)}`, (id) =>
      linear(id, lighter(colour, Math.max(0, depth) * 1.3), colour, darker(colour, Math.max(0, depth))),
    )
  }

  /** A paint for hollows: the shaded side at the top left. */
  hollow(dark: Colour, light: Colour): string {
    return this.define(`h${dark.slice(1)}${light.slice(1)}`, (id) => linear(id, dark, undefined, light))
  }

  /** A paint that bulges towards the light. */
  domed(inner: Colour, outer: Colour): string {
    return this.define(
      `r${inner.slice(1)}${outer.slice(1)}`,
      (id) =>
        `<radialGradient id="${id}" cx=".4" cy=".36" r=".68"><stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`,
    )
  }

  /** The paint of every lit edge. */
  rim(): string {
    return this.define(
      'rim',
      (id) =>
        `<linearGradient id="${id}" x1=".1" y1=".05" x2=".9" y2=".95"><stop stop-color="#fffaf0" stop-opacity=".85"/><stop offset=".42" stop-color="#fffaf0" stop-opacity=".05"/><stop offset=".6" stop-color="${shade}" stop-opacity=".03"/><stop offset="1" stop-color="${shade}" stop-opacity=".38"/></linearGradient>`,
    )
  }

  fill(path: string, paint: string, opacity = 1): string {
    return `<path d="${path}" fill="${paint}"${opacityOf(opacity)}/>`
  }

  line(path: string, paint: string, width: number, opacity = 1): string {
    if (width < this.#finest) return ''
    return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${short(width)}"${opacityOf(opacity)}/>`
  }

  shadow(path: string, drop: number, opacity = 0.26): string {
    if (!this.#castsShadows) return ''
    // halves, so that pieces of nearly one size are drawn alike
    const below = Math.round(drop * 2) / 2
    return `<path d="${path}" fill="${shade}" opacity="${opacity}" transform="translate(${short(below * 0.62)} ${below})"/>`
  }

  /** What `draw` draws, without shadows: for things so small that a stroke will do for theirs. */
  unshadowed<T>(draw: () => T): T {
    this.#castsShadows = false
    const drawn = draw()
    this.#castsShadows = true
    return drawn
  }

  /** Shadow, body and rim. A colour is shaded; any other paint is taken as it is. */
  solid(path: string, paint: string, material: Material = {}): string {
    const { drop = 3.4, rim = 1.5, depth = 0.2, shadow = 0.28 } = material
    const body = isColour(paint) ? this.shaded(paint, depth) : paint
    return `${shadow > 0 ? this.shadow(path, drop, shadow) : ''}<path d="${path}" fill="${body}" stroke="${this.rim()}" stroke-width="${short(rim)}"/>`
  }

  /** The small bright mark of something moist. */
  glint(x: number, y: number, size: number, opacity = 0.75): string {
    if (size < this.#finest * 8) return ''
    return `<path d="${placed(gleam, { x, y, size, turn: 0 })}" fill="#fffdf6" opacity="${opacity}"/>`
  }

  /** Any number of strokes as one path; grains, seeds and crumbs are drawn so. */
  strokes(strokes: readonly Stroke[], paint: string, width: number, opacity = 1): string {
    if (strokes.length === 0) return ''
    const path = strokes
      .map(([x, y, dx = 0.1, dy = 0]) => `M${short(x)},${short(y)}l${short(dx)},${short(dy)}`)
      .join('')
    return this.line(path, paint, width, opacity)
  }

  /** So many of what `make` makes. */
  times<T>(count: number, make: (index: number) => T): T[] {
    return Array.from({ length: count }, (_, index) => make(index))
  }
}

function linear(id: string, from: string, middle: string | undefined, to: string): string {
  const between = middle === undefined ? '' : `<stop offset=".45" stop-color="${middle}"/>`
  return `<linearGradient id="${id}" x1=".12" y1=".08" x2=".85" y2=".95"><stop stop-color="${from}"/>${between}<stop offset="1" stop-color="${to}"/></linearGradient>`
}

function isColour(paint: string): paint is Colour {
  return paint.startsWith('#')
}

function opacityOf(opacity: number): string {
  return opacity < 1 ? ` opacity="${opacity}"` : ''
}
