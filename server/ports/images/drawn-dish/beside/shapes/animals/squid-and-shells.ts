import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { drawBowl } from '#server/ports/images/drawn-dish/beside/shapes/bowl.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'

const squidParts = stencils({
  fins: 'M0,-1.02 C.24,-.9 .56,-.66 .6,-.4 C.4,-.36 .2,-.3 0,-.26 C-.2,-.3 -.4,-.36 -.6,-.4 C-.56,-.66 -.24,-.9 0,-1.02Z',
  mantle:
    'M0,-1 C.16,-.86 .34,-.4 .36,-.06 C.38,.1 .3,.2 .22,.22 L-.22,.22 C-.3,.2 -.38,.1 -.36,-.06 C-.34,-.4 -.16,-.86 0,-1Z',
  head: 'M-.22,.16 C-.3,.3 -.26,.44 -.16,.48 L.16,.48 C.26,.44 .3,.3 .22,.16Z',
  arms: 'M-.18,.44 C-.3,.6 -.5,.66 -.52,.86M-.08,.46 C-.12,.66 -.3,.76 -.24,.96M.02,.46 C.04,.66 -.06,.8 .04,.98M.1,.46 C.16,.66 .3,.7 .26,.94M.18,.44 C.3,.6 .48,.62 .54,.82M-.22,.4 C-.56,.4 -.72,.56 -.86,.74M.22,.4 C.56,.4 .74,.54 .86,.72',
  light: 'M-.14,-.66 C-.22,-.4 -.24,-.2 -.22,.04',
})
const squidEyes = [oval(-0.2, 0.32, 0.075, 0.08), oval(0.2, 0.32, 0.075, 0.08)]

/** A squid: its pointed mantle with two fins, its arms below. */
export const squid: DrawBought = (e, { colour }) =>
  e.at(0.03, 0.05).line(squidParts.arms, '#2a1009', 0.1, 0.22) +
  e.line(squidParts.arms, darker(colour, 0.16), 0.115) +
  e.line(squidParts.arms, lighter(colour, 0.3), 0.045, 0.8) +
  e.solid(squidParts.fins, mix(colour, '#c98a9a', 0.3), { drop: 0.06, depth: 0.2 }) +
  e.solid(squidParts.head, darker(colour, 0.05), { drop: 0.05, depth: 0.2 }) +
  squidEyes.map((eye) => e.fill(eye, '#2a2226')).join('') +
  e.solid(squidParts.mantle, colour, { drop: 0.06, rim: 1.8, depth: 0.24 }) +
  e.dots(e.strewn(18, 0, -0.26, 0.22, 0.4), '#a8586c', 0.045, 0.6) +
  e.line(squidParts.light, '#fffaf4', 0.07, 0.7)

const octopusParts = stencils({
  head: 'M-.44,.1 C-.6,-.1 -.66,-.9 0,-.94 C.66,-.9 .6,-.1 .44,.1 C.3,.3 -.3,.3 -.44,.1Z',
  arms: 'M-.36,.1 C-.5,.36 -.7,.4 -.9,.26 C-1,.16 -.92,.02 -.8,.08M-.26,.2 C-.34,.54 -.6,.66 -.8,.7 C-.92,.74 -.9,.9 -.78,.88M-.1,.24 C-.1,.6 -.22,.76 -.36,.84 C-.44,.9 -.36,1 -.28,.96M.1,.24 C.1,.6 .22,.76 .36,.84 C.44,.9 .36,1 .28,.96M.26,.2 C.34,.54 .6,.66 .8,.7 C.92,.74 .9,.9 .78,.88M.36,.1 C.5,.36 .7,.4 .9,.26 C1,.16 .92,.02 .8,.08',
  suckers:
    'M-.42,.3 C-.56,.44 -.7,.46 -.84,.36M-.28,.44 C-.4,.64 -.58,.72 -.74,.76M-.06,.44 C-.08,.66 -.16,.8 -.28,.88M.14,.44 C.16,.66 .24,.78 .34,.86M.34,.42 C.46,.62 .62,.72 .76,.76M.44,.28 C.56,.42 .7,.46 .82,.38',
})
const octopusEyes = [oval(-0.2, 0, 0.09, 0.1), oval(0.2, 0, 0.09, 0.1)]

