import { expect, it } from 'vitest'
import { menuSummary } from '#client/features/menus/menu-words.ts'

const dinner = { mealType: 'dinner', servings: 4 } as const

it('counts the recipes of a menu that are left, and says how many are not', () => {
  expect(menuSummary({ ...dinner, recipeIds: [1, 2, 3], deletedRecipes: 0 })).toBe('Dinner, 3 recipes, serves 4')
  expect(menuSummary({ ...dinner, recipeIds: [1, 2], deletedRecipes: 1 })).toBe(
    'Dinner, 1 recipe and 1 deleted, serves 4',
  )
})
