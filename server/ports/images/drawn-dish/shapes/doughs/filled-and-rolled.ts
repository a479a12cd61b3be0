import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, type Point, placed, pointOf, type Spot, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf, seeded } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const rolled = stencil(
  'M-.94,-.3 C-.6,-.36 .6,-.36 .9,-.3 C1.04,-.26 1.04,.26 .9,.3 C.6,.36 -.6,.36 -.94,.3 C-1.04,.2 -1.04,-.2 -.94,-.3Z',
)
const seam = stencil('M-.9,.08 C-.3,.16 .3,.16 .72,.08')
const halfMoon = stencil('M-1,.36 C-.98,-.34 -.56,-.68 0,-.68 C.56,-.68 .98,-.34 1,.36 C.6,.5 -.6,.5 -1,.36Z')
const lip = stencil('M-.92,.36 C-.5,.46 .5,.46 .92,.36')
const halved = stencil(
  'M-1,0 C-.96,-.42 -.5,-.54 0,-.5 C.5,-.54 .96,-.42 1,0 C.96,.42 .5,.54 0,.5 C-.5,.54 -.96,.42 -1,0Z',
)
const fan = stencil(
  'M0,.96 C-.1,.96 -.16,.9 -.22,.8 L-.92,-.3 C-.96,-.4 -.9,-.46 -.82,-.52 C-.3,-.98 .3,-.98 .82,-.52 C.9,-.46 .96,-.4 .92,-.3 L.22,.8 C.16,.9 .1,.96 0,.96Z',
)
const folds = stencil('M-.82,-.5 C-.3,-.94 .3,-.94 .82,-.5')
const pepper = stencil(
  'M-.9,0 C-.98,-.4 -.8,-.74 -.4,-.68 C-.1,-.62 .3,-.66 .6,-.56 C.94,-.44 1,-.2 .9,0 C1,.2 .94,.44 .6,.56 C.3,.66 -.1,.62 -.4,.68 C-.8,.74 -.98,.4 -.9,0Z',
)
const stalk = stencil('M-.84,0 C-1,-.02 -1.1,.08 -1.2,.02')
const star = stencil('M0,-1 C.12,-.5 .5,-.12 1,0 C.5,.12 .12,.5 0,1 C-.12,.5 -.5,.12 -1,0 C-.5,-.12 -.12,-.5 0,-1Z')
const seams = stencil('M-.8,0 L.8,0M0,-.8 L0,.8')

/** How many bits of a filling are seen. */
const bits = { full: 16, small: 5 }

/** A burrito, an enchilada, a summer roll: rolled up, its filling at one end; through a sheer wrapper it shows all along. */
export const roll: Shape = (pen, spot, { colour, skin = '#a9682c', core = '#8a5a34', inside = [], mark }) => {
  const isSheer = mark === 'sheer'
  const marks = pen.times(isSheer ? 0 : pen.isFull ? 5 : 1, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.6) * 1.2, (pen.chance() - 0.5) * 0.3)
    const patch = { x, y, size: spot.size * (0.06 + pen.chance() * 0.09), turn: spot.turn }
    return pen.fill(blob(pen.chance, patch, { height: 0.6, corners: 7, uneven: 0.25 }), skin, 0.34)
  })
  const [x, y] = pointOf(spot, 0.86, 0)
  const end = { ...spot, x, y, size: spot.size * 0.3 }
  const face = seeded(pen.isFull ? 9 : 4, 0.8).map(([u, v]): Point => [u * 0.55, v])
  const body = placed(rolled, spot)
  return (
    pen.solid(body, colour, { drop: spot.size * 0.14, rim: 1.8, depth: 0.2 }) +
    (isSheer
      ? bitsOf(pen, spot, inside, seeded(pen.isFull ? 18 : 6, 0.72, 0.3), 0.11) +
        pen.fill(body, lighter(colour, 0.5), 0.5)
      : marks.join('')) +
    pen.line(placed(seam, spot), darker(colour, 0.3), spot.size * 0.035, 0.5) +
    pen.solid(
      blob(pen.chance, { ...end, turn: spot.turn + Math.PI / 2 }, { height: 0.62, corners: 12, uneven: 0.03 }),
      darker(colour, 0.1),
      { shadow: 0, rim: 1, depth: 0.1 },
    ) +
    pen.fill(
      blob(
        pen.chance,
        { ...end, size: end.size * 0.86, turn: spot.turn + Math.PI / 2 },
        { height: 0.62, corners: 12, uneven: 0.03 },
      ),
      core,
    ) +
    bitsOf(pen, end, inside, face, 0.26)
  )
}

