import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const tuber = stencil(
  'M-.96,.06 C-1,-.4 -.6,-.66 -.16,-.62 C.2,-.6 .5,-.7 .8,-.42 C1.04,-.14 1,.34 .7,.54 C.4,.74 .1,.58 -.24,.66 C-.6,.74 -.92,.48 -.96,.06Z',
)

const spindle = stencil(
  'M-1,.56 C-.9,.3 -.8,-.1 -.44,-.34 C-.1,-.56 .3,-.6 .6,-.5 C.76,-.44 .84,-.56 1,-.58 C.96,-.4 .9,-.3 .84,-.14 C.7,.24 .3,.44 -.1,.48 C-.5,.52 -.76,.48 -1,.56Z',
)

const knobs = stencil(
  'M-.94,.3 C-1,.02 -.74,-.1 -.5,-.06 C-.44,-.12 -.5,-.3 -.46,-.5 C-.42,-.76 -.1,-.8 -.02,-.56 C.04,-.4 -.04,-.26 .04,-.16 C.2,-.14 .28,-.3 .36,-.5 C.46,-.8 .84,-.76 .86,-.46 C.86,-.24 .7,-.1 .66,.06 C.8,.06 1,.14 .98,.38 C.94,.62 .7,.58 .54,.5 C.44,.52 .4,.62 .32,.74 C.16,.94 -.14,.86 -.16,.62 C-.2,.5 -.3,.52 -.46,.56 C-.7,.66 -.9,.56 -.94,.3Z',
)

const knobRings = stencil(
  'M-.7,-.04 C-.62,.14 -.64,.36 -.72,.52M-.44,-.34 C-.3,-.28 -.14,-.3 -.02,-.36M.26,-.24 C.42,-.2 .56,-.1 .66,.02M-.3,.02 C-.2,.2 -.22,.36 -.3,.5M.1,-.1 C.06,.1 .2,.3 .4,.36M-.1,.56 C.04,.6 .2,.6 .32,.66M.7,.12 C.68,.26 .7,.36 .76,.46',
)

const sunchoke = stencil(
  'M-.9,.2 C-.96,-.06 -.76,-.2 -.6,-.24 C-.6,-.5 -.36,-.66 -.14,-.52 C0,-.7 .3,-.66 .38,-.44 C.6,-.56 .9,-.4 .84,-.12 C1,.06 .94,.34 .7,.38 C.66,.64 .34,.7 .2,.54 C.06,.74 -.3,.74 -.38,.5 C-.6,.62 -.88,.46 -.9,.2Z',
)

function onePotato(e: Easel, colour: Colour): string {
  return (
    e.solid(tuber, colour) +
    e.line(
      stencil(
        'M-.56,-.1 C-.5,-.16 -.42,-.16 -.36,-.1M.2,-.3 C.26,-.36 .34,-.36 .4,-.3M.36,.24 C.42,.18 .5,.18 .56,.24M-.2,.34 C-.14,.28 -.06,.28 0,.34',
      ),
      darker(colour, 0.45),
      0.07,
      0.8,
    ) +
    e.dots(
      [
        [-0.7, 0.16],
        [0, -0.12],
        [0.66, -0.1],
        [-0.1, -0.4],
        [0.2, 0.44],
        [-0.4, 0.44],
      ],
      darker(colour, 0.35),
      0.06,
      0.6,
    ) +
    e.glint(-0.4, -0.3, 0.4, 0.35)
  )
}

const ringedTop = stencil('M0,-.8 L.02,-1.02')
const ringsAbout = stencil(
  'M-.6,-.5 C-.3,-.34 .3,-.34 .6,-.5M-.84,-.12 C-.4,.1 .4,.1 .84,-.12M-.84,.28 C-.4,.52 .4,.52 .84,.28M-.62,.66 C-.3,.82 .3,.82 .62,.66',
)

