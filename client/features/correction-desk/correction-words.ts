import { gramsText } from '#client/features/dishes/format.ts'
import type { Correction, CorrectionState } from '#contract/recipes/corrections.ts'
import { wholeText } from '#domain/measure/figures.ts'

export const stateWords: Readonly<Record<CorrectionState, { tab: string; empty: string }>> = {
  waiting: { tab: 'Waiting', empty: 'Nothing to review' },
  accepted: { tab: 'Active', empty: 'No active corrections' },
  declined: { tab: 'Declined', empty: 'No declined corrections' },
  withdrawn: { tab: 'Withdrawn', empty: 'No withdrawn corrections' },
  replaced: { tab: 'Replaced', empty: 'No replaced corrections' },
}

/** '“oat drink” is oat milk', 'One can of chickpeas weighs 400 g', 'One onion weighs 110 g'. */
export function saidOf({ kind, words, food, unit, grams }: Correction): string {
  if (kind === 'food') return `“${words}” is ${food ?? 'a food that’s no longer in our database'}`
  return `One ${unit === 'each' ? '' : `${unit} of `}${words} weighs ${gramsText(grams ?? 0)}`
}

/** What was decided, at the beginning of a sentence. */
export const decidedWords: Readonly<Record<Exclude<CorrectionState, 'waiting'>, string>> = {
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
}

/** How many stored recipes it changed, or would change. */
export function recipesText({ recipes, state, decidedAt }: Correction): string {
  if (recipes === null) return 'The recipes are being counted.'
  const wasActive = decidedAt !== null && state !== 'declined'
  if (recipes === 0) return `It ${wasActive ? 'didn’t' : 'wouldn’t'} change any stored recipes.`
  const many = `${wholeText(recipes)} stored ${recipes === 1 ? 'recipe' : 'recipes'}`
  return `It ${wasActive ? 'changed' : 'would change'} ${many}.`
}
