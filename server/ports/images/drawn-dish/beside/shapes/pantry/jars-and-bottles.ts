import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, type Place } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { stencil } from '#server/ports/images/drawn-dish/outline.ts'

const glass = stencil(
  'M-.62,-.56 C-.6,-.44 -.74,-.4 -.74,-.22 L-.74,.74 C-.74,.92 -.6,.98 -.46,.98 L.46,.98 C.6,.98 .74,.92 .74,.74 L.74,-.22 C.74,-.4 .6,-.44 .62,-.56Z',
)
const content = stencil(
  'M-.66,-.2 C-.3,-.1 .3,-.1 .66,-.2 L.66,.72 C.66,.84 .56,.9 .44,.9 L-.44,.9 C-.56,.9 -.66,.84 -.66,.72Z',
)
const surface = stencil('M-.66,-.2 C-.5,-.32 .5,-.32 .66,-.2 C.4,-.08 -.4,-.08 -.66,-.2Z')
const mouth = stencil('M-.64,-.58 C-.5,-.72 .5,-.72 .64,-.58 C.5,-.46 -.5,-.46 -.64,-.58Z')
const shine = stencil('M-.52,-.12 C-.56,.2 -.56,.4 -.52,.66')
const label = stencil('M-.74,.14 C-.3,.22 .3,.22 .74,.14 L.74,.66 C.3,.74 -.3,.74 -.74,.66Z')

/** The glass of a jar with what is in it, open at the top. */
function openJar(e: Easel, colour: Colour): string {
  return (
    e.solid(glass, '#e4ede6', { rim: 1.6, depth: 0.1 }) +
    e.fill(content, e.pen.shaded(colour, 0.24)) +
    e.fill(surface, lighter(colour, 0.24)) +
    e.fill(mouth, '#f6faf4') +
    e.line(mouth, '#b9c9c0', 0.036) +
    e.line(shine, '#ffffff', 0.1, 0.55)
  )
}

const dipperStick = stencil('M.92,-1 L.3,-.56')
const dipperHead = stencil(
  'M-.5,-.9 C0,-1.06 .4,-1 .5,-.9 C.66,-.4 .66,.4 .5,.9 C.3,1.02 -.3,1.02 -.5,.9 C-.66,.4 -.66,-.4 -.5,-.9Z',
)
const dipperRings = stencil('M-.58,-.5 L.58,-.5M-.62,-.1 L.62,-.1M-.62,.3 L.62,.3M-.56,.66 L.56,.66')
const drip = stencil('M-.02,-.3 C-.06,-.1 -.04,0 -.02,.2')

/** A jar of honey with its dipper. */
export const honeyJar: DrawBought = (e, { colour }) => {
  const jar = e.at(-0.16, 0.1, 0.86)
  const head = e.at(0.16, -0.46, 0.28, 50)
  return (
    openJar(jar, colour) +
    e.line(dipperStick, '#a8743c', 0.12) +
    head.solid(dipperHead, '#c08a4c', { depth: 0.3 }) +
    head.line(dipperRings, '#6f4420', 0.13) +
    e.at(-0.02, -0.1, 0.7).line(drip, lighter(colour, 0.1), 0.143) +
    combOn(jar)
  )
}
const comb = stencil('M0,-1 L.86,-.5 L.86,.5 L0,1 L-.86,.5 L-.86,-.5Z')
function combOn(jar: Easel): string {
  return jar.heap(
    [
      [0, 0.2, 0.2],
      [-0.18, 0.51, 0.2],
      [0.18, 0.51, 0.2],
    ],
    (one) => one.fill(comb, '#fff0b8', 0.75),
  )
}

const knifeBlade = stencil('M-.2,-.98 C.1,-.9 .24,-.5 .2,.2 L-.2,.2Z')
const knifeGrip = stencil('M-.18,.16 L.18,.16 C.22,.5 .2,.8 .1,1 L-.1,1 C-.2,.8 -.22,.5 -.18,.16Z')
const swirl = stencil('M-.44,-.22 C-.3,-.3 -.1,-.12 .06,-.22 C.2,-.3 .34,-.16 .44,-.22')

