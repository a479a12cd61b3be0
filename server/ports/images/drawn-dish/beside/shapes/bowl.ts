import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

const parts = stencils({
  body: 'M-.86,-.34 C-.84,.1 -.56,.46 0,.46 C.56,.46 .84,.1 .86,-.34Z',
  foot: 'M-.32,.4 L.32,.4 L.36,.54 L-.36,.54Z',
})
const rim = oval(0, -0.34, 0.88, 0.26)
const well = oval(0, -0.33, 0.78, 0.2)

/** A small bowl on its foot; `content` is the color of what is in it. */
export function drawBowl(e: Easel, colour: Colour, content: Colour): string {
  return (
    e.solid(parts.foot, darker(colour, 0.2), { drop: 0.06, depth: 0.2 }) +
    e.solid(parts.body, colour, { depth: 0.3 }) +
    e.body(rim, lighter(colour, 0.2), { rim: 1.6, depth: 0.2 }) +
    e.fill(well, content)
  )
}

const outer = oval(0, 0, 1)
const lip = oval(0, 0, 0.93)
const hollow = oval(0, 0, 0.84)
const lit = stencil('M-.86,-.36 C-.72,-.66 -.5,-.82 -.24,-.9')

/** The same, seen from above. */
export function drawBowlFromAbove(e: Easel, colour: Colour, content: Colour): string {
  return (
    e.solid(outer, colour, { drop: 0.1, depth: 0.3 }) +
    e.line(lip, lighter(colour, 0.4), 0.03, 0.6) +
    e.fill(hollow, e.pen.hollow(darker(colour, 0.5), lighter(colour, 0.1))) +
    e.fill(oval(0.02, 0.03, 0.76), content) +
    e.line(lit, lighter(colour, 0.7), 0.05, 0.7)
  )
}
