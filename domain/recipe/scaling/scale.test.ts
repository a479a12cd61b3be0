import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { scaleLine, scaleRecipe } from '#domain/recipe/scaling/scale.ts'
import { servingsFor } from '#domain/recipe/scaling/servings-for.ts'

const scaled = (line: string, factor: number) => ingredientText(scaleLine(ingredientOfLine(line), factor))
const recipe = (lines: readonly string[], steps: readonly string[] = []) => ({
  servings: 4,
  ingredients: lines.map(ingredientOfLine),
  steps,
})
const step = (text: string, factor: number, ...lines: string[]) => scaleRecipe(recipe(lines, [text]), factor).steps[0]

describe('lines for more or fewer people', () => {
  it.each([
    ['4 eggs', 0.5, '2 eggs'],
    ['3 eggs', 0.5, '2 eggs'],
    ['1 large egg', 0.5, '1 large egg'],
    ['1 egg yolk', 3, '3 egg yolks'],
    ['1 (15-oz) can beans', 1.5, '1 1/2 (15-oz) cans beans'],
    ['3 cloves garlic', 0.5, '2 cloves garlic'],
    ['1 1/2 cups milk', 2, '3 cups milk'],
    ['1 onion', 2, '2 onions'],
    ['salt to taste', 3, 'salt to taste'],
    ['200 g egg noodles', 0.5, '100 g egg noodles'],
    ['1 stick butter', 0.25, '2 tbsp butter'],
    ['1 stick butter', 0.5, '1/2 stick butter'],
    ['1 (15-oz) can beans', 0.25, '1/4 (15-oz) can beans'],
    ['1/8 tsp salt', 0.25, '1 pinch salt'],
    ['1/8 tsp vanilla extract', 0.25, '3 drops vanilla extract'],
    ['1-inch piece ginger', 0.025, '1/8-inch piece ginger'],
    ['1 gallon water', 0.025, '3/8 cup water'],
    ['0.1 g saffron', 0.25, '0.1 g saffron'],
  ])('%s times %d is %s', (line, factor, wanted) => {
    expect(scaled(line, factor)).toBe(wanted)
  })
  it.each([
    ['1 cup (240 ml) cream', 0.25, '1/4 cup (60 ml) cream'],
    ['1 cup cream (240 ml)', 0.25, '1/4 cup cream (60 ml)'],
    ['100 g/3.5 oz chocolate', 0.25, '25 g (7/8 oz) chocolate'],
    ['100 g / 3.5 oz chocolate', 2, '200 g (7 oz) chocolate'],
    ['1/2 cup butter (1 stick)', 0.25, '2 tbsp butter'],
    ['2 tbsp oil plus 1 tsp', 3, '6 tbsp oil plus 1 tbsp'],
    ['2 tbsp oil, plus 1 tsp for the pan', 2, '1/4 cup oil, plus 2 tsp for the pan'],
    ['1 lb 4 oz beef', 2, '2 1/2 lb beef'],
    ['1 kg 200 g flour', 0.5, '600 g flour'],
    ['2 onions (about 300 g), chopped', 2, '4 onions (about 600 g), chopped'],
    ['4 salmon fillets (6 oz each)', 0.5, '2 salmon fillets (6 oz each)'],
    ['2 cans (15 oz) beans', 2, '4 cans (15 oz) beans'],
    ['1 egg (50 g)', 0.5, '1 egg (50 g)'],
  ])('%s times %d is %s', (line, factor, wanted) => {
    expect(scaled(line, factor)).toBe(wanted)
  })
})

