import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'

const pot = stencils({
  body: 'M-.8,-.16 L-.62,.7 C-.5,.94 .5,.94 .62,.7 L.8,-.16Z',
  band: 'M-.74,.14 C-.4,.34 .4,.34 .74,.14 L.67,.48 C.4,.66 -.4,.66 -.67,.48Z',
  handle: 'M.2,-.3 C.34,-.56 .56,-.82 .8,-1',
  swirl: 'M-.48,-.2 C-.4,-.36 .1,-.42 .36,-.28 C.5,-.16 .1,-.04 -.16,-.1 C-.3,-.14 -.2,-.26 0,-.24',
  peak: 'M-.5,-.18 C-.46,-.4 -.2,-.4 -.14,-.58 C-.06,-.66 .04,-.6 .04,-.5 C.2,-.46 .44,-.36 .5,-.18 C.3,0 -.3,0 -.5,-.18Z',
})
const potRim = oval(0, -0.18, 0.82, 0.27)
const potWell = oval(0, -0.17, 0.72, 0.21)
const spoonBowl = oval(0.16, -0.24, 0.16, 0.1)

/** A white pot with a colored band; `content` is the paint of what is in it. */
function openPot(e: Easel, band: Colour, content: string): string {
  return (
    e.solid(pot.body, '#f6f3ec', { drop: 0.09, depth: 0.2 }) +
    e.fill(pot.band, e.pen.shaded(band, 0.2)) +
    e.body(potRim, '#f3f0e8', { rim: 1.8, depth: 0.2 }) +
    e.fill(potWell, content)
  )
}

/** A pot of yogurt with a spoon in it. */
export const yogurtPot: DrawBought = (e, { colour, skin = '#6f9cc0' }) =>
  openPot(e, skin, e.pen.shaded(colour, 0.08)) +
  e.line(pot.swirl, darker(colour, 0.14), 0.05, 0.8) +
  e.at(0.02, 0.03).line(pot.handle, '#2a1009', 0.12, 0.2) +
  e.line(pot.handle, '#9a9ea2', 0.12) +
  e.line(pot.handle, '#e3e6e8', 0.06) +
  e.body(spoonBowl, '#c3c7ca', { depth: 0.3 })

/** A tub of thick cream, heaped to a peak: sour cream, mascarpone. */
export const creamTub: DrawBought = (e, { colour, skin = '#5f8f7a' }) =>
  openPot(e, skin, e.pen.shaded(darker(colour, 0.06), 0.08)) +
  e.solid(pot.peak, colour, { drop: 0.04, depth: 0.14 }) +
  e.glint(-0.2, -0.34, 0.36, 0.9)

/** A tub of cottage cheese: white lumps heaped over its rim. */
export const lumpyTub: DrawBought = (e, { colour, skin = '#4f7fa8' }) => {
  const lumps = [...e.strewn(16, 0, -0.16, 0.6, 0.14), ...e.strewn(12, 0, -0.34, 0.4, 0.12)]
  return (
    openPot(e, skin, darker(colour, 0.16)) +
    e.dots(lumps, darker(colour, 0.22), 0.24) +
    e.dots(
      lumps.map(([u, v]) => [u - 0.01, v - 0.02] as const),
      colour,
      0.2,
    ) +
    e.dots(
      lumps.map(([u, v]) => [u - 0.04, v - 0.06] as const),
      '#fffefa',
      0.09,
    )
  )
}

const bottle = stencils({
  glass:
    'M-.2,-.82 C-.2,-.6 -.24,-.5 -.38,-.32 C-.5,-.16 -.5,0 -.5,.2 L-.5,.84 C-.5,.96 -.4,1 -.3,1 L.3,1 C.4,1 .5,.96 .5,.84 L.5,.2 C.5,0 .5,-.16 .38,-.32 C.24,-.5 .2,-.6 .2,-.82Z',
  milk: 'M-.36,-.26 C-.44,-.12 -.44,0 -.44,.2 L-.44,.82 C-.44,.92 -.38,.94 -.3,.94 L.3,.94 C.38,.94 .44,.92 .44,.82 L.44,.2 C.44,0 .44,-.12 .36,-.26 C.2,-.2 -.2,-.2 -.36,-.26Z',
  cap: 'M-.26,-1 L.26,-1 L.24,-.78 L-.24,-.78Z',
  light: 'M-.32,0 L-.32,.7',
  glassCup: 'M.42,.1 L.5,.94 C.6,1.02 .86,1.02 .94,.94 L1.02,.1Z',
  cupMilk: 'M.48,.28 L.54,.9 C.62,.96 .82,.96 .9,.9 L.96,.28Z',
})

