import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, fullTurn, placed, pointOf, type Spot, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import { shade } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf, seeded } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const kernel = stencil('M-1,0 C-1,-.5 -.5,-.66 0,-.62 C.5,-.66 .98,-.46 1,0 C.98,.46 .5,.66 0,.62 C-.5,.66 -1,.5 -1,0Z')
const kernelFace = stencil(
  'M-.78,0 C-.76,-.32 -.4,-.42 0,-.4 C.4,-.42 .7,-.3 .72,0 C.7,.3 .4,.42 0,.4 C-.4,.42 -.76,.32 -.78,0Z',
)
const kernelCleft = stencil('M-.6,0 C-.2,.06 .2,-.06 .66,0')
const dried = stencil(
  'M-1,.02 C-1,-.4 -.7,-.66 -.36,-.6 C-.1,-.7 .3,-.68 .6,-.56 C.92,-.46 1.04,-.2 .98,.06 C.98,.42 .66,.64 .34,.58 C0,.7 -.4,.68 -.64,.54 C-.92,.44 -1.02,.26 -1,.02Z',
)
const wrinkles = stencil(
  'M-.76,-.2 C-.4,-.36 -.1,-.2 .2,-.3 C.4,-.36 .6,-.26 .76,-.3M-.84,.1 C-.5,-.04 -.2,.16 .1,.04 C.4,-.08 .6,.1 .84,.02M-.6,.36 C-.3,.24 0,.42 .3,.3 C.46,.24 .56,.32 .66,.28',
)
const strand = stencil('M-1,.16 C-.6,-.3 0,-.36 .3,-.04 C.5,.18 .76,.2 .94,.02')
const egg = stencil(
  'M-1,0 C-1,-.32 -.66,-.42 -.34,-.48 C0,-.56 .2,-.74 .52,-.72 C.9,-.68 1,-.38 1,0 C1,.38 .9,.68 .52,.72 C.2,.74 0,.56 -.34,.48 C-.66,.42 -1,.32 -1,0Z',
)

/** Half a peanut: its flat face pale, the cleft down its middle and the germ at the end of it. */
export const peanut: Shape = (pen, spot, { colour }) => {
  const [x, y] = pointOf(spot, 0.62, 0)
  return (
    pen.solid(placed(kernel, spot), colour, { drop: spot.size * 0.24, depth: 0.22 }) +
    (pen.isFull
      ? pen.fill(placed(kernelFace, spot), lighter(colour, 0.5), 0.9) +
        pen.line(placed(kernelCleft, spot), darker(colour, 0.4), spot.size * 0.11, 0.7) +
        pen.strokes([[x, y]], darker(colour, 0.45), spot.size * 0.26, 0.8)
      : '')
  )
}

/** A dried jujube or date: long, glossy, wrinkled. */
export const wrinkled: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(dried, spot), colour, { drop: spot.size * 0.2, depth: 0.3 }) +
  pen.line(placed(wrinkles, spot), darker(colour, 0.5), spot.size * 0.08, 0.7) +
  pen.glint(spot.x - spot.size * 0.2, spot.y - spot.size * 0.26, spot.size * 0.7, 0.6)

/** Bean sprouts: white stems, each with its yellow head. */
export const beanSprouts: Shape = (pen, spot, { colour, core = '#e3c04a' }) => {
  const stems = pen.times(pen.isFull ? 5 : 3, (): Spot => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 0.9, (pen.chance() - 0.5) * 0.9)
    return { x, y, size: spot.size * (0.66 + pen.chance() * 0.3), turn: pen.chance() * fullTurn }
  })
  const thick = spot.size * (pen.isFull ? 0.11 : 0.16)
  const paths = stems.map((stem) => placed(strand, stem)).join('')
  const shadows = stems.map((stem) => placed(strand, { ...stem, x: stem.x + 1, y: stem.y + 1.8 })).join('')
  const heads = stems.map((stem) => pointOf(stem, -1, 0.16))
  return (
    pen.line(shadows, shade, thick, 0.24) +
    pen.line(paths, darker(colour, 0.24), thick * 1.3) +
    pen.line(paths, colour, thick) +
    pen.strokes(heads, darker(core, 0.3), thick * 2.5) +
    pen.strokes(heads, core, thick * 2)
  )
}

/** Half an avocado: thin dark peel, green at its edge and yellow within; in the hollow of its stone what it was filled with. */
export const avocadoHalf: Shape = (pen, spot, { colour, skin = '#3d4a22', core, inside = [] }) => {
  const { size } = spot
  const [x, y] = pointOf(spot, 0.34, 0)
  const hollow = blob(
    pen.chance,
    { x, y, size: size * (core ? 0.52 : 0.34), turn: spot.turn },
    { corners: 10, uneven: 0.05 },
  )
  return (
    pen.solid(placed(egg, spot), skin, { drop: size * 0.14, rim: 1.6, depth: 0.3 }) +
    pen.fill(placed(egg, { ...spot, size: size * 0.94 }), mix(colour, '#6f9a34', 0.5)) +
    pen.fill(placed(egg, { ...spot, size: size * 0.84 }), pen.domed(lighter(colour, 0.5), lighter(colour, 0.16))) +
    (core
      ? pen.solid(hollow, core, { drop: 1.5, depth: 0.14 }) +
        bitsOf(pen, { ...spot, x, y }, inside, seeded(pen.isFull ? 16 : 6, 0.44), 0.12)
      : pen.fill(hollow, pen.hollow(darker(colour, 0.42), lighter(colour, 0.2))))
  )
}
