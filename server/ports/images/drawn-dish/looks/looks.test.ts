import { expect, test } from 'vitest'
import { foodById, foods } from '#domain/food/foods.ts'
import { foodLooks, lookOfFood, unknownLook } from '#server/ports/images/drawn-dish/looks/look-of-food.ts'

test('nearly every food of the market has a look of its own, and no look is without its food', () => {
  const without = [...foods.keys()].filter((id) => !foodLooks.has(id))
  expect([without, without.length <= foods.size * 0.03]).toEqual([without, true])
  expect([...foodLooks.keys()].filter((id) => !foods.has(id))).toEqual([])
})

test('what nobody knows is crumbs; what has no look of its own looks like its parts or its neighbours', () => {
  expect(lookOfFood(undefined)).toBe(unknownLook)
  const salmon = foodById('salmon')
  expect(lookOfFood({ ...salmon, id: 'char' }).part).toBe('main')
  expect(lookOfFood({ ...salmon, id: 'salmon-cakes', madeOf: ['salt', 'salmon'] })).toBe(lookOfFood(salmon))
})

test('colours are colours, and sizes fit a plate', () => {
  for (const [id, { look, dye, strength }] of foodLooks) {
    for (const colour of [look.colour, dye, look.skin ?? '#000000', look.core ?? '#000000']) {
      expect([id, colour]).toEqual([id, expect.stringMatching(/^#[0-9a-f]{6}$/)])
    }
    expect([id, look.size > 3 && look.size <= 130, strength >= 0]).toEqual([id, true, true])
  }
})

test('foods look like themselves', () => {
  const shape = (id: string) => lookOfFood(foodById(id)).look.shape
  expect([shape('shrimp'), shape('broccoli'), shape('lemon'), shape('salmon'), shape('egg'), shape('avocado')]).toEqual(
    ['shrimp', 'floret', 'citrus', 'fillet', 'half-egg', 'crescent'],
  )
  expect(
    ['jasmine', 'spaghetti', 'penne', 'cream', 'soy-sauce', 'salt'].map((id) => lookOfFood(foodById(id)).part),
  ).toEqual(['grain', 'noodle', 'pasta', 'cream', 'sauce', 'hidden'])
})
