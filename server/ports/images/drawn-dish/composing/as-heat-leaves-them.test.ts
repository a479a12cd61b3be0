import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { lightness } from '#server/ports/images/drawn-dish/colour.ts'
import { glazeFor } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

test('spinach is limp where it was cooked, and whole in a salad', () => {
  const soup = drawn('Bean Soup', '1 lb white beans, 5 oz baby spinach', 'Simmer the beans. Stir in the spinach.')
  const salad = drawn('Bean Salad', '1 lb white beans, 5 oz baby spinach', 'Toss the spinach with the beans.', 'Salad')
  expect([shapesOf(soup).includes('wilted'), shapesOf(soup).includes('spoon-leaf')]).toEqual([true, false])
  expect([shapesOf(salad).includes('wilted'), shapesOf(salad).includes('spoon-leaf')]).toEqual([false, true])
})

test('tomatoes in pieces soften in a dal and keep their edges in a salad', () => {
  const markOf = (pieces: readonly Pieces[]) => pieces.find(({ look }) => look.shape === 'tomato-piece')?.look.mark
  const lines = '1 cup red lentils, 2 tomatoes (chopped), 2 tbsp ghee'
  const dal = drawn('Tomato Dal', lines, 'Simmer the lentils with the tomatoes. Pour the hot ghee over.')
  expect(markOf(dal)).toBe('sheer')
  // what was poured over lies on it in pools
  expect(shapesOf(dal)).toContain('drizzle')
  expect(markOf(drawn('Tomato Salad', '4 tomatoes (chopped)', 'Toss the tomatoes.', 'Salad'))).toBeUndefined()
})

test('a pot has one bay leaf or two, and none that was taken out', () => {
  const leaves = (steps: string, lines: string) =>
    drawn('White Beans', `1 lb white beans, ${lines}`, steps)
      .filter(({ look }) => look.shape === 'leaf')
      .map(({ count }) => count)
  expect(leaves('Simmer the beans with the bay.', '1 bay leaf')).toEqual([1])
  expect(leaves('Simmer the beans with the bay.', '5 bay leaves')).toEqual([2])
  expect(leaves('Simmer the beans. Discard the bay leaves.', '2 bay leaves')).toEqual([])
})

test('onions are as dark as the steps say', () => {
  const onion = (until: string) => {
    const steps = `Cook the onions until ${until}. Fold into the rice.`
    const arc = drawn('Onion Pilaf', '2 cups basmati rice, 4 onions (sliced)', steps).find(
      ({ look }) => look.shape === 'arc',
    )
    return lightness(arc?.look.colour ?? '#ffffff')
  }
  expect(onion('nearly black')).toBeLessThan(onion('golden brown') - 0.1)
  expect(onion('golden brown')).toBeLessThan(onion('soft') - 0.1)
})

test('cheese on a bake is one layer', () => {
  const lines = '12 oz macaroni, 3 cups grated cheddar, 2 cups whole milk'
  const melted = drawn('Macaroni Casserole', lines, 'Bake until browned.').filter(({ look }) => look.shape === 'melted')
  expect(melted.map(({ count, look }) => [count, look.mark])).toEqual([[1, 'crust']])
})

test('saffron is in threads on a risotto, and only where it is listed', () => {
  const risotto = (more: string) =>
    shapesOf(drawn('Risotto', `2 cups Arborio rice, 1 cup grated Parmesan${more}`, 'Stir.'))
  expect(risotto(', 1/2 tsp saffron threads')).toContain('thread')
  expect(risotto('')).not.toContain('thread')
})

test('nothing is poured over pancakes that have no syrup', () => {
  const pancakes = (more: string) => shapesOf(drawn('Pancakes', `2 cups flour, 2 cups buttermilk${more}`, 'Fry.'))
  expect(pancakes(', 1/4 cup maple syrup')).toContain('drizzle')
  expect(pancakes('')).not.toContain('drizzle')
})

test('plates are of every glaze that shows the food, each about as often', () => {
  const chance = chanceFrom(7)
  const counts = new Map<string, number>()
  for (let made = 0; made < 600; made += 1) {
    const glaze = glazeFor(chance, 'plate', '#f0d890')
    counts.set(glaze, (counts.get(glaze) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(5)
  expect(Math.max(...counts.values())).toBeLessThan(3 * Math.min(...counts.values()))
})

function drawn(title: string, lines: string, steps: string, recipeType = 'Main Dish'): readonly Pieces[] {
  const scene = sceneOf({
    id: 1,
    title,
    recipeType,
    ingredients: lines.split(', ').map(ingredientOfLine),
    instructions: [{ description: steps }],
  })
  return [...scene.pieces, ...scene.garnish]
}

function shapesOf(pieces: readonly Pieces[]): string[] {
  return pieces.map(({ look }) => look.shape)
}
