import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAmounts,
  amountOf,
  compareFractions,
  fraction,
  fractionOf,
  scaleAmount,
  toNumber,
} from '#domain/measure/amount.ts'
import { printAmount } from '#domain/measure/print.ts'
import { amountAt, readAmount } from '#domain/measure/read-amount.ts'

describe('amounts as people write them', () => {
  it.each([
    ['1', 1, 1],
    ['1 1/2', 1.5, 1.5],
    ['1-1/2', 1.5, 1.5],
    ['1 and 1/2', 1.5, 1.5],
    ['½', 0.5, 0.5],
    ['1½', 1.5, 1.5],
    ['1 ½', 1.5, 1.5],
    ['1-½', 1.5, 1.5],
    ['1⁄2', 0.5, 0.5],
    ['⅓ - ½', 1 / 3, 0.5],
    ['1-2', 1, 2],
    ['1–2', 1, 2],
    ['2 to 3', 2, 3],
    ['2 or 3', 2, 3],
    ['3- to 4', 3, 4],
    ['1/2-3/4', 0.5, 0.75],
    ['1 - 1 1/2', 1, 1.5],
    ['6-4', 4, 6],
    ['1,5', 1.5, 1.5],
    ['0.25', 0.25, 0.25],
    ['.5', 0.5, 0.5],
    ['1,000', 1000, 1000],
    ['one', 1, 1],
    ['a', 1, 1],
    ['half a', 0.5, 0.5],
    ['one and a half', 1.5, 1.5],
    ['three quarters', 0.75, 0.75],
    ['a dozen', 12, 12],
    ['half a dozen', 6, 6],
    ['2 dozen', 24, 24],
    ['2 to 3 dozen', 24, 36],
    ['a couple', 2, 2],
    ['Two', 2, 2],
    ['٢', 2, 2],
    ['२', 2, 2],
    ['１／２', 0.5, 0.5],
    ['൴', 0.5, 0.5],
    ['꠰', 0.25, 0.25],
    ['୴', 0.75, 0.75],
    ['𝟛', 3, 3],
  ])('%s', (text, low, high) => {
    const amount = readAmount(text)
    expect(amount && amount.low.n / amount.low.d).toBeCloseTo(low, 9)
    expect(amount && amount.high.n / amount.high.d).toBeCloseTo(high, 9)
  })

  it.each(['', 'salt', '1/0', '1 cup', 'to', '-', 'and', '12345678901'])('%j is no amount', (text) => {
    expect(readAmount(text)).toBeUndefined()
  })

  it('tells half a gram from one of 450 g', () => {
    expect(amountAt('1/2 g saffron', 0)?.amount).toEqual(amountOf(fraction(1, 2)))
    expect(amountAt('1/450 g', 0)?.amount).toEqual(amountOf(fraction(1)))
  })

  it('reads back what it prints', () => {
    const part = fc.constantFrom(0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4)
    fc.assert(
      fc.property(fc.nat(19), part, (whole, rest) => {
        fc.pre(whole + rest > 0)
        const printed = printAmount(whole + rest)
        const read = readAmount(printed)
        expect(read && toNumber(read)).toBeCloseTo(whole + rest, 9)
      }),
    )
  })
})

describe('arithmetic stays exact', () => {
  it('three thirds are one', () => {
    const third = amountOf(fraction(1, 3))
    expect(addAmounts(addAmounts(third, third), third)).toEqual(amountOf({ n: 1, d: 1 }))
    expect(scaleAmount(third, 3)).toEqual(amountOf({ n: 1, d: 1 }))
  })
  it('finds the fraction in a decimal', () => {
    expect(fractionOf(0.375)).toEqual({ n: 3, d: 8 })
    expect(fractionOf(2 / 3)).toEqual({ n: 2, d: 3 })
    expect(fractionOf(Number.NaN)).toEqual({ n: 0, d: 1 })
  })
  it('puts the smaller end first', () => {
    const { low, high } = amountOf(fraction(3), fraction(1, 2))
    expect(compareFractions(low, high)).toBeLessThan(0)
  })
  it('keeps any sum and product finite', () => {
    const any = fc.tuple(fc.nat(1e7), fc.integer({ min: 1, max: 1e6 }))
    fc.assert(
      fc.property(any, any, ([a, b], [c, d]) => {
        const sum = addAmounts(amountOf(fraction(a, b)), amountOf(fraction(c, d)))
        expect(toNumber(sum)).toBeGreaterThanOrEqual(0)
        expect(Math.abs(toNumber(sum) - (a / b + c / d))).toBeLessThanOrEqual(0.001 + (a / b + c / d) * 1e-4)
      }),
    )
  })
})
