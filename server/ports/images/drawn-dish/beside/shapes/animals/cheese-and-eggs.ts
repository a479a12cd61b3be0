import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { drawCube } from '#server/ports/images/drawn-dish/beside/shapes/cube.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point } from '#server/ports/images/drawn-dish/outline.ts'

const wedge = stencils({
  top: 'M-.96,-.1 L.5,-.72 C.76,-.62 .94,-.44 .98,-.2Z',
  face: 'M-.96,-.1 L.98,-.2 L.98,.56 L-.94,.6Z',
  rind: 'M.5,-.72 C.76,-.62 .94,-.44 .98,-.2 L.98,.56',
  crust: 'M.86,-.2 L.98,-.2 L.98,.56 L.86,.57Z',
  weave: 'M.54,-.7 L.62,-.56M.64,-.66 L.72,-.5M.74,-.6 L.8,-.42M.84,-.5 L.88,-.32M.92,-.4 L.94,-.24',
  veins:
    'M-.5,.1 C-.4,.2 -.44,.3 -.34,.4M-.1,.06 C-.2,.18 -.06,.26 -.14,.4M.2,-.04 C.26,.1 .2,.2 .34,.26M.5,.2 C.6,.3 .56,.4 .66,.46M.6,-.06 C.7,.04 .66,.1 .74,.16M-.06,-.24 C.06,-.3 .14,-.26 .24,-.34M.4,-.34 C.5,-.4 .56,-.34 .66,-.4M-.74,.3 C-.66,.36 -.6,.34 -.56,.44',
  edge: 'M-.94,-.1 L.96,-.2',
  crumble:
    'M-.7,.16 L-.6,.2M-.4,.36 L-.28,.34M-.2,.1 L-.1,.16M.1,.3 L.22,.36M.3,.04 L.42,.06M.5,.4 L.62,.36M-.56,.46 L-.48,.44M.66,.16 L.74,.2M0,.46 L.1,.44',
})

const holes: readonly (readonly [u: number, v: number, across: number, along: number])[] = [
  [-0.42, 0.16, 0.15, 0.12],
  [0.06, 0.3, 0.19, 0.16],
  [0.5, 0.06, 0.14, 0.12],
  [0.66, 0.4, 0.1, 0.09],
  [-0.56, 0.44, 0.08, 0.07],
  [0.3, -0.4, 0.17, 0.08],
  [0.7, -0.3, 0.1, 0.05],
]
const holeStencils = holes.map(([u, v, across, along]) => oval(u, v, across, along))
const smallHoles = holes.map(([u, v, across, along]) => oval(u + 0.04, v - 0.04, across * 0.4, along * 0.4))

interface Kind {
  readonly isHoled?: boolean
  readonly hasSmallHoles?: boolean
  readonly isVeined?: boolean
  /** A hard cheese that breaks in grains, its rind pricked with dots. */
  readonly isGrainy?: boolean
  readonly isWoven?: boolean
}

/** A wedge of cheese, its rind at the right: `skin` is the rind, `core` the mold or the holes. */
function wedgeOf({ isHoled, hasSmallHoles, isVeined, isGrainy, isWoven }: Kind): DrawBought {
  return (e, { colour, skin = darker(colour, 0.2), core = darker(colour, 0.3) }) => {
    const specks = isVeined ? [...e.strewn(12, -0.1, 0.26, 0.6, 0.2), ...e.strewn(5, 0.36, -0.36, 0.36, 0.1)] : []
    const hole = (outline: (typeof holeStencils)[number]) =>
      e.body(outline, e.pen.hollow(core, lighter(colour, 0.1)), { rim: 0.8 })
    return (
      e.solid(wedge.face, colour, { drop: 0.1, rim: 1.6, depth: 0.16 }) +
      (isGrainy || isWoven || skin !== darker(colour, 0.2) ? e.fill(wedge.crust, skin, 0.9) : '') +
      e.body(wedge.top, lighter(colour, 0.3), { depth: 0.1, rim: 1.4 }) +
      e.line(wedge.rind, skin, 0.1) +
      (isGrainy
        ? e.dots(pricks, darker(skin, 0.5), 0.055, 0.9) + e.line(wedge.crumble, darker(colour, 0.24), 0.045, 0.6)
        : '') +
      (isWoven
        ? e.line(wedge.weave, lighter(skin, 0.5), 0.03, 0.9) + e.dots(weavePricks, lighter(skin, 0.5), 0.05)
        : '') +
      (isVeined ? e.line(wedge.veins, core, 0.07, 0.85) + e.dots(specks, core, 0.09, 0.8) : '') +
      (isHoled ? holeStencils.map(hole).join('') : '') +
      (hasSmallHoles ? smallHoles.map(hole).join('') : '') +
      e.line(wedge.edge, '#fffaf0', 0.035, 0.6)
    )
  }
}

