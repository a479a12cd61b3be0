import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, pointOf, short } from '#server/ports/images/drawn-dish/outline.ts'

const tie = stencils({
  sheaf:
    'M-.3,-1 L.3,-1 C.24,-.4 .2,-.2 .2,0 C.2,.2 .26,.4 .4,1 L-.4,1 C-.26,.4 -.2,.2 -.2,0 C-.2,-.2 -.24,-.4 -.3,-1Z',
  band: 'M-.2,-.02 C-.1,.06 .1,.06 .2,-.02',
})

/** Long pasta or noodles, dry, as a bundle tied in its middle; `size` of a strand by its `width`. */
function bundleOf(width: number, count: number): DrawBought {
  return (e, { colour, skin = '#c9442c' }) => {
    const leaning = e.at(0, 0, 1, 40)
    const strands = e.pen.times(count, (index) => {
      const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1
      const jag = () => leaning.between(-0.05, 0.05)
      return leaning.curve([
        [share * 0.34 + jag() * 0.3, -1 + Math.abs(jag())],
        [share * 0.22, -0.3],
        [share * 0.19, 0],
        [share * 0.25, 0.3],
        [share * 0.42 + jag() * 0.3, 1 - Math.abs(jag())],
      ])
    })
    const path = strands.join('')
    const { size } = e.spot
    return (
      leaning.at(0.05, 0.04).fill(tie.sheaf, '#2a1009', 0.25) +
      leaning.fill(tie.sheaf, darker(colour, 0.34)) +
      e.pen.line(path, darker(colour, 0.34), size * width * 1.35) +
      e.pen.line(path, colour, size * width) +
      e.pen.line(
        strands.filter((_, index) => index % 2 === 0).join(''),
        lighter(colour, 0.5),
        size * width * 0.4,
        0.8,
      ) +
      leaning.at(0, 0.02).line(tie.band, darker(skin, 0.3), 0.2) +
      leaning.line(tie.band, skin, 0.15)
    )
  }
}

/** Spaghetti in a bundle. */
export const spaghetti = bundleOf(0.05, 13)
/** Broad ribbons in a bundle: udon, rice noodles. */
export const broadBundle = bundleOf(0.085, 8)

/** Nests of ribbon pasta. */
export const pastaNests: DrawBought = (e, { colour }) => {
  const nest = (at: Easel) => {
    const turns = [0.84, 0.62, 0.4, 0.2].map((reach) => {
      const [x, y] = pointOf(at.spot, at.between(-0.08, 0.08) - reach, at.between(-0.06, 0.06))
      const across = reach * at.spot.size
      const [rx, ry, width] = [short(across), short(across * 0.68), short(2 * across)]
      return `M${short(x)},${short(y)}a${rx},${ry} 0 1 1 ${width},0a${rx},${ry} 0 1 1 -${width},0`
    })
    const path = turns.join('')
    const { size } = at.spot
    return (
      at.solid(nestBase, darker(colour, 0.4), { drop: 0.16, rim: 0.8, depth: 0.2 }) +
      e.pen.line(path, darker(colour, 0.3), size * 0.27) +
      e.pen.line(path, colour, size * 0.2) +
      e.pen.line(path, lighter(colour, 0.6), size * 0.06, 0.8)
    )
  }
  return nest(e.at(0.02, -0.44, 0.56)) + nest(e.at(-0.44, 0.36, 0.54)) + nest(e.at(0.48, 0.38, 0.52))
}
const nestBase = oval(0, 0, 0.96, 0.7)

const ramenParts = stencils({
  block:
    'M-.96,-.22 C-.94,-.36 -.84,-.4 -.7,-.46 L-.1,-.72 C.1,-.78 .3,-.72 .5,-.64 L.86,-.48 C.98,-.4 .98,-.3 .96,-.2 L.96,.14 C.96,.24 .8,.34 .6,.44 L.2,.68 C0,.76 -.2,.7 -.36,.62 L-.84,.36 C-.96,.28 -.96,.2 -.96,.14Z',
})

