import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, stencils } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, type Stencil } from '#server/ports/images/drawn-dish/outline.ts'

const parts = stencils({
  body: 'M-1,.06 C-.86,-.22 -.5,-.42 -.08,-.42 C.26,-.4 .5,-.2 .7,-.06 L.7,.1 C.5,.24 .26,.38 -.08,.4 C-.5,.42 -.86,.28 -1,.06Z',
  back: 'M-1,.06 C-.86,-.22 -.5,-.42 -.08,-.42 C.26,-.4 .5,-.2 .7,-.06 L.7,0 C.4,-.06 .2,-.1 -.1,-.06 C-.4,-.06 -.8,.08 -1,.06Z',
  tail: 'M.64,.02 C.76,-.12 .86,-.36 1.02,-.5 C1,-.24 .92,-.06 .9,.02 C.92,.12 1,.3 1.02,.54 C.86,.4 .76,.16 .64,.02Z',
  square: 'M.6,-.1 C.76,-.16 .88,-.3 1.02,-.34 C.98,-.1 .98,.14 1.02,.38 C.88,.34 .76,.2 .6,.14Z',
  fin: 'M-.34,-.36 C-.26,-.62 0,-.66 .12,-.58 C.1,-.48 .2,-.36 .3,-.32Z',
  under: 'M.02,.36 C.04,.54 .2,.6 .3,.58 C.28,.46 .32,.36 .36,.28Z',
  side: 'M-.4,.1 C-.3,-.02 -.14,.02 -.06,.16 C-.14,.26 -.32,.26 -.4,.1Z',
  gill: 'M-.56,-.24 C-.44,-.08 -.44,.16 -.56,.32',
  mouth: 'M-1,.08 C-.94,.1 -.88,.12 -.82,.12',
  fat: 'M-1,.02 C-.84,-.3 -.4,-.46 0,-.4 C.36,-.34 .6,-.12 .78,-.02 L.78,.06 C.6,.16 .36,.36 0,.42 C-.4,.48 -.84,.32 -1,.02Z',
  fatBack: 'M-1,.02 C-.84,-.3 -.4,-.46 0,-.4 C.36,-.34 .6,-.12 .78,-.02 C.4,-.02 .2,0 -.1,0 C-.4,.02 -.8,.06 -1,.02Z',
  crescent:
    'M.72,.02 C.84,-.16 .9,-.44 1.04,-.62 C1,-.3 .94,-.1 .92,.02 C.94,.14 1,.34 1.04,.66 C.9,.48 .84,.2 .72,.02Z',
  sickles:
    'M-.2,-.4 C-.1,-.66 .06,-.72 .2,-.7 C.12,-.6 .14,-.48 .16,-.34ZM.02,.4 C.1,.64 .24,.72 .36,.7 C.28,.6 .28,.44 .28,.34Z',
  finlets:
    'M.3,-.3 L.38,-.4 L.4,-.24ZM.44,-.22 L.52,-.32 L.54,-.16ZM.58,-.14 L.66,-.24 L.68,-.08ZM.34,.3 L.42,.42 L.44,.26ZM.48,.22 L.56,.34 L.58,.18ZM.6,.14 L.68,.24 L.7,.1Z',
  cod: 'M-.44,-.36 C-.4,-.58 -.26,-.62 -.18,-.58 C-.12,-.5 -.1,-.44 -.06,-.42ZM.02,-.42 C.06,-.6 .2,-.6 .28,-.54 C.3,-.44 .32,-.38 .36,-.34ZM.42,-.3 C.46,-.42 .58,-.42 .62,-.34 C.64,-.24 .64,-.16 .66,-.1Z',
  barbel: 'M-.86,.2 C-.88,.28 -.9,.32 -.94,.36',
  whiskers:
    'M-.94,.02 C-1,-.14 -1.02,-.24 -1,-.36M-.9,.1 C-.8,.34 -.84,.46 -.9,.52M-.8,.16 C-.66,.36 -.66,.46 -.68,.56',
  lateral: 'M-.5,-.1 C-.2,-.16 .2,-.04 .68,.02',
  waves:
    'M-.42,-.4 C-.36,-.3 -.44,-.22 -.38,-.12M-.26,-.42 C-.2,-.32 -.28,-.22 -.22,-.1M-.1,-.42 C-.04,-.32 -.12,-.22 -.06,-.1M.06,-.4 C.12,-.3 .04,-.2 .1,-.1M.22,-.34 C.28,-.26 .2,-.18 .26,-.08M.36,-.26 C.42,-.2 .36,-.14 .4,-.06M.5,-.2 C.54,-.14 .5,-.1 .54,-.04',
  spines:
    'M-.4,-.36 L-.3,-.62 L-.22,-.46 L-.14,-.66 L-.06,-.48 L.02,-.64 L.1,-.46 L.18,-.56 L.26,-.4 L.36,-.42 L.42,-.26Z',
  scales:
    'M-.34,-.2 C-.28,-.14 -.28,-.06 -.34,0M-.16,-.28 C-.1,-.22 -.1,-.12 -.16,-.06M-.16,.04 C-.1,.1 -.1,.18 -.16,.24M.02,-.2 C.08,-.14 .08,-.06 .02,0M.02,.12 C.08,.18 .08,.24 .02,.3M.2,-.2 C.26,-.14 .26,-.06 .2,0M.2,.06 C.26,.12 .26,.2 .2,.26M.38,-.12 C.42,-.06 .42,0 .38,.06',
  sword: 'M-.62,-.06 C-.8,-.04 -.96,0 -1.14,.06 C-.96,.08 -.8,.1 -.62,.1Z',
})
const eyeWhite = oval(-0.74, -0.08, 0.085, 0.085)
const pupil = oval(-0.74, -0.08, 0.05, 0.05)

