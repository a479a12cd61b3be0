import type { Bought, DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

const bulb = stencil(
  'M-.02,-.98 C.06,-.98 .1,-.92 .1,-.84 C.12,-.6 .3,-.56 .56,-.36 C.94,-.06 .94,.5 .5,.78 C.3,.9 .1,.9 0,.9 C-.1,.9 -.3,.9 -.5,.78 C-.94,.5 -.94,-.06 -.56,-.36 C-.3,-.56 -.14,-.6 -.12,-.84 C-.12,-.92 -.1,-.98 -.02,-.98Z',
)

const bulbLines = stencil(
  'M-.04,-.76 C-.2,-.4 -.62,-.2 -.6,.24 C-.58,.5 -.36,.74 -.1,.86M0,-.76 C-.1,-.3 -.22,.3 0,.86M.04,-.76 C.16,-.4 .42,.2 .12,.86M.06,-.7 C.3,-.4 .7,-.1 .66,.26 C.64,.5 .44,.7 .2,.82',
)

const rootTuft = stencil('M-.06,.86 L-.14,1M0,.86 L.01,1.02M.06,.86 L.14,1')

const halfRings = stencil(
  'M0,-.66 C-.5,-.36 -.72,.06 -.6,.36 C-.5,.62 -.3,.76 0,.76 C.3,.76 .5,.62 .6,.36 C.72,.06 .5,-.36 0,-.66M0,-.5 C-.34,-.24 -.5,.06 -.42,.32 C-.34,.54 -.2,.62 0,.62 C.2,.62 .34,.54 .42,.32 C.5,.06 .34,-.24 0,-.5M0,-.3 C-.2,-.1 -.28,.1 -.24,.28 C-.2,.44 -.1,.5 0,.5 C.1,.5 .2,.44 .24,.28 C.28,.1 .2,-.1 0,-.3',
)

const shallotBulb = stencil(
  'M0,-1 C.08,-.8 .1,-.64 .26,-.44 C.56,-.1 .6,.42 .3,.74 C.16,.88 .04,.92 0,1 C-.04,.92 -.16,.88 -.3,.74 C-.6,.42 -.56,-.1 -.26,-.44 C-.1,-.64 -.08,-.8 0,-1Z',
)

const shallotLines = stencil(
  'M0,-.84 C-.3,-.3 -.36,.4 -.02,.88M.02,-.84 C.06,-.3 .06,.4 .02,.88M.04,-.8 C.34,-.3 .4,.4 .06,.86',
)

const garlicBulb = stencil(
  'M-.1,-1 C-.02,-1.04 .06,-1.02 .1,-.98 C.1,-.7 .14,-.5 .44,-.3 C.9,-.04 .98,.44 .62,.7 C.44,.84 .3,.8 .2,.84 C.08,.92 -.08,.92 -.2,.84 C-.3,.8 -.44,.84 -.62,.7 C-.98,.44 -.9,-.04 -.44,-.3 C-.14,-.5 -.08,-.7 -.1,-1Z',
)

const cloveLines = stencil(
  'M-.06,-.66 C-.12,-.4 -.62,-.1 -.56,.66M-.02,-.66 C-.06,-.2 -.3,.2 -.18,.8M.04,-.66 C.08,-.2 .32,.2 .2,.8M.08,-.62 C.16,-.4 .66,-.1 .6,.62',
)

const clove = stencil(
  'M.1,-1 C.3,-.7 .62,-.3 .56,.3 C.5,.8 .1,1 -.3,.86 C-.56,.74 -.5,.3 -.3,-.1 C-.14,-.44 0,-.7 .1,-1Z',
)

function oneOnion(e: Easel, { colour }: Omit<Bought, 'draw'>): string {
  return (
    e.line(rootTuft, darker(colour, 0.3), 0.05) +
    e.solid(bulb, colour, { depth: 0.28 }) +
    e.line(bulbLines, darker(colour, 0.34), 0.03, 0.7) +
    e.glint(-0.36, -0.02, 0.46, 0.7)
  )
}

/** An onion in its skin, and half of one with its rings. */
export const onion: DrawBought = (e, colours) => {
  const { colour, core = '#fbf6e2', skin = darker(colour, 0.1) } = colours
  const half = e.at(0.4, 0.38, 0.62, 12)

  return (
    oneOnion(e.at(-0.22, -0.1, 0.84, -8), colours) +
    half.solid(bulb, colour) +
    half.at(0, 0, 0.92).fill(bulb, core) +
    half.line(halfRings, skin, 0.055, 0.75) +
    half.fill(stencil('M-.1,.78 C-.06,.66 .06,.66 .1,.78Z'), darker(core, 0.3)) +
    half.fill(oval(0, 0.24, 0.09, 0.16), mix(core, '#b9cf7a', 0.5))
  )
}

/** Small onions, three. */
export const smallOnions: DrawBought = (e, colours) =>
  e.heap(
    [
      [0.44, -0.34, 0.46, 20],
      [-0.5, -0.2, 0.46, -24],
      [0.48, 0.48, 0.46, 50],
      [-0.24, 0.5, 0.46, -6],
    ],
    (one) => {
      const paint = e.pen.domed(lighter(colours.colour, 0.5), darker(colours.colour, 0.2))
      return (
        one.line(stencil('M-.08,-.8 L-.14,-1.16M.06,-.8 L.08,-1.2'), darker(colours.colour, 0.25), 0.12) +
        one.line(rootTuft, darker(colours.colour, 0.35), 0.07) +
        one.solid(oval(0, 0, 0.92, 0.94), paint) +
        one.line(stencil('M-.1,-.86 C-.5,-.4 -.5,.4 -.1,.86M.1,-.86 C.5,-.4 .5,.4 .1,.86'), '#a9b878', 0.05, 0.7) +
        one.glint(-0.36, -0.2, 0.5, 0.9)
      )
    },
  )

/** Flat onions, two. */
export const flatOnions: DrawBought = (e, colours) => {
  const one = (u: number, v: number, share: number): string => {
    const at = e.at(u, v, share)

    return (
      at.line(stencil('M-.04,-.5 L-.08,-.76M.04,-.5 L.1,-.72'), darker(colours.colour, 0.2), 0.07) +
      at.solid(oval(0, 0.1, 1, 0.66), e.pen.domed(lighter(colours.colour, 0.3), darker(colours.colour, 0.14))) +
      at.line(
        stencil(
          'M0,-.5 C-.5,-.36 -.86,0 -.6,.5M0,-.5 C-.24,-.2 -.26,.4 -.1,.74M0,-.5 C.24,-.2 .3,.4 .14,.74M0,-.5 C.5,-.36 .86,0 .64,.5',
        ),
        darker(colours.colour, 0.34),
        0.04,
        0.7,
      ) +
      at.glint(-0.4, -0.04, 0.4, 0.6)
    )
  }
  return one(0.36, -0.36, 0.6) + one(-0.26, 0.3, 0.7)
}

/** Two shallots: long, coppery, pointed. */
export const shallots: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.34, -0.08, 0.86, 34],
      [-0.24, 0.04, 0.92, -10],
    ],
    (one) =>
      one.solid(shallotBulb, colour, { depth: 0.28 }) +
      one.line(shallotLines, darker(colour, 0.35), 0.035, 0.7) +
      one.glint(-0.2, 0.06, 0.36, 0.65),
  )

/** A head of garlic and a clove of it. */
export const garlic: DrawBought = (e, { colour, skin = '#c9a3b4', core = '#f0dcb8' }) => {
  const head = e.at(-0.14, -0.04, 0.92)
  const at = e.at(0.62, 0.56, 0.42, 26)
  return (
    head.line(rootTuft, darker(colour, 0.35), 0.05) +
    head.solid(garlicBulb, colour, { depth: 0.2 }) +
    head.line(cloveLines, skin, 0.06, 0.9) +
    head.line(
      stencil('M-.4,-.14 C-.7,.1 -.76,.4 -.66,.56M.3,-.2 C.4,0 .46,.2 .44,.5M-.22,.1 C-.3,.3 -.34,.5 -.32,.7'),
      skin,
      0.03,
      0.8,
    ) +
    head.glint(-0.4, 0.24, 0.3, 0.9) +
    at.solid(clove, core, { depth: 0.2 }) +
    at.line(stencil('M.1,-.76 C.3,-.3 .36,.2 .2,.7'), darker(core, 0.25), 0.07, 0.6) +
    at.glint(-0.2, 0.2, 0.5, 0.8)
  )
}
