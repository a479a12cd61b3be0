import { expect, it } from 'vitest'
import { minutesText } from '#domain/measure/minutes.ts'

it('says minutes as a cook does', () => {
  expect([0, 25, 59.6, 60, 75, 120, 480].map(minutesText)).toEqual([
    '0 min',
    '25 min',
    '1 h',
    '1 h',
    '1 h 15 min',
    '2 h',
    '8 h',
  ])
})
