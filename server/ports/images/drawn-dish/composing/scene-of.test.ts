import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { recipeTypes } from '#domain/options/options.ts'
import { randomWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sceneOf, sceneOfFoods } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import { faultOfXml } from '#server/test-world/well-formed.ts'

test.each([
  [
    'Chicken Noodle Soup',
    'Soup',
    '8 cups|chicken stock, 8 oz|egg noodles, 1 lb|chicken breast',
    'bowl',
    'broth noodle',
  ],
  ['Silky Carrot Soup', 'Soup', '2 lb|carrots, 4 cups|vegetable stock', 'bowl', 'broth puree'],
  ['Spaghetti with Tomatoes', 'Main Dish', '12 oz|spaghetti, 1 lb|cherry tomatoes', 'plate', 'sauce noodle'],
  ['Thai Red Curry', 'Main Dish', '1 can|coconut milk, 2 cups|jasmine rice, 1 lb|tofu', 'bowl', 'sauce grain'],
  ['Beef Chili', 'Main Dish', '1 lb|ground beef, 2 cans|kidney beans', 'pot', 'sauce'],
  ['Mushroom Risotto', 'Main Dish', '1 cup|Arborio rice, 1 lb|cremini mushrooms', 'plate', 'grain'],
  ['Peach Smoothie', 'Beverage', '3|peaches, 1 cup|whole milk', 'glass', 'foam'],
  ['Mint Lemonade', 'Beverage', '6|lemons, 6 cups|water', 'glass', 'drink'],
  ['Hot Chocolate', 'Beverage', '2 cups|whole milk, 1/4 cup|cocoa powder', 'mug', 'foam'],
  ['Apple Crumble', 'Dessert', '6|apples, 1 cup|rolled oats', 'baking-dish', 'crumble'],
  ['Beef Lasagna', 'Main Dish', '1 lb|ground beef, 3 cups|marinara sauce', 'baking-dish', 'baked'],
  ['Apple Pie', 'Dessert', '6|apples, 2|pie crusts', 'pie-dish', 'lattice'],
  ['Blueberry Muffins', 'Snack', '2 cups|flour, 1 cup|blueberries', 'muffin-tin', ''],
  ['Margherita Pizza', 'Main Dish', '1 lb|pizza dough, 1 cup|tomato sauce', 'board', ''],
  ['Spinach Frittata', 'Main Dish', '8|eggs, 4 cups|baby spinach', 'skillet', 'baked'],
  ['Hummus', 'Appetizer', '2 cans|chickpeas, 1/2 cup|tahini', 'small-bowl', 'puree'],
  ['Greek Salad', 'Salad', '1 head|romaine lettuce, 1 pint|cherry tomatoes', 'bowl', 'greens'],
  ['Creamy Mashed Potatoes', 'Side Dish', '2 lb|potatoes, 1 cup|whole milk', 'bowl', 'puree'],
])('%s (%s) looks like it', (title, recipeType, list, vessel, grounds) => {
  const scene = sceneOf(recipe(title, recipeType, list))
  expect([scene.vessel.kind, scene.grounds.map(({ kind }) => kind).join(' ')]).toEqual([vessel, grounds])
})

test('what is roasted on a sheet lies on a tray, what is pan-fried on a plate', () => {
  const salmon = recipe('Salmon with Green Beans', 'Main Dish', '4|salmon fillets, 1 lb|green beans')
  const cooked = (description: string) => sceneOf({ ...salmon, instructions: [{ description }] }).vessel.kind
  expect(cooked('Roast on a rimmed baking sheet for 12 minutes.')).toBe('tray')
  expect(cooked('Sear the salmon and divide among plates.')).toBe('plate')
})

test('a dish shows its own foods, cut as its lines say', () => {
  const shapes = (list: string) => sceneOf(recipe('Dinner', 'Main Dish', list)).pieces.map(({ look }) => look.shape)
  expect(shapes('1 lb|large shrimp, 2 cups|broccoli florets')).toEqual(expect.arrayContaining(['shrimp', 'floret']))
  expect(shapes('1 lb|tofu|cut into 1-inch cubes')).toContain('cube')
  expect(shapes('1 lb|chicken breast|cut into 1-inch cubes')).toContain('chunk')
  expect(shapes('8|chicken thighs')).toContain('thigh')
  expect(shapes('1 lb|chicken breast')).toContain('meat')
  expect(shapes('2|carrots|shredded')).toContain('grated')
})

