import { expect, it } from 'vitest'
import { caloriesText, dollarsText, wholeText } from '#domain/measure/figures.ts'
import { typedText } from '#domain/measure/typed-figure.ts'

it('parts the thousands of every figure', () => {
  expect([wholeText(553.4), wholeText(1070), wholeText(-0.2)]).toEqual(['553', '1,070', '0'])
  expect([typedText(' 2000 '), typedText('a lot')]).toEqual(['2,000', 'a lot'])
  expect(caloriesText(2210.6)).toBe('2,211 kcal')
  expect([dollarsText(1.6), dollarsText(1228.375), dollarsText(0)]).toEqual(['$1.60', '$1,228.38', '$0.00'])
})
