import { expect, it } from 'vitest'
import { dropText, easeText, foundText, wayText } from '#client/features/meal-plans/generate/generating-words.ts'
import { leftText } from '#client/features/meal-plans/generate/seconds-left.ts'

it('says how good a plan is, and never better than is true', () => {
  expect(foundText(101.2, 0.0311)).toBe('Best week so far: $101.20, within 3.2% of the best possible')
  expect(foundText(101.2, 0)).toBe('Best week: $101.20, and no other week with these dishes is better')
  expect(foundText(101.2, null)).toBe('Best week so far: $101.20')
})
it('says what could be let go', () => {
  expect(wayText({ rules: ['budget'], words: ['a budget of $55.00'], wouldDo: '$71.20', cost: 71.2 }, 'best')).toBe(
    'Drop “a budget of $55.00” ($71.20 would be enough)',
  )
  const budget = { rules: ['budget'], words: ['a budget of $55.00'], wouldDo: '$71.20', cost: 71.2 }
  expect([easeText(budget, 'best'), dropText(budget)]).toEqual([
    'Change “a budget of $55.00” to $71.20',
    'Drop it instead: “a budget of $55.00”',
  ])
  const two = { rules: ['a', 'b'], words: ['fish twice', 'beef once'], wouldDo: null, cost: 93.4 }
  expect(wayText(two, 'cheapest')).toBe('Drop “fish twice” and “beef once” to get a plan for $93.40 or less')
  // the best one may cost more
  expect(wayText(two, 'best')).toBe('Drop “fish twice” and “beef once”: we found a plan for $93.40')
  const dinner = { rules: ['minutes:6'], words: ['dinner on day 3 in 20 minutes'], wouldDo: '35 minutes', cost: 88 }
  expect(wayText(dinner, 'cheapest')).toBe(
    'Drop “dinner on day 3 in 20 minutes” (35 minutes would be enough) to get a plan for $88.00 or less',
  )
  expect(easeText(dinner, 'best')).toBe(
    'Change “dinner on day 3 in 20 minutes” to 35 minutes: we found a plan for $88.00',
  )
})
it('says how long a plan still takes: by the dishes that came, then by the time for choosing', () => {
  const left = (elapsed: number, [done, of]: [number?, number?], chosen: number, seconds = 10) =>
    leftText(elapsed, { done, of, seconds }, chosen)
  expect(left(1, [10, 300], 0)).toBe('Usually less than a minute')
  expect(left(6, [60, 300], 0)).toBe('About 35 seconds left')
  expect(left(30, [], 4)).toBe('About 10 seconds left')
  expect(left(45, [], 19)).toBe('A few seconds left')
  expect(left(1, [10, 300], 0, 60)).toBe('Up to two minutes')
  expect(left(9, [], 8, 60)).toBe('About 55 seconds left')
})
