import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const sack = stencils({
  bag: 'M-.62,-.36 C-.8,-.1 -.92,.3 -.84,.62 C-.6,.84 .5,.84 .78,.62 C.86,.3 .76,-.1 .56,-.36Z',
  roll: 'M-.72,-.5 C-.78,-.3 -.6,-.14 0,-.12 C.54,-.14 .72,-.3 .66,-.5 C.5,-.74 -.56,-.74 -.72,-.5Z',
  mound: 'M-.58,-.48 C-.4,-.8 -.2,-.92 0,-.92 C.2,-.92 .4,-.78 .52,-.48 C.4,-.3 -.44,-.3 -.58,-.48Z',
  weave:
    'M-.72,.1 C-.3,.2 .3,.2 .68,.08M-.8,.36 C-.3,.48 .3,.46 .74,.34M-.4,-.1 C-.5,.2 -.52,.5 -.44,.74M.34,-.1 C.44,.2 .46,.5 .38,.74',
  spill: 'M-.98,.84 C-.86,.56 -.4,.4 0,.4 C.4,.4 .86,.56 1,.84 C.8,1 -.8,1 -.98,.84Z',
})

interface Grain {
  /** Length and width of a grain. */
  readonly length: number
  readonly width: number
  readonly count?: number
}

/** A small open sack of grain, some of it poured out before it. */
function sackOf({ length, width, count = 1 }: Grain): DrawBought {
  return (e, { colour, skin = '#c9a878', core = darker(colour, 0.3) }) => {
    const layer = (places: readonly Point[]) => {
      const strokes = places.map(([u, v]): Stroke => {
        const angle = e.pen.chance() * 3.14
        const [alongU, alongV] = [Math.cos(angle) * length, Math.sin(angle) * length]
        return [u - alongU / 2, v - alongV / 2, alongU, alongV]
      })
      return e.dots(strokes, core, width * 1.5, 0.75) + e.at(-0.008, -0.013).dots(strokes, lighter(colour, 0.24), width)
    }
    // in three layers, so that each grain has its edge
    const grains = (places: readonly Point[]) =>
      [0, 1, 2].map((part) => layer(places.filter((_, index) => index % 3 === part))).join('')
    const some = (of: number) => Math.round(of * count)
    return (
      e.solid(sack.bag, skin, { rim: 1.6 }) +
      e.line(sack.weave, darker(skin, 0.24), 0.03, 0.5) +
      e.solid(sack.roll, lighter(skin, 0.16), { drop: 0.04, depth: 0.22 }) +
      e.body(sack.mound, colour, { depth: 0.2, rim: 1 }) +
      grains([...e.strewn(some(26), -0.02, -0.54, 0.44, 0.2), ...e.strewn(some(6), 0, -0.72, 0.2, 0.12)]) +
      e.solid(sack.spill, colour, { drop: 0.05, depth: 0.2, rim: 1 }) +
      grains([...e.strewn(some(34), 0, 0.78, 0.8, 0.16), ...e.strewn(some(8), 0, 0.54, 0.36, 0.1)])
    )
  }
}

/** Long grains: basmati, jasmine, wild rice. */
export const longGrains = sackOf({ length: 0.17, width: 0.05 })
/** Short round grains: risotto rice, barley, wheat. */
export const shortGrains = sackOf({ length: 0.08, width: 0.085 })
/** Fine grains: quinoa, couscous, bulgur. */
export const fineGrains = sackOf({ length: 0.01, width: 0.08, count: 1 })
/** Meal: too fine for its grains to be seen. */
export const meal = sackOf({ length: 0.01, width: 0.03, count: 0.8 })
/** Broad flakes: oats. */
export const flakes = sackOf({ length: 0.05, width: 0.13, count: 0.8 })