/** A bottle of milk and a glass of it. */
export const milkBottle: DrawBought = (e, { colour, skin = '#5a8fc4' }) => {
  const left = e.at(-0.3, 0)
  return (
    left.solid(bottle.glass, '#dfe9ea', { drop: 0.09, depth: 0.2, rim: 1.8 }) +
    left.fill(bottle.milk, e.pen.shaded(colour, 0.1)) +
    left.solid(bottle.cap, skin, { drop: 0.03, depth: 0.2 }) +
    left.line(bottle.light, '#ffffff', 0.08, 0.9) +
    e.at(-0.06, 0).solid(bottle.glassCup, '#dfe9ea', { rim: 1.6, depth: 0.2 }) +
    e.at(-0.06, 0).fill(bottle.cupMilk, e.pen.shaded(colour, 0.1)) +
    e.at(-0.06, 0).fill(cupTop, lighter(colour, 0.5))
  )
}
const cupTop = oval(0.72, 0.28, 0.24, 0.06)

const jug = stencils({
  body: 'M-.56,-.6 C-.5,-.2 -.84,.1 -.8,.5 C-.76,.86 -.4,.94 -.1,.94 C.26,.94 .56,.86 .6,.5 C.62,.1 .34,-.2 .4,-.6Z',
  lip: 'M-.9,-.72 C-.7,-.76 -.5,-.84 -.1,-.84 C.2,-.84 .44,-.76 .42,-.6 C.4,-.46 .1,-.4 -.1,-.4 C-.4,-.4 -.56,-.48 -.9,-.72Z',
  well: 'M-.74,-.68 C-.5,-.72 -.4,-.76 -.1,-.76 C.14,-.76 .34,-.7 .33,-.6 C.3,-.5 .1,-.47 -.1,-.47 C-.36,-.47 -.5,-.54 -.74,-.68Z',
  handle: 'M.4,-.44 C.86,-.6 1.06,-.1 .84,.2 C.74,.34 .64,.4 .58,.4',
})

/** A small jug of cream. */
export const creamJug: DrawBought = (e, { colour, skin = '#7f9cae' }) =>
  e.at(0.03, 0.05).line(jug.handle, '#2a1009', 0.17, 0.22) +
  e.line(jug.handle, darker(skin, 0.2), 0.18) +
  e.line(jug.handle, skin, 0.12) +
  e.solid(jug.body, skin, { drop: 0.1, rim: 1.8, depth: 0.3 }) +
  e.body(jug.lip, lighter(skin, 0.3), { rim: 1.6, depth: 0.2 }) +
  e.fill(jug.well, colour) +
  e.glint(-0.4, 0.16, 0.6, 0.6)

const can = stencils({
  body: 'M-.62,-.62 L-.62,.74 C-.5,1.02 .5,1.02 .62,.74 L.62,-.62Z',
  label: 'M-.62,-.36 C-.4,-.16 .4,-.16 .62,-.36 L.62,.52 C.4,.74 -.4,.74 -.62,.52Z',
  drop: 'M0,-.14 C.14,.08 .24,.2 .24,.34 C.24,.5 .12,.58 0,.58 C-.12,.58 -.24,.5 -.24,.34 C-.24,.2 -.14,.08 0,-.14Z',
})
const canTop = oval(0, -0.64, 0.62, 0.24)
const canMilk = oval(0, -0.64, 0.52, 0.18)

/** An opened can of milk, a white drop on its label. */
export const milkCan: DrawBought = (e, { colour, skin = '#3f6fae' }) =>
  e.solid(can.body, '#c3c7c6', { drop: 0.09, depth: 0.3 }) +
  e.fill(can.label, e.pen.shaded(skin, 0.26)) +
  e.fill(can.drop, '#fffdf6') +
  e.body(canTop, '#d3d6d5', { depth: 0.3, rim: 1.8 }) +
  e.fill(canMilk, colour)
