import { expect, it } from 'vitest'
import { cooked } from '#client/features/cooking/cooked-recipe.ts'
import { dinner } from '#client/features/recipes/dinner.ts'
import { recipeText } from '#client/features/spread/saving/recipe-text.ts'
import { scaleRecipe } from '#domain/recipe/scaling/scale.ts'

it('writes the whole recipe: list, steps, figures and allergens', () => {
  const text = textFor(2)
  expect(text).toContain('Buttered Rice with Spinach')
  expect(text).toContain(' 2. 2 tbsp butter')
  expect(text).toContain(' 3. 4 oz spinach, washed')
  expect(text).toContain(' 2. Stir in the butter and the spinach until wilted, 2 minutes. (2 min)')
  expect(text).toMatch(/\d+ kcal \(\d+ to \d+\)/)
  expect(text).toContain('Contains dairy')
  expect(text).toContain('Check labels.')
  expect(text).not.toContain('inside the steps')
})

it('is for as many as the page shows, the steps too', () => {
  const text = textFor(6)
  expect(text).toContain('Serves 6.')
  expect(text).toContain(' 1. 3 cups white rice')
  expect(text).toContain('with 6 cups water')
})

it('says so where a step still names the amount that was written', () => {
  const rice = dinner()
  const [first, ...steps] = rice.instructions
  const said = { ...rice, instructions: [{ ...first!, description: 'Stir in half a cup of water.' }, ...steps] }
  expect(textFor(6, said)).toContain('Amounts in the steps are for 2 people.')
  expect(textFor(2, said)).not.toContain('Amounts in the steps')
})

it('tells what is worth knowing after the steps, where something is', () => {
  const { ingredients, steps } = cooked(dinner(), 'written', { servings: 2, scale: scaleRecipe })
  const text = recipeText(dinner(), { servings: 2, lines: ingredients, steps }, ['Make ahead: Rinse the rice.'])
  expect(text.split('METHOD')[1]).toContain('\r\n\r\nGOOD TO KNOW\r\nMake ahead: Rinse the rice.\r\n')
  expect(textFor(2)).not.toContain('GOOD TO KNOW')
})

function textFor(servings: number, recipe = dinner()): string {
  const { ingredients, steps } = cooked(recipe, 'written', { servings, scale: scaleRecipe })
  return recipeText(recipe, { servings, lines: ingredients, steps })
}
