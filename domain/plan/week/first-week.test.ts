import { expect, it } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { firstWeek } from '#domain/plan/week/first-week.ts'
import { drawnDish } from '../../../bench/plans/small-weeks.ts'

const wish = {
  days: 7,
  eaters: [{ name: 'Ada', portion: 1, targets: [] }],
  slots: Array.from({ length: 7 }, (_, day) => ({ day, meal: 'dinner' as const, eaters: [0] })),
  atHome: [],
  rules: { times: [], mainsApart: false, mostOfOneDish: { small: 1, large: 1 } },
  aim: 'cheapest' as const,
}
const chance = chanceFrom(3)
const dinners = Array.from({ length: 40 }, (_, at) => ({
  ...drawnDish(`d${at}`, 1, chance),
  meals: ['dinner' as const],
  finishOf: [0],
}))

/** Milliseconds of a clock of five a look that a plan by hand takes. */
function timeFor(given: Parameters<typeof firstWeek>[0], dishes: typeof dinners) {
  let time = 0
  const now = () => (time += 5)
  const found = firstWeek(given, dishes, { chance: chanceFrom(1), now, without: new Set() })
  return { found, time }
}

it('a week is made by hand', () => {
  expect(timeFor(wish, dinners).found?.plan.cents).toBeGreaterThan(0)
})

it('nobody waits for a plan where a meal has no dish at all', () => {
  expect(timeFor(wish, [])).toEqual({ found: undefined, time: 0 })
})

it('what nothing is found for is given up in two seconds, however often it is begun anew', () => {
  const { found, time } = timeFor({ ...wish, budget: 1 }, dinners)
  expect(found).toBeUndefined()
  expect(time).toBeLessThan(2100)
})
