import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const sheet = stencil(
  'M-1.06,.02 C-1.1,-.06 -1.02,-.14 -.94,-.2 C-.7,-.62 -.3,-.76 .04,-.74 C.42,-.76 .74,-.56 .94,-.18 C1.02,-.12 1.1,-.04 1.04,.04 C1.08,.1 1.02,.16 .94,.2 C.72,.6 .36,.74 0,.74 C-.4,.76 -.74,.58 -.94,.2 C-1.04,.16 -1.1,.1 -1.06,.02Z',
)
const mouth = stencil(
  'M-.84,.02 C-.7,-.12 -.74,-.22 -.6,-.34 C-.46,-.36 -.4,-.52 -.2,-.5 C-.04,-.56 .14,-.48 .3,-.5 C.46,-.44 .52,-.34 .64,-.26 C.7,-.12 .84,-.06 .84,.02 C.78,.14 .74,.22 .6,.32 C.44,.4 .36,.5 .16,.5 C0,.54 -.16,.48 -.32,.48 C-.48,.42 -.56,.32 -.68,.24 C-.74,.14 -.82,.1 -.84,.02Z',
)
const creases = stencil('M-.8,.02 C-.5,-.1 -.3,.06 0,-.02 C.3,-.1 .5,.04 .8,0M-.4,-.4 L-.3,.4M.36,-.42 L.3,.4')

/** Paper or foil folded round a dinner: its edges crimped, torn open along the middle. */
export const paperParcel: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  const crimps = pen.times(pen.isFull ? 30 : 12, (index): Stroke => {
    const angle = ((index + 0.5) / (pen.isFull ? 30 : 12)) * Math.PI * 2
    const [from, to] = [
      pointOf(spot, Math.cos(angle) * 0.82, Math.sin(angle) * 0.55),
      pointOf(spot, Math.cos(angle + 0.09) * 0.94, Math.sin(angle + 0.09) * 0.7),
    ]
    return [from[0], from[1], to[0] - from[0], to[1] - from[1]]
  })
  return (
    pen.solid(placed(sheet, spot), colour, { drop: size * 0.1, rim: 2.4, depth: 0.1 }) +
    pen.strokes(crimps, darker(colour, 0.34), size * 0.022, 0.7) +
    pen.strokes(
      crimps.map(([x, y, dx, dy]) => [x + size * 0.02, y + size * 0.012, dx, dy]),
      lighter(colour, 0.8),
      size * 0.018,
      0.9,
    ) +
    pen.fill(placed(mouth, spot), pen.hollow(darker(colour, 0.26), lighter(colour, 0.2))) +
    pen.line(placed(creases, spot), darker(colour, 0.3), size * 0.014, 0.6) +
    pen.line(placed(mouth, spot), lighter(colour, 0.7), size * 0.035)
  )
}
