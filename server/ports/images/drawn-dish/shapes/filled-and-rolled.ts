import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const rolled = stencil(
  'M-.94,-.3 C-.6,-.36 .6,-.36 .9,-.3 C1.04,-.26 1.04,.26 .9,.3 C.6,.36 -.6,.36 -.94,.3 C-1.04,.2 -1.04,-.2 -.94,-.3Z',
)
const rolledEnd = stencil('M.86,-.27 C1.04,-.24 1.04,.24 .86,.27 C.74,.16 .74,-.16 .86,-.27Z')
const seam = stencil('M-.9,.08 C-.3,.16 .3,.16 .72,.08')
const halfMoon = stencil('M-1,.36 C-.98,-.34 -.56,-.68 0,-.68 C.56,-.68 .98,-.34 1,.36 C.6,.5 -.6,.5 -1,.36Z')
const lip = stencil('M-.92,.36 C-.5,.46 .5,.46 .92,.36')
const halved = stencil(
  'M-1,0 C-.96,-.42 -.5,-.54 0,-.5 C.5,-.54 .96,-.42 1,0 C.96,.42 .5,.54 0,.5 C-.5,.54 -.96,.42 -1,0Z',
)
const corner = stencil(
  'M-.92,-.7 C-.9,-.8 -.8,-.84 -.7,-.8 L.86,.66 C.92,.74 .88,.84 .78,.84 L-.8,.86 C-.9,.86 -.94,.8 -.94,.7Z',
)
const cutEdge = stencil('M-.74,-.84 L.9,.7')

/** How many bits of a filling are seen. */
const bits = { full: 16, small: 5 }

/** A burrito, an enchilada, a summer roll: rolled up, its filling at one end. */
export const roll: Shape = (pen, spot, { colour, skin = '#a9682c', core = '#8a5a34' }) => {
  const marks = pen.times(pen.isFull ? 5 : 1, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.6) * 1.2, (pen.chance() - 0.5) * 0.3)
    const mark = { x, y, size: spot.size * (0.06 + pen.chance() * 0.09), turn: spot.turn }
    return pen.fill(blob(pen.chance, mark, { height: 0.6, corners: 7, uneven: 0.25 }), skin, 0.34)
  })
  return (
    pen.solid(placed(rolled, spot), colour, { drop: spot.size * 0.14, rim: 1.8, depth: 0.2 }) +
    marks.join('') +
    pen.line(placed(seam, spot), darker(colour, 0.3), spot.size * 0.035, 0.5) +
    pen.solid(placed(rolledEnd, spot), core, { shadow: 0, rim: 1, depth: 0.1 })
  )
}

/** A folded omelet, a quesadilla, a crepe: a half moon with what it holds along its open side. */
export const folded: Shape = (pen, spot, { colour, skin = '#b5702a', core }) => {
  const patches = pen.times(pen.isFull ? 8 : 2, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.3, (pen.chance() - 0.6) * 0.6)
    const patch = { x, y, size: spot.size * (0.06 + pen.chance() * 0.1), turn: spot.turn }
    return pen.fill(blob(pen.chance, patch, { height: 0.6, corners: 7, uneven: 0.25 }), skin, 0.3)
  })
  const below = core ? pen.line(placed(lip, { ...spot, y: spot.y + spot.size * 0.05 }), core, spot.size * 0.16) : ''
  return (
    pen.shadow(placed(halfMoon, spot), spot.size * 0.14) +
    below +
    pen.solid(placed(halfMoon, spot), colour, { shadow: 0, rim: 1.8, depth: 0.18 }) +
    patches.join('')
  )
}

/** Half a vegetable or a date, hollowed out and filled. */
export const boat: Shape = (pen, spot, { colour, skin = colour, core = '#a8653f' }) => {
  const filling = pen.times(pen.isFull ? bits.full : bits.small, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.1, (pen.chance() - 0.5) * 0.42)
    return [x, y] as const
  })
  const third = (rest: number) => filling.filter((_, index) => index % 3 === rest)
  return (
    pen.solid(placed(halved, spot), skin, { drop: spot.size * 0.16, rim: 1.8, depth: 0.24 }) +
    pen.fill(placed(halved, { ...spot, size: spot.size * 0.88 }), pen.shaded(colour, 0.12)) +
    pen.solid(placed(halved, { ...spot, size: spot.size * 0.7 }), core, { drop: 1.5, depth: 0.16 }) +
    pen.strokes(third(0), darker(core, 0.3), spot.size * 0.12, 0.6) +
    pen.strokes(third(1), lighter(core, 0.5), spot.size * 0.1, 0.8) +
    pen.strokes(third(2), mix(core, '#f3d98a', 0.6), spot.size * 0.09, 0.8)
  )
}

/** Half a sandwich, cut across: bread above, the filling along the cut. */
export const sandwich: Shape = (pen, spot, { colour, skin = '#a8632a', core = '#8dbb4a' }) => {
  const edge = (u: number) => placed(cutEdge, { ...spot, x: spot.x + spot.size * u, y: spot.y - spot.size * u * 0.4 })
  return (
    pen.shadow(placed(corner, spot), spot.size * 0.14) +
    pen.line(edge(0.09), darker(colour, 0.12), spot.size * 0.2) +
    pen.line(edge(0.07), core, spot.size * 0.13) +
    pen.solid(placed(corner, spot), skin, { shadow: 0, rim: 1.8 }) +
    pen.fill(placed(corner, { ...spot, size: spot.size * 0.9 }), pen.shaded(colour, 0.14))
  )
}
