import { expect, test } from 'vitest'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { warmed } from '#server/ports/images/drawn-dish/colour.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import type { DishScene } from '#server/ports/images/drawn-dish/scene.ts'

test('peppers ground with bread are a sauce, and the bread in it is not for dipping', () => {
  const lines = '2 cups roasted red peppers, 1/2 cup almonds, 1 slice sourdough'
  const sauce = sceneOf(
    recipe('Romesco Sauce', lines, 'Grind the almonds and sourdough in a food processor to a paste.'),
  )
  expect([sauce.grounds[0]?.kind, shapesOf(sauce).includes('chip')]).toEqual(['puree', false])
})

test('noodles that are drained and tossed in their sauce lie in no broth', () => {
  const ramen = sceneOf(
    recipe(
      'Peanut Ramen',
      '10 oz ramen noodles, 1/2 cup peanut butter',
      'Boil and drain. Toss until the sauce coats them.',
    ),
  )
  expect(ramen.grounds.map(({ kind }) => kind)).not.toContain('broth')
})

test('cream makes a white sauce whatever lies in it; curry powder makes it golden', () => {
  const blue = (spice: string) => {
    const scene = sceneOf(
      recipe('Chicken Blanquette', `2 lb chicken thighs, 2 cups cream, 2 carrots${spice}`, 'Simmer in a pot.'),
    )
    return Number.parseInt(scene.grounds[0]?.colour.slice(5) ?? '', 16)
  }
  expect(blue('')).toBeGreaterThan(190)
  expect(blue(', 2 tbsp curry powder')).toBeLessThan(150)
})

test('meat in its sauce is seen beside the noodles that it is served over', () => {
  const scene = sceneOf(
    recipe('Beef Tips', '2 lb beef chuck, 10 oz egg noodles, 2 cups beef stock', 'Simmer. Serve over the noodles.'),
  )
  expect(scene.grounds.map(({ kind }) => kind)).toEqual(['sauce', 'noodle'])
})

test('a sauce has the color of what is in it: not of a rub, nor of leaves that stay leaves', () => {
  const pan = (more: string, steps: string) =>
    channelsOf(
      sceneOf(
        recipe(
          'Chicken Supper',
          `1.5 lb chicken breast, 1 cup cream${more}`,
          `${steps} Simmer in a skillet with the cream.`,
        ),
      ).grounds[0]?.colour,
    )
  const [plainRed, plainGreen] = pan('', '')
  const [rubbedRed, rubbedGreen] = pan(', 1 tbsp paprika', 'Rub the chicken with the paprika.')
  expect(Math.abs(rubbedRed - rubbedGreen - (plainRed - plainGreen))).toBeLessThan(40)
  const [leafyRed, leafyGreen] = pan(', 4 oz spinach', 'Stir in the spinach.')
  expect(leafyRed).toBeGreaterThanOrEqual(leafyGreen)
  const [green, greenest] = pan(', 2 lb spinach', 'Blend the spinach.')
  expect(greenest).toBeGreaterThan(green)
})

test('what is eaten in its gravy is no bowl of sauce; bagels wear what lies on them', () => {
  const gravy = (lines: string) => sceneOf(recipe('Sunday Gravy', lines, 'Simmer.')).vessel.kind
  expect([gravy('2 cups tomato sauce'), gravy('2 cups tomato sauce, 1 lb sausage')]).toEqual(['small-bowl', 'pot'])
  const bagels = shapesOf(sceneOf(recipe('Bagels with Lox', '4 bagels, 6 oz smoked salmon, 4 oz cream cheese', '')))
  expect(bagels).toEqual(expect.arrayContaining(['ring', 'frilled-leaf']))
})

test('chicken in butter is no curry; juice by the cup is not thinned', () => {
  const vesselOf = (title: string, lines: string) =>
    sceneOf(recipe(title, lines, 'Brown the chicken in a skillet, pour in the stock and simmer.')).vessel.kind
  expect(vesselOf('Garlic Butter Chicken', '1.5 lb chicken breast, 4 tbsp butter, 1 cup chicken stock')).toBe('skillet')
  expect(vesselOf('Butter Chicken', '1.5 lb chicken breast, 2 cups tomato sauce, 1 cup cream')).toBe('bowl')
  const drink = sceneOf({
    ...recipe('Bloody Mary', '3 cups tomato juice, 2 celery stalks', 'Pour over ice.'),
    recipeType: 'Beverage',
  })
  expect(drink.grounds[0]).toMatchObject({ kind: 'drink', isOpaque: true })
})

test('what is creamed shows no greens that are not in it', () => {
  const shapes = (lines: string) => shapesOf(sceneOf(recipe('Creamed Dish', lines, '')))
  expect(shapes('1 lb baby spinach, 1 cup cream')).toContain('wilted')
  expect(shapes('4 cups corn kernels, 1 cup cream')).not.toContain('wilted')
})

test('what is simmered does not stay red; what is tossed in a hot sauce is not white', () => {
  const beef = (steps: string) => shapesOf(sceneOf(recipe('Beef', '1 lb sirloin steak, 1 cup beef stock', steps)))
  expect(beef('Simmer the beef in the stock.')).toContain('chunk')
  expect(beef('Sear the beef and let it rest.')).toContain('meat')
  const bites = (steps: string) =>
    sceneOf(recipe('Roasted Cauliflower', '1 lb cauliflower, 1/2 cup hot sauce', steps)).pieces[0]?.look.colour
  expect(bites('Toss the florets in the sauce.')).not.toBe(bites('Bake the florets.'))
})

test('tomato in cream is orange, never pink', () => {
  expect(warmed('#e5a880')).toMatch(/^#e5a[0-9a-f]6/)
  for (const other of ['#f3e6d0', '#8a2f5e', '#6a4a3a'] as const) expect(warmed(other)).toBe(other)
})

function channelsOf(colour = '#000000'): readonly [number, number] {
  return [Number.parseInt(colour.slice(1, 3), 16), Number.parseInt(colour.slice(3, 5), 16)]
}

function shapesOf({ pieces, garnish }: DishScene): string[] {
  return [...pieces, ...garnish].map(({ look }) => look.shape)
}

function recipe(title: string, lines: string, steps: string): PicturedRecipe {
  return {
    id: 7,
    title,
    recipeType: 'Main Dish',
    ingredients: lines.split(', ').map(ingredientOfLine),
    instructions: steps ? [{ description: steps }] : [],
  }
}