/** Two potatoes and half of one. */
export const potatoes: DrawBought = (e, { colour, skin = '#c79a56' }) => {
  const half = e.at(0.34, 0.44, 0.56, -10)
  return (
    onePotato(e.at(0.3, -0.36, 0.62, -24), darker(skin, 0.08)) +
    onePotato(e.at(-0.28, 0.04, 0.72, 14), skin) +
    half.solid(tuber, skin) +
    e.at(0.34, 0.42, 0.5, -10).fill(tuber, e.pen.shaded(colour, 0.08))
  )
}

/** Small potatoes, four of them. */
export const smallPotatoes: DrawBought = (e, { skin = '#dcb265' }) =>
  onePotato(e.at(-0.34, -0.32, 0.48, 30), darker(skin, 0.06)) +
  onePotato(e.at(0.46, -0.22, 0.46, -30), skin) +
  onePotato(e.at(-0.46, 0.4, 0.48, -20), skin) +
  onePotato(e.at(0.36, 0.46, 0.5, 20), lighter(skin, 0.08))

/** A pointed tuber, whole, and one cut through, its flesh showing. */
export const cutTuber: DrawBought = (e, { colour, skin = '#a8522e', core = darker(colour, 0.2) }) => {
  const whole = e.at(0.06, -0.24, 0.96, 4)
  const cut = e.at(-0.3, 0.48, 0.5, 0)

  return (
    whole.solid(spindle, skin, { depth: 0.28 }) +
    whole.line(
      stencil('M-.5,-.1 L-.36,-.14M.06,-.3 L.22,-.32M-.1,.2 L.06,.18M.44,-.06 L.56,-.1M-.6,.3 L-.5,.28'),
      darker(skin, 0.4),
      0.05,
      0.7,
    ) +
    cut.solid(oval(0.2, -0.02, 1, 0.84), darker(skin, 0.1)) +
    cut.solid(oval(-0.02, 0, 0.88, 0.84), skin, { shadow: 0 }) +
    cut.fill(oval(-0.02, 0, 0.78, 0.74), e.pen.domed(lighter(colour, 0.2), colour)) +
    cut.line(stencil('M-.4,-.1 C-.3,-.4 .2,-.44 .36,-.1'), core, 0.05, 0.4) +
    cut.dots(
      [
        [-0.2, 0.1],
        [0.2, 0.24],
        [0.04, -0.2],
        [-0.3, -0.2],
        [0.34, 0],
        [0, 0.46],
        [-0.4, 0.26],
      ],
      core,
      0.07,
      0.6,
    )
  )
}

/** A knobbed root: ginger and what is like it, its cut ends showing the flesh. */
export const knobbedRoot: DrawBought = (e, { colour, skin = '#d6b27a', core = lighter(colour, 0.3) }) =>
  e.solid(knobs, skin) +
  e.line(knobRings, darker(skin, 0.36), 0.04, 0.7) +
  e.solid(oval(0.64, -0.56, 0.2, 0.15, 24), colour, { drop: 0, shadow: 0 }) +
  e.fill(oval(0.64, -0.56, 0.12, 0.08, 24), core) +
  e.solid(oval(0.86, 0.32, 0.1, 0.17, -10), colour, { drop: 0, shadow: 0 }) +
  e.glint(-0.32, -0.4, 0.3, 0.5) +
  e.glint(-0.66, 0.16, 0.3, 0.4)

/** A sunchoke: small, bulging all round. */
export const sunchokes: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.26, -0.3, 0.7, 30],
      [-0.2, 0.26, 0.82, -8],
    ],
    (one) =>
      one.solid(sunchoke, colour, { depth: 0.28 }) +
      one.line(
        stencil(
          'M-.6,-.2 C-.4,-.1 -.3,-.1 -.2,.1M.36,-.4 C.4,-.2 .5,-.1 .7,-.1M.2,.5 C.16,.3 .3,.2 .44,.2M-.4,.46 C-.3,.3 -.2,.3 -.06,.36',
        ),
        darker(colour, 0.35),
        0.06,
        0.6,
      ) +
      one.glint(-0.4, 0.06, 0.34, 0.5),
  )

