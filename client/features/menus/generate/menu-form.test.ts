import { expect, it } from 'vitest'
import { fieldOfRefusal, MenuFields, menuCallOf, menuOf, usualMenu } from '#client/features/menus/generate/menu-form.ts'
import { MenuRequest } from '#contract/planning/menus.ts'

it('asks for what was chosen and nothing else', () => {
  const call = menuCallOf({ ...usualMenu, mealType: 'dinner', includeIngredients: ' leeks ', dailyCalories: '1800' })
  expect(call).toEqual({
    mealType: 'dinner',
    servings: 4,
    recipeCount: 3,
    cookingTime: 60,
    budget: 50,
    includeIngredients: 'leeks',
  })
  expect(MenuRequest.safeParse(call).success).toBe(true)
})
it('sends the targets of a whole day', () => {
  const day = { ...usualMenu, mealType: 'complete_day', hasBudget: false, dailyCalories: '1800', dailyProtein: '90' }
  expect(menuCallOf(day)).toMatchObject({ dailyCalories: 1800, dailyProtein: 90 })
  expect(menuCallOf(day)).not.toHaveProperty('budget')
})
it('asks for a meal type', () => {
  expect(MenuFields.safeParse(usualMenu).error?.issues[0]?.message).toBe('Please select a meal type')
})
it('knows its fields by the names of a refusal', () => {
  expect(fieldOfRefusal('budget')).toBe('budget')
  expect(fieldOfRefusal('allergies')).toBeUndefined()
})

it('begins with the diet of the profile where menus have it, and with none else', () => {
  expect(menuOf('vegetarian').dietaryPreferences).toEqual(['Vegetarian'])
  expect(menuOf('gluten-free').dietaryPreferences).toEqual(['Gluten-Free'])
  expect(menuOf('pescatarian').dietaryPreferences).toEqual([])
  expect(menuOf(null)).toEqual(usualMenu)
})