describe('amounts inside steps', () => {
  it.each([
    ['Beat 2 eggs with 1 cup of the milk.', 2, 'Beat 4 eggs with 2 cups of the milk.'],
    [
      'Simmer in a 2-quart pan with 3 cups water, 10 minutes.',
      2,
      'Simmer in a 2-quart pan with 6 cups water, 10 minutes.',
    ],
    ['Add 1 tablespoon oil and 1/2 tsp salt.', 3, 'Add 3 tablespoons oil and 1 1/2 tsp salt.'],
    ['Stir in 2 tablespoons of oil.', 0.5, 'Stir in 1 tablespoon of oil.'],
    ['Bake at 400°F in a 9x13-inch pan.', 2, 'Bake at 400°F in a 9x13-inch pan.'],
    ['Grease 10 cups of a muffin tin.', 0.25, 'Grease 10 cups of a muffin tin.'],
    ['Brown 1 lb 4 oz beef in 1 or 2 cups of stock.', 2, 'Brown 2 1/2 lb beef in 2-4 cups of stock.'],
    ['Beat 2 to 3 eggs, then 1-2 eggs.', 2, 'Beat 4-6 eggs, then 2-4 eggs.'],
    ['Use a 1 cup measure.', 2, 'Use a 1 cup measure.'],
    ['Melt 1 stick butter in 1 cup (240 ml) cream.', 0.25, 'Melt 2 tbsp butter in 1/4 cup (60 ml) cream.'],
    ['Add 1/8 tsp salt and 1/8 teaspoon vanilla.', 0.25, 'Add 1 pinch salt and 3 drops vanilla.'],
    ['Boil 1 gallon water, then take 1 cup. Wait.', 2, 'Boil 2 gallons water, then take 2 cups. Wait.'],
  ])('%s', (text, factor, wanted) => {
    expect(step(text, factor, '4 eggs', '2 cups milk')).toEqual({ text: wanted, isScaled: true })
  })
  it('of each piece stay, and so do those in words, and the step says so', () => {
    const each = 'Pour 1/4 cup batter per pancake.'
    expect(step(each, 2)).toEqual({ text: each, isScaled: false })
    expect(step('Add a cup of milk.', 2)).toEqual({ text: 'Add a cup of milk.', isScaled: false })
    expect(step('Fry in batches for 5 minutes.', 2)).toEqual({ text: 'Fry in batches for 5 minutes.', isScaled: true })
  })
})

it('tells what to mind', () => {
  const notes = (factor: number) =>
    scaleRecipe(recipe(['3 eggs', '1 tsp salt', '2 tsp baking powder'], ['Bake for 20 minutes.']), factor).notes.join(
      ' ',
    )
  expect(notes(0.5)).toMatch(/rounded to whole ones.*Times are for 4 servings/)
  expect(notes(2)).toMatch(/three quarters of the salt.*several pans/)
  expect(notes(1)).toBe('')
})

it('scaled up and down again weighs the same', () => {
  const lines = [
    '3 eggs',
    '1 1/2 cups flour',
    '200 g sugar',
    '2 tbsp butter',
    '1 lb chicken breast',
    '2 onions',
    '1 can chickpeas',
    '3/4 tsp salt',
    '250 ml milk',
  ]
  const grams = (text: string) => {
    const line = readIngredientLine(text)
    return line.foods.reduce((sum, named) => sum + (weigh(line, named)?.grams ?? 0), 0)
  }
  assert(
    property(constantFrom(...lines), constantFrom(2, 3, 4, 5, 8), (line, factor) => {
      const there = scaleLine(ingredientOfLine(line), factor)
      const back = ingredientText(scaleLine(there, 1 / factor))
      expect(Math.abs(grams(back) / grams(line) - 1), `${line} x ${factor}: ${back}`).toBeLessThan(0.03)
      expect(Math.abs(grams(ingredientText(there)) / grams(line) / factor - 1)).toBeLessThan(0.03)
    }),
  )
})

describe('I have so much of it', () => {
  it.each([
    ['500 g chicken breast', '350 g', 2.8],
    ['500 g chicken breast', '350 g of chicken', 2.8],
    ['500 g chicken breast', '350g', 2.8],
    ['2 cups rice', '3', 6],
    ['1 lb ground beef', '2', 8],
    ['3 onions', 'about 6 large', 10.9],
    ['6 eggs', '4 eggs', 2.7],
  ])('%s, I have %s', (line, have, servings) => {
    expect(servingsFor(ingredientOfLine(line), have, 4)).toMatchObject({ servings })
  })
  it.each([
    ['salt to taste', '3 g', 'can’t be weighed'],
    ['2 florps', '3 kg', 'can’t be weighed'],
    ['500 g chicken', 'some', 'couldn’t be read'],
    ['500 g chicken', '<b>', 'couldn’t be read'],
    ['500 g chicken', 'a lot', 'couldn’t be read'],
    ['500 g chicken', '1e9 kg', 'couldn’t be read'],
    ['500 g chicken', '0 g', 'not enough'],
    ['500 g chicken', '20 g', 'not enough for half a serving'],
    ['1 g salt', '900 kg', 'more than 100 servings'],
  ])('%s, I have %s: %s', (line, have, problem) => {
    expect(servingsFor(ingredientOfLine(line), have, 4)).toMatchObject({ problem: expect.stringContaining(problem) })
  })
})
