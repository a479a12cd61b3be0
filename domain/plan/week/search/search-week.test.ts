import { expect, it } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import type { Solve } from '#domain/plan/week/program/solver.ts'
import { type Found, gapOf, searchWeek } from '#domain/plan/week/search/search-week.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { smallWeek } from '../../../../bench/plans/small-weeks.ts'

const highs = await openHighs()
const { wish, dishes } = smallWeek(3)

/** What is told while the bound rises to the best plan by steps of cents, one in each tenth of a second. */
function toldWhileRising(cents: number): { found: Found; at: number }[] {
  let time = 0
  let least = 0
  const solve: Solve = (program, options) => {
    if (options.isRelaxed) {
      const relaxed = highs(program, options)
      least = relaxed.bound - 200
      return { ...relaxed, bound: least }
    }
    for (let bound = least; bound < least + 200; bound += cents) {
      time += 100
      options.onBound?.(bound)
    }
    return highs(program, options)
  }
  const told: { found: Found; at: number }[] = []
  searchWeek(weekProgram(wish, dishes, new Set()), {
    solve,
    chance: chanceFrom(1),
    now: () => time,
    seconds: 60,
    gap: 0,
    onFound: (found) => told.push({ found, at: time }),
  })
  return told
}

it('tells the same plan again as it is known to be nearer to the best, about twice a second at most', () => {
  const again = toldWhileRising(2).filter(({ found }, place, told) => found.cost === told[place - 1]?.found.cost)
  expect(again.length).toBeGreaterThan(3)
  for (const [place, { found, at }] of again.slice(1).entries()) {
    expect(at - again[place]!.at).toBeGreaterThanOrEqual(500)
    expect(gapOf(found)).toBeLessThan(gapOf(again[place]!.found))
  }
})

it('keeps to itself what does not change a tenth of a percent', () => {
  const told = toldWhileRising(0.01).map(({ found }) => `${found.cost} ${Math.ceil(gapOf(found) * 1000)}`)
  expect(told.length).toBeGreaterThan(3)
  expect(new Set(told).size).toBe(told.length)
})
