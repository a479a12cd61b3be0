import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, disc, fullTurn, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const sector = stencil('M-.96,.3 C-.62,.84 .62,.84 .96,.3 L.44,-.62 C.2,-.46 -.2,-.46 -.44,-.62Z')
const sectorRind = stencil('M-.94,.33 C-.62,.84 .62,.84 .94,.33')
const sectorFibers = stencil('M-.32,-.4 L-.66,.4M-.16,-.34 L-.36,.54M0,-.34 L0,.6M.16,-.34 L.36,.54M.32,-.4 L.66,.4')

/** Pineapple: a piece of a ring with its fibers and the curve of its rind; a whole ring where it is left one. */
export const pineapple: Shape = (pen, spot, { colour, skin = '#b5822a', mark }) => {
  const { x, y, size, turn } = spot
  if (mark === 'rings') {
    const fibers = pen.times(pen.isFull ? 22 : 8, (index): Stroke => {
      const angle = turn + (index / (pen.isFull ? 22 : 8)) * fullTurn
      const [u, v] = [Math.cos(angle) * size, Math.sin(angle) * size]
      return [x + u * 0.42, y + v * 0.42, u * 0.42, v * 0.42]
    })
    return (
      pen.solid(disc(x, y, size), skin, { drop: size * 0.14 }) +
      pen.fill(disc(x, y, size * 0.93), pen.domed(lighter(colour, 0.3), colour)) +
      pen.strokes(fibers, darker(colour, 0.24), size * 0.035, 0.7) +
      pen.fill(disc(x, y, size * 0.3), darker(skin, 0.3)) +
      pen.fill(disc(x + size * 0.03, y + size * 0.04, size * 0.25), mix(skin, colour, 0.35))
    )
  }
  return (
    pen.solid(placed(sector, spot), colour, { drop: size * 0.2, rim: 1.2, depth: 0.16 }) +
    pen.line(placed(sectorFibers, spot), darker(colour, 0.26), size * 0.06, 0.65) +
    pen.line(placed(sectorRind, spot), skin, size * 0.15) +
    pen.glint(x - size * 0.2, y - size * 0.2, size * 0.5, 0.5)
  )
}

/** Plantain cut on the slant: long, golden, browned at its edge, the line of its seeds in the middle. */
export const slantedSlice: Shape = (pen, spot, { colour, skin = darker(colour, 0.4) }) => {
  const { size } = spot
  const outline = (share: number) =>
    blob(pen.chance, { ...spot, size: size * share }, { height: 0.56, corners: 12, uneven: 0.03 })
  const seeds = [-0.44, -0.24, -0.04, 0.16, 0.36].map((u): Stroke => {
    const [from, to] = [pointOf(spot, u, 0.02), pointOf(spot, u + 0.09, -0.02)]
    return [from[0], from[1], to[0] - from[0], to[1] - from[1]]
  })
  const [u, v] = pointOf(spot, 0.4, 0.2)
  return (
    pen.solid(outline(1), skin, { drop: size * 0.14, rim: 1.3 }) +
    pen.fill(outline(0.84), pen.domed(lighter(colour, 0.2), colour)) +
    pen.fill(blob(pen.chance, { ...spot, x: u, y: v, size: size * 0.34 }, { height: 0.5, uneven: 0.2 }), skin, 0.4) +
    pen.strokes(seeds, darker(skin, 0.45), size * 0.07, 0.7)
  )
}

const cracks = stencil('M-.5,-.3 C-.2,-.1 -.1,.1 .1,.5M-.1,-.6 C0,-.3 .2,-.1 .56,.06M-.56,.24 C-.4,.2 -.24,.26 -.06,.2')

/** What was pressed flat and fried: its edge torn, its face cracked, brown where it stands up. */
export const smashed: Shape = (pen, spot, { colour, skin = darker(colour, 0.4) }) => {
  const { size } = spot
  const torn = (share: number) => blob(pen.chance, { ...spot, size: size * share }, { corners: 15, uneven: 0.12 })
  return (
    pen.solid(torn(1), mix(skin, colour, 0.2), { drop: size * 0.14, rim: 1.5 }) +
    pen.fill(torn(0.82), pen.domed(lighter(colour, 0.24), colour)) +
    pen.line(placed(cracks, spot), darker(skin, 0.2), size * 0.06, 0.7) +
    pen.line(placed(cracks, { ...spot, turn: spot.turn + 2.4, size: size * 0.8 }), skin, size * 0.06, 0.55)
  )
}
