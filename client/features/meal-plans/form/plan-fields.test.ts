import { expect, it } from 'vitest'
import {
  daysText,
  mealsText,
  moneyText,
  peopleText,
  timeText,
  varietyText,
} from '#client/features/meal-plans/form/form-words.ts'
import { faultsOf } from '#client/features/meal-plans/form/plan-faults.ts'
import {
  callOf,
  fieldsAfter,
  fieldsOfPlan,
  newPerson,
  usualPlan,
  withoutPerson,
} from '#client/features/meal-plans/form/plan-fields.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'
import type { User } from '#contract/accounts.ts'
import { GeneratePlan } from '#contract/plan-wish.ts'

const ana = {
  firstName: 'Ana',
  dietaryPreference: 'vegetarian',
  allergies: ['peanuts'],
  foodDislikes: null,
} as unknown as User
const usual = usualPlan(ana, '2026-11-21')

it('a newcomer presses one button', () => {
  expect(GeneratePlan.safeParse(callOf(usual)).error).toBeUndefined()
  expect(callOf(usual)).toMatchObject({ startDate: '2026-11-23', endDate: '2026-11-29' })
  expect(faultsOf(usual)).toEqual({})
})
it('a plan comes back as it was sent', () => {
  const plan = shortPlan()
  const { eaters, rules, startDate, endDate } = callOf(fieldsOfPlan(plan))
  expect({ eaters, rules, startDate, endDate }).toEqual({
    eaters: plan.eaters,
    rules: plan.rules,
    startDate: plan.startDate,
    endDate: plan.endDate,
  })
  expect(fieldsAfter(plan, '2026-11-25')).toMatchObject({ startDate: '2026-11-30', days: 2 })
})
it('reads figures as they are typed, and keeps targets that it does not ask for', () => {
  const sugar = { nutrient: 'sugar', per: 'plan', most: 300 } as const
  const person = { ...newPerson(), name: 'Leo', calories: '2,000', protein: '60', sodium: ' 2300 ', others: [sugar] }
  expect(callOf({ ...usual, people: [person], budget: '$110' })).toMatchObject({
    eaters: [
      {
        targets: [
          { nutrient: 'calories', per: 'day', least: 1800, most: 2200 },
          { nutrient: 'protein', per: 'day', least: 60 },
          { nutrient: 'sodium', per: 'day', most: 2300 },
          sugar,
        ],
      },
    ],
    rules: { budget: 110 },
  })
})
it('says whether the targets of somebody hold each day or over the week', () => {
  const person = { ...newPerson(), name: 'Leo', protein: '60' }
  const sent = (of: typeof person) => GeneratePlan.parse(callOf({ ...usual, people: [of] })).eaters[0]!.targetsOver
  expect([sent(person), sent({ ...person, targetsOver: 'week' })]).toEqual([undefined, 'week'])
  const plan = shortPlan()
  const [ana, mia] = plan.eaters
  const people = fieldsOfPlan({ ...plan, eaters: [ana!, { ...mia!, targetsOver: 'week' }] }).people
  expect(people.map(({ targetsOver }) => targetsOver)).toEqual(['day', 'week'])
})
it('says what is amiss at its field, in the words of the contract', () => {
  const people = [{ ...newPerson(), portion: '9', protein: 'much' }]
  expect(faultsOf({ ...usual, people, budget: '0', startDate: '', meals: [] })).toMatchObject({
    'people.0.name': 'Please enter a name for everyone.',
    'people.0.portion': 'A portion can be at most 4.',
    'people.0.protein': 'Please enter a valid number',
    budget: 'A budget must be at least $1.',
    startDate: 'Please choose a day',
    meals: 'A day needs at least one meal.',
  })
  const refused = GeneratePlan.safeParse(callOf({ ...usual, people, budget: '0', meals: [] })).error!.issues
  expect(refused.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'Please enter a name for everyone.',
      'A portion can be at most 4.',
      'A budget must be at least $1.',
    ]),
  )
  expect(faultsOf({ ...usual, people: [] })).toEqual({ people: 'Please add at least one person.' })
})
it('has each meal once a day', () => {
  const [breakfast, lunch] = usual.meals
  const weekend = { ...lunch!, weekdays: [5, 6] }
  expect(faultsOf({ ...usual, meals: [lunch!, weekend] })).toEqual({
    meals: 'A day can have each meal only once. Please choose different days, or remove one of the two.',
  })
  expect(faultsOf({ ...usual, meals: [{ ...lunch!, weekdays: [0, 1] }, weekend] })).toEqual({})
  expect(faultsOf({ ...usual, days: 2, meals: [{ ...breakfast!, weekdays: [4] }] })).toEqual({
    meals: 'None of your meals falls on these days. Please choose other days, or add a meal.',
  })
})
it('a meal that was one person’s alone goes with them', () => {
  const [mia, sam] = [newPerson(), newPerson()]
  const [breakfast, lunch, dinner] = usual.meals.map((meal, place) => ({
    ...meal,
    eaters: [[], [mia.id], [mia.id, sam.id]][place]!,
  }))
  const { people, meals } = withoutPerson(
    { ...usual, people: [mia, sam], meals: [breakfast!, lunch!, dinner!] },
    mia.id,
  )
  expect(people).toEqual([sam])
  expect(meals).toEqual([breakfast, { ...dinner, eaters: [sam.id] }])
})
it('says in a line what a folded section holds', () => {
  expect(peopleText(usual)).toBe('Ana, vegetarian, no peanuts')
  expect(mealsText(usual).replace(/\s/gu, ' ')).toBe('Breakfast 8:00 AM, lunch 12:30 PM, dinner 6:30 PM')
  expect(timeText(usual)).toBe('45 minutes on weekdays, no time limit on weekends')
  expect(moneyText({ ...usual, budget: '110' })).toBe('$110 a week, the best week')
  expect(varietyText({ ...usual, fishAtLeast: 2 })).toBe(
    'Fish twice, a cold meal once at most, leftovers for lunch, your recipes and new ones',
  )
  expect(daysText([6, 0])).toBe(' on Mon and Sun')
})
