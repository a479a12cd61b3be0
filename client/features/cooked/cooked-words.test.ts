import { expect, it } from 'vitest'
import { dayText, monthsOf, timesText } from '#client/features/cooked/cooked-words.ts'

const today = '2026-11-20'

it('says how often a recipe was cooked, and when last', () => {
  expect(timesText({ times: 0, last: null }, today)).toBeUndefined()
  expect(timesText({ times: 1, last: today }, today)).toBe('Cooked today')
  expect(timesText({ times: 1, last: '2026-11-03' }, today)).toBe('Cooked on Nov 3')
  expect(timesText({ times: 2, last: '2025-12-31' }, today)).toBe('Cooked twice, last on Dec 31, 2025')
  expect(timesText({ times: 3, last: '2026-11-03' }, today)).toBe('Cooked 3 times, last on Nov 3')
})

it('parts the diary into months', () => {
  const dish = (cookedOn: string) => ({
    id: 1,
    recipeId: 1,
    title: '',
    imageUrl: null,
    photoUrl: null,
    cookedOn,
    servings: 2,
    planned: null,
    rating: null,
    note: '',
    createdAt: '',
  })
  const months = monthsOf([dish('2026-11-02'), dish('2026-11-01'), dish('2025-11-30')])
  expect(months.map(({ heading, dishes }) => [heading, dishes.length])).toEqual([
    ['November 2026', 2],
    ['November 2025', 1],
  ])
  expect(dayText('2026-11-03', today)).toBe('Tue, Nov 3')
  expect(dayText(today, today)).toBe('Today')
})
