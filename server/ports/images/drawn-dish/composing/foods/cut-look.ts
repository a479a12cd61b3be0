import { darker, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'

/** What a knife can make cubes, shreds or wedges of. */
const firm: ReadonlySet<ShapeName> = new Set([
  'round',
  'wedge',
  'cut-tomato',
  'meat',
  'chop',
  'thigh',
  'fillet',
  'crescent',
  'core-half',
  'stone-half',
  'arc',
  'stick',
  'slab',
  'mushroom',
  'citrus',
  'ball',
  'pineapple',
])

/** What is torn and browned where it is cut, and has fibers: it is never drawn as a cube. */
const flesh: ReadonlySet<ShapeName> = new Set(['meat', 'chop', 'thigh', 'fillet'])

const cutSmall = /\b(?:diced|chopped|chunks?|squares|pieces|cubed?|cubes)\b/

const inPieces = /\b(?:diced?|cubed?|cubes|chunks?|chopped|crushed|quartered|pieces|minced)\b/

/** The look of a food after the knife, as the words of its line say: 'cut into 1-inch pieces', 'thinly sliced', 'grated'. */
export function cutLook(look: Look, words: string): Look {
  if (look.shape === 'sausage' && /\b(?:sliced|coins|rounds|pieces|chunks)\b/.test(words))
    return {
      shape: 'round',
      colour: mix(look.colour, '#c98a6a', 0.3),
      size: 15,
      skin: darker(look.colour, 0.3),
      mark: 'rays',
    }
  if (!firm.has(look.shape) || look.size < 11) return look
  if (look.shape === 'wedge' && /\b(?:fries|matchsticks|batons)\b/.test(words))
    return { shape: 'stick', colour: look.colour, size: 32, width: 0.13 }
  const isFlesh = flesh.has(look.shape)
  // red meat in pieces is browned all round
  const isRed = look.shape === 'meat' && look.skin === undefined
  const skin = isRed ? '#5a3020' : isFlesh ? look.skin : undefined
  if (/\b(?:grated|shredded|julienned?|matchsticks?|ribbons?|spirali[sz]ed|pulled)\b/.test(words)) {
    // a tomato on the grater is pulp; pulled meat is thicker than noodles
    if (look.shape === 'cut-tomato') return { shape: 'crumb', colour: look.colour, size: 11 }
    return {
      shape: 'grated',
      colour: isFlesh ? mix(look.colour, '#b5763c', 0.3) : gratedColour(look),
      size: 19,
      width: isFlesh ? 0.26 : 0.13,
    }
  }
  if (look.shape === 'pineapple') return /\brings?\b/.test(words) ? { ...look, size: 38, mark: 'rings' } : look
  if (look.shape === 'cut-tomato' && inPieces.test(words))
    return { shape: 'tomato-piece', colour: look.colour, size: /\bfine(?:ly)?\b/.test(words) ? 8 : 12.5 }
  if (/\b(?:finely (?:chopped|diced)|minced|small dice)\b/.test(words)) {
    if (look.shape === 'arc' && look.mark === 'rings') return { ...look, size: 9, width: 0.3 }
    return { shape: 'cube', colour: look.colour, size: 6.5 }
  }
  if (/\bwedges?\b/.test(words) && look.shape !== 'arc' && look.shape !== 'stick' && look.shape !== 'mushroom') {
    return {
      shape: 'wedge',
      colour: look.colour,
      size: 24,
      skin: look.skin ?? darker(look.colour, 0.3),
      mark: look.shape === 'citrus' ? 'citrus' : undefined,
    }
  }
  if (look.shape === 'wedge' && look.mark !== 'citrus' && /\bslic(?:es?|ed)\b/.test(words))
    return { shape: 'round', colour: look.colour, size: 19, skin: look.skin, inner: 0.94 }
  // the layers of an onion fall apart: short and bent, never cubes
  if (look.shape === 'arc' && look.mark === 'rings' && cutSmall.test(words)) return { ...look, size: 10.5, width: 0.3 }
  if (look.shape === 'arc' && cutSmall.test(words)) {
    return { shape: 'cube', colour: look.colour, size: 9 }
  }
  // a stalk that is left whole keeps its leaves
  if (look.shape === 'arc' && look.width === 0.4 && /\bwhole\b/.test(words))
    return { shape: 'stick', colour: look.colour, size: 44, width: 0.16, core: '#8fb84e' }
  if (look.shape === 'arc' && look.width === 0.4 && /\bsticks?\b/.test(words))
    return { shape: 'stick', colour: look.colour, size: 32, width: 0.14 }
  if (look.shape === 'stick' || look.shape === 'mushroom' || look.shape === 'arc') return look
  // a thigh off its bone, sliced
  if (look.shape === 'thigh' && /\bslice[ds]\b/.test(words))
    return { shape: 'chunk', colour: mix(look.colour, '#ecbf7a', 0.6), size: 24, width: 0.44, skin: look.skin }
  if (isRed && /\bslice[ds]\b/.test(words))
    return { shape: 'chunk', colour: mix(look.colour, '#a3694a', 0.75), size: 27, width: 0.5, skin: '#7a4630' }
  if (/\b(?:diced?|cubed?(?! steaks?)|cubes|chunks?|chopped|bite-size(?:d)?|pieces)\b/.test(words)) {
    // in pieces an apple or a peach still shows its peel
    if (look.shape === 'core-half' || look.shape === 'stone-half')
      return { shape: 'crescent', colour: look.colour, size: 20, skin: look.skin }
    const colour = isRed ? mix(look.colour, '#7a4a30', 0.6) : look.colour
    // red cubes would be tomato: melon has its seeds
    if (look.shape === 'wedge' && look.skin !== undefined && lightness(look.skin) < 0.42)
      return { shape: 'cube', colour, size: 14, mark: 'seeds' }
    // a dark peel tells eggplant from potato
    if (look.shape === 'round' && look.skin !== undefined && lightness(look.skin) < 0.5)
      return { shape: 'cube', colour, size: 13, skin: look.skin, mark: 'peel' }
    // a thin root stays in coins, as a knife cuts it first
    if (look.shape === 'round' && look.size < 14) return { ...look, size: look.size * 0.9 }
    if (isFlesh) {
      const mark = look.shape === 'fillet' ? ('flakes' as const) : undefined
      // white meat browns where fish only turns white
      const cooked = isRed ? colour : mark ? mix(colour, '#fbeed2', 0.5) : mix(colour, '#edc98c', 0.6)
      return { shape: 'chunk', colour: cooked, size: 21, skin, width: mark ? 0.82 : 0.68, mark }
    }
    return { shape: 'cube', colour, size: 12, skin }
  }
  if (/\b(?:strips?(?! (?:steak|loin))|sticks?|spears?|batons?)\b/.test(words) || isSplit(look, words))
    return look.shape === 'fillet'
      ? { shape: 'chunk', colour: mix(look.colour, '#fffdf6', 0.75), size: 24, width: 0.5, skin, mark: 'flakes' }
      : isFlesh
        ? {
            shape: 'chunk',
            colour: isRed ? mix(look.colour, '#8a5c42', 0.86) : mix(look.colour, '#eab676', 0.55),
            size: 24,
            width: 0.5,
            skin,
          }
        : { shape: 'stick', colour: look.colour, size: 24, width: 0.24 }
  return look
}

/** A thin root that is halved the long way is a stick. */
const isSplit = ({ shape, size }: Look, words: string): boolean =>
  shape === 'round' && size < 14 && /\b(?:lengthwise|halved|quartered)\b/.test(words)

/** A tender peel is grated with the rest: zucchini is green, potatoes are peeled. */
function gratedColour({ shape, colour, skin, mark }: Look): Look['colour'] {
  // a papaya is grated while it is green
  if (shape === 'crescent' && mark === 'seeds') return '#dfe6b0'
  return skin !== undefined && mark === 'seeds' ? mix(colour, skin, 0.4) : colour
}
