import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'

const prawn = stencils({
  body: 'M-.7,-.3 C-.6,-.72 -.1,-.9 .34,-.74 C.8,-.56 .98,-.06 .84,.36 C.74,.66 .5,.86 .2,.86 C.1,.8 .1,.68 .2,.62 C.44,.56 .54,.36 .54,.14 C.54,-.1 .36,-.26 .1,-.24 C-.2,-.2 -.5,-.06 -.7,-.3Z',
  head: 'M-.96,-.44 C-.76,-.46 -.64,-.76 -.26,-.82 C-.1,-.7 -.1,-.4 -.2,-.18 C-.44,-.02 -.7,-.12 -.82,-.28Z',
  tail: 'M.26,.66 C.1,.56 -.1,.56 -.26,.5 C-.22,.66 -.12,.72 -.02,.76 C-.12,.82 -.2,.9 -.22,1.02 C0,1 .2,.94 .3,.84Z',
  bands:
    'M.12,-.78 C.2,-.6 .2,-.4 .14,-.24M.46,-.68 C.5,-.5 .46,-.3 .36,-.16M.74,-.42 C.72,-.26 .64,-.1 .52,0M.9,-.04 C.82,.08 .7,.14 .54,.16M.86,.36 C.76,.36 .64,.36 .5,.3M.7,.64 C.62,.6 .52,.54 .42,.46',
  legs: 'M-.4,-.12 C-.44,.04 -.5,.14 -.6,.2M-.2,-.16 C-.24,.04 -.26,.16 -.36,.26M-.02,-.22 C-.02,.02 -.06,.14 -.14,.26M.16,-.22 C.2,0 .16,.14 .08,.24M.34,-.14 C.36,.08 .3,.2 .22,.28',
  feelers: 'M-.84,-.4 C-1.04,-.1 -1,.4 -.8,.8M-.8,-.5 C-1.06,-.7 -.8,-1 -.4,-1',
  light: 'M-.5,-.56 C-.1,-.78 .4,-.66 .64,-.34',
})
const prawnEye = oval(-0.66, -0.46, 0.07, 0.07)

/** A shrimp with its head, its shell in bands. */
export const wholeShrimp: DrawBought = (e, { colour }) => {
  const line = darker(mix(colour, '#d8431c', 0.4), 0.14)
  return (
    e.line(prawn.feelers, line, 0.045) +
    e.line(prawn.legs, line, 0.055) +
    e.solid(prawn.tail, mix(colour, '#d8431c', 0.45), { drop: 0.06, depth: 0.2 }) +
    e.solid(prawn.body, colour, { rim: 1.8 }) +
    e.line(prawn.bands, line, 0.05, 0.75) +
    e.solid(prawn.head, mix(colour, '#d8431c', 0.22), { drop: 0.04, rim: 1.4, depth: 0.2 }) +
    e.line(prawn.light, '#fff2e2', 0.07, 0.6) +
    e.fill(prawnEye, '#1f1614')
  )
}

const crabParts = stencils({
  shell: 'M-.66,.06 C-.7,-.34 -.36,-.52 0,-.5 C.36,-.52 .7,-.34 .66,.06 C.6,.44 .3,.6 0,.6 C-.3,.6 -.6,.44 -.66,.06Z',
  legs: 'M-.5,.14 C-.74,0 -.86,.06 -.98,.3M-.5,.28 C-.72,.24 -.82,.36 -.88,.58M-.4,.4 C-.58,.46 -.64,.6 -.62,.82M.5,.14 C.74,0 .86,.06 .98,.3M.5,.28 C.72,.24 .82,.36 .88,.58M.4,.4 C.58,.46 .64,.6 .62,.82',
  arms: 'M-.5,-.2 C-.72,-.26 -.8,-.36 -.76,-.52M.5,-.2 C.72,-.26 .8,-.36 .76,-.52',
  leftClaw:
    'M-.86,-.44 C-1.06,-.62 -1,-.94 -.66,-1 C-.74,-.88 -.74,-.82 -.72,-.76 C-.64,-.84 -.56,-.88 -.44,-.9 C-.36,-.66 -.5,-.42 -.7,-.4Z',
  rightClaw:
    'M.86,-.44 C1.06,-.62 1,-.94 .66,-1 C.74,-.88 .74,-.82 .72,-.76 C.64,-.84 .56,-.88 .44,-.9 C.36,-.66 .5,-.42 .7,-.4Z',
  stalks: 'M-.16,-.46 L-.2,-.64M.16,-.46 L.2,-.64',
  ridge: 'M-.4,-.1 C-.24,-.02 -.18,.1 -.2,.26M.4,-.1 C.24,-.02 .18,.1 .2,.26M-.12,.4 C-.04,.44 .04,.44 .12,.4',
})

