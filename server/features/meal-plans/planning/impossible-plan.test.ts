import { expect, test } from 'vitest'
import type { WeekMeal, WeekWish } from '#domain/plan/week/week.ts'
import { emptyWeekPlan } from '#domain/plan/week/week-plan.ts'
import { impossiblePlan } from '#server/features/meal-plans/planning/impossible-plan.ts'

/** A day of one cook, with five minutes for each of these meals. */
const dayOf = (meals: readonly WeekMeal[]): WeekWish => ({
  days: 1,
  eaters: [{ name: 'Ada', portion: 1, targets: [] }],
  slots: meals.map((meal) => ({ day: 0, meal, eaters: [0], minutes: 5 })),
  atHome: [],
  rules: { times: [], mainsApart: false, mostOfOneDish: { small: 2, large: 2 } },
  aim: 'cheapest',
})

test.each<{ meals: readonly WeekMeal[]; named: string }>([
  { meals: ['dinner'], named: 'dinner' },
  { meals: ['lunch', 'dinner'], named: 'lunch or dinner' },
  { meals: ['morning-snack', 'lunch'], named: 'a morning snack or lunch' },
  { meals: ['lunch', 'evening-snack'], named: 'lunch or an evening snack' },
])('where nothing is ready in time for $named, that is said', ({ meals, named }) => {
  const rules = meals.map((_, place) => `minutes:${place}`)
  const { message } = impossiblePlan(dayOf(meals), [], [{ rules, words: ['them'], wouldDo: null, plan: emptyWeekPlan }])
  expect(message).toContain(`None of the dishes we found for ${named} is ready in 5 minutes.`)
})
