import { expect, test } from 'vitest'
import {
  countMeals,
  eatersAt,
  eatersOutAt,
  everyoneAt,
  freeWeekdays,
  hasMeals,
  mostMealsOfDay,
  repeatedMeal,
  withoutGone,
} from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, MealOfDays } from '#domain/plan/meal-plan/meal-plan.ts'
import { weekWishOf } from '#domain/plan/meal-plan/planning/week-wish.ts'

const eaters = ['eater-ada', 'eater-ben'].map(
  (id): Eater => ({ id, name: id, diet: null, allergies: [], dislikes: '', portion: 1, targets: [] }),
)
const lunch = (weekdays: number[], ...named: string[]): MealOfDays => ({
  meal: 'lunch',
  at: '12:30',
  weekdays,
  eaters: named,
})
const [workdays, weekend] = [
  [0, 1, 2, 3, 4],
  [5, 6],
]
/** Lunch is Ada's on workdays and everyone's on the weekend. */
const meals = [lunch(workdays, 'eater-ada'), lunch(weekend)]

test('who sits at a meal depends on the weekday', () => {
  const seatedOn = (startDate: string) =>
    [0, 1, 2].map((day) => everyoneAt({ day, meal: 'lunch' }, { startDate, eaters, meals, entries: [] }))
  // a Friday, and a Sunday
  expect(seatedOn('2026-11-27')).toEqual([[0], [0, 1], [0, 1]])
  expect(seatedOn('2026-11-29')).toEqual([[0, 1], [0], [0]])
  const named = { kind: 'recipe' as const, day: 0, meal: 'lunch' as const, eaters: ['eater-ben'] }
  expect(eatersAt(named, { startDate: '2026-11-27', eaters, meals, entries: [] })).toEqual([1])
})

test('whoever eats out at a meal has nothing of what is cooked for it, named or not', () => {
  const at = (day: number, kind: 'recipe' | 'out', ...named: string[]) =>
    ({ day, kind, meal: 'lunch', eaters: named }) as const
  const seatedBeside = (...entries: ReturnType<typeof at>[]) => {
    const household = { startDate: '2026-11-28', eaters, meals, entries }
    return {
      dish: eatersAt(at(0, 'recipe'), household),
      dishOfBoth: eatersAt(at(0, 'recipe', 'eater-ada', 'eater-ben'), household),
      nextDay: everyoneAt({ day: 1, meal: 'lunch' }, household),
      out: eatersOutAt({ day: 0, meal: 'lunch' }, household),
    }
  }
  const ben = at(0, 'out', 'eater-ben')
  expect(seatedBeside(ben)).toEqual({ dish: [0], dishOfBoth: [0], nextDay: [0, 1], out: [1] })
  expect(eatersAt(ben, { startDate: '2026-11-28', eaters, meals, entries: [ben] })).toEqual([1])
  expect(seatedBeside(ben, at(0, 'out'))).toEqual({ dish: [], dishOfBoth: [], nextDay: [0, 1], out: [0, 1] })
})

test('what was of those who are gone is of nobody, and what names nobody is of everyone', () => {
  const [ada] = eaters
  expect(withoutGone(lunch([0], 'eater-ben'), [ada!])).toBeUndefined()
  expect(withoutGone(lunch([0], 'eater-ada', 'eater-ben'), [ada!])).toEqual(lunch([0], 'eater-ada'))
  expect(withoutGone(lunch([0]), [ada!])).toEqual(lunch([0]))
})

test('the planner is asked to feed whoever sits there', () => {
  const rules = { meals, minutes: Array.from({ length: 7 }, () => null), budget: null, fishAtLeast: 0 }
  const more = { meatlessAtLeast: 0, redMeatAtMost: null, coldAtMost: null, mainsApart: true, leftovers: false }
  const rest = { sameBreakfast: 1, sameDinner: 1, dishes: 'all', aim: 'best' } as const
  const span = { startDate: '2026-11-27', endDate: '2026-11-29' }
  const { slots } = weekWishOf({ ...span, eaters, rules: { ...rules, ...more, ...rest }, staying: [], stock: [] })
  expect(slots.map((slot) => slot.eaters)).toEqual([[0], [0, 1], [0, 1]])
})

test('a day has each meal once, and a plan needs one', () => {
  expect(repeatedMeal(meals)).toBe(-1)
  expect(repeatedMeal([...meals, { ...lunch([6]), meal: 'snack' }])).toBe(-1)
  expect(repeatedMeal([...meals, lunch([6])])).toBe(2)
  expect(freeWeekdays(meals.slice(0, 1), 'lunch')).toEqual(weekend)
  expect(freeWeekdays(meals, 'dinner')).toHaveLength(7)
  expect([mostMealsOfDay(meals), mostMealsOfDay([...meals, { ...lunch([6]), meal: 'snack' }])]).toEqual([1, 2])
  const saturday = { startDate: '2026-11-28', endDate: '2026-11-28' }
  expect([hasMeals(saturday, meals), hasMeals(saturday, meals.slice(0, 1))]).toEqual([true, false])
  expect(hasMeals({ ...saturday, endDate: '2026-12-25' }, meals.slice(0, 1))).toBe(true)
})

test('meals of a plan are counted on the days that they are on, whatever rows they stand in', () => {
  const week = { startDate: '2026-11-27', endDate: '2026-12-03' }
  expect(countMeals(week, meals)).toBe(7)
  expect(countMeals(week, [...meals, { ...lunch(weekend), meal: 'snack' }])).toBe(9)
  // from the Sunday on
  expect(countMeals(week, [...meals, { ...lunch(weekend), meal: 'snack' }], 2)).toBe(6)
})
