import { randomId } from '#client/features/list-keeping/waiting-changes.ts'
import { mondayFrom } from '#client/features/meal-plans/plan-dates.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { GeneratePlanForm } from '#contract/planning/plan-wish.ts'
import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { usualHours } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { withoutGone } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import type { Target, WeekMeal } from '#domain/plan/week/week.ts'

/** Somebody as the form has them; figures as typed, '' is none. */
export interface PersonFields {
  id: string
  name: string
  diet: string
  allergies: string[]
  dislikes: string
  portion: string
  calories: string
  protein: string
  fiber: string
  sodium: string
  targetsOver: NonNullable<Eater['targetsOver']>
  /** Targets besides these. */
  more: TargetFields[]
}

/** What somebody wants of a nutrient, a day or in the whole plan; '' is no bound. */
export interface TargetFields {
  key: string
  nutrient: Target['nutrient']
  per: Target['per']
  least: string
  most: string
}

/** A meal of the days; `eaters` is everyone where nobody is named. */
export interface MealFields {
  key: string
  meal: WeekMeal
  at: string
  weekdays: number[]
  eaters: string[]
}

/** What the form holds. Figures are as typed; '' is none. */
export interface PlanFields {
  startDate: string
  days: number
  people: PersonFields[]
  meals: MealFields[]
  minutes: string[]
  budget: string
  fishAtLeast: number
  meatlessAtLeast: number
  redMeatAtMost: string
  coldAtMost: string
  mainsApart: boolean
  leftovers: boolean
  sameBreakfast: number
  sameDinner: number
  dishes: PlanRules['dishes']
  aim: PlanRules['aim']
}

/** Calories of a day are met within a tenth. */
const about = 0.1
const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** The plan of somebody who presses one button: the coming week, three meals a day, for the member. */
export function usualPlan(user: User, today: string): PlanFields {
  return {
    startDate: mondayFrom(today),
    days: 7,
    people: [memberOf(user)],
    meals: (['breakfast', 'lunch', 'dinner'] as const).map((meal) => newMeal(meal)),
    minutes: ['45', '45', '45', '45', '45', '', ''],
    budget: '',
    fishAtLeast: 0,
    meatlessAtLeast: 0,
    redMeatAtMost: '',
    coldAtMost: '1',
    mainsApart: true,
    leftovers: true,
    sameBreakfast: 2,
    sameDinner: 1,
    dishes: 'all',
    aim: 'best',
  }
}

function memberOf(user: User): PersonFields {
  return {
    ...newPerson(),
    name: user.firstName,
    diet: user.dietaryPreference ?? '',
    allergies: user.allergies,
    dislikes: user.foodDislikes ?? '',
  }
}

export function newPerson(): PersonFields {
  return {
    id: randomId(8),
    name: '',
    diet: '',
    allergies: [],
    dislikes: '',
    portion: '1',
    calories: '',
    protein: '',
    fiber: '',
    sodium: '',
    targetsOver: 'day',
    more: [],
  }
}

export function newTarget(): TargetFields {
  return { key: randomId(4), nutrient: 'carbs', per: 'day', least: '', most: '' }
}

/** The people without one of them, and the meals without those that were theirs alone. */
export function withoutPerson({ people, meals }: PlanFields, id: string): Pick<PlanFields, 'people' | 'meals'> {
  const left = people.filter((person) => person.id !== id)
  return { people: left, meals: meals.flatMap((meal) => withoutGone(meal, left) ?? []) }
}

/** On the days that are named, or every day. */
export function newMeal(meal: WeekMeal, weekdays: readonly number[] = everyDay): MealFields {
  return { key: randomId(4), meal, at: usualHours[meal], weekdays: [...weekdays], eaters: [] }
}

/** A plan that is there already: for the same people, by the same rules. */
export function fieldsOfPlan({
  startDate,
  endDate,
  eaters,
  rules,
}: Pick<MealPlanWithMeals, 'startDate' | 'endDate' | 'eaters' | 'rules'>): PlanFields {
  const { meals, minutes, budget, redMeatAtMost, coldAtMost, ...rest } = rules
  return {
    ...rest,
    startDate,
    days: daysOfPlan({ startDate, endDate }),
    people: eaters.map(personOf),
    meals: meals.map((meal) => ({ ...meal, key: randomId(4) })),
    minutes: minutes.map((value) => textOf(value)),
    budget: textOf(budget),
    redMeatAtMost: textOf(redMeatAtMost),
    coldAtMost: textOf(coldAtMost),
  }
}