const pricks: readonly Point[] = [
  [0.92, -0.1],
  [0.92, 0.02],
  [0.92, 0.14],
  [0.92, 0.26],
  [0.92, 0.38],
  [0.92, 0.5],
  [0.95, -0.34],
  [0.84, -0.52],
  [0.68, -0.64],
]
const weavePricks: readonly Point[] = pricks.slice(0, 6)

/** A plain wedge: Cheddar, Gouda, Fontina. */
export const plainWedge = wedgeOf({})
/** A wedge with large holes. */
export const holedWedge = wedgeOf({ isHoled: true })
/** A wedge with a few small holes. */
export const eyedWedge = wedgeOf({ hasSmallHoles: true })
/** A wedge with blue veins. */
export const blueWedge = wedgeOf({ isVeined: true })
/** A wedge of hard cheese that crumbles, its rind pricked with dots. */
export const hardWedge = wedgeOf({ isGrainy: true })
/** A wedge whose rind shows the weave of its mold. */
export const wovenWedge = wedgeOf({ isWoven: true })

const brieParts = stencils({
  side: 'M-.96,-.14 L-.96,.22 C-.8,.74 .5,.86 .86,.36 L.96,.1 L.96,-.14Z',
  top: 'M0,-.16 L.44,.4 C.1,.5 -.4,.46 -.7,.26 C-1.06,0 -1.06,-.34 -.7,-.5 C-.3,-.7 .3,-.7 .7,-.5 C1,-.36 1.06,-.1 .86,.1Z',
  cutLeft: 'M0,-.16 L.44,.4 L.44,.76 L0,.2Z',
  cutRight: 'M0,-.16 L.86,.1 L.86,.44 L0,.2Z',
  creamLeft: 'M.05,-.04 L.41,.43 L.41,.66 L.05,.17Z',
  creamRight: 'M.05,-.07 L.82,.15 L.82,.37 L.05,.16Z',
})

/** A small round cheese with a white rind, a wedge cut out of it. */
export const brie: DrawBought = (e, { colour, skin = '#f7f0e2', core = '#f6dc94' }) =>
  e.solid(brieParts.side, darker(skin, 0.1), { drop: 0.1, depth: 0.2 }) +
  e.body(brieParts.cutRight, mix(skin, core, 0.3), { rim: 1, depth: 0.2 }) +
  e.fill(brieParts.creamRight, darker(core, 0.08)) +
  e.body(brieParts.cutLeft, mix(skin, core, 0.3), { rim: 1, depth: 0.2 }) +
  e.fill(brieParts.creamLeft, core) +
  e.body(brieParts.top, colour, { depth: 0.1, rim: 1.8 }) +
  e.dots(e.strewn(12, -0.3, -0.16, 0.44, 0.3), darker(colour, 0.14), 0.07, 0.5) +
  e.glint(-0.4, -0.36, 0.4, 0.6)

const whole = oval(0, 0, 0.98, 0.94)
const half = stencils({
  face: 'M-.96,.06 C-.96,-.5 -.5,-.86 0,-.86 C.5,-.86 .96,-.5 .96,.06 C.96,.5 .5,.8 0,.8 C-.5,.8 -.96,.5 -.96,.06Z',
  layers: 'M-.5,-.3 C-.2,-.5 .2,-.5 .5,-.34M-.6,.1 C-.2,-.06 .3,-.1 .6,.06M-.46,.44 C-.1,.3 .2,.3 .46,.42',
})

/** Balls of fresh mozzarella, the one before cut open, in a little of its water. */
export const mozzarella: DrawBought = (e, { colour, core = '#5f8f4a' }) =>
  e.fill(puddle, '#ffffff', 0.4) +
  e.at(-0.3, -0.26, 0.62).solid(whole, e.pen.domed('#ffffff', darker(colour, 0.14)), { drop: 0.1, rim: 1.8 }) +
  e.glint(-0.52, -0.5, 0.4, 0.9) +
  drawLeaf(e.at(0.58, -0.46, 0.36, 29), core, 1.1) +
  drawLeaf(e.at(0.78, -0.16, 0.28, 86), core, 1.1) +
  e.at(0.26, 0.32, 0.6).solid(whole, darker(colour, 0.12), { drop: 0.1, depth: 0.2 }) +
  e.at(0.22, 0.36, 0.56).body(half.face, '#fffdf7', { depth: 0.08, rim: 1.6 }) +
  e.at(0.22, 0.36, 0.56).line(half.layers, darker(colour, 0.14), 0.06, 0.8)
const puddle = oval(0.04, 0.66, 0.94, 0.3)

const block = stencils({
  top: 'M-.96,-.2 L-.3,-.66 C.2,-.6 .6,-.58 .96,-.5 L.46,0Z',
  side: 'M.46,0 L.96,-.5 L.94,.12 L.46,.64Z',
  ragged:
    'M-.96,-.2 L-.66,-.14 L-.6,-.2 L-.3,-.1 L0,-.08 L.06,-.02 L.46,0 L.52,.2 L.44,.36 L.46,.64 L.1,.6 L0,.52 L-.4,.5 L-.6,.42 L-.94,.4 L-.9,.1Z',
})

