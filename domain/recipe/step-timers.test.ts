import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { stepTimers } from '#domain/recipe/step-timers.ts'

const timer = (description: string, time = 0, waiting = 0) => stepTimers([{ description, time, waiting }])[0]

test.each([
  ['Simmer for 25 minutes, then stir in the butter.', 25],
  ['Bake for 40 minutes, then cool for 10 minutes.', 40],
  ['Fry the onion for 5 minutes, then simmer for 1 hour.', 60],
  ['Knead for 10 minutes.', 10],
  ['Let rise 1 1/2 hours.', 90],
  ['Microwave for 90 seconds.', 1.5],
  ['Stir in the butter and serve.', 0],
  ['Stir every 10 minutes.', 0],
  ['Serve. It keeps for 3 days.', 0],
])('%s', (words, minutes) => expect(timer(words)).toBe(minutes))

it('goes by what the step says of itself before its words', () => {
  expect(timer('Simmer for 25 minutes.', 30, 20)).toBe(20)
  expect(timer('Simmer for 25 minutes.', 30)).toBe(30)
})

it('has a timer for every wait that is stated, of as many minutes', () => {
  const wait = fc.constantFrom('Simmer', 'Bake', 'Chill', 'Roast', 'Let stand')
  fc.assert(
    fc.property(wait, fc.integer({ min: 1, max: 600 }), (verb, minutes) => {
      expect(timer(`${verb} for ${minutes} minutes.`)).toBe(minutes)
    }),
  )
})

it('never throws, and never times longer than two days', () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(timer(words)).toBeGreaterThanOrEqual(0)
      expect(timer(words)).toBeLessThanOrEqual(2880)
    }),
  )
})
