import type { Easel } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

const outline = stencil('M0,1 C-.66,.56 -.6,-.36 0,-1 C.6,-.36 .66,.56 0,1Z')
const rib = stencil('M0,.94 L0,-.76')
const veins = stencil('M0,.5 L-.3,.14M0,.5 L.3,.14M0,.06 L-.28,-.28M0,.06 L.28,-.28')

/** A leaf with its ribs; its foot is at 0,1, and `stretch` widens it. */
export function drawLeaf(leaf: Easel, colour: Colour, stretch = 1, veined = true): string {
  const pale = lighter(colour, 0.36)
  return (
    leaf.wide(stretch).solid(outline, colour) +
    leaf.line(rib, pale, 0.07, 0.8) +
    (veined ? leaf.wide(stretch).line(veins, pale, 0.045, 0.6) : '')
  )
}
