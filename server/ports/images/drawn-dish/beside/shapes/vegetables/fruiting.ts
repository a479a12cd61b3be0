import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

const gourd = stencil(
  'M-.2,-.7 C.06,-.86 .3,-.74 .36,-.5 C.46,-.2 .8,.1 .76,.5 C.7,.98 .1,1.04 -.28,.84 C-.7,.58 -.62,.1 -.48,-.2 C-.4,-.42 -.36,-.6 -.2,-.7Z',
)
const longGourd = stencil(
  'M-.62,-.72 C-.44,-.86 -.24,-.8 -.16,-.6 C0,-.2 .3,.1 .66,.4 C.92,.62 .96,.9 .76,.94 C.3,1 -.2,.66 -.44,.24 C-.62,-.06 -.76,-.5 -.62,-.72Z',
)
const cap = stencil(
  'M-.38,-.48 C-.28,-.84 .24,-.94 .46,-.6 C.36,-.48 .3,-.32 .2,-.24 C.1,-.42 .02,-.4 -.08,-.22 C-.16,-.38 -.26,-.44 -.38,-.48Z',
)
const longCap = stencil(
  'M-.72,-.5 C-.74,-.84 -.24,-.98 -.1,-.6 C-.18,-.52 -.2,-.42 -.24,-.34 C-.34,-.5 -.4,-.48 -.48,-.34 C-.54,-.46 -.62,-.5 -.72,-.5Z',
)
const stalk = stencil('M0,-.7 C-.02,-.84 -.08,-.92 -.18,-.97')
const longStalk = stencil('M-.44,-.76 C-.5,-.86 -.56,-.92 -.68,-.95')
const tomatoBody = stencil(
  'M0,-.56 C.3,-.76 .98,-.68 .98,.06 C.98,.66 .5,.92 0,.92 C-.5,.92 -.98,.66 -.98,.06 C-.98,-.68 -.3,-.76 0,-.56Z',
)
const plumBody = stencil(
  'M0,-.84 C.34,-.88 .58,-.56 .6,.04 C.62,.6 .36,.96 0,.96 C-.36,.96 -.62,.6 -.6,.04 C-.58,-.56 -.34,-.88 0,-.84Z',
)
const calyx = stencil(
  'M0,-.6 C.2,-.74 .5,-.7 .7,-.46 C.46,-.5 .3,-.44 .18,-.38 C.24,-.2 .22,-.04 .12,.12 C.02,-.06 -.02,-.2 -.04,-.36 C-.18,-.34 -.36,-.26 -.54,-.06 C-.48,-.28 -.38,-.42 -.24,-.48 C-.42,-.56 -.52,-.62 -.7,-.6 C-.46,-.76 -.16,-.74 0,-.6Z',
)
const tomatoStalk = stencil('M0,-.54 C.02,-.72 .08,-.84 .2,-.92')
const vine = stencil(
  'M-.86,-.66 C-.4,-.9 .2,-.86 .84,-.52M-.46,-.8 C-.5,-.6 -.54,-.5 -.56,-.36M.06,-.82 C.1,-.5 .08,-.3 .04,-.02M.52,-.68 C.6,-.5 .6,-.4 .58,-.3',
)
const husk = stencil(
  'M0,-.92 C.16,-.7 .6,-.66 .8,-.3 C.96,.1 .76,.3 .84,.62 C.56,.5 .42,.72 .14,.9 C.04,.6 -.2,.7 -.5,.8 C-.5,.5 -.86,.4 -.86,0 C-.86,-.5 -.3,-.64 0,-.92Z',
)
const huskVeins = stencil('M0,-.84 C-.4,-.4 -.62,.1 -.54,.68M.02,-.84 C0,-.3 .04,.3 .12,.8M.06,-.8 C.4,-.4 .7,0 .74,.5')
const bellBody = stencil(
  'M-.08,-.5 C-.3,-.74 -.9,-.68 -.9,-.12 C-.9,.3 -.72,.82 -.46,.94 C-.3,1 -.2,.88 -.06,.9 C.1,1 .24,1 .38,.92 C.72,.86 .92,.3 .9,-.12 C.88,-.68 .3,-.76 .08,-.5 C.04,-.44 -.04,-.44 -.08,-.5Z',
)
const bellCreases = stencil('M-.16,-.4 C-.4,-.1 -.36,.5 -.2,.82M.24,-.42 C.5,-.1 .46,.5 .32,.84')
const bellStalk = stencil('M.02,-.46 C0,-.66 .06,-.82 .2,-.92')
const poblanoBody = stencil(
  'M-.1,-.54 C-.34,-.7 -.68,-.54 -.66,-.16 C-.62,.3 -.4,.6 -.1,.96 C0,1.04 .1,1.02 .16,.9 C.34,.6 .62,.3 .68,-.16 C.7,-.56 .38,-.72 .12,-.54 C.04,-.48 -.02,-.48 -.1,-.54Z',
)
const poblanoCreases = stencil('M-.18,-.4 C-.4,0 -.2,.5 .02,.84M.24,-.42 C.46,0 .3,.4 .1,.74')
const lantern = stencil(
  'M-.1,-.5 C-.4,-.76 -.86,-.46 -.76,-.06 C-.7,.14 -.56,.16 -.54,.36 C-.5,.6 -.24,.62 -.1,.78 C-.02,.88 .02,.98 .1,.98 C.14,.8 .34,.64 .46,.5 C.6,.3 .56,.16 .7,0 C.96,-.4 .5,-.78 .12,-.5 C.04,-.46 -.02,-.46 -.1,-.5Z',
)

