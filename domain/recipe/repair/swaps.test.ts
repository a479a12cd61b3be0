import { describe, expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Ingredient, RecipeDraft } from '#domain/recipe/recipe.ts'
import { swapFood, swapsFor } from '#domain/recipe/repair/swaps.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const soup: RecipeDraft = {
  title: 'Leek Soup with Cream',
  description: 'Leeks softened in butter, simmered in milk and finished with cream.',
  servings: 2,
  cuisine: 'French',
  recipeType: 'Soup',
  difficulty: 'Beginner',
  ingredients: [
    line('2', 'tbsp', 'butter'),
    line('3', '', 'scallions', 'thinly sliced'),
    line('2', 'cups', 'milk'),
    line('1', 'tsp', 'ground cumin'),
    line('1/2', '', 'lemon', 'juiced'),
    line('1', 'cup', 'frobnicated wub'),
  ],
  instructions: [
    step(1, 'Melt the butter and soften the scallions in it with the cumin, 5 minutes.'),
    step(2, 'Pour in the milk and the wub, simmer for 10 minutes, and sharpen with the lemon juice.'),
  ],
  reasons: [],
  notes: [],
}
const names = (index: number, eater: EaterProfile = nobody) => swapsFor(soup, index, eater).map(({ food }) => food)

describe('“I’m out of …”', () => {
  test('offers what behaves alike, nearest first, each with what it changes', () => {
    const [first, ...more] = swapsFor(soup, 0, nobody)
    expect(first).toMatchObject({ food: 'olive-oil', allergensAdded: [], taste: 'richer' })
    expect(more.length).toBeGreaterThan(2)
    expect(names(2).length).toBeGreaterThan(3)
    expect(names(3)).toContain('coriander')
  })

  test('counts anew what is counted: three scallions are no three onions', () => {
    const shallot = swapsFor(soup, 1, nobody).find(({ food }) => food === 'shallot')
    expect(shallot?.line).toMatch(/^(?:1|2) (?:small|medium|large) shallots?/)
  })

  test('offers nothing that this cook may not eat', () => {
    expect(names(2)).toContain('skim-milk')
    const vegan = names(2, { ...nobody, diet: 'vegan', allergens: ['soy'] })
    expect(vegan).not.toContain('skim-milk')
    expect(vegan).not.toContain('soy-milk')
    expect(vegan.length).toBeGreaterThan(0)
  })

  test('tells which allergens and diets come and go', () => {
    const { draft } = vegetarianDish()
    const butter = draft.ingredients.findIndex(({ name }) => name.includes('butter'))
    const oil = swapsFor(draft, butter, nobody).find(({ food }) => food === 'olive-oil')
    expect(oil?.allergensGone).toEqual(['milk'])
    expect(oil?.dietsGained).toContain('dairy-free')
  })

  test('tells what a food has from what some brands of it may have', () => {
    const stew = { ...soup, ingredients: [line('2', 'cups', 'vegetable stock'), line('2', 'cups', 'milk')] }
    const instructions = [step(1, 'Simmer the stock and the milk for 10 minutes.')]
    const water = swapsFor({ ...stew, instructions }, 0, nobody).find(({ food }) => food === 'water')
    expect(water?.allergensGone).toContain('celery')
    expect(water?.allergensPossible).toEqual(water?.allergensGone)
    const oats = swapsFor({ ...stew, instructions }, 1, nobody).find(({ food }) => food === 'oat-milk')
    expect(oats?.allergensGone).toContain('milk')
    expect(oats?.allergensPossible).not.toContain('milk')
  })

  test('puts a leaf of lettuce in the place of a tortilla that is filled, not of one that is baked', () => {
    const withTortillas = (description: string) =>
      swapsFor(
        {
          ...soup,
          title: 'Bean Supper',
          ingredients: [line('8', '', 'corn tortillas'), line('2', 'cups', 'cooked black beans')],
          instructions: [step(1, 'Warm the beans in a skillet, 5 minutes.'), step(2, description)],
        },
        0,
        nobody,
      ).map(({ food }) => food)
    expect(withTortillas('Spoon the beans into the tortillas and serve.')).toContain('lettuce-cups')
    const baked = withTortillas('Roll the beans up in the tortillas and bake at 400°F (200°C) for 20 minutes.')
    expect(baked).not.toContain('lettuce-cups')
  })

  test('offers nothing where the food is not known, and never throws', () => {
    expect(names(5)).toEqual([])
    expect(names(99)).toEqual([])
    expect(swapFood(soup, 0, 'no-such-food', nobody)).toBeUndefined()
  })

  test('makes the swap in list and steps, and says why', () => {
    const swapped = swapFood(soup, 0, 'olive-oil', nobody)
    expect(swapped?.change).toMatchObject({ line: 0, from: '2 tbsp butter', reason: 'you’re out of unsalted butter' })
    expect(swapped?.draft.ingredients[0]).toMatchObject({ amount: '2', unit: 'tbsp', name: 'extra-virgin olive oil' })
    expect(JSON.stringify(swapped?.draft.instructions)).not.toMatch(/butter/)
  })

  test('never adds a finding that blocks, in any line of composed recipes', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const composed = compose(anything, seed)
      if (!('draft' in composed)) continue
      for (const [index] of composed.draft.ingredients.entries()) {
        for (const { food } of swapsFor(composed.draft, index, nobody)) {
          const swapped = swapFood(composed.draft, index, food, nobody)
          const findings = swapped ? verifyRecipe(swapped.draft).findings : []
          expect(findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
          expect(swapped).toBeDefined()
        }
      }
    }
  })
})

function vegetarianDish(): { draft: RecipeDraft } {
  const ingredients = [line('1', 'cup', 'white rice'), line('2', 'tbsp', 'butter'), line('4', 'oz', 'spinach')]
  return {
    draft: {
      ...soup,
      title: 'Rice',
      description: '',
      ingredients,
      instructions: [step(1, 'Cook the rice in water for 18 minutes, then stir in butter and spinach.')],
    },
  }
}
function line(amount: string, unit: string, name: string, preparation?: string): Ingredient {
  return { amount, unit, name, ...(preparation && { preparation }) }
}
function step(at: number, description: string) {
  return { step: at, description, time: 10, active: 5, waiting: 5 }
}
