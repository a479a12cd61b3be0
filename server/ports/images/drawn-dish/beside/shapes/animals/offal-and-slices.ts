import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, type Stencil } from '#server/ports/images/drawn-dish/outline.ts'

const fat = '#f8e6cd'

const shank = stencils({
  edge: 'M-.92,.04 C-.98,-.5 -.5,-.86 0,-.82 C.56,-.84 .98,-.46 .92,.06 C.9,.56 .5,.84 0,.8 C-.5,.84 -.88,.56 -.92,.04Z',
  seams:
    'M-.64,-.3 C-.5,-.2 -.4,-.16 -.3,-.2M-.6,.36 C-.46,.3 -.36,.24 -.26,.26M.3,.28 C.42,.4 .5,.44 .56,.5M.34,-.3 C.44,-.4 .5,-.44 .54,-.54M0,.36 C.02,.5 0,.56 .02,.66M.4,0 C.54,.02 .6,.06 .74,.04',
})
const shankFlesh = oval(0, 0, 0.78, 0.68)
const shankBone = oval(-0.02, 0, 0.32, 0.29)
const shankMarrow = oval(-0.02, 0, 0.2, 0.18)

/** A shank cut across: the marrow bone in the middle of the meat. */
export const cutShank: DrawBought = (e, { colour, skin = fat }) =>
  e.at(0.02, 0.12).solid(shank.edge, darker(colour, 0.36), { drop: 0.06, depth: 0.2 }) +
  e.body(shank.edge, skin, { rim: 1.6, depth: 0.1 }) +
  e.fill(shankFlesh, e.pen.shaded(colour, 0.2)) +
  e.line(shank.seams, skin, 0.05, 0.8) +
  e.body(shankBone, '#fbf3e2', { depth: 0.16, rim: 1.6 }) +
  e.fill(shankMarrow, '#e6b09a') +
  e.glint(-0.5, -0.36, 0.36, 0.4)

const ribs = stencils({
  meat: 'M-.94,-.42 C-.5,-.6 .5,-.66 .92,-.46 C1,-.1 .98,.2 .92,.44 C.5,.52 -.5,.6 -.92,.5 C-1,.2 -1,-.1 -.94,-.42Z',
  ends: 'M-.76,.4 L-.78,.78M-.38,.44 L-.39,.82M0,.44 L0,.84M.38,.42 L.39,.82M.76,.38 L.78,.76',
  bones:
    'M-.74,-.3 C-.78,0 -.78,.2 -.77,.5M-.37,-.36 C-.4,0 -.4,.2 -.39,.52M0,-.38 L0,.52M.37,-.36 C.4,0 .4,.2 .39,.5M.74,-.32 C.78,0 .78,.2 .77,.46',
  fat: 'M-.86,-.4 C-.5,-.54 .4,-.58 .84,-.42',
})

/** A rack of raw ribs, the ends of the bones beyond the meat. */
export const rawRibs: DrawBought = (e, { colour, skin = fat }) =>
  e.at(0.02, 0.05).line(ribs.ends, '#2a1009', 0.2, 0.25) +
  e.line(ribs.ends, '#d9c39c', 0.21) +
  e.line(ribs.ends, '#fbf3e2', 0.15) +
  e.solid(ribs.meat, colour, { rim: 1.8 }) +
  e.line(ribs.bones, skin, 0.2, 0.55) +
  e.line(ribs.fat, skin, 0.12, 0.85) +
  e.glint(-0.56, -0.2, 0.3, 0.4)

const liverParts = stencils({
  lobe: 'M-.96,.3 C-1,-.2 -.6,-.56 -.1,-.6 C.4,-.7 .98,-.6 .98,-.2 C.98,.1 .6,.16 .4,.24 C.2,.34 .16,.56 -.16,.66 C-.56,.76 -.92,.66 -.96,.3Z',
  cleft: 'M-.3,.6 C-.24,.3 0,.14 .3,.1',
})