/** An eggplant, whole: its green cap at the top. */
export const eggplant: DrawBought = (e, { colour, skin = '#6d8a3c' }) =>
  e.solid(gourd, colour, { depth: 0.34 }) +
  e.line(stalk, darker(skin, 0.2), 0.14) +
  e.solid(cap, skin, { drop: 0.03 }) +
  e.glint(-0.16, 0.02, 0.54, 0.6)

/** A long, slim eggplant. */
export const longEggplant: DrawBought = (e, { colour, skin = '#6d8a3c' }) =>
  e.solid(longGourd, colour, { depth: 0.3 }) +
  e.line(longStalk, darker(skin, 0.2), 0.13) +
  e.solid(longCap, skin, { drop: 0.03 }) +
  e.glint(-0.16, 0.1, 0.44, 0.55)

function oneTomato(
  e: Easel,
  { colour, leaf, body = tomatoBody }: { colour: `#${string}`; leaf: `#${string}`; body?: typeof tomatoBody },
): string {
  const crown = body === tomatoBody ? e : e.at(0, -0.58, 0.5)
  return (
    e.solid(body, e.pen.domed(lighter(colour, 0.2), darker(colour, 0.22))) +
    // a plum tomato wears a small star
    crown.line(tomatoStalk, darker(leaf, 0.2), 0.11) +
    crown.solid(calyx, leaf, { drop: 0.04, rim: 0.8 }) +
    e.glint(body === tomatoBody ? -0.52 : -0.3, body === tomatoBody ? 0.12 : 0.3, 0.4, 0.7)
  )
}

/** A tomato with its green star: alone, before another one, or with half of one that was cut. */
export const tomato: DrawBought = (e, { colour, skin = '#4f8a35' }) => {
  const whole = (one: Easel) => oneTomato(one, { colour, leaf: skin })
  const way = Math.floor(e.pen.chance() * 3)
  if (way === 0) return whole(e.at(0, 0.06, 0.86))
  if (way === 1) return whole(e.at(0.34, -0.3, 0.62)) + whole(e.at(-0.3, 0.28, 0.7))
  return whole(e.at(-0.3, -0.24, 0.7)) + tomatoHalf(e.at(0.38, 0.42, 0.52), colour)
}

/** Its cut face: the wall, and chambers of seeds. */
function tomatoHalf(e: Easel, colour: Colour): string {
  const chambers = [0, 120, 240].map((turn) => e.at(0, 0, 1, turn))
  return (
    e.solid(oval(0, 0, 1, 0.94), colour) +
    e.fill(oval(0, 0, 0.86, 0.8), lighter(colour, 0.18)) +
    chambers
      .map(
        (each) =>
          each.fill(oval(0, -0.44, 0.34, 0.24), mix(colour, '#f08a34', 0.5)) +
          each.dots(
            [
              [-0.14, -0.42],
              [0.02, -0.5],
              [0.16, -0.4],
            ],
            '#ffe2a0',
            0.1,
          ),
      )
      .join('') +
    e.glint(-0.36, -0.5, 0.4, 0.5)
  )
}

/** Two plum tomatoes. */
export const plumTomatoes: DrawBought = (e, { colour, skin = '#4f8a35' }) =>
  oneTomato(e.at(0.38, -0.1, 0.82, 24), { colour: darker(colour, 0.06), leaf: skin, body: plumBody }) +
  oneTomato(e.at(-0.34, 0.08, 0.88, -12), { colour, leaf: skin, body: plumBody })

