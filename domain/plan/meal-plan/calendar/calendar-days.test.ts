import { expect, test } from 'vitest'
import { dayAfter, daysBetween, daysOfPlan, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

const dayMs = 86_400_000

test('days are those of the calendar, in every year', () => {
  for (let day = -200_000; day <= 400_000; day += 37) {
    // oxlint-disable-next-line no-restricted-globals -- the calendar of the platform is what ours is compared with
    const date = new Date(day * dayMs)
    const text = date.toISOString().slice(0, 10)
    expect(daysBetween('1970-01-01', text)).toBe(day)
    expect(dayAfter('1970-01-01', day)).toBe(text)
    expect(weekdayOf(text)).toBe((date.getUTCDay() + 6) % 7)
  }
})

test('a plan across a turned clock has as many days as it has', () => {
  expect(daysOfPlan({ startDate: '2026-10-26', endDate: '2026-11-01' })).toBe(7)
  expect(daysOfPlan({ startDate: '2028-02-28', endDate: '2028-03-01' })).toBe(3)
  expect(daysOfPlan({ startDate: '2026-11-02', endDate: '2026-11-01' })).toBe(0)
})
