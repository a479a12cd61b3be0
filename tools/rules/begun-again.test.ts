import { expect, test } from 'vitest'
import { begunAgain } from './begun-again.ts'

const isBegunAgain = (source: string, flags = '') => begunAgain({ source, flags }) !== undefined

test('a pattern that reads the rest of a text from each of its beginnings is known', () => {
  expect(
    [
      '\\beggs?\\b.*\\bpoach',
      'fried|(?:fry|fries)\\b[^.]*\\beggs?',
      'crack (?!.*\\bbowl)',
      '\\b(?:oven|oil)\\b[^.;]*$',
      '<a\\b[^>]*\\sdownload',
    ].map((source) => isBegunAgain(source)),
  ).toEqual([true, true, true, true, true])
  expect(begunAgain({ source: 'egg[^.]*poach', flags: '' })).toBe('"egg", then [^.]*')
})

test('not one that begins once, whose loop has a bound, stops at its own beginning, or cannot miss', () => {
  expect(
    ['^egg.*poach', 'egg.{0,200}poach', '\\([^()]*\\)', '"[^"]*"', ' with .*$', '\\d+\\s*cups', 'egg[^.]*'].map(
      (source) => isBegunAgain(source),
    ),
  ).toEqual([false, false, false, false, false, false, false])
  expect(isBegunAgain('egg.*poach', 'y')).toBe(false)
})
