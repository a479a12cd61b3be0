import { expect, test } from 'vitest'
import { monthsFrom, priceIn, type SetPrice } from '#domain/food/prices/set-price.ts'

const since = (month: string, usd: number, months: readonly number[] = []): SetPrice => ({
  usd,
  since: month,
  months,
  source: 'a receipt',
})
const usdIn = (month: string, ...set: readonly SetPrice[]) => priceIn(month, set)?.usd

test('a price holds from its month on, and one that begins later takes its place from then on', () => {
  const set = [since('2027-03', 2), since('2026-11', 1)]
  expect(monthsFrom('2026-10', 7).map((month) => usdIn(month, ...set))).toEqual([undefined, 1, 1, 1, 1, 2, 2])
})

test('a price for months of the year goes before one for all of them, every year', () => {
  const set = [since('2026-01', 1, [6, 7, 8]), since('2027-01', 2)]
  expect(['2026-05', '2026-06', '2027-05', '2027-08', '2028-09'].map((month) => usdIn(month, ...set))).toEqual([
    undefined,
    1,
    2,
    1,
    2,
  ])
})

test('of two that begin in one month the one that was set last holds', () => {
  expect(usdIn('2026-11', since('2026-11', 1), since('2026-11', 2))).toBe(2)
})

test('months go on over the end of a year', () => {
  expect(monthsFrom('2026-11', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})
