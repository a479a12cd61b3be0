import { expect, test } from 'vitest'
import { nextLook } from '#client/features/newsletter-desk/next-look.ts'

const now = Date.parse('2026-11-20T07:30:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const issue = (state: 'draft' | 'scheduled' | 'sending' | 'sent', scheduledAt: string | null = null) => ({
  state,
  scheduledAt,
})

test('issues are asked for often only while one is being sent or due', () => {
  expect(nextLook([], 3000, now)).toBe(false)
  expect(nextLook([issue('draft'), issue('sent', at(-60))], 3000, now)).toBe(false)
  expect(nextLook([issue('sent'), issue('sending', at(-1))], 3000, now)).toBe(3000)
  expect(nextLook([issue('scheduled', at(0))], 3000, now)).toBe(3000)
  expect(nextLook([issue('scheduled', at(20))], 3000, now)).toBe(20 * 60_000)
  expect(nextLook([issue('scheduled', at(90 * 24 * 60))], 3000, now)).toBe(60 * 60_000)
  expect(nextLook([issue('scheduled', at(20)), issue('sending')], 3000, now)).toBe(3000)
})
