import { describe, expect, it } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'

describe('what is typed onto a list', () => {
  it.each([
    ['2 milk', '2', '', 'milk', 'Dairy & Eggs'],
    ['milk x2', '2', '', 'milk', 'Dairy & Eggs'],
    ['milk 2x', '2', '', 'milk', 'Dairy & Eggs'],
    ['- eggs (12)', '12', '', 'eggs', 'Dairy & Eggs'],
    ['1 kg potatoes', '1', 'kg', 'potatoes', 'Produce'],
    ['potatoes', '', '', 'potatoes', 'Produce'],
    ['kitchen paper', '', '', 'kitchen paper', 'Household'],
    ['3 toilet paper', '3', '', 'toilet paper', 'Household'],
    ['florps', '', '', 'florps', 'Other'],
    ['=HYPERLINK("x")', '', '', '=HYPERLINK("x")', 'Other'],
    ['bread and butter', '', '', 'bread and butter', 'Bakery'],
    ['2% milk', '', '', '2% milk', 'Dairy & Eggs'],
    ['2 x 2% milk', '2', '', '2% milk', 'Dairy & Eggs'],
    ['half and half', '', '', 'half-and-half', 'Dairy & Eggs'],
    ['00 flour', '', '', '00 flour', 'Baking'],
    ['9V battery', '', '', '9V battery', 'Household'],
    ['7 up', '', '', '7up', 'Drinks'],
    ['1 can 7up', '1', 'can', '7up', 'Drinks'],
    ['açaí', '', '', 'acai', 'Frozen'],
    ['WD-40', '', '', 'WD-40', 'Other'],
    ['1000 island dressing', '', '', '1000 island dressing', 'Sauces & Condiments'],
    ['12 pack toilet paper', '', '', '12 pack toilet paper', 'Household'],
    ['-5 milk', '', '', '-5 milk', 'Dairy & Eggs'],
    ['-5 kg flour', '', '', '-5 kg flour', 'Baking'],
    ['- 5 milk', '5', '', 'milk', 'Dairy & Eggs'],
    ['0 milk', '', '', '0 milk', 'Dairy & Eggs'],
    ['0 cups milk', '', '', '0 cups milk', 'Dairy & Eggs'],
    ['0 sugar cubes', '', '', '0 sugar cubes', 'Baking'],
    ['no sugar cubes', '', '', 'no sugar cubes', 'Baking'],
    ['0 florps', '', '', '0 florps', 'Other'],
    ['5000 milk', '', '', '5000 milk', 'Dairy & Eggs'],
    ['999999999999999999999 milk', '', '', '999999999999999999999 milk', 'Dairy & Eggs'],
    ['1500 g flour', '1.5', 'kg', 'flour', 'Baking'],
    ['thing x49', '49', '', 'thing', 'Other'],
    ['thing s18', '', '', 'thing s18', 'Other'],
    ['½ milk', '1/2', '', 'milk', 'Dairy & Eggs'],
    ['half a watermelon', '1/2', '', 'watermelon', 'Produce'],
    ['0.5 watermelon', '1/2', '', 'watermelon', 'Produce'],
    ['1 1/2 melons', '1 1/2', '', 'melons', 'Produce'],
    ['half a lb butter', '8', 'oz', 'butter', 'Dairy & Eggs'],
    ['1/2 bag florps', '1/2', 'bag', 'florps', 'Other'],
    ['2 half fat milk', '2', '', 'half fat milk', 'Dairy & Eggs'],
    ['2 beer 0.0', '2', '', 'beer 0.0', 'Drinks'],
    ['milk 3.5 x2', '2', '', 'milk 3.5', 'Dairy & Eggs'],
    ['milk, 2', '2', '', 'milk', 'Dairy & Eggs'],
    ['bread - 2', '2', '', 'bread', 'Bakery'],
    ['eggs 12', '12', '', 'eggs', 'Dairy & Eggs'],
    ['a dozen eggs', '12', '', 'eggs', 'Dairy & Eggs'],
    ['ibuprofen 200 mg', '200', 'mg', 'ibuprofen', 'Household'],
    ['Weetabix 24', '', '', 'Weetabix 24', 'Other'],
    ['3 🍅', '3', '', 'tomatoes', 'Produce'],
    ['🍌 x 2', '2', '', 'bananas', 'Produce'],
    ['2 x 🌶️', '2', '', 'chili peppers', 'Produce'],
    ['6 🥚', '6', '', 'eggs', 'Dairy & Eggs'],
    ['🥕🧅', '', '', 'carrots, onion', 'Produce'],
    ['🛸', '', '', '🛸', 'Other'],
  ])('%s', (text, amount, unit, name, category) => {
    const item = typedItem(text)
    expect([item.amount, item.unit, item.name.replace('large ', ''), item.category]).toEqual([
      amount,
      unit,
      name,
      category,
    ])
    expect(item.isStaple).toBe(false)
    expect(item.sources[0]).toMatchObject({ recipeId: null, text })
  })

  it.each([
    ['80/20 ground beef', '', 1, '1 (1-lb) package'],
    ['12 pack eggs', '12', 1, '1 carton of 12'],
    ['12-pack of eggs', '12', 1, '1 carton of 12'],
    ['eggs 12 ct', '12', 1, '1 carton of 12'],
    ['18 pack eggs', '18', 1, '1 carton of 18'],
    ['2 packs of eggs', '24', 2, '2 cartons of 12'],
    ['4 pack yogurt', '4', 4, '4 (6-oz) containers'],
    ['beer 6 pack', '6', 6, '6 (12-fl-oz) cans'],
  ])('%s is bought in packages', (text, amount, quantity, label) => {
    expect(typedItem(text)).toMatchObject({ amount, quantity, package: label })
  })

  it('a ratio adds no pounds to what a recipe wants', () => {
    const recipe = shoppingListOf([{ recipeId: 1, title: 'Chili', ingredients: ['1 lb ground beef'] }])
    const [beef] = mergedFoods([...recipe, typedItem('80/20 ground beef')])
    expect(beef).toMatchObject({ food: 'ground-beef', quantity: 1, amount: '1', unit: 'lb' })
  })

  it.each(['17 oz asparagus', '1 1/8 lb asparagus', '1 1/4 lb asparagus', '5 milk', '1.04 lb asparagus'])(
    '%s costs no less than what is used of it',
    (text) => {
      const [item] = shoppingListOf([{ recipeId: 1, title: 'Dinner', ingredients: [text] }])
      expect(item?.usedPrice).toBeLessThanOrEqual(item?.estimatedPrice ?? 0)
    },
  )

  it('2 milk are two packages, with their price', () => {
    expect(typedItem('2 milk')).toMatchObject({ quantity: 2, package: '2 quarts' })
    expect(typedItem('2 milk').estimatedPrice).toBeGreaterThan(typedItem('milk').estimatedPrice)
  })

  it('joins what a recipe wants of the same food', () => {
    const recipe = shoppingListOf([{ recipeId: 1, title: 'Pancakes', ingredients: ['1 cup milk', '2 onions'] }])
    const merged = mergedFoods([
      ...recipe,
      typedItem('1 onion'),
      typedItem('kitchen paper'),
      typedItem('Kitchen paper'),
    ])
    expect(merged.map(({ name, amount }) => `${amount} ${name}`.trim())).toEqual([
      '3 onions',
      '1 milk',
      'Kitchen paper',
    ])
  })
})