/** A block of wavy dry noodles: ramen. */
export const noodleBlock: DrawBought = (e, { colour }) => {
  const { size } = e.spot
  const wave = (from: Point, to: Point): string => {
    const [x, y] = pointOf(e.spot, from[0], from[1])
    const [dx, dy] = [((to[0] - from[0]) / 8) * size, ((to[1] - from[1]) / 8) * size]
    const steps = e.pen.times(8, (index) => {
      const side = (index % 2 ? 1 : -1) * 0.07 * size
      return `${short(dx + side)},${short(dy + side)}`
    })
    return `M${short(x + 2)},${short(y + 2)}l${steps.join(' ')}`
  }
  const top = e.pen.times(7, (index) => {
    const s = index / 6
    return wave([-0.86 + s * 1.0, -0.24 + s * 0.5 - 0.02], [-0.12 + s * 0.98, -0.62 + s * 0.42])
  })
  const sides = e.pen
    .times(4, (index) => wave([-0.88, 0 + index * 0.11], [0.06, 0.36 + index * 0.1]))
    .concat(e.pen.times(4, (index) => wave([0.12, 0.36 + index * 0.1], [0.9, -0.04 + index * 0.1])))
  return (
    e.solid(ramenParts.block, darker(colour, 0.28), { drop: 0.1, rim: 1, depth: 0.2 }) +
    e.pen.line(sides.join(''), darker(colour, 0.1), size * 0.075) +
    e.pen.line(top.join(''), darker(colour, 0.34), size * 0.115) +
    e.pen.line(top.join(''), lighter(colour, 0.24), size * 0.08)
  )
}

const tubeParts = stencils({
  body: 'M-.9,-.1 L-.6,-.42 L.9,-.42 L.6,.42 L-.94,.42Z',
  ridges: 'M-.62,-.2 L.78,-.2M-.68,.02 L.7,.02M-.74,.22 L.66,.22',
})
const mouthOfTube = oval(-0.78, 0, 0.2, 0.42)
const hollowOfTube = oval(-0.78, 0, 0.12, 0.28)
const elbowLine = stencils({ bend: 'M-.6,.36 C-.56,-.5 .56,-.5 .6,.36', ridge: 'M-.5,.3 C-.46,-.3 .46,-.3 .5,.3' })
const elbowMouth = oval(-0.6, 0.36, 0.3, 0.2)
const elbowHollow = oval(-0.6, 0.36, 0.18, 0.11)

const places: readonly (readonly [u: number, v: number, turn: number])[] = [
  [-0.05, -0.56, 29],
  [0.44, -0.3, -40],
  [-0.46, -0.16, -23],
  [0.06, 0, 17],
  [0.54, 0.28, 34],
  [-0.5, 0.42, 11],
  [0.06, 0.58, -23],
]

/** A heap of short pasta, each piece drawn by `piece`. */
function heapOf(piece: (at: Easel, colours: Parameters<DrawBought>[1]) => string, size: number): DrawBought {
  return (e, colours) => {
    return places.map(([u, v, turn]) => piece(e.at(u, v, size, turn), colours)).join('')
  }
}

/** Short tubes of pasta: penne, rigatoni, ziti. */
export const penne = heapOf(
  (at, { colour }) =>
    at.solid(tubeParts.body, colour, { drop: 0.14, rim: 1.4, depth: 0.22 }) +
    at.line(tubeParts.ridges, darker(colour, 0.2), 0.06, 0.6) +
    at.fill(mouthOfTube, lighter(colour, 0.3)) +
    at.fill(hollowOfTube, darker(colour, 0.5)),
  0.42,
)

