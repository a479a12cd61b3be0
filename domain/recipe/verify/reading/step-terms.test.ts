import { describe, expect, it } from 'vitest'
import { nobody } from '#domain/recipe/profile.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function told(step: string, ...ingredients: string[]) {
  const recipe = { title: 'Rice', servings: 4, ingredients: ['200 g rice', ...ingredients], instructions: [step] }
  const allergens = ['milk', 'egg', 'peanut', 'celery', 'crustacean', 'mollusc', 'fish'] as const
  return verifyRecipe(recipe, { ...nobody, allergens: [...allergens] })
    .findings.filter(({ code }) => code === 'unlisted_allergen')
    .map(({ message }) => message)
}

describe('an allergen that only a step names, by a word that is no food of the table', () => {
  it.each([
    ['Serve the rice with aioli.', 'egg'],
    ['Stir PB into the rice.', 'peanut'],
    ['Stir mirepoix into the rice.', 'celery'],
    ['Add the camarones to the rice.', 'crustacean'],
    ['Top the rice with abalone.', 'mollusk'],
    ['Stir the acciughe into the rice.', 'fish'],
    ['Serve the rice with kaymak.', 'dairy'],
  ])('%s', (step, allergen) => {
    expect(told(step)).toEqual([expect.stringContaining(allergen)])
  })

  it.each([['Cook the rice without aioli.'], ['Serve the rice as a pudding.'], ['Cook the vegan aioli rice.']])(
    'is not found in: %s',
    (step) => {
      expect(told(step)).toEqual([])
    },
  )

  it('is explained by a line', () => {
    expect(told('Serve the rice with aioli.', '1/2 cup vegan aioli')).toEqual([])
  })
})

describe('a title that promises a declared allergen', () => {
  const noodles = { title: 'Peanut Noodles', servings: 2, ingredients: ['200 g rice noodles', '1 tbsp sesame oil'] }
  const eater = { allergens: ['peanut' as const], dislikes: [], equipment: [] }
  const severity = (author: 'writer' | 'cook') =>
    verifyRecipe(noodles, eater, { author }).findings.find(({ code }) => code === 'claimed_food')?.severity
  it('keeps a written recipe back, and warns in a cook’s own', () => {
    expect(severity('writer')).toBe('blocks')
    expect(severity('cook')).toBe('warns')
  })
})
