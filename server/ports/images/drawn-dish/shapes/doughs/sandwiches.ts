import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { placed, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import { layersOf } from '#server/ports/images/drawn-dish/shapes/doughs/layers.ts'

const upper = stencil(
  'M-.98,-.3 C-1.02,-.34 -1,-.4 -.94,-.44 L-.14,-.94 C-.06,-1 .06,-1 .14,-.94 L.94,-.44 C1,-.4 1.02,-.34 .98,-.3 C.4,-.24 -.4,-.24 -.98,-.3Z',
)
const upperCut = stencil('M-1,-.34 C-.4,-.28 .4,-.28 1,-.34 L.98,-.16 C.4,-.1 -.4,-.1 -.98,-.16Z')
const lowerCut = stencil('M-.98,.46 C-.4,.52 .4,.52 .98,.46 L1,.66 C.4,.74 -.4,.74 -1,.66Z')
const within = stencil('M-.96,-.2 L.96,-.2 L.96,.52 L-.96,.52Z')
const inCrust = 0.94

/** Half a sandwich, leaning on its crust: the toasted face above, its layers at the cut. */
export const sandwich: Shape = (pen, spot, { colour, skin = '#a8632a', layers = [] }) => {
  const crumb = lighter(colour, 0.55)
  const slice = (cut: typeof upperCut) =>
    pen.solid(placed(cut, spot), skin, { shadow: 0, rim: 1.2 }) +
    pen.fill(placed(cut, { ...spot, size: spot.size * 0.965 }), crumb)
  return (
    pen.shadow(placed(upper, spot) + placed(lowerCut, spot), spot.size * 0.14) +
    pen.solid(placed(upper, spot), skin, { shadow: 0, rim: 1.8 }) +
    pen.fill(
      placed(upper, { ...spot, y: spot.y - spot.size * 0.04, size: spot.size * 0.92 }),
      pen.shaded(colour, 0.14),
    ) +
    pen.fill(placed(within, spot), darker(skin, 0.45)) +
    slice(lowerCut) +
    layersOf(pen, { spot, top: -0.15, bottom: 0.5, reach: inCrust }, layers) +
    slice(upperCut)
  )
}
