import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, Shape } from '#server/ports/images/drawn-dish/look.ts'
import { disc, fullTurn, placed, pointOf, type Spot, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import { type Pen, shade } from '#server/ports/images/drawn-dish/pen.ts'

const cubeStencil = stencil(
  'M-.6,-.84 C-.2,-.9 .2,-.9 .6,-.84 C.8,-.8 .84,-.7 .85,-.5 C.9,-.1 .9,.2 .84,.56 C.82,.76 .7,.84 .5,.85 C.1,.9 -.2,.9 -.56,.84 C-.8,.8 -.84,.7 -.85,.5 C-.9,.1 -.9,-.2 -.84,-.58 C-.82,-.76 -.76,-.82 -.6,-.84Z',
)
const searedEdges = stencil('M-.74,-.5 C-.5,-.72 -.1,-.76 .3,-.74M.74,.36 C.72,.6 .5,.74 .1,.74')
const peelEdge = stencil('M-.72,.76 C-.3,.82 .3,.82 .72,.74')
const blockTop = stencil('M-.86,-.84 L.84,-.88 L.9,.3 L-.9,.34Z')
const blockFront = stencil('M-.9,.34 L.9,.3 L.86,.84 L-.86,.88Z')
const bow = stencil('M-.9,.3 C-.7,-.6 .6,-.75 .92,.22')
const petal = stencil('M-1,.32 C-.76,-.86 .76,-.88 1,.26 C.66,-.34 -.64,-.32 -1,.32Z')
const innerPetal = stencil('M-.98,.32 C-.6,-.16 .6,-.2 .98,.26 C.56,.14 -.54,.2 -.98,.32Z')
const ribbon = stencil('M-.95,.1 C-.5,-.2 .3,.24 .95,-.1')
const tipStencil = stencil('M.26,0 C.16,.13 -.1,.15 -.26,.08 L-.26,-.08 C-.1,-.15 .16,-.13 .26,0Z')
const tubeStencil = stencil('M-.9,-.3 L.7,-.3 L.96,.3 L-.64,.3Z')
const tubeLines = stencil('M-.76,-.14 L.72,-.14M-.7,.02 L.8,.02M-.64,.18 L.86,.18')
const slabStencil = stencil(
  'M-.9,-.66 C-.5,-.72 .5,-.72 .9,-.66 C.95,-.3 .95,.3 .9,.66 C.5,.72 -.5,.72 -.9,.66 C-.95,.3 -.95,-.3 -.9,-.66Z',
)
const grillBars = stencil('M-.6,-.5 L-.3,.5M-.1,-.56 L.2,.56M.4,-.54 L.66,.44')

/** Diced: tofu, feta, squash, mango; a skin is what the pan browned. */
export const cube: Shape = (pen, spot, { colour, skin, mark }) => {
  const { x, y, size } = spot
  if (mark === 'sheer') return block(pen, spot, { colour, skin })
  const below = placed(cubeStencil, { ...spot, x: x + size * 0.13, y: y + size * 0.2 })
  const body =
    pen.shadow(below, size * 0.2) +
    pen.fill(below, darker(colour, 0.34)) +
    pen.solid(placed(cubeStencil, spot), colour, { shadow: 0, rim: 1.4, depth: 0.12 })
  if (mark === 'seeds') {
    const seeds = [
      [-0.36, -0.3],
      [0.34, -0.1],
      [-0.1, 0.4],
    ].map(([u = 0, v = 0]) => pointOf(spot, u, v))
    return body + pen.strokes(seeds, darker(colour, 0.85), size * 0.2)
  }
  if (!skin) return body
  if (mark === 'peel') return body + pen.line(placed(peelEdge, spot), skin, size * 0.24)
  const specks = pen.times(pen.isFull && size > 9 ? 6 : 0, () =>
    pointOf(spot, pen.chance() * 1.2 - 0.6, pen.chance() * 1.2 - 0.6),
  )
  return (
    body + pen.line(placed(searedEdges, spot), skin, size * 0.17, 0.55) + pen.strokes(specks, skin, size * 0.1, 0.4)
  )
}

/** Smooth and cut clean: tofu. Its sides are what the pan browned. */
function block(pen: Pen, spot: Spot, { colour, skin }: Pick<Look, 'colour' | 'skin'>): string {
  // it lies nearly straight, so that its front is seen
  const lying = { ...spot, turn: Math.sin(spot.turn) * 0.5 }
  return (
    pen.shadow(placed(blockFront, lying), spot.size * 0.24) +
    pen.solid(placed(blockFront, lying), skin ? mix(colour, skin, 0.5) : darker(colour, 0.16), { shadow: 0, rim: 1 }) +
    pen.solid(placed(blockTop, lying), colour, { shadow: 0, rim: 1.2, depth: 0.06 })
  )
}

/** Asparagus, green beans, fries; 'tip' ends in a bud. */
export const stick: Shape = (pen, spot, { colour, width = 0.1, mark }) => {
  const { size } = spot
  const bend = (pen.chance() - 0.5) * 0.22
  const top = `C-.4,${edge(-width + bend)} .4,${edge(-width + bend)} 1,${edge(-width)} C1.06,${edge(-width * 0.4)} 1.06,${edge(width * 0.4)} 1,${edge(width)}`
  const bottom = `C.4,${edge(width + bend)} -.4,${edge(width + bend)} -1,${edge(width)} C-1.05,${edge(width * 0.4)} -1.05,${edge(-width * 0.4)} -1,${edge(-width)}Z`
  const body = stencil(`M-1,${edge(-width)} ${top} ${bottom}`)
  const drawn = pen.solid(placed(body, spot), colour, { drop: size * 0.06 + 1, depth: 0.24 })
  if (mark !== 'tip') return drawn
  const [x, y] = pointOf(spot, 0.86, 0)
  const scales = [-0.5, -0.1, 0.3].map((u) => {
    const [from, to] = [pointOf(spot, u, bend * 0.7 - width * 0.5), pointOf(spot, u + 0.09, bend * 0.7 + width * 0.2)]
    return [from[0], from[1], to[0] - from[0], to[1] - from[1]] as const
  })
  return (
    drawn +
    pen.solid(placed(tipStencil, { ...spot, x, y }), darker(colour, 0.22), { drop: 1.5, rim: 1 }) +
    (pen.isFull ? pen.strokes(scales, darker(colour, 0.3), size * 0.03, 0.7) : '')
  )
}

/** A strip of onion or pepper, bent; under its colored edge an onion is white. */
export const arc: Shape = (pen, spot, look) => {
  if (look.mark === 'rings' && spot.size > 13) return petals(pen, spot, look)
  const { colour, core = lighter(look.colour, 0.55), width = 0.22 } = look
  const path = placed(bow, spot)
  const below = placed(bow, { ...spot, x: spot.x + 1.5, y: spot.y + 2.4 })
  return (
    pen.line(below, shade, spot.size * width, 0.22) +
    pen.line(path, darker(colour, 0.12), spot.size * width) +
    pen.line(path, core, spot.size * width * 0.42, 0.95)
  )
}

/** A sliver of onion: two half rings, one in the other, joined at their tips. */
function petals(pen: Pen, spot: Spot, { colour, core = lighter(colour, 0.45) }: Look): string {
  const [outer, inner] = [placed(petal, spot), placed(innerPetal, spot)]
  return (
    pen.shadow(outer + inner, spot.size * 0.14, 0.24) +
    pen.fill(inner, lighter(core, 0.15)) +
    pen.line(inner, mix(colour, core, 0.25), spot.size * 0.07) +
    pen.fill(outer, core) +
    pen.line(outer, darker(colour, 0.14), spot.size * 0.09)
  )
}

/** A tangle of shreds: carrot, cabbage, zucchini noodles, seaweed. */
export const shreds: Shape = (pen, spot, { colour, width = 0.09 }) => {
  const count = pen.isFull ? 7 : 3
  const strands = pen.times(count, (): Spot => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.1, (pen.chance() - 0.5) * 1.1)
    return { x, y, size: spot.size * (0.6 + pen.chance() * 0.35), turn: pen.chance() * fullTurn }
  })
  const thick = spot.size * width * (pen.isFull ? 1 : 1.6)
  // what was cut broad lies flatter: cabbage is no noodle
  const line = width > 0.18 ? ribbon : bow
  const path = strands.map((strand) => placed(line, strand)).join('')
  return (
    pen.line(
      strands.map((strand) => placed(line, { ...strand, y: strand.y + 1.8, x: strand.x + 1 })).join(''),
      shade,
      thick,
      0.22,
    ) +
    pen.line(path, darker(colour, 0.25), thick * 1.25) +
    pen.line(path, colour, thick) +
    pen.line(path, lighter(colour, 0.6), thick * 0.3, 0.7)
  )
}

