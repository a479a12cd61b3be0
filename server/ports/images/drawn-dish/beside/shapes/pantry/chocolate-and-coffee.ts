import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { drawCube } from '#server/ports/images/drawn-dish/beside/shapes/cube.ts'
import { type Easel, type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const slab = stencil('M-.8,-.96 L.8,-.96 L.8,.5 L.5,.4 L.3,.52 L.08,.3 L-.2,.4 L-.46,.24 L-.8,.34Z')
const tile = stencil('M-.94,-.94 L.94,-.94 L.94,.94 L-.94,.94Z')
const tileTop = stencil('M-.62,-.6 L.62,-.6 L.62,.6 L-.62,.6Z')

function square(e: Easel, colour: Colour): string {
  return (
    e.solid(tile, colour, { depth: 0.2 }) +
    e.fill(tileTop, lighter(colour, 0.14)) +
    e.line(tileTop, darker(colour, 0.4), 0.063, 0.5)
  )
}

const tiles: readonly Place[] = [
  [-0.5, -0.66, 0.26],
  [0.02, -0.66, 0.26],
  [0.54, -0.66, 0.26],
  [-0.5, -0.13, 0.26],
  [0.02, -0.13, 0.26],
  [0.54, -0.13, 0.26],
]

/** A bar of chocolate, squares broken off before it. */
export const chocolateBar: DrawBought = (e, { colour }) => {
  const bar = e.at(-0.06, -0.04, 0.98, -8)
  return (
    bar.solid(slab, darker(colour, 0.12), { depth: 0.2 }) +
    bar.heap(tiles, (one) => square(one, colour)) +
    e.heap(
      [
        [-0.42, 0.66, 0.28, 20],
        [0.36, 0.66, 0.29, -24],
      ],
      (one) => square(one, lighter(colour, 0.05)),
    ) +
    bar.upright.glint(-0.4, -0.6, 0.4, 0.3)
  )
}

const drop = stencil('M0,-1 C.1,-.5 .84,-.1 .84,.4 C.84,.8 .4,.9 0,.9 C-.4,.9 -.84,.8 -.84,.4 C-.84,-.1 -.1,-.5 0,-1Z')
const chipPlaces: readonly Place[] = [
  [-0.3, -0.52, 0.28, -8],
  [0.26, -0.54, 0.28, 10],
  [-0.62, -0.02, 0.3, -10],
  [-0.04, -0.06, 0.3],
  [0.54, -0.06, 0.3, 14],
  [-0.4, 0.5, 0.31, -12],
  [0.18, 0.48, 0.31, 8],
]

/** Chocolate chips, drops with a tip. */
export const chips: DrawBought = (e, { colour }) =>
  e.heap(chipPlaces, (one) => one.solid(drop, colour, { depth: 0.36 }) + one.upright.glint(-0.3, 0.1, 0.6, 0.4))

const bean = stencil(
  'M0,-.98 C.6,-.9 .74,-.3 .72,0 C.7,.4 .56,.9 0,.98 C-.56,.9 -.7,.4 -.72,0 C-.74,-.3 -.6,-.9 0,-.98Z',
)
const beanCrease = stencil('M.06,-.86 C-.3,-.3 .3,.3 -.06,.86')
const beanPlaces: readonly Place[] = [
  [-0.4, -0.46, 0.46, -40],
  [0.4, -0.44, 0.46, 30],
  [-0.5, 0.36, 0.46, 20],
  [0.5, 0.34, 0.46, -50],
  [0, -0.02, 0.47, 64],
  [0.02, 0.62, 0.42, 100],
]

/** Roasted coffee beans. */
export const coffeeBeans: DrawBought = (e, { colour }) =>
  e.heap(
    beanPlaces,
    (one) =>
      one.solid(bean, colour, { depth: 0.34 }) +
      one.line(beanCrease, darker(colour, 0.7), 0.18, 0.9) +
      one.at(0.044, 0).line(beanCrease, lighter(colour, 0.4), 0.05, 0.7),
  )

/** Cubes of something soft: caramels, fudge, marzipan, tofu-like sweets. */
export const sweetCubes: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.44, -0.36, 0.52],
      [0.48, -0.3, 0.5],
      [0.02, 0.4, 0.56],
    ],
    (one) => drawCube(one, darker(colour, 0.12), lighter(colour, 0.2)) + one.upright.glint(-0.1, -0.44, 0.5, 0.5),
  )

const puffSide = stencil('M-.8,-.4 C-.84,0 -.84,.3 -.78,.56 C-.7,.9 .7,.9 .78,.56 C.84,.3 .84,0 .8,-.4Z')
const puffTop = stencil(
  'M-.8,-.4 C-.8,-.7 -.4,-.84 0,-.84 C.4,-.84 .8,-.7 .8,-.4 C.8,-.12 .4,0 0,0 C-.4,0 -.8,-.12 -.8,-.4Z',
)

