import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { checkWritten } from '#domain/recipe/check-written.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'

const chickpeas: RecipeDraft = {
  title: 'Chickpeas with Lemon',
  description: 'Soft chickpeas. A bright supper.',
  servings: 4,
  cuisine: 'Mediterranean',
  recipeType: 'Main Dish',
  difficulty: 'Beginner',
  ingredients: [
    { amount: '4', unit: 'cups', name: 'cooked chickpeas' },
    { amount: '2', unit: 'tbsp', name: 'olive oil' },
    { amount: '1', unit: 'cup', name: 'chicken stock' },
    { amount: '1', unit: '', name: 'lemon', preparation: 'juiced' },
    { amount: '1/2', unit: 'tsp', name: 'salt' },
  ],
  instructions: [
    {
      step: 1,
      description:
        'Simmer the chickpeas with the olive oil, chicken stock, lemon juice and salt in a saucepan until hot, 10 minutes.',
      time: 10,
      active: 2,
      waiting: 8,
    },
  ],
  reasons: [],
  notes: [],
}

describe('what a language model claims of its recipe', () => {
  it.each([
    ['Meatless Chickpeas with Lemon', 'Chickpeas with Lemon'],
    ['Vegan Roasted Chickpeas with Lemon', 'Chickpeas with Lemon'],
    ['Sheet-Pan Chickpeas with Lemon', 'Chickpeas with Lemon'],
    ['Chickpeas with Lemon', 'Chickpeas with Lemon'],
  ])('%s is called %s', (title, told) => {
    const checked = checkWritten({ ...chickpeas, title }, 'model', anything)
    expect('draft' in checked ? checked.draft.title : checked.failed).toBe(told)
  })
  it('leaves the description without the sentence', () => {
    const description = 'Soft chickpeas. Everything cooks without simmering in one pan. Crunchy and bright.'
    const checked = checkWritten({ ...chickpeas, description }, 'model', anything)
    expect('draft' in checked && checked.draft.description).toBe(
      'Soft chickpeas. Everything cooks without simmering in one pan.',
    )
  })
  it('is not given out where the name of the dish itself is not true', () => {
    expect(checkWritten({ ...chickpeas, title: 'Chickpea Caprese' }, 'model', anything)).toMatchObject({
      failed: [{ code: 'untrue_name' }],
    })
  })
})
