import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, type Point, placed, pointOf, spline, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const side = stencil(
  'M-.94,-.34 C-1.02,-.1 -.88,.06 -.98,.26 C-.9,.4 -.98,.54 -.86,.68 C-.4,.98 .4,.98 .86,.68 C.98,.54 .9,.4 .98,.26 C.88,.06 1.02,-.1 .94,-.34Z',
)
const lowSide = stencil('M-.96,-.3 C-1,-.1 -.96,.06 -.92,.12 C-.6,.72 .6,.72 .92,.12 C.96,.06 1,-.1 .96,-.3Z')
const cubeTop = stencil(
  'M-.7,-.84 C-.2,-.92 .3,-.8 .78,-.86 C.9,-.3 .78,.1 .88,.62 C.4,.72 -.2,.6 -.82,.7 C-.9,.2 -.76,-.3 -.7,-.84Z',
)
const crustEdge = stencil(
  'M.5,-.83 C.6,-.88 .7,-.85 .78,-.86 C.9,-.3 .78,.1 .88,.62 C.8,.66 .7,.64 .6,.63 C.52,.1 .64,-.3 .5,-.83Z',
)

/** A biscuit of flaky dough, seen aslant: a browned, uneven top over a tall side of layers; 'sliced', it lies split, its crumb up. */
export const biscuit: Shape = (pen, given, { colour, skin = '#a9622a', mark }) => {
  // it stands, so that its side is seen
  const spot = { ...given, turn: 0 }
  const { y, size } = spot
  const isSplit = mark === 'sliced'
  const height = isSplit ? 0.34 : 0.62
  const body = { ...spot, y: y + size * (height - 0.3) }
  const layer = (v: number): string =>
    spline(
      [-0.88, -0.44, 0, 0.44, 0.88].map((u): Point => {
        const bend = Math.sqrt(1 - u * u * 0.9) * 0.26
        return pointOf(body, u, v + bend - 0.1 + (pen.chance() - 0.5) * 0.07)
      }),
      true,
    )
  const layers = (pen.isFull ? [0.06, 0.24, 0.42] : [0.3]).slice(0, isSplit ? 1 : 3).map(layer)
  const top = { ...spot, y: y - size * 0.3, size: size * 0.97 }
  const face = (share: number, uneven: number) =>
    blob(pen.chance, { ...top, size: top.size * share }, { height: 0.72, corners: 13, uneven })
  const spots = pen.times(pen.isFull ? 9 : 3, () => {
    const [u, v] = pointOf(top, (pen.chance() - 0.5) * 1.3, (pen.chance() - 0.5) * 0.9)
    const brown = { x: u, y: v, size: size * (0.08 + pen.chance() * 0.14), turn: pen.chance() * 3 }
    return blob(pen.chance, brown, { height: 0.7, corners: 7, uneven: 0.3 })
  })
  const pores = pen.times(
    pen.isFull ? 26 : 6,
    (): Stroke => [...pointOf(top, (pen.chance() - 0.5) * 1.3, (pen.chance() - 0.5) * 0.9), size * 0.03, size * 0.01],
  )
  return (
    pen.solid(placed(isSplit ? lowSide : side, body), pen.shaded(mix(colour, '#fbe7b8', 0.6), 0.16), {
      drop: size * 0.14,
      rim: 1.4,
      shadow: 0.3,
    }) +
    pen.line(layers.join(''), mix(colour, skin, 0.55), size * 0.05, 0.75) +
    (isSplit
      ? pen.solid(face(1, 0.05), mix(colour, skin, 0.2), { shadow: 0, rim: 1.4 }) +
        pen.fill(face(0.9, 0.06), pen.shaded('#fbedc8', 0.08)) +
        pen.strokes(pores, '#d2a862', size * 0.05, 0.7)
      : pen.solid(face(1, 0.05), pen.domed(lighter(colour, 0.12), mix(colour, skin, 0.62)), { shadow: 0, rim: 1.6 }) +
        pen.fill(spots.join(''), skin, 0.4) +
        pen.line(face(0.72, 0.1), lighter(colour, 0.5), size * 0.04, 0.4))
  )
}

/** A cube torn or cut of bread: toasted at its corners, open in the crumb, a crust along one side. */
export const breadCube: Shape = (pen, spot, { colour, skin = '#8a4a1e' }) => {
  const { x, y, size } = spot
  const below = placed(cubeTop, { ...spot, x: x + size * 0.1, y: y + size * 0.24 })
  const pores = pen.times(
    pen.isFull ? 9 : 3,
    (): Stroke => [...pointOf(spot, (pen.chance() - 0.56) * 1.2, (pen.chance() - 0.5) * 1.2), size * 0.05, size * 0.03],
  )
  return (
    pen.shadow(below, size * 0.16) +
    pen.fill(below, mix(colour, skin, 0.6)) +
    pen.solid(placed(cubeTop, spot), colour, { shadow: 0, rim: 1.3, depth: 0.2 }) +
    pen.strokes(pores, darker(colour, 0.3), size * 0.1, 0.55) +
    pen.fill(placed(crustEdge, spot), skin, 0.9)
  )
}
