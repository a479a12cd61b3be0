import { expect, it } from 'vitest'
import { markedStep } from '#client/features/dishes/marked-step.ts'

/** The words, what is marked in brackets. */
function marked(text: string, ...names: string[]): string {
  const stretches = markedStep(
    text,
    names.map((name) => ({ name })),
  )
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text)
  return stretches.map(({ text, isIngredient }) => (isIngredient ? `[${text}]` : text)).join('')
}

it('marks what a step works with, said in full or by its last words, one or many', () => {
  expect(marked('Add the tofu and the Onions.', 'extra-firm tofu', 'red onion')).toBe(
    'Add the [tofu] and the [Onions].',
  )
  expect(marked('Slice the potatoes, pick the leaves, add a tomato.', 'potato', 'bay leaf', 'tomatoes')).toBe(
    'Slice the [potatoes], pick the [leaves], add a [tomato].',
  )
  expect(marked('Fold in the baby spinach.', 'baby spinach')).toBe('Fold in the [baby spinach].')
  expect(marked('Season with salt, then pepper.', 'salt and black pepper')).toBe('Season with [salt], then [pepper].')
})

it('marks a name said without its last word, where that is a cut or a form or more than one word is left', () => {
  expect(
    marked('Brown the chicken with the basil and garlic.', 'boneless chicken thighs', 'basil leaves', 'garlic cloves'),
  ).toBe('Brown the [chicken] with the [basil] and [garlic].')
  expect(marked('Stir in the tamarind and Kashmiri chile.', 'tamarind concentrate', 'Kashmiri chile powder')).toBe(
    'Stir in the [tamarind] and [Kashmiri chile].',
  )
  expect(marked('Sizzle the serranos.', 'serrano chile')).toBe('Sizzle the [serranos].')
  expect(marked('Press on the panko, shave the fennel.', 'panko breadcrumbs', 'fennel bulb')).toBe(
    'Press on the [panko], shave the [fennel].',
  )
  expect(marked('Roast the red pepper.', 'red bell pepper', 'red onion')).toBe('Roast the [red pepper].')
  expect(marked('Scatter the peanuts.', 'unsalted peanut butter')).toBe('Scatter the peanuts.')
  expect(marked('Eat the ground beef curry.', 'ground cloves', 'curry powder')).toBe('Eat the ground beef curry.')
})

it('takes the amount along', () => {
  expect(marked('Warm 3 tbsp oil for 5 minutes.', 'olive oil')).toBe('Warm [3 tbsp oil] for 5 minutes.')
  expect(marked('Beat 2 large eggs and 1 1/2 cups milk.', 'eggs', 'whole milk')).toBe(
    'Beat [2 large eggs] and [1 1/2 cups milk].',
  )
  expect(marked('Cook for 5 minutes. Onions follow.', 'onion')).toBe('Cook for 5 minutes. [Onions] follow.')
})

it('marks no part of another word, of another food or of what something is for', () => {
  expect(marked('Butter the dish in a buttered pan.', 'unsalted butter plus more for the pan')).toBe(
    '[Butter] the dish in a buttered pan.',
  )
  expect(marked('Crush the tomatoes.', 'tomato paste')).toBe('Crush the tomatoes.')
  expect(marked('', 'salt')).toBe('')
})

it('marks the longest name that is said, and of a name of many words the end', () => {
  expect(marked('Add the brown sugar, then sugar.', 'sugar', 'brown sugar')).toBe(
    'Add the [brown sugar], then [sugar].',
  )
  const many = 'one two three four five six seven eight nine'
  expect(marked(`Add ${many}.`, many)).toBe('Add one [two three four five six seven eight nine].')
})
