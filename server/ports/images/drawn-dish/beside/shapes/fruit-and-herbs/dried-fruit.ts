import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

const raisin = stencil(
  'M-.9,.1 C-1,-.4 -.5,-.66 0,-.6 C.5,-.7 1,-.4 .92,.1 C.9,.5 .4,.64 0,.58 C-.5,.68 -.9,.5 -.9,.1Z',
)
const wrinkles = stencil('M-.66,-.14 C-.3,-.34 .1,0 .5,-.26M-.56,.26 C-.1,.06 .2,.36 .64,.12M-.2,-.44 L.2,-.4')
const small: readonly Place[] = [
  [-0.32, -0.44, 0.33, 20],
  [0.3, -0.46, 0.33, -30],
  [-0.62, 0.06, 0.34, -24],
  [-0.02, -0.02, 0.35, 50],
  [0.6, 0.02, 0.34, 10],
  [-0.36, 0.5, 0.34, -10],
  [0.24, 0.5, 0.35, 30],
  [0.78, 0.52, 0.28, -40],
]
const large: readonly Place[] = [
  [-0.36, -0.36, 0.52, 24],
  [0.4, -0.3, 0.5, -30],
  [-0.44, 0.4, 0.52, -12],
  [0.34, 0.42, 0.54, 16],
]

function wrinkled(one: Easel, colour: `#${string}`): string {
  return one.solid(raisin, colour, { depth: 0.3 }) + one.line(wrinkles, darker(colour, 0.5), 0.1, 0.6)
}

/** A heap of raisins or of other small dried fruit. */
export const smallDried: DrawBought = (e, { colour }) =>
  e.heap(small, (one, index) => wrinkled(one, index % 3 === 0 ? lighter(colour, 0.12) : colour))

/** Some dates or prunes. */
export const largeDried: DrawBought = (e, { colour }) =>
  e.heap(large, (one, index) => wrinkled(one, index % 2 ? lighter(colour, 0.08) : colour))

const folded = stencil(
  'M-.96,0 C-.96,-.5 -.5,-.8 0,-.74 C.56,-.8 .98,-.4 .96,.06 C.94,.54 .5,.8 0,.76 C-.54,.8 -.96,.5 -.96,0Z',
)
const fold = stencil('M-.6,-.1 C-.4,.3 .4,.34 .66,-.06')

/** Some dried apricots or slices of dried mango: flat, folded, leathery. */
export const leathery: DrawBought = (e, { colour }) =>
  e.heap(
    large,
    (one) =>
      one.solid(folded, colour, { depth: 0.3 }) +
      one.at(0, 0, 0.66).fill(folded, lighter(colour, 0.25), 0.6) +
      one.line(fold, darker(colour, 0.35), 0.07, 0.6),
  )

const figDry = stencil(
  'M0,-.96 C.16,-.94 .2,-.7 .4,-.6 C.9,-.5 1,.1 .86,.4 C.7,.8 -.7,.8 -.86,.4 C-1,.1 -.9,-.5 -.4,-.6 C-.2,-.7 -.16,-.94 0,-.96Z',
)
const figDryLines = stencil('M-.1,-.6 C-.5,-.3 -.6,.1 -.5,.5M.1,-.6 C.5,-.3 .6,.1 .5,.5M0,-.6 L0,.6')

/** Some dried figs. */
export const driedFigs: DrawBought = (e, { colour }) =>
  e.heap(
    large,
    (one) => one.solid(figDry, colour, { depth: 0.3 }) + one.line(figDryLines, darker(colour, 0.4), 0.07, 0.6),
  )

const ringPlaces: readonly Place[] = [
  [0.3, -0.34, 0.6],
  [-0.34, -0.1, 0.62],
  [0.2, 0.38, 0.6],
]

/** Rings of dried apple. */
export const driedRings: DrawBought = (e, { colour, skin = darker(colour, 0.25) }) =>
  e.heap(
    ringPlaces,
    (one) =>
      one.solid(oval(0, 0, 1), skin, { depth: 0.2 }) +
      one.fill(oval(0, 0, 0.91), e.pen.domed(lighter(colour, 0.35), colour)) +
      one.fill(oval(0, 0, 0.24), darker(colour, 0.6), 0.85),
  )