/** A folded omelet, a quesadilla, a crepe: a half moon with what it holds along its open side. */
export const folded: Shape = (pen, spot, { colour, skin = '#b5702a', core }) => {
  const patches = pen.times(pen.isFull ? 8 : 2, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.3, (pen.chance() - 0.6) * 0.6)
    const patch = { x, y, size: spot.size * (0.06 + pen.chance() * 0.1), turn: spot.turn }
    return pen.fill(blob(pen.chance, patch, { height: 0.6, corners: 7, uneven: 0.25 }), skin, 0.3)
  })
  const below = core ? pen.line(placed(lip, { ...spot, y: spot.y + spot.size * 0.05 }), core, spot.size * 0.16) : ''
  return (
    pen.shadow(placed(halfMoon, spot), spot.size * 0.14) +
    below +
    pen.solid(placed(halfMoon, spot), colour, { shadow: 0, rim: 1.8, depth: 0.18 }) +
    patches.join('')
  )
}

/** Half a vegetable or a date, hollowed out and filled. */
export const boat: Shape = (pen, spot, { colour, skin = colour, core = '#a8653f', inside = [] }) =>
  pen.solid(placed(halved, spot), skin, { drop: spot.size * 0.16, rim: 1.8, depth: 0.24 }) +
  pen.fill(placed(halved, { ...spot, size: spot.size * 0.88 }), pen.shaded(colour, 0.12)) +
  pen.solid(placed(halved, { ...spot, size: spot.size * 0.7 }), core, { drop: 1.5, depth: 0.16 }) +
  (inside.length > 0
    ? bitsOf(pen, spot, inside, seeded(pen.isFull ? 18 : 6, 0.56, 0.6), 0.1)
    : crumbsOf(pen, spot, core))

function crumbsOf(pen: Pen, spot: Spot, core: Colour): string {
  const filling = pen.times(pen.isFull ? bits.full : bits.small, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.1, (pen.chance() - 0.5) * 0.42)
    return [x, y] as const
  })
  const third = (rest: number) => filling.filter((_, index) => index % 3 === rest)
  return (
    pen.strokes(third(0), darker(core, 0.3), spot.size * 0.12, 0.6) +
    pen.strokes(third(1), lighter(core, 0.5), spot.size * 0.1, 0.8) +
    pen.strokes(third(2), mix(core, '#f3d98a', 0.6), spot.size * 0.09, 0.8)
  )
}

/** A crepe folded in four: a thin quarter, browned like lace, its folds at the edge. */
export const quarter: Shape = (pen, spot, { colour, skin = '#a9682c', core }) => {
  const patches = pen.times(pen.isFull ? 12 : 3, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 0.9, -0.7 + pen.chance() * 0.9)
    return blob(
      pen.chance,
      { x, y, size: spot.size * (0.04 + pen.chance() * 0.08), turn: spot.turn },
      { height: 0.7, corners: 6, uneven: 0.3 },
    )
  })
  const fold = (down: number): string => placed(folds, { ...spot, size: spot.size * (1 - down) })
  return (
    pen.solid(placed(fan, { ...spot, x: spot.x + 3, y: spot.y + 5 }), darker(colour, 0.14), {
      drop: spot.size * 0.08,
      rim: 1.4,
    }) +
    (core ? pen.line(fold(-0.02), core, spot.size * 0.12) : '') +
    pen.solid(placed(fan, spot), colour, { shadow: 0, rim: 1.6, depth: 0.14 }) +
    pen.fill(patches.join(''), skin, 0.36) +
    pen.line(fold(0.08) + fold(0.16), darker(colour, 0.3), spot.size * 0.022, 0.6)
  )
}

/** Half a bell pepper, filled: broad at the shoulders, the stalk on it. */
export const pepperHalf: Shape = (pen, spot, { colour, core = '#a8653f', inside = [core] }) => {
  const filling = { ...spot, size: spot.size * 0.74 }
  return (
    pen.line(placed(stalk, spot), '#4d7d3a', spot.size * 0.16) +
    pen.solid(placed(pepper, spot), colour, { drop: spot.size * 0.16, rim: 2, depth: 0.3 }) +
    pen.solid(placed(pepper, filling), core, { drop: 1.5, depth: 0.16 }) +
    bitsOf(pen, spot, inside, seeded(pen.isFull ? 22 : 8, 0.62, 0.84), 0.1) +
    pen.glint(spot.x - spot.size * 0.5, spot.y - spot.size * 0.6, spot.size * 0.4, 0.5)
  )
}

/** A wrapper whose four corners are pinched together over its filling. */
export const parcel: Shape = (pen, spot, { colour, skin = '#a9682c' }) =>
  pen.solid(placed(star, spot), colour, { drop: spot.size * 0.18, rim: 1.6, depth: 0.26 }) +
  pen.line(placed(seams, spot), darker(colour, 0.4), spot.size * 0.06, 0.7) +
  pen.fill(placed(star, { ...spot, size: spot.size * 0.3, turn: spot.turn + 0.78 }), skin, 0.5)
