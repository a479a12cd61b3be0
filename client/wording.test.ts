import { expect, it } from 'vitest'
import { priceMonths } from '#client/wording.ts'

it('dates prices by their first and last month', () => {
  expect(priceMonths(['2026-10', '2026-08', ''])).toBe('prices from Aug to Oct 2026')
  expect(priceMonths(['2026-01', '2025-12'])).toBe('prices from Dec 2025 to Jan 2026')
  expect(priceMonths([''])).toBe('undated prices')
})
