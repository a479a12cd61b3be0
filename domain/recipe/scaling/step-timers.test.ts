import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { placesOfPlain, plain } from '#domain/plain-text.ts'
import { stepTimers, stepTimes } from '#domain/recipe/scaling/step-timers.ts'
import { withoutRemarks } from '#domain/recipe/verify/time/remarks.ts'
import { statedMinutes, statedTimes } from '#domain/recipe/verify/time/step-minutes.ts'

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
  ['Serve. Leftovers are good warmed up for 10 minutes.', 0],
  ['Fry for 30 seconds.', 0.5],
  ['Fry for 20 seconds, then add a second one.', 0],
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

describe('the times of a step that can be started by themselves', () => {
  const times = (description: string) =>
    stepTimes(description).map(({ words, minutes, upTo }) => [words, minutes, ...(upTo === undefined ? [] : [upTo])])

  test.each([
    [
      'Bake for 40 minutes, then cool for 10 minutes.',
      [
        ['40 minutes', 40],
        ['10 minutes', 10],
      ],
    ],
    [
      'Fry the onion, 10 to 12 minutes. Simmer 1½ hours.',
      [
        ['10 to 12 minutes', 10, 12],
        ['1½ hours', 90],
      ],
    ],
    [
      'Fry 3 minutes a side, then rest 5 minutes.',
      [
        ['3 minutes', 3],
        ['5 minutes', 5],
      ],
    ],
    [
      'Churn in 2 batches of 25 minutes each, 50 minutes in all.',
      [
        ['25 minutes', 25],
        ['50 minutes', 50],
      ],
    ],
    ['Bake 10 minutes per batch, in 3 batches.', [['10 minutes', 10]]],
    ['Simmer an hour and a half, stirring every 10 minutes. Keeps for 3 days.', [['an hour and a half', 90]]],
    ['Wait 20 seconds, stir, and wait 30 seconds.', [['30 seconds', 0.5]]],
    ['Soak overnight, or 8 hours at least.', [['8 hours', 480]]],
    ['Cure for 3 days.', [['3 days', 2880]]],
    ['Sauté 5–7 min; some people do this for 2 hours.', [['5–7 min', 5, 7]]],
    ['Stir in the butter and serve.', []],
  ])('%s', (description, expected) => expect(times(description)).toEqual(expected))

  const pieces = fc.constantFrom(
    'Bake for 40 minutes',
    'Crème ½ heure',
    ', then',
    'cool 1½ hours',
    'ﬁnely',
    '. ',
    '; keeps 3 days',
    '3 minutes a side',
    ' in 4 batches',
    'every 5 minutes',
    'e\u0301',
    ' (you could also wait 2 hours) ',
    'İ',
    '①',
    'ﷺ',
    'an hour',
    '10 to 12 min',
    '🍲',
    '\ud800',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 12 }).map((all) => all.join(' ')),
  )

  it('stand in its words, and say by themselves what they say there', () => {
    fc.assert(
      fc.property(texts, (description) => {
        let from = 0
        for (const { at, words, minutes } of stepTimes(description)) {
          expect(description.slice(at, at + words.length)).toBe(words)
          expect(at).toBeGreaterThanOrEqual(from)
          expect(stepTimes(`Bake ${words}.`)).toMatchObject([{ words, minutes }])
          from = at + words.length
        }
      }),
    )
  })

  it('are found at the places of the plain form, remarks being blank', () => {
    fc.assert(
      fc.property(texts, (description) => {
        const text = plain(description)
        expect(withoutRemarks(text)).toHaveLength(text.length)
        const place = placesOfPlain(description)
        expect(place(text.length)).toBe(description.length)
        for (let at = 1; at <= text.length; at += 1) expect(place(at)).toBeGreaterThanOrEqual(place(at - 1))
      }),
    )
  })

  it('add up to what the step states', () => {
    fc.assert(
      fc.property(texts, (description) => {
        const text = plain(description)
        const sum = statedTimes(withoutRemarks(text)).reduce((all, { minutes }) => all + minutes, 0)
        const { active = 0, waiting = 0 } = statedMinutes(text) ?? {}
        expect(Math.min(active + waiting, 2880)).toBeCloseTo(Math.min(sum, 2880))
      }),
    )
  })
})
