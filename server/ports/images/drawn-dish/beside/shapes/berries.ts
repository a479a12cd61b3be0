import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import {
  body,
  heap,
  leafAt,
  mark,
  orb,
  type Place,
  roundPaint,
  within,
} from '#server/ports/images/drawn-dish/beside/shapes/within.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { disc, placed, pointOf, type Spot, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const leafGreen = '#5d9440'
const strawberryOutline = stencil(
  'M0,.98 C-.4,.86 -.94,.1 -.86,-.34 C-.8,-.66 -.4,-.7 0,-.62 C.4,-.7 .8,-.66 .86,-.34 C.94,.1 .4,.86 0,.98Z',
)
const strawberryCap = stencil(
  'M0,-.86 C.2,-.86 .7,-.86 .84,-.6 C.6,-.6 .46,-.5 .44,-.28 C.26,-.4 .16,-.4 0,-.16 C-.16,-.4 -.26,-.4 -.44,-.28 C-.46,-.5 -.6,-.6 -.84,-.6 C-.7,-.86 -.2,-.86 0,-.86Z',
)
const strawberryStalk = stencil('M0,-.7 C0,-.84 .06,-.92 .16,-1')
const strawberryPips = [
  [-0.56, -0.16],
  [0.56, -0.16],
  [-0.26, -0.04],
  [0.26, -0.04],
  [0, 0.14],
  [-0.5, 0.18],
  [0.5, 0.18],
  [-0.24, 0.34],
  [0.26, 0.34],
  [0, 0.5],
  [-0.22, 0.62],
  [0.2, 0.62],
] as const

/** Two strawberries with their green. */
export const strawberries: DrawBought = (pen, spot, { colour, skin = leafGreen }) =>
  heap(
    [
      [0.42, -0.2, 0.6, 24],
      [-0.24, 0.16, 0.78, -10],
    ],
    (place) => {
      const one = within(spot, place)
      return (
        body(pen, strawberryOutline, one, roundPaint(pen, colour)) +
        pen.strokes(
          strawberryPips.map(([u, v]): Stroke => [...pointOf(one, u, v), 0.1, one.size * 0.05]),
          '#fbe08a',
          one.size * 0.075,
        ) +
        mark(pen, strawberryStalk, one, darker(skin, 0.2), 0.1) +
        body(pen, strawberryCap, one, skin) +
        pen.glint(one.x - one.size * 0.44, one.y, one.size * 0.4, 0.5)
      )
    },
  )

const berryHeap: readonly Place[] = [
  [-0.2, -0.44, 0.33],
  [0.44, -0.3, 0.33],
  [-0.62, -0.02, 0.34],
  [0.02, 0.06, 0.36],
  [0.62, 0.26, 0.34],
  [-0.4, 0.52, 0.36],
  [0.24, 0.58, 0.36],
]
const crown = stencil(
  'M-.5,-.1 L-.26,-.2 L-.16,-.46 L0,-.24 L.24,-.4 L.22,-.14 L.46,0 L.2,.1 L.16,.36 L0,.18 L-.24,.3 L-.2,.06Z',
)

/** A heap of blueberries with their crowns. */
export const blueberries: DrawBought = (pen, spot, { colour }) =>
  leafAt(pen, spot, [-0.2, -0.5, 0.32, -50], leafGreen) +
  leafAt(pen, spot, [0.1, -0.56, 0.3, 50], leafGreen) +
  heap(berryHeap, (place, index) => {
    const one = within(spot, place)
    const facing = within(one, [index % 2 ? 0.2 : -0.1, -0.2, 0.62, index * 50])
    return (
      orb(pen, one, index % 3 ? colour : lighter(colour, 0.14), 0) +
      pen.fill(placed(crown, facing), darker(colour, 0.62), 0.85)
    )
  })

/** A heap of cranberries or other plain berries. */
export const plainBerries: DrawBought = (pen, spot, { colour }) =>
  leafAt(pen, spot, [-0.1, -0.5, 0.3, -56], leafGreen, 0.8) +
  leafAt(pen, spot, [0.14, -0.56, 0.3, 40], leafGreen, 0.8) +
  heap(berryHeap, (place, index) => orb(pen, within(spot, place), index % 3 ? colour : lighter(colour, 0.1), 0.8))

const currantStem = stencil('M-.1,-1 C.1,-.5 -.1,.1 .06,.8')
const currantPlaces: readonly Place[] = [
  [-0.34, -0.5, 0.25],
  [0.34, -0.46, 0.25],
  [-0.4, 0, 0.27],
  [0.34, 0.06, 0.27],
  [0, -0.2, 0.25],
  [-0.22, 0.42, 0.26],
  [0.3, 0.52, 0.25],
  [0.02, 0.84, 0.23],
]

/** Currants on their string. */
export const currantString: DrawBought = (pen, spot, { colour }) =>
  leafAt(pen, spot, [-0.06, -0.84, 0.34, 74], leafGreen, 1.4) +
  mark(pen, currantStem, spot, '#7d9440', 0.06) +
  heap(currantPlaces, (place) => {
    const one = within(spot, place)
    return (
      orb(pen, one, colour, 0.8) + pen.strokes([[one.x, one.y + one.size * 0.8, 0.2, one.size * 0.3]], '#4a3420', 2)
    )
  })

