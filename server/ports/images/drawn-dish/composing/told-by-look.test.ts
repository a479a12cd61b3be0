import { expect, test } from 'vitest'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { lightness } from '#server/ports/images/drawn-dish/colour.ts'
import { countFor } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { foodLooks } from '#server/ports/images/drawn-dish/looks/look-of-food.ts'
import type { DishScene } from '#server/ports/images/drawn-dish/scene.ts'

test.each([
  ['Buttermilk Biscuits', '2 cups flour, 1 cup buttermilk', 'Cut out rounds. Bake.', 'biscuit'],
  ['Peach Cobbler', '2 lb peaches, 2 cups flour', 'Drop the dough over the peaches. Bake.', 'biscuit'],
  ['Strawberry Shortcakes', '2 cups flour, 1 lb strawberries, 1 cup heavy cream', 'Bake. Split and fill.', 'biscuit'],
  ['Fried Eggs over Rice', '2 cups rice, 6 eggs', 'Break in the eggs and fry. Slide onto the rice.', 'fried-egg'],
  ['Oyakodon', '2 cups rice, 1 lb chicken thighs, 4 eggs', 'Simmer the chicken. Pour the beaten eggs over.', 'set-egg'],
  ['Egg Curry', '8 eggs, 2 cups tomatoes', 'Lower the eggs into boiling water for 10 minutes. Simmer.', 'half-egg'],
  ['Carrot Salad', '1 lb carrots, 1 cup hazelnuts', 'Toss.', 'hazelnut'],
  [
    'Sausage Strata',
    '12 oz bread, 1 lb breakfast sausage, 8 eggs',
    'Pour the beaten eggs over the bread. Bake.',
    'bread-cube',
  ],
  ['Café Latte', '2 cups whole milk, 1 cup espresso', 'Heat the milk and whisk until foamy.', 'froth'],
])('%s are told by what they are made of', (title, lines, steps, shape) => {
  expect(shapesOf(sceneOf(recipe(title, lines, steps)))).toContain(shape)
})

test('cheese that melts on rice lies over it', () => {
  const cheesy = (steps: string) =>
    shapesOf(sceneOf(recipe('Cheesy Rice', '2 cups cooked rice, 8 oz grated cheddar', steps)))
  expect(cheesy('Top with the cheese, cover and wait until it has melted.')).toContain('melted')
  expect(cheesy('Stir in the cheese.')).not.toContain('melted')
})

test('much milk makes coffee and tea pale, a splash of it does not', () => {
  const latte = (milk: string) =>
    lightness(sceneOf(recipe('Latte', `${milk} whole milk, 1 cup espresso`, 'Heat.')).grounds[0]?.colour ?? '#000000')
  expect(latte('4 cups')).toBeGreaterThan(0.55)
  expect(latte('2 tbsp')).toBeLessThan(0.35)
})

test('plain biscuits are whole but one, which is split', () => {
  const marks = sceneOf(recipe('Buttermilk Biscuits', '2 cups flour, 1 cup buttermilk', 'Bake.')).pieces.map(
    ({ look }) => look.mark,
  )
  expect([marks.length, marks.filter((mark) => mark === 'sliced').length]).toEqual([4, 1])
})

test('fried eggs on rice are not scrambled', () => {
  const eggs = sceneOf(recipe('Fried Eggs over Rice', '2 cups rice, 6 eggs', 'Fry the eggs. Slide onto the rice.'))
  expect(shapesOf(eggs)).not.toContain('curd')
})

test('eggs that are scrambled lie among the chips, fried ones on them', () => {
  const eggs = (steps: string) =>
    shapesOf(sceneOf({ ...recipe('Chilaquiles', '8 corn tortillas, 6 eggs', steps), dish: 'chilaquiles/egg/texmex' }))
  const scrambled = eggs('Fry the tortillas. Pour in the eggs and stir to soft curds.')
  const fried = eggs('Fry the tortillas. Fry the eggs and slide them on top.')
  expect([scrambled.includes('curd'), scrambled.includes('fried-egg')]).toEqual([true, false])
  expect([fried.includes('curd'), fried.includes('fried-egg')]).toEqual([false, true])
})

test('sausage in a bake of bread is in browned pieces', () => {
  const bake = sceneOf(recipe('Sausage Strata', '12 oz bread, 1 lb ground pork, 8 eggs', 'Whisk the eggs. Bake.'))
  expect([shapesOf(bake).includes('chunk'), shapesOf(bake).includes('mince')]).toEqual([true, false])
})

test('smoked fish is larger than beans, and in flakes', () => {
  const look = foodLooks.get('smoked-haddock')?.look
  expect([look?.mark, (look?.size ?? 0) > 16]).toEqual(['flakes', true])
})

test('slices of onion are fewer than strips of as much pepper', () => {
  const strip = { shape: 'arc', colour: '#d9c08a', size: 20 } as const
  expect(countFor({ ...strip, mark: 'rings' }, 0.3)).toBeLessThan(countFor(strip, 0.3))
})

test('chickpeas alone on their sheet fill it, browned', () => {
  const { pieces } = sceneOf(recipe('Roasted Chickpeas', '3 cups chickpeas', 'Roast on a sheet pan.'))
  const peas = pieces.filter(({ look }) => look.shape === 'chickpea')
  const raw = lightness(foodLooks.get('chickpeas')?.look.colour ?? '#ffffff')
  expect(peas.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(90)
  expect(peas.every(({ look }) => lightness(look.colour) < raw)).toBe(true)
})

test('pulses roasted by the pound are no joint of meat', () => {
  const roast = { ...recipe('Roast Edamame', '1 lb edamame, 4 carrots', 'Roast.'), dish: 'whole-roast/edamame/cypriot' }
  expect(shapesOf(sceneOf(roast))).not.toContain('roast')
})

test('a cold soup wears the dice that its steps keep back for it', () => {
  const soup = (steps: string) =>
    shapesOf(sceneOf(recipe('Gazpacho', '2 lb tomatoes, 1 cucumber, 2 slices bread', steps)))
  const kept = soup('Blend. Chill. Top with the diced cucumber and the bread.')
  expect([kept.includes('cube'), kept.includes('bread-cube')]).toEqual([true, true])
  expect(soup('Blend the tomatoes, cucumber and bread. Chill.')).not.toContain('bread-cube')
})

test('a wrap shows six of its foods where it is cut, avocado on top', () => {
  const { garnish } = sceneOf(
    recipe(
      'Chicken Wraps',
      '4 flour tortillas, 1 lb chicken thighs, 1 tomato, 1 carrot, 1 red onion, 1 avocado, 1 cucumber',
      'Fill and roll.',
    ),
  )
  expect(garnish).toHaveLength(12)
  expect(garnish.at(-1)?.look.shape).toBe('crescent')
})

function shapesOf({ pieces, garnish }: DishScene): string[] {
  return [...pieces, ...garnish].map(({ look }) => look.shape)
}

function recipe(title: string, lines: string, steps: string): PicturedRecipe {
  return {
    id: 7,
    title,
    recipeType: 'Main Dish',
    ingredients: lines.split(', ').map(ingredientOfLine),
    instructions: [{ description: steps }],
  }
}
