import { dayAfter, daysOfPlan, weekdayOf } from '#domain/plan/meal-plan/calendar-days.ts'
import type { Eater, MealOfDays, PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'

/** Who eats, at which meals of which weekdays; the start tells which weekday a day of the plan is. */
export interface Household {
  readonly startDate: string
  readonly eaters: readonly Eater[]
  readonly meals: readonly MealOfDays[]
}

/** Places of those who eat an entry: those whom it names, else everyone who sits at that meal on that weekday. */
export function eatersAt(
  { day, meal, eaters: named }: Pick<PlanEntry, 'day' | 'meal' | 'eaters'>,
  { startDate, eaters, meals }: Household,
): number[] {
  const weekday = weekdayOf(dayAfter(startDate, day))
  const rule = meals.find((one) => one.meal === meal && one.weekdays.includes(weekday))
  const sitting = named.length > 0 ? named : (rule?.eaters ?? [])
  const everyone = eaters.map((_, place) => place)
  const here = everyone.filter((place) => sitting.includes(eaters[place]!.id))
  return here.length > 0 ? here : everyone
}

/** What names those who eat, without whoever is gone: undefined where none of them is left. What names nobody is everyone's. */
export function withoutGone<One extends Pick<PlanEntry, 'eaters'>>(
  one: One,
  eaters: readonly Pick<Eater, 'id'>[],
): One | undefined {
  const here = one.eaters.filter((id) => eaters.some((eater) => eater.id === id))
  if (here.length === one.eaters.length) return one
  return here.length > 0 ? { ...one, eaters: here } : undefined
}

export function householdOf({
  startDate,
  eaters,
  rules: { meals },
}: Pick<Household, 'startDate' | 'eaters'> & { readonly rules: Pick<PlanRules, 'meals'> }): Household {
  return { startDate, eaters, meals }
}

type Rows = readonly Pick<MealOfDays, 'meal' | 'weekdays'>[]

/** Meals of a day, and the rows of a week whose days have all of them, each at its own hours. */
export const mealBounds = { ofDay: 6, rows: 42 } as const

/** Weekdays from Monday that no row has for a meal: a day has each meal once. */
export function freeWeekdays(meals: Rows, meal: MealOfDays['meal']): number[] {
  const taken = new Set(meals.flatMap((one) => (one.meal === meal ? one.weekdays : [])))
  return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !taken.has(weekday))
}

/** Rows of the weekday that has the most of them. */
export function mostMealsOfDay(meals: Rows): number {
  return Math.max(...[0, 1, 2, 3, 4, 5, 6].map((weekday) => mealsOn(meals, weekday)))
}

function mealsOn(meals: Rows, weekday: number): number {
  return meals.filter(({ weekdays }) => weekdays.includes(weekday)).length
}

/** The first row whose meal another one before it has on the same weekday; -1 where none is. */
export function repeatedMeal(meals: Rows): number {
  return meals.findIndex(({ meal, weekdays }, place) => {
    const free = freeWeekdays(meals.slice(0, place), meal)
    return weekdays.some((weekday) => !free.includes(weekday))
  })
}

interface Span {
  readonly startDate: string
  readonly endDate: string
}

/** Whether any meal falls on the days of a plan. */
export function hasMeals(span: Span, meals: Rows): boolean {
  return countMeals(span, meals) > 0
}

/** How many meals fall on the days of a plan, from one of them on. */
export function countMeals(span: Span, meals: Rows, from = 0): number {
  const days = Array.from({ length: daysOfPlan(span) }, (_, day) => weekdayOf(dayAfter(span.startDate, day)))
  return days.slice(from).reduce((sum, weekday) => sum + mealsOn(meals, weekday), 0)
}
