import { expect, it } from 'vitest'
import { preparingWords } from '#domain/plan/timeline/preparing-words.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

it.each([
  ['Chop the parsley', '1 cup parsley, finely chopped'],
  ['Slice the steak and scallions', '1 lb steak, thinly sliced', '3 scallions, sliced'],
  ['Prepare the onion and garlic', '1 onion, diced', '2 cloves garlic, minced'],
  ['Prepare the carrots', '2 lb carrots, peeled and diced'],
  ['Prepare the chicken thighs', '1 lb boneless, skinless chicken thighs, patted dry'],
  ['Cut up the broccoli', '1 lb broccoli, cut into florets'],
  ['Measure out the flour and salt', '2 cups flour', '1 tsp salt'],
  // what is only measured stands beside it
  ['Chop the cilantro', '1 cup cilantro, chopped', '1 tsp salt'],
  ['Toast the sesame seeds', '2 tbsp toasted sesame seeds', '1 tbsp toasted sesame oil'],
  [
    'Chop the onion, celery, fennel and more',
    ...['onion', 'celery', 'fennel', 'dill', 'mint'].map((food) => `1 cup ${food}, chopped`),
  ],
])('%s', (words, ...ingredients) => {
  expect(preparingWords(readRecipe({ servings: 1, ingredients }).lines)).toBe(words)
})
