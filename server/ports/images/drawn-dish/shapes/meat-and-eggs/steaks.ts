import { darker, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, type Point, placed, pointOf, type Spot, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const steakStencil = stencil(
  'M-.98,.16 C-1.04,-.26 -.8,-.56 -.4,-.62 C-.1,-.66 .06,-.52 .34,-.52 C.66,-.52 .96,-.4 1,-.06 C1.04,.26 .82,.44 .5,.5 C.2,.56 .06,.66 -.26,.68 C-.66,.7 -.94,.52 -.98,.16Z',
)
const fatAlong = stencil('M-.9,.1 C-.94,-.24 -.74,-.5 -.4,-.54 C-.1,-.58 .06,-.44 .34,-.44 C.6,-.44 .84,-.34 .9,-.1')
const bars = stencil('M-.74,-.02 L-.42,.5M-.52,-.42 L-.02,.5M-.12,-.46 L.32,.42M.28,-.4 L.66,.34')
const sideBone = stencil(
  'M-.78,-.66 C-.66,-.72 -.58,-.6 -.62,-.48 C-.74,-.14 -.74,.22 -.56,.56 C-.48,.72 -.56,.86 -.7,.84 C-.84,.86 -.9,.74 -.9,.62 C-1.02,.26 -1.04,-.16 -.92,-.5 C-.92,-.6 -.88,-.66 -.78,-.66Z',
)
const marrow = stencil('M-.82,-.42 C-.9,-.1 -.9,.24 -.78,.56')
const chopStencil = stencil(
  'M-.98,.12 C-1.02,-.3 -.7,-.6 -.24,-.6 C.1,-.6 .44,-.62 .62,-.5 C.72,-.42 .56,-.3 .44,-.14 C.34,.04 .4,.3 .16,.52 C-.1,.74 -.92,.66 -.98,.12Z',
)
const rib = stencil(
  'M-.5,-.62 C-.2,-.72 .5,-.74 1.36,-.6 C1.46,-.58 1.46,-.44 1.34,-.44 C.6,-.54 .1,-.54 -.36,-.46 C-.5,-.44 -.6,-.56 -.5,-.62Z',
)
const fatRim = stencil('M-.88,.14 C-.88,-.12 -.72,-.36 -.5,-.44M-.84,.28 C-.66,.6 -.1,.62 .1,.42')
const rackStencil = stencil(
  'M-.98,-.3 C-.96,-.44 -.6,-.48 0,-.48 C.6,-.48 .96,-.44 .98,-.3 C1.02,0 1.02,.2 .96,.38 C.6,.46 -.6,.46 -.96,.38 C-1.02,.2 -1.02,0 -.98,-.3Z',
)
const rackEnds = stencil(
  'M-.82,.3 L-.8,.66M-.5,.34 L-.49,.72M-.17,.36 L-.17,.74M.17,.36 L.17,.74M.5,.34 L.49,.72M.82,.3 L.8,.66',
)
const rackSeams = stencil(
  'M-.66,-.4 C-.64,0 -.64,.2 -.66,.4M-.33,-.42 C-.31,0 -.31,.2 -.33,.42M0,-.42 L0,.42M.33,-.42 C.31,0 .31,.2 .33,.42M.66,-.4 C.64,0 .64,.2 .66,.4',
)
const pocket = stencil('M-.8,.34 C-.4,.5 .3,.3 .78,.22 C.7,.62 .2,.74 -.2,.74 C-.56,.76 -.78,.6 -.8,.34Z')

/** Where the pan browned it, deep and uneven. */
function seared(pen: Pen, spot: Spot, skin: `#${string}`): string {
  const patches = pen.times(pen.isFull ? 7 : 2, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.2, (pen.chance() - 0.5) * 0.66)
    const patch = { x, y, size: spot.size * (0.1 + pen.chance() * 0.16), turn: spot.turn }
    return blob(pen.chance, patch, { height: 0.6, corners: 7, uneven: 0.28 })
  })
  return pen.fill(patches.join(''), skin, 0.36)
}

