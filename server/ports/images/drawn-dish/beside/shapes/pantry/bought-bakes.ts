import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

function ring(reach: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * fullTurn
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
}

function biscuit(e: Easel, colour: Colour): string {
  return (
    e.solid(oval(0, 0, 1), darker(colour, 0.1), { drop: 0.07, depth: 0.24 }) +
    e.fill(oval(0, 0, 0.86), e.pen.domed(lighter(colour, 0.2), colour))
  )
}

/** Round biscuits with rings of holes: digestives, crackers. */
export const holedBiscuits: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.36, -0.34, 0.62],
      [-0.22, 0.2, 0.76],
    ],
    (one) => biscuit(one, colour) + one.dots([...ring(0.6, 10), ...ring(0.26, 4)], darker(colour, 0.5), 0.09),
  )

const crumbsPlaces = [
  [-0.36, -0.3],
  [0.24, -0.46],
  [0.5, 0.06],
  [-0.06, 0.04],
  [-0.5, 0.26],
  [0.16, 0.46],
  [-0.2, 0.62],
] as const

/** Cookies with chips in them; without `core`, cracked ones: gingersnaps, sugar cookies. */
export const roundCookies: DrawBought = (e, { colour, core }) =>
  e.heap(
    [
      [0.34, -0.32, 0.64],
      [-0.2, 0.2, 0.78],
    ],
    (one) =>
      biscuit(one, colour) +
      (core
        ? one.heap(
            crumbsPlaces.map(([u, v], index): Place => [u, v, 0.14 + (index % 3) * 0.02, index * 40]),
            (one) => one.solid(chunk, core, { shadow: 0, rim: 1, depth: 0.3 }),
          )
        : one.line(cracks, darker(colour, 0.45), 0.06, 0.7)),
  )
const chunk = stencil('M-.9,-.3 C-.6,-.9 .4,-.96 .9,-.4 C1,.3 .5,.9 -.2,.86 C-.8,.8 -1,.2 -.9,-.3Z')
const cracks = stencil('M-.5,-.5 L-.2,-.2 L-.3,.1 L-.6,.2M.1,-.7 L.16,-.36 L.5,-.2M.2,.1 L.06,.3 L.2,.6M.2,.1 L.6,.3')

const rim = stencil(
  'M-.96,-.3 C-.96,-.6 -.5,-.74 0,-.74 C.5,-.74 .96,-.6 .96,-.3 L.96,-.1 C.96,.2 .5,.34 0,.34 C-.5,.34 -.96,.2 -.96,-.1Z',
)
const topFace = stencil(
  'M-.96,-.3 C-.96,-.6 -.5,-.74 0,-.74 C.5,-.74 .96,-.6 .96,-.3 C.96,0 .5,.14 0,.14 C-.5,.14 -.96,0 -.96,-.3Z',
)

/** A stack of sandwich cookies, cream between their halves. */
export const sandwichStack: DrawBought = (e, { colour, core = '#fdf4e2' }) => {
  const pattern = stencil('M-.5,-.3 C-.5,-.48 .5,-.48 .5,-.3 C.5,-.12 -.5,-.12 -.5,-.3Z')
  return e.heap(
    [
      [0.04, 0.64, 0.82],
      [0.04, 0.46, 0.78],
      [0.04, 0.32, 0.82],
      [-0.04, -0.02, 0.82],
      [-0.04, -0.2, 0.78],
      [-0.04, -0.34, 0.82],
    ],
    (one, index) => {
      const isCream = index % 3 === 1
      return (
        one.solid(rim, isCream ? core : colour, { depth: 0.2 }) +
        (isCream
          ? ''
          : one.fill(topFace, lighter(colour, 0.12)) +
            (index === 5
              ? one.line(pattern, lighter(colour, 0.34), 0.05) +
                one.dots(
                  e.pen.times(14, (at): Stroke => [Math.cos(at * 0.449) * 0.76, -0.3 + Math.sin(at * 0.449) * 0.34]),
                  lighter(colour, 0.34),
                  0.08,
                )
              : ''))
      )
    },
  )
}

const plate = stencil('M-.96,-.9 L.96,-.9 L.96,.9 L-.96,.9Z')
const perforations = stencil('M0,-.84 L0,.84M-.9,0 L.9,0')
const plateDots = [-0.66, -0.34, 0.34, 0.66].flatMap((u) => [-0.6, -0.3, 0.3, 0.6].map((v) => [u, v] as const))

/** Square crackers: `core` scores them into quarters, as graham crackers are. */
export const squareCrackers: DrawBought = (e, { colour, core }) =>
  e.heap(
    [
      [0.3, -0.3, 0.6, 16],
      [-0.2, 0.22, 0.7, -8],
    ],
    (one) =>
      one.solid(plate, colour, { depth: 0.18 }) +
      one.dots(plateDots, darker(colour, 0.45), 0.09) +
      (core
        ? one.line(perforations, core, 0.06)
        : one.dots(
            e.pen.times(10, (): Stroke => [(e.pen.chance() - 0.5) * 1.6, (e.pen.chance() - 0.5) * 1.5]),
            '#fffaf0',
            0.06,
          )),
  )

const finger = stencil(
  'M-.9,-.1 C-.94,-.36 -.7,-.36 -.5,-.32 C-.2,-.28 .2,-.28 .5,-.32 C.7,-.36 .94,-.36 .9,-.1 L.9,.1 C.94,.36 .7,.36 .5,.32 C.2,.28 -.2,.28 -.5,.32 C-.7,.36 -.94,.36 -.9,.1Z',
)

/** Ladyfingers, dusted with sugar. */
export const ladyfingers: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0, -0.5, 0.94, -18],
      [0.04, 0.02, 0.96, -18],
      [0, 0.54, 0.94, -18],
    ],
    (one) => {
      const sugar = e.pen.times(18, (): Stroke => [(e.pen.chance() - 0.5) * 1.6, (e.pen.chance() - 0.5) * 0.4])
      return one.solid(finger, colour, { depth: 0.3 }) + one.dots(sugar, '#fffaf0', 0.052, 0.85)
    },
  )

const meringueShape = stencil(
  'M.04,-1 C.1,-.7 .36,-.6 .3,-.44 C.6,-.36 .66,-.16 .56,-.04 C.9,.06 .94,.4 .8,.56 C.7,.8 -.7,.8 -.8,.56 C-.94,.4 -.9,.06 -.56,-.04 C-.66,-.16 -.6,-.36 -.3,-.44 C-.3,-.6 -.1,-.7 .04,-1Z',
)
const meringueLines = stencil(
  'M-.56,-.02 C-.2,.16 .3,.12 .56,-.06M-.32,-.42 C-.1,-.3 .16,-.32 .3,-.44M-.8,.42 C-.3,.56 .4,.54 .82,.36',
)

/** Meringues, piped. */
export const meringues: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.4, -0.26, 0.62],
      [0.5, -0.16, 0.52],
      [0.04, 0.42, 0.58],
    ],
    (one) =>
      one.solid(meringueShape, colour, { depth: 0.14 }) + one.line(meringueLines, darker(colour, 0.25), 0.06, 0.6),
  )
