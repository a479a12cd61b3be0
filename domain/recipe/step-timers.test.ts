import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { stepTimers } from '#domain/recipe/step-timers.ts'

const timer = (description: string, time = 0, waiting = 0, active?: number) =>
  stepTimers([{ description, time, waiting, active }])[0]

test.each([
  ['Simmer for 25 minutes, then stir in the butter.', 25],
  ['Bake for 40 minutes, then cool for 10 minutes.', 40],
  ['Fry the onion for 5 minutes, then simmer for 1 hour.', 60],
  ['Knead for 10 minutes.', 10],
  ['Let rise 1 1/2 hours.', 90],
  ['Let rise 1½ hours.', 90],
  ['Let rise 1-1/2 hours.', 90],
  ['Let rise ¾ hour.', 45],
  ['Roast for 1 hour 15 minutes.', 75],
  ['Roast for 1 hour and 15 minutes, then fry for 5 minutes.', 75],
  ['Roast 1h30.', 90],
  ['Microwave for 90 seconds.', 1.5],
  ['Bake for 18 to 20 minutes.', 18],
  ['Fry for 4 minutes on each side.', 4],
  ['Rest for 5 minutes before you slice.', 5],
  ['Take it out of the fridge 30 minutes before the oven is hot.', 0],
  ['Stir in the butter and serve.', 0],
  ['Stir every 10 minutes.', 0],
  ['Serve. It keeps for 3 days.', 0],
])('%s', (words, minutes) => expect(timer(words)).toBe(minutes))

it('equals the number in the words, whatever else the step says of itself', () => {
  expect(timer('Cook for 15 minutes, then let it stand for 5 minutes or more.', 22, 20, 2)).toBe(15)
  expect(timer('Simmer for 25 minutes.', 30)).toBe(25)
})

it('has, where the words state no time, what is waited for or the minutes of the cook, and none for the work of hands', () => {
  expect(timer('Simmer until soft.', 30, 20, 10)).toBe(20)
  expect(timer('Grandmother’s last step.', 12)).toBe(12)
  expect(timer('Taste, then serve with the rice.', 2, 0, 2)).toBe(0)
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
