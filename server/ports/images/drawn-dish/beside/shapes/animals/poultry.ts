import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'

const bird = stencils({
  body: 'M-.96,.3 C-1.02,-.1 -.8,-.5 -.4,-.64 C0,-.78 .38,-.66 .58,-.38 C.78,-.14 .86,.14 .8,.4 C.7,.68 .3,.78 -.1,.78 C-.56,.8 -.92,.68 -.96,.3Z',
  neck: 'M-.74,-.06 C-.92,-.12 -1.02,0 -.98,.14 C-.94,.3 -.82,.34 -.7,.28Z',
  farLeg:
    'M.16,-.3 C.3,-.52 .46,-.62 .58,-.8 C.54,-.94 .68,-1 .74,-.9 C.86,-.9 .86,-.76 .76,-.72 C.7,-.5 .66,-.3 .56,-.1Z',
  leg: 'M-.06,.34 C-.1,.02 .14,-.22 .4,-.18 C.58,-.2 .7,-.3 .8,-.42 C.76,-.56 .88,-.66 .96,-.56 C1.06,-.54 1.06,-.4 .94,-.34 C.9,-.1 .82,.16 .64,.36 C.44,.62 .02,.66 -.06,.34Z',
  knob: 'M.8,-.42 C.76,-.56 .88,-.66 .96,-.56 C1.06,-.54 1.06,-.4 .94,-.34 C.88,-.3 .82,-.34 .8,-.42Z',
  farKnob: 'M.58,-.8 C.54,-.94 .68,-1 .74,-.9 C.86,-.9 .86,-.76 .76,-.72 C.7,-.7 .62,-.72 .58,-.8Z',
  frill:
    'M.7,-.36 L.7,-.52 L.78,-.62 L.84,-.74 L.92,-.68 L1.04,-.74 L1.04,-.6 L1.12,-.52 L1.04,-.42 L.98,-.26 L.84,-.26Z',
  farFrill: 'M.46,-.72 L.48,-.86 L.54,-.98 L.64,-.94 L.74,-1.02 L.8,-.92 L.9,-.88 L.84,-.76 L.76,-.6 L.6,-.6Z',
  wing: 'M-.76,.2 C-.74,-.06 -.5,-.14 -.36,0 C-.26,.12 -.24,.28 -.08,.34 C.06,.4 .04,.54 -.12,.54 C-.3,.56 -.42,.5 -.52,.46 C-.68,.44 -.78,.36 -.76,.2Z',
  fold: 'M-.58,.12 C-.46,.12 -.42,.24 -.4,.34 C-.32,.42 -.2,.44 -.1,.44',
  crease: 'M.02,.48 C.14,.58 .36,.56 .52,.4M.72,-.12 C.66,-.06 .58,-.06 .5,-.08',
  breast: 'M-.68,-.3 C-.46,-.54 -.1,-.6 .16,-.5',
})

/** A plucked bird on its back, seen from the side; a `core` is the color of the paper frills on its legs. */
export const wholeBird: DrawBought = (whole, { colour, skin = darker(colour, 0.3), core }) => {
  const e = whole.at(-0.05, -0.02, 0.96)
  const bone = '#f6e8d0'
  const pores = e.spot.size > 48 ? 16 : 0
  return (
    e.solid(bird.farLeg, darker(colour, 0.14), { depth: 0.2 }) +
    (core ? e.body(bird.farFrill, core, { depth: 0.2 }) : e.body(bird.farKnob, bone, { depth: 0.2 })) +
    e.solid(bird.neck, darker(colour, 0.12), { depth: 0.2 }) +
    e.solid(bird.body, colour, { rim: 1.6, depth: 0.3 }) +
    e.line(bird.breast, lighter(colour, 0.6), 0.1, 0.6) +
    e.dots(e.strewn(pores, -0.28, -0.26, 0.5, 0.3), skin, 0.035, 0.5) +
    e.solid(bird.wing, mix(colour, skin, 0.1), { drop: 0.05, rim: 1.6 }) +
    e.line(bird.fold, darker(skin, 0.16), 0.04, 0.7) +
    e.solid(bird.leg, mix(colour, skin, 0.06), { drop: 0.06, depth: 0.28, rim: 1.6 }) +
    e.dots(e.strewn(pores / 2, 0.26, 0.2, 0.2, 0.2), skin, 0.035, 0.45) +
    e.line(bird.crease, darker(skin, 0.16), 0.035, 0.5) +
    (core ? e.solid(bird.frill, core, { drop: 0.03, depth: 0.2 }) : e.body(bird.knob, bone, { depth: 0.2 })) +
    e.glint(0.16, 0.02, 0.26, 0.55) +
    e.glint(-0.4, -0.4, 0.44, 0.45)
  )
}

