import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { beyondBound } from '#domain/plan/week/search/beyond-bound.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { drawnDish, smallWeek } from '../../../../bench/plans/small-weeks.ts'

const solve = await openHighs()
const weeks = Array.from({ length: 10 }, (_, seed) => {
  const { wish } = smallWeek(seed)
  const chance = chanceFrom(seed)
  const dishes = Array.from({ length: 14 }, (_, at) => drawnDish(`d${at}`, wish.eaters.length, chance))
  const week = weekProgram(wish, dishes, new Set(wish.slots.map((_, place) => `locked:${place}`)))
  return { seed, week, relaxed: solve(week.program, { seconds: 10, isRelaxed: true }) }
}).filter(({ relaxed }) => relaxed.prices)

test.each(weeks)('no plan of week $seed that takes a choice costs less than is said', ({ week, relaxed }) => {
  const beyond = beyondBound(week, relaxed.prices!)
  for (const [column, least] of beyond.entries()) {
    const { bound } = solve(week.program, { seconds: 10, fixed: new Map([[column, 1]]) })
    expect(bound).toBeGreaterThan(relaxed.bound + least - 0.51)
  }
})

test('choices that need each other are further beyond the bound than each alone', () => {
  const further = weeks.flatMap(({ week, relaxed }) =>
    [...beyondBound(week, relaxed.prices!)].filter(
      (least, column) => least > Math.max(0, relaxed.prices![column]!) + 1,
    ),
  )
  expect(further.length).toBeGreaterThan(5)
})
