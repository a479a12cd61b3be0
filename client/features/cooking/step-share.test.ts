import { expect, it } from 'vitest'
import { shareOf } from '#client/features/cooking/step-share.ts'

const rice = { amount: '1 1/4', unit: 'cups', name: 'basmati rice', preparation: 'rinsed' }
const oil = { amount: '3', unit: 'tbsp', name: 'neutral oil' }
const lemon = { amount: '1/2', unit: '', name: 'lemon juice' }

const shares = (line: typeof oil, ...texts: string[]) => {
  const steps = texts.map((text, at) => ({ number: at + 1, text }))
  return steps.map(({ number }) => shareOf(line, steps, number))
}

it('all of a food goes into the first step that works with it, later ones have it from there', () => {
  expect(shares(rice, 'Cook the rice in 1 3/4 cups water.', 'Serve over the rice.')).toEqual(['all', { from: 1 }])
  expect(shares(oil, 'Warm 3 tbsp oil for 2 minutes.', 'Simmer until the oil parts.')).toEqual(['all', { from: 1 }])
  expect(shares(oil, 'Fry the rice 2 minutes in the oil.')).toEqual(['all'])
})

it('a share of it is told in the words of the step', () => {
  expect(shares(oil, 'Warm half the oil.', 'Add the rest of the oil.')).toEqual([
    { share: 'half' },
    { share: 'the rest' },
  ])
  expect(shares(oil, 'Warm 2 tbsp of the neutral oil.', 'Stir in the remaining oil.')).toEqual([
    'part',
    { share: 'the rest' },
  ])
  expect(shares(oil, 'Stir in most of the oil.', 'Drizzle with the rest of the oil.')).toEqual([
    { share: 'most' },
    { share: 'the rest' },
  ])
  expect(shares(rice, 'Spread a third of the rice.', 'Cover with the rice.')).toEqual([{ share: 'a third' }, 'part'])
})

it.each([
  [oil, 'Warm 1 tbsp oil.', 'Stir in the oil.'],
  [oil, 'Warm some oil.', 'Drizzle with more oil.'],
  [oil, 'Warm half the oil, later the rest of the oil.', 'Stir in the oil.'],
])('of %j its words say how much: %s %s', (line, ...texts) => {
  expect(shares(line, ...texts)).toEqual(['part', 'part'])
})

it('a single step may take a part', () => {
  expect(shares(lemon, 'Season with half the lemon juice.')).toEqual([{ share: 'half' }])
})
