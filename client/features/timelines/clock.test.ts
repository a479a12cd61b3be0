import { expect, it } from 'vitest'
import { clockAt, ticksOf, unprovedText } from '#client/features/timelines/clock.ts'

it('counts back from serving, over midnight too', () => {
  expect(clockAt(1140, -40)).toBe('6:20 PM')
  expect(clockAt(1140, 0)).toBe('7:00 PM')
  expect(clockAt(480, -500)).toBe('the day before, 11:40 PM')
  expect(clockAt(480, -2000)).toBe('2 days before, 10:40 PM')
})

it.each([
  [0, []],
  [15, []],
  [66, [-60, -45, -30, -15]],
  [75, [-60, -45, -30, -15]],
  [150, [-120, -90, -60, -30]],
  [480, [-360, -240, -120]],
  [1500, [-1260, -840, -420]],
])('marks round times of %i minutes', (minutes, ticks) => {
  expect(ticksOf(minutes)).toEqual(ticks)
})

it('says of an order that is good and not proved that there may be a better one', () => {
  expect(unprovedText({ isBest: true })).toBe('')
  expect(unprovedText({ isBest: false })).toContain('there may be a slightly better one')
})
