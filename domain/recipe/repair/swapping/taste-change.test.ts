import { expect, test } from 'vitest'
import { foodById } from '#domain/food/foods.ts'
import { tasteChange } from '#domain/recipe/repair/swapping/taste-change.ts'

const change = (from: string, to: string) => tasteChange(foodById(from), foodById(to))

test('what is done long before or after what it stands in for says in how many minutes, and how it ends', () => {
  expect(change('brown-lentils', 'red-lentils')).toBe('soft, cooked in about 20 minutes instead of 30')
  expect(change('red-lentils', 'brown-lentils')).toBe('earthy, cooked in about 30 minutes instead of 20')
  expect(change('arborio', 'basmati')).toBe('cooked in about 15 minutes instead of 20')
})

test('what takes about as long says nothing of it, nor what is cooked in more ways than in water', () => {
  for (const [from, to] of [
    ['basmati', 'jasmine'],
    ['spaghetti', 'penne'],
    ['penne', 'gf-pasta'],
    ['zucchini', 'carrot'],
    ['chicken-breast', 'tofu'],
  ] as const)
    expect(change(from, to)).not.toContain('cooked in')
})