test.each([
  ['Greek Salad', 'Side Dish', '5|tomatoes, 1|cucumber, 1/2 cup|Kalamata olives', 'bowl'],
  ['Garlic Green Beans', 'Side Dish', '1 lb|green beans, 1/3 cup|sliced almonds', 'bowl'],
  ['Garlic Edamame', 'Side Dish', '3 cups|edamame', 'small-bowl'],
  ['Steamed Strawberries', 'Dessert', '4 cups|strawberries, 1/3 cup|walnuts', 'small-bowl'],
])('%s (%s) lies in a bowl without a pool', (title, recipeType, list, vessel) => {
  const scene = sceneOf(recipe(title, recipeType, list))
  expect([scene.vessel.kind, scene.grounds]).toEqual([vessel, []])
})

test('cheese melts over a bake, and a spoonful is gone from it', () => {
  const bake = sceneOf(
    recipe('Beef Lasagna', 'Main Dish', '1 lb|ground beef, 3 cups|marinara sauce, 2 cups|mozzarella'),
  )
  const shapes = bake.pieces.map(({ look }) => look.shape)
  expect(shapes).toEqual(expect.arrayContaining(['melted', 'opening', 'layers']))
  expect(shapes).not.toContain('grated')
})

test('what is alone on its plate lies in the middle; rings of scallion are strewn, never heaped', () => {
  const shrimp = sceneOf({
    ...recipe('Garlic Shrimp', 'Main Dish', '1 lb|shrimp, 3|scallions, 1/2 cup|heavy cream'),
    dish: 'pan-seared-fillet/shrimp/bistro',
  })
  expect(shrimp.pieces.map(({ look, at }) => [look.shape, at])).toEqual([['shrimp', [0, 0]]])
  expect(shrimp.garnish.map(({ look, arrangement }) => [look.shape, arrangement])).toEqual([['ring', 'scatter']])
})

test.each([
  ['Fried Calamari', '1 lb|squid', 'battered-ring'],
  ['Fried Shrimp', '1 lb|large shrimp', 'shrimp'],
  ['Fish and Chips', '4|cod fillets', 'cutlet'],
])('what is fried keeps its shape: %s', (title, list, shape) => {
  expect(sceneOf(recipe(title, 'Main Dish', list)).pieces.map(({ look }) => look.shape)).toContain(shape)
})

test('a sandwich and a roll show the foods that are in them', () => {
  const insideOf = (title: string, list: string) =>
    sceneOf(recipe(title, 'Main Dish', list)).pieces.flatMap(({ look }) => look.inside ?? [])
  const layersOf = (title: string, list: string) =>
    sceneOf(recipe(title, 'Main Dish', list)).pieces[0]?.look.layers?.map(({ kind }) => kind)
  const jelly = layersOf('PB&J Sandwich', '2|white bread, 2 tbsp|peanut butter, 2 tbsp|grape jelly')
  expect(jelly).toEqual(['spread', 'spread'])
  const blt = layersOf('BLT Sandwich', '4|white bread, 8 oz|bacon, 2|tomatoes, 1 cup|romaine lettuce')
  expect(blt).toEqual(['rashers', 'rounds', 'leaf'])
  const beef = layersOf('Roast Beef Sandwich', '4|white bread, 12 oz|roast beef, 4 oz|Swiss cheese')
  expect(beef).toEqual(['folds', 'melt'])
  expect(new Set(insideOf('Summer Rolls', '8|rice paper wrappers, 1|carrots, 1|avocado')).size).toBe(2)
})

test('a dip stands among what it is eaten with, and wears what it is made of; chopped it is no dip', () => {
  const bean = sceneOf(
    recipe('White Bean Dip', 'Appetizer', '1 can|cannellini beans, 1|cucumber|cut into spears, 3 slices|sourdough'),
  )
  expect(bean.vessel.kind).toBe('plate')
  expect(bean.pieces.map(({ look }) => look.shape)).toEqual(expect.arrayContaining(['stick', 'chip', 'bean']))
  const pico = sceneOf({
    ...recipe('Pico de Gallo', 'Appetizer', '3|tomatoes|diced, 1|onion|finely chopped'),
    instructions: [{ description: 'Toss everything.' }],
  })
  expect([pico.grounds, new Set(pico.pieces.map(({ look }) => look.shape))]).toEqual([
    [],
    new Set(['tomato-piece', 'arc']),
  ])
})

