import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { pointOf, short } from '#server/ports/images/drawn-dish/outline.ts'

const fat = '#f8e6cd'

const steakParts = stencils({
  edge: 'M-.96,.16 C-1.04,-.34 -.7,-.72 -.2,-.68 C.1,-.66 .3,-.78 .6,-.66 C.96,-.52 1.04,-.1 .92,.26 C.76,.68 .3,.6 .06,.68 C-.3,.84 -.9,.72 -.96,.16Z',
  flesh:
    'M-.8,.18 C-.86,-.26 -.6,-.52 -.2,-.48 C.1,-.44 .3,-.58 .56,-.48 C.84,-.38 .92,-.06 .82,.22 C.68,.54 .3,.46 .04,.54 C-.28,.66 -.76,.62 -.8,.18Z',
  eye: 'M.06,-.42 C-.06,-.24 .08,-.1 .02,.06 C-.02,.2 .1,.34 .04,.5',
  marble:
    'M-.62,0 C-.5,-.08 -.5,-.2 -.4,-.28M-.58,.32 C-.44,.26 -.4,.14 -.26,.1M-.34,.46 C-.26,.42 -.2,.34 -.12,.34M-.24,-.16 C-.16,-.2 -.14,-.3 -.06,-.34M.22,-.3 C.32,-.26 .36,-.16 .46,-.16M.26,.06 C.38,.08 .42,.2 .56,.18M.56,-.3 C.62,-.2 .7,-.16 .72,-.04M.24,.34 C.34,.3 .4,.34 .5,.32',
})

/** A raw steak: red, marbled, with its rim of fat. */
export const rawSteak: DrawBought = (e, { colour, skin = fat }) => {
  const below = e.at(0.02, 0.13)
  return (
    below.solid(steakParts.edge, darker(colour, 0.36), { depth: 0.2 }) +
    e.body(steakParts.edge, skin, { rim: 1.6, depth: 0.12 }) +
    e.fill(steakParts.flesh, e.pen.shaded(colour, 0.2)) +
    e.line(steakParts.eye, skin, 0.09, 0.9) +
    e.line(steakParts.marble, skin, 0.045, 0.85) +
    e.glint(-0.44, -0.2, 0.34, 0.4)
  )
}

/** Raw mince as it comes from the grinder: a mound of strands; a `core` is the color of the fat in it. */
export const mince: DrawBought = (e, { colour, core = mix(colour, fat, 0.6) }) => {
  const rows: readonly (readonly [v: number, half: number, count: number])[] = [
    [-0.5, 0.34, 4],
    [-0.16, 0.6, 6],
    [0.2, 0.76, 7],
    [0.54, 0.78, 7],
  ]
  const mound = e.solid(mound0, darker(colour, 0.34), { depth: 0.2 })
  return (
    mound +
    rows
      .map(([v, half, count], row) => {
        const strands = e.pen.times(count, (index) => {
          const u = ((index / (count - 1)) * 2 - 1) * half
          const bend = e.between(-0.2, 0.2)
          const [x, y] = pointOf(e.spot, u - bend / 2, v - 0.26 + e.between(-0.08, 0.08))
          const [across, along] = [short(0.16 * e.spot.size), short(0.14 * e.spot.size)]
          return `M${short(x)},${short(y)}q${across},${along} ${short((bend / 2) * e.spot.size)},${short(0.26 * e.spot.size)}t${short((bend / 2) * e.spot.size)},${short(0.26 * e.spot.size)}`
        })
        const path = strands.join('')
        const fatty = strands.filter((_, index) => (index + row) % 3 === 1)
        const { size } = e.spot
        return (
          e.pen.line(path, darker(colour, 0.4), size * 0.215, 0.75) +
          e.pen.line(path, colour, size * 0.165) +
          e.pen.line(fatty.join(''), core, size * 0.15, 0.8) +
          e.pen.line(path, lighter(colour, 0.5), size * 0.04, 0.45)
        )
      })
      .join('')
  )
}
const mound0 = stencils({
  mound: 'M-.92,.6 C-.86,.1 -.5,-.66 0,-.72 C.5,-.66 .86,.1 .92,.6 C.8,.86 -.8,.86 -.92,.6Z',
}).mound

