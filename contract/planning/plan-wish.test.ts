import { expect, test } from 'vitest'
import { GeneratePlan, WishesBefore } from '#contract/planning/plan-wish.ts'
import { weekMeals } from '#domain/plan/week/week.ts'

const [workdays, weekend] = [
  [0, 1, 2, 3, 4],
  [5, 6],
]
const ada = { id: 'eater-ada', name: 'Ada' }
const rows = (meals: readonly string[], weekdays: number[]) => meals.map((meal) => ({ meal, at: '08:00', weekdays }))
const faultsOf = (meals: object[]) =>
  (
    GeneratePlan.safeParse({ startDate: '2026-11-23', endDate: '2026-11-29', eaters: [ada], rules: { meals } }).error
      ?.issues ?? []
  ).map(({ message }) => message)

test('meals are counted by the day: a weekend may have its own hours, and so may every day', () => {
  const four = weekMeals.slice(0, 4)
  expect(faultsOf([...rows(four, workdays), ...rows(four, weekend)])).toEqual([])
  expect(faultsOf([...workdays, ...weekend].flatMap((day) => rows(weekMeals, [day])))).toEqual([])
})

test('a day has at most six meals, and a week as many as its days', () => {
  const [first] = weekMeals
  const tooMany = 'A day can have at most 6 meals.'
  expect(faultsOf([...rows(weekMeals, workdays), ...rows([first], [4])])).toContain(tooMany)
  expect(faultsOf([...rows(weekMeals, workdays), ...rows([first], [5])])).toEqual([])
  // days that are named twice are named once
  expect(faultsOf(rows(weekMeals, [0, 0, 0]))).toEqual([])
  expect(faultsOf(Array.from({ length: 43 }, () => rows([first], [])).flat())).toEqual([
    'A week can have at most 42 meals.',
  ])
})

test('a plan that is older may have a meal twice a day, yet no more than six of them', () => {
  const isTaken = (meals: object[]) => WishesBefore.safeParse({ eaters: [ada], rules: { meals } }).success
  expect(isTaken(rows(['lunch', 'lunch', 'dinner'], workdays))).toBe(true)
  expect(isTaken([...rows(weekMeals, workdays), ...rows(weekMeals, weekend)])).toBe(true)
  expect(isTaken(rows([...weekMeals, 'lunch'], workdays))).toBe(false)
})
