import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'

const loaf = stencils({
  body: 'M-.3,-.5 C-.1,-.66 .7,-.68 .86,-.46 C1.02,-.3 .98,-.1 .92,0 L.9,.56 L-.2,.7Z',
  tops: 'M-.1,-.6 C.2,-.68 .7,-.66 .84,-.46',
  slice:
    'M-.94,-.24 C-1.04,-.56 -.72,-.7 -.4,-.68 C-.06,-.7 .22,-.56 .12,-.24 C.08,-.14 .08,-.06 .08,.04 L.06,.72 L-.88,.72 L-.9,.04 C-.9,-.06 -.9,-.14 -.94,-.24Z',
  crumb:
    'M-.84,-.26 C-.92,-.48 -.66,-.6 -.4,-.58 C-.14,-.6 .1,-.48 .02,-.26 C-.02,-.16 -.02,-.06 -.02,.04 L-.04,.62 L-.78,.62 L-.8,.04 C-.8,-.06 -.8,-.16 -.84,-.26Z',
})

/** A loaf baked in a tin, cut: its crumb before, its crust behind. */
export const tinLoaf: DrawBought = (e, { colour, skin = '#b0682c' }) =>
  e.solid(loaf.body, skin, { drop: 0.1, rim: 1.6, depth: 0.3 }) +
  e.line(loaf.tops, lighter(skin, 0.5), 0.09, 0.5) +
  e.solid(loaf.slice, darker(skin, 0.06), { drop: 0.06, rim: 1.6, depth: 0.2 }) +
  e.fill(loaf.crumb, e.pen.shaded(colour, 0.1)) +
  e.dots(e.strewn(20, -0.4, 0, 0.3, 0.46), darker(colour, 0.2), 0.05, 0.6)

const boule = stencils({
  body: 'M-.96,.24 C-1,-.3 -.5,-.7 0,-.7 C.5,-.7 1,-.3 .96,.24 C.9,.6 .4,.72 0,.72 C-.4,.72 -.9,.6 -.96,.24Z',
  cuts: 'M-.5,-.4 C-.3,-.16 -.24,.1 -.28,.36M-.1,-.56 C.1,-.26 .16,.1 .12,.4M.3,-.54 C.48,-.26 .54,0 .5,.3',
})

/** A round country loaf, scored and floured. */
export const countryLoaf: DrawBought = (e, { colour, skin = '#f3dcb0' }) =>
  e.solid(boule.body, e.pen.domed(lighter(colour, 0.2), darker(colour, 0.26)), { drop: 0.1, rim: 1.8 }) +
  e.line(boule.cuts, darker(colour, 0.3), 0.17, 0.7) +
  e.line(boule.cuts, skin, 0.11) +
  e.dots(e.strewn(18, -0.1, -0.2, 0.6, 0.36), '#fff6e2', 0.05, 0.6)

const braid = stencils({ lump: 'M-.9,.1 C-.9,-.6 -.3,-.9 .3,-.7 C.8,-.5 1,0 .8,.44 C.4,.9 -.8,.8 -.9,.1Z' })

/** A braided loaf: challah, brioche. */
export const braidedLoaf: DrawBought = (e, { colour }) => {
  const lumps = e.pen.times(5, (index) => {
    const u = -0.72 + index * 0.36
    const size = 0.3 + 0.1 * (1 - Math.abs(index - 2) / 2)
    const one = (v: number, turn: number) => {
      const at = e.at(u + (v > 0 ? 0.12 : 0), v, size, turn)
      return at.solid(braid.lump, colour, { drop: 0.14, rim: 1.6, depth: 0.34 }) + at.glint(-0.2, -0.3, 0.6, 0.45)
    }
    return one(-0.2, 29) + one(0.18, -29)
  })
  return lumps.join('') + e.dots(e.strewn(14, 0, 0, 0.7, 0.3), '#fbeec8', 0.045, 0.9)
}

