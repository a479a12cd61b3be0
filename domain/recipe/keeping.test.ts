import { expect, it } from 'vitest'
import { keepingOf } from '#domain/recipe/keeping.ts'

const leftovers = 'They keep 3 to 4 days in the fridge; put them away within two hours.'
const reheat = 'Reheat until steaming, 165°F (74°C) in the middle.'

it.each([
  [
    'Beef Stew',
    'Main Dish',
    ['beef chuck', 'carrots'],
    'Braise for 2 hours.',
    [leftovers, 'In the freezer, leftovers keep for 2 to 3 months.', reheat],
  ],
  ['Chicken Noodle Soup', 'Soup', ['chicken', 'egg noodles'], 'Simmer for 20 minutes.', [leftovers, reheat]],
  [
    'Pepperoni Pizza',
    'Main Dish',
    ['pizza dough', 'mozzarella'],
    'Bake for 12 minutes.',
    [leftovers, 'In the freezer, leftovers keep for 1 to 2 months.', reheat],
  ],
  [
    'Rice with Milk',
    'Side Dish',
    ['rice', 'milk'],
    'Simmer for 20 minutes. Serve it at room temperature.',
    [leftovers],
  ],
  ['Curd Rice', 'Main Dish', ['rice', 'yogurt'], 'Simmer for 20 minutes. Eat it cold, within two days.', []],
  ['Roasted Carrots', 'Side Dish', ['carrots', 'olive oil'], 'Roast for 30 minutes.', [leftovers]],
  [
    'Tuna Salad',
    'Salad',
    ['canned tuna', 'mayonnaise'],
    'Stir together.',
    ['They keep 3 to 4 days in the fridge. Leftovers don’t freeze well.'],
  ],
  ['French Fries', 'Side Dish', ['potatoes', 'oil'], 'Fry until crisp. Serve at once.', []],
  ['Shrimp Tempura', 'Main Dish', ['shrimp', 'flour'], 'Fry until crisp.', []],
  ['BLT Sandwich', 'Main Dish', ['bacon', 'bread', 'lettuce'], 'Cook the bacon.', []],
  ['Dinner Rolls', 'Side Dish', ['flour', 'milk'], 'Bake for 20 minutes.', []],
  ['Stuffed Cabbage Rolls', 'Main Dish', ['cabbage', 'ground beef'], 'Simmer for 1 hour.', [leftovers, reheat]],
  ['Hummus Dip', 'Appetizer', ['chickpeas', 'tahini'], 'Simmer for 20 minutes.', [leftovers]],
  ['Strawberry Jam', 'Side Dish', ['strawberries', 'sugar'], 'Boil. Keep it for three weeks in the refrigerator.', []],
  ['Roasted Chickpeas', 'Snack', ['chickpeas', 'olive oil'], 'Roast until they crunch.', []],
  ['Turkish Eggs', 'Main Dish', ['eggs', 'yogurt'], 'Poach until the whites are firm.', []],
  ['Fish Soup', 'Soup', ['cod', 'carrots'], 'Simmer for 20 minutes.', [leftovers, reheat]],
  ['Waldorf Salad', 'Salad', ['apples', 'mayonnaise', 'romaine lettuce'], 'Stir and serve.', []],
  ['Green Salad', 'Salad', ['lettuce', 'olive oil'], 'Toss and serve.', []],
  ['Chocolate Cake', 'Dessert', ['flour', 'cocoa', 'eggs'], 'Bake for 30 minutes.', []],
  ['Lemonade', 'Beverage', ['lemons', 'sugar'], 'Stir and chill.', []],
])('says how %s keeps, or nothing', (title, recipeType, foods, step, sentences) => {
  const ingredients = foods.map((name) => ({ amount: '1', unit: 'cup', name }))
  const instructions = [{ step: 1, description: step, time: 10 }]
  expect(keepingOf({ title, recipeType, servings: 4, ingredients, instructions })).toEqual(sentences)
})
