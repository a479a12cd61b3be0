import type { SharedFormId } from '#domain/catalogue/forms/form-ids.ts'
import { singularOf } from '#domain/measure/plural.ts'
import { either, inTurn, type Pattern } from '#domain/plain-text.ts'
import { lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

/** What the steps do with a knife to a food of this name: 'slice the potatoes', 'cut the carrots into sticks'. */
export function cutInSteps(name: string, steps: string): string {
  const noun = singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? '')
  if (noun.length < 3) return ''
  const found = new RegExp(
    `\\b(?:cut|slic|dic|chop|quarter|cub|grat|shred)\\w*\\b[^,.;]{0,40}\\b${noun}\\w*\\b[^,.;]{0,30}`,
  ).exec(steps)
  // as the words of a line would say it
  return (found?.[0] ?? '')
    .replace(/^slice?\b/, 'sliced')
    .replace(/^(grate|shred)\b/, (word) => `${word.replace(/e$/, '')}ed`)
}

/** What is said of a dish besides its foods. */
export interface Told {
  /** Lower case, without accents. */
  readonly title: string
  readonly steps: string
  /** The kitchen's form of it, where the kitchen composed it in one that many dishes share. */
  readonly form?: SharedFormId
  readonly recipeType: string
}

const curd: Partial<Look> = { shape: 'curd', colour: '#f8d768', size: 18 }

/** Eggs by what was done to them; what stands first counts. A sentence that beats, dips or brushes them shows none. */
const waysOfEggs: readonly (readonly [Pattern, Partial<Look>])[] = [
  [
    either(
      /hard.?(?:boil|cook)|soft.?(?:boil|cook)|boiled|jammy|\bpeel(?:ed)?\b|deviled|halve the eggs/,
      inTurn(/\beggs?\b/, /\bboil(?:ing water)?\b/),
    ),
    { shape: 'half-egg' },
  ],
  [/scrambl|\bcurds?\b/, curd],
  [
    either(
      /poached? eggs?|fried eggs?|sunny|break (?:in )?(?:the|an?|one|\d) egg|hollows?/,
      inTurn(/eggs?\b/, /\b(?:poach|fr(?:y|ied)\b(?! (?:rice|noodles?)\b))/),
      inTurn(/\bfry (?:the|an?|each|\d)/, /\beggs?\b/),
      { test: isCrackedOpen },
    ),
    { shape: 'fried-egg', size: 40 },
  ],
]
/** Cracked into the pan or onto the dish: no bowl comes behind it. */
function isCrackedOpen(text: string): boolean {
  const at = text.lastIndexOf('crack ')
  return at >= 0 && !/\b(?:bowl|beat|whisk)\b/.test(text.slice(at))
}
const mixed =
  /\b(?:beat|beaten|whisk|whisked|dip|dipped|dredge|brush|wash|batter|mix|coat|fold|stir (?:in|together)|combine|cream)\b/

/** How the eggs of a dish are seen; undefined where they are in it, on it as a glaze, or round it as a coat. */
export function eggsOf(words: string, { title, steps, form, recipeType }: Told): Partial<Look> | undefined {
  const sentences = steps.split(/[.;] /).filter((sentence) => /\beggs?\b/.test(sentence))
  for (const text of [words, title, ...sentences]) {
    if (text !== words && text !== title && mixed.test(text) && !/scrambl|curds/.test(text)) continue
    const way = waysOfEggs.find(([said]) => said.test(text))
    if (way) return way[1]
  }
  const isScrambled =
    steps !== '' &&
    sentences.some((sentence) => /pour|stir.fry|push/.test(sentence)) &&
    /\brice\b|noodle|don\b/.test(title)
  if (isScrambled) return curd
  if (form !== undefined || steps !== '')
    return inTurn(/\beggs?\b/, /\bsalad\b/).test(title) ? { shape: 'half-egg' } : undefined
  return /\beggs?\b|ramen|nicoise|cobb/.test(title) || recipeType === 'Salad' ? { shape: 'half-egg' } : undefined
}

const browned = /\b(?:(?:dark|deep|deeply|richly|golden|well|very|nearly|until|and) brown(?:ed)?|carameli[sz]ed?)\b/
const nearlyBlack = /\b(?:(?:dark|deep|deeply|very) brown|nearly black|almost black|mahogany)\b/

/** What was cooked until it is brown has that color: onions by what the steps say of them. */
export function asBrowned(look: Look, name: string, { steps, title }: Told): Look {
  const noun = singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? '')
  if (look.shape !== 'arc' || noun.length < 3) return look
  const said = [...steps.split(/\. /), title].filter((text) => text.includes(noun))
  // shrunk, crisp and glossy
  if (said.some((text) => nearlyBlack.test(text)))
    return { shape: 'arc', colour: mix(look.colour, '#3a1a0a', 0.9), core: '#80461a', size: 15, width: 0.22 }
  return said.some((text) => browned.test(text)) ? { ...look, colour: mix(look.colour, '#7a421a', 0.72) } : look
}

