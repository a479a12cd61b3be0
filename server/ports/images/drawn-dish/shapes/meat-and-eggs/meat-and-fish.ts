import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import {
  blob,
  disc,
  type Point,
  placed,
  pointOf,
  short,
  spline,
  stencil,
} from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf, seeded } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'
import { leafStencil } from '#server/ports/images/drawn-dish/shapes/plants/leaves.ts'

const sliceStencil = stencil(
  'M-.94,-.04 C-.96,-.3 -.6,-.37 0,-.36 C.6,-.37 .98,-.26 .95,.04 C.96,.3 .6,.36 0,.37 C-.6,.38 -.95,.26 -.94,-.04Z',
)
const filletStencil = stencil(
  'M-1,-.1 C-1,-.42 -.6,-.5 0,-.48 C.6,-.46 1.05,-.34 1.05,.02 C1.05,.34 .6,.46 0,.48 C-.6,.5 -1,.26 -1,-.1Z',
)
const flakes = stencil(
  'M-.7,-.36 C-.5,-.2 -.48,.16 -.72,.34M-.42,-.4 C-.22,-.2 -.2,.16 -.44,.4M-.14,-.4 C.06,-.2 .08,.16 -.16,.4M.14,-.4 C.34,-.2 .36,.16 .12,.4M.42,-.4 C.62,-.2 .64,.16 .4,.38M.7,-.34 C.86,-.18 .88,.14 .7,.3',
)
const spine = stencil('M-.86,0 C-.3,.06 .4,.04 .96,0')
const drumStencil = stencil(
  'M-.98,-.1 C-.98,-.56 -.5,-.66 -.1,-.5 C.2,-.38 .4,-.16 .66,-.12 C.8,-.26 1.02,-.18 .96,-.02 C1.06,.12 .86,.26 .72,.12 C.46,.16 .2,.36 -.1,.44 C-.56,.56 -.98,.36 -.98,-.1Z',
)
const bone = stencil(
  'M.5,-.1 C.64,-.12 .74,-.14 .8,-.2 C.92,-.26 1.04,-.12 .96,0 C1.06,.14 .86,.26 .74,.12 C.66,.12 .58,.12 .5,.12Z',
)
const wingStencil = stencil(
  'M-.98,-.42 C-1,-.84 -.5,-.94 -.3,-.6 C-.18,-.34 -.1,0 .04,.1 C.2,.04 .3,-.2 .44,-.46 C.58,-.7 .8,-.84 1.12,-1 C1.16,-.9 1.06,-.74 .94,-.6 C.98,-.54 .94,-.48 .88,-.42 C.8,-.06 .68,.42 .4,.62 C.14,.78 -.18,.66 -.4,.38 C-.62,.12 -.96,-.02 -.98,-.42Z',
)
const wingFolds = stencil(
  'M-.06,.14 C-.16,.3 -.14,.44 -.04,.56M.54,-.42 C.64,-.36 .74,-.36 .84,-.42M.4,-.14 C.44,.1 .36,.3 .2,.46',
)
const links = stencil('M-1,0 C-1,-.26 -.8,-.3 0,-.3 C.8,-.3 1,-.26 1,0 C1,.26 .8,.3 0,.3 C-.8,.3 -1,.26 -1,0Z')
const grillMarks = stencil('M-.6,-.3 L-.4,.3M-.2,-.34 L0,.34M.2,-.34 L.4,.32M.58,-.28 L.74,.2')
const crabLegStencil = stencil(
  'M-1,.3 C-1.04,.1 -.9,.04 -.78,.04 C-.56,-.14 -.36,-.3 -.14,-.36 C-.04,-.44 .1,-.42 .16,-.34 C.34,-.32 .5,-.24 .6,-.14 C.68,-.14 .74,-.08 .74,0 C.86,.14 .96,.34 1,.56 C.84,.4 .74,.26 .62,.12 C.5,.08 .3,-.06 .14,-.12 C.06,-.08 -.04,-.08 -.1,-.14 C-.32,-.02 -.5,.14 -.66,.3 C-.72,.42 -.96,.46 -1,.3Z',
)
const crabLegJoints = stencil(
  'M-.14,-.34 C-.1,-.28 -.08,-.22 -.1,-.14M.16,-.32 C.12,-.26 .12,-.18 .14,-.12M.6,-.12 C.58,-.04 .6,.04 .64,.1',
)
const crabLegLight = stencil('M-.74,.2 C-.56,.02 -.38,-.14 -.22,-.22M.24,-.22 C.36,-.18 .46,-.12 .54,-.06')
const shellStencil = stencil('M-1,.1 C-.9,-.6 .1,-.8 .8,-.3 C1.06,-.06 1.04,.2 .8,.32 C.1,.66 -.8,.6 -1,.1Z')

