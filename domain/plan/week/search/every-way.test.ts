import { expect, test } from 'vitest'
import { everyWay } from '#domain/plan/week/search/every-way.ts'
import { costOf, valuesOf } from '#domain/plan/week/search/table.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { smallWeek, twoSmallWeeks } from '../../../../bench/plans/small-weeks.ts'

const solve = await openHighs()
const tried = Array.from({ length: 40 }, (_, seed) => {
  const { wish, dishes } = seed % 2 === 0 ? smallWeek(seed) : twoSmallWeeks(seed)
  const week = weekProgram(wish, dishes)
  const best = everyWay(week, 200_000)
  return best ? [{ week, ...best, solved: solve(week.program, { seconds: 20 }) }] : []
}).flat()
const planned = tried.flatMap(({ taken, ...rest }) => (taken ? [{ ...rest, taken }] : []))

test('the best of all ways is what a solver proves to be the best, and keeps every row', () => {
  expect(planned.length).toBeGreaterThan(5)
  for (const { week, taken, cost, solved } of planned) {
    expect(Math.abs(cost - solved.cost!)).toBeLessThan(0.51)
    expect(costOf(week, taken)).toBeCloseTo(cost, 6)
    const values = valuesOf(week, taken)
    const broken = week.program.rows.filter(({ columns, factors, least, most }) => {
      const sum = columns.reduce((all, column, at) => all + values[column]! * factors[at]!, 0)
      return sum < least - 1e-5 * Math.max(1, Math.abs(least)) || sum > most + 1e-5 * Math.max(1, Math.abs(most))
    })
    expect(broken.map(({ name }) => name)).toEqual([])
  }
})

test('where no way keeps every rule, a solver finds none either', () => {
  const none = tried.filter(({ taken }) => !taken)
  expect(none.length).toBeGreaterThan(5)
  expect(new Set(none.map(({ solved }) => solved.outcome))).toEqual(new Set(['none']))
})

test('too many ways are not begun', () => {
  const { wish, dishes } = smallWeek(0)
  expect(everyWay(weekProgram(wish, dishes), 1)).toBeUndefined()
})