/** Elbow macaroni. */
export const macaroni = heapOf(
  (at, { colour }) =>
    at.at(0.06, 0.12).line(elbowLine.bend, '#2a1009', 0.6, 0.22) +
    at.line(elbowLine.bend, darker(colour, 0.3), 0.6) +
    at.line(elbowLine.bend, colour, 0.5) +
    at.line(elbowLine.ridge, lighter(colour, 0.6), 0.1, 0.6) +
    at.fill(elbowMouth, lighter(colour, 0.3)) +
    at.fill(elbowHollow, darker(colour, 0.5)),
  0.38,
)

const dumplingParts = stencils({
  gnocco: 'M-.9,0 C-.9,-.46 -.5,-.62 0,-.6 C.5,-.62 .9,-.46 .9,0 C.9,.46 .5,.62 0,.6 C-.5,.62 -.9,.46 -.9,0Z',
  grooves:
    'M-.5,-.5 C-.36,-.2 -.36,.2 -.5,.5M-.18,-.56 C-.06,-.2 -.06,.2 -.18,.56M.16,-.56 C.28,-.2 .28,.2 .16,.56M.48,-.5 C.6,-.2 .6,.2 .48,.5',
  ring: 'M0,-.9 C.3,-.7 .96,-.5 .9,.16 C.86,.7 .4,.86 0,.84 C-.4,.86 -.86,.7 -.9,.16 C-.96,-.5 -.3,-.7 0,-.9Z',
  seam: 'M-.7,.2 C-.5,-.2 -.2,-.3 0,-.36 C.2,-.3 .5,-.2 .7,.2M0,-.84 L0,-.4',
  square: 'M-.84,-.84 L.84,-.84 L.84,.84 L-.84,.84Z',
  pouch: 'M-.56,0 C-.56,-.44 -.4,-.56 0,-.56 C.4,-.56 .56,-.44 .56,0 C.56,.44 .4,.56 0,.56 C-.4,.56 -.56,.44 -.56,0Z',
  moon: 'M-.96,.3 C-.8,-.6 .8,-.6 .96,.3 C.6,.56 -.6,.56 -.96,.3Z',
  crimp: 'M-.8,.2 C-.6,-.44 .6,-.44 .8,.2',
  log: 'M-.9,-.26 C-1,-.16 -1,.16 -.9,.26 L.86,.26 C.96,.16 .96,-.16 .86,-.26Z',
})
const hole = oval(0, 0.3, 0.24, 0.16)

/** Ridged gnocchi. */
export const gnocchi = heapOf(
  (at, { colour }) =>
    at.solid(dumplingParts.gnocco, colour, { drop: 0.14, rim: 1.4, depth: 0.2 }) +
    at.line(dumplingParts.grooves, darker(colour, 0.24), 0.09, 0.7),
  0.36,
)
/** Folded rings of filled pasta. */
export const tortellini = heapOf(
  (at, { colour }) =>
    at.solid(dumplingParts.ring, colour, { drop: 0.14, rim: 1.4, depth: 0.24 }) +
    at.line(dumplingParts.seam, darker(colour, 0.34), 0.09, 0.7) +
    at.fill(hole, darker(colour, 0.5)),
  0.36,
)
/** Filled squares with a cut edge. */
export const ravioli = heapOf(
  (at, { colour }) =>
    `<g stroke-dasharray=".1 ${short(at.spot.size * 0.24)}">${at.line(dumplingParts.square, darker(colour, 0.14), 0.26)}</g>` +
    at.solid(dumplingParts.square, colour, { drop: 0.12, rim: 1.2, depth: 0.12 }) +
    at.solid(dumplingParts.pouch, lighter(colour, 0.2), { drop: 0.06, rim: 1.2, depth: 0.24 }),
  0.36,
)
/** Half-moons with a crimped edge: pierogi, potstickers. */
export const halfMoons = heapOf(
  (at, { colour }) =>
    at.solid(dumplingParts.moon, colour, { drop: 0.12, rim: 1.4, depth: 0.22 }) +
    `<g stroke-dasharray="${short(at.spot.size * 0.1)} ${short(at.spot.size * 0.16)}">${at.line(dumplingParts.crimp, darker(colour, 0.3), 0.12, 0.6)}</g>`,
  0.44,
)
/** Smooth white cylinders: rice cakes of Korea. */
export const riceCakes = heapOf(
  (at, { colour }) =>
    at.solid(dumplingParts.log, colour, { drop: 0.12, rim: 1.6, depth: 0.14 }) + at.glint(-0.3, -0.1, 0.6, 0.9),
  0.46,
)

