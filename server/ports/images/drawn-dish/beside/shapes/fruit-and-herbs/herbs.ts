import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval, type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { placed, stencil } from '#server/ports/images/drawn-dish/outline.ts'
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
export const basilSprig: DrawBought = (e, { colour }) =>
  e.line(basilStem, lighter(colour, 0.25), 0.09) +
  e.tuft(
    basilLeaves,
    (leaf, index) =>
      drawLeaf(leaf, index % 2 ? lighter(colour, 0.08) : colour, 1.3) + leaf.glint(-0.1, -0.1, 0.64, 0.35),
  )

const mintLeaf = stencil(
  'M0,1 L-.36,.72 L-.36,.54 L-.56,.4 L-.5,.22 L-.64,.04 L-.52,-.14 L-.54,-.34 L-.36,-.46 L-.3,-.68 L0,-1 L.3,-.68 L.36,-.46 L.54,-.34 L.52,-.14 L.64,.04 L.5,.22 L.56,.4 L.36,.54 L.36,.72Z',
)
const mintVeins = stencil('M0,.9 L0,-.7M0,.6 L-.4,.3M0,.6 L.4,.3M0,.1 L-.34,-.2M0,.1 L.34,-.2')

/** A sprig of toothed, veined leaves: mint. */
export const mintSprig: DrawBought = (e, { colour }) =>
  e.line(basilStem, '#8a6a5a', 0.08) +
  e.tuft(
    basilLeaves,
    (leaf) =>
      leaf.wide(1.1).solid(mintLeaf, colour, { depth: 0.24, drop: 0.07, rim: 1.2 }) +
      leaf.line(mintVeins, darker(colour, 0.35), 0.06, 0.7),
  )

const twig = stencil('M-.5,1 C-.3,.4 0,-.2 .4,-.96')

/** Where the twig is at a share of its length, and how it leans there. */
function along(share: number): readonly [number, number] {
  const [a, b] = [1 - share, share]
  const at = (p: number, q: number, r: number, s: number) =>
    a * a * a * p + 3 * a * a * b * q + 3 * a * b * b * r + b * b * b * s
  return [at(-0.5, -0.3, 0, 0.4), at(1, 0.4, -0.2, -0.96)]
}

/** Twigs with needles all along: rosemary. */
export const needleTwig: DrawBought = (e, { colour, skin = '#7a6248' }) =>
  e.heap(
    [
      [0.42, 0.1, 0.84, 16],
      [-0.22, 0, 1, -6],
    ],
    (one) => {
      const needles = [-1, 1].flatMap((side) =>
        e.pen.times(12, (index): Stroke => {
          const share = 0.14 + (index / 12) * 0.84
          const angle = 0.42 + side * (0.86 - share * 0.4) + (e.pen.chance() - 0.5) * 0.2
          const reach = 0.46 - share * 0.16
          return [...along(share), Math.sin(angle) * reach, -Math.cos(angle) * reach]
        }),
      )
      return (
        one.line(twig, skin, 0.09) +
        one.dots(needles, darker(colour, 0.4), 0.1) +
        one.at(-0.014, -0.014).dots(needles, lighter(colour, 0.2), 0.045)
      )
    },
  )

const tinyTwigs: readonly Place[] = [
  [0.3, 0.06, 0.9, 24],
  [-0.3, 0.06, 0.9, -26],
  [0, 0, 1, 0],
]
/** A thin stem, slightly bent. */
export const tinyStem = stencil('M0,1 C.06,.4 -.04,-.3 .04,-1')
const tinyLeaf = stencil('M0,1 C-.8,.4 -.6,-.7 0,-1 C.6,-.7 .8,.4 0,1Z')