/** Marshmallows, pillowy drums; `core` colors one of them. */
export const marshmallows: DrawBought = (e, { colour, core = '#f6c6cc' }) =>
  e.heap(
    [
      [-0.42, -0.4, 0.52, -8],
      [0.46, -0.34, 0.52, 10],
      [0, 0.38, 0.58],
    ],
    (one, index) => {
      const paint = index === 1 ? core : colour
      return (
        one.solid(puffSide, darker(paint, 0.1), { drop: 0.16, depth: 0.14 }) +
        one.solid(puffTop, lighter(paint, 0.3), { shadow: 0, depth: 0.06 })
      )
    },
  )

const kiss = stencil(
  'M.02,-1 C.06,-.6 .2,-.4 .4,-.2 C.7,.1 .96,.4 .9,.64 C.84,.9 .4,.94 0,.94 C-.4,.94 -.84,.9 -.9,.64 C-.96,.4 -.7,.1 -.4,-.2 C-.2,-.4 -.06,-.6 .02,-1Z',
)

/** Chocolate drops with a drawn-out tip. */
export const kisses: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.36, -0.3, 0.62],
      [0.5, -0.1, 0.48],
      [0.06, 0.42, 0.52],
    ],
    (one) => one.solid(kiss, colour, { depth: 0.36 }) + one.upright.glint(-0.3, 0.2, 0.6, 0.5),
  )

const lens = stencil(
  'M-.98,0 C-.9,-.6 -.4,-.74 0,-.74 C.4,-.74 .9,-.6 .98,0 C.9,.6 .4,.74 0,.74 C-.4,.74 -.9,.6 -.98,0Z',
)
const bright: readonly Colour[] = [
  '#d8402e',
  '#f0b92a',
  '#4f9a44',
  '#3f76b8',
  '#f08a2a',
  '#7a4a2a',
  '#d8402e',
  '#4f9a44',
]

/** Sugar-coated sweets of many colors. */
export const candies: DrawBought = (e) =>
  e.heap(
    chipPlaces,
    (one, index) =>
      one.solid(lens, bright[index] ?? '#d8402e', { depth: 0.3 }) + one.upright.glint(-0.3, -0.3, 0.7, 0.7),
  )

/** Sprinkles, strewn. */
export const sprinkles: DrawBought = (e) =>
  bright
    .map((colour) => {
      const some = e.pen.times(8, (): Stroke => {
        const [a, r, lean] = [e.pen.chance() * 6.3, Math.sqrt(e.pen.chance()) * 0.84, e.pen.chance() * 6.3]
        return [Math.cos(a) * r, Math.sin(a) * r, Math.cos(lean) * 0.15, Math.sin(lean) * 0.15]
      })
      return e.at(0.016, 0.033).dots(some, '#2a1009', 0.082, 0.2) + e.dots(some, colour, 0.082)
    })
    .join('')

const cane = stencil('M-.3,.96 L-.02,-.2 C.1,-.8 .3,-.92 .54,-.84 C.84,-.74 .8,-.4 .66,-.14')
const caneBands = stencil(
  'M-.34,.7 L-.12,.76M-.26,.38 L-.02,.46M-.18,.06 L.06,.12M-.1,-.26 L.12,-.2M.02,-.64 L.22,-.52M.34,-.94 L.4,-.72M.86,-.64 L.64,-.62M.84,-.3 L.62,-.34',
)

/** A candy cane. */
export const candyCane: DrawBought = (e, { colour }) =>
  e.at(0.049, 0.082).line(cane, '#2a1009', 0.26, 0.25) +
  e.line(cane, '#fffaf2', 0.26) +
  e.line(caneBands, colour, 0.12) +
  e.at(-0.049, 0).line(cane, '#ffffff', 0.04, 0.6)

const gumBear = stencil(
  'M-.3,-.6 C-.5,-.8 -.3,-1 -.14,-.86 C-.06,-.9 .06,-.9 .14,-.86 C.3,-1 .5,-.8 .3,-.6 C.36,-.4 .3,-.3 .24,-.22 C.5,-.3 .66,-.1 .44,.04 C.5,.2 .5,.4 .44,.5 C.7,.6 .6,.96 .3,.9 C.1,.8 -.1,.8 -.3,.9 C-.6,.96 -.7,.6 -.44,.5 C-.5,.4 -.5,.2 -.44,.04 C-.66,-.1 -.5,-.3 -.24,-.22 C-.3,-.3 -.36,-.4 -.3,-.6Z',
)

/** Gummy bears. */
export const gummies: DrawBought = (e) =>
  e.heap(
    [
      [-0.5, -0.26, 0.62, -12],
      [0.46, -0.3, 0.62, 14],
      [0, 0.36, 0.62, 4],
    ],
    (one, index) =>
      one.solid(gumBear, bright[index] ?? '#d8402e', { depth: 0.3 }) + one.upright.glint(-0.1, 0.1, 0.5, 0.6),
  )
