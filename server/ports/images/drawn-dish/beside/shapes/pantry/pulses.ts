import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { drawBowlFromAbove } from '#server/ports/images/drawn-dish/beside/shapes/bowl.ts'
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

/** Where the bowl stands, and how far it and what is in it reach. */
const bowl = { u: -0.1, v: -0.1, across: 0.86, full: 0.6 } as const
/** A few that fell beside the bowl, none under it. */
const loose: readonly Point[] = [
  [0.7, 0.6],
  [0.88, 0.28],
  [0.38, 0.86],
  [0.92, 0.66],
  [0.02, 0.94],
]

/** What fills the bowl: row beside row, each seed a little off its place. */
function filling(e: Easel, gap: number): Point[] {
  const rows = Math.floor(bowl.full / (gap * 0.87))
  return e.pen
    .times(2 * rows + 1, (row) => {
      const v = (row - rows) * gap * 0.87
      const half = Math.floor(Math.sqrt(bowl.full ** 2 - v ** 2) / gap - (row % 2 ? 0.5 : 0))
      return e.pen.times(2 * half + (row % 2 ? 2 : 1), (place): Point => {
        const u = (place - half - (row % 2 ? 0.5 : 0)) * gap
        return [bowl.u + u + e.between(-0.2, 0.2) * gap, bowl.v + v + e.between(-0.2, 0.2) * gap]
      })
    })
    .flat()
}

/** A small bowl full of a pulse, seen from above as the dish is, and a few lying beside it. */
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
      drawBowlFromAbove(e.at(bowl.u, bowl.v, bowl.across), skin, darker(colour, 0.5)) +
      drawn(filling(e, width * 1.06)) +
      drawn(loose)
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
