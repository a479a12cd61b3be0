import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'

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
