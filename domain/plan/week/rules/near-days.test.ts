import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import type { Near, Slot, WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { laidOf } from '../../../../bench/plans/laid.ts'
import { drawnDish, leastOfAll, weekBetween } from '../../../../bench/plans/small-weeks.ts'
import { checkWeek } from '../../../../bench/plans/week-checker.ts'

const solve = await openHighs()
const options = { solve, chance: chanceFrom(1), now: () => performance.now(), seconds: 10, gap: 0 }

test('weeks beside cooked days keep every rule, and of all ways to fill them none costs less', () => {
  const found = { planned: 0, changed: 0 }
  for (let seed = 0; seed < 24; seed += 1) {
    const { wish, dishes } = weekBetween(seed)
    const answer = planWeek(wish, dishes, { ...options, chance: chanceFrom(seed) })
    const least = leastOfAll({ wish, dishes })
    expect([seed, answer.kind === 'planned']).toEqual([seed, least !== undefined])
    if (answer.kind !== 'planned') continue
    const { broken, points } = checkWeek(wish, dishes, laidOf(answer.plan))
    expect([seed, broken, answer.plan.points]).toEqual([seed, [], points])
    expect(Math.abs(answer.worth.cost - least!)).toBeLessThan(0.51)
    const { near: _near, ...alone } = wish
    found.planned += 1
    found.changed += Number(Math.abs(leastOfAll({ wish: alone, dishes })! - least!) > 0.51)
  }
  expect(found.planned).toBeGreaterThan(3)
  expect(found.changed).toBeGreaterThan(2)
})

function dish(id: string, cents: number, main = id): WeekDish {
  const drawn = drawnDish(id, 1, chanceFrom(1))
  const [finish] = drawn.finishes
  const plain = { main, kinds: {}, traits: [], keepsDays: 0, servings: 1, finishOf: [0], liking: [0], minutes: 20 }
  return { ...drawn, meals: ['lunch', 'dinner'], finishes: [{ ...finish!, cents, foods: [] }], ...plain }
}

const dinners = (days: number, near: Near[], change: Partial<WeekWish> = {}): WeekWish => ({
  days,
  eaters: [{ name: 'Ada', portion: 1, targets: [] }],
  slots: Array.from({ length: days }, (_, day): Slot => ({ day, meal: 'dinner', eaters: [0] })),
  atHome: [],
  near,
  rules: { times: [], mainsApart: false, mostOfOneDish: { small: 7, large: 2 } },
  aim: 'cheapest',
  ...change,
})

/** The dish of each day. */
function served(wish: WeekWish, dishes: readonly WeekDish[]): string[] {
  const answer = planWeek(wish, dishes, options)
  return answer.kind === 'planned' ? answer.plan.meals.map(({ dishes: [one] }) => one!.dish) : []
}

const dal = (day: number): Near => ({ day, dish: 'dal', isLarge: true, main: 'lentil' })
const dishes = [dish('dal', 100, 'lentil'), dish('stew', 400), dish('ribs', 900)]

test('a dish comes no more often near the days on which it was cooked than in a plan with those days', () => {
  expect(served(dinners(2, []), dishes)).toEqual(['dal', 'dal'])
  expect(served(dinners(2, [dal(-1)]), dishes).toSorted()).toEqual(['dal', 'stew'])
  // cooked twice on one day is twice, and out of reach is out of mind
  expect(served(dinners(2, [dal(-1), dal(-1)]), dishes)).toEqual(['stew', 'stew'])
  expect(served(dinners(2, [dal(-3), dal(-3)]), dishes)).toEqual(['stew', 'dal'])
  expect(served(dinners(2, [dal(4), dal(4)]), dishes)).toEqual(['dal', 'stew'])
})

test('what was the main of last night is not that of today, nor is that of the day after the plan', () => {
  const twins = [dish('soup', 50, 'lentil'), ...dishes.slice(1)]
  const rules = { times: [], mainsApart: true, mostOfOneDish: { small: 7, large: 7 } }
  expect(served(dinners(3, [], { rules }), twins)).toEqual(['soup', 'stew', 'soup'])
  expect(served(dinners(3, [dal(-1)], { rules }), twins)).toEqual(['stew', 'soup', 'stew'])
  expect(served(dinners(2, [dal(-1), dal(2)], { rules }), twins)).not.toContain('soup')
  // what is locked stays, whatever was cooked before
  const locked: Slot = { day: 0, meal: 'dinner', eaters: [0], locked: 'soup' }
  expect(served(dinners(1, [dal(-1)], { rules, slots: [locked] }), twins)).toEqual(['soup'])
})

test('the best plan would rather have something else than what was cooked two days ago', () => {
  const alike = [dish('dal', 100, 'lentil'), dish('stew', 150)]
  expect(served(dinners(1, [], { aim: 'best' }), alike)).toEqual(['dal'])
  expect(served(dinners(1, [dal(-2)], { aim: 'best' }), alike)).toEqual(['stew'])
})
