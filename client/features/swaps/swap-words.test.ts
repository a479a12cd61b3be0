import { expect, test } from 'vitest'
import { swapGain, swapWarning, swapWords } from '#client/features/swaps/swap-words.ts'
import type { SwapOption } from '#domain/recipe/swap-option.ts'

const same: SwapOption = {
  food: 'olive-oil',
  line: '2 tbsp olive oil',
  calories: 0,
  cost: 0,
  allergensAdded: [],
  allergensGone: [],
  allergensPossible: [],
  dietsLost: [],
  dietsGained: [],
  taste: 'much the same',
}

test('a swap says what changes, and what does not', () => {
  expect(swapWords(same)).toBe('same calories and cost; tastes about the same')
  expect(swapWords({ ...same, calories: 12, cost: -0.1, taste: 'richer' })).toBe(
    '12 kcal more and $0.10 less per serving; richer',
  )
  expect(swapWords({ ...same, calories: 5, cost: 0.25 })).toBe(
    '5 kcal and $0.25 more per serving; tastes about the same',
  )
  expect(swapWords({ ...same, calories: -5 })).toBe('5 kcal less per serving; tastes about the same')
})
test('an allergen that comes in is a warning, one that goes a gain', () => {
  expect(swapWarning(same)).toBe('')
  expect(swapWarning({ ...same, allergensAdded: ['tree_nut', 'soy'], dietsLost: ['nut-free'] })).toBe(
    'adds tree nuts and soy; no longer nut-free',
  )
  expect(swapGain({ ...same, allergensGone: ['milk'], dietsGained: ['vegan', 'dairy-free'] })).toBe(
    'no longer contains dairy; now vegan and dairy-free',
  )
})
test('what a food only may contain is said so', () => {
  expect(swapWarning({ ...same, allergensAdded: ['milk', 'soy'], allergensPossible: ['soy'] })).toBe(
    'adds dairy; may contain soy',
  )
  expect(swapGain({ ...same, allergensGone: ['soy', 'celery'], allergensPossible: ['soy', 'celery'] })).toBe(
    'leaves out what may contain soy or celery',
  )
})
