import { either, inTurn, type Pattern } from '#domain/plain-text.ts'
import type { SharedFormId } from '#domain/recipe/compose/form-ids.ts'
import type { Look } from '#server/ports/images/drawn-dish/look.ts'

/** What is said of a dish besides its foods. */
export interface Told {
  /** Lower case, without accents. */
  readonly title: string
  readonly steps: string
  /** The kitchen's form of it, where the kitchen composed it in one that many dishes share. */
  readonly form?: SharedFormId
  readonly recipeType: string
}

/** Eggs by what was done to them; what stands first counts. A sentence that beats, dips or brushes them shows none. */
const waysOfEggs: readonly (readonly [Pattern, Partial<Look>])[] = [
  [
    /hard.?(?:boil|cook)|soft.?(?:boil|cook)|boiled|jammy|\bpeel(?:ed)?\b|deviled|halve the eggs/,
    { shape: 'half-egg' },
  ],
  [/scrambl|\bcurds?\b/, { shape: 'puff', colour: '#f6cf5c', size: 13 }],
  [
    either(
      /poached? eggs?|fried eggs?|sunny|break (?:the|an?|one|\d) egg|hollows?/,
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
  if (isScrambled) return { shape: 'puff', colour: '#f6cf5c', size: 15 }
  if (form !== undefined || steps !== '')
    return inTurn(/\beggs?\b/, /\bsalad\b/).test(title) ? { shape: 'half-egg' } : undefined
  return /\beggs?\b|ramen|nicoise|cobb/.test(title) || recipeType === 'Salad' ? { shape: 'half-egg' } : undefined
}

const rolled = inTurn(/\b(?:into|form|shape|roll)\b/, /\b(?:meat)?balls\b/)
/** Ground meat that was rolled into balls; loose otherwise. */
export function shapedMeat(look: Look, { title, steps }: Told): { readonly part?: 'main'; readonly look: Look } {
  const isBalls = /meatball/.test(title) || rolled.test(steps)
  return isBalls ? { part: 'main', look: { ...look, shape: 'ball', size: 19, skin: '#4a2414' } } : { look }
}

/** Crumbs and crackers that hold a mixture together, and fat to fry in, are in the dish and not on it. */
export function isBinder(id: string, words: string, steps: string): boolean {
  if (/\bfor (?:deep.?)?(?:frying|greasing|brushing|dusting|the pan)\b/.test(words)) return true
  if (!/breadcrumbs|panko|crackers|matzo/.test(id)) return false
  const crumbs = steps.split(/[.;] /).filter((sentence) => /crumbs|panko|crackers/.test(sentence))
  return crumbs.some((sentence) => /\b(?:mix|combine|soak|shape|roll|form|coat|press|dredge|knead)\b/.test(sentence))
}
