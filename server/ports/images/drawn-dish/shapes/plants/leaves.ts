import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'

export const leafStencil = stencil('M0,-1 C.5,-.62 .62,.25 0,1 C-.62,.25 -.5,-.62 0,-1Z')
const leafHalf = stencil('M0,-1 C.5,-.62 .62,.25 0,1 C.07,.3 .07,-.4 0,-1Z')
const leafRib = stencil('M0,-.86 C.06,-.3 .06,.3 0,1.12')
const leafVeins = stencil(
  'M.02,-.35 L.3,-.56M.03,-.02 L.4,-.26M.03,.3 L.36,.06M.02,-.35 L-.28,-.56M.03,-.02 L-.38,-.26M.03,.3 L-.34,.06',
)
const lobed = stencil(
  'M0,-1 C.24,-.95 .34,-.7 .22,-.5 C.55,-.55 .62,-.2 .24,-.12 C.52,-.06 .5,.3 .16,.3 C.12,.5 .06,.8 .04,1.15 L-.04,1.15 C-.06,.8 -.12,.5 -.16,.3 C-.5,.3 -.52,-.06 -.24,-.12 C-.62,-.2 -.55,-.55 -.22,-.5 C-.34,-.7 -.24,-.95 0,-1Z',
)
const midrib = stencil('M0,-.75 L0,1.05')
const stalk = stencil('M0,1 C.1,.4 -.06,-.3 .06,-1')
const frilled = stencil(
  'M0,-1 C.26,-1.06 .4,-.94 .5,-.78 C.72,-.76 .8,-.5 .74,-.34 C.94,-.2 .9,.06 .76,.16 C.86,.36 .7,.56 .52,.58 C.44,.8 .2,.92 0,1 C-.2,.92 -.44,.8 -.52,.58 C-.7,.56 -.86,.36 -.76,.16 C-.9,.06 -.94,-.2 -.74,-.34 C-.8,-.5 -.72,-.76 -.5,-.78 C-.4,-.94 -.26,-1.06 0,-1Z',
)
const stemStencil = stencil('M-.2,0 C-.16,.5 -.26,.8 -.2,1 L.2,1 C.26,.8 .16,.5 .2,0Z')
const headBuds: readonly (readonly [number, number, number])[] = [
  [0, -0.5, 0.46],
  [-0.5, -0.3, 0.4],
  [0.5, -0.3, 0.4],
  [-0.62, 0.08, 0.3],
  [0.62, 0.08, 0.3],
  [-0.24, -0.02, 0.4],
  [0.26, 0, 0.4],
  [-0.22, -0.66, 0.3],
  [0.26, -0.66, 0.3],
]

/** Spinach, basil, mint: a smooth leaf with its rib. */
export const leaf: Shape = (pen, spot, { colour, stretch = 1.15 }) => {
  const { size, turn } = spot
  const half = Math.cos(turn) > -0.2 ? darker(colour, 0.22) : lighter(colour, 0.16)
  const veins =
    pen.isFull && size > 11 ? pen.line(placed(leafVeins, spot), lighter(colour, 0.34), size * 0.026, 0.6) : ''
  return (
    pen.solid(placed(leafStencil, spot, stretch), colour, { drop: size * 0.13, depth: 0.22 }) +
    pen.fill(placed(leafHalf, spot, stretch), half, 0.55) +
    pen.line(placed(leafRib, spot), lighter(colour, 0.42), Math.max(0.9, size * 0.05), 0.85) +
    veins
  )
}

/** Rocket, kale, dandelion: a leaf of lobes. */
export const lobedLeaf: Shape = (pen, spot, { colour, stretch = 1 }) =>
  pen.solid(placed(lobed, spot, stretch), colour, { drop: spot.size * 0.12 }) +
  pen.line(placed(midrib, spot), lighter(colour, 0.45), spot.size * 0.05, 0.8)

