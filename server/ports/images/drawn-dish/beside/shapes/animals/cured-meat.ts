import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'

const fat = '#f8e6cd'

const link = stencils({
  long: 'M-.94,0 C-.98,-.3 -.76,-.36 -.4,-.34 C0,-.3 .4,-.38 .74,-.34 C1,-.28 1,.28 .74,.34 C.4,.38 0,.3 -.4,.36 C-.76,.38 -.96,.3 -.94,0Z',
  ends: 'M-.98,0 L-1.1,-.08M-.98,0 L-1.1,.08',
})

/** Raw sausages in a chain, twisted between the links; `core` is what is ground into them. */
export const links: DrawBought = (e, { colour, core = lighter(colour, 0.5) }) => {
  const one = (at: Easel) =>
    at.line(link.ends, mix(colour, fat, 0.5), 0.13) +
    at.solid(link.long, colour, { drop: 0.12, rim: 1.6, depth: 0.3 }) +
    at.dots(at.strewn(9, -0.1, 0, 0.7, 0.2), core, 0.11, 0.6) +
    at.glint(-0.2, -0.16, 0.5, 0.6)
  return one(e.at(-0.02, -0.58, 0.72, -7)) + one(e.at(0.3, 0.02, 0.68, 143)) + one(e.at(-0.1, 0.6, 0.74, 6))
}

/** Hot dogs: three smooth, straight sausages side by side. */
export const frankfurters: DrawBought = (e, { colour }) =>
  [-0.5, 0, 0.5]
    .map((v) => {
      const at = e.at(v * 0.5, v * 0.9, 0.9, -29)
      return at.solid(link.long, colour, { drop: 0.1, rim: 1.6, depth: 0.34 }) + at.glint(-0.36, -0.14, 0.5, 0.7)
    })
    .join('')

const ring = stencils({
  outer:
    'M-.62,-.86 C-.34,-.9 -.3,-.6 -.46,-.44 C-.66,-.2 -.6,.3 0,.34 C.6,.3 .66,-.2 .46,-.44 C.3,-.6 .34,-.9 .62,-.86 C.9,-.74 1,-.3 .96,0 C.9,.54 .5,.92 0,.92 C-.5,.92 -.9,.54 -.96,0 C-1,-.3 -.9,-.74 -.62,-.86Z',
  light: 'M-.74,-.5 C-.9,0 -.7,.5 -.2,.64',
  string: 'M-.5,-.66 L-.38,-.92M.5,-.66 L.38,-.92M-.4,-.94 C-.2,-1.04 .2,-1.04 .4,-.94',
})

/** A smoked sausage bent to a horseshoe, its ends tied together. */
export const ringSausage: DrawBought = (e, { colour, core = lighter(colour, 0.4) }) =>
  e.line(ring.string, '#e9d8b4', 0.06) +
  e.solid(ring.outer, colour, { drop: 0.1, rim: 1.8, depth: 0.34 }) +
  e.dots(e.strewn(10, 0, 0.62, 0.6, 0.18), core, 0.06, 0.5) +
  e.line(ring.light, lighter(colour, 0.6), 0.09, 0.6)

const salamiParts = stencils({
  body: 'M-.42,-.34 C-.1,-.64 .3,-.86 .6,-.9 C.94,-.9 1.02,-.5 .84,-.26 C.6,.06 .3,.34 .02,.54Z',
  strings: 'M-.14,-.56 C.16,-.44 .32,-.1 .24,.36M.18,-.76 C.46,-.62 .6,-.3 .52,.1M.46,-.88 C.72,-.76 .86,-.5 .78,-.18',
  knot: 'M.84,-.74 C.92,-.86 .96,-.9 .98,-1M.84,-.74 C.94,-.78 1,-.78 1.06,-.76',
})
const salamiFace = oval(0, 0, 0.42, 0.56)
const salamiFlesh = oval(0, 0, 0.36, 0.49)

/** A cured sausage, red and tied with string, its cut end and one slice flecked with fat. */
export const salami: DrawBought = (e, { colour, skin = darker(colour, 0.3), core = '#f6d9c6' }) => {
  const cut = (at: Easel) =>
    at.solid(salamiFace, skin, { rim: 1.4, depth: 0.2 }) +
    at.fill(salamiFlesh, e.pen.shaded(colour, 0.12)) +
    at.dots(at.strewn(15, 0, 0, 0.28, 0.4), core, 0.1, 0.9) +
    at.dots(at.strewn(8, 0, 0, 0.3, 0.42), core, 0.06, 0.9)
  return (
    e.line(salamiParts.knot, '#e9d8b4', 0.06) +
    e.solid(salamiParts.body, skin, { drop: 0.1, rim: 1.6, depth: 0.32 }) +
    e.line(salamiParts.strings, '#efdfbc', 0.055, 0.95) +
    cut(e.at(-0.16, 0.1, 1, -40)) +
    cut(e.at(-0.5, 0.5, 0.84, -23))
  )
}

