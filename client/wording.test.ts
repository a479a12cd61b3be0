import { expect, it } from 'vitest'
import { priceMonths } from '#client/wording.ts'

it('dates prices by their first and last month', () => {
  expect(priceMonths(['2026-10', '2026-08', ''])).toBe('Aug to Oct 2026 prices')
  expect(priceMonths(['2026-01', '2025-12'])).toBe('Dec 2025 to Jan 2026 prices')
  expect(priceMonths([''])).toBe('undated prices')
})
