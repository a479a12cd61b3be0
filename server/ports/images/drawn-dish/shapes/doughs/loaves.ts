import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, fullTurn, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const slashes = stencil(
  'M-.62,-.3 C-.2,-.5 .3,-.44 .66,-.2M-.66,.06 C-.2,-.14 .3,-.08 .7,.16M-.56,.42 C-.2,.24 .2,.28 .56,.48',
)
const tin = stencil(
  'M-.96,-.3 C-1,-.52 -.84,-.6 -.66,-.6 C-.2,-.66 .3,-.66 .7,-.6 C.9,-.6 1,-.5 .97,-.28 C1,0 1,.2 .97,.3 C1,.54 .88,.6 .68,.6 C.2,.66 -.3,.66 -.68,.6 C-.86,.6 -1,.52 -.96,.3 C-1,.1 -1,-.1 -.96,-.3Z',
)
const split = stencil('M-.8,.02 C-.56,-.1 -.4,.08 -.16,-.02 C.1,-.12 .3,.08 .52,-.02 C.66,-.06 .74,.02 .82,0')
const glazed = stencil(
  'M-.88,-.3 C-.6,-.46 -.3,-.36 0,-.42 C.4,-.48 .7,-.36 .88,-.28 C.94,0 .9,.2 .86,.32 C.6,.46 .44,.3 .2,.4 C-.1,.52 -.36,.34 -.56,.44 C-.78,.5 -.92,.2 -.88,-.3Z',
)
const half = stencil(
  'M-.98,0 C-1,-.2 -.88,-.27 -.7,-.28 C-.2,-.32 .3,-.32 .72,-.28 C.9,-.26 1,-.2 .98,0 C1,.2 .9,.27 .72,.28 C.3,.32 -.2,.32 -.7,.28 C-.88,.27 -1,.2 -.98,0Z',
)
const cuts = stencil('M-.62,-.3 L-.52,.3M-.3,-.31 L-.2,.31M.02,-.31 L.12,.31M.34,-.31 L.44,.31M.64,-.3 L.74,.29')

/** A crusty loaf: round, dark, floured, its slashes open. */
export const boule: Shape = (pen, spot, { colour, core = '#f0d9a8' }) => {
  const { size } = spot
  const flour = pen.times(pen.isFull ? 110 : 16, (): Stroke => {
    const [angle, reach] = [pen.chance() * fullTurn, Math.sqrt(pen.chance()) * 0.84]
    const [x, y] = pointOf(spot, Math.cos(angle) * reach, Math.sin(angle) * reach)
    return [x, y, size * 0.02, size * 0.01]
  })
  return (
    pen.solid(
      blob(pen.chance, spot, { corners: 16, uneven: 0.02, height: 0.94 }),
      pen.domed(lighter(colour, 0.22), darker(colour, 0.42)),
      { drop: size * 0.1, rim: 2 },
    ) +
    pen.strokes(flour, '#fff6e2', size * 0.04, 0.6) +
    pen.line(placed(slashes, spot), darker(colour, 0.5), size * 0.17, 0.8) +
    pen.line(placed(slashes, { ...spot, y: spot.y + size * 0.015 }), core, size * 0.11) +
    pen.line(placed(slashes, { ...spot, y: spot.y - size * 0.05 }), lighter(core, 0.6), size * 0.03, 0.7)
  )
}

/** A loaf from its tin, domed, its top split along the middle. */
export const tinLoaf: Shape = (pen, spot, { colour, core = lighter(colour, 0.4), mark }) => {
  const { size } = spot
  const seam = placed(split, spot)
  return (
    pen.solid(placed(tin, spot), pen.domed(lighter(colour, 0.26), darker(colour, 0.34)), { drop: size * 0.1, rim: 2 }) +
    (mark === 'iced'
      ? pen.solid(placed(glazed, spot), core, { shadow: 0.2, drop: 2, rim: 1.6, depth: 0.2 }) +
        pen.glint(spot.x - size * 0.3, spot.y - size * 0.2, size * 0.5, 0.5)
      : mark === 'crust'
        ? pen.glint(spot.x - size * 0.3, spot.y - size * 0.3, size * 0.6, 0.45)
        : pen.line(seam, darker(colour, 0.5), size * 0.15, 0.7) + pen.line(seam, core, size * 0.09, 0.95))
  )
}

/** Half of a long loaf, cut side up, buttered green with herbs and cut across into slices. */
export const butteredHalf: Shape = (pen, spot, { colour, skin = '#a8632a', core = '#4d8536' }) => {
  const { size } = spot
  const inner = { ...spot, size: size * 0.95 }
  const flecks = pen.times(pen.isFull ? 80 : 12, (): Stroke => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.76, (pen.chance() - 0.5) * 0.46)
    return [x, y, (pen.chance() - 0.5) * size * 0.03, (pen.chance() - 0.5) * size * 0.03]
  })
  const pale = pen.times(pen.isFull ? 40 : 0, (): Stroke => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.76, (pen.chance() - 0.5) * 0.46)
    return [x, y, size * 0.03, 0]
  })
  return (
    pen.solid(placed(half, spot), skin, { drop: size * 0.07, rim: 2 }) +
    pen.fill(placed(half, inner), pen.shaded(colour, 0.1)) +
    pen.strokes(pale, mix(colour, '#fffbe6', 0.7), size * 0.05, 0.6) +
    pen.strokes(flecks.slice(0, flecks.length / 2), core, size * 0.034) +
    pen.strokes(flecks.slice(flecks.length / 2), lighter(core, 0.25), size * 0.03) +
    pen.line(placed(cuts, spot), darker(skin, 0.5), size * 0.045, 0.9) +
    pen.line(placed(cuts, { ...spot, x: spot.x + size * 0.022 }), lighter(colour, 0.6), size * 0.016, 0.8)
  )
}