/** Penne and rigatoni: a ribbed tube, cut aslant. */
export const tube: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(tubeStencil, spot), colour, { drop: spot.size * 0.16, depth: 0.2 }) +
  pen.line(placed(tubeLines, spot), darker(colour, 0.3), spot.size * 0.04, 0.4) +
  openEnd(pen, spot, darker(colour, 0.5))

function openEnd(pen: Pen, spot: Spot, dark: string): string {
  const [x, y] = pointOf(spot, 0.83, 0)
  return pen.fill(disc(x, y, spot.size * 0.14), dark, 0.55)
}

/** A slab: halloumi, polenta, tempeh, eggplant; 'grill' puts bars on it. */
export const slab: Shape = (pen, spot, { colour, skin = '#b26a23', mark }) => {
  const below = placed(slabStencil, { ...spot, x: spot.x + spot.size * 0.05, y: spot.y + spot.size * 0.1 })
  return (
    pen.shadow(below, spot.size * 0.12) +
    pen.fill(below, darker(colour, 0.36)) +
    pen.solid(placed(slabStencil, spot), colour, { shadow: 0, rim: 1.5, depth: 0.14 }) +
    pen.line(placed(grillBars, spot), skin, spot.size * 0.09, mark === 'grill' ? 0.7 : 0.32)
  )
}

/** A number inside path text. */
function edge(value: number): string {
  return short(value * 100) === '0' ? '0' : String(Math.round(value * 1000) / 1000)
}