const beads: readonly (readonly [number, number])[] = [
  [-0.5, -0.42],
  [0, -0.5],
  [0.5, -0.42],
  [-0.62, -0.02],
  [-0.22, -0.12],
  [0.22, -0.12],
  [0.62, -0.02],
  [-0.46, 0.34],
  [0, 0.28],
  [0.46, 0.34],
  [-0.24, 0.64],
  [0.24, 0.64],
  [0, 0.86],
]
const beadCap = stencil(
  'M0,-.66 C.2,-.8 .5,-.9 .74,-.72 C.56,-.6 .5,-.5 .36,-.42 C.2,-.46 .1,-.4 0,-.24 C-.1,-.4 -.2,-.46 -.36,-.42 C-.5,-.5 -.56,-.6 -.74,-.72 C-.5,-.9 -.2,-.8 0,-.66Z',
)

/** Raspberries or blackberries: cones of beads, one with its green cap. */
export const beadedBerries: DrawBought = (pen, spot, { colour, skin = leafGreen }) =>
  heap(
    [
      [0.56, -0.34, 0.46, 22],
      [-0.24, 0.12, 0.78, -12],
    ],
    (place) => {
      const one = within(spot, place)
      const circles = beads.map(([u, v]) => {
        const [x, y] = pointOf(one, u, v)
        return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(one.size * 0.27)}"/>`
      })
      return (
        pen.shadow(disc(one.x, one.y, one.size * 0.84), one.size * 0.14) +
        `<g fill="${pen.domed(lighter(colour, 0.36), darker(colour, 0.2))}" stroke="${darker(colour, 0.5)}" stroke-width="1.4">${circles.join('')}</g>` +
        body(pen, beadCap, within(one, [0, -0.16, 0.78]), skin) +
        pen.glint(one.x - one.size * 0.3, one.y + one.size * 0.02, one.size * 0.3, 0.5)
      )
    },
  )

const discAt = ({ x, y, size }: Spot): string => disc(x, y, size)

/** Berries of several kinds: strawberries, blueberries, a raspberry. */
export const mixedBerries: DrawBought = (pen, spot) => {
  const bead = within(spot, [0.06, 0.62, 0.38])
  return (
    strawberries(pen, within(spot, [-0.02, -0.22, 0.78]), { colour: '#d8282e' }) +
    orb(pen, within(spot, [-0.6, 0.5, 0.36]), '#46558f', 0.5) +
    pen.fill(placed(crown, within(spot, [-0.56, 0.42, 0.22])), '#1e2444', 0.85) +
    orb(pen, within(spot, [0.64, 0.34, 0.36]), '#54639c', 0.5) +
    pen.fill(placed(crown, within(spot, [0.7, 0.3, 0.22, 40])), '#1e2444', 0.85) +
    pen.solid(beads.map(([u, v]) => discAt(within(bead, [u, v, 0.27]))).join(''), roundPaint(pen, '#d23454'), {
      drop: 2,
      rim: 1,
    })
  )
}

const kumquatOutline = stencil(
  'M0,-1 C.5,-1 .74,-.5 .74,0 C.74,.56 .46,1 0,1 C-.46,1 -.74,.56 -.74,0 C-.74,-.5 -.5,-1 0,-1Z',
)

/** Small oval fruit with leaves: kumquats, loquats. */
export const smallOvals: DrawBought = (pen, spot, { colour }) =>
  leafAt(pen, spot, [-0.1, -0.4, 0.36, -70], leafGreen) +
  leafAt(pen, spot, [0.1, -0.5, 0.36, 40], leafGreen) +
  heap(
    [
      [0.48, 0.06, 0.46, -24],
      [-0.48, 0.12, 0.48, 24],
      [0.02, 0.4, 0.52, -6],
    ],
    (place) => {
      const one = within(spot, place)
      return (
        body(pen, kumquatOutline, one, roundPaint(pen, colour)) +
        pen.glint(one.x - one.size * 0.26, one.y - one.size * 0.36, one.size * 0.6, 0.6)
      )
    },
  )

const husk = stencil(
  'M0,-1 C.2,-.7 .84,-.5 .84,.14 C.84,.6 .5,.84 0,1 C-.5,.84 -.84,.6 -.84,.14 C-.84,-.5 -.2,-.7 0,-1Z',
)
const huskLines = stencil('M0,-.9 C-.5,-.4 -.5,.4 0,.94M0,-.9 C.5,-.4 .5,.4 0,.94M0,-.9 L0,.94')

/** Ground cherries: one in its papery husk, one beside it. */
export const groundCherries: DrawBought = (pen, spot, { colour, skin = '#dcc08a' }) => {
  const closed = within(spot, [-0.26, -0.2, 0.72, -12])
  return (
    body(pen, husk, closed, skin) +
    mark(pen, huskLines, closed, darker(skin, 0.35), 0.05, 0.7) +
    heap(
      [
        [0.3, -0.5, 0.34, 50],
        [0.74, -0.3, 0.34, 100],
        [0.3, 0.1, 0.3, -40],
      ],
      (place) => body(pen, husk, within(spot, place), lighter(skin, 0.2), 0.2, 0.6),
    ) +
    orb(pen, within(spot, [0.42, 0.3, 0.48]), colour, 0.8)
  )
}
