import { expect, it } from 'vitest'
import { todayOf } from '#client/calendar-day.ts'
import { isDay, mondayFrom, shortDateText, spanText } from '#client/features/meal-plans/plan-dates.ts'

it('knows Mondays', () => {
  expect(mondayFrom('2026-11-21')).toBe('2026-11-23')
  expect(mondayFrom('2026-11-23')).toBe('2026-11-23')
})
it('reads the calendar of the reader', () => {
  expect(todayOf(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03')
})
it('writes days as people do', () => {
  expect(shortDateText('2026-11-23')).toBe('Mon, Nov 23')
  expect(spanText('2026-11-23', '2026-11-29')).toBe('November 23 to 29')
  expect(spanText('2026-11-30', '2026-12-06')).toBe('November 30 to December 6')
  expect(spanText('2026-12-28', '2027-01-03')).toBe('December 28, 2026 to January 3, 2027')
  expect(spanText('2026-11-23', '2026-11-23')).toBe('November 23')
})
it('takes whole days alone', () => {
  expect(isDay('2026-11-23')).toBe(true)
  expect(isDay('')).toBe(false)
  expect(isDay('2026-13-01')).toBe(false)
  expect(isDay('0002-11-23')).toBe(false)
})
