import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

it.each([
  [2, 550],
  [4, 450],
  [3, 700],
])('has a bun for each of %i, with %i calories', (servings, calories) => {
  const made = compose({ ...anything, servings, calories, notes: 'cheeseburgers' }, 1)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  const buns = made.draft.ingredients.find(({ name }) => /\bbuns?\b/.test(name))
  expect(Number(buns?.amount)).toBeGreaterThanOrEqual(servings)
})
