import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, placed, pointOf, type Spot, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'

const beanStencil = stencil(
  'M-.95,-.05 C-.95,-.62 -.4,-.74 0,-.5 C.4,-.74 .95,-.62 .95,-.05 C.95,.55 .4,.7 0,.68 C-.4,.7 -.95,.55 -.95,-.05Z',
)
const peaStencil = stencil(
  'M-.92,.04 C-.94,-.54 -.5,-.92 .04,-.9 C.44,-.88 .7,-.68 .82,-.42 C.94,-.46 1.16,-.36 1.2,-.2 C1.16,-.08 1.02,-.02 .9,.04 C.92,.56 .54,.92 .02,.92 C-.5,.92 -.9,.58 -.92,.04Z',
)
const peaCrease = stencil('M.98,-.22 C.6,-.2 .34,-.1 .16,.12M-.5,.56 C-.2,.7 .1,.66 .34,.5')
const nutStencil = stencil('M0,-1 C.5,-.7 .62,.5 0,1 C-.62,.5 -.5,-.7 0,-1Z')
const nutLines = stencil('M-.1,-.6 C-.2,-.1 -.16,.3 -.06,.7M.14,-.5 C.24,0 .2,.3 .1,.6')
const hazelStencil = stencil(
  'M0,-1.02 C.16,-.84 .9,-.62 .88,.1 C.86,.6 .5,.88 0,.9 C-.5,.88 -.86,.6 -.88,.1 C-.9,-.62 -.16,-.84 0,-1.02Z',
)
const hazelScar = stencil('M-.52,.64 C-.2,.46 .2,.46 .52,.64 C.26,.92 -.26,.92 -.52,.64Z')
const hazelLines = stencil(
  'M-.36,-.5 C-.52,-.2 -.5,.16 -.4,.4M.06,-.66 C.1,-.3 .08,.1 .04,.38M.42,-.46 C.54,-.14 .5,.16 .42,.4',
)
const lobes = stencil(
  'M0,-.7 C.2,-1 .86,-.94 .84,-.44 C1.06,-.2 1,.24 .82,.4 C.84,.84 .3,1.02 0,.74 C-.3,1.02 -.84,.84 -.82,.4 C-1,.24 -1.06,-.2 -.84,-.44 C-.86,-.94 -.2,-1 0,-.7Z',
)
const cleft = stencil('M0,-.66 C.07,-.3 -.07,.3 0,.7')
const folds = stencil(
  'M.26,-.66 C.5,-.6 .5,-.36 .26,-.3M.7,-.3 C.42,-.2 .46,.06 .74,.08M.24,.1 C.44,.16 .5,.42 .28,.5M-.26,-.66 C-.5,-.6 -.5,-.36 -.26,-.3M-.7,-.3 C-.42,-.2 -.46,.06 -.74,.08M-.24,.1 C-.44,.16 -.5,.42 -.28,.5',
)
const curl = stencil(
  'M-.86,.5 C-1,-.5 -.1,-1.1 .7,-.7 C.96,-.54 .8,-.2 .5,-.34 C0,-.56 -.44,-.1 -.38,.5 C-.4,.76 -.8,.76 -.86,.5Z',
)

/** Black, white, kidney beans. */
const wrinkles = stencil('M-.6,-.2 C-.2,.1 .2,-.3 .6,-.1M-.5,.3 C-.1,.1 .2,.5 .5,.2')

export const bean: Shape = (pen, spot, { colour, mark }) =>
  mark === 'rings'
    ? raisin(pen, spot, colour)
    : pen.solid(placed(beanStencil, spot), colour, { drop: spot.size * 0.3, depth: 0.26 }) +
      pen.glint(spot.x - spot.size * 0.12, spot.y - spot.size * 0.22, spot.size * 0.7, 0.6)

/** Raisins: dried, so that they are wrinkled and do not shine. */
function raisin(pen: Pen, spot: Spot, colour: Colour): string {
  return (
    pen.solid(blob(pen.chance, spot, { height: 0.66, corners: 8, uneven: 0.16 }), colour, { drop: spot.size * 0.3 }) +
    pen.line(placed(wrinkles, spot), lighter(colour, 0.34), spot.size * 0.13, 0.8)
  )
}

/** Chickpeas, and kernels of corn. */
export const chickpea: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(peaStencil, spot), colour, { drop: spot.size * 0.32, depth: 0.24 }) +
  pen.line(placed(peaCrease, spot), darker(colour, 0.36), spot.size * 0.11, 0.55) +
  pen.glint(spot.x - spot.size * 0.18, spot.y - spot.size * 0.26, spot.size * 0.75, 0.75)

/** Almonds, pistachios, pepitas: pointed at both ends. */
export const nut: Shape = (pen, spot, { colour, stretch = 1 }) =>
  pen.solid(placed(nutStencil, spot, stretch), colour, { drop: spot.size * 0.2 }) +
  (pen.isFull ? pen.line(placed(nutLines, spot, stretch), darker(colour, 0.35), spot.size * 0.06, 0.55) : '')

/** Hazelnuts: round with a point and a pale scar in their brown skin; some fell in half, cream inside, with a hollow. */
export const hazelnut: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  const body = pen.solid(placed(hazelStencil, spot), colour, { drop: size * 0.28, depth: 0.3 })
  if (pen.chance() < 0.46) {
    const [x, y] = pointOf(spot, 0, 0.06)
    return (
      body +
      pen.fill(placed(hazelStencil, { ...spot, size: size * 0.84 }), pen.shaded('#f6e3b8', 0.1)) +
      pen.fill(
        blob(pen.chance, { x, y, size: size * 0.3, turn: spot.turn }, { height: 1.35, corners: 8, uneven: 0.08 }),
        '#c39a5e',
        0.9,
      )
    )
  }
  return (
    body +
    pen.fill(placed(hazelScar, spot), '#dcb987', 0.95) +
    (pen.isFull ? pen.line(placed(hazelLines, spot), darker(colour, 0.45), size * 0.07, 0.6) : '') +
    pen.glint(spot.x - size * 0.2, spot.y - size * 0.26, size * 0.7, 0.6)
  )
}

/** Walnuts and pecans: halves of two lobes, folded, with the cleft between. */
export const walnut: Shape = (pen, spot, { colour, stretch = 1 }) =>
  pen.solid(placed(lobes, spot, stretch), colour, { drop: spot.size * 0.24, depth: 0.24 }) +
  pen.line(placed(cleft, spot, stretch), darker(colour, 0.6), spot.size * 0.17, 0.8) +
  pen.line(placed(folds, spot, stretch), darker(colour, 0.45), spot.size * 0.12, 0.65)

/** Cashews: a thick curl. */
export const cashew: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(curl, spot), colour, { drop: spot.size * 0.24, depth: 0.2 }) +
  pen.glint(spot.x - spot.size * 0.2, spot.y - spot.size * 0.3, spot.size * 0.6, 0.5)

/** Cheese that was crumbled breaks where it will. */
const torn = { height: 0.74, corners: 7, uneven: 0.26 }

/** Crumbled or chopped, and whatever has no shape of its own. */
export const crumb: Shape = (pen, spot, { colour, mark }) =>
  pen.solid(blob(pen.chance, spot, mark === 'flakes' ? torn : { height: 0.8, corners: 6, uneven: 0.2 }), colour, {
    drop: spot.size * 0.3,
    rim: 1,
    depth: 0.16,
  })
