import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, fullTurn, placed, pointOf, type Spot, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const joint = stencil(
  'M-1,0 C-1.02,-.44 -.66,-.56 0,-.54 C.66,-.56 1.02,-.4 1,.02 C1,.42 .62,.56 0,.54 C-.66,.56 -1,.4 -1,0Z',
)
const strings = stencil(
  'M-.6,-.5 C-.54,-.2 -.54,.2 -.6,.5M-.2,-.54 C-.14,-.2 -.14,.2 -.2,.54M.2,-.54 C.26,-.2 .26,.2 .2,.54M.6,-.5 C.66,-.2 .66,.2 .6,.5',
)
const breast = stencil(
  'M0,-.92 C.4,-.94 .74,-.5 .7,0 C.68,.4 .46,.72 .2,.86 C.08,.92 -.08,.92 -.2,.86 C-.46,.72 -.68,.4 -.7,0 C-.74,-.5 -.4,-.94 0,-.92Z',
)
const wing = stencil('M.5,-.56 C.86,-.6 1.02,-.2 .94,.06 C.9,.2 .74,.14 .7,0 C.66,-.2 .56,-.3 .5,-.56Z')
const leg = stencil(
  'M.18,.3 C.56,.1 .82,.3 .74,.56 C.68,.78 .44,.86 .3,1.04 C.24,1.14 .1,1.08 .14,.94 C.18,.74 .1,.5 .18,.3Z',
)
const popStencil = stencil(
  'M-.42,-.7 C-.42,-1.02 .42,-1.02 .42,-.7 C.44,-.3 .44,.2 .42,.46 C.3,.54 -.3,.54 -.42,.46 C-.44,.2 -.44,-.3 -.42,-.7Z',
)
const handle = stencil('M-.09,.46 L.09,.46 L.09,1 L-.09,1Z')
const grooves = stencil('M-.2,-.7 L-.2,.3M.2,-.7 L.2,.3')
const wafflePlate = stencil(
  'M-.92,-.9 C-.4,-.96 .4,-.96 .92,-.9 C.98,-.4 .98,.4 .92,.9 C.4,.96 -.4,.96 -.92,.9 C-.98,.4 -.98,-.4 -.92,-.9Z',
)
const grid = stencil(
  'M-.5,-.86 L-.5,.86M-.17,-.88 L-.17,.88M.17,-.88 L.17,.88M.5,-.86 L.5,.86M-.86,-.5 L.86,-.5M-.88,-.17 L.88,-.17M-.88,.17 L.88,.17M-.86,.5 L.86,.5',
)

/** The knife's way across a cutlet. */
const cutsAcross = [-0.62, -0.28, 0.06, 0.4, 0.7] as const

/** Breaded and fried: golden, craggy at its edge and rough all over; in slices the white meat shows between them. */
export const cutlet: Shape = (pen, spot, { colour, width = 0.62, mark, core = '#f9e8c6' }) => {
  const { size } = spot
  const crumbs = pen.times(pen.isFull ? 84 : 14, (): Stroke => {
    const [angle, reach] = [pen.chance() * fullTurn, Math.sqrt(pen.chance()) * 0.92]
    const [x, y] = pointOf(spot, Math.cos(angle) * reach, Math.sin(angle) * reach * width)
    return [x, y, (pen.chance() - 0.5) * size * 0.1, (pen.chance() - 0.5) * size * 0.1]
  })
  const isLarge = pen.isFull && size > 40
  // crumbs stand off the edge of a large piece
  const flakes = pen.times(isLarge ? 34 : 0, (index): Stroke => {
    const angle = (index / 34) * fullTurn + pen.chance() * 0.1
    const [x, y] = pointOf(spot, Math.cos(angle) * 0.97, Math.sin(angle) * 0.97 * width)
    return [x, y, (pen.chance() - 0.5) * size * 0.08, (pen.chance() - 0.5) * size * 0.08]
  })
  const third = (rest: number) => crumbs.filter((_, index) => index % 3 === rest)
  return (
    pen.strokes(flakes, darker(colour, 0.16), size * 0.075) +
    pen.solid(blob(pen.chance, spot, { height: width, corners: isLarge ? 19 : 13, uneven: 0.075 }), colour, {
      drop: size * 0.13,
      rim: 1.8,
      depth: 0.24,
    }) +
    pen.strokes(third(0), darker(colour, 0.34), size * 0.06, 0.55) +
    pen.strokes(third(1), lighter(colour, 0.42), size * 0.06, 0.8) +
    pen.strokes(third(2), mix(colour, '#a8521a', 0.6), size * 0.05, 0.6) +
    (mark === 'sliced' ? slicedAcross(pen, spot, { colour, core, width }) : '')
  )
}

