import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, disc, fullTurn, placed, pointOf, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const wedgeOuter = stencil('M-1,-.12 C-.8,.7 .8,.7 1,-.12 C.7,-.3 -.7,-.3 -1,-.12Z')
const wedgeInner = stencil('M-.93,-.14 C-.74,.5 .74,.5 .93,-.14 C.6,-.27 -.6,-.27 -.93,-.14Z')
const wedgeSegments = stencil(
  'M-.8,-.12 C-.74,.12 -.58,.24 -.42,.3 C-.36,.1 -.32,-.1 -.34,-.18 C-.5,-.2 -.7,-.16 -.8,-.12ZM-.28,-.18 C-.28,0 -.32,.2 -.34,.32 C-.12,.4 .12,.4 .34,.32 C.32,.2 .28,0 .28,-.18 C.1,-.2 -.1,-.2 -.28,-.18ZM.8,-.12 C.74,.12 .58,.24 .42,.3 C.36,.1 .32,-.1 .34,-.18 C.5,-.2 .7,-.16 .8,-.12Z',
)
const wedgeCore = stencil('M-.6,0 C-.3,.2 .3,.2 .6,0')
const wedgeEdge = stencil('M-.8,-.17 C-.4,-.28 .4,-.28 .8,-.17')
const berry = stencil(
  'M0,1 C-.5,.75 -.95,.05 -.8,-.45 C-.6,-.85 -.2,-.75 0,-.6 C.2,-.75 .6,-.85 .8,-.45 C.95,.05 .5,.75 0,1Z',
)
const berryHeart = stencil('M0,.62 C-.3,.4 -.4,0 -.25,-.3 C-.1,-.42 .1,-.42 .25,-.3 C.4,0 .3,.4 0,.62Z')
const berryVeins = stencil('M0,-.35 L0,.45M-.12,-.2 L-.4,-.3M.12,-.2 L.4,-.3M-.12,.1 L-.42,.18M.12,.1 L.42,.18')
const crescentOuter = stencil('M0,-1 C.86,-.72 .86,.72 0,1 C.3,.46 .3,-.46 0,-1Z')
const crescentMiddle = stencil('M0,-.9 C.6,-.62 .6,.62 0,.9 C.3,.44 .3,-.44 0,-.9Z')
const crescentInner = stencil('M.1,-.66 C.42,-.4 .42,.4 .1,.66 C.3,.36 .3,-.36 .1,-.66Z')
const papayaSeeds = [
  [0.2, -0.5],
  [0.28, -0.3],
  [0.25, -0.1],
  [0.32, 0.08],
  [0.25, 0.26],
  [0.24, 0.46],
] as const
const pearHalf = stencil(
  'M0,-1 C.32,-1 .4,-.66 .44,-.36 C.5,-.02 .82,.16 .8,.5 C.78,.86 .4,1 0,1 C-.4,1 -.78,.86 -.8,.5 C-.82,.16 -.5,-.02 -.44,-.36 C-.4,-.66 -.32,-1 0,-1Z',
)
const peachHalf = stencil(
  'M0,-.72 C.16,-.98 .6,-1.02 .82,-.62 C1.06,-.14 .92,.54 .5,.82 C.28,.96 .1,.94 0,.9 C-.1,.94 -.28,.96 -.5,.82 C-.92,.54 -1.06,-.14 -.82,-.62 C-.6,-1.02 -.16,-.98 0,-.72Z',
)
const stone = stencil('M0,-.4 C.26,-.3 .32,.12 0,.46 C-.32,.12 -.26,-.3 0,-.4Z')
const stoneLines = stencil('M-.02,-.26 C-.12,0 -.1,.14 -.02,.3M.1,-.14 C.14,0 .12,.12 .08,.2')
const appleHalf = stencil(
  'M0,-.66 C.2,-.98 .96,-.9 .94,-.1 C.92,.5 .5,.98 .16,.92 C.08,.9 -.08,.9 -.16,.92 C-.5,.98 -.92,.5 -.94,-.1 C-.96,-.9 -.2,-.98 0,-.66Z',
)

/** A wedge of lemon, of melon, of roasted potato: skin outside, flesh inside. */
export const wedge: Shape = (pen, spot, { colour, skin = colour, mark }) => {
  const { size } = spot
  const isCitrus = mark === 'citrus'
  const flesh = isCitrus ? '#fff3d2' : pen.shaded(lighter(colour, 0.22), 0.14)
  const inside = isCitrus
    ? pen.fill(placed(wedgeSegments, spot), lighter(colour, 0.1))
    : pen.line(placed(wedgeCore, spot), darker(colour, 0.35), size * 0.06, 0.35)
  return (
    pen.solid(placed(wedgeOuter, spot), skin, { drop: size * 0.2 }) +
    pen.fill(placed(wedgeInner, spot), flesh) +
    (isCitrus || pen.isFull ? inside : '') +
    pen.line(placed(wedgeEdge, spot), '#fffdf2', size * 0.05, 0.6)
  )
}

