import { expect, it } from 'vitest'
import { nextDay } from '#client/features/billing/next-day.ts'

it('new recipes come at the next midnight of UTC, over the end of a month and of a year too', () => {
  expect(nextDay(new Date('2026-11-20T08:09:00Z'))).toBe('2026-11-21T00:00:00.000Z')
  expect(nextDay(new Date('2026-11-20T23:59:59.999-05:00'))).toBe('2026-11-22T00:00:00.000Z')
  expect(nextDay(new Date('2026-12-31T00:00:00Z'))).toBe('2027-01-01T00:00:00.000Z')
})
