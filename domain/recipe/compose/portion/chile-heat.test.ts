import { expect, it } from 'vitest'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { anything } from '#domain/options/wish.ts'
import { isHotEnough, timesForHeat } from '#domain/recipe/compose/portion/chile-heat.ts'
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

it('brings a pinch of flakes to the heat that was asked for, and no pot of mild chiles', () => {
  const flakes = namedFood('flakes')!
  expect(timesForHeat(flakes, 0.2, 'Medium')).toBe(1)
  expect(timesForHeat(flakes, 0.2, 'Very Hot')).toBeCloseTo(4.5)
  expect(timesForHeat(flakes, 2, 'Very Hot')).toBe(1)
  expect(timesForHeat(namedFood('green-chiles')!, 5, 'Extremely Hot')).toBe(8)
})