/** An open jar of something that is spread, a knife with some of it leaning over its rim: peanut butter; its lid is `skin`. */
export const spreadJar: DrawBought = (e, { colour, skin = '#c8402e', core }) => {
  const jar = e.at(-0.18, 0.06, 0.9)
  const knife = e.at(0.2, -0.58, 0.78, -66)
  return (
    openJar(jar, colour) +
    jar.at(0, -0.32).wide(0.86).fill(surface, lighter(colour, 0.1)) +
    jar.at(0, -0.35).line(swirl, lighter(colour, 0.5), 0.06) +
    jar.fill(label, skin) +
    (core ? peanutOn(jar.at(0, 0.42, 0.34, 70), core) : '') +
    knife.solid(knifeBlade, '#dfe3e2', { depth: 0.2 }) +
    knife.solid(knifeGrip, '#8a5a34', { depth: 0.3 }) +
    knife.at(-0.1, -0.44, 0.42).solid(smear, colour, { depth: 0.2 })
  )
}
const smear = stencil('M-.3,-.9 C.3,-.9 .5,-.3 .4,.5 C.2,.9 -.3,.9 -.4,.4 C-.3,0 -.5,-.5 -.3,-.9Z')
const peanutShape = stencil(
  'M0,-.98 C.44,-1 .6,-.7 .5,-.4 C.4,-.2 .36,-.06 .44,.1 C.66,.4 .6,.96 0,.98 C-.6,.96 -.66,.4 -.44,.1 C-.36,-.06 -.4,-.2 -.5,-.4 C-.6,-.7 -.44,-1 0,-.98Z',
)
const peanutMarks = stencil('M-.3,-.7 L.3,-.6M-.2,-.3 L.3,-.36M-.4,.4 L.4,.5M-.1,-.8 L0,.84')
function peanutOn(e: Easel, colour: Colour): string {
  return e.fill(peanutShape, colour) + e.line(peanutMarks, darker(colour, 0.4), 0.07, 0.7)
}

const cloth = stencil(
  'M-.6,-.94 C-.2,-1.02 .2,-1.02 .6,-.94 C.74,-.8 .76,-.66 .9,-.44 L.74,-.34 L.56,-.42 L.38,-.3 L.18,-.4 L0,-.28 L-.18,-.4 L-.38,-.3 L-.56,-.42 L-.74,-.34 L-.9,-.44 C-.76,-.66 -.74,-.8 -.6,-.94Z',
)
const cord = stencil('M-.7,-.6 C-.3,-.5 .3,-.5 .7,-.6')
const checks = stencil(
  'M-.5,-.96 L-.6,-.42M-.2,-.98 L-.24,-.4M.14,-.98 L.16,-.38M.46,-.96 L.54,-.42M-.7,-.8 C-.3,-.74 .3,-.74 .7,-.8',
)

/** A jar of jam with a cloth over its lid; `core` is the color of the fruit on its label, `skin` of the cloth. */
export const jamJar: DrawBought = (e, { colour, skin = '#c8402e', core = colour }) => {
  const fruit = e.at(0, 0.44, 0.2)
  return (
    openJar(e, colour) +
    e.solid(cloth, '#fbf0dc', { depth: 0.16 }) +
    e.line(checks, skin, 0.08, 0.85) +
    e.line(cord, '#a8743c', 0.06) +
    e.fill(label, '#fbf3de') +
    drawLeaf(fruit.growing(0, -0.7, 0.5, 60), '#5d9440', 1, false) +
    fruit.ball(core, 0.7)
  )
}

