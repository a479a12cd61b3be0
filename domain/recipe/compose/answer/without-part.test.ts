import { expect, test } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

function made(notes: string) {
  const composed = compose({ ...anything, notes }, 1)
  if (!('draft' in composed)) throw new Error(`nothing for “${notes}”`)
  const { title, ingredients, instructions, notes: said, description } = composed.draft
  const steps = instructions.map((step) => step.description).join(' ')
  return { dish: composed.dish, title, list: ingredients.map(ingredientText).join('\n'), steps, description, said }
}

test.each([
  ['birthday cake for my dad who hates frosting', /powdered sugar/, /buttercream|frosting/i],
  ['carrot cake, no icing please', /cream cheese|powdered sugar/, /frosting|icing/i],
  ['egg free cupcakes without frosting', /powdered sugar|\beggs?\b/, /swirl/i],
  ['cinnamon rolls but not iced', /cream cheese/, /icing|glaze/i],
])('%s: the part is left off, and nothing speaks of it', (wish, foods, words) => {
  const { list, steps, description, said } = made(wish)
  expect(list).not.toMatch(foods)
  expect(`${steps} ${description}`).not.toMatch(words)
  expect(said).toEqual([])
})

test.each([
  ['cheesecake without the crust', 'dish-basque-cheesecake'],
  ['quiche lorraine, no pastry', 'dish-crustless-quiche'],
  ['pumpkin pie no crust', 'dish-crustless-pumpkin-pie'],
])('%s is the dish that has none', (wish, dish) => {
  expect(made(wish).dish.split('/')[0]).toBe(dish)
})

test('a part of another dish is no part of this one', () => {
  expect(made('roast chicken for my dad who hates frosting').title).toMatch(/chicken/i)
})

const parts = [...bookDishes.values()].flatMap(({ id, names, parts: own }) =>
  own.map(({ names: [part = ''], instead }) => ({ id, name: names[0] ?? '', part, instead })),
)
test.each(parts.filter(({ instead }) => instead))('$name without $part is another dish', ({ name, part, instead }) => {
  expect(made(`${name} without ${part}`).dish.split('/')[0]).toBe(instead)
})

test.each(parts.filter(({ instead }) => !instead))('$name without $part', ({ id, name, part }) => {
  const { dish, steps } = made(`${name} without ${part}`)
  expect(dish.split('/')[0]).toBe(id)
  expect(steps).not.toMatch(new RegExp(`\\b${part}\\b`, 'i'))
})