const cookedThrough =
  /\b(?:simmer|boil|stew|brais|wilt|soften|soft\b|collapse|melt|saut|cook|fry|blanch|squeez|bake|steam|fold|stir)/
const servedRaw = /\b(?:salad|salsa|pico|bruschetta|toast|sandwich|wraps?|tacos?|burgers?|bowls?)\b/

/** Tomatoes and tender leaves as heat leaves them: softened, and limp. */
export function asSoftened(look: Look, name: string, { steps, title, recipeType }: Told): Look {
  const isLeaf = look.shape === 'spoon-leaf'
  if (!isLeaf && look.shape !== 'tomato-piece') return look
  const noun = singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? '')
  const isCooked =
    recipeType !== 'Salad' &&
    !servedRaw.test(title) &&
    (steps === ''
      ? recipeType === 'Soup'
      : steps.split(/[.;] /).some((text) => text.includes(noun) && cookedThrough.test(text)))
  if (!isCooked) return look
  return isLeaf ? { shape: 'wilted', colour: mix(look.colour, '#2c4a20', 0.4), size: 15 } : { ...look, mark: 'sheer' }
}

const flattened = /\b(?:smash|flatten|crush)(?:ed)?\b/
const pressable: ReadonlySet<Look['shape']> = new Set(['slanted-slice', 'round'])

/** Plantains and small potatoes that are pressed flat before they are fried or roasted. */
export function asSmashed(look: Look, name: string, { steps, title }: Told): Look {
  const noun = singularOf(name.match(/\p{L}+/gu)?.at(-1) ?? '')
  // a smashed cucumber is in chunks
  if (!pressable.has(look.shape) || look.mark !== undefined || noun.length < 3) return look
  const isFlat = [title, ...steps.split(/[.;] /)].some(
    (text) => flattened.test(text) && (text.includes(noun) || /\b(?:slice|piece|each|them)\b/.test(text)),
  )
  return isFlat || /\btostones|patacon/.test(title) ? { ...look, shape: 'smashed', size: 30 } : look
}

const rolled = inTurn(/\b(?:into|form|shape|roll)\b/, /\b(?:meat)?balls\b/)
const pressed = inTurn(/\b(?:form|shape|divide|press|make)\b/, /\bpatt(?:y|ies)\b/)
/** Ground meat that was rolled into balls or pressed into patties; loose otherwise. */
export function shapedMeat(look: Look, { title, steps }: Told): { readonly part?: 'main'; readonly look: Look } {
  // dough is rolled into balls too
  const isBalls = /meatball/.test(title) || (rolled.test(steps) && !/\b(?:dough|masa)\b/.test(steps))
  if (!isBalls && pressed.test(steps)) return { part: 'main', look: { ...look, shape: 'patty', size: 34 } }
  return isBalls ? { part: 'main', look: { ...look, shape: 'ball', size: 19, skin: '#4a2414' } } : { look }
}

/** Red meat that was simmered or stir-fried in thin slices: nothing of it stays red. */
export function isSimmered({ shape, skin }: Look, steps: string): boolean {
  return (
    shape === 'meat' &&
    skin === undefined &&
    /\b(?:simmer|stir.?fry|braise)/.test(steps) &&
    !/\b(?:medium.rare|let (?:it|them|the \w+) (?:rest|stand)|rest the|grill)/.test(steps)
  )
}

/** White meat that was stir-fried is in strips. */
export function stirFried(look: Look, { steps, form }: Told): Look {
  const isFried = form === 'stir-fry' || /\b(?:stir.?fry|wok)\b/.test(steps)
  if (look.shape !== 'meat' || look.skin === undefined || lightness(look.colour) < 0.6 || !isFried) return look
  return { shape: 'chunk', colour: mix(look.colour, '#eab676', 0.55), size: 25, width: 0.5, skin: look.skin }
}

export function simmered({ colour }: Look): Look {
  return { shape: 'chunk', colour: mix(colour, '#a3694a', 0.75), size: 27, width: 0.5, skin: '#7a4630' }
}

/** Crumbs and crackers that hold a mixture together, and fat to fry in, are in the dish and not on it. */
export function isBinder(id: string, words: string, steps: string): boolean {
  if (/\bfor (?:deep.?)?(?:frying|greasing|brushing|dusting|the pan)\b/.test(words)) return true
  if (!/breadcrumbs|panko|crackers|matzo/.test(id)) return false
  const crumbs = steps.split(/[.;] /).filter((sentence) => /crumbs|panko|crackers/.test(sentence))
  return crumbs.some((sentence) => /\b(?:mix|combine|soak|shape|roll|form|coat|press|dredge|knead)\b/.test(sentence))
}
