import { expect, it } from 'vitest'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { anything } from '#domain/options/wish.ts'
import { isHotEnough } from '#domain/recipe/compose/portion/chile-heat.ts'
import { hear } from '#domain/wish/heard-wish.ts'

it.each([
  ['pepperoncini', 200, 'Hot', false],
  ['green-chiles', 120, 'Very Hot', false],
  ['jalapeno', 40, 'Hot', true],
  ['jalapeno', 48, 'Extremely Hot', false],
  ['serrano', 48, 'Extremely Hot', true],
  ['thai-chile', 16, 'Extremely Hot', true],
] as const)('%s, %i g for four, is %s: %s', (id, grams, spiceLevel, isEnough) => {
  const line = { ...namedFood(id), grams } as DishLine
  expect(isHotEnough([line], hear({ ...anything, spiceLevel }))).toBe(isEnough)
})