const jug = stencil(
  'M-.3,-.7 L-.3,-.44 C-.66,-.3 -.78,.1 -.78,.4 C-.78,.8 -.6,.98 -.3,.98 L.34,.98 C.64,.98 .82,.8 .82,.4 C.82,.1 .66,-.3 .3,-.44 L.3,-.7Z',
)
const jugHandle = stencil('M-.34,-.6 C-.7,-.68 -.72,-.2 -.44,-.24')
const jugCap = stencil('M-.34,-.96 L.34,-.96 L.34,-.68 L-.34,-.68Z')
const mapleLeaf = stencil(
  'M0,1 L-.04,.56 C-.2,.6 -.4,.62 -.5,.6 L-.44,.42 L-.96,0 L-.8,-.1 L-.9,-.44 L-.56,-.38 L-.5,-.52 L-.22,-.24 L-.34,-.78 L-.16,-.68 L0,-1 L.16,-.68 L.34,-.78 L.22,-.24 L.5,-.52 L.56,-.38 L.9,-.44 L.8,-.1 L.96,0 L.44,.42 L.5,.6 C.4,.62 .2,.6 .04,.56Z',
)
const mapleRibs = stencil('M0,.8 L0,-.7M0,.4 L-.6,-.1M0,.4 L.6,-.1')

/** A jug of maple syrup, and a maple leaf. */
export const mapleJug: DrawBought = (e, { colour, skin = '#c8482a' }) => {
  const one = e.at(-0.14, 0, 0.98)
  const leaf = e.at(0.44, 0.46, 0.54, 12)
  return (
    one.line(jugHandle, darker(colour, 0.3), 0.14) +
    one.line(jugHandle, colour, 0.08) +
    one.solid(jug, colour, { depth: 0.34 }) +
    one.fill(jugCap, e.pen.shaded('#5a3420', 0.3)) +
    one.line(jugCap, '#8a6a3c', 0.027, 0.7) +
    one.upright.glint(-0.4, 0.16, 0.7, 0.5) +
    leaf.solid(mapleLeaf, skin, { depth: 0.24 }) +
    leaf.line(mapleRibs, lighter(skin, 0.5), 0.07, 0.8)
  )
}

const bottle = stencil(
  'M-.15,-.98 L.15,-.98 L.16,-.46 C.18,-.24 .42,-.22 .42,.04 L.42,.86 C.42,.96 .34,1 .26,1 L-.26,1 C-.34,1 -.42,.96 -.42,.86 L-.42,.04 C-.42,-.22 -.18,-.24 -.16,-.46Z',
)
const foil = stencil('M-.17,-.99 L.17,-.99 L.18,-.56 L-.18,-.56Z')
const bottleLabel = stencil('M-.42,.2 L.42,.2 L.42,.7 L-.42,.7Z')
const bottleShine = stencil('M-.28,0 L-.28,.9')
const bowl = stencil('M-.62,-.96 L.62,-.96 C.74,-.3 .6,.2 0,.26 C-.6,.2 -.74,-.3 -.62,-.96Z')
const bowlWine = stencil('M-.66,-.46 C-.3,-.36 .3,-.36 .66,-.46 C.66,-.1 .46,.16 0,.19 C-.46,.16 -.66,-.1 -.66,-.46Z')
const stem = stencil('M0,.24 L0,.88M-.42,.92 C-.2,.84 .2,.84 .42,.92')

/** A bottle of wine, and a glass of it; `skin` is the color of the bottle, `core` of its foil. */
export const wineBottle: DrawBought = (e, { colour, skin = '#33472c', core = '#7a2030' }) => {
  const one = e.at(-0.42, 0, 1)
  const cup = e.at(0.46, 0.28, 0.7)
  return (
    one.solid(bottle, skin, { depth: 0.4 }) +
    one.fill(foil, e.pen.shaded(core, 0.3)) +
    one.fill(bottleLabel, '#f8edd4') +
    one.at(0, 0.46, 0.13).ball(colour, 0) +
    one.line(bottleShine, '#ffffff', 0.06, 0.4) +
    cup.line(stem, '#a8b8b4', 0.16) +
    cup.line(stem, '#eef4f0', 0.1) +
    cup.solid(bowl, '#eaf2ee', { drop: 0.07, rim: 1.6, depth: 0.08 }) +
    cup.fill(bowlWine, e.pen.shaded(colour, 0.24)) +
    cup.upright.glint(-0.3, -0.3, 0.6, 0.7)
  )
}