/** A slice of steak, chicken or pork: crust outside, the roast's colour inside. */
export const meatSlice: Shape = (pen, spot, { colour, skin = '#4f2517' }) => {
  const { size, turn } = spot
  const grain = pen.times(pen.isFull ? 12 : 0, (): Stroke => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.3, (pen.chance() - 0.5) * 0.34)
    return [x, y, Math.cos(turn) * size * 0.08, Math.sin(turn) * size * 0.08]
  })
  return (
    pen.solid(placed(sliceStencil, spot), skin, { drop: size * 0.15, rim: 1.7 }) +
    pen.fill(placed(sliceStencil, { ...spot, size: size * 0.9 }), mix(colour, skin, 0.42)) +
    pen.fill(placed(sliceStencil, { ...spot, size: size * 0.8 }), pen.shaded(colour, 0.14)) +
    pen.fill(placed(sliceStencil, { ...spot, size: size * 0.56 }), lighter(colour, 0.14), 0.55) +
    pen.strokes(grain, lighter(colour, 0.5), size * 0.028, 0.55)
  )
}

/** A fillet of fish with its flakes and what the pan browned. */
export const fillet: Shape = (pen, spot, { colour, skin = '#b5541c', mark }) => {
  const { x, y, size, turn } = spot
  const below = { ...spot, x: x + size * 0.03, y: y + size * 0.06 }
  const browned = (u: number, reach: number) => {
    const [px, py] = pointOf(spot, u, 0)
    return pen.fill(
      blob(pen.chance, { x: px, y: py, size: size * reach, turn }, { height: 0.5, uneven: 0.2 }),
      skin,
      0.26,
    )
  }
  return (
    pen.shadow(placed(filletStencil, below), size * 0.1) +
    pen.fill(placed(filletStencil, below), darker(colour, 0.36)) +
    pen.solid(placed(filletStencil, spot), colour, { shadow: 0, rim: 1.8, depth: 0.16 }) +
    pen.line(placed(flakes, spot), lighter(colour, 0.55), size * 0.03, 0.8) +
    pen.line(placed(spine, spot), darker(colour, 0.25), size * 0.025, 0.6) +
    browned(0.42, 0.4) +
    browned(-0.44, 0.32) +
    (mark === 'grill' ? pen.line(placed(grillMarks, spot), '#5a2c14', size * 0.06, 0.55) : '')
  )
}

/** A drumstick or a leg, bone showing. */
export const drumstick: Shape = (pen, spot, { colour, skin = '#8a4a1e' }) => {
  const [x, y] = pointOf(spot, -0.42, -0.08)
  return (
    pen.solid(placed(drumStencil, spot), colour, { drop: spot.size * 0.14, rim: 1.8, depth: 0.28 }) +
    pen.solid(placed(bone, spot), '#f3e6cc', { shadow: 0, rim: 1 }) +
    pen.fill(
      blob(pen.chance, { x, y, size: spot.size * 0.36, turn: spot.turn }, { height: 0.7, uneven: 0.2 }),
      skin,
      0.4,
    ) +
    pen.glint(x - spot.size * 0.1, y - spot.size * 0.2, spot.size * 0.5, 0.5)
  )
}

/** A wing: the drumette, the flat with its two bones, and the tip, bent as they are cooked. */
export const wing: Shape = (pen, spot, { colour, skin = '#8a4a1e' }) => {
  const { size } = spot
  const patches = [
    [-0.6, -0.42, 0.3],
    [0.42, 0.1, 0.26],
    [-0.1, 0.36, 0.2],
  ].map(([u = 0, v = 0, reach = 0]) => {
    const [x, y] = pointOf(spot, u, v)
    return blob(pen.chance, { x, y, size: size * reach, turn: spot.turn }, { height: 0.7, corners: 7, uneven: 0.3 })
  })
  const [x, y] = pointOf(spot, -0.6, -0.44)
  return (
    pen.solid(placed(wingStencil, spot), colour, { drop: size * 0.13, rim: 1.8, depth: 0.28 }) +
    pen.fill(patches.join(''), skin, 0.42) +
    pen.line(placed(wingFolds, spot), darker(skin, 0.2), size * 0.05, 0.6) +
    pen.glint(x - size * 0.16, y - size * 0.16, size * 0.46, 0.55)
  )
}

/** A patty: round and flat, browned in the pan, what was chopped into it seen as specks. */
export const patty: Shape = (pen, spot, { colour, skin = '#4a2414', inside = [] }) => {
  const { size } = spot
  let drawn = pen.solid(blob(pen.chance, spot, { corners: 12, uneven: 0.04 }), darker(colour, 0.2), {
    drop: size * 0.16,
    rim: 1.8,
    depth: 0.24,
  })
  drawn += pen.fill(
    blob(pen.chance, { ...spot, size: size * 0.86 }, { corners: 12, uneven: 0.05 }),
    pen.domed(lighter(colour, 0.14), colour),
  )
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.1, (pen.chance() - 0.5) * 1.1)
    const patch = { x, y, size: size * (0.08 + pen.chance() * 0.12), turn: pen.chance() * 6 }
    drawn += pen.fill(blob(pen.chance, patch, { height: 0.7, corners: 6, uneven: 0.25 }), skin, 0.34)
  }
  return (
    drawn +
    bitsOf(pen, spot, inside, seeded(pen.isFull ? 12 : 4, 0.72), 0.06) +
    pen.glint(spot.x - size * 0.3, spot.y - size * 0.4, size * 0.5, 0.35)
  )
}

