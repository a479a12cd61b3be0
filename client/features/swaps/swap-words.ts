import { listText } from '#client/features/dishes/format.ts'
import { words } from '#client/wording.ts'
import { allergensNamed } from '#domain/food/allergens/allergens.ts'
import { bySurety, changeOfFigures, type SwapOption } from '#domain/recipe/swap-option.ts'

/** What a swap changes, in a line: '12 kcal and $0.10 more per serving; richer'. */
export function swapWords(option: SwapOption): string {
  return [
    changeOfFigures(option, { calories: 1, cost: 0.01 }) ?? 'same calories and cost',
    option.taste === 'much the same' ? 'tastes about the same' : option.taste,
  ].join('; ')
}

/** What a swap brings in that was not there: an allergen, or the end of a diet. */
export function swapWarning(option: SwapOption): string {
  const { allergensAdded, dietsLost } = option
  const { sure, possible } = bySurety(allergensAdded, option)
  return [
    sure.length > 0 ? `adds ${listText(allergensNamed(sure, 'there'))}` : '',
    possible.length > 0 ? `may contain ${listText(allergensNamed(possible, 'there'), 'or')}` : '',
    dietsLost.length > 0 ? `no longer ${listText(dietsLost.map(words), 'or')}` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

/** What a swap takes away: an allergen that leaves, a diet that it fits now. */
export function swapGain(option: SwapOption): string {
  const { allergensGone, dietsGained } = option
  const { sure, possible } = bySurety(allergensGone, option)
  return [
    sure.length > 0 ? `no longer contains ${listText(allergensNamed(sure, 'absent'), 'or')}` : '',
    possible.length > 0 ? `leaves out what may contain ${listText(allergensNamed(possible, 'absent'), 'or')}` : '',
    dietsGained.length > 0 ? `now ${listText(dietsGained.map(words))}` : '',
  ]
    .filter(Boolean)
    .join('; ')
}