/** An octopus: a round head on curling arms. */
export const octopus: DrawBought = (e, { colour, core = '#f3d3cc' }) =>
  e.at(0.03, 0.06).line(octopusParts.arms, '#2a1009', 0.17, 0.24) +
  e.line(octopusParts.arms, darker(colour, 0.2), 0.19) +
  e.line(octopusParts.arms, colour, 0.15) +
  `<g stroke-dasharray=".1 ${(e.spot.size * 0.105).toFixed(1)}">${e.line(octopusParts.suckers, core, 0.065, 0.95)}</g>` +
  e.solid(octopusParts.head, colour, { drop: 0.07, rim: 1.8, depth: 0.3 }) +
  octopusEyes.map((eye) => e.fill(eye, '#fbf0dc')).join('') +
  e.dots(
    [
      [-0.2, 0.02],
      [0.2, 0.02],
    ],
    '#1f1614',
    0.1,
  ) +
  e.dots(e.strewn(10, 0, -0.46, 0.3, 0.26), darker(colour, 0.36), 0.06, 0.5) +
  e.glint(-0.2, -0.56, 0.46, 0.5)

const snailParts = stencils({
  shell: 'M-.86,.5 C-.9,-.2 -.4,-.76 .2,-.74 C.7,-.7 .96,-.2 .86,.24 C.74,.66 .2,.8 -.2,.7 C-.4,.78 -.84,.8 -.86,.5Z',
  coil: 'M-.62,.56 C-.1,.66 .62,.6 .64,0 C.64,-.46 .1,-.6 -.16,-.28 C-.34,0 -.16,.32 .12,.28 C.36,.24 .36,-.06 .16,-.08',
  mouth: 'M-.86,.5 C-.9,.2 -.66,.16 -.5,.34 C-.36,.5 -.3,.64 -.24,.7 C-.44,.78 -.84,.8 -.86,.5Z',
})

/** A sea snail's shell in its coil: whelk, conch, abalone, snail. */
export const coiledShell: DrawBought = (e, { colour, core = '#f0c8a8' }) =>
  e.solid(snailParts.shell, colour, { drop: 0.1, rim: 1.8, depth: 0.34 }) +
  e.line(snailParts.coil, darker(colour, 0.44), 0.08, 0.7) +
  e.at(0.03, 0.05).line(snailParts.coil, lighter(colour, 0.5), 0.05, 0.5) +
  e.body(snailParts.mouth, core, { depth: 0.24 }) +
  e.glint(0, -0.46, 0.5, 0.5)

/** Fish eggs, glistening, heaped in a glass bowl. */
export const roe: DrawBought = (e, { colour }) => {
  const rows = [
    [-0.1, 0.6, 7],
    [-0.3, 0.42, 5],
    [0.06, 0.66, 8],
  ] as const
  const points = rows.flatMap(([v, half, count]) =>
    e.pen.times(count, (index) => [(index / (count - 1)) * 2 * half - half, v + e.between(-0.07, 0.07)] as const),
  )
  const lights = points.map(([u, v]) => [u - 0.04, v - 0.05] as const)
  return (
    drawBowl(e.at(0, 0.32, 1.08), '#cfdde2', darker(colour, 0.3)) +
    e.dots(points, darker(colour, 0.3), 0.25) +
    e.dots(points, colour, 0.21) +
    e.dots(lights, lighter(colour, 0.7), 0.07, 0.9)
  )
}

const stick = stencils({
  body: 'M-.84,-.34 C-1.02,-.2 -1.02,.2 -.84,.34 L.76,.34 L.76,-.34Z',
  red: 'M-.84,-.34 C-.92,-.28 -.97,-.16 -.98,-.04 L.76,-.04 L.76,-.34Z',
  threads: 'M-.8,.12 L.5,.12M-.6,.24 L.56,.24',
  coil: 'M.76,-.2 C.9,-.16 .88,.16 .76,.16 C.68,.14 .66,-.02 .76,-.04',
})
const stickEnd = oval(0.76, 0, 0.2, 0.34)

/** Sticks of surimi, red along one side, their ends rolled. */
export const surimiSticks: DrawBought = (e, { colour, skin = '#e2502e' }) => {
  const one = (at: Easel) =>
    at.solid(stick.body, colour, { rim: 1.4, depth: 0.2 }) +
    at.fill(stick.red, e.pen.shaded(skin, 0.2)) +
    at.line(stick.threads, darker(colour, 0.2), 0.035, 0.6) +
    at.body(stickEnd, '#fffaf2', { rim: 1.4, depth: 0.2 }) +
    at.line(stick.coil, darker(colour, 0.3), 0.05, 0.7)
  return one(e.at(0.08, -0.44, 0.86, -11)) + one(e.at(-0.08, 0.1, 0.86, 3)) + one(e.at(0.06, 0.62, 0.86, -6))
}
