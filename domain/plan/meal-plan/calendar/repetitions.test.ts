import { describe, expect, test } from 'vitest'
import { dayOn, daysOver, periodOf, servedAt, startOn } from '#domain/plan/meal-plan/calendar/repetitions.ts'

const nineDays = { startDate: '2026-11-23', endDate: '2026-12-01', repeats: 2 }

describe('a plan that comes again', () => {
  test.each([
    ['2026-11-23', '2026-11-23', 7],
    ['2026-11-23', '2026-11-29', 7],
    ['2026-11-23', '2026-11-30', 14],
    ['2026-11-23', '2026-12-20', 28],
  ])('from %s to %s, does so every whole weeks', (startDate, endDate, period) => {
    expect(periodOf({ startDate, endDate, repeats: 1 })).toBe(period)
  })

  test.each([
    ['2026-11-22', undefined],
    ['2026-11-23', 0],
    ['2026-12-01', 8],
    ['2026-12-02', undefined],
    ['2026-12-07', 0],
    ['2026-12-29', 8],
    ['2027-01-04', undefined],
  ])('has on %s its day %s', (date, day) => {
    expect(dayOn(nineDays, date)).toBe(day)
  })

  test.each([
    ['2026-01-01', '2026-11-23'],
    ['2026-12-01', '2026-11-23'],
    ['2026-12-02', '2026-12-07'],
    ['2026-12-15', '2026-12-07'],
    ['2027-06-01', '2026-12-21'],
  ])('is on %s at or before the time that starts on %s', (date, start) => {
    expect(startOn(nineDays, date)).toBe(start)
  })
})

test.each([
  ['2026-11-20', 0],
  ['2026-11-23', 0],
  ['2026-11-26', 3],
  ['2026-12-02', 0],
  ['2026-12-09', 2],
  ['2026-12-29', 8],
  ['2027-06-01', 9],
])('on %s, %i days of its time are over', (date, over) => {
  expect(daysOver(nineDays, date)).toBe(over)
})

test('a meal is on the table when the rules say so for its weekday, else at its usual hour', () => {
  const meals = [
    { meal: 'dinner', at: '18:00', weekdays: [0, 1, 2, 3, 4], eaters: [] },
    { meal: 'dinner', at: '20:00', weekdays: [5, 6], eaters: [] },
  ] as const
  const at = (day: number, meal: 'dinner' | 'lunch') => servedAt({ meals: meals as never }, { day, meal }, '2026-11-23')
  expect(at(4, 'dinner')).toEqual({ date: '2026-11-27', at: '18:00' })
  expect(at(5, 'dinner')).toEqual({ date: '2026-11-28', at: '20:00' })
  expect(at(5, 'lunch')).toEqual({ date: '2026-11-28', at: '12:30' })
})
