import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'

const metal = '#c3c7c6'
const oblong = stencils({
  side: 'M-.96,.1 L-.96,.5 C-.94,.74 -.7,.8 -.5,.8 L.5,.8 C.7,.8 .94,.74 .96,.5 L.96,.1Z',
  rim: 'M-.96,.1 C-.96,-.3 -.76,-.46 -.5,-.46 L.5,-.46 C.76,-.46 .96,-.3 .96,.1 C.96,.44 .76,.54 .5,.54 L-.5,.54 C-.76,.54 -.96,.44 -.96,.1Z',
  well: 'M-.86,.1 C-.86,-.24 -.68,-.36 -.48,-.36 L.48,-.36 C.68,-.36 .86,-.24 .86,.1 C.86,.36 .68,.44 .48,.44 L-.48,.44 C-.68,.44 -.86,.36 -.86,.1Z',
  lid: 'M-.78,-.4 C-.84,-.56 -.8,-.8 -.62,-.86 L.62,-.86 C.8,-.8 .84,-.56 .78,-.4 C.66,-.3 -.66,-.3 -.78,-.4Z',
  curl: 'M-.66,-.72 L.66,-.72M-.7,-.58 L.7,-.58',
  fish: 'M-.78,-.14 C-.76,-.26 -.6,-.32 -.44,-.3 L.5,-.26 C.66,-.24 .74,-.16 .76,-.08 L.4,-.02 L-.5,-.02 C-.66,-.02 -.76,-.06 -.78,-.14Z',
  fillet:
    'M-.8,-.14 C-.6,-.28 -.4,-.28 .1,-.26 C.5,-.26 .7,-.2 .8,-.12 C.6,-.06 .3,-.04 0,-.04 C-.4,-.04 -.7,-.06 -.8,-.14Z',
  stripe: 'M-.6,-.2 C-.2,-.24 .3,-.2 .6,-.16',
})

function oblongTin(e: Easel, label: string, content: string): string {
  return (
    e.solid(oblong.lid, lighter(metal, 0.3), { drop: 0.04, depth: 0.3, rim: 1.6 }) +
    e.line(oblong.curl, darker(metal, 0.4), 0.04, 0.6) +
    e.solid(oblong.side, label) +
    e.body(oblong.rim, metal, { depth: 0.3, rim: 1.8 }) +
    e.fill(oblong.well, '#8a6a34') +
    content
  )
}

/** An oblong tin of sardines, its lid rolled back. */
export const sardineTin: DrawBought = (e, { colour, skin = '#c9442c', core = '#5f7484' }) => {
  const rows = [-0.06, 0.18, 0.42].map((v) => {
    const at = e.at(0, v)
    return (
      at.solid(oblong.fish, colour, { drop: 0.04, depth: 0.3 }) +
      at.line(oblong.stripe, core, 0.07, 0.85) +
      at.dots([[-0.68, -0.15]], '#1c1a1c', 0.06)
    )
  })
  return oblongTin(e, skin, rows.join(''))
}

/** A flat tin of brown anchovy fillets in oil. */
export const anchovyTin: DrawBought = (e, { colour, skin = '#d9a42c' }) => {
  const rows = [-0.04, 0.1, 0.24, 0.38, 0.5].map((v, index) => {
    const at = e.at(0, v)
    return (
      at.solid(oblong.fillet, index % 2 ? lighter(colour, 0.16) : colour, { drop: 0.03, depth: 0.24 }) +
      at.line(oblong.stripe, lighter(colour, 0.5), 0.03, 0.7)
    )
  })
  return oblongTin(e, skin, rows.join(''))
}

const round = stencils({
  side: 'M-.86,-.1 L-.86,.56 C-.76,.96 .76,.96 .86,.56 L.86,-.1Z',
  label: 'M-.86,.1 C-.7,.5 .7,.5 .86,.1 L.86,.5 C.74,.88 -.74,.88 -.86,.5Z',
  fish: 'M-.46,.56 C-.3,.4 .1,.38 .28,.54 L.5,.4 C.46,.52 .46,.62 .52,.74 L.28,.62 C.1,.78 -.3,.76 -.46,.56Z',
  lid: 'M-.6,-.5 C-.62,-.92 -.3,-1.02 .1,-1 C.5,-.98 .7,-.76 .62,-.46 C.4,-.3 -.4,-.3 -.6,-.5Z',
  ripple: 'M-.44,-.56 C-.44,-.8 -.2,-.88 .08,-.86 C.36,-.84 .5,-.72 .46,-.54',
  chunk: 'M-.9,.1 C-.96,-.4 -.4,-.7 .2,-.64 C.7,-.6 1,-.2 .9,.2 C.7,.56 -.7,.6 -.9,.1Z',
  grain: 'M-.6,-.06 C-.3,-.3 .2,-.4 .6,-.3M-.56,.22 C-.2,0 .3,-.06 .7,0',
})
const roundRim = oval(0, -0.1, 0.86, 0.4)
const roundWell = oval(0, -0.1, 0.76, 0.32)
const fishEye: readonly [number, number] = [-0.34, 0.54]

/** A round tin of flaked fish, its lid folded back, a fish on its label. */
export const fishTin: DrawBought = (e, { colour, skin = '#2f6a9a' }) => {
  const chunks = (
    [
      [-0.38, -0.22, 0.3, 17],
      [0.34, -0.24, 0.32, -23],
      [0, -0.3, 0.3, 6],
      [-0.16, -0.06, 0.34, -11],
      [0.3, 0, 0.32, 17],
      [-0.46, 0, 0.24, 0],
    ] as const
  ).map(([u, v, size, turn]) => {
    const at = e.at(u, v, size, turn)
    return (
      at.solid(round.chunk, colour, { drop: 0.12, depth: 0.24, rim: 1 }) +
      at.line(round.grain, darker(colour, 0.3), 0.1, 0.6)
    )
  })
  return (
    e.solid(round.lid, lighter(metal, 0.3), { drop: 0.04, depth: 0.3, rim: 1.6 }) +
    e.line(round.ripple, darker(metal, 0.3), 0.05, 0.6) +
    e.solid(round.side, metal, { depth: 0.3 }) +
    e.fill(round.label, e.pen.shaded(skin, 0.26)) +
    e.fill(round.fish, '#fdf6e4') +
    e.dots([fishEye], darker(skin, 0.3), 0.07) +
    e.body(roundRim, metal, { depth: 0.3, rim: 1.8 }) +
    e.fill(roundWell, darker(colour, 0.34)) +
    chunks.join('')
  )
}
