import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const netting = stencil(
  'M-.9,-.2 C-.4,.1 .4,.1 .9,-.2M-.94,.2 C-.4,.5 .4,.5 .94,.2M-.7,-.6 C-.3,-.4 .3,-.4 .7,-.6M-.5,-.8 C-.7,-.2 -.7,.2 -.5,.8M0,-.98 C-.14,-.3 -.14,.3 0,.98M.5,-.8 C.4,-.2 .4,.2 .5,.8M-.3,-.9 C-.1,-.4 .5,0 .8,.5M-.8,-.5 C-.4,0 .1,.4 .3,.9',
)

/** A round melon, netted where `core` colors its net, and half of one, its seeds showing. */
export const melon: DrawBought = (e, { colour, skin = '#cdb98a', core = skin }) => {
  const whole = e.at(-0.22, -0.22, 0.72)
  const half = e.at(0.3, 0.3, 0.66)
  const seeds = e.pen.times(16, (index): Stroke => {
    const [a, r] = [index * 2.4, Math.sqrt(index / 16) * 0.3]
    return [Math.cos(a) * r, Math.sin(a) * r, Math.cos(a) * 0.075, Math.sin(a) * 0.075]
  })
  return (
    whole.ball(skin, core === skin ? 0.5 : 0) +
    (core === skin ? '' : whole.line(netting, core, 0.04, 0.8)) +
    whole.line(stencilStalk, '#7a6a3a', 0.12) +
    half.solid(oval(0, 0, 1), skin, { drop: 0.12, depth: 0.2 }) +
    half.fill(oval(0, 0, 0.91), mix(colour, '#9ab85a', 0.4)) +
    half.fill(oval(0, 0, 0.84), e.pen.domed(lighter(colour, 0.12), colour)) +
    half.fill(oval(0, 0, 0.42), e.pen.hollow(darker(colour, 0.3), lighter(colour, 0.1))) +
    half.dots(seeds, '#f8e8b8', 0.075)
  )
}
const stencilStalk = stencil('M0,-.96 L.06,-1.12')

const watermelonWedge = stencil('M0,-.96 C.1,-.96 .96,.36 .98,.5 C.7,.98 -.7,.98 -.98,.5 C-.96,.36 -.1,-.96 0,-.96Z')
const watermelonWhite = stencil('M0,-.96 C.1,-.96 .84,.2 .92,.4 C.6,.8 -.6,.8 -.92,.4 C-.84,.2 -.1,-.96 0,-.96Z')
const watermelonRed = stencil('M0,-.96 C.1,-.96 .8,.16 .88,.34 C.54,.68 -.54,.68 -.88,.34 C-.8,.16 -.1,-.96 0,-.96Z')
const watermelonPip = stencil('M0,-1 C.7,-.2 .7,1 0,1 C-.7,1 -.7,-.2 0,-1Z')
const watermelonPips = [
  [0, -0.5, 0.08],
  [-0.2, -0.16, 0.08, 14],
  [0.22, -0.14, 0.08, -14],
  [0, 0.14, 0.08],
  [-0.42, 0.2, 0.08, 24],
  [0.42, 0.22, 0.08, -24],
  [-0.2, 0.42, 0.08, 8],
  [0.22, 0.44, 0.08, -8],
] as const

/** A wedge of watermelon. */
export const watermelonSlice: DrawBought = (e, { colour, skin = '#3d7a3c' }) =>
  e.solid(watermelonWedge, skin) +
  e.fill(watermelonWhite, '#eef3cf') +
  e.fill(watermelonRed, e.pen.shaded(colour, 0.16)) +
  e.heap(watermelonPips, (one) => one.fill(watermelonPip, '#2a1a16'))

const avocadoOutline = stencil(
  'M0,-.98 C.3,-.98 .4,-.66 .48,-.34 C.56,0 .76,.16 .74,.5 C.7,.84 .38,1 0,1 C-.38,1 -.7,.84 -.74,.5 C-.76,.16 -.56,0 -.48,-.34 C-.4,-.66 -.3,-.98 0,-.98Z',
)

