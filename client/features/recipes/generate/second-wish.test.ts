import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Change, foodsToLeaveOut, type Made, secondWish } from '#client/features/recipes/generate/second-wish.ts'
import { GenerationRequest } from '#contract/generation.ts'
import type { Recipe } from '#contract/recipe.ts'

const recipeOf = (totalMinutes: number, total: number, foods: readonly (string | null)[] = []) =>
  ({
    id: 7,
    verification: { time: { totalMinutes }, cost: { total }, nutrition: { lines: foods.map((food) => ({ food })) } },
  }) as unknown as Recipe

const anyMade = fc.record({
  wish: fc.record(
    {
      servings: fc.integer({ min: 1, max: 10 }),
      prepTime: fc.integer({ min: 1, max: 480 }),
      budget: fc.integer({ min: 1, max: 100 }),
      idea: fc.integer({ min: 1, max: 9 }),
      includeIngredients: fc.constantFrom('leeks, rice', 'cheddar'),
      excludeIngredients: fc.constantFrom('okra', 'okra, olives'),
    },
    { requiredKeys: ['servings'] },
  ),
  before: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 }),
}) as fc.Arbitrary<Made>
const anyChange = fc.constantFrom<Change>('another', 'quicker', 'cheaper', { without: 'cheddar' })
const anyRecipe = fc.record({
  minutes: fc.integer({ min: 1, max: 600 }),
  cents: fc.integer({ min: 20, max: 20_000 }),
})

it('always asks for what the server takes, and never for the same idea', () => {
  fc.assert(
    fc.property(anyChange, anyMade, anyRecipe, (change, made, { minutes, cents }) => {
      const wish = secondWish(change, made, recipeOf(minutes, cents / 100))
      expect(wish !== undefined || minutes <= 1 || cents < 118).toBe(true)
      if (!wish) return
      expect(GenerationRequest.safeParse(wish).error).toBeUndefined()
      expect(wish.idea).toBeUndefined()
      expect(wish.servings).toBe(made.wish.servings)
    }),
  )
})

it('is quicker and cheaper even with what a wish may miss by', () => {
  fc.assert(
    fc.property(anyMade, anyRecipe, (made, { minutes, cents }) => {
      const recipe = recipeOf(minutes, cents / 100)
      expect((secondWish('quicker', made, recipe)?.prepTime ?? 0) * 1.05).toBeLessThan(minutes)
      expect((secondWish('cheaper', made, recipe)?.budget ?? 0) * 1.02).toBeLessThan(cents / 100)
      expect(secondWish('another', made, recipe)?.otherThan?.at(-1)).toBe(7)
    }),
  )
})

it('leaves a food out beside those that were out already, and no longer asks for it', () => {
  const made: Made = { wish: { includeIngredients: 'cheddar, leeks', excludeIngredients: 'okra, olives' }, before: [] }
  expect(secondWish({ without: 'cheddar' }, made, recipeOf(30, 9))).toEqual({
    includeIngredients: ['leeks'],
    excludeIngredients: ['okra', 'olives', 'cheddar'],
  })
})

it('offers the recipe’s own foods, each once', () => {
  const recipe = recipeOf(30, 9, ['leek', 'water', 'cheddar', 'salt, black pepper', null, 'leek'])
  expect(foodsToLeaveOut(recipe)).toEqual(['leek', 'cheddar', 'salt', 'black pepper'])
})