/** A lotus root: a link of it, and a slice with its holes. */
export const lotusRoot: DrawBought = (e, { colour, skin = '#d3b07a', core = '#6b4a2a' }) => {
  const face = e.at(-0.24, 0.24, 0.7)
  const holes = Array.from(
    { length: 7 },
    (_, index): Point => [Math.cos((index / 7) * fullTurn) * 0.54, Math.sin((index / 7) * fullTurn) * 0.54],
  )
  return (
    e.solid(oval(0.62, -0.62, 0.3, 0.34, 45), skin) +
    e.solid(oval(0.2, -0.2, 0.6, 0.72, 45), skin) +
    e.glint(0.2, -0.6, 0.34, 0.5) +
    e.solid(oval(-0.24, 0.24, 0.72), skin) +
    face.fill(oval(0, 0, 0.9), e.pen.domed(lighter(colour, 0.3), colour)) +
    face.dots(holes, core, 0.32) +
    face.dots(
      holes.map(([u, v]) => [u + 0.03, v + 0.04]),
      mix(core, colour, 0.3),
      0.22,
    ) +
    face.dots([[0, 0]], core, 0.2) +
    e.dots(
      [
        [0.5, -0.1],
        [0.3, -0.5],
      ],
      darker(skin, 0.3),
      0.05,
      0.6,
    )
  )
}

/** Water chestnuts: dark, tufted, and one peeled white. */
export const waterChestnuts: DrawBought = (e, { colour, skin = '#5a3626' }) =>
  e.line(stencil('M.3,-.6 C.3,-.8 .36,-.9 .46,-.98M.3,-.6 C.26,-.8 .22,-.86 .16,-.92'), darker(skin, 0.2), 0.09) +
  e.solid(oval(0.3, -0.22, 0.6, 0.48), skin) +
  e.line(stencil('M-.26,-.3 C0,-.46 .6,-.46 .86,-.3'), lighter(skin, 0.4), 0.05, 0.7) +
  e.glint(0.1, -0.24, 0.3, 0.5) +
  e.solid(oval(-0.36, 0.42, 0.54, 0.46), skin) +
  e.fill(oval(-0.36, 0.38, 0.48, 0.38), colour) +
  e.solid(oval(0.52, 0.58, 0.36, 0.3), colour)

/** A round tuber with rings about it, and one cut through, its flesh showing. */
export const ringedTuber: DrawBought = (e, { colour, skin = '#8a6a4c', core = darker(colour, 0.16) }) => {
  const one = e.at(0.16, -0.24, 0.74, 16)
  const cut = e.at(-0.3, 0.36, 0.6)
  const flecks = e.pen.times(22, (index): Point => {
    const reach = 0.74 * Math.sqrt(index / 22)
    return [Math.cos(index * 2.4) * reach, Math.sin(index * 2.4) * reach * 0.94]
  })
  return (
    one.line(ringedTop, darker(skin, 0.1), 0.2) +
    one.solid(oval(0, 0.06, 0.88, 0.92), e.pen.domed(lighter(skin, 0.24), darker(skin, 0.24))) +
    one.line(ringsAbout, darker(skin, 0.45), 0.045, 0.8) +
    one.dots(
      [
        [-0.4, -0.2],
        [0.3, 0.3],
        [0.5, -0.1],
        [0.1, -0.5],
        [0.2, 0.7],
      ],
      darker(skin, 0.4),
      0.06,
      0.7,
    ) +
    one.glint(-0.4, -0.4, 0.4, 0.35) +
    cut.solid(oval(0, 0, 1, 0.94), skin) +
    cut.fill(oval(0, 0, 0.88, 0.82), e.pen.domed(lighter(colour, 0.4), colour)) +
    cut.dots(flecks, core, 0.07, 0.8)
  )
}
