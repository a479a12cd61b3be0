import { expect, it } from 'vitest'
import { foundText, wayText } from '#client/features/meal-plans/generate/generating-words.ts'

it('says how good a plan is, and never better than is true', () => {
  expect(foundText(101.2, 0.0311)).toBe('$101.20, within 3.2% of the best with these dishes')
  expect(foundText(101.2, 0)).toBe('$101.20, the best with these dishes')
  expect(foundText(101.2, null)).toBe('$101.20 so far')
})
it('says what could be let go', () => {
  expect(wayText({ rules: ['budget'], words: ['a budget of $55.00'], wouldDo: '$71.20' })).toBe(
    'Drop “a budget of $55.00” ($71.20 would be enough)',
  )
  expect(wayText({ rules: ['a', 'b'], words: ['fish twice', 'beef once'], wouldDo: null })).toBe(
    'Drop “fish twice” and “beef once”',
  )
})