/** Two small birds: quail, Cornish hens. */
export const smallBirds: DrawBought = (e, colours) =>
  wholeBird(e.at(0.3, -0.4, 0.66), colours) + wholeBird(e.at(-0.28, 0.36, 0.7), colours)

const duckParts = stencils({
  neck: 'M-.6,.2 C-.84,-.06 -.7,-.3 -.66,-.5 C-.64,-.6 -.66,-.66 -.72,-.72 L-.42,-.8 C-.34,-.66 -.36,-.44 -.38,-.3 C-.38,-.14 -.2,-.1 -.06,-.04Z',
  head: 'M-.8,-.74 C-.82,-.94 -.62,-1.04 -.46,-.96 C-.32,-.9 -.28,-.74 -.38,-.62 C-.5,-.52 -.76,-.54 -.8,-.74Z',
  bill: 'M-.74,-.86 C-.84,-.84 -.92,-.76 -1.02,-.72 C-1.06,-.66 -1,-.6 -.94,-.6 C-.84,-.58 -.74,-.58 -.68,-.64 C-.64,-.74 -.66,-.84 -.74,-.86Z',
  mouth: 'M-1,-.66 C-.9,-.68 -.8,-.68 -.72,-.7',
  body: 'M-.72,.3 C-.66,0 -.36,-.18 .1,-.16 C.5,-.16 .78,0 .98,-.12 C1.02,.1 .92,.42 .66,.6 C.36,.8 -.2,.82 -.48,.68 C-.66,.58 -.76,.46 -.72,.3Z',
  wing: 'M-.34,.18 C-.3,-.02 .06,0 .22,.1 C.38,.22 .56,.26 .66,.24 C.56,.46 .3,.54 .06,.5 C-.18,.46 -.36,.36 -.34,.18Z',
  fold: 'M-.2,.24 C0,.34 .24,.4 .46,.36',
  legs: 'M-.06,.72 L-.1,.92 M.24,.72 L.26,.92',
  feet: 'M-.1,.86 L-.32,.98 L.02,1 L0,.92Z M.26,.86 L.04,.98 L.42,1 L.36,.92Z',
})
const eye = oval(-0.56, -0.8, 0.05, 0.05)

/** A duck, plucked, with its head: the orange bill and feet tell it. */
export const duck: DrawBought = (e, { colour, skin = '#e88a2c' }) =>
  e.line(duckParts.legs, darker(skin, 0.1), 0.1) +
  e.solid(duckParts.feet, skin, { drop: 0.03, depth: 0.2 }) +
  e.solid(duckParts.neck, colour) +
  e.solid(duckParts.body, colour, { drop: 0.06, rim: 1.6, depth: 0.3 }) +
  e.solid(duckParts.head, colour, { drop: 0.03, depth: 0.2 }) +
  e.solid(duckParts.bill, skin, { drop: 0.03 }) +
  e.line(duckParts.mouth, darker(skin, 0.4), 0.03, 0.8) +
  e.fill(eye, '#2a1a14') +
  e.solid(duckParts.wing, mix(colour, '#c98a5a', 0.16), { drop: 0.05, depth: 0.24, rim: 1.6 }) +
  e.line(duckParts.fold, darker(colour, 0.3), 0.035, 0.6) +
  e.dots(e.strewn(12, 0.3, 0.2, 0.46, 0.28), darker(colour, 0.3), 0.03, 0.4) +
  e.glint(0.06, -0.02, 0.4, 0.5)

const egg = stencils({
  one: 'M0,-1 C.46,-1 .76,-.3 .76,.22 C.76,.68 .44,1 0,1 C-.44,1 -.76,.68 -.76,.22 C-.76,-.3 -.46,-1 0,-1Z',
})

/** Two eggs in their shells, the second of another color; a `core` speckles them. */
export const eggs: DrawBought = (e, { colour, skin = colour, core }) => {
  const whole = (at: Easel, paint: Colour) =>
    at.solid(egg.one, e.pen.domed(lighter(paint, 0.5), darker(paint, 0.16)), { drop: 0.1, rim: 1.6 }) +
    (core
      ? at.dots(at.strewn(20, 0, 0.1, 0.56, 0.74), core, 0.13, 0.75) +
        at.dots(at.strewn(14, 0, 0.1, 0.56, 0.74), core, 0.07, 0.8)
      : '') +
    at.glint(-0.2, -0.36, 0.5, 0.6)
  return whole(e.at(0.34, -0.12, 0.78, 24), skin) + whole(e.at(-0.32, 0.16, 0.8, -19), colour)
}
