import { expect, it } from 'vitest'
import {
  emptyWish,
  equipmentChoices,
  fieldOfWish,
  isOwnEquipment,
  ownDiet,
  ownEquipment,
  requestOf,
  setAside,
  WishForm,
} from '#client/features/generate/wish-form.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { GenerationRequest } from '#contract/recipes/generation.ts'

const ana = {
  dietaryPreference: 'gluten-free',
  kitchenEquipment: ['oven', 'pressure cooker', 'cast iron pan', 'tagine'],
  preferredCuisines: ['italian'],
} as unknown as User
const nobody = { dietaryPreference: null, kitchenEquipment: [], preferredCuisines: [] } as unknown as User

it('leaves out what was left open, so that the profile fills it', () => {
  expect(requestOf(emptyWish(ana), ana)).toEqual({ servings: 4 })
})

it('asks for what was typed, numbers as numbers', () => {
  const form = {
    ...emptyWish(nobody),
    prepTime: ' 45 ',
    budget: '12.50',
    excludeIngredients: ' olives ',
    recipeType: 'Soup',
    servings: 2,
  }
  expect(requestOf(form, nobody)).toEqual({
    servings: 2,
    prepTime: 45,
    budget: 12.5,
    excludeIngredients: 'olives',
    recipeType: 'Soup',
  })
})

it('knows the own kitchen in the words of the form: a pressure cooker is an Instant Pot', () => {
  expect(ownEquipment(ana)).toEqual(['Oven', 'Instant Pot', 'Cast Iron Pan', 'tagine'])
  expect(equipmentChoices(ana)).toHaveLength(14)
  expect(isOwnEquipment(['tagine', 'Instant Pot', 'Cast Iron Pan', 'Oven'], ana)).toBe(true)
})

it('sets the profile aside for once by an answer of its own', () => {
  const form = {
    ...emptyWish(ana),
    diet: setAside.diet,
    cuisine: setAside.cuisine,
    prepTime: setAside.prepTime,
    kitchenEquipment: [],
  }
  const request = requestOf(form, ana)
  expect(request).toEqual({ servings: 4, diet: 'None', cuisine: 'Any', prepTime: 480, kitchenEquipment: [] })
  expect(GenerationRequest.safeParse(request).success).toBe(true)
})

it('prints the diet of the profile, and none for none', () => {
  expect(ownDiet(ana)).toBe('Gluten-Free')
  expect(ownDiet(nobody)).toBeUndefined()
  expect(ownDiet({ ...nobody, dietaryPreference: 'none' })).toBeUndefined()
})

it('says which figure is out of bounds', () => {
  const wrong = { ...emptyWish(nobody), prepTime: '0', budget: '0.5', calories: 'many' }
  const { error } = WishForm.safeParse(wrong)
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['prepTime', 'Time must be 1 to 480 minutes'],
    ['budget', 'Budget must be a number from 1 to 10,000'],
    ['calories', 'Calories must be 100 to 2,000 per serving'],
  ])
})

it('finds the field that a refused wish means', () => {
  expect(['prepTime', 'includeIngredients', 'diet', 'kitchenEquipment', 'allergies'].map(fieldOfWish)).toEqual([
    'prepTime',
    'includeIngredients',
    'diet',
    'kitchenEquipment',
    undefined,
  ])
})
