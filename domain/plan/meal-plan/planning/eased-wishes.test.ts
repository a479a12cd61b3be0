import { expect, test } from 'vitest'
import type { Eater, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import { easedWishes } from '#domain/plan/meal-plan/planning/eased-wishes.ts'
import { weekWishOf } from '#domain/plan/meal-plan/planning/week-wish.ts'

const ada: Eater = {
  id: 'eater-ada',
  name: 'Ada',
  diet: null,
  allergies: [],
  dislikes: '',
  portion: 1,
  targets: [
    { nutrient: 'protein', per: 'day', least: 75 },
    { nutrient: 'sodium', per: 'day', most: 1500 },
  ],
}
const rules: PlanRules = {
  meals: [
    { meal: 'lunch', at: '12:30', weekdays: [5, 6], eaters: [] },
    { meal: 'dinner', at: '18:30', weekdays: [0, 1, 2, 3, 4, 5, 6], eaters: [] },
  ],
  minutes: [20, 20, 20, 20, 20, 20, null],
  budget: 55,
  fishAtLeast: 5,
  meatlessAtLeast: 3,
  redMeatAtMost: 0,
  coldAtMost: 1,
  mainsApart: true,
  leftovers: true,
  sameBreakfast: 2,
  sameDinner: 1,
  dishes: 'all',
  aim: 'best',
}

/** A plan from a Monday on, eased, and the wish that the planner has of it then. */
function eased(endDate: string, named: string[], figure: number) {
  const plan = { startDate: '2026-11-23', endDate, eaters: [ada, { ...ada, id: 'eater-ben', name: 'Ben' }], rules }
  const wishOf = (wishes: object) => weekWishOf({ ...plan, ...wishes, staying: [], stock: [] })
  const made = easedWishes(plan, wishOf({}), named, figure)
  return { made, wish: wishOf(made ?? {}) }
}
const sunday = '2026-11-29'

test('a budget that is enough for the plan is said of a week, and is enough', () => {
  expect(eased(sunday, ['budget'], 7120).made?.rules.budget).toBe(71.2)
  for (const days of ['23', '24', '25', '26', '27', '28', '29'])
    expect(eased(`2026-11-${days}`, ['budget'], 7121).wish.budget).toBeGreaterThanOrEqual(7121)
  expect(eased('2026-11-23', ['budget'], 500_000).made).toBeUndefined()
})

test('a target that several have is eased for those of them that are named', () => {
  const { made } = eased(sunday, ['target:1:0'], 62.7)
  expect(made?.eaters.map(({ targets }) => targets[0]!.least)).toEqual([75, 62])
  expect(eased(sunday, ['target:0:1', 'target:1:1'], 1710.2).made?.eaters.map(({ targets }) => targets[1])).toEqual([
    { nutrient: 'sodium', per: 'day', most: 1711 },
    { nutrient: 'sodium', per: 'day', most: 1711 },
  ])
})

test('times of a week are eased, also in proportion for a shorter plan', () => {
  expect(eased(sunday, ['times:0'], 2).wish.rules.times[0]).toEqual({ trait: 'fish', least: 2 })
  expect(eased(sunday, ['times:2'], 1).wish.rules.times[2]).toEqual({ trait: 'red meat', most: 1 })
  const short = eased('2026-11-25', ['times:0'], 1)
  expect(short.wish.rules.times[0]).toEqual({ trait: 'fish', least: 1 })
  expect(short.made?.rules.fishAtLeast).toBe(3)
  expect(eased('2026-11-25', ['times:3'], 2).wish.rules.times[3]!.most).toBe(2)
})

test('minutes are eased on the weekdays of the meals', () => {
  const { slots } = eased(sunday, [], 0).wish
  const friday = slots.findIndex(({ day }) => day === 4)
  expect(eased(sunday, [`minutes:${friday}`], 35).made?.rules.minutes).toEqual([20, 20, 20, 20, 35, 20, null])
  expect(eased(sunday, [`minutes:${friday}`], 500).made).toBeUndefined()
})

test('what is no figure is not eased', () => {
  expect(eased(sunday, ['mains-apart'], 1).made).toBeUndefined()
  expect(eased(sunday, ['budget', 'mains-apart'], 1).made).toBeUndefined()
})
