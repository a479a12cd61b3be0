import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import {
  body,
  growing,
  heap,
  leafAt,
  mark,
  type Place,
  within,
} from '#server/ports/images/drawn-dish/beside/shapes/within.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { disc, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const basilStem = stencil('M.06,1 C0,.6 .04,.2 0,-.3')
const basilLeaves: readonly Place[] = [
  [0, 0.5, 0.36, -76],
  [0.02, 0.46, 0.36, 74],
  [0, 0.06, 0.48, -62],
  [0, 0.04, 0.48, 60],
  [0, -0.22, 0.38, -16],
  [0, -0.06, 0.26, 14],
]

/** A sprig of broad, glossy leaves in pairs: basil. */
export const basilSprig: DrawBought = (pen, spot, { colour }) =>
  mark(pen, basilStem, spot, lighter(colour, 0.25), 0.09) +
  heap(basilLeaves, (place, index) => {
    const [x, y] = pointOf(growing(spot, place), -0.1, -0.1)
    return (
      leafAt(pen, spot, place, index % 2 ? lighter(colour, 0.08) : colour, 1.3) +
      pen.glint(x, y, spot.size * 0.26, 0.35)
    )
  })

const mintLeaf = stencil(
  'M0,1 L-.36,.72 L-.36,.54 L-.56,.4 L-.5,.22 L-.64,.04 L-.52,-.14 L-.54,-.34 L-.36,-.46 L-.3,-.68 L0,-1 L.3,-.68 L.36,-.46 L.54,-.34 L.52,-.14 L.64,.04 L.5,.22 L.56,.4 L.36,.54 L.36,.72Z',
)
const mintVeins = stencil('M0,.9 L0,-.7M0,.6 L-.4,.3M0,.6 L.4,.3M0,.1 L-.34,-.2M0,.1 L.34,-.2')

/** A sprig of toothed, veined leaves: mint. */
export const mintSprig: DrawBought = (pen, spot, { colour }) =>
  mark(pen, basilStem, spot, '#8a6a5a', 0.08) +
  heap(basilLeaves, (place) => {
    const leaf = growing(spot, place)
    return (
      pen.solid(placed(mintLeaf, leaf, 1.1), colour, { depth: 0.24, drop: 2.6, rim: 1.2 }) +
      pen.line(placed(mintVeins, leaf), darker(colour, 0.35), leaf.size * 0.06, 0.7)
    )
  })

const twig = stencil('M-.5,1 C-.3,.4 0,-.2 .4,-.96')

/** Where the twig is at a share of its length, and how it leans there. */
function along(share: number): readonly [number, number] {
  const [a, b] = [1 - share, share]
  const at = (p: number, q: number, r: number, s: number) =>
    a * a * a * p + 3 * a * a * b * q + 3 * a * b * b * r + b * b * b * s
  return [at(-0.5, -0.3, 0, 0.4), at(1, 0.4, -0.2, -0.96)]
}

/** Twigs with needles all along: rosemary. */
export const needleTwig: DrawBought = (pen, spot, { colour, skin = '#7a6248' }) =>
  heap(
    [
      [0.42, 0.1, 0.84, 16],
      [-0.22, 0, 1, -6],
    ],
    (place) => {
      const one = within(spot, place)
      const lean = one.turn - spot.turn
      const needles = [-1, 1].flatMap((side) =>
        pen.times(12, (index): Stroke => {
          const share = 0.14 + (index / 12) * 0.84
          const angle = 0.42 + lean + side * (0.86 - share * 0.4) + (pen.chance() - 0.5) * 0.2
          const reach = (0.46 - share * 0.16) * one.size
          return [...pointOf(one, ...along(share)), Math.sin(angle) * reach, -Math.cos(angle) * reach]
        }),
      )
      return (
        mark(pen, twig, one, skin, 0.09) +
        pen.strokes(needles, darker(colour, 0.4), one.size * 0.1) +
        pen.strokes(
          needles.map(([x, y, dx = 0, dy = 0]): Stroke => [x - 0.8, y - 0.8, dx * 0.94, dy * 0.94]),
          lighter(colour, 0.2),
          one.size * 0.045,
        )
      )
    },
  )

const tinyTwigs: readonly Place[] = [
  [0.3, 0.06, 0.9, 24],
  [-0.3, 0.06, 0.9, -26],
  [0, 0, 1, 0],
]
const tinyStem = stencil('M0,1 C.06,.4 -.04,-.3 .04,-1')
const tinyLeaf = stencil('M0,1 C-.8,.4 -.6,-.7 0,-1 C.6,-.7 .8,.4 0,1Z')

/** Twigs with many tiny leaves in pairs: thyme; `core` sets flowers at their ends, as lavender has. */
export const tinyLeafTwigs: DrawBought = (pen, spot, { colour, skin = '#8a6a4a', core }) =>
  heap(tinyTwigs, (place) => {
    const one = within(spot, place)
    const leaves = [0.44, 0.16, -0.12, -0.4, -0.66, -0.88].flatMap((v, index) =>
      [-1, 1].map((side): Place => [side * 0.03, v, 0.17 - index * 0.01, side * 62]),
    )
    const path = leaves.map((leaf) => placed(tinyLeaf, growing(one, leaf), 0.9)).join('')
    const flowers = core
      ? [-0.98, -0.8, -0.62, -0.44, -0.26].flatMap((v) =>
          [-1, 1].map((side) => growing(one, [0, v + 0.1, 0.13, side * 40])),
        )
      : []
    return (
      mark(pen, tinyStem, one, core ? colour : skin, 0.05) +
      pen.solid(
        core
          ? leaves
              .slice(0, 4)
              .map((leaf) => placed(tinyLeaf, growing(one, leaf), 0.5))
              .join('')
          : path,
        colour,
        { shadow: 0, rim: 0.8 },
      ) +
      (core
        ? pen.solid(flowers.map((flower) => placed(tinyLeaf, flower, 0.9)).join(''), core, { shadow: 0, rim: 0.8 })
        : '')
    )
  })