/** Cherry tomatoes on their vine. */
export const cherryTomatoes: DrawBought = (e, { colour, skin = '#4f8a35' }) =>
  e.line(vine, darker(skin, 0.1), 0.08) +
  oneTomato(e.at(-0.58, -0.02, 0.38, -14), { colour, leaf: skin }) +
  oneTomato(e.at(0.6, -0.02, 0.38, 12), { colour: darker(colour, 0.05), leaf: skin }) +
  oneTomato(e.at(0.04, 0.42, 0.44, 4), { colour: lighter(colour, 0.04), leaf: skin })

/** Wrinkled dried tomatoes, three halves. */
export const driedTomatoes: DrawBought = (e, { colour }) => {
  const folds = stencil(
    'M-.5,-.3 C-.1,-.1 .2,-.3 .5,-.1M-.56,.1 C-.2,.3 .2,0 .6,.24M-.2,.56 C0,.4 .2,.56 .4,.5M-.16,-.6 C0,-.44 .2,-.6 .34,-.5',
  )
  const half = stencil(
    'M-.8,-.3 C-.7,-.8 -.2,-.66 0,-.78 C.4,-.9 .7,-.6 .76,-.3 C1,0 .8,.4 .7,.56 C.4,.9 .2,.7 -.1,.82 C-.5,.9 -.6,.6 -.76,.4 C-1,.2 -.8,0 -.8,-.3Z',
  )
  return e.heap(
    [
      [-0.36, -0.36, 0.56, 0],
      [0.44, -0.1, 0.54, 70],
      [-0.16, 0.44, 0.54, 150],
    ],
    (one) =>
      one.solid(half, colour, { depth: 0.3 }) +
      one.fill(half, darker(colour, 0.2), 0.2) +
      one.line(folds, darker(colour, 0.45), 0.1, 0.7) +
      one.line(folds, lighter(colour, 0.3), 0.04, 0.5),
  )
}

/** A tomatillo in its open paper husk. */
export const tomatillo: DrawBought = (e, { colour, skin = '#c9c27a' }) =>
  e.line(tomatoStalk, darker(skin, 0.35), 0.09) +
  e.solid(oval(0.04, 0.2, 0.74, 0.72), e.pen.domed(lighter(colour, 0.26), darker(colour, 0.22))) +
  e.solid(husk, mix(skin, '#a8a64e', 0.2), { drop: 0, shadow: 0 }) +
  e.fill(oval(0.06, 0.34, 0.56, 0.5), e.pen.domed(lighter(colour, 0.3), darker(colour, 0.16))) +
  e.line(huskVeins, darker(skin, 0.3), 0.035, 0.6) +
  e.glint(-0.16, 0.2, 0.34, 0.7)

/** A bell pepper: three lobes and a green stalk. */
export const bellPepper: DrawBought = (e, { colour, skin = '#4f8a35' }) =>
  e.solid(bellBody, colour) +
  e.line(bellCreases, darker(colour, 0.4), 0.07, 0.55) +
  e.fill(oval(0.02, -0.46, 0.24, 0.1), skin) +
  e.line(bellStalk, skin, 0.17) +
  e.line(bellStalk, lighter(skin, 0.3), 0.05, 0.8) +
  e.glint(-0.56, -0.1, 0.5, 0.7) +
  e.glint(0.66, -0.2, 0.3, 0.4)

/** A poblano: dark, broad at its shoulders and pointed. */
export const poblano: DrawBought = (e, { colour, skin = '#7c9a4a' }) =>
  e.solid(poblanoBody, colour, { depth: 0.3 }) +
  e.line(poblanoCreases, darker(colour, 0.5), 0.07, 0.6) +
  e.fill(oval(0.02, -0.48, 0.22, 0.09), skin) +
  e.line(bellStalk, skin, 0.14) +
  e.glint(-0.44, -0.1, 0.46, 0.55)

/** Two habaneros: small lanterns, crumpled. */
export const lanternChiles: DrawBought = (e, { colour, skin = '#6d9a3c' }) =>
  e.heap(
    [
      [0.36, -0.2, 0.66, 26],
      [-0.28, 0.14, 0.76, -14],
    ],
    (one) =>
      one.solid(lantern, colour, { depth: 0.28 }) +
      one.line(poblanoCreases, darker(colour, 0.35), 0.07, 0.5) +
      one.line(bellStalk, skin, 0.14) +
      one.glint(-0.36, -0.16, 0.4, 0.7),
  )
