import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

const stalks = stencil(
  'M-.36,.7 C-.34,.2 -.3,-.2 -.5,-.9M-.12,.72 C-.1,.2 -.1,-.3 -.16,-1M.12,.72 C.1,.2 .12,-.3 .22,-.98M.36,.7 C.3,.2 .34,-.3 .6,-.86',
)

const whites = stencil(
  'M-.36,.72 C-.35,.44 -.34,.3 -.34,.1M-.12,.74 C-.11,.5 -.1,.3 -.1,.1M.12,.74 C.11,.5 .1,.3 .11,.1M.36,.72 C.33,.44 .32,.3 .33,.1',
)

const scallionRoots = stencil(
  'M-.36,.76 L-.44,.96M-.36,.76 L-.32,.98M-.12,.78 L-.16,1M-.12,.78 L-.06,.98M.12,.78 L.08,1M.12,.78 L.18,.98M.36,.76 L.34,.98M.36,.76 L.46,.94',
)

const band = stencil('M-.42,.06 C-.2,.14 .2,.14 .42,.06')

const shaft = stencil('M-.2,.84 C-.2,.3 -.2,0 -.22,-.2 L.22,-.2 C.2,0 .2,.3 .2,.84 C.12,.94 -.12,.94 -.2,.84Z')

const fan = stencil(
  'M-.22,-.1 C-.3,-.4 -.6,-.7 -.84,-.8 C-.7,-.94 -.5,-.98 -.4,-.9 C-.24,-.8 -.1,-.6 0,-.36 C.06,-.6 .2,-.84 .34,-.96 C.5,-1.02 .7,-.98 .86,-.84 C.64,-.7 .34,-.4 .22,-.1Z',
)

const blade = stencil('M-.14,-.1 C-.2,-.5 -.2,-.84 -.06,-1.04 C.06,-1.04 .2,-.9 .2,-.6 C.2,-.4 .16,-.2 .14,-.1Z')

const leekRoots = stencil('M-.14,.86 L-.24,1.02M-.05,.88 L-.08,1.06M.05,.88 L.08,1.06M.14,.86 L.24,1.02')

const shaftLines = stencil('M-.08,.8 C-.1,.4 -.1,0 -.12,-.3M.08,.8 C.1,.4 .1,0 .12,-.3')

const scape = stencil(
  'M-.4,.96 C-.5,.3 -.9,-.1 -.6,-.56 C-.3,-.96 .4,-.8 .3,-.3 C.2,.1 -.3,0 -.2,-.3M.1,.96 C.2,.4 .8,.3 .86,-.2 C.9,-.5 .8,-.7 .66,-.9',
)

const lemongrassStalks = stencil(
  'M-.5,.86 C-.3,.2 0,-.4 .3,-.96M-.14,.9 C0,.3 .3,-.3 .66,-.8M.2,.94 C.36,.4 .6,0 .92,-.5',
)

const lemongrassFeet = stencil(
  'M-.5,.86 C-.4,.56 -.32,.4 -.24,.2M-.14,.9 C-.06,.6 0,.44 .1,.24M.2,.94 C.28,.66 .36,.5 .44,.34',
)

/** A bunch of scallions: white feet, green leaves, a band about them. */
export const scallions: DrawBought = (e, { colour, skin = '#c9452c' }) => {
  const one = e.at(-0.02, 0.02, 0.94, 12)
  return (
    e.at(0.02, 0.07, 0.94, 12).line(stalks, '#2a1009', 0.24, 0.2) +
    one.line(stalks, darker(colour, 0.34), 0.23) +
    one.line(stalks, colour, 0.17) +
    one.line(stalks, lighter(colour, 0.35), 0.05, 0.7) +
    one.line(whites, '#e9edc8', 0.19) +
    one.line(whites, '#fbfaec', 0.1) +
    one.line(scallionRoots, '#cfc39a', 0.035) +
    one.dots(
      [
        [-0.36, 0.72],
        [-0.12, 0.74],
        [0.12, 0.74],
        [0.36, 0.72],
      ],
      '#fbfaf0',
      0.23,
    ) +
    one.line(band, skin, 0.1)
  )
}

/** Two leeks: white shaft, flat leaves fanning out. */
export const leeks: DrawBought = (e, { colour, skin = '#3f7a3a' }) =>
  e.heap(
    [
      [0.16, 0.02, 0.88, 26],
      [-0.22, 0.04, 0.94, -6],
    ],
    (one) =>
      one.line(leekRoots, '#cfc39a', 0.05) +
      one.solid(fan, skin, { depth: 0.24 }) +
      one.solid(blade, lighter(skin, 0.16), { drop: 0.02 }) +
      one.solid(
        shaft,
        e.pen.define(
          `leek${skin.slice(1)}`,
          (id) =>
            `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${mix(skin, colour, 0.3)}"/><stop offset=".45" stop-color="${mix(colour, skin, 0.12)}"/><stop offset="1" stop-color="#fbf9ea"/></linearGradient>`,
        ),
      ) +
      one.line(shaftLines, darker(colour, 0.22), 0.03, 0.6) +
      one.fill(stencil('M-.16,.84 C-.08,.92 .08,.92 .16,.84 C.08,.8 -.08,.8 -.16,.84Z'), '#e6dcb8'),
  )

/** Garlic scapes: curled green stalks with their buds. */
export const scapes: DrawBought = (e, { colour }) =>
  e.line(scape, darker(colour, 0.35), 0.16) +
  e.line(scape, colour, 0.11) +
  e.line(scape, lighter(colour, 0.4), 0.03, 0.7) +
  e.solid(oval(-0.2, -0.3, 0.1, 0.2, -10), lighter(colour, 0.3)) +
  e.solid(oval(0.66, -0.86, 0.1, 0.2, -30), lighter(colour, 0.3))

/** Three stalks of lemongrass, pale and thick at the foot. */
export const lemongrass: DrawBought = (e, { colour, skin = '#8fae54' }) =>
  e.line(lemongrassStalks, darker(skin, 0.35), 0.2) +
  e.line(lemongrassStalks, skin, 0.14) +
  e.line(lemongrassStalks, lighter(skin, 0.4), 0.04, 0.8) +
  e.line(lemongrassFeet, darker(colour, 0.24), 0.3) +
  e.line(lemongrassFeet, colour, 0.24) +
  e.line(lemongrassFeet, '#c9a0a8', 0.05, 0.8) +
  e.dots(
    [
      [-0.5, 0.86],
      [-0.14, 0.9],
      [0.2, 0.94],
    ],
    darker(colour, 0.12),
    0.18,
  )
