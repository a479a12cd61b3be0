import { describe, expect, it } from 'vitest'
import { amountOf, fraction } from '#domain/measure/amount.ts'
import { printAmount, scaleIngredient } from '#domain/measure/print.ts'

describe('an amount in print', () => {
  it.each([
    [1.5, '1 1/2'],
    [1.49, '1 1/2'],
    [0.333, '1/3'],
    [0.125, '1/8'],
    [2.98, '3'],
    [3.13, '3 1/4'],
    [250, '250'],
    [0.06, '1/16'],
    [0.031, '0.03'],
    [0.00002, '0.001'],
  ])('%d is %s', (value, text) => {
    expect(printAmount(value)).toBe(text)
  })
  it('prints both ends of a range', () => {
    expect(printAmount(amountOf(fraction(2), fraction(5, 2)))).toBe('2-2 1/2')
  })
})

describe('a recipe for more or fewer people', () => {
  const line = (amount: string, unit: string, name: string) => ({ amount, unit, name })
  it.each([
    ['1/2 tsp salt for four times as many', line('1/2', 'tsp', 'salt'), 4, line('2', 'tsp', 'salt')],
    ['teaspoons become tablespoons', line('1', 'tsp', 'cumin'), 3, line('1', 'tbsp', 'cumin')],
    ['5 tsp stay teaspoons', line('2 1/2', 'tsp', 'cumin'), 2, line('5', 'tsp', 'cumin')],
    ['tablespoons become a cup', line('2', 'tbsp', 'flour'), 8, line('1', 'cup', 'flour')],
    ['a cup becomes cups', line('1', 'cup', 'rice'), 2, line('2', 'cups', 'rice')],
    ['cups become a cup', line('2', 'cups', 'rice'), 0.5, line('1', 'cup', 'rice')],
    ['an eighth of a cup is measured by the spoon', line('1/4', 'cup', 'milk'), 0.5, line('2', 'tbsp', 'milk')],
    ['ounces become pounds', line('8', 'oz', 'spaghetti'), 3, line('1 1/2', 'lb', 'spaghetti')],
    ['grams stay whole', line('250', 'g', 'flour'), 1.5, line('375', 'g', 'flour')],
    ['one onion becomes two', line('1', '', 'onion'), 2, line('2', '', 'onions')],
    ['two onions become one', line('2', 'medium', 'red onions'), 0.5, line('1', 'medium', 'red onion')],
    ['cloves of garlic', line('1', 'clove', 'garlic'), 3, line('3', 'cloves', 'garlic')],
    ['cans with their size', line('1', '(15-oz) can', 'chickpeas'), 2, line('2', '(15-oz) cans', 'chickpeas')],
    ['the metric half grows too', line('1', 'lb (450 g)', 'cod'), 2, line('2', 'lb (900 g)', 'cod')],
    ['ranges', line('2-3', 'tbsp', 'oil'), 2, line('4-6', 'tbsp', 'oil')],
    ['what has no amount stays', line('', '', 'salt to taste'), 2, line('', '', 'salt to taste')],
    ['words that are no amount stay', line('some', '', 'basil'), 2, line('some', '', 'basil')],
  ])('%s', (_, before, factor, after) => {
    expect(scaleIngredient(before, factor)).toEqual(after)
  })
  it('keeps the preparation', () => {
    const before = { ...line('1', '', 'onion'), preparation: 'sliced' }
    expect(scaleIngredient(before, 2).preparation).toBe('sliced')
  })
  it('nonsense factors change nothing', () => {
    const before = line('1', 'cup', 'rice')
    for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(scaleIngredient(before, factor)).toBe(before)
  })
})
