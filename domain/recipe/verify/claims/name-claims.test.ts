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

const onTwoTrays =
  'Heat the oven to 400°F. Roast the chickpeas with the oil and salt on two sheet pans until golden, 20 minutes.'
const sugared = {
  ingredients: [...beans.ingredients, '1 tbsp brown sugar'],
  instructions: ['Simmer the chickpeas with the oil, brown sugar and salt in a saucepan until hot, 5 minutes.'],
}
const melon = {
  ingredients: [...beans.ingredients, '2 cups watermelon'],
  instructions: [...beans.instructions, 'Add the watermelon.'],
}
const pressed = {
  ingredients: ['1 lb ground beef', '1/2 tsp salt'],
  instructions: ['Season the beef with the salt. Cook in a skillet, pressing hard with a spatula, 6 minutes (160°F).'],
}

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
      'One-Pan Chickpeas',
      {
        instructions: [
          'Warm the oil in a skillet.',
          'Fry the chickpeas with the salt in a second skillet for 5 minutes; add the oil.',
        ],
      },
      'it takes two skillets',
    ],
    ['One-Pan Chickpeas', { instructions: [onTwoTrays] }, 'it takes two sheet pans'],
    ['One-Pot Chickpeas', { instructions: ['Warm the oil in a pan.', inTwoPans[1] ?? ''] }, 'it takes a pan and a pot'],
    ['Sheet-Pan Chickpeas', { instructions: fried }, 'it takes a skillet'],
    ['Sheet-Pan Chickpeas', { instructions: [onTwoTrays, ...fried] }, 'it takes a skillet'],
    ['Crispy Chickpeas', sugared, 'nothing in the steps makes it crisp'],
    ['Crunchy Chickpeas', {}, 'nothing in it crunches'],
    ['Roasted Chickpeas', {}, 'nothing is roasted'],
    ['Baked Chickpeas', {}, 'nothing is baked'],
    ['Fried Chickpeas', {}, 'nothing is fried'],
    ['Smoked Chickpeas', {}, 'nothing is smoked'],
    ['Raw Chickpeas', {}, 'it is cooked'],
    ['No-Cook Chickpeas', {}, 'it is cooked'],
    ['Keto Chickpeas', {}, 'the list has cooked chickpeas'],
    ['Low-Carb Chickpeas', { ingredients: ['6 cups cooked chickpeas', '1 tbsp olive oil'] }, 'carb'],
    [
      'High-Protein Cucumbers',
      { ingredients: ['2 cucumbers', '1/2 tsp salt'], instructions: ['Slice the cucumbers and season with the salt.'] },
      'protein',
    ],
    ['Sugar-Free Chickpeas', sugared, 'the list has brown sugar'],
    [
      'Spicy Chickpeas',
      { ingredients: ['2 cups cooked white beans', '2 tbsp olive oil', '1/2 tsp salt'] },
      'nothing in the list is hot',
    ],
    [
      'Creamy Turnips',
      { ingredients: ['1 lb turnips', '2 tbsp olive oil', '1/2 tsp salt'] },
      'nothing makes it creamy',
    ],
    ['Fall Watermelon Salad', melon, 'watermelon is out of season then'],
    [
      'Vegan Sausage and Cabbage',
      { ingredients: ['1 lb vegan sausage', '1 cabbage', '1 cup chicken stock'] },
      'the list has chicken stock',
    ],
    [
      'Vegan Cheese Sandwiches',
      { ingredients: ['4 slices vegan cheese', '8 slices bread', '2 tbsp butter'] },
      'the list has butter',
    ],
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
    ['Sheet-Pan Chickpeas', { instructions: [onTwoTrays] }],
    ['Roasted Chickpeas', { instructions: [onTwoTrays] }],
    ['Chickpea Crisp', {}],
    ['Sheet-Pan Chickpeas', { instructions: [...fried, onTwoTrays] }],
    ['Crunchy Chickpeas', { instructions: fried }],
    ['Summer Watermelon Salad', melon],
    ['Chickpeas with Roasted Red Peppers', { ingredients: [...beans.ingredients, '1 cup roasted red peppers'] }],
    [
      'Chickpeas with Vegan Butter',
      { ingredients: [...beans.ingredients, '1 tbsp vegan butter', '1 cup chicken stock'] },
    ],
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

describe('a description is one too', () => {
  it.each([
    [
      'Made in one pan.',
      { instructions: inTwoPans },
      'The description says “in one pan,” but it takes a skillet and a pot',
    ],
    ['Chosen for fall, with watermelon.', melon, 'watermelon is out of season then'],
    ['Burgers cooked without pressing.', pressed, 'step 1 has it'],
    ['Soft and crunchy.', {}, 'nothing in it crunches'],
  ])('%s is told from what it is', (description, part, reason) => {
    expect(claimed({ ...beans, ...part, title: 'Supper', description }).join()).toContain(reason)
  })
  it.each([
    ['Most of it comes from one skillet.', { instructions: inTwoPans }],
    ['Chosen for summer, with watermelon.', melon],
    ['Burgers cooked without frying in fat.', beans],
    ['It is good even in winter.', melon],
  ])('%s stands', (description, part) => {
    expect(claimed({ ...beans, ...part, title: 'Supper', description })).toEqual([])
  })
})

function claimed(recipe: Parameters<typeof verifyRecipe>[0]): string[] {
  return verifyRecipe(recipe)
    .findings.filter(({ code }) => code === 'untrue_name')
    .map(({ message }) => message)
}