const chopParts = stencils({
  edge: 'M-.7,-.4 C-.5,-.86 .1,-.98 .5,-.74 C.92,-.48 1.06,.06 .84,.46 C.66,.8 .3,.7 .1,.86 C-.04,.98 -.26,.92 -.34,.76 C-.42,.6 -.36,.4 -.48,.2 C-.6,0 -.8,-.16 -.7,-.4Z',
  flesh:
    'M-.52,-.34 C-.4,-.66 .08,-.76 .42,-.56 C.76,-.36 .86,.04 .7,.34 C.56,.58 .3,.52 .06,.66 C-.14,.6 -.14,.36 -.26,.16 C-.38,-.04 -.6,-.14 -.52,-.34Z',
  bone: 'M-.96,-.66 C-.92,-.82 -.76,-.82 -.68,-.7 C-.56,-.5 -.4,-.24 -.22,.02 C-.1,.22 -.14,.5 -.06,.72 C-.02,.9 -.2,.98 -.3,.86 C-.38,.74 -.32,.5 -.42,.3 C-.54,.06 -.76,-.22 -.86,-.42 C-.98,-.46 -1,-.56 -.96,-.66Z',
  marrow: 'M-.78,-.62 C-.62,-.36 -.44,-.1 -.3,.14 C-.22,.34 -.24,.58 -.18,.76',
  marble:
    'M-.2,-.4 C-.06,-.34 .02,-.42 .14,-.36M.3,-.24 C.4,-.14 .5,-.14 .56,0M0,-.06 C.1,0 .14,.1 .24,.14M.34,.26 C.4,.22 .48,.26 .54,.2',
  tail: 'M.06,.62 C.04,.36 .3,.2 .7,.26',
})

/** A pork chop: pale pink, fat along its back, the bone along its side. */
export const porkChop: DrawBought = (e, { colour, skin = fat }) =>
  e.at(0.02, 0.1).solid(chopParts.edge, darker(colour, 0.34), { drop: 0.07, depth: 0.2 }) +
  e.body(chopParts.edge, skin, { rim: 1.6, depth: 0.1 }) +
  e.fill(chopParts.flesh, e.pen.shaded(colour, 0.16)) +
  e.line(chopParts.tail, skin, 0.07, 0.9) +
  e.line(chopParts.marble, lighter(skin, 0.3), 0.04, 0.8) +
  e.solid(chopParts.bone, '#f7ecd6', { drop: 0.04, rim: 1.6, depth: 0.16 }) +
  e.line(chopParts.marrow, '#c9777a', 0.05, 0.6) +
  e.glint(0.3, -0.4, 0.4, 0.45)

const lambParts = stencils({
  bone: 'M-.98,-.9 C-.9,-1 -.8,-.98 -.74,-.88 C-.54,-.56 -.26,-.3 .14,-.14 L.04,.12 C-.38,-.14 -.68,-.46 -.92,-.76 C-1.02,-.8 -1.02,-.86 -.98,-.9Z',
  edge: 'M-.12,-.26 C.16,-.56 .7,-.5 .9,-.14 C1.06,.18 .9,.6 .5,.7 C.16,.78 -.2,.6 -.26,.26 C-.28,.06 -.24,-.14 -.12,-.26Z',
  flesh:
    'M.06,-.14 C.28,-.34 .62,-.3 .76,-.06 C.88,.18 .76,.46 .46,.54 C.2,.58 -.04,.44 -.08,.2 C-.1,.06 -.04,-.06 .06,-.14Z',
  marble: 'M.2,-.04 C.3,0 .34,.1 .46,.1M.14,.24 C.26,.26 .34,.34 .46,.32M.54,-.1 C.58,0 .64,.06 .62,.18',
})

/** Two rib chops of lamb: a small red eye with its fat, at the end of a long clean bone. */
export const lambChops: DrawBought = (e, { colour, skin = fat }) => {
  const one = (at: Easel) =>
    at.solid(lambParts.bone, '#f7ecd6', { drop: 0.06, rim: 1.6, depth: 0.2 }) +
    at.at(0.02, 0.12).solid(lambParts.edge, darker(colour, 0.34), { drop: 0.07, depth: 0.2 }) +
    at.body(lambParts.edge, skin, { rim: 1.6, depth: 0.1 }) +
    at.fill(lambParts.flesh, e.pen.shaded(colour, 0.2)) +
    at.line(lambParts.marble, skin, 0.05, 0.7)
  return one(e.at(0.16, -0.2, 0.8, 6)) + one(e.at(-0.08, 0.3, 0.84, -3))
}

