import { expect, test } from 'vitest'
import { mealsOfRecipe } from '#domain/plan/meal-plan/planning/meals-of-recipe.ts'
import { weekDishOf } from '#domain/plan/week/dishes/week-dish.ts'

const instructions = ['Cook everything for 20 minutes.', 'Serve.'].map((description, at) => ({
  step: at + 1,
  description,
  time: 10,
}))

/** Meals at which a plan may serve a recipe of the member. */
function mealsOf(title: string, lines: readonly string[], kind: { recipeType?: string; tags?: string[] } = {}) {
  const ingredients = lines.map((line) => {
    const [amount = '', unit = '', ...name] = line.split(' ')
    return { amount, unit, name: name.join(' ') }
  })
  const meals = mealsOfRecipe({ title, recipeType: '', tags: [], dish: null, ...kind })
  return weekDishOf({ title, servings: 4, ingredients, instructions }, { id: 'r1', meals }, []).meals
}

test.each([
  ['Buttered carrots', ['2 lb carrots', '2 tbsp butter'], {}],
  ['Pan of carrots', ['2 lb carrots', '2 tbsp butter'], { recipeType: 'Main Dish' }],
  ['Carrots again', ['2 lb carrots', '2 tbsp butter'], { tags: ['dinner'] }],
  ['Clear noodle soup', ['6 cups vegetable broth', '2 oz rice noodles'], { recipeType: 'Soup' }],
  ['Green salad', ['8 oz lettuce', '2 tbsp olive oil'], { recipeType: 'Salad' }],
])('too little for a dinner or a lunch: %s', (title, lines, kind) => {
  expect(mealsOf(title, lines, kind)).toEqual([])
})

test.each([
  ['Split pea soup', ['2 cups split peas', '2 cups carrots'], { recipeType: 'Soup' }],
  ['Potato salad', ['3 lb potatoes', '1 cup mayonnaise'], { recipeType: 'Salad' }],
  ['Chicken and rice', ['2 lb chicken thighs', '2 cups rice'], {}],
])('enough for both: %s', (title, lines, kind) => {
  expect(mealsOf(title, lines, kind)).toEqual(['lunch', 'dinner'])
})

test('what goes beside another dish is no meal, however rich, and the catalogue knows it by its name', () => {
  const rich = ['3 lb potatoes', '2 cups butter']
  expect(mealsOf('Mash', rich, { recipeType: 'Side Dish' })).toEqual([])
  expect(mealsOf('Mashed potatoes', rich)).toEqual([])
  expect(mealsOf('Roasted vegetables', ['3 lb potatoes', '1 cup olive oil'])).toEqual([])
  // composed as a side, whose form has hours
  expect(mealsOfRecipe({ title: '', recipeType: 'Side Dish', tags: [], dish: 'mash/potato/farmhouse' })).toEqual([])
})

test('a little is a breakfast or a snack all the same, and of what is hardly known its kind decides', () => {
  expect(mealsOf('Carrots', ['1 lb carrots'], { tags: ['breakfast', 'dinner'] })).toEqual(['breakfast'])
  expect(mealsOf('Carrot sticks', ['1 lb carrots'], { recipeType: 'Snack' })).toEqual(['snack'])
  expect(mealsOf('Stew of zorblax', ['2 lb zorblax', '1 tsp salt'])).toEqual(['lunch', 'dinner'])
})