function slicedAcross(
  pen: Pen,
  spot: Spot,
  { colour, core, width }: { colour: Colour; core: Colour; width: number },
): string {
  const path = cutsAcross
    .map((u) => {
      const half = Math.sqrt(1 - u * u) * width
      const ends = [pointOf(spot, u - 0.05, -half), pointOf(spot, u + 0.05, half)]
      return `M${ends.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}`
    })
    .join('')
  return pen.line(path, darker(colour, 0.6), spot.size * 0.13, 0.8) + pen.line(path, core, spot.size * 0.085)
}

/** Popped corn, a curd of scrambled egg: a few soft lobes. */
export const puff: Shape = (pen, spot, { colour, core }) => {
  const lobes = pen.times(4, (index) => {
    const [x, y] = pointOf(spot, Math.cos(index * 1.6) * 0.42, Math.sin(index * 1.6) * 0.42)
    const lobe = { x, y, size: spot.size * (0.5 + pen.chance() * 0.12), turn: index }
    return pen.solid(blob(pen.chance, lobe, { height: 0.9, corners: 7, uneven: 0.1 }), colour, {
      drop: spot.size * 0.14,
      rim: 1,
      depth: 0.12,
    })
  })
  const heart = { ...spot, size: spot.size * 0.2 }
  return lobes.join('') + (core ? pen.fill(blob(pen.chance, heart, { corners: 6, uneven: 0.2 }), core, 0.8) : '')
}

/** A roast in one piece: browned, tied. */
export const roast: Shape = (pen, spot, { colour, skin = '#5a2c16' }) => {
  const patches = pen.times(pen.isFull ? 12 : 3, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.5, (pen.chance() - 0.5) * 0.8)
    const patch = { x, y, size: spot.size * (0.07 + pen.chance() * 0.12), turn: spot.turn }
    return pen.fill(blob(pen.chance, patch, { height: 0.6, corners: 7, uneven: 0.25 }), skin, 0.34)
  })
  return (
    pen.solid(placed(joint, spot), colour, { drop: spot.size * 0.14, rim: 2, depth: 0.3 }) +
    patches.join('') +
    pen.line(placed(strings, spot), '#f3e3c0', spot.size * 0.03, 0.85) +
    pen.glint(spot.x - spot.size * 0.3, spot.y - spot.size * 0.2, spot.size * 0.4, 0.4)
  )
}

/** A whole roasted bird from above. */
export const bird: Shape = (pen, spot, { colour, skin = '#8a4a1e' }) => {
  const limb = (outline: typeof wing, stretch: number) =>
    pen.solid(placed(outline, spot, stretch), colour, { drop: spot.size * 0.08, rim: 1.8, depth: 0.28 })
  const [x, y] = pointOf(spot, 0, -0.3)
  return (
    limb(wing, 1) +
    limb(wing, -1) +
    pen.solid(placed(breast, spot), colour, { drop: spot.size * 0.12, rim: 2, depth: 0.26 }) +
    pen.fill(blob(pen.chance, { ...spot, x, y, size: spot.size * 0.42 }, { height: 0.8, uneven: 0.16 }), skin, 0.36) +
    limb(leg, 1) +
    limb(leg, -1) +
    pen.glint(x - spot.size * 0.2, y - spot.size * 0.2, spot.size * 0.5, 0.5)
  )
}

/** Something frozen on a stick. */
export const pop: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(handle, spot), '#e3c08a', { drop: spot.size * 0.1, rim: 1 }) +
  pen.solid(placed(popStencil, spot), colour, { drop: spot.size * 0.12, rim: 2, depth: 0.18 }) +
  pen.line(placed(grooves, spot), darker(colour, 0.18), spot.size * 0.1, 0.4) +
  pen.glint(spot.x - spot.size * 0.16, spot.y - spot.size * 0.5, spot.size * 0.36, 0.7)

/** A waffle with its grid. */
export const waffle: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(wafflePlate, spot), colour, { drop: spot.size * 0.1, rim: 2, depth: 0.18 }) +
  pen.line(placed(grid, { ...spot, x: spot.x + 1, y: spot.y + 2 }), darker(colour, 0.42), spot.size * 0.1, 0.5) +
  pen.line(placed(grid, spot), lighter(colour, 0.22), spot.size * 0.07)
