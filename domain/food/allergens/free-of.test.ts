import { expect, it } from 'vitest'
import { foodFreeOf } from '#domain/food/allergens/free-of.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

it.each([
  ['gluten-free chicken broth', 'chicken-stock'],
  ['low-sodium, gluten-free beef broth', 'beef-stock'],
  ['dairy free rice milk', 'rice-milk'],
])('%s has the figures of %s', (words, food) => expect(foodFreeOf(words)?.id).toContain(food))

it.each(['gluten-free bread', 'dairy-free cheese', 'egg-free mayonnaise', 'chicken broth', 'sugar-free syrup'])(
  '%s is another food, or says nothing of the kind',
  (words) => expect(foodFreeOf(words)).toBeUndefined(),
)

it('clears nothing, and what has no figures is told', () => {
  const verified = (name: string) =>
    verifyRecipe(
      {
        title: 'Soup',
        description: '',
        servings: 2,
        ingredients: [{ amount: '2', unit: 'cups', name }],
        instructions: [{ description: 'Bring to a boil.' }],
      },
      nobody,
      { author: 'cook' },
    )
  expect(verified('gluten-free chicken broth').allergens.find(({ allergen }) => allergen === 'celery')?.verdict).toBe(
    verified('chicken broth').allergens.find(({ allergen }) => allergen === 'celery')?.verdict,
  )
  expect(verified('white chocolate buttons').findings.map(({ code }) => code)).toContain('unknown_ingredient')
})
