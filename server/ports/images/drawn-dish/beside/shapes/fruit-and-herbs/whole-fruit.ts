import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import { stoneHalf } from '#server/ports/images/drawn-dish/shapes/plants/fruit.ts'

const leafGreen = '#6a9a3c'
const wood = '#6a4424'

const appleOutline = stencil(
  'M0,-.5 C.26,-.84 .96,-.74 .96,-.02 C.96,.56 .52,1.02 .2,.94 C.1,.9 -.1,.9 -.2,.94 C-.52,1.02 -.96,.56 -.96,-.02 C-.96,-.74 -.26,-.84 0,-.5Z',
)
const dimple = stencil('M-.34,-.56 C-.2,-.34 .2,-.34 .34,-.56 C.2,-.62 .06,-.56 0,-.48 C-.06,-.56 -.2,-.62 -.34,-.56Z')
const appleStalk = stencil('M0,-.42 C0,-.66 .04,-.82 .14,-.98')
const appleStripes = stencil(
  'M-.5,-.4 C-.7,-.1 -.66,.3 -.5,.6M-.24,-.3 C-.32,.1 -.3,.4 -.24,.7M.5,-.4 C.7,-.1 .66,.3 .5,.6M.24,-.3 C.32,.1 .3,.4 .24,.7',
)

/** An apple with its stalk and a leaf; `core` is the color of its cheek. */
export const wholeApple: DrawBought = (e, { colour, core = darker(colour, 0.2) }) =>
  e.solid(appleOutline, e.blush(colour, core)) +
  e.line(appleStripes, lighter(colour, 0.4), 0.05, 0.35) +
  e.fill(dimple, darker(colour, 0.5), 0.55) +
  e.line(appleStalk, wood, 0.09) +
  drawLeaf(e.growing(0.1, -0.7, 0.3, 72), leafGreen) +
  e.glint(-0.5, -0.14, 0.5, 0.7)

const pearOutline = stencil(
  'M-.04,-.76 C.2,-.8 .34,-.62 .38,-.38 C.44,-.06 .82,.1 .8,.5 C.78,.86 .4,1 0,.98 C-.4,1 -.78,.86 -.8,.5 C-.82,.1 -.46,-.06 -.4,-.38 C-.36,-.6 -.24,-.76 -.04,-.76Z',
)
const pearStalk = stencil('M-.02,-.7 C-.02,-.84 .04,-.94 .12,-1.04')

/** A pear, or a quince, with its stalk and a leaf; `core` is the color of its cheek. */
export const wholePear: DrawBought = (e, { colour, core = darker(colour, 0.2) }) => {
  const freckles = e.pen.times(16, (): Stroke => [(e.pen.chance() - 0.5) * 1.1, 0.1 + e.pen.chance() * 0.75])
  return (
    e.solid(pearOutline, e.blush(colour, core)) +
    e.dots(freckles, darker(colour, 0.4), 0.035, 0.4) +
    e.line(pearStalk, wood, 0.09) +
    drawLeaf(e.growing(0.02, -0.8, 0.3, 66), leafGreen) +
    e.glint(-0.4, 0.26, 0.5, 0.6)
  )
}

const peachOutline = stencil(
  'M.1,-.8 C.6,-1 1,-.5 .98,.04 C.96,.6 .5,.98 0,.98 C-.5,.98 -.98,.6 -.98,0 C-1,-.56 -.5,-1 .1,-.8Z',
)
const cleft = stencil('M.1,-.8 C-.14,-.5 -.2,.1 .06,.66')

/** A peach, apricot or plum with its cleft and a leaf, and half of one before it. */
export const stoneFruit: DrawBought = (e, { colour, skin = colour, core = '#a9412c' }) => {
  const whole = e.at(-0.2, -0.16, 0.74)
  const half = e.at(0.46, 0.44, 0.52, 10)
  return (
    whole.solid(peachOutline, e.blush(skin === colour ? lighter(colour, 0.1) : mix(colour, skin, 0.35), skin, 0.3)) +
    whole.line(cleft, darker(skin, 0.4), 0.06, 0.7) +
    whole.upright.glint(-0.5, -0.3, 0.6, 0.4) +
    drawLeaf(e.growing(-0.14, -0.7, 0.36, 76), leafGreen) +
    stoneHalf(e.pen, half.spot, { shape: 'stone-half', colour, size: half.spot.size, skin: darker(skin, 0.1), core })
  )
}

