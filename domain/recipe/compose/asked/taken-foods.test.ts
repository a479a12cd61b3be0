import { expect, test } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

/** The lines of dishes for two that are not about these foods. */
function linesWithout(taken: readonly string[], wish: Partial<Wish>, count: number): string[][] {
  return Array.from({ length: count }, (_, seed) => {
    const composed = compose({ ...anything, servings: 2, ...wish, takenFoods: taken }, seed)
    if (!('draft' in composed)) throw new Error(composed.contradiction.message)
    return composed.draft.ingredients.map(({ amount, unit, name }) => [amount, unit, name].join(' '))
  })
}

test('a dish that is not to be about eggs has few, or is another dish, and none that does without them', () => {
  const lines = linesWithout(['egg', 'egg-white', 'egg-yolk'], { mealTime: 'Breakfast', cuisine: 'French' }, 40)
  for (const list of lines) expect(list.join('\n')).not.toMatch(/chickpea flour|flax/)
  for (const list of lines) expect(list.join('\n')).not.toMatch(/^[2-9] large eggs/m)
})

test('a dish that is not to be about flour is none of another flour', () => {
  const lines = linesWithout(['flour'], { recipeType: 'Dessert' }, 40)
  for (const list of lines) expect(list.join('\n')).not.toMatch(/gluten-free/)
})

test('a dish that is not to be about apples has none', () => {
  const lines = linesWithout(['apple', 'sweet-apple'], { recipeType: 'Dessert' }, 20)
  for (const list of lines) expect(list.join('\n')).not.toMatch(/\bapples?\b/)
})