/** What tells a fish of one kind from another. */
interface Build {
  readonly fins: readonly Stencil[]
  readonly tail?: Stencil
  readonly isFat?: boolean
  readonly marks?: Stencil
  readonly feelers?: Stencil
  /** Dark spots on its back. */
  readonly spots?: number
  /** A band of its own color along the side: `core`. */
  readonly hasBand?: boolean
  /** Without the fin at its side and the fine lines, for small ones. */
  readonly isPlain?: boolean
}

const finned = [parts.fin, parts.under]

/** A whole fish from the side, its head at the left: `colour` is its back, `skin` its belly. */
function fishOf(build: Build): DrawBought {
  return (e, colours) => drawFish(e, colours, build)
}

function drawFish(
  e: Easel,
  { colour, skin = '#e9e6da', core = colour }: Parameters<DrawBought>[1],
  { fins, tail = parts.tail, isFat = false, marks, feelers, spots = 0, hasBand = false, isPlain = false }: Build,
): string {
  const finned = mix(core, darker(colour, 0.2), hasBand ? 0.7 : 0.3)
  const dots: Point[] = e.pen.times(spots, (): Point => {
    const u = e.between(-0.5, 0.56)
    return [u, -0.14 + e.between(-0.2, 0.06) * (1 - Math.abs(u))]
  })
  return (
    (feelers ? e.line(feelers, darker(colour, 0.2), 0.04) : '') +
    e.solid(tail, finned, { drop: 0.05, depth: 0.2 }) +
    fins.map((fin) => e.solid(fin, finned, { drop: 0.05, depth: 0.2 })).join('') +
    e.solid(isFat ? parts.fat : parts.body, skin, { rim: 1.6, depth: 0.24 }) +
    e.fill(isFat ? parts.fatBack : parts.back, e.pen.shaded(colour, 0.22)) +
    (hasBand ? e.line(parts.lateral, core, 0.13, 0.7) : e.line(parts.lateral, lighter(skin, 0.4), 0.04, 0.6)) +
    (marks ? e.line(marks, darker(colour, 0.5), 0.05, 0.8) : '') +
    e.dots(dots, darker(colour, 0.6), 0.06, 0.8) +
    e.line(parts.gill, darker(colour, 0.35), 0.045, 0.7) +
    e.line(parts.mouth, darker(colour, 0.5), 0.035) +
    (isPlain ? '' : e.solid(parts.side, finned, { drop: 0.03, rim: 1, depth: 0.2 })) +
    e.fill(eyeWhite, '#f6ecc8') +
    e.fill(pupil, '#1f1a18') +
    e.glint(-0.2, -0.26, 0.44, 0.55)
  )
}

