import { describe, expect, test } from 'vitest'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'

describe('the steps that use a line', () => {
  const of = (ingredients: readonly string[], instructions: readonly string[]) =>
    stepsOfLines(readRecipe({ servings: 4, ingredients, instructions }))

  test('are those that name its food, each once', () => {
    expect(of(['2 onions', '1 lb chicken thighs'], ['Chop the onions, all the onions.', 'Brown the chicken.'])).toEqual(
      [[1], [2]],
    )
  })

  test('are found for a line that stands twice in the list, for the sauce and for the meatballs', () => {
    const twice = ['1/4 cup grated parmesan', '2 eggs', '1/4 cup grated parmesan']
    expect(of(twice, ['Beat the eggs.', 'Stir in the parmesan.'])).toEqual([[2], [1], [2]])
  })

  test('of water are those of a line of water, not of a food that is made or soaked with some', () => {
    const boiled = ['Boil the rice in 2 cups water.', 'Stir in the tamarind and the beans.']
    expect(of(['1 cup rice', '1 tbsp tamarind concentrate', '1 lb black beans, soaked in water'], boiled)).toEqual([
      [1],
      [2],
      [2],
    ])
    expect(of(['1 cup coconut water'], ['Pour in the water.'])).toEqual([[1]])
  })

  test('are found where a name of many words is said without its last one', () => {
    expect(
      of(['1 tsp Kashmiri chile powder', '1 tsp curry powder'], ['Fry the Kashmiri chile.', 'Eat the curry.']),
    ).toEqual([[1], []])
  })

  test('mean the line that ends in the name, not its broth', () => {
    expect(of(['1 cup chicken broth', '1 lb chicken'], ['Brown the chicken.'])).toEqual([[], [1]])
  })
})
