import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { drawBowl } from '#server/ports/images/drawn-dish/beside/shapes/bowl.ts'
import type { Easel } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, pointOf, short } from '#server/ports/images/drawn-dish/outline.ts'

/** One seed as a stroke with round ends: how long, how wide, how far bent; the beak of a chickpea, the eye of a pea. */
interface Pulse {
  readonly length: number
  readonly width: number
  readonly bend?: number
  readonly hasBeak?: boolean
  readonly hasEye?: boolean
  /** Small ones are strewn, and more of them. */
  readonly isSmall?: boolean
  /** Cut in half: a flat, lighter face. */
  readonly isHalved?: boolean
}

const heap: readonly Point[] = [
  [-0.3, -0.64],
  [0.02, -0.74],
  [0.32, -0.62],
  [-0.56, -0.46],
  [-0.18, -0.52],
  [0.16, -0.5],
  [0.5, -0.46],
  [-0.4, -0.32],
  [-0.04, -0.28],
  [0.34, -0.3],
]
const poured: readonly Point[] = [
  [-0.76, 0.5],
  [0.72, 0.46],
  [-0.84, 0.8],
  [-0.52, 0.68],
  [-0.2, 0.6],
  [0.14, 0.58],
  [0.46, 0.64],
  [-0.3, 0.88],
  [0.06, 0.84],
  [0.4, 0.88],
  [0.8, 0.76],
]

type Row = readonly [v: number, half: number]
const smallHeap: readonly Row[] = [
  [-0.66, 0.22],
  [-0.56, 0.44],
  [-0.46, 0.6],
  [-0.35, 0.56],
  [-0.25, 0.38],
]
const smallPoured: readonly Row[] = [
  [0.58, 0.5],
  [0.68, 0.8],
  [0.79, 0.9],
  [0.9, 0.64],
]

/** Small seeds in rows, each a little off its place. */
function rows(e: Easel, places: readonly Row[]): Point[] {
  return places.flatMap(([v, half]) => {
    const count = Math.round(half / 0.085)
    return e.pen.times(count, (index): Point => {
      const u = ((index + 0.5) / count) * 2 * half - half
      return [u + e.between(-0.035, 0.035), v + e.between(-0.03, 0.03)]
    })
  })
}

/** A small bowl heaped with a pulse, more of it lying before the bowl. */
function bowlOf({ length, width, bend = 0, hasBeak, hasEye, isSmall, isHalved }: Pulse): DrawBought {
  return (e, { colour, skin = '#a8744a', core = darker(colour, 0.4) }) => {
    const { size } = e.spot
    const drawn = (points: readonly Point[]) => {
      const seeds = points.map(([u, v]) => {
        const angle = e.between(-0.8, 0.8)
        const [du, dv] = [Math.cos(angle) * length, Math.sin(angle) * length]
        return { u: u - du / 2, v: v - dv / 2, du, dv }
      })
      const path = (shift: number, share = 1) =>
        seeds
          .map(({ u, v, du, dv }) => {
            const [x, y] = pointOf(e.spot, u + shift, v + shift * 1.4)
            const [dx, dy] = [du * size * share, dv * size * share]
            const [mx, my] = [dx / 2 + dv * bend * size, dy / 2 - du * bend * size]
            return bend
              ? `M${short(x)},${short(y)}q${short(mx)},${short(my)} ${short(dx)},${short(dy)}`
              : `M${short(x)},${short(y)}l${short(dx || 0.1)},${short(dy)}`
          })
          .join('')
      const beaks = seeds.map(({ u, v }): Point => [u + width * 0.34, v - width * 0.3])
      return (
        (isSmall ? '' : e.pen.line(path(0.03), darker(colour, 0.66), size * width, 0.6)) +
        (hasBeak ? e.dots(beaks, darker(colour, 0.3), width * 0.62) : '') +
        e.pen.line(path(0), darker(colour, isSmall ? 0.5 : 0.34), size * (width + 0.03)) +
        e.pen.line(path(0), colour, size * width) +
        (hasBeak ? e.dots(beaks, colour, width * 0.5) : '') +
        (hasEye
          ? e.dots(
              seeds.map(({ u, v, du, dv }): Point => [u + du / 2, v + dv / 2 + 0.02]),
              core,
              width * 0.46,
            )
          : '') +
        (isHalved
          ? e.pen.line(path(-0.005), lighter(colour, 0.34), size * width * 0.6, 0.8)
          : e.pen.line(path(-0.028, 0.5), lighter(colour, 0.6), size * width * 0.26, 0.75))
      )
    }
    return (
      drawBowl(e, skin, darker(colour, 0.5)) +
      drawn(isSmall ? rows(e, smallHeap) : heap) +
      drawn(isSmall ? rows(e, smallPoured) : poured)
    )
  }
}

/** Kidney-shaped beans. */
export const kidneyBeans = bowlOf({ length: 0.22, width: 0.185, bend: 0.62 })
/** Oval beans: black, azuki, fava. */
export const ovalBeans = bowlOf({ length: 0.14, width: 0.2 })
/** Kidney-shaped beans with a dark eye. */
export const eyedBeans = bowlOf({ length: 0.18, width: 0.18, bend: 0.5, hasEye: true })
/** Chickpeas with their beak. */
export const chickpeas = bowlOf({ length: 0.04, width: 0.25, hasBeak: true })
/** Round peas and soybeans. */
export const roundPulses = bowlOf({ length: 0, width: 0.25 })
/** Lentils: small, flat lenses. */
export const lentils = bowlOf({ length: 0.035, width: 0.125, isSmall: true })
/** Halves of split peas. */
export const splitPulses = bowlOf({ length: 0, width: 0.165, isSmall: true, isHalved: true })
