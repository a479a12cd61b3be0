import { expect, test } from 'vitest'
import { composedDinners } from '#domain/plan/tonight/composed-dinners.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { nobody } from '#domain/recipe/profile.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const dinner = { ...anyWish, recipeType: 'Main Dish' as const }

test('a dish for each seed, none twice and each enough for a dinner, the same each time', () => {
  const dinners = composedDinners(dinner, [...seeds, ...seeds], nobody)
  expect(dinners.length).toBeGreaterThan(3)
  expect(new Set(dinners.map(({ title }) => title)).size).toBe(dinners.length)
  for (const { summary, foods, names } of dinners) {
    expect(summary.calories).toBeGreaterThanOrEqual(300)
    expect(foods.length).toBeGreaterThanOrEqual(names.length)
  }
  expect(composedDinners(dinner, seeds, nobody)).toEqual(dinners)
  const side = { ...anyWish, recipeType: 'Side Dish' as const, include: ['carrots'], calories: 120 }
  expect(composedDinners(side, seeds, nobody)).toEqual([])
})

test('where a wish cannot be kept there is none', () => {
  expect(composedDinners({ ...dinner, diet: 'vegan', include: ['beef'] }, seeds, nobody)).toEqual([])
})