/** Twigs with many tiny leaves in pairs: thyme; `core` sets flowers at their ends, as lavender has. */
export const tinyLeafTwigs: DrawBought = (e, { colour, skin = '#8a6a4a', core }) =>
  e.heap(tinyTwigs, (one) => {
    const leaves = [0.44, 0.16, -0.12, -0.4, -0.66, -0.88].flatMap((v, index) =>
      [-1, 1].map((side): Place => [side * 0.03, v, 0.17 - index * 0.01, side * 62]),
    )
    const path = leaves.map((leaf) => placed(tinyLeaf, one.growing(...leaf).spot, 0.9)).join('')
    const flowers = core
      ? [-0.98, -0.8, -0.62, -0.44, -0.26].flatMap((v) =>
          [-1, 1].map((side) => one.growing(0, v + 0.1, 0.13, side * 40)),
        )
      : []
    return (
      one.line(tinyStem, core ? colour : skin, 0.05) +
      e.pen.solid(
        core
          ? leaves
              .slice(0, 4)
              .map((leaf) => placed(tinyLeaf, one.growing(...leaf).spot, 0.5))
              .join('')
          : path,
        colour,
        { shadow: 0, rim: 0.8 },
      ) +
      (core
        ? e.pen.solid(flowers.map((flower) => placed(tinyLeaf, flower.spot, 0.9)).join(''), core, {
            shadow: 0,
            rim: 0.8,
          })
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
export const longLeaves: DrawBought = (e, { colour }) =>
  e.line(basilStem, lighter(colour, 0.2), 0.08) +
  e.tuft(sagePlaces, (leaf, index) => {
    const pebbles = e.pen.times(10, (): Stroke => [(e.pen.chance() - 0.5) * 0.6, (e.pen.chance() - 0.5) * 1.4])
    return (
      leaf.wide(1.24).solid(sageLeaf, index % 2 ? lighter(colour, 0.1) : colour, { depth: 0.2 }) +
      leaf.at(0, 0, 0.9).line(tinyStem, lighter(colour, 0.6), 0.07, 0.9) +
      leaf.dots(pebbles, darker(colour, 0.3), 0.065, 0.35)
    )
  })

const narrowLeaf = stencil('M0,1 C-.16,.6 -.18,-.3 0,-1 C.18,-.3 .16,.6 0,1Z')

/** A sprig of narrow leaves: tarragon, savory. */
export const narrowSprig: DrawBought = (e, { colour }) =>
  e.line(twig, lighter(colour, 0.2), 0.06) +
  e.tuft(
    [0.1, 0.24, 0.38, 0.52, 0.66, 0.8].flatMap((share) =>
      [-1, 1].map((side): Place => [...along(share), 0.38 - share * 0.12, 24 + side * (58 - share * 24)]),
    ),
    (leaf) => leaf.solid(narrowLeaf, colour, { depth: 0.24 }),
  )

/** A sprig of small rounded leaves: oregano. */
export const roundLeafSprig: DrawBought = (e, { colour, skin = '#8a6a4a' }) =>
  e.line(twig, skin, 0.06) +
  e.tuft(
    [0.16, 0.36, 0.54, 0.72, 0.88, 1].flatMap((share) =>
      [-1, 1].map((side): Place => [...along(share), 0.25 - share * 0.09, 24 + side * (66 - share * 24)]),
    ),
    (leaf) => drawLeaf(leaf, colour, 1.35, false),
  )

/** A stalk with leaflets in two rows: curry leaves. */
export const leafletStalk: DrawBought = (e, { colour }) =>
  e.line(twig, lighter(colour, 0.3), 0.06) +
  e.tuft(
    [0.14, 0.3, 0.46, 0.62, 0.78]
      .flatMap((share) => [-1, 1].map((side): Place => [...along(share), 0.3 - share * 0.06, 24 + side * 66]))
      .concat([[...along(0.84), 0.24, 24]]),
    (leaf) => drawLeaf(leaf, colour, 0.8, false),
  )

const leafStalk = stencil('M0,1 L0,1.1')

/** Some large, stiff leaves: bay. */
export const looseLeaves: DrawBought = (e, { colour, skin = '#7a5a34' }) =>
  e.tuft(
    [
      [-0.02, 0.84, 0.74, -52],
      [0.06, 0.84, 0.74, 46],
      [0, 0.92, 0.9, -4],
    ],
    (leaf) => leaf.line(leafStalk, skin, 0.06) + drawLeaf(leaf, colour, 0.94),
  )

/** A lime leaf in two halves, one beyond the other. */
export const doubleLeaves: DrawBought = (e, { colour }) =>
  e.tuft(
    [
      [-0.5, 0.7, 0.38, 30],
      [0.2, 0.96, 0.44, 6],
    ],
    (leaf) => drawLeaf(leaf, colour, 1.1) + drawLeaf(leaf.growing(0, -0.9, 1.1), lighter(colour, 0.06), 1.1),
  )

/** Flowers that are eaten. */
export const flowers: DrawBought = (e, { colour, core = '#f3c63c' }) =>
  e.heap(
    [
      [0.4, -0.36, 0.5],
      [-0.44, -0.2, 0.5, 20],
      [0.14, 0.46, 0.52, 40],
    ],
    (one, number) => {
      const tone = number === 1 ? mix(colour, '#f08a2a', 0.75) : number === 2 ? mix(colour, '#ffffff', 0.2) : colour
      const petals = e.pen.times(5, (index) => placed(tinyLeaf, one.growing(0, 0, 0.48, index * 72).spot, 1.1)).join('')
      return e.pen.solid(petals, tone, { drop: 3 }) + one.fill(oval(0, 0, 0.24), core)
    },
  )