/** Raspberry and blackberry: beads in rings. */
export const beadedBerry: Shape = (pen, { x, y, size, turn }, { colour }) => {
  let drawn = pen.shadow(disc(x, y, size), size * 0.3)
  const paint = pen.domed(lighter(colour, 0.32), darker(colour, 0.18))
  const rings = pen.isFull
    ? [
        [10, 0.76],
        [6, 0.4],
        [1, 0],
      ]
    : [
        [7, 0.7],
        [3, 0.25],
      ]
  for (const [index, [count = 1, reach = 0]] of rings.entries()) {
    let beads = ''
    for (let bead = 0; bead < count; bead += 1) {
      const angle = turn + (bead / count) * fullTurn + index
      beads += `<circle cx="${short(x + Math.cos(angle) * size * reach)}" cy="${short(y + Math.sin(angle) * size * reach)}" r="${short(size * 0.27)}"/>`
    }
    drawn += `<g fill="${paint}" stroke="${darker(colour, 0.35)}" stroke-width="${short(size * 0.03)}">${beads}</g>`
  }
  return drawn
}

/** A strawberry cut lengthwise. */
export const strawberry: Shape = (pen, spot, { colour }) => {
  const { x, y, size } = spot
  return (
    pen.solid(placed(berry, spot), colour, { drop: size * 0.2 }) +
    pen.fill(placed(berry, { ...spot, size: size * 0.8 }), lighter(colour, 0.35)) +
    pen.fill(placed(berryHeart, spot), lighter(colour, 0.72)) +
    pen.line(placed(berryVeins, spot), lighter(colour, 0.3), size * 0.05, 0.7) +
    pen.glint(x - size * 0.3, y - size * 0.3, size * 0.6, 0.5)
  )
}

/** A slice of avocado, mango or peach, green or blushing towards its skin. */
export const crescent: Shape = (pen, spot, { colour, skin = darker(colour, 0.5), mark }) =>
  pen.solid(placed(crescentOuter, spot), skin, { drop: spot.size * 0.1, rim: 1.2 }) +
  pen.fill(placed(crescentOuter, { ...spot, size: spot.size * 0.955 }, 0.93), mix(colour, skin, 0.2)) +
  pen.fill(placed(crescentMiddle, spot), lighter(colour, 0.3)) +
  pen.fill(placed(crescentInner, spot), lighter(colour, 0.6), 0.8) +
  // a papaya's black seeds line its hollow
  (mark === 'seeds'
    ? pen.strokes(
        papayaSeeds.map(([u, v]) => pointOf(spot, u, v)),
        '#2c2420',
        spot.size * 0.13,
      )
    : '')

/** Half a peach, plum or apricot: cleft at the stalk, blushing at its edge, the wrinkled stone in it. */
export const stoneHalf: Shape = (pen, spot, { colour, skin = darker(colour, 0.3), core = darker(colour, 0.4) }) => {
  const { x, y, size } = spot
  const fibers = pen.times(pen.isFull ? 14 : 0, (index): Stroke => {
    const angle = (index / 14) * fullTurn + pen.chance() * 0.2
    const [u, v] = [Math.cos(angle) * size, Math.sin(angle) * size]
    return [x + u * 0.42, y + v * 0.42, u * 0.16, v * 0.16]
  })
  return (
    pen.solid(placed(peachHalf, spot), skin, { drop: size * 0.18, depth: 0.24 }) +
    pen.fill(
      placed(peachHalf, { ...spot, size: size * 0.9 }),
      pen.domed(mix(core, colour, 0.45), lighter(colour, 0.12)),
    ) +
    pen.strokes(fibers, mix(core, colour, 0.3), size * 0.04, 0.6) +
    pen.solid(placed(stone, spot), mix(core, '#7a4a24', 0.6), { drop: size * 0.07, rim: 1, depth: 0.3 }) +
    pen.line(placed(stoneLines, spot), darker(core, 0.6), size * 0.05, 0.7) +
    pen.glint(x - size * 0.4, y - size * 0.46, size * 0.5, 0.5)
  )
}

/** Half a pear, or, wider than long, half an apple: core and pips showing. */
export const coreHalf: Shape = (pen, spot, { colour, skin = darker(colour, 0.3), stretch = 1 }) => {
  const { size } = spot
  const outline = stretch > 1 ? appleHalf : pearHalf
  const [left, right] = [pointOf(spot, -0.1, 0.36), pointOf(spot, 0.1, 0.36)]
  const along = { x: -Math.sin(spot.turn) * size * 0.1, y: Math.cos(spot.turn) * size * 0.1 }
  const [x, y] = pointOf(spot, 0, 0.36)
  return (
    pen.solid(placed(outline, spot, stretch), skin, { drop: size * 0.16 }) +
    pen.fill(placed(outline, { ...spot, size: size * 0.91 }, stretch), pen.shaded(colour, 0.12)) +
    pen.fill(
      blob(pen.chance, { x, y, size: size * 0.27, turn: spot.turn }, { height: 1.1, uneven: 0.06 }),
      lighter(colour, 0.5),
      0.9,
    ) +
    pen.strokes(
      [
        [left[0], left[1], along.x, along.y],
        [right[0], right[1], along.x, along.y],
      ],
      '#5b3418',
      size * 0.09,
      0.9,
    )
  )
}