/** Liver: dark, smooth, wet lobes. */
export const liver: DrawBought = (e, { colour }) =>
  e.solid(liverParts.lobe, colour, { drop: 0.1, rim: 1.8, depth: 0.34 }) +
  e.line(liverParts.cleft, darker(colour, 0.4), 0.05, 0.7) +
  e.glint(-0.44, -0.1, 0.56, 0.6) +
  e.glint(0.5, -0.34, 0.4, 0.5)

const slice = stencils({
  whole:
    'M-.98,.04 C-.98,-.2 -.8,-.28 -.56,-.26 C-.3,-.34 -.06,-.24 .2,-.3 C.5,-.34 .86,-.3 .96,-.06 C1.02,.14 .86,.26 .6,.24 C.36,.32 .1,.22 -.16,.3 C-.4,.34 -.94,.36 -.98,.04Z',
  edge: 'M-.9,-.06 C-.84,-.18 -.7,-.2 -.56,-.18 C-.3,-.26 -.06,-.16 .2,-.22 C.5,-.26 .8,-.22 .88,-.06',
  streaks: 'M-.8,.1 C-.5,0 -.3,.08 0,.02 C.3,-.04 .6,.06 .84,0M-.6,.22 C-.3,.14 0,.2 .4,.12',
})

/** Thin slices laid one over the other, pale at the edge and streaked: prosciutto, smoked salmon. */
export const slices: DrawBought = (e, { colour, core = fat }) => {
  const one = (at: Easel) =>
    at.solid(slice.whole, colour, { drop: 0.06, rim: 1.6, depth: 0.2 }) +
    at.line(slice.edge, core, 0.085, 0.95) +
    at.line(slice.streaks, core, 0.05, 0.75)
  return (
    one(e.at(0.04, -0.5, 0.9, -19)) +
    one(e.at(0, -0.14, 0.96, -9)) +
    one(e.at(0, 0.22, 0.98, 1)) +
    one(e.at(0.02, 0.56, 0.96, 11))
  )
}

const lump = stencils({
  nugget: 'M-.9,.1 C-1,-.4 -.6,-.7 -.1,-.62 C.3,-.8 .9,-.6 .92,-.06 C1,.4 .6,.7 .2,.6 C-.2,.76 -.8,.6 -.9,.1Z',
  stick: 'M-.96,-.24 C-1,-.1 -1,.12 -.94,.26 C-.6,.3 .6,.3 .94,.24 C1,.1 1,-.12 .94,-.26 C.6,-.3 -.6,-.3 -.96,-.24Z',
})

function crumbed(at: Easel, outline: Stencil, colour: Colour): string {
  return (
    at.solid(outline, colour, { drop: 0.12, rim: 1.4 }) +
    at.dots(at.strewn(12, 0, 0, 0.74, outline === lump.stick ? 0.18 : 0.44), darker(colour, 0.3), 0.09, 0.5) +
    at.dots(at.strewn(12, 0, 0, 0.76, outline === lump.stick ? 0.18 : 0.46), lighter(colour, 0.5), 0.09, 0.7)
  )
}

/** Crumbed pieces in a pile: nuggets, tenders. */
export const nuggets: DrawBought = (e, { colour }) =>
  pile.map(([u, v], index) => crumbed(e.at(u * 1.04, v * 1.1, 0.5, index * 63), lump.nugget, colour)).join('')

/** Three crumbed sticks. */
export const crumbedSticks: DrawBought = (e, { colour }) =>
  crumbed(e.at(0.06, -0.46, 0.88, -23), lump.stick, colour) +
  crumbed(e.at(-0.06, 0.06, 0.88, -11), lump.stick, colour) +
  crumbed(e.at(0.08, 0.54, 0.88, 11), lump.stick, colour)

const strips = stencils({
  strip:
    'M-.96,-.06 C-.9,-.3 -.6,-.26 -.4,-.3 C0,-.4 .4,-.22 .94,-.26 C1,-.1 1,.1 .92,.24 C.6,.34 .2,.22 -.2,.3 C-.5,.34 -.96,.3 -.96,-.06Z',
  grain: 'M-.8,-.04 C-.4,-.14 0,-.04 .3,-.1M-.5,.14 C-.1,.06 .3,.14 .8,.06M.3,-.14 L.8,-.12',
})

