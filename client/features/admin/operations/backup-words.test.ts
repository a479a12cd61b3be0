import { expect, test } from 'vitest'
import { ageText, archiveText, sizeText } from '#client/features/admin/operations/backup-words.ts'

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

test.each([
  [false, null, null, 'Continuous archiving is off in PostgreSQL (archive_mode).'],
  [true, null, null, 'PostgreSQL has archived nothing yet.'],
  [true, '2026-11-20T11:57:00.000Z', null, 'PostgreSQL last archived its log 3 minutes ago.'],
  [
    true,
    '2026-11-20T09:00:00.000Z',
    '2026-11-20T11:59:00.000Z',
    'PostgreSQL last archived its log 3 hours ago, and failed to 1 minute ago. Its own log says why.',
  ],
])('archiving that is on: %s, last at %s, failed at %s', (isOn, lastAt, lastFailedAt, sentence) => {
  expect(archiveText({ isOn, lastAt, lastFailedAt }, new Date('2026-11-20T12:00:00Z'))).toBe(sentence)
})
