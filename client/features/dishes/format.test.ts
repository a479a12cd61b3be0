import { expect, it } from 'vitest'
import { clockText, gramsText, lengthText, listText, placesText, rangeText } from '#client/features/dishes/format.ts'
import { wholeText } from '#domain/measure/figures.ts'

it('counts down by the second', () => {
  expect([0, 9, 245, 3600, 3729].map(clockText)).toEqual(['0:00', '0:09', '4:05', '1:00:00', '1:02:09'])
})

it('tells how long a timer takes', () => {
  expect([30, 90, 600, 4500, 172_800].map(lengthText)).toEqual(['30 sec', '90 sec', '10 min', '1 hr 15 min', '48 hr'])
})

it('weighs spices finer than potatoes', () => {
  expect([3.24, 15.4, 20.4, 396.9, 1250].map(gramsText)).toEqual(['3.2 g', '15.4 g', '20 g', '397 g', '1.25 kg'])
})

it('prints a range as one figure where both ends read alike', () => {
  expect(rangeText({ low: 394.2, high: 502.8 }, wholeText)).toBe('394 to 503')
  expect(rangeText({ low: 99.8, high: 100.3 }, wholeText)).toBe('100')
})

it('joins words and counts lines from one', () => {
  expect([[], ['milk'], ['milk', 'soy'], ['milk', 'soy', 'celery']].map((words) => listText(words))).toEqual([
    '',
    'milk',
    'milk and soy',
    'milk, soy and celery',
  ])
  expect(listText(['milk', 'soy', 'celery'], 'or')).toBe('milk, soy or celery')
  expect(placesText('line', [13])).toBe('line 14')
  expect(placesText('step', [0, 2, 3])).toBe('steps 1, 3 and 4')
})