/** A crab from above. */
export const crab: DrawBought = (e, { colour }) => {
  const deep = darker(colour, 0.16)
  return (
    e.at(0.03, 0.06).line(crabParts.legs, '#2a1009', 0.13, 0.24) +
    e.line(crabParts.legs, deep, 0.14) +
    e.line(crabParts.arms, deep, 0.17) +
    e.line(crabParts.stalks, deep, 0.07) +
    e.dots(
      [
        [-0.2, -0.66],
        [0.2, -0.66],
      ],
      '#1f1614',
      0.12,
    ) +
    e.solid(crabParts.leftClaw, colour, { drop: 0.06 }) +
    e.solid(crabParts.rightClaw, colour, { drop: 0.06 }) +
    e.solid(crabParts.shell, colour, { rim: 1.8, depth: 0.28 }) +
    e.line(crabParts.ridge, darker(colour, 0.4), 0.05, 0.6) +
    e.dots(e.strewn(9, 0, 0, 0.46, 0.34), lighter(colour, 0.5), 0.05, 0.7) +
    e.glint(-0.26, -0.24, 0.36, 0.5)
  )
}

const lobsterParts = stencils({
  tail: 'M-.24,.14 C-.3,.4 -.22,.64 -.14,.74 L.14,.74 C.22,.64 .3,.4 .24,.14Z',
  fan: 'M-.12,.7 C-.36,.66 -.44,.84 -.38,.96 C-.28,1 -.18,.96 -.12,.88 C-.14,.96 -.08,1.04 0,1.04 C.08,1.04 .14,.96 .12,.88 C.18,.96 .28,1 .38,.96 C.44,.84 .36,.66 .12,.7Z',
  bands:
    'M-.26,.3 C-.1,.38 .1,.38 .26,.3M-.26,.45 C-.1,.53 .1,.53 .26,.45M-.22,.6 C-.08,.67 .08,.67 .22,.6M-.24,.16 C-.1,.22 .1,.22 .24,.16',
  chest: 'M0,-.52 C.12,-.46 .28,-.3 .3,-.06 C.3,.1 .22,.2 0,.22 C-.22,.2 -.3,.1 -.3,-.06 C-.28,-.3 -.12,-.46 0,-.52Z',
  middle: 'M0,-.34 L0,.16M-.24,-.1 C-.1,-.02 .1,-.02 .24,-.1',
  arms: 'M-.2,-.28 C-.44,-.26 -.56,-.36 -.58,-.54M.2,-.28 C.44,-.26 .56,-.36 .58,-.54',
  left: 'M-.5,-.44 C-.72,-.46 -.86,-.68 -.7,-1.02 C-.64,-.92 -.6,-.86 -.58,-.78 C-.54,-.84 -.46,-.9 -.38,-.92 C-.32,-.72 -.36,-.5 -.5,-.44Z',
  right:
    'M.5,-.44 C.72,-.46 .86,-.68 .7,-1.02 C.64,-.92 .6,-.86 .58,-.78 C.54,-.84 .46,-.9 .38,-.92 C.32,-.72 .36,-.5 .5,-.44Z',
  legs: 'M-.26,-.02 C-.44,-.06 -.56,0 -.68,.14M-.26,.06 C-.42,.08 -.52,.16 -.6,.32M-.22,.14 C-.36,.2 -.42,.3 -.46,.46M.26,-.02 C.44,-.06 .56,0 .68,.14M.26,.06 C.42,.08 .52,.16 .6,.32M.22,.14 C.36,.2 .42,.3 .46,.46',
  feelers: 'M-.06,-.48 C-.1,-.74 -.2,-.9 -.26,-1.04M.06,-.48 C.1,-.74 .2,-.9 .26,-1.04',
})

