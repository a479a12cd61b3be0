import type {
  MealFields,
  PersonFields,
  PlanFields,
  TargetFields,
} from '#client/features/meal-plans/form/plan-fields.ts'
import { numberOf } from '#client/features/meal-plans/form/plan-fields.ts'
import { isDay } from '#client/features/meal-plans/plan-dates.ts'
import { CallError } from '#contract/client.ts'
import { planSentences } from '#contract/planning/plan-sentences.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { hasMeals, repeatedMeal } from '#domain/plan/meal-plan/eaters/seating.ts'

/** What is amiss, by the field: 'people.0.name', 'budget', 'startDate'. */
export type Faults = Readonly<Record<string, string>>

const noNumber = 'Please enter a valid number'
const mostOfTarget = 1_000_000

/** What the contract would say of a form, at the fields that it is about; without its schemas, which a page does without. */
export function faultsOf({ startDate, days, people, meals, budget }: PlanFields): Faults {
  return Object.fromEntries(
    [
      ['startDate', isDay(startDate) ? undefined : 'Please choose a day'],
      ['people', people.length === 0 ? planSentences.eatersLeast : undefined],
      ...people.flatMap((person, place) => ofPerson(person, `people.${place}`)),
      ['meals', ofMeals({ startDate, days, meals })],
      ...meals.flatMap((meal, place) => ofMeal(meal, `meals.${place}`)),
      ['budget', ofBudget(budget)],
    ].filter((fault): fault is [string, string] => fault[1] !== undefined),
  )
}

type Fault = [field: string, sentence: string | undefined]

function ofPerson({ name, portion, ...person }: PersonFields, at: string): Fault[] {
  const share = numberOf(portion)
  const targets = (['calories', 'protein', 'fiber', 'sodium'] as const).map((field): Fault => {
    const value = numberOf(person[field])
    const isMeant = value === null || (value >= 0 && value <= mostOfTarget)
    return [`${at}.${field}`, isMeant ? undefined : noNumber]
  })
  return [
    [`${at}.name`, name.trim() === '' ? planSentences.name : undefined],
    [`${at}.portion`, ofPortion(share)],
    [`${at}.dislikes`, person.dislikes.trim().length > 500 ? 'At most 500 characters' : undefined],
    ...targets,
    ...person.more.flatMap((target, place) => ofTarget(target, `${at}.more.${place}`)),
  ]
}

/** A target with no figure at all would ask for nothing. */
function ofTarget(target: TargetFields, at: string): Fault[] {
  const [least, most] = [numberOf(target.least), numberOf(target.most)]
  const ofFigure = (value: number | null) =>
    value === null || (value >= 0 && value <= mostOfTarget) ? undefined : noNumber
  const isEmpty = least === null && most === null
  const isTurned = least !== null && most !== null && least > most
  const whole = isEmpty ? 'Please enter at least one of the two' : isTurned ? planSentences.target : undefined
  return [
    [`${at}.least`, ofFigure(least) ?? whole],
    [`${at}.most`, ofFigure(most)],
  ]
}

function ofPortion(share: number | null): string | undefined {
  if (share === null || Number.isNaN(share)) return noNumber
  if (share < 0.25) return planSentences.portionLeast
  return share > 4 ? planSentences.portionMost : undefined
}

function ofMeals({ startDate, days, meals }: Pick<PlanFields, 'startDate' | 'days' | 'meals'>): string | undefined {
  if (meals.length === 0) return planSentences.mealsLeast
  if (repeatedMeal(meals) >= 0) return planSentences.mealTwice
  if (!isDay(startDate) || hasMeals({ startDate, endDate: dayAfter(startDate, days - 1) }, meals)) return undefined
  return planSentences.noMeals
}

/** A meal that is never eaten would be none. */
function ofMeal({ at: hour, weekdays }: MealFields, at: string): Fault[] {
  return [
    [`${at}.at`, /^\d\d:\d\d$/.test(hour) ? undefined : 'Please enter a time'],
    [`${at}.weekdays`, weekdays.length === 0 ? 'Please choose at least one day' : undefined],
  ]
}

function ofBudget(text: string): string | undefined {
  const budget = numberOf(text.replace('$', ''))
  if (budget === null) return undefined
  if (Number.isNaN(budget)) return noNumber
  if (budget < 1) return planSentences.budgetLeast
  return budget > 10_000 ? planSentences.budgetMost : undefined
}

/** What the server says of the fields of a call that it refused. */
export function faultsOfRefusal(error: unknown, { people }: PlanFields): Faults {
  const issues = error instanceof CallError ? error.details['issues'] : undefined
  if (!Array.isArray(issues)) return {}
  return Object.fromEntries(
    (issues as { field?: string; message?: string }[]).flatMap(({ field, message }) =>
      field && message ? [[fieldAt(field.split('.'), people), message]] : [],
    ),
  )
}

function fieldAt([first = '', ...rest]: readonly string[], people: readonly PersonFields[]): string {
  if (first === 'endDate') return 'days'
  if (first === 'rules') return rest.join('.')
  if (first !== 'eaters') return first
  const [place = '', field, target, bound] = rest
  if (field !== 'targets') return ['people', ...rest].join('.')
  // a target by its place in the call is a field by what it is of
  const { calories = '', protein = '', fiber = '', sodium = '' } = people[Number(place)] ?? {}
  const given = Object.entries({ calories, protein, fiber, sodium }).filter(([, text]) => text.trim())
  const beyond = Number(target) - given.length
  return `people.${place}.${given[Number(target)]?.[0] ?? (beyond >= 0 ? `more.${beyond}.${bound === 'most' ? bound : 'least'}` : 'calories')}`
}
