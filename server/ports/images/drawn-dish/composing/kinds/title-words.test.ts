import { expect, test } from 'vitest'
import * as kinds from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-title.ts'
import { headOf, lexiconOf, saying } from '#server/ports/images/drawn-dish/composing/kinds/title-words.ts'

const lexicon = lexiconOf([
  ['soup', 'soup, chowder'],
  ['taco', 'taco, fajita'],
  ['salad', 'salad'],
  ['fried fish', 'fish and chip'],
  ['pudding', 'arroz con leche'],
  ['rice', 'arroz, rice'],
  ['sauce', 'sauce'],
  ['fried potato', 'fry'],
  ['bun', 'sloppy joe'],
  ['cutlet', 'fried chicken'],
  ['stir-fry', 'stir fried chicken'],
] as const)

test.each([
  ['taco soup with rice salad', 'soup'],
  ["grandma's best tacos, the easy way", 'taco'],
  ['weeknight: corn & potato chowders', 'soup'],
  ['fish and chips', 'fried fish'],
  ['fish and chip tacos', 'taco'],
  ['fish and chips with rice', 'fried fish'],
  ['arroz con leche', 'pudding'],
  ['arroz con pollo', 'rice'],
  ['stir-fried chicken', 'stir-fry'],
  ['fajita supper', 'taco'],
  ['oven fries', 'fried potato'],
  ['lentil sloppy joes', 'bun'],
  ['mustard sauce', 'sauce'],
  ['mustard sauce pork chops', undefined],
  ['salmon with rice', undefined],
  ['', undefined],
])('the head of “%s” is %s', (title, head) => {
  expect(headOf(title, lexicon, new Set(['sauce'] as const))).toBe(head)
})

test('every name stands for one drawing', () => {
  const names = kinds.nouns.flatMap(([, row]) => row.split(',').map((name) => name.trim()))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('words are heard whole, in the plural and as beginnings', () => {
  const says = saying('baking dish, blend*, egg')
  expect(['two baking-dishes', 'blended', 'eggs'].map(says)).toEqual([true, true, true])
  expect(['baking dish.', 'reblend', 'eggplant'].map(says)).toEqual([true, false, false])
})