/** A crumbly white block with small holes, crumbs about it: feta and its kin. */
export const feta: DrawBought = (e, { colour, core = darker(colour, 0.24) }) => {
  const crumbs = [
    [-0.78, 0.66, 0.14],
    [-0.44, 0.76, 0.19],
    [0.1, 0.84, 0.13],
    [0.76, 0.56, 0.17],
    [0.94, 0.34, 0.09],
    [-0.1, 0.72, 0.08],
  ] as const
  return (
    e.solid(block.ragged, darker(colour, 0.08), { drop: 0.1, depth: 0.1 }) +
    e.body(block.side, darker(colour, 0.16), { depth: 0.2 }) +
    e.body(block.top, '#fffdf8', { depth: 0.06, rim: 1.6 }) +
    e.dots(e.strewn(9, -0.24, 0.22, 0.58, 0.2), core, 0.1, 0.7) +
    e.dots(e.strewn(8, -0.24, 0.22, 0.6, 0.22), core, 0.06, 0.7) +
    e.dots(e.strewn(6, 0, -0.34, 0.5, 0.16), core, 0.06, 0.5) +
    e.dots(e.strewn(4, 0.7, 0.06, 0.16, 0.26), darker(core, 0.1), 0.07, 0.7) +
    crumbs
      .map(([u, v, size]) =>
        e.at(u, v, size, u * 172).solid(block.ragged, '#fdf8ec', { drop: 0.3, rim: 1, depth: 0.2 }),
      )
      .join('')
  )
}

const log = stencils({
  body: 'M-.5,-.04 C-.2,-.36 .3,-.66 .6,-.76 C.9,-.8 1.04,-.46 .9,-.2 C.6,.1 .2,.44 -.02,.66Z',
})
const logFace = oval(0, 0, 0.38, 0.46)
const logInside = oval(0, 0, 0.31, 0.39)

/** A log of goat cheese with a slice cut off. */
export const goatLog: DrawBought = (e, { colour, skin = '#f1e6d0' }) => {
  const cut = (at: Easel) =>
    at.solid(logFace, skin, { rim: 1.6, depth: 0.2 }) +
    at.fill(logInside, '#fffdf8') +
    at.dots(at.strewn(9, 0, 0, 0.24, 0.3), darker(colour, 0.18), 0.05, 0.7)
  return (
    e.solid(log.body, skin, { drop: 0.1, rim: 1.6, depth: 0.2 }) +
    e.dots(e.strewn(16, 0.3, -0.14, 0.4, 0.3), '#8a9a5c', 0.055, 0.75) +
    cut(e.at(-0.26, 0.3, 1, -40)) +
    e.at(-0.52, 0.58, 0.86, -29).solid(logFace, darker(skin, 0.12), { depth: 0.2 }) +
    cut(e.at(-0.58, 0.54, 0.86, -29))
  )
}

const bar = stencils({
  top: 'M-.96,-.16 L-.36,-.6 L.96,-.4 L.4,.08Z',
  front: 'M-.96,-.16 L.4,.08 L.4,.56 L-.94,.26Z',
  side: 'M.4,.08 L.96,-.4 L.94,.04 L.4,.56Z',
  fold: 'M-.96,.02 C-.5,.12 0,.18 .4,.3 L.95,-.18',
})

/** A smooth block of cheese; a `core` is the fold along its side, as halloumi has. */
export const cheeseBlock: DrawBought = (e, { colour, core }) =>
  e.solid(bar.front, colour, { drop: 0.1, depth: 0.12 }) +
  e.body(bar.side, darker(colour, 0.16), { depth: 0.2 }) +
  e.body(bar.top, lighter(colour, 0.4), { depth: 0.08, rim: 1.6 }) +
  (core ? e.line(bar.fold, core, 0.06, 0.8) + e.dots(e.strewn(8, 0, -0.26, 0.5, 0.14), '#7a8f4a', 0.06, 0.8) : '') +
  e.glint(0, -0.3, 0.4, 0.5)

/** A block with cubes cut from it: paneer. */
export const blockAndCubes: DrawBought = (e, { colour }) =>
  cheeseBlock(e.at(0.06, -0.3, 0.92), { colour }) +
  drawCube(e.at(-0.5, 0.5, 0.34), colour) +
  drawCube(e.at(0.1, 0.62, 0.34), colour) +
  drawCube(e.at(0.64, 0.44, 0.34), colour)

const slice = stencils({ square: 'M-.94,-.02 L-.1,-.48 L.94,-.18 L.16,.36Z' })

/** A stack of square cheese slices. */
export const cheeseSlices: DrawBought = (e, { colour }) =>
  e.pen
    .times(5, (index) =>
      e.at((index % 2) * 0.05, 0.44 - index * 0.17, 0.98).solid(slice.square, colour, { rim: 1.6, depth: 0.12 }),
    )
    .join('')
