import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  answersOf,
  choices,
  choicesWith,
  profileOf,
  summaryOf,
  withoutContradiction,
  wordsOf,
} from '#client/features/onboarding/answers.ts'
import { parseDraft } from '#client/features/onboarding/draft.ts'
import { ProfileChange, type User } from '#contract/accounts/accounts.ts'

const nothing = answersOf({ allergies: [], preferredCuisines: [], kitchenEquipment: [] } as unknown as User)

const anyAnswers = fc.record({
  dietaryPreference: fc.constantFrom('', ...choices.dietaryPreference.map(({ value }) => value)),
  allergies: fc.subarray(choices.allergies.map(({ value }) => value)),
  foodDislikes: fc.string({ maxLength: 60 }),
  skillLevel: fc.constantFrom('', ...choices.skillLevel.map(({ value }) => value)),
  preferredCuisines: fc.subarray(choices.preferredCuisines.map(({ value }) => value)),
  cookingTimePreference: fc.constantFrom('', ...choices.cookingTimePreference.map(({ value }) => value)),
  kitchenEquipment: fc.subarray(choices.kitchenEquipment.map(({ value }) => value)),
  specialEquipment: fc.string({ maxLength: 60 }),
  preferredDeliveryService: fc.constantFrom('', ...choices.preferredDeliveryService.map(({ value }) => value)),
  deliveryZipCode: fc.string({ maxLength: 10 }),
})

it('can always be saved: every possible answer is one the server takes', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const saved = ProfileChange.parse(profileOf(answers))
      expect(saved.dietaryPreference ?? '').toBe(answers.dietaryPreference)
      expect(saved.allergies).toEqual(answers.allergies)
      expect(saved.preferredDeliveryService ?? '').toBe(answers.preferredDeliveryService)
    }),
  )
})

it('tells skipped questions from answered ones in the summary', () => {
  const answered = (answers: typeof nothing) => summaryOf(answers).flatMap(([name, , words]) => (words ? [name] : []))
  expect(answered(nothing)).toEqual([])
  expect(answered({ ...nothing, allergies: ['dairy'], foodDislikes: ' ' })).toEqual(['Allergies'])
})

it('lets every question stay open', () => {
  expect(ProfileChange.parse(profileOf(nothing))).toMatchObject({
    hasCompletedOnboarding: true,
    hasCompletedSetup: true,
    dietaryPreference: null,
  })
})

it('takes None and a named allergy for a contradiction and keeps the later one', () => {
  expect(withoutContradiction(['none', 'soy', 'eggs'], 'none')).toEqual(['none'])
  expect(withoutContradiction(['none', 'soy'], 'soy')).toEqual(['soy'])
  expect(withoutContradiction(['eggs'], 'soy')).toEqual(['eggs'])
})

it('forgets the zip code when nothing is delivered', () => {
  const answers = { ...nothing, deliveryZipCode: '60601' }
  expect(profileOf({ ...answers, preferredDeliveryService: 'none' }).deliveryZipCode).toBeNull()
  expect(profileOf({ ...answers, preferredDeliveryService: 'kroger' }).deliveryZipCode).toBe('60601')
})

it('says answers in the words of the choices', () => {
  expect(wordsOf('allergies', ['tree nuts', 'soy'])).toBe('Tree Nuts, Soy')
  expect(wordsOf('cookingTimePreference', 'quick')).toBe('Quick (15-30 min)')
  expect(wordsOf('dietaryPreference', '')).toBeUndefined()
})

it('finds a draft again as it was left', () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 1, max: 6 }), (answers, step) => {
      expect(parseDraft(JSON.stringify({ step, answers }))).toEqual({ step, answers })
    }),
  )
})

it('starts afresh from anything that is no draft', () => {
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"step":2}',
    '{"step":9,"answers":{}}',
    '{"step":1,"answers":{"allergies":"soy"}}',
  ])
    expect(parseDraft(text)).toBeNull()
})

it('shows what is stored though it is not offered, so that no allergy binds unseen', () => {
  const shown = choicesWith('allergies', ['soy', 'celery', 'tree_nut'])
  expect(shown.slice(-2)).toEqual([
    { value: 'celery', label: 'Celery' },
    { value: 'tree_nut', label: 'Tree nuts' },
  ])
  expect(shown.filter(({ value }) => value === 'soy')).toHaveLength(1)
  expect(choicesWith('skillLevel', '')).toEqual(choices.skillLevel)
  expect(wordsOf('allergies', ['soy', 'celery'])).toBe('Soy, Celery')
})