const bunParts = stencils({
  crown: 'M-.92,-.06 C-.92,-.56 -.5,-.8 0,-.8 C.5,-.8 .92,-.56 .92,-.06 C.7,.08 -.7,.08 -.92,-.06Z',
  crumb: 'M-.9,0 C-.6,.16 .6,.16 .9,0 L.88,.14 C.6,.28 -.6,.28 -.88,.14Z',
  heel: 'M-.92,.26 C-.6,.4 .6,.4 .92,.26 C.96,.5 .86,.68 .7,.7 C.3,.76 -.3,.76 -.7,.7 C-.86,.68 -.96,.5 -.92,.26Z',
})

/** A burger bun, split, seeds on its crown. */
export const burgerBun: DrawBought = (e, { colour, core = '#fbeac4' }) =>
  e.solid(bunParts.heel, colour, { drop: 0.1, rim: 1.6, depth: 0.24 }) +
  e.body(bunParts.crumb, '#f6e0b0', { rim: 1, depth: 0.2 }) +
  e.solid(bunParts.crown, colour, { drop: 0.05, rim: 1.8, depth: 0.3 }) +
  e.dots(e.strewn(16, 0, -0.44, 0.6, 0.24), core, 0.075) +
  e.glint(-0.4, -0.5, 0.4, 0.4)

const rollParts = stencils({
  split: 'M-.5,-.2 C-.2,-.36 .3,-.34 .6,-.1',
  roll: 'M-.92,.14 C-.96,-.4 -.5,-.66 0,-.66 C.5,-.66 .96,-.4 .92,.14 C.86,.5 .4,.6 0,.6 C-.4,.6 -.86,.5 -.92,.14Z',
})

/** Two crusty rolls. */
export const rolls: DrawBought = (e, { colour }) => {
  const one = (at: Easel) =>
    at.solid(rollParts.roll, e.pen.domed(lighter(colour, 0.3), darker(colour, 0.24)), { drop: 0.1, rim: 1.6 }) +
    at.line(rollParts.split, darker(colour, 0.3), 0.17, 0.6) +
    at.line(rollParts.split, '#f6e0b0', 0.11)
  return one(e.at(0.26, -0.3, 0.7, -11)) + one(e.at(-0.22, 0.36, 0.76, 6))
}

const bagelBody = oval(0, 0, 0.92, 0.78)
const bagelHole = oval(0, -0.04, 0.26, 0.2)

/** A bagel. */
export const bagel: DrawBought = (e, { colour }) =>
  e.solid(bagelBody, e.pen.domed(lighter(colour, 0.3), darker(colour, 0.24)), { drop: 0.12, rim: 1.8 }) +
  e.body(bagelHole, darker(colour, 0.5), { depth: 0.2 }) +
  e.dots(e.strewn(12, -0.56, 0, 0.2, 0.4), '#fbeac4', 0.06) +
  e.dots(e.strewn(12, 0.56, 0, 0.2, 0.4), '#fbeac4', 0.06) +
  e.dots(e.strewn(8, 0, -0.5, 0.4, 0.12), '#fbeac4', 0.06) +
  e.dots(e.strewn(8, 0, 0.46, 0.4, 0.14), '#fbeac4', 0.06) +
  e.glint(-0.4, -0.4, 0.4, 0.5)

const disc = stencils({ edge: 'M-.94,0 L-.94,.1 C-.8,.6 .8,.6 .94,.1 L.94,0Z' })
const discTop = oval(0, 0, 0.94, 0.44)

/** Thin flat breads in a stack, toasted spots on the uppermost: tortillas, chapati. */
export const flatStack: DrawBought = (e, { colour, core = '#b0702c' }) =>
  e.pen
    .times(5, (index) => {
      const at = e.at((index % 2) * 0.05 - 0.02, 0.42 - index * 0.16)
      return (
        at.solid(disc.edge, darker(colour, 0.16), { drop: 0.05, rim: 1, depth: 0.2 }) +
        at.body(discTop, colour, { depth: 0.12, rim: 1.6 })
      )
    })
    .join('') +
  e.dots(e.strewn(9, 0, -0.22, 0.66, 0.26), core, 0.14, 0.45) +
  e.dots(e.strewn(10, 0, -0.22, 0.7, 0.28), core, 0.07, 0.5)

