import { dayAfter, daysOfPlan, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { Eater, MealOfDays, PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'

/** Who eats, at which meals of which weekdays; the start tells which weekday a day of the plan is. */
export interface Household {
  readonly startDate: string
  readonly eaters: readonly Eater[]
  readonly meals: readonly MealOfDays[]
  /** What stands at the meals, as it tells who eats out. */
  readonly entries: readonly Seating[]
}

type Seating = Pick<PlanEntry, 'kind' | 'day' | 'meal' | 'eaters'>

/**
 * Places of those who eat an entry: those whom it names, else everyone who sits at that meal on that weekday. Whoever eats out at a meal has
 * nothing else of it: of a dish at which all of them do, there are none.
 */
export function eatersAt(entry: Seating, household: Household): number[] {
  const seated = seatedAt(entry, household)
  if (entry.kind === 'out') return seated
  const away = eatersOutAt(entry, household)
  return away.length > 0 ? seated.filter((place) => !away.includes(place)) : seated
}

/** Places of those who eat of what is cooked for a meal and names nobody. */
export function everyoneAt({ day, meal }: Pick<PlanEntry, 'day' | 'meal'>, household: Household): number[] {
  return eatersAt({ kind: 'recipe', day, meal, eaters: [] }, household)
}

/** Places of those who eat out at a meal. */
export function eatersOutAt({ day, meal }: Pick<PlanEntry, 'day' | 'meal'>, household: Household): number[] {
  const out = household.entries.filter((entry) => entry.kind === 'out' && entry.day === day && entry.meal === meal)
  return [...new Set(out.flatMap((entry) => seatedAt(entry, household)))].sort((one, other) => one - other)
}

/** Places of those whom an entry names, else of all who sit at its meal, wherever they eat. */
export function seatedAt(
  { day, meal, eaters: named }: Pick<PlanEntry, 'day' | 'meal' | 'eaters'>,
  { startDate, eaters, meals }: Omit<Household, 'entries'>,
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
  entries,
}: Omit<Household, 'meals'> & { readonly rules: Pick<PlanRules, 'meals'> }): Household {
  return { startDate, eaters, meals, entries }
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
