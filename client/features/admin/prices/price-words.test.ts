import { expect, test } from 'vitest'
import { hundredText, monthChoices, recipesText, runsOf, spanText } from '#client/features/admin/prices/price-words.ts'

test('a price is told as exactly as it was set', () => {
  expect([0.28, 0.5, 1, 0.0125].map(hundredText)).toEqual(['$0.28', '$0.50', '$1.00', '$0.0125'])
})

test('months with the same figures are one row, over the end of a year too', () => {
  const of = (month: string, after: number) => ({ month, before: 1, after })
  expect(runsOf([of('2026-12', 2), of('2027-01', 2), of('2027-02', 3), of('2027-12', 3)])).toMatchObject([
    { first: '2026-12', last: '2027-01', after: 2 },
    { first: '2027-02', last: '2027-02', after: 3 },
    { first: '2027-12', last: '2027-12', after: 3 },
  ])
})

test('when a price holds, and how many recipes have the food, is said in words', () => {
  expect(spanText({ since: '2026-11', months: [] })).toBe('From Nov 2026')
  expect(spanText({ since: '2026-11', months: [6, 7, 8] })).toBe('From Nov 2026, every Jun, Jul and Aug')
  expect(recipesText({ count: 10_000, isMore: true })).toBe('At least 10,000 stored recipes use this food.')
})

test('a price can begin a year back or ahead', () => {
  const choices = monthChoices('2026-11').map(({ value }) => value)
  expect([choices[0], choices[12], choices.at(-1), choices.length]).toEqual(['2025-11', '2026-11', '2027-11', 25])
})
