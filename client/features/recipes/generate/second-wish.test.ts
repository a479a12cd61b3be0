import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Change, foodsToLeaveOut, secondWish } from '#client/features/recipes/generate/second-wish.ts'
import { type GenerationForm, GenerationRequest } from '#contract/generation.ts'
import type { Recipe } from '#contract/recipe.ts'

const recipeOf = (totalMinutes: number, total: number, foods: readonly (string | null)[] = []) =>
  ({
    id: 7,
    verification: { time: { totalMinutes }, cost: { total }, nutrition: { lines: foods.map((food) => ({ food })) } },
  }) as unknown as Recipe

const anyWish = fc.record(
  {
    servings: fc.integer({ min: 1, max: 10 }),
    prepTime: fc.integer({ min: 1, max: 480 }),
    budget: fc.integer({ min: 1, max: 100 }),
    idea: fc.integer({ min: 1, max: 9 }),
    includeIngredients: fc.constantFrom('leeks, rice', 'cheddar'),
    excludeIngredients: fc.constantFrom('okra', 'okra, olives'),
    otherThan: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 }),
  },
  { requiredKeys: ['servings'] },
) as fc.Arbitrary<GenerationForm>
const anyChange = fc.constantFrom<Change>('another', 'quicker', 'cheaper', { without: 'cheddar' })
const anyRecipe = fc.record({
  minutes: fc.integer({ min: 1, max: 600 }),
  cents: fc.integer({ min: 20, max: 20_000 }),
})

it('always asks for what the server takes, and never for the same idea', () => {
  fc.assert(
    fc.property(anyChange, anyWish, anyRecipe, (change, asked, { minutes, cents }) => {
      const wish = secondWish(change, asked, recipeOf(minutes, cents / 100))
      expect(wish !== undefined || minutes <= 1 || cents < 118).toBe(true)
      if (!wish) return
      expect(GenerationRequest.safeParse(wish).error).toBeUndefined()
      expect(wish.idea).toBeUndefined()
      expect(wish.servings).toBe(asked.servings)
    }),
  )
})

it('is quicker and cheaper even with what a wish may miss by', () => {
  fc.assert(
    fc.property(anyWish, anyRecipe, (asked, { minutes, cents }) => {
      const recipe = recipeOf(minutes, cents / 100)
      expect((secondWish('quicker', asked, recipe)?.prepTime ?? 0) * 1.05).toBeLessThan(minutes)
      expect((secondWish('cheaper', asked, recipe)?.budget ?? 0) * 1.02).toBeLessThan(cents / 100)
      expect(secondWish('another', asked, recipe)?.otherThan?.at(-1)).toBe(7)
    }),
  )
})

it('leaves a food out beside those that were out already, and no longer asks for it', () => {
  const asked = { includeIngredients: 'cheddar, leeks', excludeIngredients: 'okra, olives' }
  expect(secondWish({ without: 'cheddar' }, asked, recipeOf(30, 9))).toEqual({
    includeIngredients: ['leeks'],
    excludeIngredients: ['okra', 'olives', 'cheddar'],
  })
})

it('offers the recipe’s own foods, each once', () => {
  const recipe = recipeOf(30, 9, ['leek', 'water', 'cheddar', 'salt, black pepper', null, 'leek'])
  expect(foodsToLeaveOut(recipe)).toEqual(['leek', 'cheddar', 'salt', 'black pepper'])
})