/** An avocado, and half of one with its stone. */
export const avocado: DrawBought = (e, { colour, skin = '#3d4a22', core = '#8a5a30' }) => {
  const whole = e.at(-0.36, -0.12, 0.8, -14)
  const half = e.at(0.32, 0.14, 0.82, 14)
  const stone = half.at(0, 0.4, 0.36)
  const bumps = e.pen.times(24, (): Stroke => [(e.pen.chance() - 0.5) * 1.1, -0.3 + e.pen.chance() * 1.1])
  return (
    whole.solid(avocadoOutline, skin, { depth: 0.34 }) +
    whole.dots(bumps, lighter(skin, 0.4), 0.037, 0.4) +
    half.solid(avocadoOutline, skin) +
    half.at(0, 0, 0.92).fill(avocadoOutline, mix(colour, '#6f9a34', 0.4)) +
    half.at(0, 0, 0.8).fill(avocadoOutline, e.pen.domed('#f3ecae', lighter(colour, 0.3))) +
    stone.ball(core, 0.7)
  )
}

const shellLow = stencil('M-.96,-.1 C-.96,.6 -.5,.9 0,.9 C.5,.9 .96,.6 .96,-.1Z')
const fibers = stencil(
  'M-.7,.2 C-.6,.5 -.4,.7 -.2,.8M-.4,.3 C-.3,.6 -.1,.8 .1,.84M.1,.4 C.14,.6 .2,.7 .3,.8M.5,.3 C.5,.5 .5,.6 .46,.7',
)
const mouth = stencil(
  'M-.96,-.1 C-.96,-.42 -.5,-.58 0,-.58 C.5,-.58 .96,-.42 .96,-.1 C.96,.22 .5,.4 0,.4 C-.5,.4 -.96,.22 -.96,-.1Z',
)

/** A coconut with its three eyes, and half of one with its white flesh. */
export const coconut: DrawBought = (e, { colour, skin = '#7a5232' }) => {
  const whole = e.at(-0.26, -0.34, 0.64)
  const half = e.at(0.24, 0.36, 0.74, -8)
  const hair = e.pen.times(30, (): Stroke => {
    const [a, r] = [e.pen.chance() * 6.3, Math.sqrt(e.pen.chance()) * 0.8]
    return [Math.cos(a) * r, Math.sin(a) * r, 0.08 * e.pen.chance(), 0.13]
  })
  return (
    whole.ball(skin, 0) +
    whole.dots(hair, lighter(skin, 0.35), 0.031, 0.6) +
    whole.heap(
      [
        [-0.2, -0.5, 0.13],
        [0.16, -0.56, 0.13],
        [0.02, -0.26, 0.13],
      ],
      (eye) => eye.fill(oval(0, 0, 1), '#2e1a10'),
    ) +
    half.solid(shellLow, skin, { depth: 0.34 }) +
    half.line(fibers, lighter(skin, 0.4), 0.05, 0.5) +
    half.solid(mouth, darker(skin, 0.1)) +
    half.at(0, 0, 0.93).fill(mouth, colour) +
    half.at(0, 0.022, 0.66).fill(mouth, e.pen.hollow('#cfc4ae', '#fffdf6'))
  )
}

const stalks = stencil('M-.14,1 C-.16,.3 -.14,0 -.06,-.4 L.08,-.4 C.14,0 .16,.3 .16,1 C.06,1.04 -.04,1.04 -.14,1Z')
const stalkLines = stencil('M-.05,.92 L-.02,-.3M.06,.92 L.04,-.3')

/** Stalks of rhubarb with the foot of their leaves. */
export const rhubarbStalks: DrawBought = (e, { colour, skin = '#4f8a3c' }) =>
  e.heap(
    [
      [-0.34, 0.02, 0.98, -22],
      [0.34, 0.02, 0.98, 22],
      [0, 0.04, 0.98, 0],
    ],
    (one) =>
      drawLeaf(one.growing(0, -0.34, 0.32), skin, 1.7) +
      one.solid(stalks, colour, { depth: 0.24 }) +
      one.line(stalkLines, lighter(colour, 0.5), 0.035, 0.6),
  )
