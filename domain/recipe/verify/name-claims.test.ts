import { describe, expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const beans = {
  servings: 4,
  ingredients: ['2 cups cooked chickpeas', '2 tbsp olive oil', '1/2 tsp salt'],
  instructions: ['Simmer the chickpeas with the oil and salt in a saucepan until hot, 5 minutes.'],
}
const fried = ['Fry the chickpeas in the oil in a skillet until brown and crisp, 8 minutes. Season with the salt.']
const withStock = ['2 cups cooked chickpeas', '2 tbsp olive oil', '1 cup chicken stock', '1/2 tsp salt']
const inTwoPans = [
  'Warm the oil in a skillet.',
  'Boil the chickpeas with the salt in a large pot for 5 minutes; add the oil.',
]

describe('a name is a claim', () => {
  it.each([
    ['Meatless Chickpeas', { ingredients: withStock }, 'the list has chicken stock'],
    ['Chickpea Chay', { ingredients: withStock }, 'the list has chicken stock'],
    ['Vegan Chickpeas with Honey', { ingredients: [...beans.ingredients, '1 tbsp honey'] }, 'the list has honey'],
    ['Gluten-Free Chickpeas', { ingredients: [...beans.ingredients, '1 cup all-purpose flour'] }, 'flour'],
    ['Dairy-Free Chickpeas', { ingredients: [...beans.ingredients, '1 tbsp butter'] }, 'the list has butter'],
    ['Nut-Free Chickpeas', { ingredients: [...beans.ingredients, '1/4 cup almonds'] }, 'the list has almonds'],
    ['Chickpea Caprese', {}, 'the list has no tomato'],
    ['Chickpea Carbonara', {}, 'the list has no egg'],
    ['Chickpea Alfredo', {}, 'the list has no cream'],
    ['Slow-Cooker Chickpeas', {}, 'no step uses a slow cooker'],
    ['Instant Pot Chickpeas', {}, 'nothing is cooked under pressure'],
    ['Air-Fryer Chickpeas', {}, 'no step uses an air fryer'],
    ['Grilled Chickpeas', {}, 'nothing is grilled'],
    ['Crispy Chickpeas', {}, 'nothing in the steps makes it crisp'],
    [
      'No-Bake Chickpeas',
      { instructions: ['Bake the chickpeas with the oil and salt for 20 minutes.'] },
      'it is baked',
    ],
    ['One-Pan Chickpeas', { instructions: inTwoPans }, 'it takes a skillet and a pot'],
    [
      '2-Minute Chickpeas',
      { instructions: ['Simmer the chickpeas with the oil and salt in a saucepan for 30 minutes.'] },
      'it takes',
    ],
    [
      '3-Ingredient Chickpeas',
      { ingredients: [...beans.ingredients, '1 onion', '1 carrot', '1 lemon'] },
      'the list has 4',
    ],
  ])('%s is told from what it is', (title, part, reason) => {
    const [found] = claimed({ ...beans, ...part, title })
    expect(found).toContain(reason)
  })

  it.each([
    ['Meatless Chickpeas', {}],
    ['Crispy Chickpeas', { instructions: fried }],
    ['One-Skillet Chickpeas', { instructions: fried }],
    ['Chickpeas with Crisp Romaine', {}],
    ['Grilled Cheese with Chickpeas', {}],
    ['15-Minute Chickpeas', {}],
    ['3-Ingredient Chickpeas', {}],
  ])('%s stands where list and steps make it true', (title, part) => {
    expect(claimed({ ...beans, ...part, title })).toEqual([])
  })
})

function claimed(recipe: Parameters<typeof verifyRecipe>[0]): string[] {
  return verifyRecipe(recipe)
    .findings.filter(({ code }) => code === 'untrue_name')
    .map(({ message }) => message)
}
