import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, disc, fullTurn, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const baguette = stencil(
  'M-.64,0 C-.66,-.56 -.42,-1 0,-1 C.42,-1 .66,-.56 .64,0 C.66,.56 .42,1 0,1 C-.42,1 -.66,.56 -.64,0Z',
)
const loaf = stencil(
  'M-.8,.96 C-.94,.96 -.98,.84 -.96,.7 C-.92,.3 -.9,0 -.94,-.24 C-1.1,-.8 -.6,-1 0,-1 C.6,-1 1.1,-.8 .94,-.24 C.9,0 .92,.3 .96,.7 C.98,.84 .94,.96 .8,.96 C.3,1 -.3,1 -.8,.96Z',
)
const brick = stencil(
  'M-.9,-.86 C-.4,-.92 .4,-.92 .9,-.86 C.94,-.4 .94,.4 .9,.86 C.4,.92 -.4,.92 -.9,.86 C-.94,.4 -.94,-.4 -.9,-.86Z',
)
const triangle = stencil(
  'M-.9,.7 C-.94,.78 -.86,.86 -.76,.84 C-.3,.78 .3,.78 .76,.84 C.86,.86 .94,.78 .9,.7 C.62,.1 .34,-.5 .08,-.96 C.04,-1.04 -.04,-1.04 -.08,-.96 C-.34,-.5 -.62,.1 -.9,.7Z',
)
const folded = stencil('M-1,.3 C-.96,-.5 -.5,-.8 0,-.8 C.5,-.8 .96,-.5 1,.3 C.6,.42 -.6,.42 -1,.3Z')
const pleats = stencil(
  'M-.7,-.3 L-.6,.1M-.4,-.5 L-.34,-.06M-.1,-.58 L-.08,-.1M.2,-.56 L.2,-.1M.5,-.44 L.46,0M.76,-.22 L.68,.12',
)

/** Tortilla, naan, pancake: flat and round, with its brown marks. */
export const flatBread: Shape = (pen, spot, { colour, skin = '#a9682c' }) => {
  const { size } = spot
  let drawn =
    pen.solid(blob(pen.chance, spot, { height: 0.97, corners: 16, uneven: 0.014 }), colour, {
      drop: size * 0.06 + 1,
      rim: 2,
      depth: 0.16,
    }) + pen.line(disc(spot.x, spot.y, size * 0.93), skin, size * 0.03, 0.34)
  for (let index = 0; index < (pen.isFull ? 9 : 3); index += 1) {
    const [angle, reach] = [pen.chance() * fullTurn, 0.2 + pen.chance() * 0.68]
    const [x, y] = pointOf(spot, Math.cos(angle) * reach, Math.sin(angle) * reach)
    const mark = { x, y, size: size * (0.07 + pen.chance() * 0.1), turn: angle }
    drawn += pen.fill(blob(pen.chance, mark, { height: 0.76, corners: 7, uneven: 0.25 }), skin, 0.36)
  }
  return drawn
}

/** A pancake: golden face, pale edge. */
export const pancake: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  const outline = { corners: 14, uneven: 0.02 }
  return (
    pen.solid(blob(pen.chance, spot, outline), lighter(colour, 0.5), { drop: size * 0.1, rim: 2 }) +
    pen.fill(
      blob(pen.chance, { ...spot, size: size * 0.93 }, outline),
      pen.domed(lighter(colour, 0.15), darker(colour, 0.16)),
    ) +
    pen.line(disc(spot.x, spot.y, size * 0.7), lighter(colour, 0.3), size * 0.1, 0.3)
  )
}

/** A slice of bread, toasted. */
export const toast: Shape = (pen, spot, { colour, skin = '#a8632a', mark }) => {
  const outline = mark === 'sliced' ? baguette : loaf
  const crumbs = pen.times(pen.isFull ? 60 : 8, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.5, (pen.chance() - 0.5) * 1.6)
    return [x, y, spot.size * 0.02, spot.size * 0.01] as const
  })
  return (
    pen.solid(placed(outline, spot), skin, { drop: spot.size * 0.09, rim: 2.2 }) +
    pen.fill(placed(outline, { ...spot, size: spot.size * 0.91 }), pen.shaded(colour, 0.14)) +
    pen.strokes(crumbs, darker(colour, 0.25), spot.size * 0.035, 0.5)
  )
}

/** A bun with seeds on its dome. */
export const bun: Shape = (pen, spot, { colour }) => {
  const seeds = pen.times(pen.isFull ? 34 : 10, () => {
    const [angle, reach] = [pen.chance() * fullTurn, Math.sqrt(pen.chance()) * 0.72]
    const [x, y] = pointOf(spot, Math.cos(angle) * reach, Math.sin(angle) * reach)
    return [x, y, Math.cos(angle) * spot.size * 0.04, Math.sin(angle) * spot.size * 0.04] as const
  })
  return (
    pen.solid(
      blob(pen.chance, spot, { corners: 14, uneven: 0.015 }),
      pen.domed(lighter(colour, 0.35), darker(colour, 0.28)),
      {
        drop: spot.size * 0.12,
        rim: 2,
      },
    ) +
    pen.strokes(seeds, '#fbeac4', spot.size * 0.05, 0.95) +
    pen.glint(spot.x - spot.size * 0.34, spot.y - spot.size * 0.4, spot.size * 0.5, 0.4)
  )
}

/** A square of cornbread, butter or cheese. */
export const square: Shape = (pen, spot, { colour, skin = darker(colour, 0.2) }) => {
  const below = placed(brick, { ...spot, x: spot.x + spot.size * 0.07, y: spot.y + spot.size * 0.13 })
  const cracks = pen.times(pen.isFull ? 10 : 3, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.4, (pen.chance() - 0.5) * 1.4)
    return [x, y, (pen.chance() - 0.5) * spot.size * 0.3, (pen.chance() - 0.5) * spot.size * 0.3] as const
  })
  return (
    pen.shadow(below, spot.size * 0.1) +
    pen.fill(below, darker(colour, 0.34)) +
    pen.solid(placed(brick, spot), colour, { shadow: 0, rim: 1.6, depth: 0.14 }) +
    pen.strokes(cracks, skin, spot.size * 0.035, 0.5)
  )
}

/** A corn chip, a wedge of pita or quesadilla. */
export const chip: Shape = (pen, spot, { colour, core }) => {
  const specks = pen.times(pen.isFull ? 8 : 2, () =>
    pointOf(spot, (pen.chance() - 0.5) * 0.9, pen.chance() * 0.9 - 0.2),
  )
  return (
    pen.solid(placed(triangle, spot), colour, { drop: spot.size * 0.14, depth: 0.2 }) +
    (core ? pen.line(placed(triangle, { ...spot, size: spot.size * 0.82 }), core, spot.size * 0.06, 0.5) : '') +
    pen.strokes(specks, darker(colour, 0.35), spot.size * 0.07, 0.5)
  )
}

/** A dumpling or an empanada: folded, its edge pleated. */
export const dumpling: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(folded, spot), colour, { drop: spot.size * 0.18, depth: 0.18 }) +
  pen.line(placed(pleats, spot), darker(colour, 0.3), spot.size * 0.05, 0.6)