/** A fish like any other: one fin above, one below, a forked tail. */
export const plainFish = fishOf({ fins: finned, marks: parts.scales })
/** A salmon or a trout: spots on its back; a `core` is the band along its side. */
export const spottedFish = fishOf({ fins: finned, tail: parts.square, spots: 16, hasBand: true })
/** A cod or its kin: three fins on its back, a barbel at its chin, flecks. */
export const cod = fishOf({ fins: [parts.cod, parts.under], tail: parts.square, feelers: parts.barbel, spots: 12 })
/** A mackerel: dark waves over its back. */
export const mackerel = fishOf({ fins: finned, marks: parts.waves })
/** A tuna: heavy, a crescent for a tail, sickle fins and small yellow fins behind. */
export const tuna: DrawBought = (e, colours) =>
  e.fill(parts.finlets, '#e8bf3c') + drawFish(e, colours, { fins: [parts.sickles], tail: parts.crescent, isFat: true })
/** A swordfish: a tuna's body behind a long sword. */
export const swordfish: DrawBought = (e, colours) =>
  e.solid(parts.sword, darker(colours.colour, 0.16), { drop: 0.04, depth: 0.2 }) +
  drawFish(e.at(0.2, 0, 0.82), colours, { fins: [parts.sickles], tail: parts.crescent, isFat: true })
/** A perch, a snapper: spines along its back. */
export const spinyFish = fishOf({ fins: [parts.spines, parts.under], marks: parts.scales })
/** A catfish: long whiskers. */
export const catfish = fishOf({ fins: finned, tail: parts.square, feelers: parts.whiskers })

/** Three small silver fish. */
export const smallFish: DrawBought = (e, colours) =>
  [-0.54, 0, 0.54]
    .map((v, index) => drawFish(e.at(index === 1 ? 0.1 : -0.06, v, 0.84, -5), colours, { fins: [], isPlain: true }))
    .join('')

const flat = stencils({
  fringe:
    'M-.86,.08 C-.7,-.4 -.3,-.74 .06,-.72 C.36,-.68 .56,-.36 .66,-.06 L.66,.12 C.56,.42 .36,.74 .06,.78 C-.3,.8 -.7,.5 -.86,.08Z',
  body: 'M-.96,.04 C-.76,-.26 -.4,-.52 0,-.52 C.34,-.5 .54,-.2 .7,-.04 L.7,.1 C.54,.26 .34,.56 0,.58 C-.4,.58 -.76,.34 -.96,.04Z',
  rays: 'M-.5,-.36 L-.56,-.5M-.28,-.48 L-.32,-.64M-.04,-.54 L-.04,-.7M.2,-.48 L.26,-.62M.4,-.32 L.48,-.44M-.5,.42 L-.56,.56M-.28,.54 L-.32,.7M-.04,.58 L-.04,.76M.2,.52 L.26,.68M.4,.36 L.48,.48',
  tail: 'M.64,.02 C.78,-.12 .9,-.26 1.02,-.26 C.98,-.06 .98,.12 1.02,.3 C.9,.3 .78,.16 .64,.02Z',
  gill: 'M-.56,-.16 C-.46,0 -.46,.16 -.54,.3',
})
const flatEyes = [oval(-0.72, -0.06, 0.07, 0.07), oval(-0.6, -0.22, 0.07, 0.07)]
const flatPupils = [oval(-0.72, -0.06, 0.035, 0.035), oval(-0.6, -0.22, 0.035, 0.035)]

