import { expect, test } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** What is found in two pounds of green beans that are sealed with something and put in the larder. */
function isFound(...acids: readonly string[]): boolean {
  const { findings } = verifyRecipe({
    title: 'Green Beans in Jars',
    servings: 8,
    ingredients: ['2 lb green beans', '1 tsp salt', ...acids],
    instructions: ['Pack everything into hot jars and seal them.', 'Store in the larder for up to a year.'],
  })
  return findings.some(({ code }) => code === 'unsafe_canning')
}

test('a little acid does not make a pickle of beans', () => {
  expect(isFound()).toBe(true)
  expect(isFound('1 tsp lemon juice')).toBe(true)
  expect(isFound('1 tbsp cider vinegar')).toBe(true)
})

test('vinegar by the cup does', () => {
  expect(isFound('3 cups cider vinegar')).toBe(false)
  expect(isFound('2 cups lemon juice')).toBe(false)
})