/** A steak or a chop, whole: its crust, the fat along one side, the marks of the pan, its bone, or what its pocket is filled with. */
export const steak: Shape = (pen, spot, { colour, skin = '#4f2517', mark, width = 0.11, core, inside }) => {
  const { size } = spot
  const below = { ...spot, x: spot.x + size * 0.03, y: spot.y + size * 0.09 }
  const fat =
    pen.line(placed(fatAlong, spot), '#f3dcae', size * width) +
    pen.line(placed(fatAlong, spot), '#d9a860', size * 0.03, 0.7)
  const bone = core
    ? pen.solid(placed(sideBone, spot), core, { drop: size * 0.05, rim: 1.2, depth: 0.14 }) +
      pen.line(placed(marrow, spot), darker(core, 0.24), size * 0.05, 0.5)
    : ''
  const filling = inside
    ? pen.solid(placed(pocket, spot), '#e3c48c', { drop: size * 0.05, rim: 1, depth: 0.2 }) +
      bitsOf(pen, spot, inside, pocketPoints, 0.09)
    : ''
  return (
    pen.solid(placed(steakStencil, below), darker(skin, 0.3), { drop: size * 0.12, rim: 1 }) +
    pen.solid(placed(steakStencil, spot), mix(colour, skin, 0.4), { shadow: 0, rim: 1.8, depth: 0.24 }) +
    seared(pen, spot, skin) +
    (width > 0 ? fat : '') +
    pen.line(placed(bars, spot), darker(skin, 0.3), size * 0.055, mark === 'grill' ? 0.85 : 0.5) +
    bone +
    filling +
    pen.glint(spot.x - size * 0.24, spot.y - size * 0.26, size * 0.4, 0.4)
  )
}

/** Where the bits of a filling look out of a pocket. */
const pocketPoints: readonly Point[] = Array.from({ length: 18 }, (_, index): Point => {
  const share = (index + 0.5) / 18
  return [share * 1.36 - 0.7, 0.5 + ((index % 3) - 1) * 0.12 - (share - 0.5) * 0.16]
})

/** A chop of lamb on its rib: a small eye of meat, the long bone clean. */
export const chop: Shape = (pen, spot, { colour, skin = '#7a4320', mark }) => {
  const [x, y] = pointOf(spot, -0.3, 0)
  return (
    pen.solid(placed(chopStencil, spot), colour, { drop: spot.size * 0.14, rim: 1.8, depth: 0.24 }) +
    pen.line(placed(fatRim, spot), '#f0d9b0', spot.size * 0.1, 0.9) +
    pen.fill(
      blob(pen.chance, { x, y, size: spot.size * 0.44, turn: spot.turn }, { height: 0.8, uneven: 0.22 }),
      skin,
      0.42,
    ) +
    pen.line(
      placed(bars, { ...spot, size: spot.size * 0.8 }),
      darker(skin, 0.3),
      spot.size * 0.05,
      mark === 'grill' ? 0.7 : 0.3,
    ) +
    pen.solid(placed(rib, spot), '#f6ead2', { drop: spot.size * 0.08, rim: 1.2 }) +
    pen.glint(spot.x - spot.size * 0.34, spot.y - spot.size * 0.2, spot.size * 0.4, 0.45)
  )
}

/** Ribs in their rack: meat between the bones, the ends of the bones beyond it. */
export const rack: Shape = (pen, spot, { colour, skin = '#4a2414' }) => {
  const { size } = spot
  return (
    pen.line(placed(rackEnds, { ...spot, x: spot.x + 2, y: spot.y + 4 }), darker(skin, 0.4), size * 0.13, 0.3) +
    pen.line(placed(rackEnds, spot), '#e6d3ac', size * 0.14) +
    pen.line(placed(rackEnds, spot), '#f8eed8', size * 0.08) +
    pen.solid(placed(rackStencil, spot), colour, { drop: size * 0.1, rim: 2, depth: 0.26 }) +
    seared(pen, spot, skin) +
    pen.line(placed(rackSeams, spot), darker(colour, 0.5), size * 0.05, 0.7) +
    pen.line(placed(rackSeams, { ...spot, x: spot.x - size * 0.06 }), mix(colour, '#f0c08a', 0.5), size * 0.03, 0.7) +
    pen.glint(spot.x - size * 0.5, spot.y - size * 0.26, size * 0.5, 0.5)
  )
}
