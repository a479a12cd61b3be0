import { expect, it } from 'vitest'
import { duration, jsonForScript, recipeJsonLd } from '#domain/recipe/texts/json-ld.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const bread = {
  title: 'Bread & Butter',
  description: '',
  servings: 1,
  cuisine: '',
  recipeType: 'Snack',
  ingredients: [
    { amount: '2', unit: 'slices', name: 'wheat bread' },
    { amount: '1', unit: 'tbsp', name: 'butter' },
  ],
  instructions: [{ step: 1, description: 'Spread the butter on the bread.', time: 2 }],
}

it('is one serving, says no more than was verified, and leaves out what is not there', () => {
  const json = recipeJsonLd({ ...bread, verification: verifyRecipe(bread) })
  expect(json).toMatchObject({ recipeYield: '1 serving', recipeIngredient: ['2 slices wheat bread', '1 tbsp butter'] })
  expect(json['suitableForDiet']).not.toContain('https://schema.org/VeganDiet')
  for (const absent of ['description', 'image', 'url', 'recipeCuisine', 'keywords', 'datePublished', 'prepTime'])
    expect(json).not.toHaveProperty(absent)
  expect(json).toMatchObject({ cookTime: 'PT2M', totalTime: 'PT2M' })
})

it('never clears an allergen or a disease for another program', () => {
  const rice = {
    ...bread,
    ingredients: [{ amount: '1', unit: 'cup', name: 'white rice' }],
    instructions: [{ step: 1, description: 'Boil the rice.', time: 20 }],
  }
  const { suitableForDiet } = recipeJsonLd({ ...rice, verification: verifyRecipe(rice) })
  expect(suitableForDiet).toContain('https://schema.org/VeganDiet')
  expect(JSON.stringify(suitableForDiet)).not.toMatch(/Gluten|Diabetic/)
})

it('names who has published it, where somebody has', () => {
  const author = { name: '@ada', url: 'https://meals.example/cooks/ada' }
  const verification = verifyRecipe(bread)
  expect(recipeJsonLd({ ...bread, verification, author })).toMatchObject({ author: { '@type': 'Person', ...author } })
  expect(recipeJsonLd({ ...bread, verification })).not.toHaveProperty('author')
})

it.each([
  [0, 'PT0M'],
  [5, 'PT5M'],
  [60, 'PT1H'],
  [65.4, 'PT1H5M'],
  [1500, 'PT25H'],
])('%s minutes are %s', (minutes, text) => {
  expect(duration(minutes)).toBe(text)
})

it('stands safely in a script element', () => {
  const value = { name: '</script><!-- & \u2028' }
  expect(jsonForScript(value)).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(jsonForScript(value))).toEqual(value)
})
