import { either, inTurn, type Pattern } from '#domain/plain-text.ts'
import { lighter, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Told } from '#server/ports/images/drawn-dish/composing/foods/preparation.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'

/*
 * Meat as it lies in the dish: pulled apart, breaded, in slices, or whole as it was bought.
 */

/** Meat of any cut; a fillet of fish and a drumstick keep their shape whatever is done to them. */
const meats: ReadonlySet<ShapeName> = new Set(['meat', 'chop', 'steak', 'rack', 'slab', 'thigh', 'cube', 'chunk'])
const bready: ReadonlySet<ShapeName> = new Set(['meat', 'chop', 'steak', 'thigh'])

/** What no word for a cut makes anything else of. */
const asTheyAre: ReadonlySet<ShapeName> = new Set(['steak', 'rack', 'thigh', 'chunk'])

const pulledApart: Pattern = either(
  inTurn(/\b(?:pull|shred|tease)(?:ed)?\b/, /\b(?:forks?|apart)\b/),
  /\bshred(?:ded)? (?:the )?(?:meat|chicken|pork|beef|lamb|turkey|duck)\b/,
  // named for what is pulled apart before it is served
  /\b(?:carnitas|barbacoa|ropa vieja|tinga)\b/,
  inTurn(/\b(?:meat|chicken|pork|beef|lamb|turkey|duck)\b/, /\bshred (?:it|them)\b/, /[.;]/),
  /\bpulled (?:meat|chicken|pork|beef|lamb|turkey|duck)\b/,
)
const crumbs = /crumbs|panko|cornflakes|crackers/
const pressedOn: Pattern = either(
  inTurn(/\b(?:coat|dredge|dip|press|roll|bread|turn)\b/, crumbs),
  inTurn(crumbs, /\b(?:coat|press|cling)\b/),
)
const sliced: Pattern = either(
  inTurn(
    /\bslic(?:e|ed)\b/,
    /\b(?:grain|steaks?|meat|beef|pork|lamb|duck|thinly|thin|chops?|cutlets?|chicken)\b/,
    /[.;]/,
  ),
  /\bcarve\b/,
)
/** Words for a piece that is served as it was cut by the butcher. */
const cuts = /\b(?:steaks?|chops?|porterhouses?|t-?bones?|filet mignons?|medallions?)\b/
/** Bought by the piece: a pound of 'sirloin steak' may be for anything. */
const byThePiece = /\b(?:steaks|chops?|rib-?eyes|porterhouses|t-?bones|filets|medallions|ham steak)\b/
const inOnePiece = /\bin one piece\b/
const onTheBone = /\bbone-in\b|\bt-?bone|porterhouse|tomahawk|cowboy|rib chops?|loin chops?/

/** What a piece of meat was made into, where the dish says so. */
export function asMeat(look: Look, words: string, told: Told, hasCrumbs: boolean): Look {
  if (!meats.has(look.shape)) return look
  if (pulledApart.test(told.steps) || pulledApart.test(told.title))
    return {
      shape: 'pulled',
      colour: mix(look.colour, '#b0703c', isPale(look) ? 0.24 : 0.4),
      size: 23,
      skin: look.skin,
    }
  if (hasCrumbs && bready.has(look.shape) && pressedOn.test(told.steps))
    return {
      shape: 'cutlet',
      colour: '#d99a45',
      size: 64,
      width: 0.6,
      core: lighter(look.colour, 0.35),
      mark: sliced.test(told.steps) || /katsu/.test(told.title) ? 'sliced' : undefined,
    }
  if (look.shape === 'thigh' && /\bboneless\b/.test(words)) return { ...look, core: undefined }
  const isSaid =
    byThePiece.test(words) ||
    // red meat, or what its own line calls a cut: a title may name a steak beside chicken
    ((look.skin === undefined || cuts.test(words)) && cuts.test(`${told.title} ${told.steps}`)) ||
    (inOnePiece.test(words) && sliced.test(told.steps))
  const isCut = isSaid && !asTheyAre.has(look.shape)
  return isCut ? asCut(look, words, told) : look
}

/** A steak or a chop: whole, or whole with slices beside it. */
function asCut(look: Look, words: string, { steps }: Told): Look {
  if (look.shape === 'chop') return { ...look, size: 52 }
  // braising cuts are cubes, and ham is sliced, where nobody says steak
  if (look.shape !== 'meat' && !cuts.test(words)) return inOnePiece.test(words) ? asJoint(look) : look
  const isRed = look.skin === undefined || look.shape === 'cube'
  // what is simmered after it was browned does not stay red
  const isBrown = isRed && /\b(?:simmer|braise|stew)/.test(steps)
  const whole: Look = {
    shape: 'steak',
    colour: isBrown ? '#8f6044' : isRed ? '#8a4a34' : look.colour,
    size: 60,
    skin: isBrown ? '#55301f' : isRed ? '#4a2416' : look.skin,
    core: onTheBone.test(words) ? '#f6ead2' : undefined,
    mark: /\bgrill/.test(steps) ? 'grill' : undefined,
    width: look.width,
  }
  return sliced.test(steps) && look.shape === 'meat' ? { ...look, whole } : whole
}

/** A joint that is roasted in one piece, and the slices that are cut from it. */
function asJoint({ colour, skin = '#5a2c16' }: Look): Look {
  const whole: Look = { shape: 'roast', colour: mix(colour, skin, 0.4), size: 66 }
  return { shape: 'meat', colour: mix(colour, '#d9a088', 0.4), size: 44, skin, whole }
}

const isPale = ({ colour }: Look): boolean => lightness(colour) > 0.6
