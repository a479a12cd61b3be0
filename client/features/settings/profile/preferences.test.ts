import { expect, it } from 'vitest'
import { answersOf } from '#client/features/onboarding/answers.ts'
import { changeOf } from '#client/features/settings/profile/preferences.ts'
import type { User } from '#contract/accounts/accounts.ts'

const user = {
  dietaryPreference: 'vegan',
  allergies: ['soy', 'eggs'],
  foodDislikes: 'okra',
  preferredCuisines: [],
  kitchenEquipment: ['oven'],
} as unknown as User
const saved = answersOf(user)

it('sees no change where nothing differs, whatever was pressed on the way', () => {
  expect(changeOf(user, { ...saved, allergies: ['eggs', 'soy'], foodDislikes: ' okra ' })).toEqual({})
})

it('sends what differs and nothing else; an answer that was taken back is sent as none', () => {
  expect(changeOf(user, { ...saved, dietaryPreference: 'keto', foodDislikes: ' ', allergies: ['soy'] })).toEqual({
    dietaryPreference: 'keto',
    foodDislikes: null,
    allergies: ['soy'],
  })
  expect(changeOf(user, { ...saved, kitchenEquipment: [], preferredDeliveryService: 'kroger' })).toEqual({})
})
