import { assert, constantFrom, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { textIn } from '#domain/measure/systems.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { ingredientIn, measuresOf } from '#domain/recipe/scaling/measures.ts'
import { scaleRecipe } from '#domain/recipe/scaling/scale.ts'

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
    ['4 tbsp oil', '4 tbsp oil'],
    ['9 tbsp lemon juice', '135 ml lemon juice'],
    ['8 tbsp sugar', '100 g sugar'],
    ['3 onions, cut into 1-inch cubes', '3 onions, cut into 2.5-cm cubes'],
    ['salt to taste', 'salt to taste'],
    ['1 lb 4 oz beef', '565 g beef'],
    ['100 g/3.5 oz chocolate', '100 g chocolate'],
    ['1 cup milk (240 ml)', '240 ml milk'],
    ['1 kg 200 g flour', '1 kg 200 g flour'],
  ])('%s is %s', (line, wanted) => {
    expect(metric(line)).toBe(wanted)
  })
  it.each([
    ['125 g flour', '1 cup flour'],
    ['100 g flour', '3 1/2 oz flour'],
    ['240 ml milk', '1 cup milk'],
    ['1 kg potatoes', '2 1/4 lb potatoes'],
    ['300 g chicken breast', '10 1/2 oz chicken breast'],
    ['1 lb 4 oz beef', '1 lb 4 oz beef'],
    ['100 g / 3.5 oz chocolate', '3.5 oz chocolate'],
    ['0.1 g saffron', '0.1 g saffron'],
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
    ['Stir in 6 tablespoons oil.', 'Stir in 90 ml oil.', 'Stir in 6 tablespoons oil.'],
    [
      'Simmer 20 to 25 minutes in 4 cups water.',
      'Simmer 20 to 25 minutes in 960 ml water.',
      'Simmer 20 to 25 minutes in 4 cups water.',
    ],
  ])('%s', (text, inMetric, inUs) => {
    expect([textIn('metric', text), textIn('us', text)]).toEqual([inMetric, inUs])
  })
})

describe('degrees', () => {
  it.each([
    ['Freeze at -18°C.', 'Freeze at 0°F.'],
    ['Freeze at \u221218°C.', 'Freeze at 0°F.'],
    ['Freeze at minus 18 degrees C.', 'Freeze at 0°F.'],
    ['Keep at -20 to -18°C (-4 to 0°F).', 'Keep at -4 to 0°F.'],
    ['Chill below 4°C.', 'Chill below 39°F.'],
    ['Bake at 180°C/160°C fan/350°F.', 'Bake at 350°F.'],
    ['Raise the oven by 10°C.', 'Raise the oven by 18°F.'],
    ['Add 2 C flour.', 'Add 2 C flour.'],
  ])('%s in the US', (text, wanted) => {
    expect(textIn('us', text)).toBe(wanted)
  })
  it.each([
    ['Freeze at 0°F.', 'Freeze at -18°C.'],
    ['Lower the oven by 25°F.', 'Lower the oven by 14°C.'],
    ['Raise the temperature 50°F.', 'Raise the temperature 28°C.'],
    ['It rises another 5 to 10°F.', 'It rises another 3 to 6°C.'],
    ['Cook 25°F lower.', 'Cook 14°C lower.'],
    ['Reduce the heat to 350°F.', 'Reduce the heat to 175°C.'],
    ['Reduce the oven 350°F.', 'Reduce the oven 350°F.'],
    ['Cook to 170°F or higher.', 'Cook to 77°C or higher.'],
    ['Keep under 40°F/4°C.', 'Keep under 4°C.'],
    ['Bake at 350 to 375°F.', 'Bake at 175 to 190°C.'],
    ['Bake at 350° or 375°F.', 'Bake at 175° or 190°C.'],
    ['Bake at 325, 350 and 375°F.', 'Bake at 325, 350 and 375°F.'],
    ['Bake (at least 165°F/74°C), 5 hours.', 'Bake (at least 74°C), 5 hours.'],
  ])('%s elsewhere', (text, wanted) => {
    expect(textIn('metric', text)).toBe(wanted)
  })
})

