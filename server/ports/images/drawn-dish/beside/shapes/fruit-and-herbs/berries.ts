import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval, type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { disc, pointOf, type Stencil, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'
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
export const strawberries: DrawBought = (e, { colour, skin = leafGreen }) =>
  e.heap(
    [
      [0.42, -0.2, 0.6, 24],
      [-0.24, 0.16, 0.78, -10],
    ],
    (one) =>
      one.solid(strawberryOutline, e.rounded(colour)) +
      one.dots(
        strawberryPips.map(([u, v]): Stroke => [u, v, 0, 0.05]),
        '#fbe08a',
        0.075,
      ) +
      one.line(strawberryStalk, darker(skin, 0.2), 0.1) +
      one.solid(strawberryCap, skin) +
      one.upright.glint(-0.44, 0, 0.4, 0.5),
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
export const blueberries: DrawBought = (e, { colour }) =>
  drawLeaf(e.growing(-0.2, -0.5, 0.32, -50), leafGreen) +
  drawLeaf(e.growing(0.1, -0.56, 0.3, 50), leafGreen) +
  e.heap(berryHeap, (one, index) => {
    const facing = one.at(index % 2 ? 0.2 : -0.1, -0.2, 0.62, index * 50)
    return one.ball(index % 3 ? colour : lighter(colour, 0.14), 0) + facing.fill(crown, darker(colour, 0.62), 0.85)
  })

/** A heap of cranberries or other plain berries. */
export const plainBerries: DrawBought = (e, { colour }) =>
  drawLeaf(e.growing(-0.1, -0.5, 0.3, -56), leafGreen, 0.8) +
  drawLeaf(e.growing(0.14, -0.56, 0.3, 40), leafGreen, 0.8) +
  e.heap(berryHeap, (one, index) => one.ball(index % 3 ? colour : lighter(colour, 0.1), 0.8))

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
export const currantString: DrawBought = (e, { colour }) =>
  drawLeaf(e.growing(-0.06, -0.84, 0.34, 74), leafGreen, 1.4) +
  e.line(currantStem, '#7d9440', 0.06) +
  e.heap(currantPlaces, (one) => one.ball(colour, 0.8) + one.dots([[0, 0.8, 0, 0.3]], '#4a3420', 0.13))

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
export const beadedBerries: DrawBought = (e, { colour, skin = leafGreen }) =>
  e.heap(
    [
      [0.56, -0.34, 0.46, 22],
      [-0.24, 0.12, 0.78, -12],
    ],
    (one) => {
      const circles = beads.map(([u, v]) => {
        const [x, y] = pointOf(one.spot, u, v)
        return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(one.spot.size * 0.27)}"/>`
      })
      return (
        e.pen.shadow(disc(one.spot.x, one.spot.y, one.spot.size * 0.84), one.spot.size * 0.14) +
        `<g fill="${e.pen.domed(lighter(colour, 0.36), darker(colour, 0.2))}" stroke="${darker(colour, 0.5)}" stroke-width="1.4">${circles.join('')}</g>` +
        one.at(0, -0.16, 0.78).solid(beadCap, skin) +
        one.upright.glint(-0.3, 0.02, 0.3, 0.5)
      )
    },
  )

const beadCluster: Stencil = { parts: beads.flatMap(([u, v]) => oval(u, v, 0.27).parts) }

/** Berries of several kinds: strawberries, blueberries, a raspberry. */
export const mixedBerries: DrawBought = (e) => {
  const bead = e.at(0.06, 0.62, 0.38)
  return (
    strawberries(e.at(-0.02, -0.22, 0.78), { colour: '#d8282e' }) +
    e.at(-0.6, 0.5, 0.36).ball('#46558f', 0.5) +
    e.at(-0.56, 0.42, 0.22).fill(crown, '#1e2444', 0.85) +
    e.at(0.64, 0.34, 0.36).ball('#54639c', 0.5) +
    e.at(0.7, 0.3, 0.22, 40).fill(crown, '#1e2444', 0.85) +
    bead.solid(beadCluster, e.rounded('#d23454'), { rim: 1 })
  )
}

const kumquatOutline = stencil(
  'M0,-1 C.5,-1 .74,-.5 .74,0 C.74,.56 .46,1 0,1 C-.46,1 -.74,.56 -.74,0 C-.74,-.5 -.5,-1 0,-1Z',
)

/** Small oval fruit with leaves: kumquats, loquats. */
export const smallOvals: DrawBought = (e, { colour }) =>
  drawLeaf(e.growing(-0.1, -0.4, 0.36, -70), leafGreen) +
  drawLeaf(e.growing(0.1, -0.5, 0.36, 40), leafGreen) +
  e.heap(
    [
      [0.48, 0.06, 0.46, -24],
      [-0.48, 0.12, 0.48, 24],
      [0.02, 0.4, 0.52, -6],
    ],
    (one) => one.solid(kumquatOutline, e.rounded(colour)) + one.upright.glint(-0.26, -0.36, 0.6, 0.6),
  )

const husk = stencil(
  'M0,-1 C.2,-.7 .84,-.5 .84,.14 C.84,.6 .5,.84 0,1 C-.5,.84 -.84,.6 -.84,.14 C-.84,-.5 -.2,-.7 0,-1Z',
)
const huskLines = stencil('M0,-.9 C-.5,-.4 -.5,.4 0,.94M0,-.9 C.5,-.4 .5,.4 0,.94M0,-.9 L0,.94')

/** Ground cherries: one in its papery husk, one beside it. */
export const groundCherries: DrawBought = (e, { colour, skin = '#dcc08a' }) => {
  const closed = e.at(-0.26, -0.2, 0.72, -12)
  return (
    closed.solid(husk, skin) +
    closed.line(huskLines, darker(skin, 0.35), 0.05, 0.7) +
    e.heap(
      [
        [0.3, -0.5, 0.34, 50],
        [0.74, -0.3, 0.34, 100],
        [0.3, 0.1, 0.3, -40],
      ],
      (one) => one.wide(0.6).solid(husk, lighter(skin, 0.2), { depth: 0.2 }),
    ) +
    e.at(0.42, 0.3, 0.48).ball(colour, 0.8)
  )
}