const legParts = stencils({
  shank: 'M.3,.06 C.46,.2 .62,.4 .74,.58 C.7,.72 .78,.86 .9,.8 C1.02,.84 1.06,.68 .96,.58 C.9,.4 .76,.2 .64,-.1Z',
  leg: 'M-.94,-.3 C-.98,-.7 -.6,-.9 -.2,-.82 C.2,-.74 .5,-.5 .66,-.14 C.76,.1 .82,.3 .86,.42 C.82,.52 .74,.56 .68,.54 C.54,.42 .38,.44 .1,.44 C-.3,.46 -.9,.2 -.94,-.3Z',
  fat: 'M-.84,-.4 C-.8,-.7 -.5,-.78 -.2,-.7 C.1,-.62 .36,-.46 .52,-.18 C.3,-.3 .1,-.3 -.1,-.4 C-.3,-.5 -.6,-.5 -.84,-.4Z',
  lines: 'M-.6,.02 C-.3,.16 0,.14 .3,.26M-.4,.24 C-.2,.34 .1,.3 .4,.36M-.2,-.1 C.1,-.04 .3,.02 .5,.2',
})
const cutBone = oval(-0.7, -0.24, 0.1, 0.13)
const cutMarrow = oval(-0.7, -0.24, 0.055, 0.075)
const cutFace = oval(-0.7, -0.24, 0.25, 0.36)

/** A raw leg with its bone: lamb, goat. */
export const rawLeg: DrawBought = (e, { colour, skin = fat }) =>
  e.solid(legParts.shank, '#f5e8d0', { drop: 0.06, rim: 1.6, depth: 0.2 }) +
  e.solid(legParts.leg, colour, { drop: 0.1, rim: 1.6, depth: 0.3 }) +
  e.fill(legParts.fat, skin, 0.75) +
  e.line(legParts.lines, skin, 0.045, 0.6) +
  e.body(cutFace, mix(colour, '#e08a80', 0.5), { depth: 0.1 }) +
  e.body(cutBone, '#f7ecd6', { depth: 0.2 }) +
  e.fill(cutMarrow, '#c9777a') +
  e.glint(0.1, -0.4, 0.4, 0.5)

const hamParts = stencils({
  shank:
    'M.4,-.3 C.62,-.44 .74,-.52 .84,-.6 C.86,-.74 1,-.74 1,-.6 C1.1,-.54 1.04,-.4 .94,-.4 C.84,-.24 .74,-.1 .6,.06Z',
  rind: 'M-.4,-.74 C.1,-.86 .6,-.5 .74,-.36 C.84,-.24 .78,-.04 .66,.06 C.5,.4 .16,.76 -.3,.82Z',
  scores:
    'M-.04,-.7 C.14,-.4 .2,.2 .04,.7M.26,-.58 C.4,-.34 .44,.06 .34,.46M.52,-.42 C.6,-.26 .62,-.06 .58,.14M-.1,-.5 C.2,-.3 .46,-.24 .76,-.24M-.04,-.1 C.2,0 .46,.02 .68,-.02M-.06,.34 C.1,.38 .24,.4 .4,.38',
})
const hamFace = oval(-0.4, 0.04, 0.58, 0.8)
const hamFlesh = oval(-0.4, 0.04, 0.46, 0.67)
const hamBone = oval(-0.36, -0.06, 0.15, 0.17)
const hamMarrow = oval(-0.36, -0.06, 0.08, 0.09)
const hamSeams = stencils({
  seam: 'M-.78,.2 C-.62,.16 -.52,.2 -.46,.4 C-.42,.56 -.3,.62 -.2,.62M-.36,-.22 C-.4,-.4 -.3,-.5 -.2,-.54M-.2,0 C-.1,.06 0,.06 .04,.1',
}).seam

/** A cut ham: pink with its bone, a ring of fat, the scored rind behind. */
export const ham: DrawBought = (e, { colour, skin = '#c07a3c' }) =>
  e.solid(hamParts.shank, '#f5e8d0', { drop: 0.05, rim: 1.6, depth: 0.2 }) +
  e.solid(hamParts.rind, skin, { rim: 1.6, depth: 0.3 }) +
  e.line(hamParts.scores, darker(skin, 0.36), 0.045, 0.7) +
  e.solid(hamFace, fat, { drop: 0.05, rim: 1.6, depth: 0.08 }) +
  e.fill(hamFlesh, e.pen.shaded(colour, 0.14)) +
  e.line(hamSeams, lighter(colour, 0.6), 0.05, 0.8) +
  e.body(hamBone, '#f9f0dc', { depth: 0.2 }) +
  e.fill(hamMarrow, '#cf8f78') +
  e.glint(-0.6, -0.3, 0.3, 0.5)
