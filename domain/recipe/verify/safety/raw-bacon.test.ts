import { expect, test } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function rawIn(line: string, ...instructions: string[]): string[] {
  const recipe = { title: 'Potato soup', servings: 4, ingredients: ['4 potatoes', line], instructions }
  return verifyRecipe(recipe)
    .findings.filter(({ code }) => code === 'raw_meat')
    .map(({ message }) => message)
}
const simmer = 'Simmer the potatoes in 4 cups water until tender, 20 minutes, and blend.'

test('bacon that no step cooks is raw', () => {
  expect(rawIn('3 oz bacon, diced', simmer, 'Ladle into bowls, scattered with the bacon.')).toEqual([
    'Line 2 (bacon): no step cooks this, so it would be raw bacon.',
  ])
  expect(rawIn('4 rashers streaky bacon', simmer, 'Garnish with the rashers.')).toHaveLength(1)
})

test.each([
  ['3 oz bacon, diced', simmer, 'Fry the bacon until crisp and scatter it on top.'],
  ['3 oz bacon, diced', 'Crisp the bacon in a pot, add the potatoes and water and simmer for 20 minutes.'],
  ['3 oz bacon', 'Wrap the potatoes in the bacon and roast for 40 minutes.'],
  ['3 oz bacon, cooked and crumbled', simmer, 'Ladle into bowls, scattered with the bacon.'],
  ['3 oz vegan bacon', simmer, 'Ladle into bowls, scattered with the bacon.'],
  ['3 oz prosciutto', simmer, 'Ladle into bowls, scattered with the prosciutto.'],
])('what is cooked, or sold cooked, or no bacon, is not: %s', (line, ...steps) => {
  expect(rawIn(line, ...steps)).toEqual([])
})
