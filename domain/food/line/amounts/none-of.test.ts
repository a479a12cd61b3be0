import { describe, expect, it } from 'vitest'
import { lineAllergens } from '#domain/food/allergens/line-allergens.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import type { WeighedLine } from '#domain/food/line/weighing/weighed-line.ts'
import { nutritionOf } from '#domain/food/nutrition/nutrition.ts'
import { costOf } from '#domain/food/prices/cost.ts'

function weighed(text: string): WeighedLine {
  const line = readIngredientLine(text)
  const portions = line.foods.map((named) => {
    const weight = weigh(line, named)
    return { ...(named.food && { food: named.food }), ...(weight && { weight }) }
  })
  return { line, portions, eaten: { share: 1, how: '' }, heading: false }
}

describe('a line of nothing', () => {
  const lines = [
    '0 sugar cubes',
    '0 sugar cube',
    'no sugar cubes',
    'zero sugar cubes',
    '0 g sugar',
    'no sugar',
    'zero cups sugar',
    '0.0 g butter',
    'nil butter',
    '0 (14-oz) cans black beans',
    '0 large eggs',
    'no eggs, please',
    'No egg noodles',
    '0 tbsp zorblax',
  ]
  it.each(lines)('%s weighs, gives and costs nothing', (text) => {
    const line = weighed(text)
    expect(line.portions.map(({ weight }) => weight?.grams)).toEqual([0])
    expect(nutritionOf([line], 1).perServing.calories).toBe(0)
    expect(costOf([line], 1)).toMatchObject({ total: 0, toBuy: 0, range: { low: 0, high: 0 } })
  })

  // who lists '0 eggs' may mean another day's eggs or a slip of the pen: what is named is told, for a label is soon read
  it.each([
    ['0 eggs', 'egg'],
    ['no eggs', 'egg'],
    ['zero eggs', 'egg'],
    ['0 g butter', 'milk'],
    ['no peanuts', 'peanut'],
  ])('%s still tells of %s', (text, allergen) => {
    expect(lineAllergens(readIngredientLine(text))).toMatchObject([{ allergen, certainty: 'certain' }])
  })
})

it.each([
  'no salt added tomatoes',
  'no sugar added applesauce',
  'zero sugar cola',
  'zero sugar syrup',
  'zero beer',
  'no-bake cheesecake',
  'no-boil lasagna noodles',
  'no zorblax',
  '2 cups 00 flour',
  "'00' flour",
  '0-2 eggs',
])('%s is something', (text) => {
  const { amount } = readIngredientLine(text)
  expect(amount === undefined || amount.high.n > 0).toBe(true)
})
