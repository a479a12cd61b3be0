import { dayAfter, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { eatersAt, eatersOutAt, everyoneAt, type Household } from '#domain/plan/meal-plan/eaters/seating.ts'
import { shareOf } from '#domain/plan/week/choices/meal-shares.ts'
import { weekMeals } from '#domain/plan/week/week.ts'

/**
 * The share of an eater's day that is eaten from the plan, 0 to 1, as the planner asks it: less what they eat out of the meals that the rules
 * have. 1 of a day without meals of theirs.
 */
export function shareEatenOn(day: number, eater: number, household: Household): number {
  const weekday = weekdayOf(dayAfter(household.startDate, day))
  const asked = new Set(household.meals.flatMap(({ meal, weekdays }) => (weekdays.includes(weekday) ? meal : [])))
  const dishes = household.entries.filter((entry) => entry.day === day && entry.kind !== 'out' && entry.kind !== 'note')
  const meals = weekMeals.map((meal) => ({ meal }))
  const here = meals.filter(
    ({ meal }) =>
      (asked.has(meal) && everyoneAt({ day, meal }, household).includes(eater)) ||
      dishes.some((entry) => entry.meal === meal && eatersAt(entry, household).includes(eater)),
  )
  const out = meals.filter(({ meal }) => asked.has(meal) && eatersOutAt({ day, meal }, household).includes(eater))
  const all = shareOf([...here, ...out])
  return all === 0 ? 1 : shareOf(here) / all
}