/** A lobster from above, or a crawfish. */
export const lobster: DrawBought = (e, { colour }) => {
  const deep = darker(colour, 0.18)
  return (
    e.line(lobsterParts.feelers, deep, 0.045) +
    e.line(lobsterParts.legs, deep, 0.075) +
    e.line(lobsterParts.arms, deep, 0.13) +
    e.solid(lobsterParts.left, colour, { drop: 0.06 }) +
    e.solid(lobsterParts.right, colour, { drop: 0.06 }) +
    e.solid(lobsterParts.fan, darker(colour, 0.08), { drop: 0.05, depth: 0.2 }) +
    e.solid(lobsterParts.tail, colour, { drop: 0.07, depth: 0.28, rim: 1.6 }) +
    e.line(lobsterParts.bands, darker(colour, 0.4), 0.045, 0.75) +
    e.solid(lobsterParts.chest, colour, { drop: 0.06, depth: 0.28, rim: 1.6 }) +
    e.line(lobsterParts.middle, darker(colour, 0.4), 0.04, 0.6) +
    e.dots(
      [
        [-0.11, -0.38],
        [0.11, -0.38],
      ],
      '#1f1614',
      0.09,
    ) +
    e.glint(-0.12, -0.14, 0.26, 0.55)
  )
}

const musselParts = stencils({
  shell: 'M-.9,.5 C-.86,.04 -.4,-.5 .2,-.56 C.7,-.6 .98,-.3 .9,.04 C.8,.4 .3,.6 -.2,.62 C-.56,.66 -.82,.7 -.9,.5Z',
  rings: 'M-.66,.42 C-.4,-.06 .1,-.32 .6,-.24M-.5,.5 C-.2,.2 .3,.02 .76,.06',
})
const musselFlesh = oval(0.06, 0.04, 0.5, 0.26)

/** Mussels: black-blue shells, one open on its orange flesh. */
export const mussels: DrawBought = (e, { colour, core = '#ee9a44' }) => {
  const shut = (at: Easel) =>
    at.solid(musselParts.shell, colour, { drop: 0.1, rim: 1.8, depth: 0.36 }) +
    at.line(musselParts.rings, lighter(colour, 0.3), 0.05, 0.6) +
    at.glint(0.1, -0.3, 0.5, 0.5)
  const open = e.at(-0.08, 0.42, 0.74, -6)
  return (
    shut(e.at(-0.36, -0.42, 0.6, -40)) +
    shut(e.at(0.48, -0.3, 0.6, 29)) +
    open.at(0, -0.16).solid(musselParts.shell, colour, { drop: 0.04, depth: 0.3 }) +
    open.solid(musselParts.shell, colour, { drop: 0.1, rim: 1.6, depth: 0.3 }) +
    open.at(0.02, 0.02, 0.84).fill(musselParts.shell, '#d9d6e0') +
    open.solid(musselFlesh, core, { drop: 0.05 }) +
    open.glint(-0.08, -0.04, 0.4, 0.8)
  )
}

const clamParts = stencils({
  shell:
    'M-.96,.16 C-.9,-.4 -.3,-.76 .1,-.76 C.2,-.86 .34,-.8 .36,-.68 C.74,-.5 1,-.1 .96,.26 C.8,.66 .3,.7 0,.7 C-.4,.7 -.86,.6 -.96,.16Z',
  rings:
    'M-.3,-.42 C0,-.3 .4,-.3 .64,-.4M-.56,-.2 C-.2,0 .5,0 .8,-.14M-.76,.06 C-.3,.26 .5,.28 .9,.1M-.84,.32 C-.4,.5 .4,.54 .86,.36',
})

/** Clams, shut: rounded shells with rings. */
export const clams: DrawBought = (e, { colour }) => {
  const one = (at: Easel) =>
    at.solid(clamParts.shell, colour, { drop: 0.1, rim: 1.8, depth: 0.3 }) +
    at.line(clamParts.rings, darker(colour, 0.34), 0.06, 0.6) +
    at.at(0, 0.06).line(clamParts.rings, lighter(colour, 0.6), 0.04, 0.5)
  return one(e.at(-0.4, -0.36, 0.56, -17)) + one(e.at(0.44, -0.22, 0.52, 29)) + one(e.at(-0.02, 0.4, 0.62, 3))
}

