import { expect, it } from 'vitest'
import { periodOf, unusedCents } from '#server/ports/payments/test-checkout/periods.ts'

const ends = (anchor: string, periods: number) => periodOf({ anchor: new Date(anchor), periods }).end.toISOString()

it('a month that began on the 31st ends on the last day of a shorter one, and on the 31st again where there is one', () => {
  expect(ends('2027-01-31T09:30:00Z', 1)).toBe('2027-02-28T09:30:00.000Z')
  expect(ends('2027-01-31T09:30:00Z', 2)).toBe('2027-03-31T09:30:00.000Z')
  expect(ends('2028-01-31T09:30:00Z', 1)).toBe('2028-02-29T09:30:00.000Z')
  expect(ends('2026-11-20T12:00:00Z', 14)).toBe('2028-01-20T12:00:00.000Z')
})

it('every month begins where the one before ended', () => {
  const anchor = new Date('2026-10-31T23:59:59Z')
  for (let periods = 1; periods < 40; periods += 1)
    expect(periodOf({ anchor, periods: periods + 1 }).start).toEqual(periodOf({ anchor, periods }).end)
})

it('what is unused is whole at the start, nothing at the end, half between, in whole cents', () => {
  const period = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') }
  const at = (date: string) => unusedCents(700, period, new Date(date))
  expect(at('2026-11-01T00:00:00Z')).toBe(700)
  expect(at('2026-11-16T00:00:00Z')).toBe(350)
  expect(at('2026-11-20T12:34:56.789Z')).toBe(244)
  expect(at('2026-12-01T00:00:00Z')).toBe(0)
  expect(at('2027-03-01T00:00:00Z')).toBe(0)
  expect(at('2026-08-01T00:00:00Z')).toBe(700)
})