it('what there is none of is nothing to buy, and tells of its allergens all the same', () => {
  for (const text of ['0 eggs', 'no eggs'])
    expect(typedItem(text)).toMatchObject({
      food: 'egg',
      amount: '',
      name: text,
      quantity: 0,
      package: '',
      estimatedPrice: 0,
      usedPrice: 0,
      grams: 0,
      warnings: [{ allergen: 'egg', verdict: 'contains' }],
    })
})

it('none of a food is a line of its own, and adds nothing to what is bought of it', () => {
  const list = mergedFoods([typedItem('0 eggs'), typedItem('no eggs'), typedItem('3 eggs')])
  expect(list.map(({ amount, name, quantity }) => [amount, name, quantity])).toEqual([
    ['', '0 eggs', 0],
    ['3', 'eggs', 1],
    ['', 'no eggs', 0],
  ])
})

it.each(['wine 0.0', 'beer 0.0', 'cola 0', 'milk 0%', 'flour 0'])('%s is bought', (text) => {
  expect(typedItem(text).quantity).toBe(1)
  expect(typedItem(text).estimatedPrice).toBeGreaterThan(0)
})

it('halves that are typed add up, and beside what a recipe wants they are rounded up', () => {
  const halves = [typedItem('half a watermelon'), typedItem('1/2 watermelon')]
  expect(mergedFoods([...halves, typedItem('half watermelon')])).toMatchObject([{ amount: '1 1/2' }])
  const recipe = shoppingListOf([{ recipeId: 1, title: 'Salad', ingredients: ['1 watermelon'] }])
  expect(mergedFoods([...recipe, typedItem('half a watermelon')])).toMatchObject([{ amount: '2' }])
})

it('every food of the table has a price by its own name on a list, but for water', () => {
  const free = [...foods.values()].filter(({ name }) => !(typedItem(name).estimatedPrice > 0))
  expect(free.map(({ name }) => name)).toEqual(['water'])
})

it.each(['7up', '7-Up', 'Pepsi', 'Mountain Dew', 'orange soda', 'cream soda', 'acai', 'açai'])(
  '%s has a price',
  (typed) => {
    expect(typedItem(typed).estimatedPrice).toBeGreaterThan(0)
  },
)
