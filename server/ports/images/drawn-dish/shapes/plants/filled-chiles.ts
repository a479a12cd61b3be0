import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const half = stencil(
  'M-.78,-.22 C-.62,-.46 -.2,-.44 .2,-.36 C.6,-.28 .92,-.14 1,.02 C.9,.18 .56,.32 .16,.38 C-.22,.44 -.62,.46 -.78,.22 C-.84,.08 -.84,-.08 -.78,-.22Z',
)
const stalk = stencil('M-.78,0 C-.94,0 -1.02,.04 -1.16,-.04')
const cap = stencil('M-.7,-.2 C-.84,-.16 -.9,-.06 -.9,0 C-.9,.08 -.84,.18 -.7,.22 C-.76,.08 -.76,-.08 -.7,-.2Z')

/** A small chile halved the long way: its green wall and stalk, level with cheese that browned in the oven. */
export const chileHalf: Shape = (pen, spot, { colour, core = '#f3dca0', skin = '#a85a1c' }) => {
  const { size } = spot
  const filling = { ...spot, size: size * 0.76, x: spot.x + Math.cos(spot.turn) * size * 0.02 }
  const spots = pen.times(pen.isFull ? 9 : 3, () => {
    const along = pen.chance() * 1.3 - 0.62
    const [x, y] = pointOf(spot, along, (pen.chance() - 0.5) * 0.34)
    return blob(
      pen.chance,
      { x, y, size: size * (0.05 + pen.chance() * 0.1), turn: spot.turn },
      { height: 0.62, corners: 7, uneven: 0.2 },
    )
  })
  return (
    pen.line(placed(stalk, spot), darker(colour, 0.1), size * 0.13) +
    pen.solid(placed(half, spot), colour, { drop: size * 0.12, rim: 1.6, depth: 0.3 }) +
    pen.fill(placed(cap, spot), darker(colour, 0.24)) +
    pen.fill(placed(half, { ...filling, size: size * 0.84 }), lighter(colour, 0.42)) +
    pen.solid(placed(half, filling), mix(core, '#f6dc98', 0.5), { drop: 1.2, rim: 1, depth: 0.14 }) +
    pen.fill(spots.join(''), skin, 0.44) +
    pen.glint(spot.x - size * 0.16, spot.y - size * 0.12, size * 0.3, 0.5)
  )
}