const pitaParts = stencils({
  back: 'M.1,-.78 C.6,-.8 1,-.52 1,-.2 C1,.14 .6,.36 .1,.36 C-.4,.36 -.8,.14 -.8,-.2 C-.8,-.52 -.4,-.76 .1,-.78Z',
  half: 'M-.96,.1 C-.6,-.02 .4,-.04 .84,.1 C.8,.66 .36,.94 -.06,.94 C-.5,.94 -.92,.66 -.96,.1Z',
  pocket: 'M-.96,.1 C-.6,-.02 .4,-.04 .84,.1 C.4,.2 -.5,.2 -.96,.1Z',
})

/** Pita: one whole, half of another open as a pocket. */
export const pita: DrawBought = (e, { colour, core = '#b0702c' }) =>
  e.solid(pitaParts.back, darker(colour, 0.05), { drop: 0.07, rim: 1.8, depth: 0.18 }) +
  e.dots(e.strewn(9, 0.1, -0.36, 0.66, 0.26), core, 0.14, 0.4) +
  e.solid(pitaParts.half, colour, { rim: 1.8, depth: 0.2 }) +
  e.body(pitaParts.pocket, e.pen.hollow(darker(colour, 0.46), darker(colour, 0.14)), { rim: 2 }) +
  e.dots(e.strewn(7, -0.06, 0.56, 0.5, 0.26), core, 0.13, 0.4)

const naanParts = stencils({
  body: 'M-.1,-.94 C.3,-.9 .5,-.5 .7,-.1 C.94,.4 .7,.94 .1,.94 C-.5,.96 -.9,.5 -.72,0 C-.6,-.4 -.5,-.9 -.1,-.94Z',
})

/** Naan: a bread like a teardrop, blistered. */
export const naan: DrawBought = (e, { colour, core = '#a8622a' }) =>
  e.solid(naanParts.body, colour, { drop: 0.1, rim: 2, depth: 0.2 }) +
  e.dots(e.strewn(9, 0, 0.1, 0.5, 0.66), lighter(colour, 0.5), 0.24, 0.6) +
  e.dots(e.strewn(9, 0, 0.1, 0.5, 0.66), core, 0.17, 0.5) +
  e.dots(e.strewn(12, 0, 0.1, 0.52, 0.7), darker(core, 0.2), 0.07, 0.6)

const shellParts = stencils({
  back: 'M-.88,.3 C-.8,-.5 -.2,-.86 .3,-.76 C.84,-.64 1,-.1 .96,.24Z',
  front: 'M-.96,.5 C-.9,-.3 -.3,-.66 .2,-.56 C.74,-.46 .9,.06 .86,.44 C.4,.62 -.5,.66 -.96,.5Z',
})

/** Hard taco shells, one in the other. */
export const tacoShells: DrawBought = (e, { colour }) => {
  const one = (at: Easel) =>
    at.solid(shellParts.back, darker(colour, 0.2), { drop: 0.05, rim: 1.4, depth: 0.2 }) +
    at.solid(shellParts.front, colour, { rim: 1.8, depth: 0.24 }) +
    at.dots(at.strewn(9, 0, 0.1, 0.6, 0.4), darker(colour, 0.34), 0.07, 0.5)
  return one(e.at(0.1, -0.26, 0.86)) + one(e.at(-0.1, 0.2, 0.86))
}

const crescent = stencils({
  body: 'M-.98,.56 C-1,-.1 -.6,-.66 0,-.66 C.6,-.66 1,-.1 .98,.56 C.9,.7 .7,.6 .6,.4 C.46,.2 .3,.16 0,.16 C-.3,.16 -.46,.2 -.6,.4 C-.7,.6 -.9,.7 -.98,.56Z',
  ridges:
    'M-.7,-.34 C-.5,-.2 -.42,0 -.46,.22M-.34,-.58 C-.2,-.4 -.16,-.1 -.2,.16M.34,-.58 C.2,-.4 .16,-.1 .2,.16M.7,-.34 C.5,-.2 .42,0 .46,.22M-.9,.06 C-.78,.1 -.7,.24 -.66,.46M.9,.06 C.78,.1 .7,.24 .66,.46',
})

