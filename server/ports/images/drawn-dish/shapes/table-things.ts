import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, fullTurn, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import { shade } from '#server/ports/images/drawn-dish/pen.ts'

const beanHalf = stencil(
  'M0,-.98 C.6,-.9 .72,-.3 .7,0 C.68,.4 .56,.9 0,.98 C-.56,.9 -.7,.4 -.7,0 C-.72,-.3 -.6,-.9 0,-.98Z',
)
const beanCrease = stencil('M.06,-.86 C-.3,-.3 .3,.3 -.06,.86')
const petal = stencil('M0,-.1 C.3,-.3 .22,-.8 0,-1 C-.22,-.8 -.3,-.3 0,-.1Z')
const tag = stencil('M-.5,-.36 L.2,-.36 L.5,0 L.2,.36 L-.5,.36Z')
const string = stencil('M-2.4,-.5 C-1.8,.3 -1.2,-.4 .3,0')
const spoonBowl = stencil(
  'M-1,0 C-1,-.3 -.76,-.36 -.56,-.3 C-.4,-.24 -.34,-.1 -.26,-.07 L-.26,.07 C-.34,.1 -.4,.24 -.56,.3 C-.76,.36 -1,.3 -1,0Z',
)
const spoonHandle = stencil('M-.32,-.06 C.2,-.05 .7,-.09 .96,-.11 C1.06,-.06 1.06,.06 .96,.11 C.7,.09 .2,.05 -.32,.06Z')

/** A roasted coffee bean. */
export const coffeeBean: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(beanHalf, spot), colour, { drop: spot.size * 0.22, depth: 0.3 }) +
  pen.line(placed(beanCrease, spot), lighter(colour, 0.34), spot.size * 0.14, 0.9) +
  pen.glint(spot.x - spot.size * 0.24, spot.y - spot.size * 0.4, spot.size * 0.6, 0.5)

/** A pod of star anise. */
export const starAnise: Shape = (pen, spot, { colour }) =>
  pen
    .times(8, (index) => {
      const turned = { ...spot, turn: spot.turn + (index / 8) * fullTurn }
      const [x, y] = pointOf(turned, 0, -0.6)
      return (
        pen.solid(placed(petal, turned), colour, { drop: spot.size * 0.12, rim: 1 }) +
        pen.fill(blob(pen.chance, { x, y, size: spot.size * 0.1, turn: 0 }, { corners: 6 }), '#b9702c')
      )
    })
    .join('')

/** The tag of a tea bag, its string running into the cup. */
export const teaTag: Shape = (pen, spot, { colour }) =>
  pen.line(placed(string, { ...spot, x: spot.x + 1, y: spot.y + 2 }), shade, 2, 0.2) +
  pen.line(placed(string, spot), '#fffaf0', 2) +
  pen.solid(placed(tag, spot), '#fff6e2', { drop: spot.size * 0.16, rim: 1 }) +
  pen.fill(placed(tag, { ...spot, size: spot.size * 0.6 }), colour)

/** A spoon. */
export const spoon: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(spoonHandle, spot), colour, { drop: spot.size * 0.06, rim: 1.2, depth: 0.24 }) +
  pen.solid(placed(spoonBowl, spot), colour, { drop: spot.size * 0.05, rim: 1.2, depth: 0.2 }) +
  pen.fill(
    placed(spoonBowl, { ...spot, size: spot.size * 0.84 }),
    pen.hollow(darker(colour, 0.34), lighter(colour, 0.5)),
    0.8,
  )
