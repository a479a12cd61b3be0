import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

function asked(notes: string, seed = 1) {
  const made = compose({ ...anything, notes }, seed)
  if (!('draft' in made)) throw new Error(`${notes}: ${made.contradiction.message}`)
  return { title: made.draft.title, servings: made.draft.servings, told: made.draft.notes.join('. ') }
}

it.each([
  ['chili, high cholesterol', /Chili$/],
  ['low sodium chili', /Chili$/],
  ['chickpeas and curry paste', /Curry/],
  ['something to eat with naan', /Curry|Tikka|Korma|Dal|Saag|Aloo|Masala|Butter Chicken/],
  ['menemen', /Menemen/],
  ['quiche but no pastry for easter brunch', /Crustless Quiche/],
])('%s is a dish of that name or kind', (notes, title) => {
  for (const seed of [1, 2, 3]) expect(asked(notes, seed).title).toMatch(title)
})

it('a dish that was named may take a few minutes more than there are, and says how long', () => {
  const { title, told } = asked('air fryer chicken thighs 30 minutes')
  expect(title).toBe('Air-Fryer Chicken Thighs')
  expect(told).toMatch(/It takes 3[1-6] minutes, more than the 30 you asked for/)
  expect(asked('lasagna in 45 minutes').title).not.toMatch(/Lasagna/)
})

it('what is asked for beside a dish is told of, and the dish is itself', () => {
  const { title, told } = asked('lasagna with garlic bread')
  expect([title, told]).toEqual(['Lasagna', 'We write one recipe at a time, so ask for “garlic bread” next'])
})

it('a feast of two has a dish for two, and any dish of a feast may come', () => {
  for (const seed of [1, 2, 3]) expect(asked('christmas dinner for two', seed).servings).toBe(2)
  const titles = new Set([1, 2, 3, 4, 5, 6].map((seed) => asked('christmas dinner', seed).title))
  expect(titles.size).toBeGreaterThan(1)
})

it('a version without meat says that it is vegetarian', () => {
  expect(asked('breakfast burrito, vegetarian').title).toBe('Vegetarian Breakfast Burrito')
  expect(asked('vegan chili').title).toBe('Vegan Chili')
})
