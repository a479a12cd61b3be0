import { expect, test } from 'vitest'
import { goingOffSoonest } from '#client/features/at-home/going-off.ts'
import { detailOf, groupsOf, shortDay, takenText } from '#client/features/at-home/stock-words.ts'
import type { AtHomeItem } from '#contract/home/at-home.ts'

const today = '2026-11-29'
const item = (rest: Partial<AtHomeItem>): AtHomeItem => ({
  id: 1,
  food: 'flour',
  name: 'flour',
  text: '1 kg flour',
  grams: 1000,
  amount: '1',
  unit: 'kg',
  category: 'Baking',
  useBy: null,
  lastDay: null,
  addedAt: '2026-11-20T12:00:00Z',
  ...rest,
})

test('what has to go within three days stands first, apart from what is past its day, the rest by aisle', () => {
  const soon = item({ id: 1, useBy: '2026-12-02', lastDay: '2026-12-02' })
  const late = item({ id: 2, category: 'Meat', lastDay: '2026-11-28' })
  const flour = item({ id: 3, lastDay: '2026-12-03' })
  const fish = item({ id: 4, category: 'Seafood' })
  const last = item({ id: 5, useBy: today, lastDay: today })
  const older = item({ id: 6, useBy: '2026-11-20', lastDay: '2026-11-20' })
  const groups = groupsOf([soon, late, flour, fish, last, older], today)
  expect(groups.map(({ heading, first, items }) => [heading, first, items.map(({ id }) => id)])).toEqual([
    ['Use soon', 'soon', [5, 1]],
    ['Past its date', 'past', [6, 2]],
    ['Seafood', undefined, [4]],
    ['Baking', undefined, [3]],
  ])
})

test('what goes off within the week is named, the soonest first, each food once and three at most', () => {
  const named = (name: string, lastDay: string | null, rest: Partial<AtHomeItem> = {}) =>
    item({ name, lastDay, ...rest })
  const home = [
    named('cod', '2026-12-01'),
    named('milk', '2026-12-04'),
    named('spinach', today),
    named('cod', '2026-12-03'),
    named('old ham', '2026-11-28'),
    named('flour', '2026-12-07'),
    named('salt', null),
    named('leftovers of Aunt May', '2026-11-30', { food: null }),
    named('cream', '2026-12-06'),
  ]
  expect(goingOffSoonest(home, today)).toEqual(['spinach', 'cod', 'milk'])
  expect(goingOffSoonest(home.slice(4, 8), today)).toEqual([])
})

test('a line says how much there is and until when, as far as anybody knows', () => {
  expect(detailOf(item({ useBy: '2026-11-30', lastDay: '2026-11-30' }), today)).toBe('1 kg, use by Nov 30')
  expect(detailOf(item({ lastDay: '2027-01-02' }), today)).toBe('1 kg, keeps until about Jan 2, 2027')
  expect(detailOf(item({ lastDay: '2027-06-01' }), today)).toBe('1 kg')
  expect(detailOf(item({ amount: '', unit: '', grams: null }), today)).toBe('amount unknown')
  expect(detailOf(item({ name: 'eggs', amount: '1', unit: '' }), today)).toBe('1 egg')
  expect(detailOf(item({ name: 'onion', amount: '2-3', unit: '' }), today)).toBe('2-3 onions')
  expect(detailOf(item({ name: 'cabbage', amount: '1/2', unit: 'head' }), today)).toBe('1/2 head')
  expect(detailOf(item({ food: null, amount: '', unit: '', grams: null }), today)).toBe('')
  expect(detailOf(item({ lastDay: today }), today)).toBe('1 kg, keeps until about Nov 29')
  expect(detailOf(item({ useBy: '2026-11-27', lastDay: '2026-11-27' }), today)).toBe('1 kg, use-by date was Nov 27')
  expect(detailOf(item({ lastDay: '2026-11-27' }), today)).toBe('1 kg, usually keeps until about Nov 27')
  expect(shortDay('2026-12-24', today)).toBe('Dec 24')
})

test('what was taken is named, four things at most', () => {
  const eggs = { id: 1, name: 'eggs', grams: 100, amount: '2', unit: '', left: '1' }
  expect(takenText([eggs])).toBe('2 eggs')
  expect(takenText([eggs, eggs])).toBe('2 eggs and 2 eggs')
  expect(takenText([eggs, eggs, eggs, eggs, eggs, eggs])).toBe('2 eggs, 2 eggs, 2 eggs, 2 eggs and 2 more')
})