/** A whole sausage, with the marks of the pan. */
export const sausage: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(links, spot), colour, { drop: spot.size * 0.14, depth: 0.3 }) +
  pen.line(placed(grillMarks, { ...spot, size: spot.size * 0.7 }), darker(colour, 0.5), spot.size * 0.06, 0.5) +
  pen.glint(spot.x - spot.size * 0.3, spot.y - spot.size * 0.14, spot.size * 0.5, 0.5)

/** A shrimp, curled. */
export const shrimp: Shape = (pen, spot, { colour, mark }) => {
  const { x, y, size, turn } = spot
  const along = pen.times(11, (index) => {
    const share = index / 10
    const angle = turn + share * 4.1
    const half = size * (0.36 - share * 0.24 - (share < 0.12 ? 0.1 : 0))
    return { angle, half, at: (offset: number): Point => polar(x, y, angle, size * 0.6 + half * offset) }
  })
  const tail = along[10]?.angle ?? turn
  const [tailX, tailY] = polar(x, y, tail + 0.12, size * 0.6)
  let drawn = ''
  for (const bend of [-0.55, 0, 0.55]) {
    const angle = tail + 1.57 + bend
    const [fanX, fanY] = polar(tailX, tailY, angle, size * 0.2)
    drawn += pen.solid(
      placed(leafStencil, { x: fanX, y: fanY, size: size * 0.3, turn: angle + 1.57 }),
      mark === 'crust' ? '#e8663c' : darker(colour, 0.16),
      { drop: 2, rim: 0.8 },
    )
  }
  const outline = [...along.map(({ at }) => at(1)), ...along.map(({ at }) => at(-0.95)).reverse()]
  drawn += pen.solid(spline(outline), lighter(colour, 0.1), { drop: size * 0.16, rim: 1.8, depth: 0.24 })
  const bands = along
    .filter((_, index) => index > 0 && index < 10 && index % 2 === 1)
    .map(({ angle, at }) => {
      const bend = polar(x, y, angle + 0.17, size * 0.6)
      return `M${point(at(0.9))}Q${point(bend)} ${point(at(-0.75))}`
    })
  if (mark === 'crust') {
    const crumbs = pen.times(pen.isFull ? 34 : 8, (): Stroke => {
      const [angle, reach] = [turn + 0.2 + pen.chance() * 3.4, size * (0.36 + pen.chance() * 0.5)]
      const [u, v] = polar(x, y, angle, reach)
      return [u, v, (pen.chance() - 0.5) * size * 0.12, (pen.chance() - 0.5) * size * 0.12]
    })
    return (
      drawn +
      pen.strokes(crumbs.slice(0, 17), lighter(colour, 0.5), size * 0.09, 0.9) +
      pen.strokes(crumbs.slice(17), darker(colour, 0.3), size * 0.07, 0.5)
    )
  }
  return (
    drawn +
    pen.line(bands.join(''), mix(colour, '#c8401c', 0.5), size * 0.065, 0.6) +
    pen.line(
      spline(
        along.slice(1, 9).map(({ at }) => at(0.45)),
        true,
      ),
      '#fff4e4',
      size * 0.07,
      0.6,
    )
  )
}

/** A mussel, clam or oyster, open. */
export const shell: Shape = (pen, spot, { colour, core = '#f0a04b' }) =>
  pen.solid(placed(shellStencil, spot), colour, { drop: spot.size * 0.2, depth: 0.3 }) +
  pen.fill(placed(shellStencil, { ...spot, size: spot.size * 0.78 }), pen.shaded(lighter(colour, 0.6), 0.1)) +
  pen.solid(blob(pen.chance, { ...spot, size: spot.size * 0.46 }, { height: 0.62, uneven: 0.12 }), core, {
    drop: 1.2,
    rim: 1,
  })

/** A leg of crab: three joints, each thinner, bent, and pale below. */
export const crabLeg: Shape = (pen, spot, { colour }) => {
  const path = placed(crabLegStencil, spot)
  return (
    pen.solid(path, colour, { drop: spot.size * 0.1, rim: 1.6, depth: 0.26 }) +
    pen.line(placed(crabLegJoints, spot), lighter(colour, 0.75), spot.size * 0.07, 0.9) +
    pen.line(placed(crabLegLight, spot), lighter(colour, 0.6), spot.size * 0.04, 0.7)
  )
}

/** A ring of squid, a scallop: pale, seared in the middle. */
export const scallop: Shape = (pen, { x, y, size, turn }, { colour, skin = '#c07a2c' }) =>
  pen.solid(blob(pen.chance, { x, y, size, turn }, { uneven: 0.03 }), colour, { drop: size * 0.24, depth: 0.16 }) +
  pen.fill(blob(pen.chance, { x, y, size: size * 0.76, turn }, { uneven: 0.06 }), skin, 0.5) +
  pen.line(disc(x, y, size * 0.86), darker(colour, 0.2), size * 0.04, 0.5)

function polar(x: number, y: number, angle: number, reach: number): Point {
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
}

function point([x, y]: Point): string {
  return `${short(x)},${short(y)}`
}
