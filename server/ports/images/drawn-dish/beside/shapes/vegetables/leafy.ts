import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval, scallops } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, type Point, type Stencil, stencil } from '#server/ports/images/drawn-dish/outline.ts'

/** Leaves stand on their foot: at 0,1 the stalk begins, at 0,-1 the leaf ends. */
const spade = stencil(
  'M0,.4 C-.06,.26 -.16,.3 -.3,.26 C-.56,.16 -.6,-.2 -.52,-.5 C-.44,-.8 -.24,-.96 0,-.96 C.24,-.96 .44,-.8 .52,-.5 C.6,-.2 .56,.16 .3,.26 C.16,.3 .06,.26 0,.4Z',
)

const spadeVeins = stencil('M0,.9 L0,-.66M-.02,-.02 C-.14,-.1 -.24,-.16 -.36,-.18M.02,-.2 C.14,-.3 .22,-.36 .34,-.38')

const broad = stencil(
  'M0,.4 C-.3,.5 -.68,.3 -.66,-.16 C-.64,-.6 -.3,-.96 0,-1 C.3,-.96 .64,-.6 .66,-.16 C.68,.3 .3,.5 0,.4Z',
)

const broadVeins = stencil(
  'M0,1 L0,-.76M0,.24 L-.44,-.04M0,.24 L.44,-.04M0,-.1 L-.42,-.4M0,-.1 L.42,-.4M0,-.42 L-.24,-.66M0,-.42 L.24,-.66',
)

const lobed = stencil(
  'M0,.46 C-.1,.36 -.14,.3 -.4,.36 C-.5,.22 -.36,.1 -.16,.12 C-.2,0 -.3,-.06 -.52,-.02 C-.6,-.2 -.42,-.3 -.2,-.26 C-.4,-.4 -.44,-.84 0,-1 C.44,-.84 .4,-.4 .2,-.26 C.42,-.3 .6,-.2 .52,-.02 C.3,-.06 .2,0 .16,.12 C.36,.1 .5,.22 .4,.36 C.14,.3 .1,.36 0,.46Z',
)

const frilled = scallops(frill(15, 0.5, 0.62), 0.44, [0, -0.3])

const ruffled = scallops(frill(13, 0.6, 0.7), 0.3, [0, -0.3])

const midrib = stencil('M0,1 L0,-.72')

const tied = stencil('M-.3,.98 L0,.54M-.1,1 L0,.54M.12,1 L0,.54M.32,.96 L0,.54')

/** Points about an upright leaf, from its foot all round. */
function frill(count: number, width: number, height: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * fullTurn + Math.PI / 2
    return [Math.cos(angle) * width, -0.3 + Math.sin(angle) * height]
  })
}

interface Leaf {
  readonly outline: Stencil
  readonly veins: Stencil
  /** Width of the ribs. */
  readonly rib: number
  readonly stalk?: number
}

const kinds = {
  spade: { outline: spade, veins: spadeVeins, rib: 0.05 },
  broad: { outline: broad, veins: broadVeins, rib: 0.06 },
  lobed: { outline: lobed, veins: midrib, rib: 0.06 },
  frilled: { outline: frilled, veins: broadVeins, rib: 0.06 },
  ruffled: { outline: ruffled, veins: broadVeins, rib: 0.1, stalk: 0.16 },
} as const satisfies Record<string, Leaf>

function oneLeaf(e: Easel, leaf: Leaf, colour: Colour, rib: Colour, isBehind = false): string {
  return (
    e.line(midrib, darker(rib, 0.15), leaf.stalk ?? 0.12) +
    e.solid(leaf.outline, colour, { depth: 0.28, shadow: isBehind ? 0 : 0.34 }) +
    e.line(isBehind ? midrib : leaf.veins, rib, leaf.rib, 0.9)
  )
}

/** A bunch of leaves of one kind, tied at their stalks. */
function bunch(kind: keyof typeof kinds, isHead = false): DrawBought {
  return (e, { colour, skin = lighter(colour, 0.45), core = '#c9a05a' }) => {
    const grown = isHead ? 1.06 : 1
    const foot = isHead ? 0.8 : 0.6
    const spread = isHead ? 0.72 : 1
    const leaf = (turn: number, share: number, paint: Colour, isBehind = false): string =>
      oneLeaf(e.at(0, foot, share * grown, turn * spread).at(0, -0.86), kinds[kind], paint, skin, isBehind)

    return (
      (isHead ? '' : e.line(tied, darker(skin, 0.1), 0.12)) +
      leaf(-64, 0.62, darker(colour, 0.26), true) +
      leaf(64, 0.62, darker(colour, 0.26), true) +
      leaf(-36, 0.76, darker(colour, 0.08)) +
      leaf(37, 0.76, darker(colour, 0.14)) +
      leaf(0, 0.82, lighter(colour, 0.1)) +
      (isHead
        ? e.solid(oval(0, 0.84, 0.2, 0.14), skin)
        : e.line(stencil('M-.16,.62 C-.06,.68 .06,.68 .16,.62'), core, 0.13))
    )
  }
}

/** A bunch of spinach and leaves like it: smooth spades on thin stalks. */
export const spadeBunch = bunch('spade')

/** A bunch of large, broad leaves. */
export const broadBunch = bunch('broad')

/** A bunch of lobed leaves. */
export const lobedBunch = bunch('lobed')

/** A bunch of tightly curled leaves. */
export const frilledBunch = bunch('frilled')

/** A loose head of crumpled leaves: leaf lettuce. */
export const looseHead = bunch('ruffled', true)

/** A bunch of crumpled leaves on thick ribs. */
export const ribbedBunch = bunch('ruffled')

const vineLeaf = stencil(
  'M0,.56 C-.1,.8 -.4,.86 -.56,.7 C-.5,.6 -.56,.54 -.7,.5 C-.9,.4 -.98,.1 -.86,-.1 C-.7,-.04 -.64,-.1 -.7,-.3 C-.72,-.6 -.5,-.8 -.34,-.66 C-.24,-.6 -.2,-.7 0,-1 C.2,-.7 .24,-.6 .34,-.66 C.5,-.8 .72,-.6 .7,-.3 C.64,-.1 .7,-.04 .86,-.1 C.98,.1 .9,.4 .7,.5 C.56,.54 .5,.6 .56,.7 C.4,.86 .1,.8 0,.56Z',
)

const vineVeins = stencil(
  'M0,.56 L0,-.8M0,.5 L-.56,-.5M0,.5 L.56,-.5M0,.52 L-.76,.16M0,.52 L.76,.16M-.3,-.04 L-.34,-.4M.3,-.04 L.34,-.4',
)

/** A grape leaf with its stalk. */
export const grapeLeaf: DrawBought = (e, { colour }) =>
  e.line(stencil('M0,.5 C0,.7 .04,.86 .14,1'), darker(colour, 0.2), 0.08) +
  e.solid(vineLeaf, colour) +
  e.line(vineVeins, lighter(colour, 0.4), 0.045, 0.85)