const sheet = stencils({
  plain: 'M-.84,-.2 L-.3,-.62 L.94,-.3 L.46,.16Z',
})

/** Sheets of lasagna, their long edges wavy. */
export const lasagnaSheets: DrawBought = (e, { colour }) =>
  e.pen
    .times(3, (index) => {
      const at = e.at((index % 2) * 0.06, 0.62 - index * 0.32)
      return (
        at.solid(ruffle.sheet, mix(colour, '#ffffff', index * 0.06), { drop: 0.07, rim: 1.6, depth: 0.16 }) +
        at.line(ruffle.back, darker(colour, 0.24), 0.04, 0.6) +
        at.line(ruffle.front, darker(colour, 0.24), 0.04, 0.6)
      )
    })
    .join('')
const ruffle = stencils({
  sheet:
    'M-.98,0 C-.86,-.2 -.7,-.34 -.5,-.46 C-.4,-.52 -.36,-.4 -.26,-.44 C-.14,-.5 -.08,-.36 .04,-.4 C.16,-.44 .2,-.3 .32,-.34 C.44,-.36 .5,-.24 .62,-.28 C.74,-.3 .86,-.2 .94,-.18 C.86,0 .7,.14 .46,.28 C.36,.32 .28,.2 .18,.22 C.06,.26 0,.14 -.1,.16 C-.22,.2 -.28,.08 -.4,.1 C-.52,.14 -.58,.02 -.7,.06 C-.8,.08 -.88,.02 -.98,0Z',
  back: 'M-.5,-.34 C-.4,-.4 -.32,-.28 -.2,-.32 C-.1,-.36 0,-.24 .1,-.28 C.22,-.32 .3,-.2 .4,-.22 C.52,-.24 .62,-.16 .76,-.16',
  front: 'M-.8,-.06 C-.7,-.02 -.6,-.1 -.5,-.02 C-.4,.02 -.32,-.02 -.2,.06 C-.1,.1 0,.06 .1,.12 C.2,.16 .3,.12 .42,.18',
})

/** Thin square or round wrappers in a stack. */
export const wrappers: DrawBought = (e, { colour }) =>
  e.pen
    .times(5, (index) =>
      e
        .at((index % 2) * 0.05, 0.56 - index * 0.14, 1, 0)
        .solid(sheet.plain, colour, { drop: 0.05, rim: 1.6, depth: 0.1 }),
    )
    .join('')
const paper = oval(0, 0, 0.92, 0.46)
const lattice = stencils({
  net: 'M-.6,-.26 L.3,.4M-.2,-.38 L.66,.24M.2,-.4 L.84,.06M-.8,-.06 L-.1,.42M.6,-.26 L-.3,.4M.2,-.38 L-.66,.24M-.2,-.4 L-.84,.06',
})

/** Round rice papers, pale and seen through, with the marks of their mats. */
export const ricePaper: DrawBought = (e, { colour }) =>
  e.pen
    .times(4, (index) =>
      e.at((index % 2) * 0.06, 0.36 - index * 0.15).solid(paper, colour, { drop: 0.05, rim: 1.8, depth: 0.1 }),
    )
    .join('') + e.at(0.06, -0.09).line(lattice.net, darker(colour, 0.16), 0.03, 0.6)
