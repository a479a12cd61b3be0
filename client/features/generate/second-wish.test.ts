import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Change, foodsToLeaveOut, likelyToLeaveOut, secondWish } from '#client/features/generate/second-wish.ts'
import { dinner } from '#client/features/recipes/dinner.ts'
import { type GenerationForm, GenerationRequest } from '#contract/recipes/generation.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { foods } from '#domain/food/foods.ts'

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

it('offers first what is of an animal or a nut, and what the title names, by its shorter name, but not what the dish is', () => {
  const more = [
    { amount: '1/2', unit: 'cup', name: 'chopped walnuts' },
    { amount: '1', unit: 'lb', name: 'chicken breast' },
    { amount: '2', unit: '', name: 'onions' },
  ]
  const recipe = { ...dinner({}, more), title: 'Rice with Chicken and Spinach' }
  const names = (title: string) => likelyToLeaveOut({ ...recipe, title }).map(({ name }) => name)
  expect(likelyToLeaveOut(recipe)[0]).toEqual({ food: 'boneless skinless chicken breast', name: 'chicken breast' })
  expect(names('Rice with Chicken and Spinach')).toEqual(['chicken breast', 'walnuts', 'butter'])
  expect(names('Chicken with Spinach and Rice').slice(0, 2)).toEqual(['walnuts', 'butter'])
  expect(names('Chicken with Spinach and Rice')).not.toContain('chicken breast')
  expect(names('Rice with Walnuts')).toEqual(['walnuts', 'chicken breast', 'butter'])
  const creamy = { ...dinner({}, [{ amount: '1', unit: 'cup', name: 'half-and-half' }]), title: 'Supper' }
  expect(likelyToLeaveOut(creamy).map(({ name }) => name)).toContain('half-and-half')
  const potatoes = {
    ...dinner({}, [{ amount: '2', unit: '', name: 'Yukon Gold potatoes' }]),
    title: 'Butter Mash with Potatoes',
  }
  expect(likelyToLeaveOut(potatoes).map(({ name }) => name)).toContain('Yukon Gold potato')
  const plain = { ...dinner(), title: 'Supper with Spinach and Rice' }
  expect(likelyToLeaveOut(plain).map(({ name }) => name)).toEqual(['butter', 'rice', 'spinach'])
  expect(likelyToLeaveOut({ ...plain, title: 'Spinach Rice' }).map(({ name }) => name)).toEqual(['butter'])
  const eggs = { ...dinner({}, [{ amount: '8', unit: 'large', name: 'eggs' }]), title: 'Egg Curry' }
  expect(likelyToLeaveOut(eggs).map(({ name }) => name)).toEqual(['butter'])
  const { verification } = recipeOf(30, 9, ['onion', 'red lentils', 'salt'])
  const dal = {
    title: 'Onion Dal',
    ingredients: [],
    instructions: [],
    verification: { ...verification, allergens: [], diets: [] },
  }
  expect(likelyToLeaveOut(dal).map(({ name }) => name)).toEqual(['red lentils'])
  expect(likelyToLeaveOut({ ...plain, title: 'Supper' }).map(({ name }) => name)).toEqual(['butter'])
})

it('names every food of the table whole, and so that no list is parted within it', () => {
  for (const { name } of foods.values())
    expect(foodsToLeaveOut(recipeOf(30, 9, [name, 'water']))).toEqual(
      ['water', 'ice'].includes(name) ? [] : [name.replace(',', '')],
    )
})