/** Fibrous brown strips in a pile: seitan, meat made of plants. */
export const fibrousStrips: DrawBought = (e, { colour, core = darker(colour, 0.32) }) => {
  const one = (at: Easel) =>
    at.solid(strips.strip, colour, { drop: 0.1, rim: 1.6, depth: 0.28 }) + at.line(strips.grain, core, 0.06, 0.65)
  return (
    one(e.at(0.06, -0.52, 0.72, -17)) +
    one(e.at(-0.3, -0.06, 0.66, 29)) +
    one(e.at(0.34, 0.08, 0.66, -29)) +
    one(e.at(-0.1, 0.5, 0.82, 6))
  )
}

const pile: readonly Point[] = [
  [0.02, -0.46],
  [-0.48, 0.06],
  [0.5, 0.04],
  [0, 0.42],
]
const whole = oval(0, 0, 1, 0.96)

/** Balls in a pile: of meat, or of what stands in for it. */
export const balls: DrawBought = (e, { colour, core = darker(colour, 0.3) }) =>
  pile
    .map(([u, v]) => {
      const at = e.at(u, v, 0.47)
      return (
        at.solid(whole, e.pen.domed(lighter(colour, 0.3), darker(colour, 0.2)), { drop: 0.16, rim: 1.4 }) +
        at.dots(at.strewn(10, 0, 0.05, 0.72, 0.7), core, 0.13, 0.45) +
        at.dots(at.strewn(6, 0, 0, 0.7, 0.7), lighter(colour, 0.5), 0.1, 0.5)
      )
    })
    .join('')

const disc = stencils({
  side: 'M-.94,-.06 L-.92,.24 C-.8,.62 .8,.62 .92,.24 L.94,-.06Z',
})
const pattyTop = oval(0, -0.06, 0.94, 0.46)

/** Two patties, one on the other. */
export const patties: DrawBought = (e, { colour, core = darker(colour, 0.3) }) => {
  const one = (at: Easel) =>
    at.solid(disc.side, darker(colour, 0.16), { rim: 1.4, depth: 0.2 }) +
    at.body(pattyTop, colour, { depth: 0.16 }) +
    at.dots(at.strewn(16, 0, -0.06, 0.78, 0.34), core, 0.08, 0.5) +
    at.dots(at.strewn(8, 0, -0.06, 0.78, 0.34), lighter(colour, 0.5), 0.07, 0.6)
  return one(e.at(0, 0.26)) + one(e.at(0.02, -0.2, 0.98))
}

const tin = stencils({
  block: 'M-.6,-.3 L-.1,-.92 L.84,-.66 L.5,-.06Z',
  blockFront: 'M-.6,-.3 L.5,-.06 L.44,.36 L-.6,.12Z',
  blockSide: 'M.5,-.06 L.84,-.66 L.82,-.3 L.46,.36Z',
  can: 'M-.74,.06 L.56,.3 L.56,.96 L-.72,.72Z',
  canSide: 'M.56,.3 L.94,-.3 L.94,.36 L.56,.96Z',
  stripe: 'M-.73,.26 L.56,.52 L.94,-.08',
})

/** A block of luncheon meat, pushed out of its tin. */
export const luncheonMeat: DrawBought = (e, { colour, skin = '#2f5f9a' }) =>
  e.solid(tin.blockFront, mix(colour, '#c9706a', 0.3), { depth: 0.2 }) +
  e.body(tin.blockSide, darker(colour, 0.2), { depth: 0.2 }) +
  e.body(tin.block, colour, { depth: 0.12 }) +
  e.dots(e.strewn(12, 0.14, -0.46, 0.46, 0.24), lighter(colour, 0.6), 0.06, 0.8) +
  e.solid(tin.can, skin, { depth: 0.24 }) +
  e.body(tin.canSide, darker(skin, 0.24), { depth: 0.2 }) +
  e.line(tin.stripe, '#f2c84a', 0.12)
