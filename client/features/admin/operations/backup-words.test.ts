import { expect, test } from 'vitest'
import { ageText, sizeText } from '#client/features/admin/operations/backup-words.ts'

test('sizes are told in the unit that fits', () => {
  expect([12, 4321, 999_600, 1_000_000, 12_440_000, 3_210_000_000].map(sizeText)).toEqual([
    '1 kB',
    '4 kB',
    '1000 kB',
    '1 MB',
    '12.4 MB',
    '3.2 GB',
  ])
})

test('an age is told in minutes, hours or days, and never below nothing', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const before = (minutes: number) => ageText(new Date(now.getTime() - minutes * 60_000).toISOString(), now)
  expect([-5, 0, 1, 59, 60, 47 * 60, 48 * 60, 30 * 24 * 60].map(before)).toEqual([
    '0 minutes',
    '0 minutes',
    '1 minute',
    '59 minutes',
    '1 hour',
    '47 hours',
    '2 days',
    '30 days',
  ])
})