describe('lists of figures are changed as a whole or not at all', () => {
  it.each([
    ['a 5- to 6-inch pan', 'a 13- to 15-cm pan'],
    ['an 8- or 9-inch tin', 'a 20- or 23-cm tin'],
    ['1/8- to 1/4-inch slices', '3- to 6-mm slices'],
    ['1/4- to 1/2-inch dice', '6 mm to 1.5-cm dice'],
    ['8, 9 or 10-inch tins', '8, 9 or 10-inch tins'],
    ['a 9 x 13 x 2-inch pan', 'a 23 x 33 x 5-cm pan'],
    ['an 8" x 8" pan', 'a 20 cm x 20-cm pan'],
    ['a 9×9-inch pan', 'a 23×23-cm pan'],
    ['a (9-inch/23 cm) pan', 'a (23 cm) pan'],
    ['a 12-cup muffin tin', 'a 12-cup muffin tin'],
    ['Grease 10 cups of a muffin tin.', 'Grease 10 cups of a muffin tin.'],
    ['1 or 2 cups water', '240 or 480 ml water'],
    ['1-1/2 cups water', '360 ml water'],
    ['1 lb 4 oz beef', '565 g beef'],
    ['1 lb 4 oz (570 g) beef', '570 g beef'],
  ])('%s', (text, wanted) => {
    expect(textIn('metric', text)).toBe(wanted)
  })
  it('of two packets each is weighed', () => {
    expect(textIn('us', '2 x 400 g cans')).toBe('2 x 14 oz cans')
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

describe('for more people, a metric recipe stays metric', () => {
  const scaled = (line: string, factor: number, step = '') => {
    const { metric: measured } = measuresOf({ ingredients: [ingredientOfLine(line)], steps: [step] })
    const { ingredients, steps } = scaleRecipe({ servings: 4, ...measured, isMetric: true }, factor)
    return { line: ingredients.map(ingredientText).join(), step: steps[0]?.text }
  }
  it.each([
    ['3 tbsp neutral oil', '270 ml neutral oil'],
    ['2 tsp cumin seeds', '60 ml cumin seeds'],
    ['1 tsp salt', '2 tbsp salt'],
    ['2-inch piece fresh ginger', '30 cm piece fresh ginger'],
  ])('%s', (line, wanted) => {
    expect(scaled(line, 6).line).toBe(wanted)
  })
  it('in the steps too', () => {
    expect(scaled('3 tbsp oil', 6, 'Warm 3 tbsp oil for 5 minutes.').step).toBe('Warm 270 ml oil for 5 minutes.')
  })
  it('no cup, and no more than four tablespoons', () => {
    assert(
      property(
        constantFrom('1/8', '1/3', '1/2', '1', '2 1/2', '3', '5', '13', '1-2'),
        constantFrom('tsp', 'tbsp', 'cups', 'fl oz', 'pint'),
        constantFrom('neutral oil', 'cumin seeds', 'flour', 'lemon juice', 'flurbian powder'),
        double({ min: 0.25, max: 24, noNaN: true }),
        (amount, unit, name, factor) => {
          const { line, step } = scaled(`${amount} ${unit} ${name}`, factor, `Add ${amount} ${unit} of it.`)
          for (const text of [line, step]) {
            expect(text).not.toMatch(/cup|oz|pint|quart/)
            const [, many = '0', spoon] = /([\d/ -]+) (tbsp|tsp)/.exec(String(text)) ?? []
            const most = readAmount(many.split('-').at(-1)?.trim() ?? '')
            expect(most ? toNumber(most) : 0).toBeLessThanOrEqual(spoon === 'tsp' ? 12 : 4)
          }
        },
      ),
    )
  })
})

it('hostile text comes back as it was', () => {
  const text = '<script>1</script> =1+1 \u202e %s \\ $1 $& 9e99'
  expect(textIn('us', text)).toBe(text)
  expect(textIn('metric', text)).toBe(text)
  const { us: lines } = measuresOf({ ingredients: [{ amount: '9e99', unit: 'kg', name: text }], steps: [''] })
  expect(lines.ingredients[0]?.name).toBe(text)
})