const cherryStems = stencil('M-.44,.2 C-.36,-.3 -.1,-.7 .16,-.92M.42,.3 C.42,-.2 .34,-.6 .16,-.92')
const cherryDimples = stencil('M-.6,.12 C-.5,.22 -.4,.22 -.3,.12M.26,.22 C.36,.32 .48,.32 .58,.22')

/** Two cherries on their stems. */
export const cherryPair: DrawBought = (e, { colour }) =>
  drawLeaf(e.growing(0.14, -0.88, 0.42, 116), leafGreen) +
  e.at(-0.46, 0.46, 0.5).ball(colour) +
  e.at(0.44, 0.52, 0.48).ball(colour) +
  e.line(cherryDimples, darker(colour, 0.6), 0.07, 0.7) +
  e.line(cherryStems, '#6f8a34', 0.07)

const grapePlaces = [
  [-0.56, -0.3, 0.27],
  [-0.06, -0.38, 0.27],
  [0.46, -0.3, 0.27],
  [-0.36, 0, 0.28],
  [0.14, -0.02, 0.28],
  [0.58, 0.04, 0.24],
  [-0.16, 0.34, 0.27],
  [0.3, 0.34, 0.27],
  [0.04, 0.7, 0.26],
] as const
const grapeStalk = stencil('M0,-.4 C0,-.64 .04,-.8 .2,-.96M-.04,-.92 L.4,-.98')

/** A bunch of grapes with its stalk and a leaf. */
export const grapeBunch: DrawBought = (e, { colour }) =>
  e.line(grapeStalk, wood, 0.09) +
  drawLeaf(e.growing(0.02, -0.62, 0.36, -64), leafGreen, 1.5) +
  e.heap(grapePlaces, (one, index) => one.ball(index % 3 === 1 ? lighter(colour, 0.1) : colour, 0.5))

const banana = stencil(
  'M-.62,-.92 C-.5,-.98 -.44,-.9 -.42,-.74 C-.3,-.1 .2,.36 .86,.5 C.96,.54 .96,.66 .88,.7 C.3,.96 -.3,.72 -.56,.2 C-.74,-.16 -.7,-.5 -.64,-.74Z',
)
const bananaEdge = stencil('M-.56,-.72 C-.52,-.1 -.08,.5 .82,.6')
const bananaEnds = stencil('M-.62,-.92 C-.5,-.98 -.44,-.9 -.44,-.76 L-.62,-.74Z')
const bananaTip = stencil('M.86,.5 C.96,.54 .96,.66 .88,.7 L.8,.62Z')

/** Two bananas of one hand. */
export const bananas: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.16, -0.06, 0.94, -26],
      [-0.06, 0.06, 0.98, 4],
    ],
    (one) =>
      one.solid(banana, colour, { depth: 0.2 }) +
      one.line(bananaEdge, darker(colour, 0.34), 0.045, 0.7) +
      one.fill(bananaEnds, '#8a7a3a') +
      one.fill(bananaTip, '#4a3420'),
  )

const mangoOutline = stencil(
  'M-.2,-.84 C.36,-1 .98,-.56 .98,.06 C.98,.66 .5,.98 0,.96 C-.6,.92 -1,.5 -.94,0 C-.9,-.4 -.6,-.74 -.2,-.84Z',
)
const cheek = stencil(
  'M-1,.06 C-.92,-.46 -.4,-.74 .1,-.7 C.62,-.66 1,-.3 .98,.1 C.9,.56 .44,.76 0,.74 C-.5,.72 -.94,.5 -1,.06Z',
)
const grid = stencil(
  'M-.7,-.36 C-.5,0 -.5,.3 -.62,.58M-.24,-.6 C-.1,0 -.1,.3 -.2,.66M.24,-.6 C.36,0 .34,.3 .26,.66M.66,-.42 C.74,0 .72,.3 .62,.52M-.86,-.2 C-.3,-.36 .3,-.36 .86,-.22M-.94,.12 C-.3,0 .3,0 .94,.12M-.8,.44 C-.3,.34 .3,.34 .82,.42',
)

