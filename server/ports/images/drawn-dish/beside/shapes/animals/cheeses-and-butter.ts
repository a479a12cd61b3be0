import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { drawCube } from '#server/ports/images/drawn-dish/beside/shapes/cube.ts'
import { oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { short } from '#server/ports/images/drawn-dish/outline.ts'

const butterParts = stencils({
  paper: 'M-.36,.42 L.16,-.7 L.6,-.84 L1.02,-.5 L1,-.02 L.7,.72 L.3,.84Z',
  crumpled: 'M.3,-.66 L.4,-.4 L.3,-.1M.7,-.74 L.72,-.46M.9,-.3 L.7,-.06 L.74,.3M.5,.3 L.44,.7',
  top: 'M-.94,.02 L-.2,-.54 L.84,-.3 L.22,.3Z',
  front: 'M-.94,.02 L.22,.3 L.22,.8 L-.92,.5Z',
  side: 'M.22,.3 L.84,-.3 L.82,.18 L.22,.8Z',
  cut: 'M-.6,.1 L.1,-.46M-.6,.1 L-.6,.58',
})
const pat = stencils({
  top: 'M-.9,-.2 L0,-.6 L.9,-.1 L0,.36Z',
  left: 'M-.9,-.2 L0,.36 L0,.64 L-.9,.08Z',
  right: 'M0,.36 L.9,-.1 L.9,.18 L0,.64Z',
})

/** A block of butter in its opened paper, a pat cut off before it. */
export const butter: DrawBought = (e, { colour, skin = '#b7cdd6' }) => {
  const small = e.at(-0.58, 0.62, 0.4)
  return (
    e.solid(butterParts.paper, skin, { depth: 0.2 }) +
    e.line(butterParts.paper, darker(skin, 0.34), 0.03, 0.8) +
    e.line(butterParts.crumpled, darker(skin, 0.3), 0.035, 0.6) +
    e.solid(butterParts.front, colour, { depth: 0.14 }) +
    e.body(butterParts.side, darker(colour, 0.14), { depth: 0.2 }) +
    e.body(butterParts.top, lighter(colour, 0.4), { depth: 0.1, rim: 1.6 }) +
    e.line(butterParts.cut, darker(colour, 0.24), 0.035, 0.7) +
    small.solid(pat.left, colour, { drop: 0.14, depth: 0.2 }) +
    small.body(pat.right, darker(colour, 0.14), { depth: 0.2 }) +
    small.body(pat.top, lighter(colour, 0.4), { rim: 1.4, depth: 0.2 })
  )
}

/** Soft white cheese in its opened foil, a curl taken off. */
export const foilBlock: DrawBought = (e, { colour, skin = '#b9c3cc' }) =>
  e.solid(butterParts.paper, skin, { depth: 0.34 }) +
  e.line(butterParts.crumpled, '#ffffff', 0.05, 0.8) +
  e.solid(foil.wrapFront, skin, { depth: 0.3 }) +
  e.body(butterParts.side, darker(skin, 0.16), { depth: 0.2 }) +
  e.solid(foil.front, colour, { drop: 0.02, depth: 0.08 }) +
  e.body(butterParts.top, '#fffdf8', { depth: 0.06, rim: 1.6 }) +
  e.line(foil.torn, '#eef2f4', 0.06, 0.95) +
  e.line(foil.creases, '#ffffff', 0.04, 0.7) +
  e.line(foil.swirl, darker(colour, 0.14), 0.04, 0.8)
const foil = stencils({
  wrapFront: 'M-.94,.02 L.22,.3 L.22,.8 L-.92,.5Z',
  front: 'M-.94,.02 L.22,.3 L.22,.5 L-.2,.46 L-.5,.28 L-.93,.24Z',
  torn: 'M-.93,.24 L-.7,.3 L-.5,.26 L-.24,.46 L0,.42 L.22,.52 L.5,.16 L.66,.12 L.83,-.12',
  creases: 'M-.7,.32 L-.66,.52M-.24,.48 L-.3,.64M.22,.54 L.22,.78M.5,.2 L.46,.46',
  swirl: 'M-.4,-.1 C-.1,-.3 .2,-.3 .44,-.22',
})

const crag = stencils({
  side: 'M-.56,-.46 L-.8,.42 C-.6,.7 .6,.7 .8,.42 L.56,-.46Z',
  top: 'M-.58,-.46 C-.6,-.62 -.4,-.66 -.2,-.64 C-.06,-.74 .16,-.72 .26,-.64 C.44,-.66 .6,-.6 .57,-.46 C.5,-.34 .24,-.34 .1,-.3 C-.1,-.28 -.5,-.32 -.58,-.46Z',
  weave: 'M-.5,-.26 C-.2,-.14 .2,-.14 .5,-.26M-.6,0 C-.3,.14 .3,.14 .6,0M-.68,.26 C-.3,.44 .3,.44 .68,.26',
  gap: 'M.1,.66 C.04,.4 .2,.24 .44,.2 C.6,.1 .84,.2 .98,.5 C.9,.8 .3,.86 .1,.66Z',
})
const plate = oval(0, 0.52, 1, 0.36)

/** Ricotta turned out of its basket, the weave on its side, a soft lump of it before. */
export const ricotta: DrawBought = (e, { colour }) => {
  const lumps = [...e.strewn(16, 0.54, 0.46, 0.32, 0.2), ...e.strewn(10, 0, -0.5, 0.44, 0.1)]
  return (
    e.solid(plate, '#7f9c98', { rim: 1.8, depth: 0.2 }) +
    e.solid(crag.side, colour, { drop: 0.05, rim: 1.8, depth: 0.2 }) +
    `<g stroke-dasharray="${short(e.spot.size * 0.07)} ${short(e.spot.size * 0.13)}">${e.line(crag.weave, darker(colour, 0.24), 0.075, 0.6)}</g>` +
    e.body(crag.top, '#fffdf6', { rim: 1.4, depth: 0.2 }) +
    e.solid(crag.gap, colour, { drop: 0.05, rim: 1.4, depth: 0.14 }) +
    e.dots(lumps, darker(colour, 0.16), 0.12, 0.6) +
    e.dots(
      lumps.map(([u, v]) => [u - 0.015, v - 0.025] as const),
      '#fffefa',
      0.1,
    )
  )
}

const curds = stencils({ lump: 'M-.9,.2 C-1,-.4 -.4,-.9 .2,-.8 C.8,-.8 1,-.2 .9,.3 C.7,.9 -.6,.9 -.9,.2Z' })

/** A heap of cheese curds. */
export const cheeseCurds: DrawBought = (e, { colour }) => {
  const places = [
    [-0.1, -0.5],
    [0.34, -0.3],
    [-0.5, -0.1],
    [0, -0.02],
    [0.62, 0.14],
    [-0.64, 0.4],
    [-0.16, 0.44],
    [0.34, 0.44],
  ] as const
  return places
    .map(([u, v], index) =>
      e.at(u, v, 0.31, index * 74).solid(curds.lump, colour, { drop: 0.14, rim: 1.4, depth: 0.2 }),
    )
    .join('')
}

const flask = stencils({
  body: 'M-.2,-.5 C-.26,-.3 -.7,-.1 -.7,.4 C-.7,.8 -.3,.96 0,.96 C.3,.96 .7,.8 .7,.4 C.7,-.1 .26,-.3 .2,-.5 C.4,-.6 .36,-.9 0,-.92 C-.36,-.9 -.4,-.6 -.2,-.5Z',
  string: 'M-.24,-.46 C-.1,-.38 .1,-.38 .24,-.46',
  loop: 'M-.2,-.46 C-.3,-.8 -.1,-1.04 0,-1.04 C.1,-1.04 .2,-.96 .2,-.84',
})

/** A pear-shaped cheese tied at its neck: provolone, scamorza. */
export const tiedCheese: DrawBought = (e, { colour, skin = '#c9a05c' }) =>
  e.line(flask.loop, skin, 0.06) +
  e.solid(flask.body, colour, { drop: 0.1, rim: 1.8 }) +
  e.line(flask.string, darker(skin, 0.16), 0.13) +
  e.line(flask.string, lighter(skin, 0.4), 0.06) +
  e.glint(-0.26, 0.16, 0.6, 0.6)

const tofuParts = stencils({
  top: 'M-.96,-.2 L-.3,-.62 L.96,-.46 L.42,.04Z',
  front: 'M-.96,-.2 L.42,.04 L.42,.66 L-.96,.4Z',
  side: 'M.42,.04 L.96,-.46 L.96,.14 L.42,.66Z',
  edge: 'M-.92,-.18 L.42,.06 L.92,-.42M.42,.06 L.42,.6',
})
const wet = oval(0.02, 0.5, 1, 0.4)

/** A wet, smooth block of tofu, a cube of it cut off and lying before it. */
export const tofu: DrawBought = (e, { colour, skin = '#8fa9b0' }) =>
  e.solid(wet, mix(skin, '#ffffff', 0.5), { drop: 0.06, rim: 2, depth: 0.2 }) +
  e.at(0.06, -0.14, 0.88).solid(tofuParts.front, darker(colour, 0.06), { drop: 0.06, depth: 0.08 }) +
  e.at(0.06, -0.14, 0.88).body(tofuParts.side, darker(colour, 0.16), { depth: 0.2 }) +
  e.at(0.06, -0.14, 0.88).body(tofuParts.top, lighter(colour, 0.5), { depth: 0.05, rim: 1.6 }) +
  e.at(0.06, -0.14, 0.88).line(tofuParts.edge, '#fffefa', 0.05, 0.8) +
  drawCube(e.at(-0.46, 0.52, 0.32), colour) +
  drawCube(e.at(0.14, 0.64, 0.32), colour) +
  e.glint(0, -0.46, 0.4, 0.8)

/** Golden puffs of fried tofu, one cut open. */
export const tofuPuffs: DrawBought = (e, { colour, core = '#f8e6b4' }) => {
  const open = e.at(0.34, 0.42, 0.42)
  return (
    drawCube(e.at(-0.02, -0.4, 0.48), colour) +
    drawCube(e.at(-0.46, 0.32, 0.48), colour) +
    drawCube(e.at(0.46, 0.36, 0.5), colour) +
    open.fill(puffCut, core) +
    open.dots(open.strewn(10, 0.6, 0.1, 0.26, 0.4), darker(core, 0.3), 0.13, 0.7)
  )
}
const puffCut = stencils({ cut: 'M.36,.1 L1.2,-.38 L1.2,.4 L.36,.88Z' }).cut

const beans = stencils({
  bean: 'M-.9,0 C-.9,-.5 -.4,-.6 0,-.56 C.5,-.6 .9,-.5 .9,0 C.9,.5 .4,.6 0,.56 C-.5,.6 -.9,.5 -.9,0Z',
})

/** A cake of pressed soybeans: tempeh. */
export const tempeh: DrawBought = (e, { colour, core = '#c99a58' }) => {
  const spots = [
    [-0.6, -0.22],
    [-0.3, -0.38],
    [0, -0.24],
    [-0.26, -0.12],
    [0.1, -0.44],
    [0.36, -0.3],
    [0.6, -0.36],
    [0.24, -0.1],
    [-0.66, 0.1],
    [-0.36, 0.24],
    [-0.06, 0.16],
    [0.2, 0.42],
    [-0.7, 0.34],
    [-0.1, 0.4],
    [0.56, 0.2],
    [0.8, -0.1],
  ] as const
  return (
    e.solid(tofuParts.front, darker(colour, 0.05), { drop: 0.1, depth: 0.14 }) +
    e.body(tofuParts.side, darker(colour, 0.16), { depth: 0.2 }) +
    e.body(tofuParts.top, lighter(colour, 0.3), { depth: 0.08, rim: 1.6 }) +
    spots
      .map(([u, v], index) =>
        e.at(u, v, 0.13, index * 52).body(beans.bean, index < 8 ? core : darker(core, 0.14), { rim: 0.8, depth: 0.2 }),
      )
      .join('')
  )
}