/** The next plan after one: its people and rules, from the coming Monday. */
export function fieldsAfter(plan: MealPlanWithMeals, today: string): PlanFields {
  return { ...fieldsOfPlan(plan), startDate: mondayFrom(today) }
}

const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

function personOf({ id, name, diet, allergies, dislikes, portion, targets, targetsOver = 'day' }: Eater): PersonFields {
  const take = (isMeant: (target: Target) => boolean) => targets.find(isMeant)
  const aDay = (nutrient: Target['nutrient'], bound: 'least' | 'most') =>
    take(
      (target) =>
        target.nutrient === nutrient &&
        target.per === 'day' &&
        target[bound] !== undefined &&
        target[bound === 'least' ? 'most' : 'least'] === undefined,
    )
  const calories = take((target) => target.nutrient === 'calories' && target.per === 'day' && isAbout(target))
  const [protein, fiber, sodium] = [aDay('protein', 'least'), aDay('fiber', 'least'), aDay('sodium', 'most')]
  const asked = new Set([calories, protein, fiber, sodium])
  return {
    id,
    name,
    diet: diet ?? '',
    allergies,
    dislikes,
    portion: String(portion),
    calories: calories ? textOf(Math.round(((calories.least ?? 0) + (calories.most ?? 0)) / 2)) : '',
    protein: textOf(protein?.least),
    fiber: textOf(fiber?.least),
    sodium: textOf(sodium?.most),
    targetsOver,
    more: targets
      .filter((target) => !asked.has(target))
      .map(({ nutrient, per, least, most }) => ({
        ...newTarget(),
        nutrient,
        per,
        least: textOf(least),
        most: textOf(most),
      })),
  }
}

/** Whether bounds are such as the form makes of 'about 2,000'. */
function isAbout({ least = 0, most = 0 }: Target): boolean {
  const middle = (least + most) / 2
  return middle > 0 && Math.abs(least - middle * (1 - about)) < 1 && Math.abs(most - middle * (1 + about)) < 1
}

/** What is sent; what is no number stays one that the contract refuses, with its words. */
export function callOf(fields: PlanFields): GeneratePlanForm {
  const { startDate, days, people, meals, minutes, budget, redMeatAtMost, coldAtMost, ...rest } = fields
  return {
    startDate,
    endDate: Number.isNaN(Date.parse(startDate)) ? startDate : dayAfter(startDate, days - 1),
    eaters: people.map(eaterOf),
    rules: {
      ...rest,
      meals: meals.map(({ meal, at, weekdays, eaters }) => ({ meal, at, weekdays, eaters })),
      minutes: minutes.map(numberOf),
      budget: numberOf(budget.replace('$', '')),
      redMeatAtMost: numberOf(redMeatAtMost),
      coldAtMost: numberOf(coldAtMost),
    },
  }
}

function eaterOf({ id, name, diet, allergies, dislikes, portion, targetsOver, more, ...typed }: PersonFields) {
  const calories = numberOf(typed.calories)
  const bounded = (nutrient: Target['nutrient'], bound: 'least' | 'most', text: string): Target[] => {
    const value = numberOf(text)
    return value === null ? [] : [{ nutrient, per: 'day', [bound]: value }]
  }
  return {
    id,
    name,
    diet: diet || null,
    allergies,
    dislikes,
    portion: numberOf(portion) ?? Number.NaN,
    ...(targetsOver === 'week' && { targetsOver }),
    targets: [
      ...(calories === null
        ? []
        : [
            {
              nutrient: 'calories' as const,
              per: 'day' as const,
              least: Math.round(calories * (1 - about)),
              most: Math.round(calories * (1 + about)),
            },
          ]),
      ...bounded('protein', 'least', typed.protein),
      ...bounded('fiber', 'least', typed.fiber),
      ...bounded('sodium', 'most', typed.sodium),
      ...more.map(targetOf),
    ],
  }
}

function targetOf({ nutrient, per, least, most }: TargetFields): Target {
  const [from, to] = [numberOf(least), numberOf(most)]
  return { nutrient, per, ...(from !== null && { least: from }), ...(to !== null && { most: to }) }
}

/** '2,000' and '1.5' as people type them; null where nothing stands. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3}\b)/g, '')
  return plain === '' ? null : Number(plain)
}
