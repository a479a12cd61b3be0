import { expect, it } from 'vitest'
import { amountsOfStep, sharesOf } from '#client/features/spread/method/amounts-of-step.ts'

const line = (amount: string, unit: string, name: string) => ({ amount, unit, name })
const oil = line('3', 'tbsp', 'neutral oil')

it('knows the share of a line that each step takes, and the rest of it', () => {
  expect(sharesOf(oil, ['Fry in the oil.', 'Simmer until the oil parts.'])).toEqual([
    [1, 1],
    [0, 1],
  ])
  expect(sharesOf(oil, ['Heat 1 tbsp of the oil.', 'Add the remaining oil.'])).toEqual([
    [1, 3],
    [2, 3],
  ])
  expect(sharesOf(oil, ['Warm half the oil.', 'Add the rest of the oil.', 'Stir until the oil shows.'])).toEqual([
    [1, 2],
    [1, 2],
    [0, 1],
  ])
})

it('leaves open what the words leave open: most of it, another unit, more than there is, twice in a step', () => {
  expect(sharesOf(oil, ['Add most of the oil.', 'Add the remaining oil.'])).toEqual([undefined, undefined])
  expect(sharesOf(oil, ['Add 1 cup of the oil.', 'Add the rest of the oil.'])).toEqual([undefined, undefined])
  expect(sharesOf(oil, ['Add 4 tbsp of the oil.', 'Add the rest of the oil.'])).toEqual([undefined, undefined])
  expect(sharesOf(oil, ['Warm half the oil, later the rest of the oil.', 'Stir in the oil.'])[0]).toBeUndefined()
})

it('says what goes into each step, in amounts that can be measured', () => {
  const lines = [line('8', '', 'eggs'), oil, line('3/4', 'tsp', 'ground turmeric'), line('1', 'tsp', 'kosher salt')]
  const texts = [
    'Boil the eggs for 10 minutes.',
    'Heat 1 tbsp of the oil with half the turmeric. Roll the eggs in it.',
    'Add the remaining oil, the remaining turmeric and most of the salt.',
    'Stir in the remaining salt.',
  ]
  const steps = texts.map((text) => ({ text, isScaled: true }))
  const stepLines = [[0], [0, 1, 2], [1, 2, 3], [3]]
  expect(texts.map((_, step) => amountsOfStep({ stepLines }, { lines, steps }, step))).toEqual([
    ['8 eggs'],
    ['1 tbsp neutral oil', '3/8 tsp ground turmeric'],
    ['2 tbsp neutral oil', '3/8 tsp ground turmeric', 'kosher salt (most of 1 tsp)'],
    ['kosher salt (the rest)'],
  ])
})

it('says what no spoon has in the words of the step, and one of several in the singular', () => {
  const said = (ingredient: typeof oil, text: string) =>
    amountsOfStep({ stepLines: [[0]] }, { lines: [ingredient], steps: [{ text, isScaled: true }] }, 0)
  expect(said(line('1/3', 'cup', 'butter'), 'Stir in half the butter.')).toEqual(['butter (half of 1/3 cup)'])
  expect(said(line('2', 'cups', 'milk'), 'Pour in half the milk.')).toEqual(['1 cup milk'])
  expect(said(line('2', '', 'onions'), 'Chop half the onions.')).toEqual(['1 onion'])
  expect(said(line('1-2', 'tbsp', 'oil'), 'Warm half the oil.')).toEqual(['oil (half of 1-2 tbsp)'])
})

it('works nothing out of an amount that does not grow with the list', () => {
  const steps = [
    { text: 'Heat 1 tbsp of the oil.', isScaled: false },
    { text: 'Add the remaining oil.', isScaled: true },
  ]
  const lines = [line('6', 'tbsp', 'neutral oil')]
  expect(amountsOfStep({ stepLines: [[0], [0]] }, { lines, steps }, 1)).toEqual(['neutral oil (the rest)'])
})

it('says nothing where the step measures all of it itself', () => {
  const steps = [{ text: 'Warm 3 tbsp neutral oil in a pot.', isScaled: true }]
  expect(amountsOfStep({ stepLines: [[0]] }, { lines: [oil], steps }, 0)).toEqual([])
  expect(amountsOfStep({}, { lines: [oil], steps }, 0)).toEqual([])
})
