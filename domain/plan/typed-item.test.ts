import { describe, expect, it } from 'vitest'
import { mergedFoods } from '#domain/plan/merged-foods.ts'
import { shoppingListOf } from '#domain/plan/shopping-list.ts'
import { typedItem } from '#domain/plan/typed-item.ts'

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
