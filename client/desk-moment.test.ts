import { expect, test } from 'vitest'
import { lastTyped, typedMoment } from '#client/desk-moment.ts'

test('a moment is sent in the time of the world, and one that cannot be is told in a sentence', () => {
  expect(typedMoment('')).toEqual({})
  expect(typedMoment('2026-11-20T07:30')).toEqual({ at: new Date(2026, 10, 20, 7, 30).toISOString() })
  for (const typed of ['20266-11-20T07:30', '202611-11-20T07:30', '275760-12-31T23:59', 'soon'])
    expect(typedMoment(typed)).toEqual({ fault: 'Please enter a date in the year 9999 or earlier' })
  // beyond the last year in the time of the world, west of it
  expect(Object.keys(typedMoment(lastTyped))).toHaveLength(1)
})