const rasher = stencils({
  strip:
    'M-.98,-.2 C-.76,-.36 -.6,-.3 -.4,-.18 C-.16,-.06 0,-.12 .2,-.24 C.44,-.36 .7,-.3 .98,-.16 L.96,.18 C.7,.04 .46,.02 .24,.12 C0,.24 -.2,.26 -.42,.14 C-.6,.04 -.78,.04 -.96,.16Z',
  streaks: 'M-.94,0 C-.76,-.14 -.6,-.1 -.42,.02 C-.2,.12 0,.06 .2,-.04 C.44,-.16 .7,-.12 .94,.02',
  edge: 'M-.94,-.16 C-.76,-.32 -.6,-.26 -.4,-.14 C-.16,-.02 0,-.08 .2,-.2 C.44,-.32 .7,-.26 .95,-.12',
})

/** Three raw rashers of bacon, streaked with fat. */
export const bacon: DrawBought = (e, { colour, core = fat }) =>
  [-0.56, 0, 0.56]
    .map((v, index) => {
      const at = e.at(index % 2 === 0 ? -0.03 : 0.04, v, 0.98, -6)
      return (
        at.solid(rasher.strip, colour, { drop: 0.07, rim: 1.4, depth: 0.2 }) +
        at.line(rasher.edge, core, 0.09) +
        at.line(rasher.streaks, core, 0.07, 0.9)
      )
    })
    .join('')

const belly = stencils({
  top: 'M-.96,-.24 L-.3,-.74 L.98,-.5 L.5,.04Z',
  front: 'M-.96,-.24 L.5,.04 L.5,.74 L-.94,.4Z',
  side: 'M.5,.04 L.98,-.5 L.96,.14 L.5,.74Z',
  layers:
    'M-.95,-.04 C-.5,.02 0,.16 .5,.24 C.7,.04 .86,-.14 .97,-.3M-.94,.26 C-.5,.3 0,.46 .5,.54 C.7,.34 .86,.14 .97,-.02',
  scores: 'M-.62,-.44 L.74,-.2M-.64,-.18 L.04,-.68M-.3,-.12 L.34,-.62M.04,-.06 L.64,-.56',
})

/** A slab of pork belly: rind above, fat and meat in layers. */
export const porkBelly: DrawBought = (e, { colour, skin = '#e9c49c', core = fat }) =>
  e.solid(belly.front, colour, { drop: 0.1, depth: 0.16 }) +
  e.body(belly.side, darker(colour, 0.16), { depth: 0.2 }) +
  e.line(belly.layers, core, 0.13) +
  e.body(belly.top, skin, { depth: 0.16, rim: 1.6 }) +
  e.line(belly.scores, darker(skin, 0.26), 0.035, 0.6)

const roastParts = stencils({
  joint:
    'M-.96,.1 C-.98,-.3 -.8,-.56 -.4,-.6 C0,-.66 .4,-.64 .7,-.5 C.98,-.36 1.02,.1 .92,.36 C.8,.62 .4,.66 0,.66 C-.5,.7 -.92,.56 -.96,.1Z',
  fat: 'M-.8,-.2 C-.76,-.48 -.4,-.56 0,-.56 C.4,-.58 .72,-.5 .84,-.24 C.6,-.2 .4,-.32 .1,-.24 C-.2,-.16 -.5,-.3 -.8,-.2Z',
  strings:
    'M-.56,-.58 C-.4,-.3 -.4,.3 -.54,.62M-.16,-.62 C0,-.3 0,.34 -.12,.68M.26,-.62 C.42,-.3 .42,.34 .3,.66M.64,-.54 C.8,-.24 .8,.26 .68,.58M-.95,.04 C-.4,.2 .5,.18 .96,.08',
  bow: 'M-.02,.14 C-.16,-.04 -.3,.06 -.2,.16 C-.14,.22 -.06,.18 -.02,.14 C.1,-.06 .24,.02 .18,.14 C.14,.2 .04,.2 -.02,.14 L-.14,.36M-.02,.14 L.14,.34',
})

/** A joint of raw meat, tied with string, a layer of fat on it. */
export const tiedJoint: DrawBought = (e, { colour, skin = fat }) =>
  e.solid(roastParts.joint, colour, { drop: 0.1, rim: 1.8, depth: 0.32 }) +
  e.fill(roastParts.fat, skin, 0.85) +
  e.line(roastParts.strings, darker(colour, 0.5), 0.085, 0.35) +
  e.line(roastParts.strings, '#f3e6c6', 0.05) +
  e.line(roastParts.bow, '#f3e6c6', 0.05) +
  e.glint(-0.6, 0, 0.3, 0.4)
