import type { Cooking } from '#domain/food/losses/cooked-step.ts'
import type { WeighedLine } from '#domain/food/weighed-line.ts'

/** Of the flour, egg and crumbs that something is turned in, what sticks to it; our own assumption. */
const sticks = 2 / 3

const crumbs = new Set([
  'breadcrumbs',
  'panko',
  'seasoned-breadcrumbs',
  'gf-breadcrumbs',
  'fresh-breadcrumbs',
  'corn-flakes',
])
const flours = new Set(['flour', 'gf-flour', 'rice-flour', 'cornstarch', 'whole-wheat-flour', 'potato-starch'])
const eggs = new Set(['egg', 'egg-white', 'vegan-egg'])
/** What is mixed with crumbs instead of being turned in them. */
const mixed = /^(?:ground-|extra-lean-ground|sausage$|plant-mince$|baking-|meatballs$)/

/**
 * The lines of a dish that is breaded, less what stays on the plates: flour, egg and crumbs stand in one list with something whole to turn
 * in them. Steps, where there are any, must speak of it. The same lines are given back where nothing is breaded.
 */
export function withoutLeftBreading<T extends WeighedLine>(
  lines: readonly T[],
  cooking: Cooking | undefined,
): readonly T[] {
  if (!lines.some((line) => crumbs.has(only(line)?.food?.id ?? ''))) return lines
  const grams = (ids: ReadonlySet<string>) =>
    lines.reduce((sum, line) => sum + (ids.has(only(line)?.food?.id ?? '') ? (only(line)?.weight?.grams ?? 0) : 0), 0)
  const isBreaded = grams(crumbs) >= 40 && grams(flours) >= 30 && grams(eggs) > 0 && !lines.some(isMixed)
  if (!isBreaded || (cooking && !cooking.steps.some(({ text }) => turning.test(text)))) return lines
  return lines.map((line) => {
    const id = only(line)?.food?.id ?? ''
    const isCoat = crumbs.has(id) || flours.has(id) || eggs.has(id)
    return isCoat && line.eaten.share === 1
      ? { ...line, eaten: { share: sticks, how: 'a third of it stays on the plates' } }
      : line
  })
}

const turning = /\b(?:dredg|dip|coat|turn\w* in|press\w* into|bread(?:ing|ed))/

function only({ portions }: WeighedLine) {
  return portions.length === 1 ? portions[0] : undefined
}
function isMixed({ portions }: WeighedLine): boolean {
  return portions.some(({ food }) => food !== undefined && mixed.test(food.id))
}
