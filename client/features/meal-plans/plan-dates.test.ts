import { expect, it } from 'vitest'
import { todayOf } from '#client/calendar-day.ts'
import {
  activeText,
  isDay,
  isWeekEnding,
  mondayFrom,
  repeatsText,
  shoppingStart,
  shortDateText,
  spanText,
  thisTime,
} from '#client/features/meal-plans/plan-dates.ts'

it('knows Mondays', () => {
  expect(mondayFrom('2026-11-21')).toBe('2026-11-23')
  expect(mondayFrom('2026-11-23')).toBe('2026-11-23')
})
it('speaks of the next week from Thursday on', () => {
  const week = [23, 24, 25, 26, 27, 28, 29].map((day) => isWeekEnding(`2026-11-${day}`))
  expect(week).toEqual([false, false, false, true, true, true, true])
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

it('shops from the first day that is left', () => {
  const plan = { startDate: '2026-11-23', endDate: '2026-11-29', repeats: 0 }
  const first = (today: string, repeats = 0) => Object.values(shoppingStart({ ...plan, repeats }, today))
  expect(first('2026-11-20')).toEqual(['2026-11-23', 0])
  expect(first('2026-11-25')).toEqual(['2026-11-23', 2])
  expect(first('2026-12-02')).toEqual(['2026-11-23', 0])
  expect(first('2026-12-02', 3)).toEqual(['2026-11-30', 2])
})

it('of a plan that repeats, shows the time that is not over', () => {
  const plan = { startDate: '2026-11-23', endDate: '2026-11-27', repeats: 2 }
  const shown = (today: string, days = plan) => {
    const { startDate, endDate, repeats } = thisTime(days, today)
    return [spanText(startDate, endDate), repeatsText({ repeats })]
  }
  expect(shown('2026-11-20')).toEqual(['November 23 to 27', 'repeats 2 more times'])
  expect(shown('2026-11-27')).toEqual(['November 23 to 27', 'repeats 2 more times'])
  // the weekend between two times belongs to the one that comes
  expect(shown('2026-11-28')).toEqual(['November 30 to December 4', 'repeats once more'])
  expect(shown('2026-12-09')).toEqual(['December 7 to 11', undefined])
  expect(shown('2027-03-01')).toEqual(['December 7 to 11', undefined])
  expect(shown('2027-03-01', { ...plan, repeats: 0 })).toEqual(['November 23 to 27', undefined])
})

it('a plan is active on its days, and says from when on', () => {
  const plan = { id: 1, isActive: false, isInTurn: true, startDate: '2026-11-23' }
  expect(activeText(plan, '2026-11-22', 2)).toBe('Active from November 23')
  expect(activeText(plan, '2026-11-25', 1)).toBe('Active')
  expect(activeText(plan, '2026-11-25', 2)).toBeUndefined()
  expect(activeText({ ...plan, isInTurn: false }, '2026-11-22', 2)).toBeUndefined()
})