const fan = stencils({
  shell:
    'M-.2,.72 C-.5,.5 -.92,.2 -.94,-.1 C-.94,-.24 -.86,-.3 -.78,-.34 C-.76,-.5 -.66,-.6 -.52,-.62 C-.46,-.76 -.32,-.8 -.2,-.78 C-.1,-.86 .1,-.86 .2,-.78 C.32,-.8 .46,-.76 .52,-.62 C.66,-.6 .76,-.5 .78,-.34 C.86,-.3 .94,-.24 .94,-.1 C.92,.2 .5,.5 .2,.72Z',
  hinge: 'M-.36,.66 L.36,.66 L.3,.9 C.1,.96 -.1,.96 -.3,.9Z',
  ribs: 'M-.1,.64 C-.4,.3 -.7,0 -.84,-.2M-.08,.6 C-.26,.2 -.5,-.26 -.62,-.5M-.04,.58 C-.12,.2 -.22,-.4 -.28,-.7M0,.58 L0,-.76M.04,.58 C.12,.2 .22,-.4 .28,-.7M.08,.6 C.26,.2 .5,-.26 .62,-.5M.1,.64 C.4,.3 .7,0 .84,-.2',
  arcs: 'M-.66,.02 C-.3,-.3 .3,-.3 .66,.02',
})
const scallopMeat = stencils({
  side: 'M-.4,.1 L-.4,.34 C-.34,.56 .34,.56 .4,.34 L.4,.1Z',
})
const scallopTop = oval(0, 0.1, 0.4, 0.24)

/** A scallop: its fan of a shell, the white round of its meat before it. */
export const scallopShell: DrawBought = (e, { colour, core = '#fbf0dc' }) => {
  const meat = e.at(0.42, 0.42, 1)
  return (
    e.solid(fan.hinge, darker(colour, 0.12), { drop: 0.06, depth: 0.2 }) +
    e.solid(fan.shell, colour, { rim: 1.8, depth: 0.3 }) +
    e.line(fan.ribs, darker(colour, 0.34), 0.05, 0.65) +
    e.at(-0.03, 0).line(fan.ribs, lighter(colour, 0.6), 0.035, 0.7) +
    e.line(fan.arcs, lighter(colour, 0.5), 0.07, 0.4) +
    meat.solid(scallopMeat.side, darker(core, 0.1), { depth: 0.14 }) +
    meat.body(scallopTop, lighter(core, 0.4), { depth: 0.1 }) +
    meat.glint(-0.1, 0.06, 0.3, 0.8)
  )
}

const oysterParts = stencils({
  shell:
    'M-.9,.3 C-1,-.06 -.8,-.2 -.76,-.4 C-.66,-.7 -.3,-.66 -.1,-.78 C.2,-.9 .4,-.72 .62,-.62 C.9,-.5 .86,-.24 .96,0 C1.02,.3 .82,.46 .66,.6 C.46,.8 .16,.74 -.1,.8 C-.4,.86 -.84,.7 -.9,.3Z',
  well: 'M-.72,.26 C-.8,-.04 -.6,-.16 -.56,-.32 C-.46,-.54 -.2,-.5 -.04,-.6 C.2,-.7 .34,-.56 .5,-.48 C.72,-.38 .68,-.18 .76,0 C.82,.22 .66,.36 .54,.46 C.36,.62 .14,.58 -.08,.62 C-.32,.66 -.66,.54 -.72,.26Z',
  flesh: 'M-.54,.2 C-.56,-.06 -.3,-.1 -.2,-.26 C0,-.46 .4,-.36 .5,-.1 C.6,.16 .4,.34 .16,.4 C-.1,.5 -.5,.46 -.54,.2Z',
  frill: 'M-.42,.24 C-.3,.34 -.1,.36 .1,.28 C.3,.22 .42,.1 .42,-.06',
})

/** An oyster on the half shell. */
export const oyster: DrawBought = (e, { colour, core = '#d9d2c2' }) =>
  e.solid(oysterParts.shell, colour, { drop: 0.1, rim: 1.8, depth: 0.34 }) +
  e.fill(oysterParts.well, e.pen.shaded('#f1eee8', 0.12)) +
  e.solid(oysterParts.flesh, core, { drop: 0.05, rim: 1.4, depth: 0.2 }) +
  e.line(oysterParts.frill, '#5d5a58', 0.08, 0.75) +
  e.glint(-0.06, -0.14, 0.5, 0.85)
