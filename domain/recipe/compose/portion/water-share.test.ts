import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

it('boils less rice in less water', () => {
  const made = compose({ ...anything, notes: 'chinese lemon chicken', servings: 8, calories: 300 }, 1)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  const rice = made.draft.ingredients.find(({ name }) => name.includes('rice'))
  const boiled = made.draft.instructions.find(({ description }) => /rice in .* water/.test(description))
  expect(rice).toBeDefined()
  const [, cups = ''] = /in (\d+)(?: 1\/2)? cups water/.exec(boiled?.description ?? '') ?? []
  expect(Number(cups)).toBeLessThan(3)
})
