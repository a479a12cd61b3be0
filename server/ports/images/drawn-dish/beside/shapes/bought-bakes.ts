import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { body, heap, mark, type Place, within } from '#server/ports/images/drawn-dish/beside/shapes/within.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { disc, fullTurn, placed, pointOf, type Spot, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'

function dots(spot: Spot, reach: number, count: number): Stroke[] {
  return Array.from({ length: count }, (_, index): Stroke => {
    const angle = (index / count) * fullTurn
    return [...pointOf(spot, Math.cos(angle) * reach, Math.sin(angle) * reach)]
  })
}

function biscuit(pen: Pen, spot: Spot, colour: Colour): string {
  return (
    pen.solid(disc(spot.x, spot.y, spot.size), darker(colour, 0.1), { drop: 4, depth: 0.24 }) +
    pen.fill(disc(spot.x, spot.y, spot.size * 0.86), pen.domed(lighter(colour, 0.2), colour))
  )
}

/** Round biscuits with rings of holes: digestives, crackers. */
export const holedBiscuits: DrawBought = (pen, spot, { colour }) =>
  heap(
    [
      [0.36, -0.34, 0.62],
      [-0.22, 0.2, 0.76],
    ],
    (place) => {
      const one = within(spot, place)
      return (
        biscuit(pen, one, colour) +
        pen.strokes([...dots(one, 0.6, 10), ...dots(one, 0.26, 4)], darker(colour, 0.5), one.size * 0.09)
      )
    },
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
export const roundCookies: DrawBought = (pen, spot, { colour, core }) =>
  heap(
    [
      [0.34, -0.32, 0.64],
      [-0.2, 0.2, 0.78],
    ],
    (place) => {
      const one = within(spot, place)
      return (
        biscuit(pen, one, colour) +
        (core
          ? heap(
              crumbsPlaces.map(([u, v], index): Place => [u, v, 0.14 + (index % 3) * 0.02, index * 40]),
              (chip) => pen.solid(placed(chunk, within(one, chip)), core, { shadow: 0, rim: 1, depth: 0.3 }),
            )
          : mark(pen, cracks, one, darker(colour, 0.45), 0.06, 0.7))
      )
    },
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
export const sandwichStack: DrawBought = (pen, spot, { colour, core = '#fdf4e2' }) => {
  const pattern = stencil('M-.5,-.3 C-.5,-.48 .5,-.48 .5,-.3 C.5,-.12 -.5,-.12 -.5,-.3Z')
  return heap(
    [
      [0.04, 0.64, 0.82],
      [0.04, 0.46, 0.78],
      [0.04, 0.32, 0.82],
      [-0.04, -0.02, 0.82],
      [-0.04, -0.2, 0.78],
      [-0.04, -0.34, 0.82],
    ],
    (place, index) => {
      const one = within(spot, place)
      const isCream = index % 3 === 1
      return (
        body(pen, rim, one, isCream ? core : colour, 0.2) +
        (isCream
          ? ''
          : pen.fill(placed(topFace, one), lighter(colour, 0.12)) +
            (index === 5
              ? mark(pen, pattern, one, lighter(colour, 0.34), 0.05) +
                pen.strokes(
                  pen.times(
                    14,
                    (at): Stroke => [...pointOf(one, Math.cos(at * 0.449) * 0.76, -0.3 + Math.sin(at * 0.449) * 0.34)],
                  ),
                  lighter(colour, 0.34),
                  4,
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
export const squareCrackers: DrawBought = (pen, spot, { colour, core }) =>
  heap(
    [
      [0.3, -0.3, 0.6, 16],
      [-0.2, 0.22, 0.7, -8],
    ],
    (place) => {
      const one = within(spot, place)
      return (
        body(pen, plate, one, colour, 0.18) +
        pen.strokes(
          plateDots.map(([u, v]): Stroke => [...pointOf(one, u, v)]),
          darker(colour, 0.45),
          one.size * 0.09,
        ) +
        (core
          ? mark(pen, perforations, one, core, 0.06)
          : pen.strokes(
              pen.times(10, (): Stroke => [...pointOf(one, (pen.chance() - 0.5) * 1.6, (pen.chance() - 0.5) * 1.5)]),
              '#fffaf0',
              2.4,
            ))
      )
    },
  )

const finger = stencil(
  'M-.9,-.1 C-.94,-.36 -.7,-.36 -.5,-.32 C-.2,-.28 .2,-.28 .5,-.32 C.7,-.36 .94,-.36 .9,-.1 L.9,.1 C.94,.36 .7,.36 .5,.32 C.2,.28 -.2,.28 -.5,.32 C-.7,.36 -.94,.36 -.9,.1Z',
)

/** Ladyfingers, dusted with sugar. */
export const ladyfingers: DrawBought = (pen, spot, { colour }) =>
  heap(
    [
      [0, -0.5, 0.94, -18],
      [0.04, 0.02, 0.96, -18],
      [0, 0.54, 0.94, -18],
    ],
    (place) => {
      const one = within(spot, place)
      const sugar = pen.times(
        18,
        (): Stroke => [...pointOf(one, (pen.chance() - 0.5) * 1.6, (pen.chance() - 0.5) * 0.4)],
      )
      return body(pen, finger, one, colour, 0.3) + pen.strokes(sugar, '#fffaf0', 3, 0.85)
    },
  )

const meringueShape = stencil(
  'M.04,-1 C.1,-.7 .36,-.6 .3,-.44 C.6,-.36 .66,-.16 .56,-.04 C.9,.06 .94,.4 .8,.56 C.7,.8 -.7,.8 -.8,.56 C-.94,.4 -.9,.06 -.56,-.04 C-.66,-.16 -.6,-.36 -.3,-.44 C-.3,-.6 -.1,-.7 .04,-1Z',
)
const meringueLines = stencil(
  'M-.56,-.02 C-.2,.16 .3,.12 .56,-.06M-.32,-.42 C-.1,-.3 .16,-.32 .3,-.44M-.8,.42 C-.3,.56 .4,.54 .82,.36',
)

/** Meringues, piped. */
export const meringues: DrawBought = (pen, spot, { colour }) =>
  heap(
    [
      [-0.4, -0.26, 0.62],
      [0.5, -0.16, 0.52],
      [0.04, 0.42, 0.58],
    ],
    (place) => {
      const one = within(spot, place)
      return (
        body(pen, meringueShape, one, colour, 0.14) + mark(pen, meringueLines, one, darker(colour, 0.25), 0.06, 0.6)
      )
    },
  )