const sageLeaf = stencil(
  'M0,1 C-.3,.8 -.42,.3 -.36,-.2 C-.32,-.7 -.14,-.96 0,-1 C.14,-.96 .32,-.7 .36,-.2 C.42,.3 .3,.8 0,1Z',
)
const sagePlaces: readonly Place[] = [
  [0.04, 0.6, 0.44, -72],
  [0.04, 0.54, 0.44, 70],
  [0, 0.16, 0.52, -54],
  [0, 0.14, 0.52, 52],
  [0, -0.1, 0.44, -20],
  [0, -0.04, 0.4, 18],
]

/** A sprig of long, soft, grayish leaves: sage. */
export const longLeaves: DrawBought = (pen, spot, { colour }) =>
  mark(pen, basilStem, spot, lighter(colour, 0.2), 0.08) +
  heap(sagePlaces, (place, index) => {
    const leaf = growing(spot, place)
    const pebbles = pen.times(
      10,
      (): Stroke => [...pointOf(leaf, (pen.chance() - 0.5) * 0.6, (pen.chance() - 0.5) * 1.4)],
    )
    return (
      body(pen, sageLeaf, leaf, index % 2 ? lighter(colour, 0.1) : colour, 0.2, 1.24) +
      mark(pen, tinyStem, { ...leaf, size: leaf.size * 0.9 }, lighter(colour, 0.6), 0.07, 0.9) +
      pen.strokes(pebbles, darker(colour, 0.3), 1.8, 0.35)
    )
  })

const narrowLeaf = stencil('M0,1 C-.16,.6 -.18,-.3 0,-1 C.18,-.3 .16,.6 0,1Z')

/** A sprig of narrow leaves: tarragon, savory. */
export const narrowSprig: DrawBought = (pen, spot, { colour }) =>
  mark(pen, twig, spot, lighter(colour, 0.2), 0.06) +
  heap(
    [0.1, 0.24, 0.38, 0.52, 0.66, 0.8].flatMap((share) =>
      [-1, 1].map((side): Place => [...along(share), 0.38 - share * 0.12, 24 + side * (58 - share * 24)]),
    ),
    (place) => body(pen, narrowLeaf, growing(spot, place), colour, 0.24),
  )

/** A sprig of small rounded leaves: oregano. */
export const roundLeafSprig: DrawBought = (pen, spot, { colour, skin = '#8a6a4a' }) =>
  mark(pen, twig, spot, skin, 0.06) +
  heap(
    [0.16, 0.36, 0.54, 0.72, 0.88, 1].flatMap((share) =>
      [-1, 1].map((side): Place => [...along(share), 0.25 - share * 0.09, 24 + side * (66 - share * 24)]),
    ),
    (place) => leafAt(pen, spot, place, colour, 1.35, false),
  )

/** A stalk with leaflets in two rows: curry leaves. */
export const leafletStalk: DrawBought = (pen, spot, { colour }) =>
  mark(pen, twig, spot, lighter(colour, 0.3), 0.06) +
  heap(
    [0.14, 0.3, 0.46, 0.62, 0.78]
      .flatMap((share) => [-1, 1].map((side): Place => [...along(share), 0.3 - share * 0.06, 24 + side * 66]))
      .concat([[...along(0.84), 0.24, 24]]),
    (place) => leafAt(pen, spot, place, colour, 0.8, false),
  )

/** Some large, stiff leaves: bay. */
export const looseLeaves: DrawBought = (pen, spot, { colour, skin = '#7a5a34' }) =>
  heap(
    [
      [-0.02, 0.84, 0.74, -52],
      [0.06, 0.84, 0.74, 46],
      [0, 0.92, 0.9, -4],
    ],
    (place) => {
      const [x, y] = pointOf(spot, place[0], place[1])
      return pen.strokes([[x, y, (spot.x - x) * 0.05, 4]], skin, 3) + leafAt(pen, spot, place, colour, 0.94)
    },
  )

/** A lime leaf in two halves, one beyond the other. */
export const doubleLeaves: DrawBought = (pen, spot, { colour }) =>
  heap(
    [
      [-0.5, 0.7, 0.38, 30],
      [0.2, 0.96, 0.44, 6],
    ],
    ([u, v, size, turn = 0]) => {
      const tip = pointOf(growing({ x: 0, y: 0, size: 1, turn: 0 }, [u, v, size, turn]), 0, -0.9)
      return (
        leafAt(pen, spot, [u, v, size, turn], colour, 1.1) +
        leafAt(pen, spot, [tip[0], tip[1], size * 1.1, turn], lighter(colour, 0.06), 1.1)
      )
    },
  )

/** Flowers that are eaten. */
export const flowers: DrawBought = (pen, spot, { colour, core = '#f3c63c' }) =>
  heap(
    [
      [0.4, -0.36, 0.5],
      [-0.44, -0.2, 0.5, 20],
      [0.14, 0.46, 0.52, 40],
    ],
    (place, number) => {
      const one = within(spot, place)
      const tone = number === 1 ? mix(colour, '#f08a2a', 0.75) : number === 2 ? mix(colour, '#ffffff', 0.2) : colour
      const petals = pen.times(5, (index) => placed(tinyLeaf, growing(one, [0, 0, 0.48, index * 72]), 1.1)).join('')
      return pen.solid(petals, tone, { drop: 3 }) + pen.fill(disc(one.x, one.y, one.size * 0.24), core)
    },
  )
