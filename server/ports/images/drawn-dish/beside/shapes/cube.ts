import { type Easel, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'

const cubeParts = stencils({
  top: 'M-.9,-.4 L0,-.86 L.9,-.4 L0,.1Z',
  left: 'M-.9,-.4 L0,.1 L0,.96 L-.9,.44Z',
  right: 'M0,.1 L.9,-.4 L.9,.44 L0,.96Z',
})

/** One cube, its three sides lit apart. */
export function drawCube(at: Easel, colour: Colour, top = lighter(colour, 0.5)): string {
  return (
    at.solid(cubeParts.left, colour, { drop: 0.14, depth: 0.1 }) +
    at.body(cubeParts.right, darker(colour, 0.16), { depth: 0.1 }) +
    at.body(cubeParts.top, top, { depth: 0.08, rim: 1.4 })
  )
}