/** A mango, green to red, and a cheek of it cut in a grid. */
export const wholeMango: DrawBought = (e, { colour, skin = '#d5502e', core = '#8fae3c' }) => {
  const whole = e.at(-0.18, -0.22, 0.76, -14)
  const cut = e.at(0.34, 0.48, 0.62, -12)
  return (
    whole.solid(mangoOutline, e.blush(core, skin, 0.3)) +
    whole.upright.glint(-0.3, -0.4, 0.7, 0.5) +
    cut.solid(cheek, mix(skin, colour, 0.4)) +
    cut.at(0, 0, 0.88).fill(cheek, e.pen.shaded(colour, 0.12)) +
    cut.at(0, 0, 0.88).line(grid, darker(colour, 0.4), 0.075, 0.75) +
    cut.at(-0.037, -0.032, 0.86).line(grid, lighter(colour, 0.55), 0.04, 0.7)
  )
}

const papayaOutline = stencil(
  'M0,-1 C.3,-1 .4,-.7 .5,-.34 C.6,0 .72,.2 .68,.5 C.62,.86 .3,1 0,1 C-.3,1 -.62,.86 -.68,.5 C-.72,.2 -.6,0 -.5,-.34 C-.4,-.7 -.3,-1 0,-1Z',
)
const papayaHollow = stencil(
  'M0,-.5 C.16,-.42 .22,-.1 .3,.2 C.4,.56 .2,.74 0,.74 C-.2,.74 -.4,.56 -.3,.2 C-.22,-.1 -.16,-.42 0,-.5Z',
)
const papayaPips = [
  [0, -0.3],
  [-0.1, -0.06],
  [0.1, -0.08],
  [0, 0.12],
  [-0.18, 0.2],
  [0.18, 0.18],
  [-0.08, 0.34],
  [0.1, 0.36],
  [-0.2, 0.46],
  [0.22, 0.48],
  [0, 0.56],
] as const

/** Half a papaya, its hollow full of black seeds. */
export const papayaHalf: DrawBought = (e, { colour, skin = '#c9a53c' }) =>
  e.solid(papayaOutline, skin) +
  e.at(0, 0, 0.9).fill(papayaOutline, e.pen.domed(colour, lighter(colour, 0.25))) +
  e.fill(papayaHollow, darker(colour, 0.35)) +
  e.heap(
    papayaPips.map(([u, v]) => [u, v, 0.085] as const),
    (pip) => pip.fill(oval(0, 0, 1), e.pen.domed('#6a625c', '#1c1614')),
  )

/** A cut face: flesh within a skin, and rays and seeds about its middle; seen as a tilted round. */
function cutRound(
  e: Easel,
  colours: { flesh: `#${string}`; skin: `#${string}`; heart: `#${string}`; seeds: number; ring: number },
): string {
  const around = (reach: number, count: number, share: number): Stroke[] =>
    e.pen.times(count, (index): Stroke => {
      const angle = (index / count) * Math.PI * 2
      const [u, v] = [Math.cos(angle), Math.sin(angle)]
      return [u * reach, v * reach, u * share, v * share]
    })
  return (
    e.solid(oval(0, 0, 1), colours.skin, { drop: 0.12, depth: 0.2 }) +
    e.fill(oval(0, 0, 0.9), e.pen.domed(lighter(colours.flesh, 0.2), colours.flesh)) +
    e.dots(around(0.34, 16, 0.46), lighter(colours.flesh, 0.5), 0.04, 0.6) +
    e.fill(oval(0, 0, 0.28), colours.heart) +
    e.dots(around(colours.ring, colours.seeds, 0.1), '#231a14', 0.08)
  )
}

const kiwiOutline = stencil(
  'M-.96,.06 C-.96,-.5 -.5,-.78 0,-.78 C.5,-.78 .96,-.5 .96,.02 C.96,.5 .5,.8 0,.8 C-.5,.8 -.96,.56 -.96,.06Z',
)

/** A kiwi, and half of one. */
export const kiwi: DrawBought = (e, { colour, skin = '#7a5a30', core = '#f4f0cf' }) => {
  const whole = e.at(-0.26, -0.3, 0.7, -24)
  const fuzz = e.pen.times(26, (): Stroke => {
    const [a, r] = [e.pen.chance() * 6.3, Math.sqrt(e.pen.chance()) * 0.8]
    return [Math.cos(a) * r, Math.sin(a) * r * 0.75, 0.053, 0.033]
  })
  return (
    whole.solid(kiwiOutline, skin) +
    whole.dots(fuzz, lighter(skin, 0.4), 0.026, 0.6) +
    cutRound(e.at(0.34, 0.34, 0.62), { flesh: colour, skin, heart: core, seeds: 18, ring: 0.38 })
  )
}