/** A flatfish: sole or halibut, both eyes on the side that is seen. */
export const flatfish: DrawBought = (e, { colour, skin = darker(colour, 0.16), core = darker(colour, 0.36) }) =>
  e.solid(flat.fringe, skin, { rim: 1.4, depth: 0.2 }) +
  e.line(flat.rays, darker(skin, 0.3), 0.03, 0.7) +
  e.solid(flat.tail, skin, { drop: 0.05, depth: 0.2 }) +
  e.body(flat.body, colour, { depth: 0.22 }) +
  e.line(parts.lateral, darker(colour, 0.3), 0.035, 0.7) +
  e.dots(e.strewn(13, 0.06, 0.04, 0.5, 0.4), core, 0.09, 0.5) +
  e.dots(e.strewn(8, 0.06, 0.04, 0.5, 0.4), lighter(colour, 0.4), 0.08, 0.6) +
  e.line(flat.gill, darker(colour, 0.4), 0.04, 0.7) +
  flatEyes.map((eye) => e.fill(eye, '#f6ecc8')).join('') +
  flatPupils.map((eye) => e.fill(eye, '#1f1a18')).join('')

const slab = stencils({
  top: 'M-.96,-.1 C-.9,-.3 -.6,-.52 -.3,-.56 L.94,-.34 C1,-.28 .98,-.2 .92,-.14 C.7,.06 .56,.2 .4,.28Z',
  front: 'M-.96,-.1 L.4,.28 C.5,.5 .46,.62 .4,.68 L-.8,.3 C-.92,.2 -.98,.06 -.96,-.1Z',
  side: 'M.4,.28 C.56,.2 .7,.06 .92,-.14 C.98,-.2 1,-.28 .98,-.3 C1.02,-.1 .98,.1 .9,.22 C.76,.42 .6,.56 .4,.68 C.48,.54 .48,.4 .4,.28Z',
  skin: 'M-.9,.2 L.4,.62 C.6,.5 .8,.34 .94,.12',
  flakes:
    'M-.62,-.14 C-.5,-.28 -.34,-.38 -.18,-.42M-.36,-.06 C-.22,-.2 -.04,-.32 .12,-.36M-.1,.02 C.06,-.12 .24,-.24 .42,-.3M.16,.1 C.32,-.04 .5,-.16 .7,-.22',
  folds:
    'M-.68,0 C-.72,.1 -.66,.2 -.58,.26M-.42,.08 C-.46,.18 -.4,.3 -.32,.34M-.16,.16 C-.2,.26 -.14,.38 -.06,.42M.1,.22 C.06,.34 .12,.44 .2,.52',
})

/** A thick piece of raw fillet with the skin on, white lines between its flakes. */
export const rawFillet: DrawBought = (e, { colour, skin = '#9aa3a6', core = lighter(colour, 0.7) }) =>
  e.solid(slab.front, colour, { drop: 0.1, depth: 0.14 }) +
  e.body(slab.side, darker(colour, 0.16), { depth: 0.2 }) +
  e.body(slab.top, lighter(colour, 0.12), { depth: 0.12, rim: 1.6 }) +
  e.line(slab.skin, darker(skin, 0.2), 0.13) +
  e.line(slab.skin, lighter(skin, 0.3), 0.05, 0.8) +
  e.line(slab.flakes, core, 0.06, 0.95) +
  e.line(slab.folds, core, 0.055, 0.85) +
  e.glint(0.5, -0.24, 0.3, 0.5)

const eelBody = stencils({
  long: 'M-.8,-.5 C-.3,-.86 .3,-.7 .3,-.34 C.3,0 -.5,-.06 -.5,.3 C-.5,.7 .3,.76 .9,.34',
  fin: 'M.1,.66 C.4,.66 .7,.54 .94,.3',
})
const eelEye = oval(-0.78, -0.52, 0.05, 0.05)

/** An eel. */
export const eel: DrawBought = (e, { colour, skin = lighter(colour, 0.5) }) =>
  e.at(0.03, 0.08).line(eelBody.long, '#2a1009', 0.36, 0.26) +
  e.line(eelBody.fin, darker(colour, 0.1), 0.4) +
  e.line(eelBody.long, darker(colour, 0.3), 0.37) +
  e.line(eelBody.long, colour, 0.32) +
  e.at(-0.02, -0.06).line(eelBody.long, skin, 0.09, 0.6) +
  e.fill(eelEye, '#14100e')