/** Lettuce, cabbage, chard: a broad leaf with a frilled edge and a pale rib. */
export const frilledLeaf: Shape = (pen, spot, { colour, core = lighter(colour, 0.6), stretch = 1 }) =>
  pen.solid(placed(frilled, spot, stretch), colour, { drop: spot.size * 0.1, depth: 0.2 }) +
  pen.fill(placed(frilled, { ...spot, size: spot.size * 0.76 }, stretch), lighter(colour, 0.22), 0.6) +
  pen.line(placed(midrib, { ...spot, size: spot.size * 0.82 }), core, spot.size * 0.1, 0.9) +
  (pen.isFull ? pen.line(placed(leafVeins, spot, 1.5), core, spot.size * 0.03, 0.6) : '')

/** Parsley, dill, thyme: a stalk with small leaves on both sides. */
export const sprig: Shape = (pen, spot, { colour }) => {
  const { size, turn } = spot
  const count = pen.isFull ? 9 : 5
  const leaves = pen.times(count, (index) => {
    const side = index % 2 ? 1 : -1
    const [x, y] = pointOf(spot, side * 0.16, 0.8 - (index / count) * 1.9)
    const leaflet = { x, y, size: size * (0.34 - (index / count) * 0.126), turn: turn + side }
    return pen.solid(placed(leafStencil, leaflet), index % 3 ? colour : lighter(colour, 0.18), { drop: 1.5, rim: 0.8 })
  })
  return pen.line(placed(stalk, spot), darker(colour, 0.15), size * 0.07) + leaves.join('')
}

/** Broccoli and cauliflower. */
export const floret: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  let drawn = pen.solid(placed(stemStencil, spot), lighter(colour, 0.45), { drop: size * 0.14 })
  for (const [u, v, share] of pen.isFull ? headBuds : headBuds.slice(0, 5)) {
    const [x, y] = pointOf(spot, u, v)
    const bud = { x, y, size: share * size, turn: 0 }
    drawn += pen.solid(blob(pen.chance, bud, { corners: 7, uneven: 0.1 }), colour, {
      drop: size * 0.06,
      rim: 1,
      depth: 0.28,
      shadow: 0.2,
    })
  }
  if (!pen.isFull) return drawn
  const crumbs = pen.times(40, () => {
    const [u, v] = [(pen.chance() - 0.5) * 1.7, pen.chance() * 1.2 - 0.95]
    return pointOf(spot, u * 0.9, v)
  })
  return drawn + pen.strokes(crumbs, lighter(colour, 0.36), size * 0.06, 0.75)
}

const sproutStencil = stencil(
  'M0,1 C-.2,1 -.26,.86 -.3,.76 C-.76,.66 -.94,.2 -.84,-.24 C-.74,-.7 -.36,-.92 0,-.94 C.36,-.92 .74,-.7 .84,-.24 C.94,.2 .76,.66 .3,.76 C.26,.86 .2,1 0,1Z',
)
const sproutCore = stencil('M-.13,.9 C-.1,.5 -.08,.1 0,-.3 C.08,.1 .1,.5 .13,.9Z')
const sproutLeaves = stencil(
  'M-.06,.4 C-.4,.36 -.62,.02 -.56,-.34M.06,.4 C.4,.36 .62,.02 .56,-.34M-.04,.12 C-.26,.06 -.38,-.24 -.28,-.52M.04,.12 C.26,.06 .38,-.24 .28,-.52M0,-.3 L0,-.68',
)

/** Half a Brussels sprout: its stalk, and leaf over leaf from it. */
export const sprout: Shape = (pen, spot, { colour, skin = darker(colour, 0.4) }) =>
  pen.solid(placed(sproutStencil, spot), skin, { drop: spot.size * 0.18, rim: 1.4, depth: 0.24 }) +
  pen.fill(placed(sproutStencil, { ...spot, size: spot.size * 0.8 }), pen.shaded(colour, 0.12)) +
  pen.line(placed(sproutLeaves, spot), mix(skin, colour, 0.3), spot.size * 0.07, 0.8) +
  pen.fill(placed(sproutCore, spot), lighter(colour, 0.7))