/** A croissant. */
export const croissant: DrawBought = (e, { colour }) =>
  e.solid(crescent.body, colour, { drop: 0.1, rim: 1.8, depth: 0.32 }) +
  e.line(crescent.ridges, darker(colour, 0.4), 0.06, 0.6) +
  e.at(-0.05, -0.01).line(crescent.ridges, lighter(colour, 0.5), 0.05, 0.5)

const doughParts = stencils({
  ball: 'M-.94,.34 C-.96,-.3 -.5,-.66 0,-.66 C.5,-.66 .96,-.3 .94,.34 C.8,.66 -.8,.66 -.94,.34Z',
  folds: 'M-.4,.5 C-.3,.2 .1,.1 .4,.24M-.6,.1 C-.5,-.1 -.3,-.2 -.1,-.2',
})
const dusting = oval(0, 0.5, 1, 0.3)

/** A ball of dough on a little flour. */
export const dough: DrawBought = (e, { colour }) =>
  e.fill(dusting, '#fffaf0', 0.75) +
  e.solid(doughParts.ball, e.pen.domed(lighter(colour, 0.5), darker(colour, 0.12)), { rim: 1.8 }) +
  e.line(doughParts.folds, darker(colour, 0.2), 0.05, 0.5) +
  e.dots(e.strewn(14, 0, 0.56, 0.9, 0.26), '#fffdf6', 0.06, 0.9)

const crisp = stencils({
  sheet: 'M-.96,.1 L-.2,-.44 L.96,-.2 L.3,.42Z',
})

/** Thin crisp squares pricked all over: matzo, crispbread. */
export const crispbread: DrawBought = (e, { colour }) => {
  const pricks = e.pen.times(5, (row) =>
    e.pen.times(5, (column) => [-0.66 + row * 0.24 + column * 0.14, 0.1 - column * 0.11 + row * 0.06] as const),
  )
  return e.pen
    .times(3, (index) => {
      const at = e.at((index % 2) * 0.05, 0.46 - index * 0.32)
      return (
        at.solid(crisp.sheet, colour, { rim: 1.8, depth: 0.2 }) +
        (index === 2 ? at.dots(pricks.flat(), darker(colour, 0.45), 0.055, 0.8) : '')
      )
    })
    .join('')
}

const cone = stencils({
  wafer: 'M-.44,-.06 L.44,-.06 L.06,.98 C.02,1.02 -.02,1.02 -.06,.98Z',
  lattice: 'M-.36,.06 L.22,.56M-.1,0 L.3,.34M.36,.06 L-.22,.56M.1,0 L-.3,.34M-.24,.4 L.1,.72M.24,.4 L-.1,.72',
  scoop:
    'M-.6,-.1 C-.74,-.16 -.66,-.3 -.58,-.34 C-.6,-.76 -.3,-.98 0,-.98 C.3,-.98 .6,-.76 .58,-.34 C.66,-.3 .74,-.16 .6,-.1 C.5,-.02 .42,-.1 .34,-.04 C.2,.06 .1,-.06 0,0 C-.12,.06 -.2,-.04 -.34,0 C-.44,.04 -.5,-.06 -.6,-.1Z',
})

/** A cone of ice cream. */
export const iceCream: DrawBought = (e, { colour, skin = '#d99a4c' }) =>
  e.solid(cone.wafer, skin, { rim: 1.6 }) +
  e.line(cone.lattice, darker(skin, 0.3), 0.04, 0.6) +
  e.solid(cone.scoop, e.pen.domed(lighter(colour, 0.4), darker(colour, 0.14)), { drop: 0.06, rim: 1.8 }) +
  e.glint(-0.24, -0.6, 0.5, 0.7)
