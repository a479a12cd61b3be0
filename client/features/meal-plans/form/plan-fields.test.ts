import { expect, it } from 'vitest'
import {
  daysText,
  mealsText,
  moneyText,
  peopleText,
  targetText,
  timeText,
  varietyText,
} from '#client/features/meal-plans/form/form-words.ts'
import { faultsOf, faultsOfRefusal } from '#client/features/meal-plans/form/plan-faults.ts'
import {
  callOf,
  fieldsAfter,
  fieldsOfPlan,
  newPerson,
  newTarget,
  usualPlan,
  withoutPerson,
} from '#client/features/meal-plans/form/plan-fields.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { CallError } from '#contract/client.ts'
import { GeneratePlan } from '#contract/planning/plan-wish.ts'

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
it('reads figures as they are typed, and targets of all nutrients a day or in the whole plan', () => {
  const sugar = { nutrient: 'sugar', per: 'plan', most: 300 } as const
  const fat = { nutrient: 'fat', per: 'day', least: 50, most: 78.5 } as const
  const more = [
    { ...newTarget(), nutrient: 'sugar', per: 'plan', most: '300' } as const,
    { ...newTarget(), nutrient: 'fat', least: '50', most: ' 78.5' } as const,
  ]
  const person = { ...newPerson(), name: 'Leo', calories: '2,000', protein: '60', sodium: ' 2300 ', more }
  expect(more.map(targetText)).toEqual(['at most 300 g sugar in the whole plan', '50 to 79 g fat'])
  expect(callOf({ ...usual, people: [person], budget: '$110' })).toMatchObject({
    eaters: [
      {
        targets: [
          { nutrient: 'calories', per: 'day', least: 1800, most: 2200 },
          { nutrient: 'protein', per: 'day', least: 60 },
          { nutrient: 'sodium', per: 'day', most: 2300 },
          sugar,
          fat,
        ],
      },
    ],
    rules: { budget: 110 },
  })
  const plan = shortPlan()
  const { eaters } = callOf(fieldsOfPlan({ ...plan, eaters: [{ ...plan.eaters[0]!, targets: [sugar, fat] }] }))
  expect(eaters[0]!.targets).toEqual([sugar, fat])
})
it('says what is amiss with a target, also where the server says it', () => {
  const target = (least: string, most: string) => ({ ...newTarget(), least, most })
  const more = [target('', ''), target('70', '50'), target('much', '50'), target('0', '2000000'), target('', '50')]
  const people = [{ ...newPerson(), name: 'Leo', protein: '60', more }]
  expect(faultsOf({ ...usual, people })).toEqual({
    'people.0.more.0.least': 'Please enter at least one of the two',
    'people.0.more.1.least': 'The minimum of a target can’t be higher than its maximum.',
    'people.0.more.2.least': 'Please enter a valid number',
    'people.0.more.3.most': 'Please enter a valid number',
  })
  const refusedAt = (field: string) =>
    faultsOfRefusal(new CallError(400, JSON.stringify({ issues: [{ field, message: 'No.' }] }), ''), {
      ...usual,
      people,
    })
  expect([refusedAt('eaters.0.targets.0.least'), refusedAt('eaters.0.targets.2.most')]).toEqual([
    { 'people.0.protein': 'No.' },
    { 'people.0.more.1.most': 'No.' },
  ])
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
