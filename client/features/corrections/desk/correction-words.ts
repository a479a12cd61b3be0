import { gramsText } from '#client/features/recipes/format.ts'
import type { Correction, CorrectionState } from '#contract/corrections.ts'

export const stateWords: Readonly<Record<CorrectionState, { tab: string; empty: string }>> = {
  waiting: { tab: 'Waiting', empty: 'Nothing waits' },
  accepted: { tab: 'In force', empty: 'None is in force' },
  declined: { tab: 'Declined', empty: 'None was declined' },
  withdrawn: { tab: 'Taken back', empty: 'None was taken back' },
  replaced: { tab: 'Replaced', empty: 'None was replaced' },
}

/** '“oat drink” is oat milk', 'One can of chickpeas holds 400 g'. */
export function saidOf({ kind, words, food, unit, grams }: Correction): string {
  if (kind === 'food') return `“${words}” is ${food ?? 'a food that is gone from the table'}`
  return `One ${unit === 'each' ? 'piece' : unit} of ${words} weighs ${gramsText(grams ?? 0)}`
}

/** How many stored recipes it changes. */
export function recipesText(recipes: number | null): string {
  if (recipes === null) return 'The recipes are being counted.'
  if (recipes === 0) return 'It would change no stored recipe.'
  return `It would change ${recipes.toLocaleString('en-US')} stored ${recipes === 1 ? 'recipe' : 'recipes'}.`
}

export function momentOf(instant: string): string {
  return new Date(instant).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })
}
