import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const grainRows = [
  [1, -0.52],
  [3, -0.4],
  [5, -0.26],
  [6, -0.12],
  [6, 0.02],
] as const
const strays = [
  [0.3, 0.62],
  [0.56, 0.4],
  [0.62, 0.78],
  [0.14, 0.86],
  [0.86, 0.58],
] as const

/** A scoop of peppercorns, mustard seeds or other round grains; `core` mixes in a second color. */
export const grainHeap: DrawBought = (e, { colour, core = lighter(colour, 0.18) }) => {
  const one = (u: number, v: number, index: number): string => {
    const paint = index % 3 === 1 ? core : colour
    return e.fill(oval(u, v, 0.11), e.pen.domed(lighter(paint, 0.36), darker(paint, 0.34)))
  }
  const grains = grainRows.flatMap(([count, v], row) =>
    e.pen.times(count, (index) =>
      one(
        -0.27 + (index - (count - 1) / 2) * 0.19 + (e.pen.chance() - 0.5) * 0.05,
        v + (e.pen.chance() - 0.5) * 0.04,
        index + row,
      ),
    ),
  )
  return (
    scoop(e, '#c0905a', darker(colour, 0.35)) +
    grains.join('') +
    strays.map(([u, v], index) => one(u, v, index)).join('')
  )
}

/** A scoop of longish or tiny seeds: cumin, sesame, poppy; `core` mixes in a second color. */
export const seedHeap: DrawBought = (e, { colour, core = lighter(colour, 0.2) }) => {
  const seed = (u: number, v: number): Stroke => {
    const lean = e.pen.chance() * fullTurn
    return [u, v, Math.cos(lean) * 0.08, Math.sin(lean) * 0.06]
  }
  const seeds = (count: number): Stroke[] =>
    e.pen.times(count, () => {
      const share = Math.sqrt(e.pen.chance())
      return seed(-0.27 + (e.pen.chance() - 0.5) * 1.1 * share, -0.62 + share * 0.72)
    })
  const spilled = e.pen.times(9, () => seed(0.1 + e.pen.chance() * 0.8, 0.46 + e.pen.chance() * 0.46))
  return (
    scoop(e, '#c0905a', darker(colour, 0.12)) +
    e.dots(seeds(30), darker(colour, 0.4), 0.075) +
    e.dots([...seeds(34), ...spilled], colour, 0.075) +
    e.dots(seeds(22), core, 0.065)
  )
}

const scoopBowl = stencil(
  'M-.98,-.1 C-.9,-.3 -.2,-.44 .2,-.4 C.44,-.36 .5,-.16 .44,.1 C.36,.5 -.1,.76 -.46,.72 C-.84,.66 -1.02,.2 -.98,-.1Z',
)
const scoopHandle = stencil('M.34,-.16 C.5,-.34 .72,-.6 .86,-.74 C.98,-.8 1.02,-.7 .98,-.62 C.84,-.44 .6,-.16 .46,0Z')
const powder = stencil(
  'M-.9,-.08 C-.7,-.34 -.5,-.74 -.24,-.72 C0,-.7 .2,-.44 .38,-.24 C.3,.06 -.1,.26 -.46,.2 C-.7,.16 -.86,.04 -.9,-.08Z',
)

/** A wooden scoop with a heap of powder: cocoa, paprika, turmeric. */
export const powderScoop: DrawBought = (e, { colour, skin = '#b9854c' }) => {
  const spilled = e.pen.times(16, (): Stroke => [-0.4 + e.pen.chance() * 1.1, 0.72 + e.pen.chance() * 0.2])
  return scoop(e, skin, colour) + powderGrain(e, colour) + e.dots(spilled, colour, 0.05)
}

function scoop(e: Easel, skin: `#${string}`, colour: `#${string}`): string {
  return (
    e.solid(scoopHandle, skin, { depth: 0.3 }) +
    e.solid(scoopBowl, skin, { depth: 0.34 }) +
    e.solid(powder, colour, { drop: 0.03, depth: 0.28 })
  )
}

function powderGrain(e: Easel, colour: `#${string}`): string {
  const grains = e.pen.times(26, (): Stroke => [-0.6 + e.pen.chance() * 0.76, -0.44 + e.pen.chance() * 0.5])
  return (
    e.dots(grains, lighter(colour, 0.3), 0.025, 0.5) + e.at(0.033, 0.05).dots(grains, darker(colour, 0.4), 0.025, 0.5)
  )
}
