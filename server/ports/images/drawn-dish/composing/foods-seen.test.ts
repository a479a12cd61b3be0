import { expect, test } from 'vitest'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { lightness } from '#server/ports/images/drawn-dish/colour.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'

const sceneFrom = (title: string, recipeType: string, lines: string, steps: string) =>
  sceneOf({
    id: 1,
    title,
    recipeType,
    ingredients: lines.split(', ').map(ingredientOfLine),
    instructions: [{ description: steps }],
  })

test('what a bowl or a dish has no grain in shows none, and rice is seen where it is', () => {
  const kinds = (title: string, lines: string, steps = '') =>
    sceneFrom(title, 'Main Dish', lines, steps).grounds.map(({ kind }) => kind)
  expect(kinds('Egg Roll in a Bowl', '1 lb ground pork, 4 cups cabbage', 'Toss and serve.')).not.toContain('grain')
  expect(kinds('Chicken and Rice Casserole', '1 lb chicken thighs, 1 cup white rice', 'Bake.')).toContain('grain')
})

test('a drink has the color of what it is named for, and white foam or milk where it has them', () => {
  const ground = (title: string, lines: string, steps: string) =>
    sceneFrom(title, 'Beverage', lines, steps).grounds.at(-1)?.colour ?? '#000000'
  const spritz = ground('Aperol Spritz', '1 cup prosecco, 3/4 cup Aperol', 'Pour over ice.')
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(spritz.slice(at, at + 2), 16))
  expect((red ?? 0) - (green ?? 0)).toBeGreaterThan(70)
  expect(green).toBeGreaterThan(blue ?? 0)
  const steps = 'Soak, blend and strain. Pour over ice.'
  expect(lightness(ground('Horchata', '1 cup rice, 1/3 cup almonds', steps))).toBeGreaterThan(0.8)
})

test('tofu is smooth, raisins are wrinkled and cheese is torn', () => {
  const marks = (lines: string) =>
    sceneFrom('Salad', 'Salad', lines, 'Toss.').pieces.map(({ look }) => `${look.shape} ${look.mark}`)
  expect(marks('1 lb firm tofu, 2 cucumbers')).toContain('cube sheer')
  expect(marks('1 cup raisins, 2 apples')).toContain('bean rings')
  expect(marks('1 cup feta, 2 cucumbers')).toContain('crumb flakes')
})

test('tortellini are rings, bok choy has stems, carnitas are pulled and a meatloaf is a loaf', () => {
  const shapes = (title: string, lines: string) =>
    sceneFrom(title, 'Main Dish', lines, 'Cook until done.').pieces.map(({ look }) => look.shape)
  expect(shapes('Tortellini Soup', '8 oz cheese tortellini, 4 cups chicken stock')).toContain('folded-ring')
  expect(shapes('Bok Choy', '1 lb bok choy, 1 tbsp sesame oil')).toContain('stemmed-leaf')
  expect(shapes('Pork Carnitas', '2 lb pork shoulder, 12 corn tortillas')).toContain('pulled')
  expect(shapes('Meatloaf', '1 lb ground beef, 1/2 cup ketchup')).toContain('tin-loaf')
})