/** A bottle by itself: oil, vinegar, sauce; `skin` is the color of its cap. */
export const plainBottle: DrawBought = (e, { colour, skin = '#7a2030' }) => {
  const one = e.wide(1.35)
  return (
    one.solid(bottle, colour, { depth: 0.34 }) +
    one.fill(foil, e.pen.shaded(skin, 0.3)) +
    one.fill(bottleLabel, '#f8edd4') +
    one.line(bottleShine, '#ffffff', 0.06, 0.4)
  )
}

/** A closed jar by itself: paste, sauce, spice; `skin` is the color of its lid. */
export const plainJar: DrawBought = (e, { colour, skin = '#7a2030' }) =>
  openJar(e, colour) + e.solid(lid, skin, { depth: 0.24 }) + e.fill(label, '#f8edd4')
const lid = stencil('M-.7,-.84 C-.5,-.92 .5,-.92 .7,-.84 L.7,-.5 C.5,-.42 -.5,-.42 -.7,-.5Z')

const mug = stencil('M-.72,-.5 L.5,-.5 L.46,.84 C.44,.96 .3,1 -.1,1 C-.5,1 -.66,.96 -.68,.84Z')
const mugBeer = stencil('M-.64,-.34 L.42,-.34 L.38,.8 C.36,.88 .2,.9 -.1,.9 C-.4,.9 -.58,.88 -.6,.8Z')
const mugHandle = stencil('M.48,-.26 C1,-.34 1.04,.5 .5,.52')
const foam = stencil(
  'M-.8,-.4 C-.98,-.6 -.8,-.86 -.56,-.8 C-.46,-1.02 -.06,-1.02 .04,-.84 C.3,-.98 .56,-.84 .52,-.66 C.7,-.56 .64,-.3 .46,-.34 C.3,-.2 .2,-.36 .06,-.3 C-.1,-.1 -.2,-.1 -.26,-.3 C-.5,-.24 -.66,-.24 -.8,-.4Z',
)
const mugFacets = stencil('M-.34,-.1 L-.32,.74M-.08,-.1 L-.08,.76M.18,-.1 L.16,.74')

/** A mug of beer with its head of foam. */
export const beerMug: DrawBought = (e, { colour }) =>
  e.line(mugHandle, '#a9b4a8', 0.2) +
  e.line(mugHandle, '#eef2e6', 0.12) +
  e.solid(mug, '#edf2e8', { depth: 0.1 }) +
  e.fill(mugBeer, e.pen.shaded(colour, 0.2)) +
  e.line(mugFacets, lighter(colour, 0.5), 0.07, 0.7) +
  e.solid(foam, '#fff8e6', { depth: 0.12 })

const flask = stencil(
  'M-.2,-.74 L.2,-.74 L.2,-.46 C.2,-.36 .6,-.36 .6,-.16 L.6,.86 C.6,.96 .54,1 .46,1 L-.46,1 C-.54,1 -.6,.96 -.6,.86 L-.6,-.16 C-.6,-.36 -.2,-.36 -.2,-.46Z',
)
const cork = stencil('M-.24,-1 L.24,-1 L.22,-.72 L-.22,-.72Z')
const flaskLabel = stencil('M-.6,.14 L.6,.14 L.6,.66 L-.6,.66Z')
const tumbler = stencil('M-.74,-.5 L.74,-.5 L.6,.84 C.4,.94 -.4,.94 -.6,.84Z')
const tumblerDrink = stencil('M-.64,.04 L.64,.04 L.54,.74 C.3,.82 -.3,.82 -.54,.74Z')

