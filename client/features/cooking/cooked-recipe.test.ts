import { expect, it } from 'vitest'
import { cooked } from '#client/features/cooking/cooked-recipe.ts'
import { dinner } from '#client/features/recipes/dinner.ts'
import { scaleRecipe } from '#domain/recipe/scaling/scale.ts'

const forFour = { servings: 4, scale: scaleRecipe }

const inMetric = {
  ...dinner(),
  measures: {
    us: { ingredients: dinner().ingredients, steps: dinner().instructions.map(({ description }) => description) },
    metric: {
      ingredients: dinner().ingredients.map((line) => ({ ...line, amount: '185', unit: 'g' })),
      steps: ['Simmer the rice with 480 ml water.', 'Stir.'],
    },
  },
}

it('is as it was written where nothing else is wanted', () => {
  const { ingredients, steps, notes } = cooked(inMetric, 'written')
  expect(ingredients).toEqual(dinner().ingredients)
  expect(steps.map(({ text }) => text)).toEqual(dinner().instructions.map(({ description }) => description))
  expect(notes).toEqual([])
})

it('scales lines and steps in the measures that are read', () => {
  const { ingredients, steps } = cooked(inMetric, 'metric', forFour)
  expect(ingredients[0]).toMatchObject({ amount: '370', unit: 'g' })
  expect(steps[0]).toEqual({ text: 'Simmer the rice with 960 ml water.', isScaled: true })
})

it('has no cups nor many spoons in metric', () => {
  const spoons = dinner().ingredients.map((line) => ({ ...line, amount: '3', unit: 'tbsp' }))
  const metric = { ingredients: spoons, steps: inMetric.measures.metric.steps }
  const { ingredients } = cooked({ ...inMetric, measures: { ...inMetric.measures, metric } }, 'metric', forFour)
  expect(ingredients[0]).toMatchObject({ amount: '90', unit: 'ml' })
})

it('a recipe that comes in no other measures stays readable in its own', () => {
  expect(cooked(dinner(), 'metric', forFour).ingredients[0]).toMatchObject({ amount: '2', unit: 'cups' })
})
