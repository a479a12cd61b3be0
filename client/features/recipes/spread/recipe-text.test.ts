import { expect, it } from 'vitest'
import { dinner } from '#client/features/recipes/dinner.ts'
import { recipeText } from '#client/features/recipes/spread/recipe-text.ts'

it('writes the whole recipe: list, steps, figures and allergens', () => {
  const text = recipeText(dinner(), 2, 2)
  expect(text).toContain('Buttered Rice with Spinach')
  expect(text).toContain(' 2. 2 tbsp butter')
  expect(text).toContain(' 3. 4 oz spinach, washed')
  expect(text).toContain(' 2. Stir in the butter and the spinach until wilted, 2 minutes. (2 min)')
  expect(text).toMatch(/\d+ kcal \(\d+ to \d+\)/)
  expect(text).toContain('Contains milk')
  expect(text).toContain('Check labels.')
  expect(text).not.toContain('inside the steps')
})

it('says so when the list is for more people than the steps', () => {
  expect(recipeText(dinner(), 6, 2)).toContain('Amounts named inside the steps are for 2 people.')
})
