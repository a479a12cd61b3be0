import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { weigh } from '#domain/food/weigh.ts'
import { textIn } from '#domain/measure/systems.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { ingredientIn, measuresOf } from '#domain/recipe/measures.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

const metric = (line: string) => ingredientText(ingredientIn('metric', ingredientOfLine(line)))
const us = (line: string) => ingredientText(ingredientIn('us', ingredientOfLine(line)))

describe('lines in the measures of the other country', () => {
  it.each([
    ['1 cup flour', '125 g flour'],
    ['1 1/2 cups milk', '360 ml milk'],
    ['1 lb ground beef', '455 g ground beef'],
    ['2 (15-oz) cans chickpeas, drained', '2 (425-g) cans chickpeas, drained'],
    ['1 cup (240 ml) water', '240 ml water'],
    ['2 lb (900 g) chicken thighs', '900 g chicken thighs'],
    ['1-inch piece ginger', '2.5 cm piece ginger'],
    ['1 tbsp oil', '1 tbsp oil'],
    ['3 onions, cut into 1-inch cubes', '3 onions, cut into 2.5-cm cubes'],
    ['salt to taste', 'salt to taste'],
  ])('%s is %s', (line, wanted) => {
    expect(metric(line)).toBe(wanted)
  })
  it.each([
    ['125 g flour', '1 cup flour'],
    ['100 g flour', '3 1/2 oz flour'],
    ['240 ml milk', '1 cup milk'],
    ['1 kg potatoes', '2 1/4 lb potatoes'],
    ['300 g chicken breast', '10 1/2 oz chicken breast'],
  ])('%s is %s', (line, wanted) => {
    expect(us(line)).toBe(wanted)
  })
})

describe('steps in the measures of the other country', () => {
  it.each([
    ['Heat the oven to 400°F (200°C).', 'Heat the oven to 200°C.', 'Heat the oven to 400°F.'],
    ['Cook to 165°F inside.', 'Cook to 74°C inside.', 'Cook to 165°F inside.'],
    [
      'Bake in a 9x13-inch pan at 350 degrees F.',
      'Bake in a 23x33-cm pan at 175°C.',
      'Bake in a 9x13-inch pan at 350 degrees F.',
    ],
    ['Bake in an 8-inch tin.', 'Bake in a 20-cm tin.', 'Bake in an 8-inch tin.'],
    [
      'Roll 3 mm thick, cut 10 cm rounds.',
      'Roll 3 mm thick, cut 10 cm rounds.',
      'Roll 1/8 inch thick, cut 4-inch rounds.',
    ],
    ['Add 450 g / 1 lb beef and 2 tbsp oil.', 'Add 450 g beef and 2 tbsp oil.', 'Add 1 lb beef and 2 tbsp oil.'],
    [
      'Simmer 20 to 25 minutes in 4 cups water.',
      'Simmer 20 to 25 minutes in 960 ml water.',
      'Simmer 20 to 25 minutes in 4 cups water.',
    ],
  ])('%s', (text, inMetric, inUs) => {
    expect([textIn('metric', text), textIn('us', text)]).toEqual([inMetric, inUs])
  })
})

it('there and back weighs the same within 3%, a few ounces within 5%', () => {
  const grams = (text: string) => {
    const line = readIngredientLine(text)
    return line.foods.reduce((sum, named) => sum + (weigh(line, named)?.grams ?? 0), 0)
  }
  const amounts = ['1/4', '1/3', '1/2', '2/3', '3/4', '1', '1 1/4', '1 1/2', '2', '2 1/2', '3', '4', '6']
  const names = [
    'flour',
    'sugar',
    'milk',
    'jasmine rice',
    'butter',
    'olive oil',
    'chopped walnuts',
    'chicken stock',
    'brown sugar',
    'rolled oats',
    'grated Parmesan',
    'yogurt',
    'honey',
    'chicken breast',
    'chopped onion',
  ]
  assert(
    property(
      constantFrom(...amounts),
      constantFrom('cups', 'oz', 'lb'),
      constantFrom(...names),
      (amount, unit, name) => {
        const before = `${amount} ${unit} ${name}`
        if (grams(before) < 28) return
        const there = ingredientIn('metric', ingredientOfLine(before))
        const back = ingredientText(ingredientIn('us', there))
        const off = (text: string) => Math.abs(grams(text) / grams(before) - 1)
        const may = grams(before) < 115 ? 0.05 : 0.031
        expect(off(ingredientText(there)), `${before}: ${ingredientText(there)}`).toBeLessThan(may)
        expect(off(back), `${before}: ${ingredientText(there)}: ${back}`).toBeLessThan(may)
      },
    ),
    { numRuns: 400 },
  )
})

it('hostile text comes back as it was', () => {
  const text = '<script>1</script> =1+1 \u202e %s \\ $1 $& 9e99'
  expect(textIn('us', text)).toBe(text)
  expect(textIn('metric', text)).toBe(text)
  const { us: lines } = measuresOf({ ingredients: [{ amount: '9e99', unit: 'kg', name: text }], steps: [''] })
  expect(lines.ingredients[0]?.name).toBe(text)
})