/** A square bottle of spirits or liqueur with its cork, and a tumbler of it. */
export const spiritBottle: DrawBought = (e, { colour, skin = lighter(colour, 0.2), core = '#a8743c' }) => {
  const one = e.at(-0.34, 0, 1)
  const cup = e.at(0.56, 0.56, 0.46)
  return (
    one.solid(flask, skin, { depth: 0.3 }) +
    one.fill(cork, e.pen.shaded(core, 0.3)) +
    one.fill(flaskLabel, '#f8edd4') +
    one.at(0, 0.033, 0.9).line(flaskLabel, darker(colour, 0.3), 0.027, 0.6) +
    one.upright.glint(-0.3, -0.04, 0.4, 0.7) +
    cup.solid(tumbler, '#eaf2ee', { drop: 0.11, depth: 0.08 }) +
    cup.fill(tumblerDrink, e.pen.shaded(colour, 0.2)) +
    cup.upright.glint(-0.3, 0, 0.6, 0.8)
  )
}

const tall = stencil('M-.56,-.84 L.56,-.84 L.44,.9 C.3,1 -.3,1 -.44,.9Z')
const tallDrink = stencil('M-.5,-.6 L.5,-.6 L.4,.84 C.2,.92 -.2,.92 -.4,.84Z')
const straw = stencil('M.1,.4 L.4,-1 L.7,-1.04')
const iceCube = stencil('M-.8,-.7 L.7,-.84 L.84,.7 L-.7,.84Z')
const bubbles: readonly Place[] = [
  [-0.2, 0.3, 0.05],
  [0.1, 0.5, 0.05],
  [0.24, 0.1, 0.05],
  [-0.1, 0.7, 0.04],
]

/** A tall glass with ice and a straw: cola, juice. */
export const tallGlass: DrawBought = (e, { colour, skin = '#d8402e' }) =>
  e.solid(tall, '#eaf2ee', { depth: 0.08 }) +
  e.fill(tallDrink, e.pen.shaded(colour, 0.2)) +
  e.heap(
    [
      [-0.2, -0.42, 0.2, 14],
      [0.2, -0.26, 0.2, -20],
    ],
    (one) => one.fill(iceCube, '#f2f8f8', 0.6),
  ) +
  e.line(straw, skin, 0.1) +
  e.heap(bubbles, (one) => one.fill(oval(0, 0, 1), '#ffffff', 0.6)) +
  e.line(stencilShine, '#ffffff', 0.07, 0.6)
const stencilShine = stencil('M-.4,-.5 L-.32,.7')

const olivePit = stencil('M-.5,0 C-.4,-.4 .4,-.4 .5,0 C.4,.4 -.4,.4 -.5,0Z')
const oliveOutline = stencil(
  'M-.98,0 C-.96,-.5 -.5,-.74 0,-.74 C.5,-.74 .96,-.5 .98,0 C.96,.5 .5,.74 0,.74 C-.5,.74 -.96,.5 -.98,0Z',
)

/** Olives, one of them pitted, on their twig; `core` is what fills it. */
export const olives: DrawBought = (e, { colour, core }) =>
  drawLeaf(e.growing(-0.06, -0.3, 0.44, -56), '#7d9060', 0.6) +
  drawLeaf(e.growing(0, -0.36, 0.44, 10), '#7d9060', 0.6) +
  drawLeaf(e.growing(0.1, -0.3, 0.42, 66), '#8a9c6a', 0.6) +
  e.heap(
    [
      [-0.46, 0.02, 0.48, -30],
      [0.5, 0.08, 0.48, 20],
      [0.02, 0.54, 0.5, 8],
    ],
    (one, index) => {
      const hole = one.at(0.6, -0.06, 0.32, 80)
      return (
        one.solid(oliveOutline, e.pen.domed(lighter(colour, 0.32), darker(colour, 0.24))) +
        one.upright.glint(-0.34, -0.3, 0.6, 0.7) +
        (index === 2
          ? hole.fill(olivePit, darker(colour, 0.6)) + (core ? hole.at(0, 0, 0.8).fill(olivePit, core) : '')
          : '')
      )
    },
  )