test('lentils are seen by the hundred in what is made of them', () => {
  const dal = sceneOf(recipe('Red Lentil Dal', 'Main Dish', '2 cups|red lentils, 1|tomatoes'))
  expect(dal.grounds.at(-1)).toMatchObject({ kind: 'pulses' })
})

test.each([
  ['Iced Coffee', '2 cups|brewed coffee', 'coffee-bean'],
  ['Iced Tea', '6|black tea bags', 'tea-tag'],
  ['Lemonade', '3|lemons|juiced', 'citrus'],
  ['Ginger Tea', '2 inch|fresh ginger', 'round'],
])('%s is named by what lies in it', (title, list, shape) => {
  const { pieces } = sceneOf(recipe(title, 'Beverage', list))
  expect(pieces.map(({ look }) => look.shape)).toContain(shape)
})

test('pickles stand in their jar', () => {
  expect(sceneOf(recipe('Pickled Carrots', 'Side Dish', '6|carrots, 1 cup|rice vinegar')).vessel.kind).toBe('jar')
})

test('soup has the colour of what was blended into it', () => {
  const colour = (list: string) => sceneOf(recipe('Silky Soup', 'Soup', list)).grounds.at(-1)?.colour ?? '#000000'
  const [red = 0, green = 0] = [1, 3].map((at) => Number.parseInt(colour('2 lb|tomatoes').slice(at, at + 2), 16))
  expect(red).toBeGreaterThan(green * 1.5)
  const leafy = colour('1 lb|baby spinach')
  expect(Number.parseInt(leafy.slice(3, 5), 16)).toBeGreaterThan(Number.parseInt(leafy.slice(1, 3), 16))
})

test('a plate so far shows the foods that were typed, in any order, and leaves out what is none', () => {
  const plate = sceneOfFoods(['chickpeas', 'baby spinach', 'moondust'])
  expect(plate).toEqual(sceneOfFoods(['baby spinach', 'chickpeas']))
  expect(plate.pieces.map(({ look }) => look.shape).sort()).toEqual(['chickpea', 'spoon-leaf'])
  expect(plate.title).toMatch(/^A plate with .*chickpeas.* and /)
  expect(sceneOfFoods([]).title).toBe('An empty plate')
})

test('any recipe text gives a well-formed picture that holds nothing of it unescaped', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><svg onload=x>',
      '&lt;',
      ']]>',
      '\u0000\uffff',
      'chicken & rice soup',
    ),
  )
  const anyRecipe = fc.record({
    id: fc.oneof(fc.integer(), text),
    title: text,
    recipeType: fc.oneof(text, fc.constantFrom(...recipeTypes)),
    ingredients: fc.array(
      fc.record({ amount: text, unit: text, name: text, preparation: fc.option(text, { nil: undefined }) }),
      { maxLength: 5 },
    ),
    instructions: fc.array(fc.record({ description: text }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(anyRecipe, (made) => {
      const drawn = drawDish(sceneOf(made), 'small')
      expect(faultOfXml(drawn)).toBeUndefined()
      expect(drawn.replace(/<title>[^<]*<\/title>/, '')).not.toMatch(/script|onload|NaN|undefined/)
    }),
    { numRuns: 150 },
  )
})

test('the kitchen’s own recipes are drawn within their limits, each with foods to see', () => {
  let drawn = 0
  for (let seed = 0; seed < 60; seed += 1) {
    const wish = { ...randomWish(chanceFrom(seed), 'plain'), recipeType: recipeTypes[seed % recipeTypes.length] }
    const composed = compose(wish, seed)
    if ('contradiction' in composed) continue
    const scene = sceneOf({ ...composed.draft, id: seed })
    const [small, full] = [drawDish(scene, 'small'), drawDish(scene, 'full')]
    expect([faultOfXml(small), faultOfXml(full)]).toEqual([undefined, undefined])
    expect(small.length).toBeLessThan(25_000)
    expect(full.length).toBeLessThan(160_000)
    expect([composed.draft.title, scene.grounds.length + scene.pieces.length > 0]).toEqual([composed.draft.title, true])
    drawn += 1
  }
  expect(drawn).toBeGreaterThan(40)
})

/** '8 cups|chicken stock, 2|carrots|shredded' as a recipe. */
function recipe(title: string, recipeType: string, list: string): PicturedRecipe {
  const ingredients = list.split(', ').map((line) => {
    const [measure = '', name = '', preparation] = line.split('|')
    const [amount = '', unit = ''] = measure.split(' ')
    return { amount, unit, name, preparation }
  })
  return { id: 7, title, recipeType, ingredients }
}
