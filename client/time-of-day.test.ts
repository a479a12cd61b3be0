import { expect, it } from 'vitest'
import { timeOfDay } from '#client/time-of-day.ts'

it('says midnight in words, and every other time by the clock', () => {
  expect(timeOfDay(new Date(2026, 10, 20).getTime())).toBe('midnight')
  expect(timeOfDay(new Date(2026, 10, 20, 12, 0).getTime())).toMatch(/^12:00/)
  expect(timeOfDay(new Date(2026, 10, 20, 0, 1).getTime())).toMatch(/:01/)
})
